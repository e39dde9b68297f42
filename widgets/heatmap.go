package widgets

import (
	"strconv"

	"limoni"
	"limoni/accessibility"
)

// Grid is the data of a heat map, asked for value by value. NaN is a value that
// is missing. Implement it by a pointer.
type Grid interface {
	// Size is how many columns and rows there are.
	Size() (columns, rows int)
	// At is the value of a column and a row, from 0.
	At(column, row int) float64
}

// Matrix is a Grid of numbers, row after row.
type Matrix struct {
	Columns int
	Values  []float64
}

// Size and At make a pointer to a Matrix the Grid of a heat map.
func (m *Matrix) Size() (columns, rows int) {
	if m.Columns <= 0 {
		return 0, 0
	}
	return m.Columns, len(m.Values) / m.Columns
}
func (m *Matrix) At(column, row int) float64 { return m.Values[row*m.Columns+column] }

// Heatmap shows a grid of numbers as shades, from · for the smallest to █ for
// the largest. A value that is missing is blank.
//
//	Mon ··░░▒▒▓▓
//	Tue ██▓▓··░░
//	    0 ·░▒▓█ 12
//
// A value is two columns wide where there is room for it. Of more values than
// there are cells, each cell shows the largest of its own; it looks at no more
// than 16, so that a large grid costs no more than a screenful, and says
// "sampled" in its text where there are more.
type Heatmap struct {
	ID    string
	Label string
	Data  Grid
	// Rows and Columns are names of the rows and columns. Those are shown that
	// have room, where each value has cells of its own.
	Rows, Columns []string
	// Min and Max are the values of the lightest and the darkest shade. Where
	// both are 0 they are the smallest and the largest of what is shown.
	Min, Max    float64
	Unit        string // written after numbers, as it is: " %", " ms"
	Description string
}

// shades are from the smallest to the largest.
var shades = [5]rune{'·', '░', '▒', '▓', '█'}

const shadesText = "·░▒▓█"

// heating is a heat map in one pass.
type heating struct {
	Heatmap
	resp          limoni.Response
	columns, rows int // of the data
	area          limoni.Rect
	legend        limoni.Rect
	names, heads  limoni.Rect
	width         int // cells of a value
	across, down  int // values that are shown
	scale         axis
	sampled       bool // some values are not looked at
	m             *heatMemory
}

// heatMemory holds what is shown, so that each value is read once: the largest
// value of each cell, and the smallest.
type heatMemory struct{ values, lowest []float64 }

// Draw draws the shades into area.
func (h Heatmap) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	if h.Data == nil {
		panic("widgets: Heatmap " + strconv.Quote(h.Label) + " has no Data; give it a pointer to the app's grid")
	}
	d := heating{Heatmap: h, area: area}
	d.resp = f.Begin(accessibility.Node{
		ID: h.ID, Role: accessibility.RoleChart, Label: h.Label, Bounds: area,
	})
	d.m = limoni.Memory[heatMemory](f, d.resp)
	d.columns, d.rows = h.Data.Size()
	d.columns, d.rows = onGrid(d.columns), onGrid(d.rows)
	d.arrange()
	e := d.look()
	f.Node(d.resp).Value = d.words(f, e)
	details := f.Details(d.resp)
	details.Description, details.RowCount, details.ColumnCount = h.Description, max(d.rows, 0), max(d.columns, 0)
	if d.columns <= 0 || d.rows <= 0 {
		f.Print(area, "no data", f.Theme().Muted)
		return f.End(d.resp)
	}
	d.drawShades(f)
	d.drawNames(f)
	d.drawHeads(f)
	d.drawLegend(f)
	return f.End(d.resp)
}
