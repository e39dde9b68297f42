package limoni_test

import (
	"fmt"
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
)

func TestFrameFocus(t *testing.T) {
	var ask, where string
	shown, disabled, twice := true, false, false
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		call := f.Key("x")
		if call && where == "before" {
			f.Focus(ask)
		}
		s.button(f, "a", 0)
		n := control(accessibility.RoleButton, "late", row(f, 1))
		if disabled {
			n.States = accessibility.StateDisabled
		}
		if shown {
			f.RegisterAccessibility(n)
		}
		if twice {
			for y, id := range []string{"g", "h"} {
				g := f.Begin(accessibility.Node{ID: id, Role: accessibility.RoleGroup, Bounds: row(f, y+2)})
				f.RegisterAccessibility(control(accessibility.RoleButton, "twin", row(f, y+2)))
				f.End(g)
			}
		}
		f.RegisterAccessibility(accessibility.Node{ID: "text", Role: accessibility.RoleText, Label: "Text", Bounds: row(f, 5)})
		if call && where == "after" {
			f.Focus(ask)
		}
		if call && where == "opening" {
			f.Focus(ask)
			shown = true
		}
	})
	for _, c := range []struct {
		where, id, want string
		shown           bool
		problem         []string
	}{
		{"before", "late", "late", true, nil},
		{"after", "late", "late", true, nil},
		{"opening", "late", "late", false, nil},
		{"after", "lat", "a", true, []string{"#late"}},
		{"after", "late", "a", false, []string{"#a"}},
		{"after", "text", "a", true, []string{"text"}},
	} {
		ask, where, shown = c.id, c.where, c.shown
		s.app.Redraw()
		s.act("focus", "a")
		s.key("x")
		s.wantFocus(c.want)
		s.wantProblems(c.problem...)
		if len(c.problem) > 0 && !strings.Contains(s.snap().Problems[0], `Focus("`+c.id+`")`) {
			t.Errorf("the problem does not say what was asked: %q", s.snap().Problems)
		}
		s.app.Redraw()
		s.wantProblems() // said once, and not asked for again
		s.wantFocus(c.want)
	}
	shown, disabled, ask, where = true, true, "late", "after"
	s.app.Redraw()
	s.key("x")
	s.wantProblems("late")
	disabled, twice, ask = false, true, "twin"
	s.app.Redraw()
	s.key("x")
	s.wantProblems("2")
	if p := s.snap().Problems; strings.Count(p[0], "#twin") != 2 {
		t.Errorf("the candidates are not listed: %s", p[0])
	}
	s.wantFocus("a")
}

// The list of IDs in a Problem is short and has the near ones.
func TestFocusProblemListsNearIDs(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		for i := range 500 {
			f.RegisterAccessibility(control(accessibility.RoleButton, fmt.Sprintf("row-%03d", i), row(f, 0)))
		}
		f.RegisterAccessibility(control(accessibility.RoleInput, "username", row(f, 1)))
		if f.Key("f5") {
			f.Focus("usrname")
		}
	})
	s.key("f5")
	s.wantProblems("#username")
	if p := s.snap().Problems[0]; len(p) > 300 {
		t.Errorf("a problem of %d bytes", len(p))
	}
}

func TestFocusFromAPost(t *testing.T) {
	open, want := false, false
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		if open {
			s.button(f, "late", 1)
		}
		s.button(f, "a", 0)
		if want {
			want = false
			f.Focus("late")
		}
	})
	_ = s.app.Post(func() { open, want = true, true })
	s.wantFocus("late")
	s.wantProblems()
}

func TestAutoFocusActsWhenItsWidgetAppears(t *testing.T) {
	shown := false
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		s.button(f, "a", 0)
		if shown {
			f.AutoFocus(s.button(f, "auto", 1))
		}
		s.button(f, "b", 2)
	})
	set := func(on bool) {
		_ = s.app.Post(func() { shown = on })
		s.snap()
	}
	s.wantFocus("a")
	for range 2 {
		set(true)
		s.wantFocus("auto")
		s.key("tab")
		s.wantFocus("b")
		s.app.Redraw()
		s.wantFocus("b")
		set(false)
		s.wantFocus("b")
	}
}

func TestFirstAutoFocusWinsAndFocusWinsOverIt(t *testing.T) {
	shown, ask := false, ""
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		s.button(f, "a", 0)
		if shown {
			f.AutoFocus(s.button(f, "one", 1))
			f.AutoFocus(s.button(f, "two", 2))
		}
		if f.Key("x") {
			shown = !shown
			f.Focus(ask)
		}
	})
	s.key("x")
	s.wantFocus("one")
	s.key("x")
	ask = "two"
	s.key("x")
	s.wantFocus("two")
}
