package limoni_test

import (
	"io"
	"runtime"
	"testing"

	"limoni"
	"limoni/accessibility"
)

// The loop itself allocates nothing once it has seen the screen: no frame, no
// key, no click, not even after a garbage collection.
func TestLoopAllocatesNothing(t *testing.T) {
	typed := 0
	field := func(f *limoni.Frame) {
		in := f.RegisterAccessibility(accessibility.Node{ID: "in", Role: accessibility.RoleInput, Bounds: row(f, 0), Actions: accessibility.ActionFocus})
		if text, ok := in.Text(); ok {
			typed += len(text)
		}
	}
	for _, c := range []struct {
		name  string
		draw  func(*limoni.Frame)
		bytes string
	}{
		{"frame", newScreenful().draw, ""},
		{"work under way", func(f *limoni.Frame) { f.Busy("loading") }, ""},
		{"key of the focused node", newScreenful().draw, "\r"},
		{"key of the app", newScreenful().draw, "q"},
		{"key of nobody", newScreenful().draw, "z"},
		{"tab", newScreenful().draw, "\t"},
		{"arrow", newScreenful().draw, "\x1b[B"},
		{"click", newScreenful().draw, clickBytes(3, 5)},
		{"right click", newScreenful().draw, sgr(2, 3, 5, 'M') + sgr(2, 3, 5, 'm')},
		{"wheel", newScreenful().draw, sgr(65, 3, 5, 'M')},
		{"motion", newScreenful().draw, sgr(35, 3, 5, 'M') + sgr(35, 40, 5, 'M')},
		{"typing", field, "typed"},
	} {
		app := limoni.New(100, 40, c.draw, limoni.WithOutput(io.Discard))
		bytes := []byte(c.bytes)
		step := func() {
			if len(bytes) > 0 {
				app.Feed(bytes)
			} else {
				redraw(app)
			}
		}
		for range 300 { // every buffer has its size, and every node was focused
			step()
		}
		runtime.GC()
		if n := testing.AllocsPerRun(50, step); n != 0 {
			t.Errorf("%s: %v allocations, want 0", c.name, n)
		}
	}
}
