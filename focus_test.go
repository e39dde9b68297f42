package limoni_test

import (
	"fmt"
	"testing"

	"limoni"
	"limoni/accessibility"
)

// column draws those buttons of names that are not gone.
type column struct {
	names    []string
	gone     map[string]bool
	disabled map[string]bool
}

func newColumn(names ...string) *column {
	return &column{names: names, gone: map[string]bool{}, disabled: map[string]bool{}}
}

func (c *column) draw(s *stage, f *limoni.Frame) {
	y := 0
	for _, name := range c.names {
		if c.gone[name] {
			continue
		}
		n := control(accessibility.RoleButton, name, row(f, y))
		if c.disabled[name] {
			n.States = accessibility.StateDisabled
		}
		b := f.RegisterAccessibility(n)
		if b.Clicked() {
			c.gone[name] = true
		}
		if b.FocusGained() {
			s.say("+%s", name)
		}
		if b.FocusLost() {
			s.say("-%s", name)
		}
		y++
	}
}

func TestFocusOrderIsRegistrationOrder(t *testing.T) {
	c := newColumn("a", "b", "c", "d")
	c.disabled["b"] = true
	s := newStage(t, c.draw)
	s.wantFocus("a")
	for _, want := range []string{"c", "d", "a"} {
		s.key("tab")
		s.wantFocus(want)
	}
	for _, want := range []string{"d", "c", "a"} {
		s.feed("\x1b[Z")
		s.wantFocus(want)
	}
}

// Where the focused node goes, the next one has the focus, else the one before.
func TestFocusOfARemovedNode(t *testing.T) {
	for _, how := range []string{"gone", "disabled"} {
		c := newColumn("a", "b", "c", "d")
		s := newStage(t, c.draw)
		remove := func(name string) {
			_ = s.app.Post(func() {
				if how == "gone" {
					c.gone[name] = true
				} else {
					c.disabled[name] = true
				}
			})
		}
		s.act("focus", "b")
		remove("b")
		s.wantFocus("c")
		s.act("focus", "d")
		remove("d")
		s.wantFocus("c")
		remove("c")
		s.wantFocus("a")
		remove("a")
		s.wantFocus("")
		_ = s.app.Post(func() { c.gone, c.disabled = map[string]bool{"b": true}, map[string]bool{} })
		s.wantFocus("a")
	}
}

func TestFocusOfPressedAndRemovedButtons(t *testing.T) {
	var names []string
	for i := range 12 {
		names = append(names, fmt.Sprint("B", i))
	}
	c := newColumn(names...)
	s := newStage(t, c.draw)
	s.wantFocus("B0")
	s.key("enter")
	s.wantFocus("B1")
	s.act("focus", "B11")
	s.key("enter")
	s.wantFocus("B10")
	s.act("focus", "B5")
	s.feed("\r\r") // the second Enter was not meant for the neighbour
	s.wantFocus("B6")
	s.feed("\r")
	s.wantFocus("B7")
	if !c.gone["B5"] || !c.gone["B6"] || c.gone["B7"] {
		t.Errorf("gone: %v", c.gone)
	}
}

// Something else that comes to stand where the focused node stood is next.
func TestFocusGoesToWhatStandsAtThePlace(t *testing.T) {
	page := 1
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		s.button(f, "head", 0)
		g := f.Begin(accessibility.Node{ID: "page", Role: accessibility.RoleGroup, Bounds: row(f, 1)})
		if page == 1 {
			s.button(f, "one", 1)
		} else {
			f.RegisterAccessibility(control(accessibility.RoleCheckbox, "two", row(f, 1)))
		}
		f.End(g)
		s.button(f, "next", 2)
	})
	s.act("focus", "one")
	_ = s.app.Post(func() { page = 2 })
	s.wantFocus("two")
}

func TestFocusGainedAndLostOnce(t *testing.T) {
	for _, names := range [][]string{{"a", "b"}, {"b", "a"}} {
		for _, by := range []string{"click", "tab", "act", "focus"} {
			c := newColumn(names...)
			ask := false
			s := newStage(t, func(s *stage, f *limoni.Frame) {
				c.draw(s, f)
				if f.Key("x") && ask {
					f.Focus("b")
				}
			})
			s.act("focus", "a")
			s.app.Redraw()
			s.snap()
			s.log = nil
			y := 0
			if names[1] == "b" {
				y = 1
			}
			switch by {
			case "click":
				s.feed(fmt.Sprintf(press, 2, y+1))
			case "tab":
				s.key("tab")
			case "act":
				s.act("focus", "b")
			case "focus":
				ask = true
				s.key("x")
			}
			s.wantFocus("b")
			for range 3 {
				s.app.Redraw()
				s.snap()
			}
			want := "-a, +b"
			if names[0] == "b" {
				want = "+b, -a"
			}
			if by == "click" {
				s.feed(fmt.Sprintf("\x1b[<0;%d;%dm", 20, 11)) // elsewhere: no click
			}
			s.want(want)
		}
	}
}

// A node with no visible cell keeps the focus.
func TestOffscreenNodeKeepsTheFocus(t *testing.T) {
	y := 0
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		s.button(f, "a", y)
		s.button(f, "b", 1)
	})
	s.wantFocus("a")
	for _, at := range []int{-3, 50, 0} {
		y = at
		s.app.Redraw()
		s.wantFocus("a")
		if off := s.node("a").States.Has(accessibility.StateOffscreen); off != (at != 0) {
			t.Errorf("at row %d: offscreen %v", at, off)
		}
	}
}
