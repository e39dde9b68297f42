package limoni_test

import (
	"fmt"
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
)

// stage is an app in memory with a log, for tests that say exactly what
// happened in which order.
type stage struct {
	t   *testing.T
	app *limoni.App
	log []string
}

// newStage shows draw on 40 by 12 cells and paints the first frame.
func newStage(t *testing.T, draw func(s *stage, f *limoni.Frame), opts ...limoni.Option) *stage {
	t.Helper()
	s := &stage{t: t}
	s.app = limoni.New(40, 12, func(f *limoni.Frame) { draw(s, f) }, opts...)
	snapshot(t, s.app)
	return s
}

func (s *stage) say(format string, args ...any) { s.log = append(s.log, fmt.Sprintf(format, args...)) }

// want compares what was said since the last call, joined by commas.
func (s *stage) want(want string) {
	s.t.Helper()
	if got := strings.Join(s.log, ", "); got != want {
		s.t.Errorf("got %q, want %q", got, want)
	}
	s.log = nil
}

func (s *stage) feed(bytes string) { s.app.Feed([]byte(bytes)) }

func (s *stage) key(chord string) accessibility.Result {
	s.t.Helper()
	return do(s.t, s.app, accessibility.Request{Op: accessibility.OpKey, Chord: chord})
}

func (s *stage) act(action, id string) accessibility.Result {
	s.t.Helper()
	return do(s.t, s.app, accessibility.Request{Op: accessibility.OpAct, Action: action, Target: accessibility.Selector{ID: id}})
}

func (s *stage) click(id string) accessibility.Result {
	s.t.Helper()
	return do(s.t, s.app, accessibility.Request{Op: accessibility.OpClick, Target: accessibility.Selector{ID: id}})
}

func (s *stage) snap() *accessibility.Snapshot {
	s.t.Helper()
	return snapshot(s.t, s.app)
}

// spoken is what was announced so far, joined by commas.
func (s *stage) spoken() string {
	s.t.Helper()
	var texts []string
	for _, a := range s.snap().Announcements {
		texts = append(texts, a.Text)
	}
	return strings.Join(texts, ", ")
}

// node returns the node with that ID on the screen.
func (s *stage) node(id string) accessibility.Node {
	s.t.Helper()
	snap := s.snap()
	i, err := accessibility.Selector{ID: id}.One(&snap.Tree)
	if err != nil {
		s.t.Fatal(err)
	}
	return snap.Tree.Nodes[i]
}

// wantFocus checks which node has the keyboard, by ID, and that the tree marks
// just that one.
func (s *stage) wantFocus(id string) {
	s.t.Helper()
	snap, marked := s.snap(), []string{}
	for _, n := range snap.Tree.Nodes {
		if n.States.Has(accessibility.StateFocused) {
			marked = append(marked, n.ID)
		}
	}
	got := strings.Join(marked, "+")
	if i := snap.Tree.Index(snap.Focus); snap.Focus != 0 && (i < 0 || snap.Tree.Nodes[i].ID != got) {
		s.t.Errorf("Snapshot.Focus and the focused state differ: %q", got)
	}
	if got != id {
		s.t.Errorf("the focus is on %q, want %q", got, id)
	}
}

// wantProblems checks that there are as many Problems as parts, each with its
// part in it.
func (s *stage) wantProblems(parts ...string) {
	s.t.Helper()
	got := s.snap().Problems
	if len(got) != len(parts) {
		s.t.Errorf("%d problems %q, want %d", len(got), got, len(parts))
		return
	}
	for i, part := range parts {
		if !strings.Contains(got[i], part) {
			s.t.Errorf("problem %q does not say %q", got[i], part)
		}
	}
}

// node makes a control of one row that reacts to clicks and can have the focus.
func control(role accessibility.Role, id string, r limoni.Rect) accessibility.Node {
	return accessibility.Node{ID: id, Role: role, Label: id, Bounds: r,
		Actions: accessibility.ActionActivate | accessibility.ActionFocus}
}

// button draws a control that says its ID when it is clicked.
func (s *stage) button(f *limoni.Frame, id string, y int) limoni.Response {
	r := limoni.Rect{Min: limoni.Point{X: 0, Y: y}, Max: limoni.Point{X: 10, Y: y + 1}}
	resp := f.RegisterAccessibility(control(accessibility.RoleButton, id, r))
	f.Print(r, id, limoni.Style{})
	if resp.Clicked() {
		s.say("click %s", id)
	}
	return resp
}

// field draws a text widget that takes all text it gets, and asks Esc only
// where esc is set.
func (s *stage) field(f *limoni.Frame, id string, y int, value *string) limoni.Response {
	r := row(f, y)
	resp := f.RegisterAccessibility(accessibility.Node{ID: id, Role: accessibility.RoleInput, Label: id, Bounds: r,
		Actions: accessibility.ActionFocus | accessibility.ActionSetValue})
	if text, ok := resp.Text(); ok {
		*value += text
	}
	if v, ok := resp.NewValue(); ok {
		*value = v
	}
	f.Node(resp).Value = *value
	return resp
}

func box(x0, y0, x1, y1 int) limoni.Rect {
	return limoni.Rect{Min: limoni.Point{X: x0, Y: y0}, Max: limoni.Point{X: x1, Y: y1}}
}
