//go:build linux || darwin || freebsd

package realapp

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"limoni/accessibility"
	"limoni/automation"
)

// playedApp is an app that a test plays itself, for what no real one does: to be
// silent, to speak another version, to stop reading, to say what nobody knows.
type playedApp struct {
	path   string
	hello  string                       // the result of hello
	tree   string                       // that of snapshot
	answer func(op, line string) string // the rest of the reply to anything else

	mu    sync.Mutex
	lines []string
}

// What answer may return beside the rest of a reply, as `"result":{…}`.
const (
	silence = "silence"
	drop    = "drop" // the connection breaks
	deaf    = "deaf" // nothing is read any more
)

const (
	plainHello = `{"protocol":{"min":1,"max":1},"app":{"name":"stand-in","version":"v1"},"pid":1,"width":20,"height":2,"policy":{"allow_input":true,"expose_screen":true,"expose_input_values":true,"allow_unverified_peers":false},"capabilities":[],"limits":{},"ops":[]}`
	plainTree  = `{"frame":7,"width":20,"height":2,"idle":true,"focus":"00000000000000b2","cursor":{"x":0,"y":0,"visible":false},"screen":{"width":1,"height":1,"cells":["x"]},"nodes":[{"key":"00000000000000b2","ref":2,"id":"go","role":"button","label":"Go","states":["focused","focusable"],"actions":["activate","focus"],"bounds":[0,0,4,1],"parent":-1}]}`
)

func playApp(t *testing.T, answer func(op, line string) string) *playedApp {
	t.Helper()
	return playAs(t, plainHello, plainTree, answer)
}

// playAs plays an app that says other things of itself. They are fixed before
// anybody connects: who does is another process, which a race detector cannot
// see.
func playAs(t *testing.T, hello, tree string, answer func(op, line string) string) *playedApp {
	t.Helper()
	watched(t)
	s := &playedApp{path: filepath.Join(tempDir(t), "s"), hello: hello, tree: tree, answer: answer}
	l, err := net.Listen("unix", s.path)
	check(t, err)
	t.Cleanup(func() { l.Close() })
	deadline, _ := soon(t).Deadline()
	go func() {
		for {
			conn, err := l.Accept()
			if err != nil {
				return
			}
			conn.SetDeadline(deadline)
			go s.serve(t.Context(), conn)
		}
	}()
	return s
}

func (s *playedApp) serve(ctx context.Context, conn net.Conn) {
	defer conn.Close()
	for in := bufio.NewReader(conn); ; {
		line, err := in.ReadString('\n')
		if err != nil {
			return
		}
		rest := s.rest(line)
		var r struct{ ID json.RawMessage }
		json.Unmarshal([]byte(line), &r)
		switch rest {
		case silence:
		case drop:
			return
		case deaf:
			<-ctx.Done()
			return
		default:
			fmt.Fprintf(conn, "{\"id\":%s,%s}\n", r.ID, rest)
		}
	}
}

// rest notes a request and says what is behind the id in its reply.
func (s *playedApp) rest(line string) string {
	var r struct{ Op string }
	json.Unmarshal([]byte(line), &r)
	s.mu.Lock()
	defer s.mu.Unlock()
	s.lines = append(s.lines, line)
	if rest := s.answer(r.Op, line); rest != "" {
		return rest
	}
	switch r.Op {
	case "hello":
		return `"result":` + s.hello
	case "snapshot":
		if strings.Contains(line, `"after"`) {
			return `"error":{"code":"idle","message":"no further frame will come"}`
		}
		return `"result":` + s.tree
	}
	return `"error":{"code":"unknown-op","message":"no"}`
}

// asked are the requests that hold a text.
func (s *playedApp) asked(text string) (out []string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, line := range s.lines {
		if strings.Contains(line, text) {
			out = append(out, line)
		}
	}
	return out
}

var pressGo = accessibility.Request{Op: accessibility.OpAct, Target: accessibility.Selector{ID: "go"}, Action: "activate"}

