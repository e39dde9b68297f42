//go:build linux || darwin || freebsd

package realapp

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"path/filepath"
	"runtime/pprof"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
)

// wire speaks the protocol itself, so that a test says and sees every byte.
type wire struct {
	t       *testing.T
	conn    *net.UnixConn
	in      *bufio.Reader
	last    int             // id that was sent
	replies map[string]said // by id, that came while another was waited for
	events  []said
}

// said is a line from the app. What a result and an error have beside each
// other is in one struct, as no name means two things.
type said struct {
	ID     json.RawMessage
	Event  string
	Result facts
	Error  *struct {
		Code, Message string
		Lines         []string
	}
	facts        // of an event
	raw   string // the line without its end
}

type facts struct {
	Verdict, Reason, Message string
	Focus, Target, Title     string
	Candidates, Lines        []string
	Pending, Flashed, Rows   []string
	Topics                   []string
	Frame, Since             uint64
	Changed, Scrolled, Idle  bool
	Human, Exit, Cancelled   bool
	Closed, Released         bool
	Clusters, Count          int
	Counts                   map[string]int
	Nodes                    []nodeFacts
	Node                     *nodeFacts
	Patch                    []json.RawMessage
	TreeHash                 string `json:"tree_hash"`
	ScreenHash               string `json:"screen_hash"`
	Protocol                 struct{ Min, Max int }
	Capabilities, Ops        []string
	Limits                   map[string]int
	Announcements            []struct{ Text string }
}

type nodeFacts struct {
	Key, ID, Role, Label, Value, Line string
	Ref, Parent                       int
	States, Actions                   []string
	Bounds                            [4]int
	Position                          int
	SetSize                           int `json:"set_size"`
}

// dialWire connects without a hello. Everything on the connection ends within
// patience, and a test that hangs all the same says where.
func dialWire(t *testing.T, path string) *wire {
	t.Helper()
	conn, err := net.DialUnix("unix", nil, &net.UnixAddr{Name: path, Net: "unix"})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close() })
	deadline, _ := soon(t).Deadline()
	conn.SetDeadline(deadline)
	return &wire{t: t, conn: conn, in: bufio.NewReader(conn), replies: map[string]said{}}
}

// watched ends a run that hangs, with all that its goroutines were doing.
func watched(t *testing.T) {
	t.Helper()
	late := time.AfterFunc(4*patience, func() {
		fmt.Fprintf(os.Stderr, "%s hangs\n", t.Name())
		pprof.Lookup("goroutine").WriteTo(os.Stderr, 2)
		os.Exit(3)
	})
	t.Cleanup(func() { late.Stop() })
}

// raw writes bytes as they are.
func (w *wire) raw(text string) {
	w.t.Helper()
	if _, err := io.WriteString(w.conn, text); err != nil {
		w.t.Fatal(err)
	}
}

// next is the next line, whatever it is; ok is false at the end of the
// connection.
func (w *wire) next() (s said, ok bool) {
	w.t.Helper()
	line, err := w.in.ReadString('\n')
	if err != nil {
		if !errors.Is(err, io.EOF) && !errors.Is(err, net.ErrClosed) && !isReset(err) || line != "" {
			w.t.Fatalf("%v, after %q", err, line)
		}
		return s, false
	}
	s.raw = strings.TrimSuffix(line, "\n")
	if err := json.Unmarshal([]byte(line), &s); err != nil {
		w.t.Fatalf("the app sent no JSON: %q: %v", line, err)
	}
	return s, true
}

func isReset(err error) bool { return strings.Contains(err.Error(), "reset by peer") }

// send sends a request with the next id and returns that. fields is what stands
// behind it in the object.
func (w *wire) send(fields string, a ...any) int {
	w.t.Helper()
	w.last++
	w.raw(fmt.Sprintf("{\"id\":%d,%s}\n", w.last, fmt.Sprintf(fields, a...)))
	return w.last
}

// reply is the reply to a request. What comes before it is kept.
func (w *wire) reply(id int) said {
	w.t.Helper()
	want := strconv.Itoa(id)
	for {
		if s, ok := w.replies[want]; ok {
			delete(w.replies, want)
			return s
		}
		s, ok := w.next()
		switch {
		case !ok:
			w.t.Fatalf("the connection ended before the reply to %d", id)
		case s.Event != "":
			w.events = append(w.events, s)
		default:
			w.replies[string(s.ID)] = s
		}
	}
}

