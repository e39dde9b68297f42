package widgets_test

import (
	"fmt"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

// scrolled is a viewport over numbered lines, with buttons on some of them.
type scrolled struct {
	stage
	view    widgets.Viewport
	state   widgets.ViewportState
	buttons map[int]bool
}

func openScrolled(t *testing.T, w, h int, view widgets.Viewport, buttons ...int) *scrolled {
	s := &scrolled{view: view, buttons: map[int]bool{}}
	for _, y := range buttons {
		s.buttons[y] = true
	}
	s.view.ID, s.view.Label, s.view.State = "view", "View", &s.state
	s.stage = open(t, w, h, func(f *limoni.Frame) {
		resp, content := s.view.Begin(f, f.Area())
		for y := range s.view.Height {
			line := limoni.Rect{Min: limoni.Point{X: content.Min.X, Y: content.Min.Y + y}, Max: limoni.Point{X: content.Max.X, Y: content.Min.Y + y + 1}}
			if s.buttons[y] {
				widgets.Button{Label: fmt.Sprint("b", y)}.Draw(f, line)
			} else {
				widgets.Label{Text: fmt.Sprintf("line %d", y)}.Draw(f, line)
			}
		}
		s.view.End(f, resp)
	})
	return s
}

func TestViewportShowsAPart(t *testing.T) {
	s := openScrolled(t, 8, 3, widgets.Viewport{Height: 10, Scrollbars: true})
	s.wantScreen("line 0 █\nline 1 │\nline 2 │")
	n, d := s.node("#view")
	if d.ScrollY != 0 || d.ScrollMaxY != 7 || d.ValueText != "rows 1 to 3 of 10" || !n.Actions.Has(accessibility.ActionScroll|accessibility.ActionFocus) {
		t.Errorf("%+v, %v", d, n.Actions)
	}
	s.Post(func() { s.state.Y = 99 })
	s.wantScreen("line 7 │\nline 8 │\nline 9 █")
}

func TestEachKeyOfAViewport(t *testing.T) {
	s := openScrolled(t, 5, 4, widgets.Viewport{Height: 20, Width: 8})
	for _, c := range []struct {
		chord string
		x, y  int
	}{
		{"down", 0, 1}, {"down", 0, 2}, {"up", 0, 1}, {"pagedown", 0, 4}, {"pageup", 0, 1}, {"end", 0, 16}, {"down", 0, 16},
		{"pagedown", 0, 16}, {"home", 0, 0}, {"up", 0, 0}, {"right", 1, 0}, {"right", 2, 0}, {"right", 3, 0}, {"right", 3, 0}, {"left", 2, 0},
	} {
		res := s.keys(c.chord)
		if s.wantVerdict(res, accessibility.Handled); s.state.X != c.x || s.state.Y != c.y {
			t.Errorf("%s: at %d,%d, want %d,%d", c.chord, s.state.X, s.state.Y, c.x, c.y)
		}
	}
}

func TestViewportFollowsTheFocus(t *testing.T) {
	s := openScrolled(t, 10, 3, widgets.Viewport{Height: 12}, 1, 6, 11)
	if n, _ := s.node("#view"); n.Actions.Has(accessibility.ActionFocus) {
		t.Error("a viewport with buttons in it is a stop of its own")
	}
	s.wantScreen("line 0\n[ b1 ]\nline 2")
	for _, c := range []struct{ key, screen string }{
		{"tab", "line 4\nline 5\n[ b6 ]"},
		{"tab", "line 9\nline 10\n[ b11 ]"},
		{"tab", "[ b1 ]\nline 2\nline 3"}, // around, and only as far as it must
		{"shift+tab", "line 9\nline 10\n[ b11 ]"},
		{"pageup", "line 7\nline 8\nline 9"}, // what has the focus may be scrolled away
		{"home", "line 7\nline 8\nline 9"},   // and is not a key of an area with buttons in it
		{"shift+tab", "[ b6 ]\nline 7\nline 8"},
	} {
		s.keys(c.key)
		s.wantScreen(c.screen)
	}
	s.feed(wheel(1, 1, 2))
	s.wantScreen("line 8\nline 9\nline 10")
	s.resize(10, 4)
	s.wantScreen("[ b6 ]\nline 7\nline 8\nline 9")
	s.act("#view", "scroll", "-100")
	s.wantScreen("line 0\n[ b1 ]\nline 2\nline 3")
	if s.feed(click(1, 1)); s.focus() != "b1" {
		t.Errorf("the focus is on %s", s.focus())
	}
}

func TestViewportThatFits(t *testing.T) {
	s := openScrolled(t, 10, 3, widgets.Viewport{Height: 3, Scrollbars: true})
	s.wantScreen("line 0\nline 1\nline 2")
	if n, d := s.node("#view"); n.Actions.Has(accessibility.ActionScroll) || d.ScrollMaxY != 0 {
		t.Errorf("it offers %v", n.Actions)
	}
	s.wantVerdict(s.keys("pagedown"), accessibility.Unhandled)
	s.resize(10, 2)
	s.wantScreen("line 0   █\nline 1   │")
}

// What is scrolled out of view is cut off, and cannot be clicked.
func TestViewportCutsOff(t *testing.T) {
	clicks := 0
	s := open(t, 12, 4, func(f *limoni.Frame) {
		v := widgets.Viewport{Label: "View", Height: 9}
		resp, content := v.Begin(f, rect(2, 1, 7, 2))
		line := content
		line.Min.Y++
		line.Max.X += 9 // more than there is
		b := widgets.Button{ID: "b", Label: "Button"}.Draw(f, line)
		if b.Clicked() {
			clicks++
		}
		v.End(f, resp)
	})
	s.wantScreen("\n\n  [ Butto\n")
	s.feed(click(3, 2) + click(10, 2) + click(3, 3))
	if clicks != 1 {
		t.Errorf("%d clicks, want 1", clicks)
	}
}
