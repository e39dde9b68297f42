package uitest

import (
	"context"
	"image"
	"sync"
	"time"

	"limoni/accessibility"
)

// toy is an app in memory, one request a frame. Its widgets are changed by the
// functions that a test hangs on them.
type toy struct {
	mu       sync.Mutex
	frame    uint64
	widgets  []*widget
	focus    *widget
	problems []string
	screen   string

	now    time.Duration
	timers []timer

	pending []string
	work    chan func() // results of work in real time

	ended bool
	looks int                     // calls of Snapshot
	did   []accessibility.Request // inputs, refused ones too
	quiet bool                    // Do presents no frame where it is refused
}

type timer struct {
	at   time.Duration
	fire func()
}

type widget struct {
	accessibility.Node
	in     *widget // its container
	refuse accessibility.Reason
	click  func() bool
	act    func(action, value string) bool
	text   func(string) bool
	key    func(chord string) bool
}

func newToy(widgets ...*widget) *toy {
	a := &toy{frame: 1}
	a.add(widgets...)
	return a
}

// add gives each widget a key and a row of the screen.
func (a *toy) add(widgets ...*widget) {
	for _, w := range widgets {
		row := len(a.widgets)
		w.Key = accessibility.Key(100 + row)
		if w.Bounds.Empty() && w.States&(accessibility.StateOffscreen|accessibility.StateHidden) == 0 {
			w.Bounds = image.Rect(2, row, 12, row+1)
		}
		a.widgets = append(a.widgets, w)
	}
}

// remove takes widgets away; the others keep their keys.
func (a *toy) remove(gone *widget) {
	var rest []*widget
	for _, w := range a.widgets {
		if w != gone && w.in != gone {
			rest = append(rest, w)
		}
	}
	a.widgets = rest
}

func (a *toy) after(d time.Duration, fire func()) {
	a.timers = append(a.timers, timer{a.now + d, fire})
}

func (a *toy) snapshot() *accessibility.Snapshot {
	s := &accessibility.Snapshot{Frame: a.frame, Width: 20, Height: 4, Pending: a.pending, Problems: a.problems}
	index := map[*widget]int32{nil: -1}
	for i, w := range a.widgets {
		n := w.Node
		n.Parent = index[w.in]
		if w == a.focus {
			n.States |= accessibility.StateFocused
			s.Focus = n.Key
		}
		index[w] = int32(i)
		s.Tree.Nodes = append(s.Tree.Nodes, n)
	}
	if a.screen != "" {
		s.Screen = accessibility.NewScreen(20, 1, cells(a.screen, 20))
	}
	return s
}

func cells(line string, width int) []string {
	row := make([]string, width)
	for i := range row {
		row[i] = " "
		if i < len(line) {
			row[i] = line[i : i+1]
		}
	}
	return row
}

func (a *toy) Snapshot(ctx context.Context, after uint64) (*accessibility.Snapshot, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.looks++
	switch {
	case a.ended:
		return nil, accessibility.ErrEnded
	case a.frame > after:
		return a.snapshot(), nil
	case a.work == nil && len(a.timers) == 0:
		return nil, accessibility.ErrIdle
	}
	a.mu.Unlock() // others may look meanwhile
	defer a.mu.Lock()
	select {
	case done := <-a.work:
		a.mu.Lock()
		defer a.mu.Unlock()
		done()
		a.frame++
		return a.snapshot(), nil
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

func (a *toy) NextTimer() (time.Duration, bool) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if len(a.timers) == 0 {
		return 0, false
	}
	first := a.timers[0].at
	for _, t := range a.timers {
		first = min(first, t.at)
	}
	return first - a.now, true
}

func (a *toy) Advance(d time.Duration) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.now += d
	var due, later []timer
	for _, t := range a.timers {
		if t.at <= a.now {
			due = append(due, t)
		} else {
			later = append(later, t)
		}
	}
	a.timers = later
	for _, t := range due {
		t.fire()
	}
	if len(due) > 0 {
		a.frame++
	}
}

