package onlimoni

import (
	"limoni"
	"limoni/accessibility"
	"limoni/benchmarks/workload"
	"limoni/layout"
)

// The table is a widget of our own: a table with a row of column headers, and
// for each row in view a row with its cells, 201 nodes. The rows are known by
// their own keys and say what place they have over the data.
func drawTable(f *limoni.Frame, t *workload.Table, frame int) {
	area := f.Area()
	table := f.Begin(accessibility.Node{ID: "machines", Role: accessibility.RoleTable, Label: "Machines", Bounds: area})
	d := f.Details(table)
	d.RowCount, d.ColumnCount = len(t.Rows), len(t.Columns)
	drawHeader(f, layout.CutTop(&area, 1), t)
	selected := t.Selected(frame)
	for i := t.First(frame); area.Dy() > 0 && i < len(t.Rows); i++ {
		drawRow(f, layout.CutTop(&area, 1), t, i, i == selected)
	}
	f.End(table)
}

func drawHeader(f *limoni.Frame, area limoni.Rect, t *workload.Table) {
	header := f.Begin(accessibility.Node{ID: "header", Role: accessibility.RoleRow, Bounds: area})
	for _, c := range t.Columns {
		cell := layout.CutLeft(&area, c.Width)
		f.RegisterAccessibility(accessibility.Node{ID: c.Title, Role: accessibility.RoleColumnHeader, Label: c.Title, Bounds: cell})
		f.Print(cell, c.Title, style(workload.HeaderStyle))
	}
	f.End(header)
}

func drawRow(f *limoni.Frame, area limoni.Rect, t *workload.Table, i int, selected bool) {
	row := &t.Rows[i]
	st := textStyle
	if selected {
		st = style(workload.SelectedStyle)
	}
	resp := f.Begin(accessibility.Node{ID: row.ID, Role: accessibility.RoleRow, Bounds: area,
		States: accessibility.Selected(selected), Actions: accessibility.ActionSelect,
		Position: int32(i + 1), SetSize: int32(len(t.Rows))})
	for c := range t.Columns {
		cell := layout.CutLeft(&area, t.Columns[c].Width)
		f.RegisterAccessibility(accessibility.Node{ID: t.Columns[c].Title, Role: accessibility.RoleCell, Label: row.Cells[c], Bounds: cell})
		f.Print(cell, row.Cells[c], st)
	}
	f.End(resp)
}
