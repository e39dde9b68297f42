package automation

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"sync"
	"sync/atomic"
	"unicode/utf8"

	"limoni/accessibility"
)

// Client is a connection to an app, and a Host. It may be used by several
// goroutines at once; their requests are told apart by ids.
//
// Across the connection errors.Is finds the same errors as in process. Where
// the connection is gone, what was not sent or is a read returns
// [ErrDisconnected], or [accessibility.ErrEnded] where the app closed in good
// order. An input that was sent and has no answer has the verdict
// [accessibility.Unknown] if the connection broke. The client never sends
// anything twice.
type Client struct {
	conn net.Conn
	out  chan *call
	done chan struct{} // closed when no reply can come any more
	work sync.WaitGroup
	turn chan struct{} // taken by who begins or ends a subscription

	mu    sync.Mutex
	calls map[uint64]*call
	last  uint64
	feed  *Feed // nil for no subscription
	cause error // why the connection is over; to be read after done

	info atomic.Pointer[Info] // nil before the hello
}

// ErrDisconnected says that there is no connection any more: dial again. A
// read may be repeated; an input that failed with it was not sent.
var ErrDisconnected = errors.New("automation: not connected")

var _ accessibility.Host = (*Client)(nil)

// NewClient returns a client on a connection that exists, as one end of a
// [net.Pipe] whose other end is served by [ServeConn]. It says no hello.
func NewClient(conn net.Conn) *Client {
	c := &Client{conn: conn, out: make(chan *call), done: make(chan struct{}), turn: make(chan struct{}, 1), calls: map[uint64]*call{}}
	c.work.Add(2)
	go c.read()
	go c.write()
	return c
}

// Close ends the connection and waits for its goroutines. Calls that wait for
// a reply return.
func (c *Client) Close() error {
	c.finish(fmt.Errorf("%w: the client was closed", ErrDisconnected))
	c.work.Wait()
	return nil
}

// Hello tells the app which protocol the client speaks and returns what the
// app says about itself. [Dial] has done so once.
func (c *Client) Hello(ctx context.Context) (Info, error) {
	var w wireInfo
	raw, err := c.ask(ctx, "hello", members{"protocol": protocol})
	if err == nil {
		err = json.Unmarshal(raw, &w)
	}
	info := readInfo(w)
	if err == nil {
		c.info.Store(&info)
	}
	return info, err
}

// Info is what the app said in its last hello, zero before.
func (c *Client) Info() Info {
	if info := c.info.Load(); info != nil {
		return *info
	}
	return Info{}
}

// Socket is the path of the socket, "" where the connection is none.
func (c *Client) Socket() string {
	if at, ok := c.conn.RemoteAddr().(*net.UnixAddr); ok {
		return at.Name
	}
	return ""
}

// over reports that no call can be answered any more.
func (c *Client) over() bool {
	select {
	case <-c.done:
		return true
	default:
		return false
	}
}

// Snapshot implements [accessibility.Host]. The end of ctx also ends the wait
// in the app.
func (c *Client) Snapshot(ctx context.Context, after uint64) (*Snapshot, error) {
	v, err := c.Read(ctx, Reading{After: after, Screen: true})
	return v.Snapshot, err
}

// Do implements [accessibility.Host]. A request with a Redact function is
// refused: the view cannot be made on this side of a connection, and the app's
// own policy is what limits it.
func (c *Client) Do(ctx context.Context, req accessibility.Request) (accessibility.Result, error) {
	if refusal := unsendable(req); refusal != nil {
		return *refusal, nil
	}
	return c.input(ctx, req, nil)
}

// Press presses a key n times, 1 to [MaxRepeat], and counts the verdicts. The
// result's verdict is [accessibility.Handled] if that of one was, else that of
// the last. Where one was refused, or ended the app, the rest was not sent.
func (c *Client) Press(ctx context.Context, chord string, n int) (accessibility.Result, map[accessibility.Verdict]int, error) {
	counts := map[accessibility.Verdict]int{}
	result, err := c.input(ctx, accessibility.Request{Op: accessibility.OpKey, Chord: chord}, func(m members, w *wireResult) {
		if m != nil {
			m.number("repeat", n)
			return
		}
		for name, presses := range w.Counts {
			counts[accessibility.Verdict(name)] = presses
		}
	})
	if err == nil && len(counts) == 0 {
		counts[result.Verdict] = 1
	}
	return result, counts, err
}

// input sends one input. more, where it is given, adds to what is sent, and
// then reads what came.
func (c *Client) input(ctx context.Context, req accessibility.Request, more func(members, *wireResult)) (accessibility.Result, error) {
	op, fields := writeInput(req)
	if more != nil {
		more(fields, nil)
	}
	raw, err := c.ask(ctx, op, fields)
	switch failed := (*Error)(nil); {
	case err == nil:
		w, result := decodeResult(raw)
		if more != nil {
			more(nil, &w)
		}
		return result, nil
	case err == errLost:
		return accessibility.Result{Verdict: accessibility.Unknown, Message: accessibility.ErrUnknown.Error()}, nil
	case errors.As(err, &failed) && failed.Unwrap() == error(accessibility.Reason(failed.Code)):
		return refused(accessibility.Reason(failed.Code), failed.Message), nil
	}
	return accessibility.Result{}, err
}

func unsendable(req accessibility.Request) *accessibility.Result {
	var r accessibility.Result
	switch {
	case req.Redact != nil:
		r = refused(accessibility.ErrPolicy, "this input must act on a reduced view, which only the app itself can make; set the policy where the app listens, instead of a Guard around its client")
	case !utf8.ValidString(req.Text + req.Value + req.Chord + req.Action):
		r = refused(accessibility.ErrBadValue, "the text is not valid UTF-8 and would arrive changed; send valid text")
	default:
		return nil
	}
	return &r
}

func refused(reason accessibility.Reason, message string) accessibility.Result {
	return accessibility.Result{Verdict: accessibility.Refused, Reason: reason, Message: message}
}

// decodeResult takes an answer it cannot read for what it is: the app did
// something, and nobody knows what.
func decodeResult(raw json.RawMessage) (wireResult, accessibility.Result) {
	var w wireResult
	if json.Unmarshal(raw, &w) != nil {
		return w, accessibility.Result{Verdict: accessibility.Unknown, Message: "the app's answer cannot be read; " + accessibility.ErrUnknown.Error()}
	}
	return w, readResult(w)
}
