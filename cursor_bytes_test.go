package limoni_test

import (
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/internal/vt"
	"limoni/widgets"
)

// What follows the terminal's cursor, as screen readers and braille displays
// do, is led to what has the focus by every frame, though the cursor is hidden
// everywhere but in a field.
func TestTerminalsCursorIsWhereTheFocusIs(t *testing.T) {
	items, selected, value, ticks := widgets.Strings{"a", "b", "c", "d", "e"}, 0, "ab", 0
	terminal := vt.New(40, 24)
	app := limoni.New(40, 24, func(f *limoni.Frame) {
		f.Print(row(f, 0), f.Itoa(ticks), limoni.Style{})
		widgets.List{ID: "list", Label: "List", Items: &items, Selected: &selected}.Draw(f, box(2, 3, 12, 8))
		widgets.Button{ID: "b", Label: "Go"}.Draw(f, box(10, 12, 20, 13))
		widgets.TextInput{ID: "t", Label: "T", Value: &value}.Draw(f, box(0, 20, 10, 21))
	}, limoni.WithOutput(terminal))
	check := func(what string, x, y int, visible bool) {
		t.Helper()
		snap := snapshot(t, app)
		atX, atY, shown := terminal.Cursor()
		if atX != x || atY != y || shown != visible {
			t.Errorf("%s: the terminal's cursor is at %d,%d, shown %v; want %d,%d, %v", what, atX, atY, shown, x, y, visible)
		}
		if want := (accessibility.Cursor{X: x, Y: y, Visible: visible}); snap.Cursor != want {
			t.Errorf("%s: the snapshot says %+v, want %+v", what, snap.Cursor, want)
		}
	}
	check("at first", 2, 3, false)
	for i, want := range []int{4, 5, 6} {
		app.Feed([]byte("\x1b[B"))
		check("after Down", 2, want, false)
		// A frame that draws elsewhere leaves the cursor there.
		_ = app.Post(func() { ticks = 1000 * (i + 1) })
		check("after a tick", 2, want, false)
	}
	app.Feed([]byte("\t"))
	check("on the button", 12, 12, false)
	app.Feed([]byte("\t"))
	check("in the field", 2, 20, true)
	app.Feed([]byte("c\x1b[D"))
	check("in the text", 2, 20, true)
	app.Feed([]byte("\t"))
	check("back on the list", 2, 6, false)
}
