package vt

import "strings"

// row is one row of a buffer or of the history.
type row struct {
	cells   []Cell
	wrapped bool // its text goes on in the next row only because there were no more columns
	padded  bool // and its last column is blank, because a character of two columns did not fit there
}

// cut ends the line in this row if the columns before end, which are about to change, reach to its last one. So a row
// goes on in the next one only for as long as nothing but wrapping has touched its end.
func (r *row) cut(end int) {
	if end >= len(r.cells) {
		r.wrapped, r.padded = false, false
	}
}

func (r *row) fill(c Cell) {
	r.wrapped, r.padded = false, false
	for x := range r.cells {
		r.cells[x] = c
	}
}

// trimmed is a copy without the blanks at the end of a line.
func (r row) trimmed() row {
	n := len(r.cells)
	if !r.wrapped {
		n = inked(r.cells)
	}
	r.cells = append([]Cell(nil), r.cells[:n]...)
	return r
}

// inked is the number of cells up to the last one that is not blank.
func inked(cells []Cell) int {
	n := len(cells)
	for n > 0 && cells[n-1] == (Cell{Text: " "}) {
		n--
	}
	return n
}

func (r row) text() string {
	var b strings.Builder
	for _, c := range r.cells {
		b.WriteString(c.Text)
	}
	return b.String()
}
