package limoni_test

import (
	"testing"

	"limoni"
)

// A terminal that says that it is as large as a size can be is drawn as far as
// is sensible: no machine has the memory for all of it.
func TestAnAbsurdSizeIsBounded(t *testing.T) {
	for _, c := range []struct{ w, h, wantW, wantH int }{
		{1000, 500, 1000, 500},
		{65535, 65535, 4096, 1024},
		{65535, 1, 4096, 1},
		{1, 65535, 1, 4096},
		{-1, -1, 0, 0},
	} {
		var drawn limoni.Point
		app := limoni.New(c.w, c.h, func(f *limoni.Frame) { drawn = f.Area().Size() })
		app.Redraw()
		app.Advance(0)
		if want := (limoni.Point{X: c.wantW, Y: c.wantH}); drawn != want {
			t.Errorf("%dx%d is drawn as %v, want %v", c.w, c.h, drawn, want)
		}
	}
}