// say sends a request and returns its reply, which may be an error.
func (w *wire) say(fields string, a ...any) said {
	w.t.Helper()
	return w.reply(w.send(fields, a...))
}

// ask is say for what must not be an error.
func (w *wire) ask(fields string, a ...any) facts {
	w.t.Helper()
	s := w.say(fields, a...)
	if s.Error != nil {
		w.t.Fatalf("%s is answered with %s", fmt.Sprintf(fields, a...), s.raw)
	}
	return s.Result
}

// handled is ask for an input that must be handled.
func (w *wire) handled(fields string, a ...any) facts {
	w.t.Helper()
	f := w.ask(fields, a...)
	if f.Verdict != "handled" {
		w.t.Fatalf("%s is %s %s: %s", fmt.Sprintf(fields, a...), f.Verdict, f.Reason, f.Message)
	}
	return f
}

// refused asks for an input that must be refused for that reason and change
// nothing.
func (w *wire) refused(reason, fields string, a ...any) facts {
	w.t.Helper()
	before := w.tree()
	f := w.ask(fields, a...)
	if f.Verdict != "refused" || f.Reason != reason || f.Message == "" {
		w.t.Errorf("%s is %q %q: %q; want refused %s", clip(fmt.Sprintf(fields, a...)), f.Verdict, f.Reason, f.Message, reason)
	}
	if after := w.tree(); after != before {
		w.t.Errorf("%s, which is refused, changed\n%s\nto\n%s", clip(fmt.Sprintf(fields, a...)), before, after)
	}
	return f
}

// failed says a request that must be answered with an error and change nothing.
func (w *wire) failed(code, fields string, a ...any) said {
	w.t.Helper()
	before := w.tree()
	s := w.say(fields, a...)
	if s.Error == nil || s.Error.Code != code || s.Error.Message == "" {
		w.t.Errorf("%s is answered with %s; want the error %s", clip(fmt.Sprintf(fields, a...)), s.raw, code)
	}
	if after := w.tree(); after != before {
		w.t.Errorf("%s, which is an error, changed\n%s\nto\n%s", clip(fmt.Sprintf(fields, a...)), before, after)
	}
	return s
}

func clip(text string) string { return text[:min(len(text), 200)] }

// tree is the nodes as they are now, each as JSON has it, to be compared.
func (w *wire) tree() string {
	w.t.Helper()
	s := w.say(`"op":"snapshot"`)
	_, nodes, ok := strings.Cut(s.raw, `"nodes":`)
	if !ok {
		w.t.Fatalf("a snapshot without nodes: %s", s.raw)
	}
	return strings.ReplaceAll(nodes, "},{", "},\n{")
}

// find returns the nodes that match.
func (w *wire) find(target string) []nodeFacts {
	w.t.Helper()
	return w.ask(`"op":"find","target":%s`, target).Nodes
}

// one returns the node that matches.
func (w *wire) one(target string) nodeFacts {
	w.t.Helper()
	nodes := w.find(target)
	if len(nodes) != 1 {
		w.t.Fatalf("%d nodes match %s: %+v\n%s", len(nodes), target, nodes, w.tree())
	}
	return nodes[0]
}

// labels are the labels of the rows that are to be seen.
func (w *wire) labels() (out []string) {
	w.t.Helper()
	for _, n := range w.find(`{"role":"list-item"}`) {
		out = append(out, n.Label)
	}
	return out
}

// has says what must be in a list of names.
func (n nodeFacts) has(t *testing.T, names ...string) {
	t.Helper()
	for _, name := range names {
		if !slices.Contains(n.States, name) && !slices.Contains(n.Actions, name) {
			t.Errorf("%s lacks %q: states %q, actions %q", n.Line, name, n.States, n.Actions)
		}
	}
}

// checklistWire is a running checklist and a client of it.
func checklistWire(t *testing.T, env ...string) (*app, *wire) {
	t.Helper()
	watched(t)
	a := startChecklist(t, env...)
	return a, dialWire(t, checklistSocket(a))
}

func checklistSocket(a *app) string { return filepath.Join(a.dir, "limoni-checklist.sock") }
