package automation

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"reflect"
	"slices"
	"strings"
	"testing"

	"limoni/accessibility"
)

func TestClientIsAHost(t *testing.T) {
	app := newFakeApp()
	c := NewClient(pipe(t, app, everything))
	defer c.Close()
	ctx := t.Context()
	if info := mustHello(t, c); info.MinProtocol != 1 || info.MaxProtocol != 1 || info.PID == 0 ||
		info.Width != 20 || info.Height != 4 || !reflect.DeepEqual(info.Policy, everything) {
		t.Errorf("hello: %+v", info)
	}
	r, err := c.Do(ctx, accessibility.Request{Op: accessibility.OpClick, Target: accessibility.Selector{ID: "add"}})
	if err != nil || r.Verdict != accessibility.Handled || r.Frame != 2 || r.Target != `button "Add" #add @6` {
		t.Errorf("click: %+v, %v", r, err)
	}
	s, err := c.Snapshot(ctx, 1)
	if err != nil || s.Frame != 2 || len(s.Tree.Nodes) != 6 || s.Tree.Nodes[1].Value != canary+"value" {
		t.Errorf("snapshot: %+v, %v", s, err)
	}
	r, err = c.Do(ctx, accessibility.Request{Op: accessibility.OpClick, Target: accessibility.Selector{Role: accessibility.RoleInput}})
	if err != nil || !errors.Is(r.Err(), accessibility.ErrAmbiguous) || len(r.Candidates) != 2 {
		t.Errorf("ambiguous: %+v, %v", r, err)
	}
}

func TestErrorsKeepTheirIdentity(t *testing.T) {
	for _, want := range []error{accessibility.ErrIdle, accessibility.ErrEnded, accessibility.ErrOnUIGoroutine, context.DeadlineExceeded} {
		c := serveStub(t, stub{err: want})
		if _, err := c.Snapshot(t.Context(), 0); !errors.Is(err, want) {
			t.Errorf("%v: Snapshot returns %v", want, err)
		}
		if _, err := c.Do(t.Context(), accessibility.Request{Op: accessibility.OpKey, Chord: "a"}); !errors.Is(err, want) {
			t.Errorf("%v: Do returns %v", want, err)
		}
	}
	refusal := &accessibility.Refusal{Reason: accessibility.ErrCovered, Message: "m", Candidates: []string{"c"}}
	r, err := serveStub(t, stub{err: refusal}).Do(t.Context(), accessibility.Request{Op: accessibility.OpKey, Chord: "a"})
	if err != nil || fmt.Sprint(r.Err()) != refusal.Error() {
		t.Errorf("a Refusal: %+v, %v", r, err)
	}
	for _, reason := range []accessibility.Reason{
		accessibility.ErrNoSuchNode, accessibility.ErrAmbiguous, accessibility.ErrStaleRef, accessibility.ErrNotAdvertised,
		accessibility.ErrDisabled, accessibility.ErrHidden, accessibility.ErrCovered, accessibility.ErrBehindModal,
		accessibility.ErrUnstable, accessibility.ErrReadonly, accessibility.ErrPolicy, accessibility.ErrBadValue, "newer",
	} {
		c := serveStub(t, stub{result: accessibility.Result{Verdict: accessibility.Refused, Reason: reason}})
		r, err := c.Do(t.Context(), accessibility.Request{Op: accessibility.OpKey, Chord: "a"})
		if err != nil || !errors.Is(r.Err(), reason) {
			t.Errorf("%s: %+v, %v", reason, r, err)
		}
	}
}

func serveStub(t *testing.T, h accessibility.Host) *Client {
	ours, theirs := net.Pipe()
	done := make(chan struct{})
	go func() { defer close(done); ServeConn(context.Background(), theirs, h, everything) }()
	c := NewClient(ours)
	t.Cleanup(func() { c.Close(); <-done })
	return c
}

func TestRequestsThatCannotBeSent(t *testing.T) {
	app := newFakeApp()
	c := NewClient(pipe(t, app, everything))
	defer c.Close()
	tests := []struct {
		name string
		req  accessibility.Request
		want accessibility.Reason
	}{
		{"a line that is too long", accessibility.Request{Op: accessibility.OpText, Text: strings.Repeat("x", MaxLine)}, accessibility.ErrBadValue},
		{"bytes that are no text", accessibility.Request{Op: accessibility.OpText, Text: "\xff"}, accessibility.ErrBadValue},
		{"a view", accessibility.Request{Op: accessibility.OpText, Text: "a", Redact: func(*Snapshot) {}}, accessibility.ErrPolicy},
		{"no target", accessibility.Request{Op: accessibility.OpClick}, accessibility.ErrBadValue},
		{"no chord", accessibility.Request{Op: accessibility.OpKey}, accessibility.ErrBadValue},
	}
	for _, tt := range tests {
		if r, err := c.Do(t.Context(), tt.req); err != nil || r.Verdict != accessibility.Refused || r.Reason != tt.want || r.Message == "" {
			t.Errorf("%s: %+v, %v", tt.name, r, err)
		}
	}
	if _, err := c.Do(t.Context(), accessibility.Request{Op: "jump"}); err == nil {
		t.Error("an unknown op is no error")
	}
	if got := app.inputs(); got != nil {
		t.Errorf("the app got %q", got)
	}
	if r, err := c.Do(t.Context(), accessibility.Request{Op: accessibility.OpText, Text: "a"}); err != nil || r.Verdict != accessibility.Handled {
		t.Errorf("afterwards: %+v, %v", r, err)
	}
}

