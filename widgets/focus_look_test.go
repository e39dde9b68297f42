package widgets_test

import (
	"strings"
	"testing"

	"limoni"
	"limoni/internal/vt"
	"limoni/widgets"
)

// reversed is the text of the reversed cells of a terminal, row by row.
func reversed(terminal *vt.Screen) string {
	var b strings.Builder
	w, h := terminal.Size()
	for y := range h {
		for x := range w {
			if c := terminal.Cell(x, y); c.Style.Has(vt.Reverse) {
				b.WriteString(c.Text)
			}
		}
	}
	return b.String()
}

// Of all controls exactly the one that has the focus looks like it: not the
// default button beside it, and none behind a dialog.
func TestOneControlLooksFocused(t *testing.T) {
	asking, items, selected := false, widgets.Strings{"a", "b"}, 0
	terminal := vt.New(40, 10)
	s := open(t, 40, 10, func(f *limoni.Frame) {
		ask := widgets.Button{Label: "Ask"}.Draw(f, row(f, 0))
		if ask.Clicked() {
			asking = true
		}
		widgets.Button{Label: "Go", Default: true}.Draw(f, row(f, 1))
		widgets.List{Label: "List", Items: &items, Selected: &selected}.Draw(f, rect(30, 0, 10, 2))
		if asking {
			d := widgets.Dialog{ID: "d", Title: "Sure?", Buttons: []string{"Keep", "Delete"}}.Draw(f, f.Area())
			asking = d.Button < 0 && !d.Dismissed()
		}
	}, limoni.WithOutput(terminal))
	for _, c := range []struct{ key, want string }{
		{"", "[ Ask ]"}, {"tab", "[ Go ]"}, {"tab", "a         "}, {"down", "b         "}, {"tab", "[ Ask ]"},
		{"enter", "[ Keep ]"}, {"tab", "[ Delete ]"}, {"tab", "[ Keep ]"}, {"esc", "[ Ask ]"},
	} {
		if c.key != "" {
			s.keys(c.key)
		}
		if got := reversed(terminal); got != c.want {
			t.Errorf("after %q these cells look focused: %q, want %q", c.key, got, c.want)
		}
	}
}