func (a *toy) Do(_ context.Context, req accessibility.Request) (accessibility.Result, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.ended {
		return accessibility.Result{}, accessibility.ErrEnded
	}
	a.did = append(a.did, req)
	res := a.perform(req)
	if res.Verdict != accessibility.Refused || !a.quiet {
		a.frame++
	}
	if a.ended {
		res.Verdict = accessibility.Gone
	}
	res.Frame = a.frame
	return res, nil
}

func (a *toy) perform(req accessibility.Request) accessibility.Result {
	switch req.Op {
	case accessibility.OpAct, accessibility.OpClick, accessibility.OpHover:
		return a.onTarget(req)
	case accessibility.OpText, accessibility.OpPaste:
		return answer(a.focus != nil && a.focus.text != nil && a.focus.text(req.Text))
	case accessibility.OpKey:
		return answer(a.focus != nil && a.focus.key != nil && a.focus.key(req.Chord))
	}
	return answer(false)
}

func (a *toy) onTarget(req accessibility.Request) accessibility.Result {
	w, refused := a.target(req)
	switch {
	case w == nil:
		return accessibility.Result{Verdict: accessibility.Refused, Reason: refused}
	case w.refuse != "":
		return refusal(w.refuse, req)
	case w.States.Has(accessibility.StateDisabled):
		return refusal(accessibility.ErrDisabled, req)
	case req.Op != accessibility.OpAct && w.Bounds.Empty():
		return refusal(accessibility.ErrHidden, req)
	case req.Op == accessibility.OpHover:
		return answer(false)
	case req.Op == accessibility.OpClick:
		return answer(w.click != nil && w.click())
	case req.Action == "focus":
		a.focus = w
		return answer(true)
	}
	return answer(w.act != nil && w.act(req.Action, req.Value))
}

// refusal repeats what was sent, as no app should.
func refusal(r accessibility.Reason, req accessibility.Request) accessibility.Result {
	return accessibility.Result{Verdict: accessibility.Refused, Reason: r, Message: "toy refuses " + req.Action + req.Value}
}

func (a *toy) target(req accessibility.Request) (*widget, accessibility.Reason) {
	t := a.snapshot().Tree
	if req.Key != 0 {
		if i := t.Index(req.Key); i >= 0 {
			return a.widgets[i], ""
		}
		return nil, accessibility.ErrNoSuchNode
	}
	found, err := req.Target.All(&t)
	switch {
	case err != nil || len(found) > 1:
		return nil, accessibility.ErrAmbiguous
	case len(found) == 0:
		return nil, accessibility.ErrNoSuchNode
	}
	return a.widgets[found[0]], ""
}

func answer(took bool) accessibility.Result {
	if took {
		return accessibility.Result{Verdict: accessibility.Handled, Changed: true}
	}
	return accessibility.Result{Verdict: accessibility.Unhandled}
}

// The widgets of the toy.

func of(role accessibility.Role, label string) *widget {
	return &widget{Node: accessibility.Node{Role: role, Label: label}}
}

func (w *widget) id(id string) *widget                   { w.ID = id; return w }
func (w *widget) is(s accessibility.State) *widget       { w.States |= s; return w }
func (w *widget) inside(c *widget) *widget               { w.in = c; return w }
func (w *widget) valued(v string) *widget                { w.Value = v; return w }
func (w *widget) onClick(do func()) *widget              { w.click = func() bool { do(); return true }; return w }
func (w *widget) onKey(f func(string) bool) *widget      { w.key = f; return w }
func (w *widget) become(off, on accessibility.State)     { w.States = w.States&^off | on }
func (w *widget) onAct(f func(a, v string) bool) *widget { w.act = f; return w }

// field takes text and has its value set.
func field(label string) *widget {
	w := of(accessibility.RoleInput, label)
	w.Actions = accessibility.ActionFocus | accessibility.ActionSetValue
	w.text = func(s string) bool { w.Value += s; return true }
	w.act = func(action, value string) bool {
		if action == "set-value" {
			w.Value = value
		}
		return action == "set-value"
	}
	return w
}

func checkbox(label string) *widget {
	const off, on = accessibility.StateUnchecked, accessibility.StateChecked
	w := of(accessibility.RoleCheckbox, label).is(off)
	return w.onClick(func() { w.States ^= off | on })
}
