package limoni_test

import (
	"strconv"
	"testing"

	"limoni"
	"limoni/accessibility"
)

// A status is spoken when it appears and when its text changes, and never
// because a frame came.
func TestStatusIsSpokenOncePerText(t *testing.T) {
	text, other := "", ""
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		f.RegisterAccessibility(accessibility.Node{Role: accessibility.RoleText, Label: other, Bounds: row(f, 0)})
		if text != "" {
			f.RegisterAccessibility(accessibility.Node{ID: "status", Role: accessibility.RoleStatus, Label: text, Bounds: row(f, 1)})
		}
	})
	for _, c := range []struct{ text, other, spoken string }{
		{"", "plain", ""},
		{"Saved", "plain", "Saved"},
		{"Saved 2", "plain", "Saved, Saved 2"},
		{"Saved 2", "plain", "Saved, Saved 2"},
		{"Saved 2", "plain text", "Saved, Saved 2"},
		{"Saved 2", "plain", "Saved, Saved 2"},
		{"", "plain", "Saved, Saved 2"},
		{"Saved 2", "plain", "Saved, Saved 2, Saved 2"}, // it appears anew
	} {
		_ = s.app.Post(func() { text, other = c.text, c.other })
		if got := s.spoken(); got != c.spoken {
			t.Errorf("with status %q: spoken %q, want %q", c.text, got, c.spoken)
		}
	}
	n := s.node("status")
	if n.Role != accessibility.RoleStatus || n.Label != "Saved 2" || n.States.Has(accessibility.StateFocusable) || n.Actions != 0 {
		t.Errorf("the status is %+v", n)
	}
	if i, err := (accessibility.Selector{Role: accessibility.RoleText}).One(&s.snap().Tree); err != nil || s.snap().Tree.Nodes[i].States.Has(accessibility.StateFocusable) {
		t.Errorf("plain text can have the focus: %v", err)
	}
}

// What is hidden is not spoken, nor is what stands inside a secret.
func TestHiddenAndSecretTextIsNotSpoken(t *testing.T) {
	states := accessibility.State(0)
	text := ""
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		g := f.Begin(accessibility.Node{ID: "g", Role: accessibility.RoleGroup, States: states, Bounds: row(f, 0)})
		if text != "" {
			f.RegisterAccessibility(accessibility.Node{ID: "status", Role: accessibility.RoleStatus, Label: text, Bounds: row(f, 0)})
		}
		f.End(g)
	})
	for _, c := range []struct {
		name   string
		states accessibility.State
		spoken int
	}{{"secret", accessibility.StateSensitive, 0}, {"hidden", accessibility.StateHidden, 0}, {"shown", 0, 1}} {
		_ = s.app.Post(func() { states, text = c.states, "hunter2 "+c.name })
		if got := s.snap().Announcements; len(got) != c.spoken {
			t.Errorf("%s: spoken %q, want %d texts", c.name, got, c.spoken)
		}
	}
	// The same text is spoken when it is no longer hidden.
	for i, hidden := range []accessibility.State{accessibility.StateHidden, 0} {
		_ = s.app.Post(func() { states, text = hidden, "the same" })
		if got := s.snap().Announcements; len(got) != 1+i {
			t.Errorf("in state %v: spoken %q, want %d texts", hidden, got, 1+i)
		}
	}
}

// What a text widget holds is its value: only the one who may read inputs may
// read it, so it is not spoken to everybody who may see the screen.
func TestStatusInsideATextWidgetIsNotSpoken(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		area := f.Begin(accessibility.Node{ID: "area", Role: accessibility.RoleTextArea, Label: "Notes", Bounds: row(f, 0)})
		f.RegisterAccessibility(accessibility.Node{ID: "line", Role: accessibility.RoleStatus, Label: "my notes", Bounds: row(f, 0)})
		f.End(area)
		f.RegisterAccessibility(accessibility.Node{ID: "status", Role: accessibility.RoleStatus, Label: "saved", Bounds: row(f, 1)})
	})
	if got := s.spoken(); got != "saved" {
		t.Errorf("spoken: %q, want only what stands outside", got)
	}
}

// What was said long ago goes: of a hundred announcements the newest are kept.
func TestAnnouncementsAreBounded(t *testing.T) {
	text := ""
	s := newStage(t, func(s *stage, f *limoni.Frame) { f.Announce(text, limoni.Polite) })
	for i := range 100 {
		_ = s.app.Post(func() { text = strconv.Itoa(i) })
		s.snap()
	}
	said := s.snap().Announcements
	if len(said) != 32 || said[0].Text != "68" || said[31].Text != "99" {
		t.Errorf("%d are kept: %v", len(said), said)
	}
}
