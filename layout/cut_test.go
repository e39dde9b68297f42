package layout

import (
	"image"
	"testing"
)

func TestCutTakesFromOneSide(t *testing.T) {
	area := image.Rect(2, 3, 12, 13)
	for _, test := range []struct {
		name      string
		cut       func(*image.Rectangle, int) image.Rectangle
		n         int
		cuts      image.Rectangle
		remaining image.Rectangle
	}{
		{"top", CutTop, 1, image.Rect(2, 3, 12, 4), image.Rect(2, 4, 12, 13)},
		{"bottom", CutBottom, 2, image.Rect(2, 11, 12, 13), image.Rect(2, 3, 12, 11)},
		{"left", CutLeft, 3, image.Rect(2, 3, 5, 13), image.Rect(5, 3, 12, 13)},
		{"right", CutRight, 4, image.Rect(8, 3, 12, 13), image.Rect(2, 3, 8, 13)},
		{"more than there is", CutTop, 99, area, image.Rectangle{Min: image.Pt(2, 13), Max: image.Pt(12, 13)}},
		{"more than there is", CutRight, 99, area, image.Rectangle{Min: image.Pt(2, 3), Max: image.Pt(2, 13)}},
		{"nothing", CutLeft, 0, image.Rect(2, 3, 2, 13), area},
		{"less than nothing", CutTop, -3, image.Rect(2, 3, 12, 3), area},
		{"less than nothing", CutBottom, -3, image.Rect(2, 13, 12, 13), area},
		{"less than nothing", CutLeft, -3, image.Rect(2, 3, 2, 13), area},
		{"less than nothing", CutRight, -3, image.Rect(12, 3, 12, 13), area},
	} {
		rest := area
		if got := test.cut(&rest, test.n); got != test.cuts || rest != test.remaining {
			t.Errorf("%s, %d: cut %v and left %v, want %v and %v",
				test.name, test.n, got, rest, test.cuts, test.remaining)
		}
	}
}

func TestInset(t *testing.T) {
	for _, test := range []struct {
		area image.Rectangle
		n    int
		want image.Rectangle
	}{
		{image.Rect(2, 3, 12, 13), 1, image.Rect(3, 4, 11, 12)},
		{image.Rect(2, 3, 12, 13), 0, image.Rect(2, 3, 12, 13)},
		{image.Rect(2, 3, 12, 13), -1, image.Rect(2, 3, 12, 13)},
		{image.Rect(2, 3, 12, 13), 5, image.Rect(7, 8, 7, 8)},
		{image.Rect(2, 3, 12, 13), 50, image.Rect(7, 8, 7, 8)},
		{image.Rect(0, 0, 9, 1), 1, image.Rect(1, 0, 8, 0)},
		{image.Rectangle{}, 1, image.Rectangle{}},
	} {
		if got := Inset(test.area, test.n); got != test.want {
			t.Errorf("Inset(%v, %d) = %v, want %v", test.area, test.n, got, test.want)
		}
	}
	if got, want := InsetXY(image.Rect(0, 0, 9, 9), 2, 1), image.Rect(2, 1, 7, 8); got != want {
		t.Errorf("InsetXY = %v, want %v", got, want)
	}
}

func TestCenter(t *testing.T) {
	for _, test := range []struct {
		outer image.Rectangle
		w, h  int
		want  image.Rectangle
	}{
		{image.Rect(0, 0, 11, 3), 5, 3, image.Rect(3, 0, 8, 3)},
		{image.Rect(0, 0, 10, 4), 5, 1, image.Rect(2, 1, 7, 2)},
		{image.Rect(4, 5, 14, 15), 4, 4, image.Rect(7, 8, 11, 12)},
		{image.Rect(4, 5, 14, 15), 40, 2, image.Rect(4, 9, 14, 11)},
		{image.Rect(4, 5, 14, 15), -1, 2, image.Rect(9, 9, 9, 11)},
		{image.Rectangle{}, 5, 5, image.Rectangle{}},
	} {
		if got := Center(test.outer, test.w, test.h); got != test.want {
			t.Errorf("Center(%v, %d, %d) = %v, want %v", test.outer, test.w, test.h, got, test.want)
		}
	}
}

// An area that is inside out, from a subtraction that went below zero, counts as empty.
func TestAreasInsideOutAreEmpty(t *testing.T) {
	inside := image.Rectangle{Min: image.Pt(5, 5), Max: image.Pt(3, 4)}
	for name, got := range map[string]image.Rectangle{
		"CutTop":       cutOf(CutTop, inside),
		"CutBottom":    cutOf(CutBottom, inside),
		"CutLeft":      cutOf(CutLeft, inside),
		"CutRight":     cutOf(CutRight, inside),
		"Inset":        Inset(inside, 1),
		"Center":       Center(inside, 2, 2),
		"SplitRows":    SplitRows(inside, Fill(1))[0],
		"SplitColumns": SplitColumns(inside, Fixed(3))[0],
	} {
		if want := (image.Rectangle{Min: image.Pt(5, 5), Max: image.Pt(5, 5)}); got != want {
			t.Errorf("%s = %v, want %v", name, got, want)
		}
	}
}

// cutOf returns what is cut from area together with what is left of it.
func cutOf(cut func(*image.Rectangle, int) image.Rectangle, area image.Rectangle) image.Rectangle {
	taken := cut(&area, 1)
	return image.Rectangle{
		Min: image.Pt(min(taken.Min.X, area.Min.X), min(taken.Min.Y, area.Min.Y)),
		Max: image.Pt(min(taken.Max.X, area.Max.X), min(taken.Max.Y, area.Max.Y)),
	}
}

func TestCell(t *testing.T) {
	area := image.Rect(0, 0, 10, 4)
	columns, rows := SplitColumns(area, Fixed(4), Fill(1)), SplitRows(area, Fixed(0), Fill(1))
	if got, want := Cell(columns[1], rows[1]), image.Rect(4, 0, 10, 4); got != want {
		t.Errorf("Cell = %v, want %v", got, want)
	}
	if got, want := Cell(columns[1], rows[0]), image.Rect(4, 0, 10, 0); got != want {
		t.Errorf("an empty row gives %v, want %v: it keeps its place", got, want)
	}
}
