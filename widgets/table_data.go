package widgets

import (
	"limoni"
	"limoni/layout"
)

// TableData is the data of a table, asked for cell by cell, only where it is in
// view. Implement it by a pointer; a slice in an interface would be copied to
// the heap at every frame. Where it is an [Indexer] the cursor stays with its row
// while rows come, go and are sorted.
type TableData interface {
	// Len is how many rows there are.
	Len() int
	// Key is the row's own name, which stays with it when it moves: a file's
	// path, a record's number. It is the ID of the row's node.
	Key(row int) string
	// Cell is what is in a column of a row, both from 0. It must not allocate
	// if drawing is not to.
	Cell(row, column int) Cell
}

// TableRows is implemented by TableData whose rows have states, actions or a
// style of their own. Row.Text is what the row is called; where it is empty that
// is the text of its first column.
type TableRows interface {
	Row(i int) Row
}

// Cell is what stands in a column of a row.
type Cell struct {
	Text  string
	Style limoni.Style // that of the row where zero
}

// Column is a column of a table.
type Column struct {
	// ID is that of the header's node.
	ID    string
	Title string
	// Width is how the width of the table is divided; the zero value takes a
	// share of what the others leave, as layout.Fill(1). A column is never
	// narrower than its Fixed width or its Min, and without one than its title:
	// where those do not fit, the columns scroll.
	Width layout.Constraint
	// Align is where the title and the texts stand in it.
	Align layout.Align
	// Sortable lets people sort by it, where the table has a Sort.
	Sortable bool
	// Hidden leaves it out. The others keep their numbers.
	Hidden bool
}

// SortOrder says by which column rows are sorted.
type SortOrder struct {
	// Column is an index into the columns, -1 where the rows are in no order.
	Column     int
	Descending bool
}

// tableItems makes rows of the data of a table.
type tableItems struct {
	TableData
	rows TableRows // nil where they have nothing of their own
}

func (t *tableItems) Row(i int) Row {
	var row Row
	if t.rows != nil {
		row = t.rows.Row(i)
	}
	if row.Text == "" {
		row.Text = t.Cell(i, 0).Text
	}
	return row
}

// indexedTableItems are those of data that finds its rows.
type indexedTableItems struct {
	tableItems
	Indexer
}

func (s *TableState) itemsOf(data TableData) Items {
	s.items.TableData = data
	s.items.rows, _ = data.(TableRows)
	x, ok := data.(Indexer)
	if !ok {
		return &s.items
	}
	s.indexed.tableItems, s.indexed.Indexer = s.items, x
	return &s.indexed
}
