package limoni_test

import (
	"fmt"
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
)

// dropdown is a page with a button, an opener with a menu that has a submenu,
// and free space.
type dropdown struct {
	*stage
	open, sub, controls, modal bool
}

func openDropdown(t *testing.T) *dropdown {
	d := &dropdown{open: true, controls: true}
	d.stage = newStage(t, func(s *stage, f *limoni.Frame) {
		s.button(f, "page", 0)
		opener := s.button(f, "opener", 1)
		if opener.Clicked() {
			d.open = !d.open
		}
		if d.open {
			d.menu(s, f, opener)
		}
		if d.modal {
			m := f.BeginLayer(limoni.RankModal, accessibility.Node{ID: "modal", Bounds: box(30, 0, 40, 3)})
			f.End(m)
		}
	})
	return d
}

func (d *dropdown) menu(s *stage, f *limoni.Frame, opener limoni.Response) {
	menu := f.BeginLayer(limoni.RankPopup, accessibility.Node{ID: "menu", Role: accessibility.RoleMenu, Bounds: box(0, 2, 10, 6)})
	if d.controls {
		f.Details(opener).Controls = f.Node(menu).Key
	}
	s.button(f, "item", 2)
	if d.sub {
		sub := f.BeginLayer(limoni.RankPopup, accessibility.Node{ID: "sub", Role: accessibility.RoleMenu, Bounds: box(10, 3, 20, 6)})
		f.End(sub)
		if sub.Dismissed() {
			d.sub = false
		}
	}
	f.End(menu)
	if menu.Dismissed() {
		d.open = false
	}
}

func (d *dropdown) state() string { return fmt.Sprintf("open=%v sub=%v", d.open, d.sub) }

func TestAPressOutsideClosesAPopupAndGoesOn(t *testing.T) {
	for _, c := range []struct {
		name  string
		x, y  int
		setup func(*dropdown)
		state string
		said  string
	}{
		{"on a button of the page", 1, 0, nil, "open=false sub=false", "click page"},
		{"on nothing", 35, 9, nil, "open=false sub=false", ""},
		{"inside", 1, 2, nil, "open=true sub=false", "click item"},
		{"inside, where nothing is", 1, 4, nil, "open=true sub=false", ""},
		{"on what controls it", 1, 1, nil, "open=false sub=false", "click opener"},
		{"on an opener that does not say so", 1, 1, func(d *dropdown) { d.controls = false }, "open=true sub=false", "click opener"},
		{"in the submenu", 12, 4, func(d *dropdown) { d.sub = true }, "open=true sub=true", ""},
		{"in the menu below a submenu", 1, 2, func(d *dropdown) { d.sub = true }, "open=true sub=false", "click item"},
		{"outside of both", 1, 0, func(d *dropdown) { d.sub = true }, "open=false sub=false", "click page"},
		{"while a modal shuts it off", 1, 0, func(d *dropdown) { d.modal = true }, "open=true sub=false", ""},
	} {
		d := openDropdown(t)
		if c.setup != nil {
			_ = d.app.Post(func() { c.setup(d) })
		}
		d.snap()
		d.feed(clickBytes(c.x, c.y))
		if got := d.state(); got != c.state {
			t.Errorf("%s: %s, want %s", c.name, got, c.state)
		}
		d.want(c.said)
	}
}

// A click by a program on what lies outside is handled like a person's, and one
// on free space that closes a popup is too.
func TestAPressOutsideByAProgramIsHandled(t *testing.T) {
	d := openDropdown(t)
	if res := d.click("page"); res.Verdict != accessibility.Handled || d.open {
		t.Errorf("%s, open %v; want handled and closed", res.Verdict, d.open)
	}
	d.want("click page")
	d = openDropdown(t)
	press := accessibility.Request{Op: accessibility.OpMouse, Mouse: accessibility.Mouse{X: 35, Y: 9, Event: "press", Button: "left"}}
	if res := do(t, d.app, press); res.Verdict != accessibility.Handled || d.open {
		t.Errorf("a press on nothing: %s, open %v; want handled and closed", res.Verdict, d.open)
	}
	if res := do(t, d.app, press); res.Verdict != accessibility.Unhandled {
		t.Errorf("a press on nothing with nothing open: %s, want unhandled", res.Verdict)
	}
}

