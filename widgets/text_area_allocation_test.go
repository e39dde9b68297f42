//go:build !race

package widgets_test

import (
	"strings"
	"testing"

	"limoni"
	"limoni/widgets"
)

// textAreas are text areas over texts of many kinds and sizes.
func textAreas() map[string]*limoni.App {
	apps := map[string]*limoni.App{}
	for name, text := range map[string]string{
		"short":    "one\ntwo\tthree\n中文 e\u0301 four\n",
		"many":     manyLines(200_000),
		"one line": oneLine(200_000),
		"one word": strings.Repeat("x", 200_000),
	} {
		for how, in := range map[string]widgets.TextArea{
			"": {LineNumbers: true, Scrollbar: true, Error: "e", Placeholder: "p"}, ", not broken": {NoWrap: true, LineNumbers: true, MaxLength: 2 << 20},
		} {
			in.ID, in.Label, in.Value = "f", "Note", &text
			apps[name+how] = limoni.New(40, 12, func(f *limoni.Frame) { in.Draw(f, f.Area()) })
		}
	}
	return apps
}

func TestTextAreaDoesNotAllocate(t *testing.T) {
	for name, app := range textAreas() {
		if n := frame(app); n != 0 {
			t.Errorf("%s: a frame allocates %v times, want 0", name, n)
		}
		keys := "\x1b[C\x1b[B\x1b[A\x1b[D\x1b[6~\x1b[5~\x1b[F\x1b[H\x1b[1;5F\x1b[1;5H\x1b[1;5C\x1b[1;5D\x1b[1;2C\x1b[1;2B\x1ba"
		if n := costs(app, keys); n != 0 {
			t.Errorf("%s: moving and selecting allocates %v times, want 0", name, n)
		}
		mice := wheel(3, 1, 3) + wheel(3, 1, -2) + click(6, 3) + mouse(0, 3, 0, 'M') + mouse(32, 6, 4, 'M') + mouse(0, 6, 4, 'm')
		if n := costs(app, mice); n != 0 {
			t.Errorf("%s: the mouse allocates %v times, want 0", name, n)
		}
	}
}

// An edit makes its new string, once, and nothing else.
func TestEditOfATextAreaAllocatesItsNewStringOnly(t *testing.T) {
	for _, limit := range []int{0, 4 << 20} {
		value := manyLines(200_000)
		app := limoni.New(40, 12, func(f *limoni.Frame) {
			widgets.TextArea{ID: "f", Label: "Note", Value: &value, MaxLength: limit, LineNumbers: true}.Draw(f, f.Area())
		})
		app.Feed([]byte(strings.Repeat("\x1b[6~", 50)))
		for _, c := range []struct {
			name, bytes string
			edits       float64
		}{
			{"typing", "x", 1}, {"typing and erasing", "x\x7f", 2}, {"a line", "\r", 1}, {"a line and back", "\r\x7f", 2}, {"undo", "\x1a", 1},
		} {
			if n := costs(app, c.bytes); n != c.edits {
				t.Errorf("limit %d: %s allocates %v times, want %v", limit, c.name, n, c.edits)
			}
		}
	}
}

func TestNumberInputDoesNotAllocate(t *testing.T) {
	value, wrong := 12.5, 200.0
	app := limoni.New(40, 4, func(f *limoni.Frame) {
		widgets.NumberInput{ID: "f", Label: "N", Value: &value, Max: 100, Step: 0.5, Unit: "kg"}.Draw(f, row(f, 0))
		widgets.NumberInput{ID: "g", Label: "W", Value: &wrong, Max: 100}.Draw(f, rect(0, 1, 40, 2))
	})
	if n := frame(app); n != 0 {
		t.Errorf("a frame allocates %v times, want 0", n)
	}
	for key, bytes := range map[string]string{
		"right": "\x1b[C", "ends": "\x1b[F\x1b[H", "a click": click(2, 0), "tab": "\t",
	} {
		if n := costs(app, bytes); n != 0 {
			t.Errorf("%s allocates %v times, want 0", key, n)
		}
	}
}
