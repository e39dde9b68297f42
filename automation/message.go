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

// eventFrame is what a subscription tells of a frame.
const eventFrame = "frame"

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
	case *verdict:
		j.result(result)
	case *snapshotReply:
		j.reading(result)
	case *foundReply:
		j.found(result)
	case *screenReply:
		j.drawn(result)
	case *subscribed:
		j.subscribed(result)
	case audited:
		j.audited(result)
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
	// App is the name of the program, and Version that of its module, "" where
	// it was built without one.
	App, Version string
	PID          int
	// Width and Height are the screen's size in cells, 0 where the app did not
	// tell within a second.
	Width, Height int
	// Policy is what the app permits to this client.
	Policy Policy
	// Capabilities are what not every app can, by the names of docs/protocol.md.
	Capabilities []string
	// Limits are by the names of docs/protocol.md.
	Limits map[string]int
}

type wireInfo struct {
	Protocol struct {
		Min int `json:"min"`
		Max int `json:"max"`
	} `json:"protocol"`
	App struct {
		Name    string `json:"name"`
		Version string `json:"version"`
	} `json:"app"`
	PID    int `json:"pid"`
	Width  int `json:"width"`
	Height int `json:"height"`
	Policy struct {
		Input      bool `json:"allow_input"`
		Screen     bool `json:"expose_screen"`
		Values     bool `json:"expose_input_values"`
		Unverified bool `json:"allow_unverified_peers"`
	} `json:"policy"`
	Capabilities []string       `json:"capabilities"`
	Limits       map[string]int `json:"limits"`
	Ops          []string       `json:"ops"`
}

func writeInfo(i Info) wireInfo {
	var w wireInfo
	w.Protocol.Min, w.Protocol.Max = i.MinProtocol, i.MaxProtocol
	w.App.Name, w.App.Version, w.PID = i.App, i.Version, i.PID
	w.Width, w.Height = i.Width, i.Height
	w.Capabilities = append([]string{}, i.Capabilities...)
	w.Policy.Input, w.Policy.Screen = i.Policy.AllowInput, i.Policy.ExposeScreen
	w.Policy.Values, w.Policy.Unverified = i.Policy.ExposeInputValues, i.Policy.AllowUnverifiedPeers
	w.Limits, w.Ops = limits(), opNames()
	return w
}

func readInfo(w wireInfo) Info {
	return Info{
		MinProtocol: w.Protocol.Min, MaxProtocol: w.Protocol.Max,
		App: w.App.Name, Version: w.App.Version, Capabilities: w.Capabilities, Limits: w.Limits,
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
	Flashed    []string              `json:"flashed,omitempty"`
	Human      bool                  `json:"human,omitempty"`
	Counts     map[string]int        `json:"counts,omitempty"`
}

// verdict is what became of an input of a client.
type verdict struct {
	accessibility.Result
	human  bool
	counts []count // of a repeated key
}

// count is how many presses had a verdict.
type count struct {
	verdict accessibility.Verdict
	n       int
}

// readResult keeps a verdict from a newer app from being taken for one of
// ours: what is not known has an unknown fate and is not sent again.
func readResult(w wireResult) accessibility.Result {
	r := accessibility.Result{
		Verdict: w.Verdict, Reason: w.Reason, Message: w.Message, Candidates: w.Candidates,
		Frame: w.Frame, Changed: w.Changed, Focus: w.Focus, Target: w.Target, Pending: w.Pending,
		Clusters: w.Clusters, Scrolled: w.Scrolled, Flashed: w.Flashed,
	}
	if w.Human {
		r.Human = w.Frame // at the latest
	}
	switch r.Verdict {
	case accessibility.Handled, accessibility.Unhandled, accessibility.Refused,
		accessibility.Dropped, accessibility.Gone, accessibility.Unknown:
	default:
		r.Message = "the app answered with a verdict this client does not know: " + string(r.Verdict)
		r.Verdict = accessibility.Unknown
	}
	return r
}
