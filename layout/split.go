package layout

import (
	"fmt"
	"image"
)

// Parts are the rectangles that SplitRows and SplitColumns return, one for each constraint in its place; the others are zero. It
// is an array and no slice, so that it costs no allocation: copy what you need, or range over parts[:n].
type Parts [16]image.Rectangle

// SplitRows divides area from top to bottom, one part for each constraint:
//
//	rows := layout.SplitRows(area, layout.Fixed(1), layout.Fill(1))
//	head, body := rows[0], rows[1]
//
// It panics if there are more constraints than Parts holds; AppendRows takes any number.
func SplitRows(area image.Rectangle, constraints ...Constraint) Parts {
	return Gap(0).SplitRows(area, constraints...)
}

// SplitColumns divides area from left to right, as Rows does from top to bottom.
func SplitColumns(area image.Rectangle, constraints ...Constraint) Parts {
	return Gap(0).SplitColumns(area, constraints...)
}

// AppendRows divides area as Rows does and appends the parts to dst, for the number of parts that a program computes.
// It allocates only where dst has no room for them or there are more than 64.
func AppendRows(dst []image.Rectangle, area image.Rectangle, constraints ...Constraint) []image.Rectangle {
	return Gap(0).AppendRows(dst, area, constraints...)
}

// AppendColumns divides area as Columns does and appends the parts to dst.
func AppendColumns(dst []image.Rectangle, area image.Rectangle, constraints ...Constraint) []image.Rectangle {
	return Gap(0).AppendColumns(dst, area, constraints...)
}

// A Gap is the number of empty cells between two parts: layout.Gap(1).SplitColumns(area, …). It shrinks before the area has
// less than one cell for each part. Below 0 it counts as 0.
type Gap int

// SplitRows divides area from top to bottom with g empty rows between the parts.
func (g Gap) SplitRows(area image.Rectangle, constraints ...Constraint) (parts Parts) {
	fitParts("Rows", len(constraints))
	g.AppendRows(parts[:0], area, constraints...)
	return parts
}

// SplitColumns divides area from left to right with g empty columns between the parts.
func (g Gap) SplitColumns(area image.Rectangle, constraints ...Constraint) (parts Parts) {
	fitParts("Columns", len(constraints))
	g.AppendColumns(parts[:0], area, constraints...)
	return parts
}

// AppendRows divides area from top to bottom with g empty rows between the parts, which it appends to dst.
func (g Gap) AppendRows(dst []image.Rectangle, area image.Rectangle, constraints ...Constraint) []image.Rectangle {
	area = proper(area)
	var room [64]part
	parts := room[:0]
	for _, constraint := range constraints {
		parts = append(parts, part{Constraint: constraint})
	}
	gap := g.within(area.Dy(), len(parts))
	grant(parts, area.Dy()-gap*max(len(parts)-1, 0))

	y := area.Min.Y
	for _, p := range parts {
		dst = append(dst, image.Rect(area.Min.X, y, area.Max.X, y+p.size))
		y += p.size + gap
	}
	return dst
}

// AppendColumns divides area from left to right with g empty columns between the parts, which it appends to dst.
func (g Gap) AppendColumns(dst []image.Rectangle, area image.Rectangle, constraints ...Constraint) []image.Rectangle {
	before := len(dst)
	dst = g.AppendRows(dst, transposed(area), constraints...)
	for i := before; i < len(dst); i++ {
		dst[i] = transposed(dst[i])
	}
	return dst
}

// within returns the gap that leaves n parts of size cells one cell each, as far as there are as many.
func (g Gap) within(size, n int) int {
	if n < 2 {
		return 0
	}
	return within(int(g), max(size-n, 0)/(n-1))
}

func transposed(r image.Rectangle) image.Rectangle {
	return image.Rectangle{Min: image.Pt(r.Min.Y, r.Min.X), Max: image.Pt(r.Max.Y, r.Max.X)}
}

func fitParts(name string, n int) {
	if most := len(Parts{}); n > most {
		panic(fmt.Sprintf("layout: Split%s returns at most %d parts and was given %d constraints; use Append%s with a slice",
			name, most, n, name))
	}
}
