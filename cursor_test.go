package limoni_test

import (
	"fmt"
	"testing"

	"limoni"
	"limoni/accessibility"
)

// The terminal's cursor stands where the focus is, last, shown or not.
func TestCursorFollowsTheFocus(t *testing.T) {
	selected, value := 0, "ab"
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		list := f.Begin(accessibility.Node{ID: "list", Role: accessibility.RoleList, Bounds: box(2, 3, 20, 7), Actions: accessibility.ActionFocus})
		if list.Key("down") {
			selected++
		}
		for i := range 4 {
			if i == selected {
				f.FocusCell(list, 2, 3+i)
			}
			f.Print(box(2, 3+i, 20, 4+i), fmt.Sprint("row ", i), limoni.Style{})
		}
		f.End(list)
		b := f.RegisterAccessibility(control(accessibility.RoleButton, "b", box(20, 8, 30, 9)))
		f.FocusCell(b, 22, 8)
		in := f.RegisterAccessibility(accessibility.Node{ID: "in", Role: accessibility.RoleInput, Bounds: box(0, 11, 20, 12), Actions: accessibility.ActionFocus})
		f.Print(box(0, 11, 20, 12), value, limoni.Style{})
		f.Caret(in, 2, 11)
		f.RegisterAccessibility(control(accessibility.RoleButton, "plain", box(5, 10, 9, 11)))
		f.RegisterAccessibility(control(accessibility.RoleButton, "off", box(5, 30, 9, 31)))
	})
	check := func(x, y int, visible bool) {
		t.Helper()
		if c := s.snap().Cursor; c != (accessibility.Cursor{X: x, Y: y, Visible: visible}) {
			t.Errorf("cursor %+v, want %d,%d visible %v", c, x, y, visible)
		}
	}
	check(2, 3, false)
	s.feed("\x1b[B\x1b[B\x1b[B")
	check(2, 6, false)
	s.act("focus", "b")
	check(22, 8, false)
	s.act("focus", "in")
	check(2, 11, true)
	s.act("focus", "plain")
	check(5, 10, false)
	s.act("focus", "off")
	check(0, 0, false)
}

// A caret that is scrolled out of sight is shown nowhere else.
func TestCaretOfAnOffscreenFieldIsNotShown(t *testing.T) {
	y := 3
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		before := f.Clip(box(0, 0, 20, 5))
		in := f.RegisterAccessibility(accessibility.Node{ID: "in", Role: accessibility.RoleInput, Bounds: box(0, y, 20, y+1), Actions: accessibility.ActionFocus})
		f.Caret(in, 2, y)
		f.Unclip(before)
	})
	if c := s.snap().Cursor; c != (accessibility.Cursor{X: 2, Y: 3, Visible: true}) {
		t.Errorf("cursor %+v", c)
	}
	y = 7
	s.app.Redraw()
	if c := s.snap().Cursor; c.Visible {
		t.Errorf("scrolled out of the clip: cursor %+v", c)
	}
	s.wantFocus("in")
}
