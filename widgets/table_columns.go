package widgets

import (
	"slices"

	"limoni"
	"limoni/layout"
)

// tableColumns is where the columns of a table are in this pass.
type tableColumns struct {
	state *TableState
	col   *int // where the column with the cursor is kept
	// columnBefore is that column as it was, columnMoved says that it is to be in
	// view.
	columnBefore int
	columnMoved  bool

	cells    limoni.Rect // the columns of the screen that are for cells
	total    int         // of all shown columns and the gaps between them
	frozen   int         // how many of them do not scroll
	overflow bool        // they do not all fit
}

// tableColumn is a column that is shown, index in Columns: w cells wide from x
// on, counted from the first column, or on the screen where it is drawn.
type tableColumn struct{ index, x, w int }

const (
	markColumns    = 2       // before the cells of a table with chosen rows
	maxColumnWidth = 1 << 16 // so that sums of them fit into an int
)

// place gives each column its width.
func (d *table) place() {
	s := d.state
	s.shown, s.solver.asked = s.shown[:0], s.solver.asked[:0]
	need := -1
	for i := range d.Columns {
		if d.Columns[i].Hidden {
			continue
		}
		constraint, least := d.asksFor(i)
		s.shown = append(s.shown, tableColumn{index: i, w: least})
		s.solver.asked = append(s.solver.asked, constraint)
		need += least + 1
	}
	d.cells = d.body
	if d.chosen != nil {
		d.cells.Min.X = min(d.cells.Min.X+markColumns, d.cells.Max.X)
	}
	if d.overflow = need > d.cells.Dx(); !d.overflow {
		s.solver.solve(s.shown, d.cells.Dx())
	}
	x := 0
	for k := range s.shown {
		s.shown[k].x = x
		x += s.shown[k].w + 1
	}
	d.total = max(x-1, 0)
	d.freeze()
}

// asksFor is what column i asks for and the least that it needs.
func (d *table) asksFor(i int) (c layout.Constraint, least int) {
	if i < len(d.state.Widths) && d.state.Widths[i] > 0 {
		least = min(d.state.Widths[i], maxColumnWidth)
		return layout.Fixed(least), least
	}
	if c = d.Columns[i].Width; c == (layout.Constraint{}) {
		c = layout.Fill(1)
	}
	if least = c.Least(); least == 0 {
		least = limoni.Width(d.Columns[i].Title)
		if d.sortable(i) {
			least += arrowWidth
		}
		c = c.Min(max(least, 1))
	}
	return c, min(max(least, 1), maxColumnWidth)
}

// columnSolver divides a width where all columns fit, anew only where something
// else is asked for.
type columnSolver struct {
	asked, solved []layout.Constraint
	width         int
	parts         []limoni.Rect
}

func (s *columnSolver) solve(columns []tableColumn, width int) {
	if width != s.width || !slices.Equal(s.asked, s.solved) {
		s.width, s.solved = width, append(s.solved[:0], s.asked...)
		line := limoni.Rect{Max: limoni.Point{X: width, Y: 1}}
		s.parts = layout.Gap(1).AppendColumns(s.parts[:0], line, s.asked...)
	}
	for k := range columns {
		columns[k].w = s.parts[k].Dx()
	}
}