func TestAnnounce(t *testing.T) {
	results := ""
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		if f.Key("c") {
			f.Announce("Copied", limoni.Assertive)
		}
		f.Announce(f.Concat(results), limoni.Polite)
	})
	show := func(text string) { _ = s.app.Post(func() { results = text }) }
	for _, c := range []struct {
		do   func()
		want string
	}{
		{func() {}, ""},
		{func() { show("1 result") }, "1 result"},
		{func() { show("1 result") }, "1 result"},
		{func() { s.key("c") }, "1 result, Copied"},
		{func() { s.key("c") }, "1 result, Copied, Copied"},
		{func() { show("2 results") }, "1 result, Copied, Copied, 2 results"},
		{func() { show("") }, "1 result, Copied, Copied, 2 results"},
		{func() { show("2 results") }, "1 result, Copied, Copied, 2 results, 2 results"},
		{func() { show("\x1b[31mred\u202e") }, "1 result, Copied, Copied, 2 results, 2 results, [31mred"},
	} {
		c.do()
		if got := s.spoken(); got != c.want {
			t.Errorf("spoken %q, want %q", got, c.want)
		}
	}
	for _, a := range s.snap().Announcements {
		if want := a.Text == "Copied"; (a.Politeness == limoni.Assertive) != want || a.Frame == 0 || a.Frame > s.snap().Frame {
			t.Errorf("%+v: politeness or frame is wrong", a)
		}
	}
	for i := range 100 {
		show(fmt.Sprint(i))
		s.snap()
	}
	if got := s.snap().Announcements; len(got) != 32 || got[31].Text != "99" {
		t.Errorf("%d are kept, the last is %v; want 32 and 99", len(got), got[len(got)-1])
	}
}

func TestFocusedRectIsWhereTheKeyboardIs(t *testing.T) {
	got := ""
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		s.button(f, "outside", 0)
		g := f.Begin(accessibility.Node{ID: "g", Role: accessibility.RoleGroup, Bounds: box(0, 1, 20, 3)})
		r, ok := g.FocusedRect()
		got = fmt.Sprint(r, ok)
		clip := f.Clip(box(0, 1, 20, 3))
		s.button(f, "a", 1)
		s.button(f, "b", 9) // not in view
		f.Unclip(clip)
		f.End(g)
	})
	for _, c := range []struct{ focus, want string }{
		{"outside", "(0,0)-(0,0) false"}, {"a", "(0,1)-(10,2) true"}, {"b", "(0,9)-(10,10) true"},
	} {
		s.act("focus", c.focus)
		if got != c.want {
			t.Errorf("focus on %s: %s, want %s", c.focus, got, c.want)
		}
	}
}

func TestAppendBindingsListsTheKeysThatWork(t *testing.T) {
	dialog, popup := false, false
	var bindings []limoni.Binding
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		if f.Painting() {
			bindings = f.AppendBindings(bindings[:0])
		}
		b := s.button(f, "b", 0)
		b.Key("delete")
		c := s.button(f, "c", 1)
		c.Key("insert")
		f.Key("n")
		if popup {
			p := f.BeginLayer(limoni.RankPopup, accessibility.Node{ID: "p", Bounds: box(0, 3, 5, 5)})
			f.Key("p")
			f.End(p)
		}
		if dialog {
			m := f.BeginLayer(limoni.RankModal, accessibility.Node{ID: "m", Bounds: box(0, 5, 9, 8)})
			f.Key("y")
			s.button(f, "ok", 6)
			f.End(m)
		}
		f.GlobalKey("ctrl+q")
	})
	listed := func() string {
		for range 2 { // a frame lists what the one before it asked for
			s.app.Redraw()
			s.app.Advance(0)
		}
		var out []string
		for _, b := range bindings {
			text := b.Chord.String()
			if b.Node != 0 {
				text += " of a node"
			}
			if b.Global {
				text += " everywhere"
			}
			out = append(out, text)
		}
		return strings.Join(out, ", ")
	}
	for _, c := range []struct {
		set  func()
		want string
	}{
		{func() {}, "delete of a node, n, ctrl+q everywhere"},
		{func() { s.act("focus", "c") }, "insert of a node, n, ctrl+q everywhere"},
		{func() { _ = s.app.Post(func() { popup = true }) }, "insert of a node, p, n, ctrl+q everywhere"},
		{func() { _ = s.app.Post(func() { dialog = true }) }, "y, ctrl+q everywhere"},
	} {
		c.set()
		if got := listed(); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}
