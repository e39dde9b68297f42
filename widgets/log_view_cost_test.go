//go:build !race

package widgets_test

import (
	"testing"

	"limoni"
	"limoni/widgets"
)

func TestLogDoesNotAllocate(t *testing.T) {
	find := "text"
	for _, view := range []widgets.LogView{
		{Find: &find, Highlight: []widgets.Highlight{{Text: "some"}, {Text: "more"}}, Scrollbar: true, Announce: true},
		{Wrap: true, MinLevel: widgets.LogInfo, Find: &find},
	} {
		var b widgets.LogBuffer
		for range 100 {
			b.Append(widgets.LogLine{Time: "12:00", Level: widgets.LogError, Text: "some text and more text that is long enough to be wrapped"})
		}
		view.ID, view.Label, view.Lines = "log", "Log", &b
		app := limoni.New(30, 6, func(f *limoni.Frame) {
			view.Draw(f, f.Area())
		})
		if n := frame(app); n != 0 {
			t.Errorf("a frame allocates %v times, want 0", n)
		}
		for name, bytes := range map[string]string{
			"up": "\x1b[A", "down": "\x1b[B", "home": "\x1b[H", "end": "\x1b[F", "pageup": "\x1b[5~", "right": "\x1b[C", "enter": "\r",
			"f3": "\x1bOR", "a click": click(6, 0) + click(3, 2), "the wheel": wheel(3, 1, 1) + wheel(3, 1, -2), "the bar": click(29, 2),
		} {
			if n := costs(app, bytes); n != 0 {
				t.Errorf("%s allocates %v times, want 0", name, n)
			}
		}
	}
}