// script plays a server: it reads that many lines, then sends text and closes.
func script(t *testing.T, lines int, text string) *Client {
	ours, theirs := net.Pipe()
	done := make(chan struct{})
	go func() {
		defer close(done)
		in := newLines(theirs, MaxLine)
		for range lines {
			in.next()
		}
		io.WriteString(theirs, text)
		theirs.Close()
	}()
	c := NewClient(ours)
	t.Cleanup(func() { c.Close(); <-done })
	return c
}

func TestHowConnectionsEnd(t *testing.T) {
	key := accessibility.Request{Op: accessibility.OpKey, Chord: "a"}
	tests := []struct {
		name, sent string
		lines      int
		verdict    accessibility.Verdict // of an input
		inDo, err  error                 // of an input, of a snapshot
	}{
		{"torn", "", 1, accessibility.Unknown, nil, ErrDisconnected},
		{"torn within the reply", `{"id":1,"result":{"verdict":"handled"}`, 1, accessibility.Unknown, nil, ErrDisconnected},
		{"answered and torn", `{"id":1,"result":{"verdict":"gone","frame":1,"nodes":[]}}` + "\n", 1, accessibility.Gone, nil, nil},
		{"closed without an answer", `{"event":"closing"}` + "\n", 1, "", accessibility.ErrEnded, accessibility.ErrEnded},
		{"answered and closed", `{"id":1,"result":{"verdict":"gone","frame":1,"nodes":[]}}` + "\n" + `{"event":"closing"}` + "\n", 1, accessibility.Gone, nil, nil},
		{"not JSON", "oops\n", 1, accessibility.Unknown, nil, ErrDisconnected},
		{"unknown events and fields", `{"event":"news","id":null}` + "\n" + `{"id":1,"new":1,"result":{"verdict":"handled","frame":1,"nodes":[]}}` + "\n", 1, accessibility.Handled, nil, nil},
		{"a reply to nobody", `{"id":77,"result":{}}` + "\n" + `{"id":"x","result":{}}` + "\n", 1, accessibility.Unknown, nil, ErrDisconnected},
		{"a request it could not read", `{"id":null,"error":{"code":"malformed","message":"m"}}` + "\n", 1, accessibility.Unknown, nil, ErrDisconnected},
		{"never read", "", 0, "", ErrDisconnected, ErrDisconnected},
		{"refused at once", `{"event":"closing","error":{"code":"busy","message":"full"}}` + "\n", 0, "", errorf("busy", "full"), errorf("busy", "full")},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r, err := script(t, tt.lines, tt.sent).Do(t.Context(), key)
			if r.Verdict != tt.verdict || !same(err, tt.inDo) {
				t.Errorf("input: %+v, %v", r, err)
			}
			if _, err := script(t, tt.lines, tt.sent).Snapshot(t.Context(), 0); !same(err, tt.err) {
				t.Errorf("snapshot: %v", err)
			}
		})
	}
}

func same(got, want error) bool {
	var g, w *Error
	if errors.As(want, &w) {
		return errors.As(got, &g) && g.Code == w.Code && g.Message == w.Message
	}
	return errors.Is(got, want)
}

func TestAnInputIsSentOnce(t *testing.T) {
	ours, theirs := net.Pipe()
	sent := make(chan int, 1)
	go func() {
		in := newLines(theirs, MaxLine)
		in.next()
		theirs.Close()
		sent <- 1
	}()
	c := NewClient(ours)
	defer c.Close()
	key := accessibility.Request{Op: accessibility.OpKey, Chord: "a"}
	r, err := c.Do(t.Context(), key)
	if err != nil || r.Verdict != accessibility.Unknown || !errors.Is(r.Err(), accessibility.ErrUnknown) {
		t.Errorf("%+v, %v", r, err)
	}
	<-sent
	if r, err := c.Do(t.Context(), key); !errors.Is(err, ErrDisconnected) || r.Verdict != "" {
		t.Errorf("on a lost connection: %+v, %v", r, err)
	}
}

