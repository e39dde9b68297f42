//go:build !race

package keymap_test

import (
	"runtime"
	"testing"

	"limoni"
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

var empty = limoni.New(20, 6, func(*limoni.Frame) {})

func TestAskingDoesNotAllocate(t *testing.T) {
	n := newNotes()
	app := limoni.New(60, 14, n.draw)
	if got := allocs(func() { app.Redraw(); app.Advance(0) }); got != 0 {
		t.Errorf("a frame allocates %v times, want 0", got)
	}
	// A key that runs nothing, one that does a command, and one that Run does.
	saved, byRun := 0, 0
	app = limoni.New(60, 14, func(f *limoni.Frame) {
		if n.keys.Pressed(f, "save") {
			saved++
		}
		if f.Key("r") {
			n.keys.Run(f, "save")
			byRun++
		}
	})
	for _, bytes := range []string{"x", "\x13", "r"} {
		data := []byte(bytes)
		if got := allocs(func() { app.Feed(data) }) - allocs(func() { empty.Feed(data) }); got != 0 {
			t.Errorf("the input %q allocates %v times, want 0", bytes, got)
		}
	}
	if byRun == 0 || saved != 2*byRun {
		t.Errorf("saved %d times, %d of them by Run", saved, byRun)
	}
	sink := ""
	spendthrift := limoni.New(60, 14, func(f *limoni.Frame) { sink = string(make([]byte, f.Area().Dx())) })
	if got := allocs(func() { spendthrift.Redraw(); spendthrift.Advance(0) }); got == 0 || len(sink) != 60 {
		t.Error("a frame that allocates is measured as one that does not")
	}
}
