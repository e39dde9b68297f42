package widgets

import (
	"cmp"
	"math"
	"slices"
	"strconv"
)

// Records are rows of texts, one for each column, as encoding/csv reads them.
// The first text of a row is its key, so those must differ. A row may be short.
type Records [][]string

// Len, Key, Cell and Index make a pointer to Records the Data of a table.
func (r *Records) Len() int { return len(*r) }

func (r *Records) Key(row int) string { return r.text(row, 0) }

func (r *Records) Cell(row, column int) Cell { return Cell{Text: r.text(row, column)} }

func (r *Records) Index(key string) int {
	return slices.IndexFunc(*r, func(record []string) bool { return textAt(record, 0) == key })
}

func (r *Records) text(row, column int) string { return textAt((*r)[row], column) }

func textAt(record []string, column int) string {
	if column < 0 || column >= len(record) {
		return ""
	}
	return record[column]
}

// Sort sorts the rows by the texts of a column: numbers by their value, before
// other texts. Rows that are equal stay in their order.
func (r *Records) Sort(order SortOrder) {
	if order.Column < 0 {
		return
	}
	slices.SortStableFunc(*r, func(a, b []string) int {
		n := compareTexts(textAt(a, order.Column), textAt(b, order.Column))
		if order.Descending {
			return -n
		}
		return n
	})
}

func compareTexts(a, b string) int {
	x, isNumber := number(a)
	y, other := number(b)
	switch {
	case isNumber && other:
		return cmp.Or(cmp.Compare(x, y), cmp.Compare(a, b))
	case isNumber:
		return -1
	case other:
		return 1
	}
	return cmp.Compare(a, b)
}

// number is the value of a text that is a number and no NaN.
func number(s string) (v float64, ok bool) {
	v, err := strconv.ParseFloat(s, 64)
	return v, err == nil && !math.IsNaN(v)
}
