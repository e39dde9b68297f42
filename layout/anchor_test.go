package layout

import (
	"image"
	"math"
	"math/rand/v2"
	"testing"
)

func TestBelow(t *testing.T) {
	screen := at(0, 0, 40, 12)
	for _, test := range []struct {
		name   string
		anchor image.Rectangle
		size   image.Point
		screen image.Rectangle
		want   image.Rectangle
	}{
		{"upper left corner", at(0, 0, 10, 1), image.Pt(15, 4), screen, at(0, 1, 15, 4)},
		{"upper right corner", at(30, 0, 10, 1), image.Pt(15, 4), screen, at(25, 1, 15, 4)},
		{"lower left corner", at(0, 11, 10, 1), image.Pt(15, 4), screen, at(0, 7, 15, 4)},
		{"lower right corner", at(30, 11, 10, 1), image.Pt(15, 4), screen, at(25, 7, 15, 4)},
		{"middle", at(10, 5, 10, 1), image.Pt(15, 4), screen, at(10, 6, 15, 4)},
		{"as wide as the anchor", at(10, 5, 10, 1), image.Pt(4, 4), screen, at(10, 6, 10, 4)},
		{"no width", at(10, 5, 10, 1), image.Pt(0, 4), screen, at(10, 6, 10, 4)},
		{"just room below", at(0, 7, 10, 1), image.Pt(10, 4), screen, at(0, 8, 10, 4)},
		{"just no room below", at(0, 8, 10, 1), image.Pt(10, 4), screen, at(0, 4, 10, 4)},
		{"room in neither, more below", at(0, 3, 10, 1), image.Pt(10, 20), screen, at(0, 4, 10, 8)},
		{"room in neither, more above", at(0, 8, 10, 1), image.Pt(10, 20), screen, at(0, 0, 10, 8)},
		{"room in neither, the same", at(0, 5, 10, 2), image.Pt(10, 20), screen, at(0, 7, 10, 5)},
		{"an anchor that leaves no row", at(0, 0, 40, 12), image.Pt(10, 4), screen, at(0, 8, 40, 4)},
		{"wider than the screen", at(10, 5, 10, 1), image.Pt(99, 4), screen, at(0, 6, 40, 4)},
		{"a caret without width", at(12, 5, 0, 1), image.Pt(8, 3), screen, at(12, 6, 8, 3)},
		{"a caret at the right edge", at(40, 5, 0, 1), image.Pt(8, 3), screen, at(32, 6, 8, 3)},
		{"scrolled out at the top", at(5, -9, 10, 1), image.Pt(12, 4), screen, at(5, 0, 12, 4)},
		{"scrolled out at the bottom", at(5, 30, 10, 1), image.Pt(12, 4), screen, at(5, 8, 12, 4)},
		{"half out on the left", at(-4, 5, 10, 1), image.Pt(3, 4), screen, at(0, 6, 6, 4)},
		{"half out on the right", at(36, 5, 10, 1), image.Pt(3, 4), screen, at(36, 6, 4, 4)},
		{"a screen that begins elsewhere", at(12, 30, 5, 1), image.Pt(8, 3), at(10, 20, 9, 11), at(11, 27, 8, 3)},
		{"a screen of one row", at(2, 0, 5, 1), image.Pt(8, 3), at(0, 0, 20, 1), at(2, 0, 8, 1)},
		{"a screen of two rows, anchor above", at(2, 0, 5, 1), image.Pt(8, 3), at(0, 0, 20, 2), at(2, 1, 8, 1)},
		{"a screen of two rows, anchor below", at(2, 1, 5, 1), image.Pt(8, 3), at(0, 0, 20, 2), at(2, 0, 8, 1)},
		{"a screen of one cell", at(0, 0, 5, 1), image.Pt(8, 3), at(0, 0, 1, 1), at(0, 0, 1, 1)},
		{"no screen", at(3, 3, 5, 1), image.Pt(8, 3), image.Rectangle{}, image.Rectangle{}},
		{"a screen inside out", at(3, 3, 5, 1), image.Pt(8, 3), at(5, 5, -2, -3), at(5, 5, 0, 0)},
		{"an anchor inside out", at(9, 5, -4, -2), image.Pt(8, 3), screen, at(9, 5, 8, 3)},
		{"no height", at(10, 5, 10, 1), image.Pt(15, 0), screen, at(10, 6, 15, 0)},
		{"less than nothing", at(10, 5, 10, 1), image.Pt(-4, -4), screen, at(10, 6, 10, 0)},
		{"huge", at(10, 5, 10, 1), image.Pt(math.MaxInt, math.MaxInt), screen, at(0, 6, 40, 6)},
		{"a huge anchor", image.Rect(math.MinInt, math.MinInt, math.MaxInt, math.MaxInt), image.Pt(3, 3), screen, at(0, 9, 40, 3)},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := Below(test.anchor, test.size, test.screen); got != test.want {
				t.Errorf("got %v, want %v", got, test.want)
			}
		})
	}
}