// Between versions that do not meet reading works, an input does nothing, and
// both ends say which versions they are.
func TestVersionsThatDoNotMeetCanOnlyRead(t *testing.T) {
	t.Parallel()
	_, w := checklistWire(t)
	for _, newer := range []string{`2`, `{"min":2,"max":3}`} {
		f := w.ask(`"op":"hello","protocol":%s`, newer)
		if f.Protocol.Min != 1 || f.Protocol.Max != 1 {
			t.Errorf("to a client of version %s the app says that it speaks %+v", newer, f.Protocol)
		}
		if labels := w.labels(); len(labels) != 4 {
			t.Errorf("a client of version %s reads %q", newer, labels)
		}
		for _, fields := range []string{`"op":"act","target":"#quit","action":"activate"`, `"op":"key","chord":"q"`, `"op":"text","text":"q"`, `"op":"click","target":"#quit"`} {
			if s := w.failed("version", "%s", fields); !strings.Contains(s.Error.Message, "protocol 1") || !strings.Contains(s.Error.Message, "protocol 2") {
				t.Errorf("%s from a client of version %s: %s", fields, newer, s.raw)
			}
		}
	}
	w.ask(`"op":"hello","protocol":{"min":1,"max":9}`)
	w.handled(`"op":"key","chord":"down"`) // the control: the ranges meet

	for name, speaks := range map[string]string{"newer": `{"min":2,"max":3}`, "older": `{"min":0,"max":0}`} {
		s := playAs(t, strings.Replace(plainHello, `{"min":1,"max":1}`, speaks, 1), plainTree, func(op, _ string) string {
			if op == "act" || op == "key" || op == "text" {
				return `"error":{"code":"version","message":"this client speaks protocol 1 and the app another"}`
			}
			return ""
		})
		client := dial(t, s.path)
		if snapshot, err := client.Snapshot(soon(t), 0); err != nil || len(snapshot.Tree.Nodes) != 1 {
			t.Errorf("reading from a %s app: %v", name, err)
		}
		var failed *automation.Error
		if r, err := client.Do(soon(t), pressGo); !errors.As(err, &failed) || failed.Code != "version" {
			t.Errorf("an input to a %s app: %+v, %v", name, r, err)
		}
		c := startBridge(t, s.path)
		if answer := c.call("tree", nil); !strings.Contains(answer, `button "Go"`) {
			t.Errorf("the bridge reads from a %s app: %s", name, answer)
		}
		for tool, arguments := range map[string]args{"act": {"target": "#go", "action": "activate"}, "press_key": {"key": "q", "repeat": 3}, "type_text": {"text": "q"}} {
			if answer := c.call(tool, arguments); !strings.HasPrefix(answer, "error ") || !strings.Contains(answer, "speaks protocol 1") {
				t.Errorf("%s of a %s app: %s", tool, name, answer)
			}
		}
		if sent := len(s.asked(`"op":"act"`)) + len(s.asked(`"op":"key"`)) + len(s.asked(`"op":"text"`)); sent > 4 {
			t.Errorf("a %s app was sent %d inputs for 4 calls: something is tried again", name, sent)
		}
		answer := c.call("tree", nil)
		if !strings.Contains(answer, `button "Go"`) {
			t.Errorf("afterwards: %s", answer)
		}
	}
}

