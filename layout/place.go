package layout

import "image"

// Inset returns area without n cells on each side, as a border of width n leaves it. Where less than that is there, the
// result is empty and lies in the middle. A negative n takes nothing.
//
//	┌───────────┐
//	│ ┌───────┐ │
//	│ └───────┘ │  Inset(area, 1)
//	└───────────┘
func Inset(area image.Rectangle, n int) image.Rectangle { return InsetXY(area, n, n) }

// InsetXY returns area without x columns on the left and on the right and y rows at the top and at the bottom. For sides
// that differ, cut them one by one.
func InsetXY(area image.Rectangle, x, y int) image.Rectangle {
	area = proper(area)
	area.Min.X, area.Max.X = shrink(area.Min.X, area.Max.X, x)
	area.Min.Y, area.Max.Y = shrink(area.Min.Y, area.Max.Y, y)
	return area
}

func shrink(from, to, n int) (int, int) {
	size := to - from
	if n = max(n, 0); n > size/2 {
		return from + size/2, from + size/2
	}
	return from + n, to - n
}

// Center returns a rectangle of width w and height h in the middle of outer, or less where outer is smaller. An odd
// column left over is on the right, an odd row at the bottom.
//
//	┌───────────────┐
//	│   ┌───────┐   │
//	│   │ w × h │   │
//	│   └───────┘   │
//	└───────────────┘
func Center(outer image.Rectangle, w, h int) image.Rectangle {
	outer = proper(outer)
	w, h = within(w, outer.Dx()), within(h, outer.Dy())
	corner := outer.Min.Add(image.Pt((outer.Dx()-w)/2, (outer.Dy()-h)/2))
	return image.Rectangle{Min: corner, Max: corner.Add(image.Pt(w, h))}
}

// Cell returns where a column and a row of one area cross, whatever divided it. A Grid divides by columns and rows at once
// and has cells that span several.
//
//	       column
//	      ┌──────┐
//	┌─────┼──────┼─────┐
//	│ row │ Cell │     │
//	└─────┼──────┼─────┘
//	      └──────┘
func Cell(column, row image.Rectangle) image.Rectangle {
	return image.Rect(column.Min.X, row.Min.Y, column.Max.X, row.Max.Y)
}
