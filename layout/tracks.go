package layout

import "image"

// Tracks are the columns and rows into which a Grid has divided an area. Columns count from 0 at the left, rows from 0 at
// the top, and a column is named before a row, as x before y.
type Tracks struct {
	columns, rows axis
}

// Cell returns the cell in a column and a row. Where the grid has no such cell it is empty.
func (t Tracks) Cell(column, row int) image.Rectangle { return t.Span(column, row, 1, 1) }

// Span returns the area of several columns and rows with the gaps between them; column and row are those of its upper
// left cell. What reaches beyond the grid is cut off. A span of no columns or no rows is empty.
func (t Tracks) Span(column, row, columns, rows int) image.Rectangle {
	x, y := t.columns.span(column, columns), t.rows.span(row, rows)
	return image.Rectangle{Min: image.Pt(x.from, y.from), Max: image.Pt(x.to, y.to)}
}

// An axis holds the columns or the rows of a grid. It is an array as far as that goes, so that it costs no allocation.
type axis struct {
	few  [len(Parts{})]track
	many []track // those for which few has no room
	n    int
}

// A track is one column or one row: the first cell, and the one after the last.
type track struct{ from, to int }

func (a *axis) add(t track) {
	if a.n < len(a.few) {
		a.few[a.n] = t
	} else {
		a.many = append(a.many, t)
	}
	a.n++
}

func (a *axis) at(i int) track {
	if i < len(a.few) {
		return a.few[i]
	}
	return a.many[i-len(a.few)]
}

// span returns n tracks as one, the first of them included.
func (a *axis) span(first, n int) track {
	n = max(n, 0)
	if first < 0 {
		first, n = 0, n+first
	}
	first = min(first, a.n)
	n = within(n, a.n-first)
	switch {
	case n > 0:
		return track{a.at(first).from, a.at(first + n - 1).to}
	case first < a.n:
		return track{a.at(first).from, a.at(first).from}
	case a.n > 0:
		return track{a.at(a.n - 1).to, a.at(a.n - 1).to}
	}
	return track{}
}
