package main

import (
	"context"
	"fmt"
	"image"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"limoni/accessibility"
)

// fakeApp is an app in memory that applies one input a frame, in order, on a
// goroutine of its own.
type fakeApp struct {
	queue chan fakeInput
	over  chan struct{} // closed when the app has ended

	mu        sync.Mutex
	presented chan struct{} // closed by the next frame
	frame     uint64
	focus     accessibility.Key
	name      string
	secret    string
	ship      bool
	dialog    bool
	selected  int
	rows      []string
	status    string
	pending   []string
	said      []accessibility.Announcement
	refs      map[accessibility.Key]uint32
	human     uint64                  // the frame that shows what a person did
	got       []accessibility.Request // every input, in order
}

type fakeInput struct {
	req    accessibility.Request
	result chan accessibility.Result
}

func newFakeApp() *fakeApp {
	f := &fakeApp{queue: make(chan fakeInput), over: make(chan struct{}), presented: make(chan struct{}),
		rows: []string{"Buy milk", "Call Ann"}, status: "2 tasks", refs: map[accessibility.Key]uint32{}, frame: 1, focus: keyName}
	go f.run()
	return f
}

// The keys of the fake's nodes. Rows count on from keyRows.
const (
	keyApp accessibility.Key = iota + 1
	keyName
	keySecret
	keyShip
	keyRenice
	keyLoad
	keyQuit
	keyInert
	keyTwinA
	keyTwinB
	keyStatus
	keyDialog
	keyOK
	keyTasks
	keyRows
)

func (f *fakeApp) run() {
	for in := range f.queue {
		result, end := f.apply(in.req)
		in.result <- result
		if end {
			close(f.over)
			return
		}
	}
}

func (f *fakeApp) Snapshot(ctx context.Context, after uint64) (*accessibility.Snapshot, error) {
	for {
		f.mu.Lock()
		s, next := f.snapshot(), f.presented
		f.mu.Unlock()
		if s.Frame > after || after == 0 {
			return s, nil
		}
		select {
		case <-next:
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-f.over:
			return nil, accessibility.ErrEnded
		}
	}
}

func (f *fakeApp) Do(ctx context.Context, req accessibility.Request) (accessibility.Result, error) {
	in := fakeInput{req, make(chan accessibility.Result, 1)}
	select {
	case f.queue <- in:
		return <-in.result, nil
	case <-ctx.Done():
		return accessibility.Result{}, ctx.Err()
	case <-f.over:
		return accessibility.Result{}, accessibility.ErrEnded
	}
}

// change is a frame with no input, as after a Post.
func (f *fakeApp) change(do func()) {
	f.mu.Lock()
	defer f.mu.Unlock()
	do()
	f.present()
}

func (f *fakeApp) present() {
	f.frame++
	close(f.presented)
	f.presented = make(chan struct{})
}

func (f *fakeApp) inputs() []accessibility.Request {
	f.mu.Lock()
	defer f.mu.Unlock()
	return slices.Clone(f.got)
}

// apply performs one input in a frame of its own.
func (f *fakeApp) apply(req accessibility.Request) (r accessibility.Result, end bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.got = append(f.got, req)
	before := f.snapshot()
	if req.Redact != nil {
		req.Redact(before)
	}
	var key accessibility.Key
	if req.Op == accessibility.OpAct || req.Op == accessibility.OpClick {
		i, err := req.Target.One(&before.Tree)
		if refusal, ok := err.(*accessibility.Refusal); ok {
			return accessibility.Result{Verdict: accessibility.Refused, Reason: refusal.Reason,
				Message: refusal.Message, Candidates: refusal.Candidates, Frame: f.frame}, false
		}
		key = before.Tree.Nodes[i].Key
		r.Target = accessibility.OutlineLine(&before.Tree, i)
	}
	r.Verdict = accessibility.Unhandled
	if f.took(req, key, &r) {
		r.Verdict = accessibility.Handled
	}
	f.present()
	after := f.snapshot()
	if req.Redact != nil {
		req.Redact(after)
	}
	r.Frame, r.Pending, r.Human = f.frame, f.pending, f.human
	r.Changed = accessibility.Diff(before, after) != ""
	if key == keyQuit || req.Op == accessibility.OpKey && req.Chord == "ctrl+q" {
		r.Verdict = accessibility.Gone
		return r, true
	}
	return r, false
}

func (f *fakeApp) took(req accessibility.Request, key accessibility.Key, r *accessibility.Result) bool {
	switch req.Op {
	case accessibility.OpText:
		return f.typed(req.Text, r)
	case accessibility.OpKey:
		return f.pressed(req.Chord)
	case accessibility.OpAct:
		return f.acted(req, key, r)
	case accessibility.OpClick:
		return f.clicked(key)
	}
	return false
}

const nameLimit = 20

func (f *fakeApp) typed(text string, r *accessibility.Result) bool {
	switch f.focus {
	case keyName:
		runes := []rune(text)
		runes = runes[:min(len(runes), nameLimit-utf8.RuneCountInString(f.name))]
		f.name += string(runes)
		r.Clusters = len(runes)
	case keySecret:
		f.secret += text
		r.Clusters = utf8.RuneCountInString(text)
	default:
		return false
	}
	return true
}

func (f *fakeApp) pressed(chord string) bool {
	switch chord {
	case "down":
		f.selected = min(f.selected+1, len(f.rows)-1)
	case "enter":
		if f.focus == keyName && f.name != "" {
			f.rows, f.name = append(f.rows, f.name), ""
			f.say(fmt.Sprintf("%d tasks", len(f.rows)))
		}
	case "esc":
		wasOpen := f.dialog
		f.dialog, f.focus = false, keyRenice
		return wasOpen
	default:
		return utf8.RuneCountInString(chord) == 1 && f.typed(chord, &accessibility.Result{})
	}
	return true
}

