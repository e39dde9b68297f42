//go:build !race

package code_test

import (
	"runtime"
	"strings"
	"testing"

	"limoni"
	"limoni/widgets/code"
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

func TestUnchangedFrameAndInputDoNotAllocate(t *testing.T) {
	source := strings.Repeat(hello, 100)
	empty := limoni.New(50, 30, func(*limoni.Frame) {})
	for _, wrap := range []bool{false, true} {
		view := code.View{ID: "code", Label: "Code", Source: &source, Language: "go", LineNumbers: true, Wrap: wrap, Find: "main"}
		app := limoni.New(20, 30, func(f *limoni.Frame) { view.Draw(f, f.Area()) })
		app.Feed([]byte("\x1b[F")) // all is coloured
		app.Feed([]byte("\x1b[H"))
		if n := allocs(func() { app.Redraw(); app.Advance(0) }); n != 0 {
			t.Errorf("wrap %v: a frame allocates %v times, want 0", wrap, n)
		}
		for name, bytes := range map[string]string{
			"down": "\x1b[B", "page down": "\x1b[6~", "home": "\x1b[H", "end": "\x1b[F", "right": "\x1b[C", "enter": "\r",
			"a wheel": wheel(3, 3, 1), "a click": click(3, 3) + click(5, 1),
		} {
			data := []byte(bytes)
			if n := allocs(func() { app.Feed(data) }) - allocs(func() { empty.Feed(data) }); n != 0 {
				t.Errorf("wrap %v: %s allocates %v times, want 0", wrap, name, n)
			}
		}
		if n := allocs(func() { source += "x"; app.Redraw(); app.Advance(0) }); n < 2 {
			t.Errorf("a changed text allocates %v times: the measure is none", n)
		}
	}
}