// Whatever a newer app says beside what is known is kept or passed over, and
// never taken for something else.
func TestWordsOfANewerAppDoNoHarm(t *testing.T) {
	t.Parallel()
	verdict := `{"verdict":"postponed","reason":"moonlight","frame":8,"moon":"full"}`
	hello := strings.Replace(plainHello, `"capabilities":[]`, `"capabilities":["telepathy"],"phase":"waning"`, 1)
	tree := `{"frame":7,"width":20,"height":2,"idle":true,"cursor":{"x":0,"y":0,"visible":false,"shape":"bar"},"moon":"full","screen":{"width":1,"height":1,"cells":["x"]},"nodes":[` +
		`{"key":"00000000000000a1","ref":1,"role":"hologram","label":"Before","states":["glowing","checked"],"bounds":[0,0,9,1],"parent":-1,"depth":3},` +
		`{"key":"00000000000000b2","ref":2,"id":"go","role":"button","label":"Go","states":["focusable","glowing"],"actions":["focus","levitate","dismiss"],"bounds":[0,1,4,1],"parent":0,"details":{"aura":"blue"}},` +
		`{"key":"00000000000000c3","ref":3,"role":"text","label":"After","bounds":[5,1,5,1],"parent":-1}]}`
	s := playAs(t, hello, tree, func(op, line string) string {
		switch {
		case op == "act" && strings.Contains(line, "levitate"):
			return `"result":{"verdict":"handled","frame":8,"changed":true,"focus":""}`
		case op == "act" && strings.Contains(line, `"dismiss"`):
			return `"result":{"verdict":"refused","reason":"moonlight","message":"not at night","frame":8}`
		case op == "act":
			return `"result":` + verdict
		case op == "find":
			return `"error":{"code":"eclipse","message":"wait for the sun"}`
		}
		return ""
	})
	client := dial(t, s.path)
	if info, err := client.Hello(soon(t)); err != nil || !slices.Contains(info.Capabilities, "telepathy") {
		t.Errorf("hello: %+v, %v", info, err)
	}
	got, err := client.Snapshot(soon(t), 0)
	if err != nil || len(got.Tree.Nodes) != 3 {
		t.Fatalf("%+v, %v", got, err)
	}
	first, second := got.Tree.Nodes[0], got.Tree.Nodes[1]
	if first.Role != "hologram" || first.Label != "Before" || first.States != accessibility.StateChecked || got.Tree.Nodes[2].Label != "After" {
		t.Errorf("the nodes are %+v", got.Tree.Nodes)
	}
	custom := got.Tree.Details(second).CustomActions
	if len(custom) != 1 || custom[0].Name != "levitate" || second.Actions != accessibility.ActionFocus|accessibility.ActionDismiss {
		t.Errorf("the actions are %v and %+v", second.Actions, custom)
	}
	levitate := pressGo
	levitate.Action = "levitate"
	if r, err := client.Do(soon(t), levitate); err != nil || r.Verdict != accessibility.Handled || len(s.asked(`"action":"levitate"`)) != 1 {
		t.Errorf("an action that only the app knows: %+v, %v", r, err)
	}
	if r, err := client.Do(soon(t), pressGo); err != nil || r.Verdict != accessibility.Unknown {
		t.Errorf("a verdict that nobody knows: %+v, %v", r, err)
	}
	dismiss := pressGo
	dismiss.Action = "dismiss"
	if r, err := client.Do(soon(t), dismiss); err != nil || r.Verdict != accessibility.Refused || !errors.Is(r.Err(), accessibility.Reason("moonlight")) {
		t.Errorf("a reason that nobody knows: %+v, %v", r, err)
	}
	var failed *automation.Error
	if _, err := client.Find(soon(t), accessibility.Selector{ID: "go"}, 0); !errors.As(err, &failed) || failed.Code != "eclipse" || failed.Message != "wait for the sun" {
		t.Errorf("an error that nobody knows: %v", err)
	}
	c := startBridge(t, s.path)
	if answer := c.call("tree", nil); !strings.Contains(answer, `hologram "Before" [checked] @1`) || !strings.Contains(answer, `text "After" @3`) || !strings.Contains(answer, "levitate") {
		t.Errorf("the bridge shows %s", answer)
	}
	if answer := c.call("act", args{"target": "#go", "action": "levitate"}); !strings.HasPrefix(answer, "handled: ") {
		t.Errorf("the bridge: %s", answer)
	}
	if answer := c.call("act", args{"target": "#go", "action": "activate"}); !strings.HasPrefix(answer, "error unknown: ") || len(s.asked(`"activate"`)) != 2 {
		t.Errorf("the bridge makes of a verdict that nobody knows: %s", answer)
	}
}

// The same input and the same tree: an app that answers that it wanted nothing,
// one that took it, one that says nothing and one that is lost are told apart.
func TestSilenceIsNoAnswer(t *testing.T) {
	t.Parallel()
	for answered, want := range map[string]string{
		`"result":{"verdict":"unhandled","frame":7,"focus":""}`: "unhandled",
		`"result":{"verdict":"handled","frame":7,"focus":""}`:   "handled",
		`"result":{"verdict":"dropped","frame":7,"focus":""}`:   "dropped",
		drop:    "unknown",
		silence: "",
	} {
		s := playApp(t, func(op, _ string) string {
			if op == "key" {
				return answered
			}
			return ""
		})
		ctx := soon(t)
		if want == "" {
			var cancel context.CancelFunc
			ctx, cancel = context.WithTimeout(ctx, 100*time.Millisecond)
			defer cancel()
		}
		r, err := dial(t, s.path).Do(ctx, accessibility.Request{Op: accessibility.OpKey, Chord: "z"})
		if want == "" && !errors.Is(err, context.DeadlineExceeded) || want != "" && (err != nil || string(r.Verdict) != want) || r.Changed {
			t.Errorf("%s gives %+v, %v; want %q", answered, r, err, want)
		}
		if sent := s.asked(`"op":"key"`); len(sent) != 1 {
			t.Errorf("%s: it was sent %d times", answered, len(sent))
		}
		if want == "" {
			continue // the bridge waits for longer than a test should
		}
		answer := startBridge(t, s.path).call("press_key", args{"key": "z"})
		if prefix := map[string]string{"dropped": "error dropped: ", "unknown": "error unknown: "}[want]; !strings.HasPrefix(answer, prefix) || prefix == "" && !strings.HasPrefix(answer, want+": ") {
			t.Errorf("%s: the bridge says %s", answered, answer)
		}
		if sent := s.asked(`"op":"key"`); len(sent) != 2 {
			t.Errorf("%s: the bridge sent it %d times", answered, len(sent)-1)
		}
	}
}

