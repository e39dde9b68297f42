//go:build !race

package widgets_test

import (
	"runtime"
	"testing"

	"limoni"
	"limoni/widgets"
)

// allocs counts what do allocates. A collection before each run empties every
// pool, so that nothing is hidden by one.
func allocs(do func()) float64 {
	for range 8 {
		do()
	}
	return testing.AllocsPerRun(20, func() {
		runtime.GC()
		do()
	})
}

// frame is what one painted frame of an app allocates, without the copy that a
// snapshot makes.
func frame(app *limoni.App) float64 {
	return allocs(func() {
		app.Redraw()
		app.Advance(0)
	})
}

// costs is what an input allocates beyond the same input to an app that draws
// nothing: the copy of the bytes that an app in memory is fed.
func costs(app *limoni.App, bytes string) float64 {
	data := []byte(bytes)
	return allocs(func() { app.Feed(data) }) - allocs(func() { empty.Feed(data) })
}

var empty = limoni.New(20, 6, func(*limoni.Frame) {})

func TestDrawingDoesNotAllocate(t *testing.T) {
	for _, dialog := range []bool{false, true} {
		c := newCatalogue("Some text")
		c.dialog = dialog
		if n := frame(limoni.New(80, 24, c.screen)); n != 0 {
			t.Errorf("dialog %v: a frame with every widget allocates %v times, want 0", dialog, n)
		}
	}
	var sink []byte
	spendthrift := limoni.New(80, 24, func(f *limoni.Frame) { sink = make([]byte, f.Area().Dx()) })
	if n := frame(spendthrift); n != 1 || len(sink) != 80 {
		t.Errorf("a frame that allocates once is measured as %v", n)
	}
}

func TestAccessibilityNodeConstructionDoesNotAllocate(t *testing.T) {
	c := newCatalogue("Some text that is cut")
	for _, p := range c.parts {
		nodes := 0
		app := limoni.New(20, 6, func(f *limoni.Frame) {
			p.draw(f, f.Area())
		})
		probe := limoni.New(20, 6, func(f *limoni.Frame) {
			p.draw(f, f.Area())
			nodes = len(f.AccessibilityTree().Nodes)
		})
		if probe.Feed(nil); nodes == 0 {
			t.Errorf("%s makes no node", p.name)
		}
		if n := frame(app); n != 0 {
			t.Errorf("%s: a frame with its %d nodes allocates %v times, want 0", p.name, nodes, n)
		}
	}
}

// keepsText are inputs that leave a text behind, which has to be kept.
var keepsText = map[string]string{
	"calendar a wheel": "the name of the month is announced", "calendar down": "",
	"color picker right": "the digits are another text", "color picker down": "", "color picker end": "",
	"color picker a click": "", "color picker a drag": "",
	"file picker enter": "a directory is read",
	"form enter":        "what is wrong is announced",
}

func TestInputDoesNotAllocate(t *testing.T) {
	for _, p := range newCatalogue("Some text").parts {
		app := limoni.New(20, 6, func(f *limoni.Frame) { p.draw(f, f.Area()) })
		for name, bytes := range map[string]string{
			"right":   "\x1b[C",
			"down":    "\x1b[B",
			"end":     "\x1b[F",
			"enter":   "\r",
			"tab":     "\t",
			"a click": click(6, 0) + click(3, 2),
			"a wheel": wheel(3, 1, 1),
			"a drag":  mouse(0, 3, 0, 'M') + mouse(32, 6, 0, 'M') + mouse(0, 6, 0, 'm'),
		} {
			_, keeps := keepsText[p.name+" "+name]
			if n := costs(app, bytes); n != 0 && !keeps {
				t.Errorf("%s: %s allocates %v times, want 0", p.name, name, n)
			}
		}
	}
}

func TestToggleAndTypeaheadDoNotAllocate(t *testing.T) {
	on, items := false, widgets.Strings{"anna", "berta"}
	check := limoni.New(20, 1, func(f *limoni.Frame) {
		widgets.Checkbox{ID: "c", Label: "C", Checked: &on}.Draw(f, f.Area())
	})
	list := limoni.New(20, 2, func(f *limoni.Frame) {
		widgets.List{ID: "l", Label: "L", Items: &items, Typeahead: true}.Draw(f, f.Area())
	})
	if n := costs(check, " "); n != 0 {
		t.Errorf("a toggle allocates %v times", n)
	}
	if n := costs(list, "a"); n != 0 {
		t.Errorf("a letter allocates %v times", n)
	}
}

func TestEditAllocatesItsNewStringOnly(t *testing.T) {
	value := "some text"
	app := limoni.New(40, 1, func(f *limoni.Frame) {
		widgets.TextInput{ID: "f", Label: "F", Value: &value, MaxLength: 1000}.Draw(f, f.Area())
	})
	for _, c := range []struct {
		name, bytes string
		edits       float64
	}{
		{"typing", "x", 1},
		{"a run", "abc", 1},
		{"typing and erasing", "x\x7f", 2},
		{"undo", "\x1a", 1},
	} {
		if n := costs(app, c.bytes); n != c.edits {
			t.Errorf("%s allocates %v times, want %v", c.name, n, c.edits)
		}
	}
}
