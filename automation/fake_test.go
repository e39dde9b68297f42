package automation

import (
	"context"
	"errors"
	"image"
	"os"
	"strings"
	"sync"
	"testing"

	"limoni/accessibility"
)

// canary is in every kind of text the fake app has, each time with a suffix
// that says where.
const canary = "hunter2-"

// fakeApp is a Host that applies one input a frame. Its inputs come out of
// applied as "op:payload".
type fakeApp struct {
	mu      sync.Mutex
	frame   uint64
	applied []string
	value   string
	ended   bool
	changed chan struct{}
	waiting int           // snapshots that wait
	begun   chan struct{} // where set, told that a Do waits for hold
	hold    chan struct{} // where set, Do waits for it
}

func newFakeApp() *fakeApp { return &fakeApp{frame: 1, changed: make(chan struct{})} }

func (a *fakeApp) Snapshot(ctx context.Context, after uint64) (*Snapshot, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.waiting++
	defer func() { a.waiting-- }()
	return a.next(ctx, after)
}

// Watch sees every frame that is the last one for long enough.
func (a *fakeApp) Watch() (accessibility.Watch, error) { return &fakeWatch{app: a}, nil }

type fakeWatch struct {
	app  *fakeApp
	last uint64
}

func (w *fakeWatch) Next(ctx context.Context) (*Snapshot, uint64, error) {
	w.app.mu.Lock()
	defer w.app.mu.Unlock()
	s, err := w.app.next(ctx, w.last)
	if err != nil {
		return nil, 0, err
	}
	lost := s.Frame - w.last - 1
	w.last = s.Frame
	return s, lost, nil
}

func (w *fakeWatch) Close() {}

// next waits for a frame after the given one; a.mu must be held.
func (a *fakeApp) next(ctx context.Context, after uint64) (*Snapshot, error) {
	for a.frame <= after && !a.ended {
		changed := a.changed
		a.mu.Unlock()
		select {
		case <-changed:
		case <-ctx.Done():
			a.mu.Lock()
			return nil, ctx.Err()
		}
		a.mu.Lock()
	}
	if a.ended {
		return nil, accessibility.ErrEnded
	}
	return a.snapshot(), nil
}

func (a *fakeApp) Do(ctx context.Context, req accessibility.Request) (accessibility.Result, error) {
	if a.hold != nil {
		a.begun <- struct{}{}
		select {
		case <-a.hold:
		case <-ctx.Done():
			return accessibility.Result{}, ctx.Err()
		}
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.ended {
		return accessibility.Result{}, accessibility.ErrEnded
	}
	return a.do(req)
}

func (a *fakeApp) do(req accessibility.Request) (accessibility.Result, error) {
	view := a.snapshot()
	if req.Redact != nil {
		req.Redact(view)
	}
	var target string
	if req.Op == accessibility.OpAct || req.Op == accessibility.OpClick {
		i, err := req.Target.One(&view.Tree)
		var refusal *accessibility.Refusal
		if errors.As(err, &refusal) {
			return accessibility.Result{Verdict: accessibility.Refused, Reason: refusal.Reason,
				Message: refusal.Message, Candidates: refusal.Candidates}, nil
		}
		target = accessibility.OutlineLine(&view.Tree, i)
	}
	if req.Op == accessibility.OpText {
		a.value += req.Text
	}
	a.applied = append(a.applied, string(req.Op)+":"+req.Action+req.Chord+req.Text)
	a.ended = req.Chord == "ctrl+q"
	a.frame++
	close(a.changed)
	a.changed = make(chan struct{})
	if a.ended {
		return accessibility.Result{Verdict: accessibility.Gone}, nil
	}
	return accessibility.Result{Verdict: accessibility.Handled, Frame: a.frame, Changed: true,
		Target: target, Pending: []string{canary + "pending"}}, nil
}

func (a *fakeApp) inputs() []string {
	a.mu.Lock()
	defer a.mu.Unlock()
	return append([]string(nil), a.applied...)
}

// snapshot has one node of each kind of disclosure.
func (a *fakeApp) snapshot() *Snapshot {
	s := &Snapshot{
		Frame: a.frame, Width: 20, Height: 4, Title: canary + "title", Focus: 2, Idle: true,
		Cursor:        accessibility.Cursor{X: 3, Y: 0, Visible: true},
		Announcements: []accessibility.Announcement{{Text: canary + "announcement", Politeness: accessibility.Assertive, Frame: 1}},
		Problems:      []string{canary + "problem"},
		Pending:       []string{canary + "pending"},
		Layers:        []accessibility.Layer{{Bounds: image.Rect(0, 0, 20, 4)}},
	}
	row := func(y int) image.Rectangle { return image.Rect(0, y, 20, y+1) }
	s.Tree.Nodes = []accessibility.Node{
		{Key: 1, ID: "app", Role: accessibility.RoleApp, Label: "Fake", Bounds: image.Rect(0, 0, 20, 4), Parent: -1},
		{Key: 2, ID: "name", Role: accessibility.RoleInput, Label: "Name", Value: canary + "value" + a.value, Bounds: row(0),
			States: accessibility.StateFocused | accessibility.StateFocusable, Actions: accessibility.ActionFocus | accessibility.ActionSetValue},
		{Key: 3, ID: "pin", Role: accessibility.RoleInput, Label: "PIN", Value: canary + "secret", Bounds: row(1),
			States: accessibility.StateSensitive | accessibility.StateFocusable, Actions: accessibility.ActionFocus},
		{Key: 4, ID: "rows", Role: accessibility.RoleList, Label: "Rows", Bounds: row(2)},
		{Key: 5, ID: canary + "item-key", Role: accessibility.RoleListItem, Label: canary + "item", Parent: 3, Bounds: row(2),
			Position: 1, SetSize: 1, States: accessibility.StateSelected, Actions: accessibility.ActionSelect},
		{Key: 6, ID: "add", Role: accessibility.RoleButton, Label: "Add", Bounds: row(3), Actions: accessibility.ActionActivate},
	}
	s.Tree.Refs = []uint32{1, 2, 3, 4, 5, 6}
	lines := []string{canary + "cellvalue", canary + "cellsecret", canary + "cellitem", "Add"}
	var cells []string
	for _, line := range lines {
		for _, r := range (line + strings.Repeat(" ", 20))[:20] {
			cells = append(cells, string(r))
		}
	}
	s.Screen = accessibility.NewScreen(20, 4, cells)
	return s
}

// shortDir is a directory of mode 0700 whose path leaves room for a name.
func shortDir(t *testing.T) string {
	t.Helper()
	dir, err := os.MkdirTemp("", "l")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	return dir
}