func TestBeside(t *testing.T) {
	screen := at(0, 0, 40, 12)
	for _, test := range []struct {
		name   string
		anchor image.Rectangle
		size   image.Point
		screen image.Rectangle
		want   image.Rectangle
	}{
		{"upper left corner", at(0, 0, 10, 1), image.Pt(15, 4), screen, at(10, 0, 15, 4)},
		{"upper right corner", at(30, 0, 10, 1), image.Pt(15, 4), screen, at(15, 0, 15, 4)},
		{"lower left corner", at(0, 11, 10, 1), image.Pt(15, 4), screen, at(10, 8, 15, 4)},
		{"lower right corner", at(30, 11, 10, 1), image.Pt(15, 4), screen, at(15, 8, 15, 4)},
		{"narrower than the anchor", at(0, 5, 10, 1), image.Pt(4, 4), screen, at(10, 5, 4, 4)},
		{"just room on the right", at(20, 5, 10, 1), image.Pt(10, 4), screen, at(30, 5, 10, 4)},
		{"just no room on the right", at(21, 5, 10, 1), image.Pt(10, 4), screen, at(11, 5, 10, 4)},
		{"room in neither, more on the right", at(10, 5, 15, 1), image.Pt(20, 4), screen, at(20, 5, 20, 4)},
		{"room in neither, more on the left", at(15, 5, 15, 1), image.Pt(20, 4), screen, at(0, 5, 20, 4)},
		{"room in neither, the same", at(15, 5, 10, 1), image.Pt(20, 4), screen, at(20, 5, 20, 4)},
		{"a menu as wide as the screen", at(0, 5, 40, 1), image.Pt(20, 4), screen, at(20, 5, 20, 4)},
		{"wider than the screen", at(5, 5, 10, 1), image.Pt(99, 4), screen, at(0, 5, 40, 4)},
		{"higher than the screen", at(0, 5, 10, 1), image.Pt(15, 40), screen, at(10, 0, 15, 12)},
		{"an item that is scrolled out", at(0, -5, 10, 1), image.Pt(15, 4), screen, at(10, 0, 15, 4)},
		{"a screen that begins elsewhere", at(12, 30, 4, 1), image.Pt(3, 3), at(10, 20, 9, 11), at(16, 28, 3, 3)},
		{"a screen of one cell", at(0, 0, 5, 1), image.Pt(8, 3), at(0, 0, 1, 1), at(0, 0, 1, 1)},
		{"no screen", at(3, 3, 5, 1), image.Pt(8, 3), image.Rectangle{}, image.Rectangle{}},
		{"less than nothing", at(10, 5, 10, 1), image.Pt(-4, -4), screen, at(20, 5, 0, 0)},
		{"huge", at(10, 5, 10, 1), image.Pt(math.MaxInt, math.MaxInt), screen, at(0, 0, 40, 12)},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := Beside(test.anchor, test.size, test.screen); got != test.want {
				t.Errorf("got %v, want %v", got, test.want)
			}
		})
	}
}

// Wherever the anchor is: on the screen, not empty if it need not be, and not over the anchor where there is room.
func TestAnyAnchorOnAnyScreen(t *testing.T) {
	random := rand.New(rand.NewPCG(9, 10))
	for range 100_000 {
		screen := at(random.IntN(5)-2, random.IntN(5)-2, random.IntN(12), random.IntN(12))
		anchor := at(random.IntN(20)-6, random.IntN(20)-6, random.IntN(9), random.IntN(9))
		size := image.Pt(random.IntN(14)-1, random.IntN(14)-1)
		shown := clamped(anchor, screen)

		got := Below(anchor, size, screen)
		checkApart(t, screen, []image.Rectangle{got})
		wantW := min(max(size.X, shown.Dx()), screen.Dx())
		if got.Dx() != wantW || size.Y > 0 && screen.Dy() > 0 && got.Dy() == 0 || got.Dy() > max(size.Y, 0) {
			t.Fatalf("Below(%v, %v, %v) = %v", anchor, size, screen, got)
		}
		if shown.Dy() < screen.Dy() && got.Overlaps(shown) {
			t.Fatalf("Below(%v, %v, %v) = %v covers the anchor", anchor, size, screen, got)
		}

		got = Beside(anchor, size, screen)
		checkApart(t, screen, []image.Rectangle{got})
		if got.Size() != image.Pt(within(size.X, screen.Dx()), within(size.Y, screen.Dy())) {
			t.Fatalf("Beside(%v, %v, %v) = %v", anchor, size, screen, got)
		}
		if max(screen.Max.X-shown.Max.X, shown.Min.X-screen.Min.X) >= size.X && got.Overlaps(shown) {
			t.Fatalf("Beside(%v, %v, %v) = %v covers the anchor", anchor, size, screen, got)
		}
	}
}