func (f *fakeApp) say(text string) {
	f.status = text
	f.announce(text)
}

// announce is heard with the frame that is about to be presented.
func (f *fakeApp) announce(text string) {
	f.said = append(f.said, accessibility.Announcement{Text: text, Frame: f.frame + 1})
}

func (f *fakeApp) acted(req accessibility.Request, key accessibility.Key, r *accessibility.Result) bool {
	switch {
	case req.Action == "focus" && key != keyInert:
		f.focus = key
	case req.Action == "set-value" && key == keyName:
		f.name = req.Value
	case req.Action == "activate" && key == keyTasks:
		f.selected, r.Scrolled = req.Item.Position-1, true
	case req.Action == "focus":
		return true // it takes the action and keeps the focus where it was
	default:
		return false
	}
	return true
}

func (f *fakeApp) clicked(key accessibility.Key) bool {
	switch key {
	case keyShip:
		f.ship = !f.ship
	case keyRenice:
		f.dialog, f.focus = true, keyOK
		f.announce("Renice redis, dialog")
	case keyLoad:
		f.pending = []string{"load"}
	case keyOK:
		f.dialog, f.focus = false, keyRenice
	case keyInert, keyQuit:
	default:
		if i := int(key - keyRows); i >= 0 && i < len(f.rows) {
			f.selected = i
			return true
		}
		return false
	}
	return true
}

func (f *fakeApp) snapshot() *accessibility.Snapshot {
	s := &accessibility.Snapshot{Frame: f.frame, Focus: f.focus, Width: 40, Height: 4, Title: "Demo", Human: f.human,
		Announcements: slices.Clone(f.said), Pending: slices.Clone(f.pending), Tree: f.tree()}
	s.Screen = accessibility.NewScreen(40, 4, slices.Repeat([]string{" "}, 160))
	for x, r := range []rune("Name: " + f.name + " | " + f.status)[:min(40, len([]rune("Name: "+f.name+" | "+f.status)))] {
		s.Screen.Set(x, 0, string(r))
	}
	s.Screen.Set(0, 1, strings.Repeat("*", min(1, len(f.secret)))+" ")
	return s
}

func (f *fakeApp) tree() accessibility.Tree {
	var t accessibility.Tree
	add := func(key accessibility.Key, parent int32, role accessibility.Role, label, id string, states accessibility.State, value string) {
		if key == f.focus {
			states |= accessibility.StateFocused
		}
		if f.refs[key] == 0 {
			f.refs[key] = uint32(len(f.refs) + 1)
		}
		t.Nodes = append(t.Nodes, accessibility.Node{Key: key, Parent: parent, Role: role, Label: label, ID: id,
			States: states, Value: value, Bounds: image.Rect(0, 0, 1, 1)})
		t.Refs = append(t.Refs, f.refs[key])
	}
	const focusable = accessibility.StateFocusable
	add(keyApp, -1, accessibility.RoleApp, "Demo", "", 0, "")
	add(keyName, 0, accessibility.RoleInput, "Name", "name", focusable, f.name)
	add(keySecret, 0, accessibility.RoleInput, "Password", "pw", focusable|accessibility.StateSensitive, f.secret)
	add(keyShip, 0, accessibility.RoleCheckbox, "Ship it", "ship", focusable|accessibility.Checked(f.ship), "")
	add(keyRenice, 0, accessibility.RoleButton, "Renice", "", focusable, "")
	add(keyLoad, 0, accessibility.RoleButton, "Load", "", focusable, "")
	add(keyQuit, 0, accessibility.RoleButton, "Quit", "", focusable, "")
	add(keyInert, 0, accessibility.RoleCheckbox, "Inert", "", focusable|accessibility.StateUnchecked, "")
	add(keyTwinA, 0, accessibility.RoleButton, "Twin", "", focusable, "")
	add(keyTwinB, 0, accessibility.RoleButton, "Twin", "", focusable, "")
	add(keyStatus, 0, accessibility.RoleStatus, f.status, "status", 0, "")
	if f.dialog {
		at := int32(len(t.Nodes))
		add(keyDialog, 0, accessibility.RoleDialog, "Renice redis", "", accessibility.StateModal, "")
		add(keyOK, at, accessibility.RoleButton, "OK", "", focusable, "")
	}
	at := int32(len(t.Nodes))
	add(keyTasks, 0, accessibility.RoleList, "Tasks", "tasks", focusable, "")
	for i, row := range f.rows {
		add(keyRows+accessibility.Key(i), at, accessibility.RoleListItem, row, "", accessibility.Selected(i == f.selected), "")
		t.Nodes[len(t.Nodes)-1].Position, t.Nodes[len(t.Nodes)-1].SetSize = int32(i+1), int32(len(f.rows))
	}
	return t
}

// fakeHost answers as its functions say.
type fakeHost struct {
	snapshot func(context.Context, uint64) (*accessibility.Snapshot, error)
	do       func(context.Context, accessibility.Request) (accessibility.Result, error)
}

func (f fakeHost) Snapshot(ctx context.Context, after uint64) (*accessibility.Snapshot, error) {
	return f.snapshot(ctx, after)
}

func (f fakeHost) Do(ctx context.Context, req accessibility.Request) (accessibility.Result, error) {
	return f.do(ctx, req)
}
