package workload

import "fmt"

// Table is 10,000 rows under a header, of which one is selected.
type Table struct {
	Columns []Column
	Rows    []TableRow
	step    int
}

// Column is a column of a table.
type Column struct {
	Title string
	Width int // in cells, with the space between columns
}

// TableRow is one row; a cell of its text is as wide as its column.
type TableRow struct {
	ID    string
	Cells []string
}

// SelectedStyle is how the selected row looks, over the width of the columns.
var SelectedStyle = Style{Fg: TextStyle.Fg, Bg: RGB(30, 60, 120)}

// HeaderStyle is how the header looks.
var HeaderStyle = Style{Fg: RGB(200, 180, 90)}

func table() *Workload {
	t := &Table{step: 7, Columns: []Column{{"Name", 18}, {"State", 12}, {"Place", 16}, {"Owner", 14}}}
	for i := range 10000 {
		t.Rows = append(t.Rows, TableRow{fmt.Sprintf("row-%05d", i),
			[]string{fmt.Sprintf("machine-%05d     ", i), "running     ", "second floor    ", "operations    "}})
	}
	return &Workload{Name: "07_table_10k", About: "a table of 10,000 rows in four columns, the selection moving by seven rows",
		Width: width, Height: height, Table: t}
}

// Selected is the row that is selected in frame i, from 0.
func (t *Table) Selected(i int) int { return i * t.step % len(t.Rows) }

// First is the first row in view: the selection is the last one as soon as the
// view has had to scroll.
func (t *Table) First(i int) int { return max(0, t.Selected(i)-(height-2)) }
