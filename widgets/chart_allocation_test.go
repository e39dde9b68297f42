//go:build !race

package widgets_test

import (
	"testing"

	"limoni"
	"limoni/widgets"
)

func TestPicturesDoNotAllocate(t *testing.T) {
	g := newExhibition("Some text", 1, 2.345, 3, -1, 2, 0.5, 1e20, 7e-9)
	for _, p := range g.parts() {
		for _, size := range []limoni.Point{{X: 40, Y: 12}, {X: 9, Y: 2}} {
			app := limoni.New(size.X, size.Y, func(f *limoni.Frame) { p.draw(f, f.Area()) })
			if n := frame(app); n != 0 {
				t.Errorf("%s in %v: a frame allocates %v times, want 0", p.name, size, n)
			}
			for name, bytes := range map[string]string{
				"right": "\x1b[C", "end": "\x1b[F", "t": "t", "a click": click(6, 0) + click(3, 2),
			} {
				if n := costs(app, bytes); n != 0 {
					t.Errorf("%s in %v: %s allocates %v times, want 0", p.name, size, name, n)
				}
			}
		}
	}
}

func TestAddingToARecordingThatKeepsSomeAllocatesNothingMore(t *testing.T) {
	r := widgets.Recording{Keep: 1000}
	for range 10_000 {
		r.Add(1)
	}
	if n := testing.AllocsPerRun(5000, func() { r.Add(2) }); n != 0 {
		t.Errorf("a value allocates %v times, want 0", n)
	}
}
