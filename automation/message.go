package automation

import (
	"bytes"
	"encoding/json"

	"limoni/accessibility"
)

// message is a line from the server: a reply, which has an id, or an event.
type message struct {
	ID     json.RawMessage `json:"id,omitempty"`
	Result json.RawMessage `json:"result,omitempty"`
	Error  *Error          `json:"error,omitempty"`
	Event  string          `json:"event,omitempty"`
}

// eventClosing is the last line of a connection that ends in good order: every
// request that was read has its reply, and none will be read any more.
const eventClosing = "closing"

var noID = json.RawMessage("null")

// encode returns v as one line with its end.
func encode(v any) ([]byte, error) {
	var line bytes.Buffer
	enc := json.NewEncoder(&line)
	enc.SetEscapeHTML(false)
	err := enc.Encode(v)
	return line.Bytes(), err
}

// reply encodes the answer to a request.
func reply(id json.RawMessage, result any, failure *Error) []byte {
	return appendReply(nil, id, result, failure)
}

// appendReply appends the line that answers a request. Results and snapshots
// are written without reflection: they are what is sent all the time.
func appendReply(line []byte, id json.RawMessage, result any, failure *Error) []byte {
	if id == nil {
		id = noID
	}
	j := jsonText(append(append(line, `{"id":`...), id...))
	begun := len(j)
	if failure == nil {
		failure = j.answer(result)
	}
	if failure != nil {
		body, _ := encode(failure) // two strings
		j = j[:begun]
		j.name("error")
		j = append(j, bytes.TrimSpace(body)...)
	}
	return append(j, '}', '\n')
}

func (j *jsonText) answer(result any) *Error {
	j.name("result")
	switch result := result.(type) {
	case *accessibility.Result:
		j.result(result)
	case *Snapshot:
		j.snapshot(result)
	default:
		body, err := encode(result)
		if err != nil {
			return errorf(codeHost, "the app's answer cannot be written as JSON")
		}
		*j = append(*j, bytes.TrimSpace(body)...)
	}
	return nil
}

// Info is what a server says about itself.
type Info struct {
	// MinProtocol and MaxProtocol are the major versions the app speaks.
	MinProtocol, MaxProtocol int
	PID                      int
	// Width and Height are the screen's size in cells, 0 where the app did not
	// tell within a second.
	Width, Height int
	// Policy is what the app permits to this client.
	Policy Policy
}

type wireInfo struct {
	Protocol struct {
		Min int `json:"min"`
		Max int `json:"max"`
	} `json:"protocol"`
	PID    int `json:"pid"`
	Width  int `json:"width"`
	Height int `json:"height"`
	Policy struct {
		Input      bool `json:"allow_input"`
		Screen     bool `json:"expose_screen"`
		Values     bool `json:"expose_input_values"`
		Unverified bool `json:"allow_unverified_peers"`
	} `json:"policy"`
	Limits map[string]int `json:"limits"`
	Ops    []string       `json:"ops"`
	Inputs []string       `json:"inputs"`
}

func writeInfo(i Info) wireInfo {
	var w wireInfo
	w.Protocol.Min, w.Protocol.Max = i.MinProtocol, i.MaxProtocol
	w.PID, w.Width, w.Height = i.PID, i.Width, i.Height
	w.Policy.Input, w.Policy.Screen = i.Policy.AllowInput, i.Policy.ExposeScreen
	w.Policy.Values, w.Policy.Unverified = i.Policy.ExposeInputValues, i.Policy.AllowUnverifiedPeers
	w.Limits = map[string]int{
		"line_bytes": MaxLine, "clients": MaxClients, "requests": MaxInFlight,
		"write_ms": int(WriteTimeout.Milliseconds()), "close_ms": int(CloseGrace.Milliseconds()),
	}
	w.Ops, w.Inputs = opNames(), inputNames()
	return w
}

func readInfo(w wireInfo) Info {
	return Info{
		MinProtocol: w.Protocol.Min, MaxProtocol: w.Protocol.Max,
		PID: w.PID, Width: w.Width, Height: w.Height,
		Policy: Policy{
			AllowInput: w.Policy.Input, ExposeScreen: w.Policy.Screen,
			ExposeInputValues: w.Policy.Values, AllowUnverifiedPeers: w.Policy.Unverified,
		},
	}
}

type wireResult struct {
	Verdict    accessibility.Verdict `json:"verdict"`
	Reason     accessibility.Reason  `json:"reason,omitempty"`
	Message    string                `json:"message,omitempty"`
	Candidates []string              `json:"candidates,omitempty"`
	Frame      uint64                `json:"frame,omitempty"`
	Changed    bool                  `json:"changed,omitempty"`
	Focus      string                `json:"focus,omitempty"`
	Target     string                `json:"target,omitempty"`
	Pending    []string              `json:"pending,omitempty"`
	Clusters   int                   `json:"clusters,omitempty"`
	Scrolled   bool                  `json:"scrolled,omitempty"`
}

// readResult keeps a verdict from a newer app from being taken for one of
// ours: what is not known has an unknown fate and is not sent again.
func readResult(w wireResult) accessibility.Result {
	r := accessibility.Result(w)
	switch r.Verdict {
	case accessibility.Handled, accessibility.Unhandled, accessibility.Refused,
		accessibility.Dropped, accessibility.Gone, accessibility.Unknown:
	default:
		r.Message = "the app answered with a verdict this client does not know: " + string(r.Verdict)
		r.Verdict = accessibility.Unknown
	}
	return r
}
