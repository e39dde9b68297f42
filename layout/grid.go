package layout

import "image"

// A Grid is columns and rows with gaps between them. Each side is divided by its constraints as SplitColumns and
// SplitRows do it. No columns count as one that fills the area, and so do no rows: the zero value is a grid of one cell.
//
//	grid := layout.Grid{
//		Columns:   []layout.Constraint{layout.Fixed(10), layout.Fill(1)},
//		Rows:      []layout.Constraint{layout.Fixed(1), layout.Fill(1)},
//		ColumnGap: 1,
//	}
//	cells := grid.Split(area)
//	cells.Cell(1, 0)       // second column, first row
//	cells.Span(0, 1, 2, 1) // from there two columns wide and one row high
//
//	┌──────────┐ ┌────────────────┐
//	│   0, 0   │ │      1, 0      │
//	└──────────┘ └────────────────┘
//	┌─────────────────────────────┐
//	│      Span(0, 1, 2, 1)       │
//	│                             │
//	└─────────────────────────────┘
//
// For equal cells whose number is only known at run time there is AutoGrid.
type Grid struct {
	Columns, Rows []Constraint
	// ColumnGap is the empty columns between two columns, RowGap the empty rows between two rows.
	ColumnGap, RowGap Gap
}

// Split divides area. It allocates only where there are more than 16 columns or rows.
func (g Grid) Split(area image.Rectangle) Tracks {
	var room Parts
	var t Tracks
	if columns := g.ColumnGap.AppendColumns(room[:0], area, g.Columns...); len(columns) > 0 {
		for _, r := range columns {
			t.columns.add(track{r.Min.X, r.Max.X})
		}
	} else {
		t.columns.add(track{area.Min.X, proper(area).Max.X})
	}
	if rows := g.RowGap.AppendRows(room[:0], area, g.Rows...); len(rows) > 0 {
		for _, r := range rows {
			t.rows.add(track{r.Min.Y, r.Max.Y})
		}
	} else {
		t.rows.add(track{area.Min.Y, proper(area).Max.Y})
	}
	return t
}
