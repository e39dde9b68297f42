package widgets_test

import (
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

// sizes is a select over a button, and how often its choice changed.
type sizes struct {
	stage
	options           widgets.Strings
	selected, changes int
	clicks            int
	field             widgets.Select
}

func openSizes(t *testing.T) *sizes {
	s := &sizes{options: widgets.Strings{"Small", "Medium", "Large"}, selected: 1}
	s.field = widgets.Select{ID: "size", Label: "Size", Options: &s.options, Selected: &s.selected, Placeholder: "any"}
	s.stage = open(t, 20, 8, func(f *limoni.Frame) {
		r := row(f, 0)
		r.Max.X = 12
		resp := s.field.Draw(f, r)
		if resp.Changed() {
			s.changes++
		}
		b := widgets.Button{ID: "b", Label: "Below"}.Draw(f, row(f, 7))
		if b.Clicked() {
			s.clicks++
		}
	})
	return s
}

func TestSelectIsDrawnAndDescribed(t *testing.T) {
	s := openSizes(t)
	s.wantScreen("Medium     ▾\n\n\n\n\n\n\n[ Below ]")
	s.wantOutline(`
select "Size"="Medium" [focused, collapsed] #size
button "Below" #b`)
	s.keys("enter")
	s.wantScreen("Medium     ▴\n┌──────────┐\n│  Small   │\n│✓ Medium  │\n│  Large   │\n└──────────┘\n\n[ Below ]")
	s.wantOutline(`
select "Size"="Medium" [focused, expanded] #size
 group "Size"
  list "Size"
   option "Small" [1/3] #Small
   option "Medium" [selected, 2/3] #Medium
   option "Large" [3/3] #Large
button "Below" #b`)
	if n, d := s.node("#size"); !n.Actions.Has(accessibility.ActionCollapse) || n.Actions.Has(accessibility.ActionExpand) || d.Controls == 0 || d.ActiveDescendant == 0 {
		t.Errorf("open it offers %v, controls %v, active %v", n.Actions, d.Controls, d.ActiveDescendant)
	}
	s.Post(func() { s.selected = -1 })
	s.keys("esc")
	s.wantScreen("any        ▾\n\n\n\n\n\n\n[ Below ]")
}

func TestEachWayToChoose(t *testing.T) {
	for _, c := range []struct {
		name              string
		do                func(*sizes)
		selected, changes int
		open              bool
	}{
		{"Enter, Down, Enter", func(s *sizes) { s.keys("enter", "down", "enter") }, 2, 1, false},
		{"Space, Up, Space", func(s *sizes) { s.keys("space", "up", "space") }, 0, 1, false},
		{"Down opens", func(s *sizes) { s.keys("down") }, 1, 0, true},
		{"Up opens", func(s *sizes) { s.keys("up") }, 1, 0, true},
		{"Alt+Down opens", func(s *sizes) { s.keys("alt+down") }, 1, 0, true},
		{"the ends do not wrap", func(s *sizes) { s.keys("enter", "end", "down", "enter") }, 2, 1, false},
		{"Home", func(s *sizes) { s.keys("enter", "home", "enter") }, 0, 1, false},
		{"a letter", func(s *sizes) { s.keys("enter", "l", "enter") }, 2, 1, false},
		{"Esc leaves it as it was", func(s *sizes) { s.keys("enter", "down", "esc") }, 1, 0, false},
		{"Tab chooses", func(s *sizes) { s.keys("enter", "down", "tab") }, 2, 1, false},
		{"Shift+Tab chooses", func(s *sizes) { s.keys("enter", "down", "shift+tab") }, 2, 1, false},
		{"the same once more is no change", func(s *sizes) { s.keys("enter", "enter") }, 1, 0, false},
		{"a click opens", func(s *sizes) { s.feed(click(2, 0)) }, 1, 0, true},
		{"two clicks close", func(s *sizes) { s.feed(click(2, 0) + click(2, 0)) }, 1, 0, false},
		{"a click on an option", func(s *sizes) { s.feed(click(2, 0)); s.feed(click(3, 4)) }, 2, 1, false},
		{"a click elsewhere", func(s *sizes) { s.feed(click(2, 0)); s.keys("down"); s.feed(click(18, 6)) }, 1, 0, false},
		{"a click on another control", func(s *sizes) { s.keys("enter", "down"); s.feed(click(3, 7)) }, 1, 0, false},
		{"the keyboard is led away", func(s *sizes) { s.keys("enter", "down"); s.act("#b", "focus") }, 1, 0, false},
		{"a press on the border", func(s *sizes) { s.feed(click(2, 0)); s.feed(click(0, 3)) }, 1, 0, true},
		{"expand", func(s *sizes) { s.act("#size", "expand", "") }, 1, 0, true},
		{"expand, collapse", func(s *sizes) { s.act("#size", "expand", ""); s.act("#size", "collapse", "") }, 1, 0, false},
		{"activate twice", func(s *sizes) { s.act("#size", "activate", ""); s.act("#size", "activate", "") }, 1, 0, false},
		{"select an option", func(s *sizes) { s.act("#size", "expand", ""); s.act(`option "Large"`, "select", "") }, 2, 1, false},
		{"activate an option", func(s *sizes) { s.act("#size", "expand", ""); s.act(`option "Small"`, "activate", "") }, 0, 1, false},
		{"set-value", func(s *sizes) { s.act("#size", "set-value", "Large") }, 2, 1, false},
		{"set-value of nothing there", func(s *sizes) { s.act("#size", "set-value", "Huge") }, 1, 0, false},
		{"dismiss", func(s *sizes) { s.keys("enter"); s.act(`group "Size"`, "dismiss", "") }, 1, 0, false},
	} {
		s := openSizes(t)
		c.do(s)
		n, _ := s.node("#size")
		if open := n.States.Has(accessibility.StateExpanded); s.selected != c.selected || s.changes != c.changes || open != c.open {
			t.Errorf("%s: option %d after %d changes, open %v; want %d after %d, %v", c.name, s.selected, s.changes, open, c.selected, c.changes, c.open)
		}
	}
}

func TestAClickElsewhereGoesThrough(t *testing.T) {
	s := openSizes(t)
	s.keys("enter")
	s.feed(click(3, 7))
	if n, _ := s.node("#size"); s.clicks != 1 || n.States.Has(accessibility.StateExpanded) || s.focus() != "Below" {
		t.Errorf("%d clicks, expanded %v, focus on %s", s.clicks, n.States.Has(accessibility.StateExpanded), s.focus())
	}
}

func TestSelectValueThatIsNoOptionIsNotHandled(t *testing.T) {
	s := openSizes(t)
	s.wantVerdict(s.act("#size", "set-value", "Large"), accessibility.Handled)
	s.wantVerdict(s.act("#size", "set-value", "Huge"), accessibility.Unhandled)
}

// A select that is disabled while it is open closes, and does not open again.
func TestDisabledSelectIsInert(t *testing.T) {
	s := openSizes(t)
	s.keys("enter")
	s.Post(func() { s.field.Disabled = true })
	s.wantOutline(`
select "Size"="Medium" [disabled, collapsed] #size
button "Below" [focused] #b`)
	s.feed(click(2, 0))
	if n, _ := s.node("#size"); n.States.Has(accessibility.StateExpanded) || n.Actions != 0 {
		t.Errorf("disabled it is %v and offers %v", n.States, n.Actions)
	}
}

func TestSelectOfAMillionOptions(t *testing.T) {
	items, selected := &numbers{n: 1_000_000, only: -1}, 999_999
	s := open(t, 30, 20, func(f *limoni.Frame) {
		widgets.Select{ID: "s", Label: "Row", Options: items, Selected: &selected}.Draw(f, row(f, 0))
	})
	s.keys("enter", "up", "enter")
	if selected != 999_998 {
		t.Errorf("row %d is chosen, want 999998", selected)
	}
	empty := widgets.Strings{}
	none := open(t, 30, 20, func(f *limoni.Frame) {
		widgets.Select{ID: "s", Label: "Row", Options: &empty, Selected: &selected}.Draw(f, row(f, 0))
	})
	none.keys("enter", "down", "enter")
	if n, _ := none.node("#s"); selected != -1 || n.States.Has(accessibility.StateExpanded) {
		t.Errorf("with no options: %d, %v", selected, n.States)
	}
}

// Where the field has scrolled away the cursor of the terminal stays at the
// option.
func TestCursorInAListWhoseFieldScrolledAway(t *testing.T) {
	options, selected := widgets.Strings{"a", "b"}, 0
	s := open(t, 20, 10, func(f *limoni.Frame) {
		view := widgets.Viewport{ID: "view", Label: "View", Height: 20}
		resp, area := view.Begin(f, rect(0, 0, 20, 4))
		area.Max.Y = area.Min.Y + 1
		widgets.Select{ID: "s", Label: "S", Options: &options, Selected: &selected}.Draw(f, area)
		view.End(f, resp)
	})
	s.keys("enter")
	s.feed(wheel(5, 0, 2))
	if n, _ := s.node("#s"); !n.States.Has(accessibility.StateOffscreen | accessibility.StateExpanded) {
		t.Fatalf("the field is %v", n.States)
	}
	s.keys("down")
	b, _ := s.node(`option "b"`)
	if at := s.cursor(); b.Bounds.Empty() || at != b.Bounds.Min {
		t.Errorf("the cursor is at %v, the option at %v", at, b.Bounds)
	}
}
