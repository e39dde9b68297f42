package limoni_test

import (
	"testing"

	"limoni"
	"limoni/accessibility"
)

func TestModalTrapsTheFocusAndGivesItBack(t *testing.T) {
	open := false
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		if open { // a helper drawn above
			d := f.BeginLayer(limoni.RankModal, accessibility.Node{ID: "d", Role: accessibility.RoleDialog, Bounds: box(5, 4, 30, 9), Actions: accessibility.ActionDismiss})
			yes := control(accessibility.RoleButton, "yes", box(6, 5, 9, 6))
			yes.States = accessibility.StateDisabled
			f.RegisterAccessibility(yes)
			f.RegisterAccessibility(control(accessibility.RoleButton, "no", box(6, 6, 9, 7)))
			f.RegisterAccessibility(control(accessibility.RoleButton, "cancel", box(6, 7, 9, 8)))
			if d.Dismissed() {
				open = false
			}
			f.End(d)
		}
		for y, name := range []string{"a", "b", "c"} {
			if b := s.button(f, name, y); name == "b" && b.Clicked() {
				open = true
			}
		}
	})
	s.act("focus", "b")
	s.key("enter")
	s.wantFocus("no")
	for _, want := range []string{"cancel", "no", "cancel", "no"} {
		s.key("tab")
		s.wantFocus(want)
	}
	s.key("shift+tab")
	s.wantFocus("cancel")
	s.key("up")
	s.wantFocus("no")
	s.key("up") // what lies above in the page is shut off
	s.wantFocus("no")
	if n := s.node("a"); n.Actions != 0 || n.States.Has(accessibility.StateFocusable) {
		t.Errorf("behind the modal a is %v and offers %v", n.States, n.Actions)
	}
	if res := s.act("focus", "a"); res.Reason != accessibility.ErrBehindModal {
		t.Errorf("focus behind a modal: %s %s", res.Verdict, res.Reason)
	}
	s.key("esc")
	s.wantFocus("b")
}

// dialogs draws page buttons and dialogs one in or beside the other; each
// dialog has one button.
type dialogs struct {
	page   []string
	open   []string
	nested bool
}

func (d *dialogs) draw(s *stage, f *limoni.Frame) {
	if !d.nested {
		for _, name := range d.open {
			f.End(d.begin(f, name))
		}
	}
	for y, name := range d.page {
		s.button(f, name, y)
	}
	if d.nested {
		var begun []limoni.Response
		for _, name := range d.open {
			begun = append(begun, d.begin(f, name))
		}
		for i := range begun {
			f.End(begun[len(begun)-1-i])
		}
	}
}

func (d *dialogs) begin(f *limoni.Frame, name string) limoni.Response {
	resp := f.BeginLayer(limoni.RankModal, accessibility.Node{ID: name, Role: accessibility.RoleDialog, Bounds: box(5, 4, 30, 9)})
	f.RegisterAccessibility(control(accessibility.RoleButton, name+"-b", box(6, 5, 9, 6)))
	return resp
}

func TestNestedModalsGiveTheFocusBack(t *testing.T) {
	for _, nested := range []bool{true, false} {
		for _, c := range []struct {
			name  string
			steps []func(*dialogs)
			want  []string
		}{
			{"one by one", []func(*dialogs){
				func(d *dialogs) { d.open = []string{"x", "y"} }, func(d *dialogs) { d.open = []string{"x"} }, func(d *dialogs) { d.open = nil },
			}, []string{"y-b", "x-b", "b"}},
			{"both at once", []func(*dialogs){
				func(d *dialogs) { d.open = []string{"x", "y"} }, func(d *dialogs) { d.open = nil },
			}, []string{"y-b", "b"}},
			{"opener gone with the dialog", []func(*dialogs){
				func(d *dialogs) { d.open, d.page = nil, []string{"a", "c"} },
			}, []string{"c"}},
			{"opener gone before the dialog", []func(*dialogs){
				func(d *dialogs) { d.page = []string{"a", "c", "d"} }, func(d *dialogs) { d.open = nil },
			}, []string{"x-b", "c"}},
			{"last opener gone before the dialog", []func(*dialogs){
				func(d *dialogs) { d.page = []string{"a"} }, func(d *dialogs) { d.open = nil },
			}, []string{"x-b", "a"}},
			{"all gone", []func(*dialogs){
				func(d *dialogs) { d.page = nil }, func(d *dialogs) { d.open, d.page = nil, []string{"q", "r"} },
			}, []string{"x-b", "q"}},
		} {
			d := &dialogs{page: []string{"a", "b", "c", "d"}, nested: nested}
			s := newStage(t, d.draw)
			s.act("focus", "b")
			_ = s.app.Post(func() { d.open = []string{"x"} })
			s.wantFocus("x-b")
			for i, step := range c.steps {
				_ = s.app.Post(func() { step(d) })
				if s.wantFocus(c.want[i]); t.Failed() {
					t.Fatalf("%s, nested %v, step %d", c.name, nested, i)
				}
			}
		}
	}
}

// The lower of two dialogs side by side goes first: what the upper one gives
// back is then the page's.
func TestLowerModalGoesFirst(t *testing.T) {
	d := &dialogs{page: []string{"a", "b", "c"}}
	s := newStage(t, d.draw)
	s.act("focus", "b")
	for _, step := range []struct {
		open []string
		want string
	}{{[]string{"x"}, "x-b"}, {[]string{"x", "y"}, "y-b"}, {[]string{"y"}, "y-b"}, {nil, "b"}} {
		_ = s.app.Post(func() { d.open = step.open })
		s.wantFocus(step.want)
	}
}

// A modal in which nothing can have the focus: nobody has it, keys reach
// nothing behind, and the page gets it back.
func TestModalWithNothingToFocus(t *testing.T) {
	open := false
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		s.button(f, "page", 0)
		if f.Key("f5") {
			open = true
		}
		if !open {
			return
		}
		m := f.BeginLayer(limoni.RankModal, accessibility.Node{ID: "m", Role: accessibility.RoleDialog, Bounds: box(5, 5, 20, 8)})
		off := control(accessibility.RoleButton, "off", box(6, 6, 10, 7))
		off.States = accessibility.StateDisabled
		f.RegisterAccessibility(off)
		if m.Dismissed() {
			open = false
		}
		f.End(m)
	})
	s.key("f5")
	s.wantFocus("")
	s.feed("\r \t\r\x1b[A\r" + clickBytes(1, 0) + clickBytes(7, 6))
	s.want("")
	s.wantFocus("")
	s.key("esc")
	s.wantFocus("page")
	s.feed("\r")
	s.want("click page")
}