// Of a burst some of which was dropped the counts say so, although the tree has
// changed.
func TestABurstThatIsCutShortIsCounted(t *testing.T) {
	t.Parallel()
	s := playApp(t, func(op, line string) string {
		if op == "key" && strings.Contains(line, `"repeat":5`) {
			return `"result":{"verdict":"handled","frame":7,"changed":true,"focus":"","counts":{"handled":3,"dropped":2}}`
		}
		return ""
	})
	r, counts, err := dial(t, s.path).Press(soon(t), "down", 5)
	if err != nil || r.Verdict != accessibility.Handled || counts[accessibility.Handled] != 3 || counts[accessibility.Dropped] != 2 || len(counts) != 2 {
		t.Errorf("the client counts %v, %+v, %v", counts, r, err)
	}
	answer := startBridge(t, s.path).call("press_key", args{"key": "down", "repeat": 5})
	if !strings.HasPrefix(answer, "handled: pressed down 3 of 5 times, 2 were dropped as the app's queue was full (") {
		t.Errorf("the bridge says %s", answer)
	}
}

// An app that stops reading holds nobody up: what was not sent to its end was
// not done, what was sent is of unknown fate, and none is sent again.
func TestAnAppThatStopsReadingHoldsNobodyUp(t *testing.T) {
	t.Parallel()
	s := playApp(t, func(op, _ string) string {
		if op == "key" {
			return deaf
		}
		return ""
	})
	client := dial(t, s.path)
	ctx, cancel := context.WithTimeout(soon(t), 200*time.Millisecond)
	defer cancel()
	var calls sync.WaitGroup
	calls.Add(40)
	failures := make(chan error, 40)
	for i := range 40 {
		go func() {
			defer calls.Done()
			req := accessibility.Request{Op: accessibility.OpKey, Chord: "z"}
			if i%2 == 1 {
				req = accessibility.Request{Op: accessibility.OpPaste, Text: strings.Repeat("x", 100_000)}
			}
			if r, err := client.Do(ctx, req); err == nil && r.Verdict != accessibility.Unknown {
				failures <- fmt.Errorf("%+v", r)
			}
		}()
	}
	calls.Wait()
	close(failures)
	for failure := range failures {
		t.Errorf("an app that reads nothing gives %v", failure)
	}
	closed := make(chan struct{})
	go func() { client.Close(); close(closed) }()
	select {
	case <-closed:
	case <-soon(t).Done():
		t.Error("closing the client hangs")
	}
	if r, err := client.Do(soon(t), pressGo); !errors.Is(err, automation.ErrDisconnected) {
		t.Errorf("afterwards: %+v, %v", r, err)
	}
	if n := len(s.asked(`"op":"key"`)); n != 1 {
		t.Errorf("the app read %d keys", n)
	}
}

// Events that nobody reads are forgotten, the oldest first, and counted.
func TestEventsThatNobodyReadsAreCounted(t *testing.T) {
	t.Parallel()
	const events = 5000
	var b strings.Builder
	b.WriteString(`"result":{"topics":["frame"],"frame":7}}`)
	for i := range events {
		fmt.Fprintf(&b, "\n{\"event\":\"frame\",\"frame\":%d}", 8+i)
	}
	flood := b.String()
	s := playApp(t, func(op, _ string) string {
		switch op {
		case "subscribe":
			return flood[:len(flood)-1] // serve closes the brace
		}
		return ""
	})
	client := dial(t, s.path)
	feed, err := client.Subscribe(soon(t), automation.Subscription{Topics: []string{"frame"}})
	check(t, err)
	if _, err := client.Snapshot(soon(t), 0); err != nil { // all events came before its reply
		t.Fatal(err)
	}
	frame, lost := uint64(7), uint64(0)
	for frame < 7+events {
		e, err := feed.Next(soon(t))
		if err != nil || e.Frame != frame+1+e.Lost {
			t.Fatalf("after frame %d comes %+v, %v", frame, e, err)
		}
		frame, lost = e.Frame, lost+e.Lost
	}
	if lost == 0 || lost >= events {
		t.Errorf("%d of %d events were lost", lost, events)
	}
}