func TestGoneWhenTheInputEndsTheApp(t *testing.T) {
	app := newFakeApp()
	c := NewClient(pipe(t, app, everything))
	defer c.Close()
	r, err := c.Do(t.Context(), accessibility.Request{Op: accessibility.OpKey, Chord: "ctrl+q"})
	if err != nil || r.Verdict != accessibility.Gone || r.Err() != nil {
		t.Errorf("%+v, %v", r, err)
	}
	if _, err := c.Do(t.Context(), accessibility.Request{Op: accessibility.OpKey, Chord: "a"}); !errors.Is(err, accessibility.ErrEnded) {
		t.Errorf("afterwards: %v", err)
	}
}

func TestContextsEndTheWait(t *testing.T) {
	app := newFakeApp()
	app.begun, app.hold = make(chan struct{}, 1), make(chan struct{})
	c := NewClient(pipe(t, app, everything))
	defer c.Close()
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() { _, err := c.Snapshot(ctx, 1); ended <- err }()
	eventually(t, "the snapshot waits", func() bool { return app.waiters() == 1 })
	cancel()
	if err := <-ended; !errors.Is(err, context.Canceled) {
		t.Errorf("snapshot: %v", err)
	}
	eventually(t, "the app no longer holds the snapshot", func() bool { return app.waiters() == 0 })

	ctx, cancel = context.WithCancel(t.Context())
	go func() {
		r, err := c.Do(ctx, accessibility.Request{Op: accessibility.OpText, Text: "x"})
		if r.Verdict != "" {
			err = fmt.Errorf("verdict %s", r.Verdict)
		}
		ended <- err
	}()
	<-app.begun
	cancel()
	if err := <-ended; !errors.Is(err, context.Canceled) {
		t.Errorf("input: %v", err)
	}
	close(app.hold)
	eventually(t, "the input is performed all the same", func() bool { return slices.Equal(app.inputs(), []string{"text:x"}) })
	if _, err := c.Do(ctx, accessibility.Request{Op: accessibility.OpText, Text: "y"}); !errors.Is(err, context.Canceled) {
		t.Errorf("with an ended context: %v", err)
	}
	if _, err := c.Snapshot(t.Context(), 0); err != nil {
		t.Errorf("afterwards: %v", err)
	}
	if got := app.inputs(); !slices.Equal(got, []string{"text:x"}) {
		t.Errorf("the app got %q", got)
	}
}

func TestCloseEndsCalls(t *testing.T) {
	app := newFakeApp()
	app.begun, app.hold = make(chan struct{}, 1), make(chan struct{})
	defer close(app.hold)
	c := NewClient(pipe(t, app, everything))
	ended := make(chan error, 1)
	verdict := make(chan accessibility.Verdict, 1)
	go func() { _, err := c.Snapshot(context.Background(), 1); ended <- err }()
	go func() {
		r, _ := c.Do(context.Background(), accessibility.Request{Op: accessibility.OpText, Text: "x"})
		verdict <- r.Verdict
	}()
	<-app.begun
	eventually(t, "the snapshot waits", func() bool { return app.waiters() == 1 })
	c.Close()
	if err := <-ended; !errors.Is(err, ErrDisconnected) {
		t.Errorf("snapshot: %v", err)
	}
	if got := <-verdict; got != accessibility.Unknown {
		t.Errorf("input: %s", got)
	}
	if err := c.Close(); err != nil {
		t.Errorf("closed again: %v", err)
	}
}

func TestManyCallsAtOnce(t *testing.T) {
	app := newFakeApp()
	c := NewClient(pipe(t, app, everything))
	defer c.Close()
	const calls = 200
	failed := make(chan error, calls)
	for i := range calls {
		go func() {
			var err error
			if i%2 == 0 && i < 2*MaxInFlight {
				_, err = c.Snapshot(t.Context(), 0)
			} else {
				_, err = c.Do(t.Context(), accessibility.Request{Op: accessibility.OpText, Text: "a"})
			}
			failed <- err
		}()
	}
	for range calls {
		if err := <-failed; err != nil {
			t.Error(err)
		}
	}
	if got := len(app.inputs()); got != calls-MaxInFlight {
		t.Errorf("%d inputs arrived", got)
	}
}

func TestAnotherProtocol(t *testing.T) {
	app := newFakeApp()
	d := talk(t, pipe(t, app, everything))
	d.say(`{"id":1,"op":"hello","protocol":9}`)
	d.hear(`{"id":1,"result":{"protocol":{"min":1,"max":1}}}`)
	d.say(`{"id":2,"op":"key","chord":"a"}`)
	line, _ := d.in.next()
	for _, version := range []string{"protocol 9", "protocol 1"} {
		if !strings.Contains(string(line), version) {
			t.Errorf("%s is not named: %s", version, line)
		}
	}
	if got := app.inputs(); got != nil {
		t.Errorf("the app got %q", got)
	}
}
