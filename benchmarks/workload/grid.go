package workload

import "unicode/utf8"

// Grid is what is meant to be on the screen.
type Grid struct {
	Width, Height int
	Cells         []Cell
	// CursorX and CursorY are where the cursor is shown, -1 where it is not.
	CursorX, CursorY int
}

// Cell is one column of one row. All glyphs of the workloads take one.
type Cell struct {
	Glyph rune
	Style Style
}

// At is the cell at a column and row.
func (g *Grid) At(x, y int) *Cell { return &g.Cells[y*g.Width+x] }

// Grid is what frame i of the workload shows.
func (w *Workload) Grid(i int) *Grid {
	g := &Grid{Width: w.Width, Height: w.Height, Cells: make([]Cell, w.Width*w.Height), CursorX: -1, CursorY: -1}
	for c := range g.Cells {
		g.Cells[c].Glyph = ' '
	}
	switch {
	case w.Blocks != nil:
		g.blocks(w.Blocks(i))
	case w.Table != nil:
		g.table(w.Table, i)
	case w.List != nil:
		for y := range w.Height {
			g.text(0, y, w.List.Text(w.List.First(i)+y), TextStyle)
		}
	case w.Log != nil:
		for y := range w.Height {
			g.line(y, w.Log.Line(w.Log.First(i)+y))
		}
	case w.Field != nil:
		x := g.text(0, 0, w.Field.Prompt, TextStyle)
		g.CursorX, g.CursorY = g.text(x, 0, w.Field.Text(i), TextStyle), 0
		g.lines(1, w.Field.Below)
	default:
		g.lines(0, w.Lines(i))
	}
	return g
}

func (g *Grid) text(x, y int, text string, st Style) int {
	for _, r := range text {
		*g.At(x, y) = Cell{r, st}
		x++
	}
	return x
}

func (g *Grid) line(y int, line *Line) {
	x := 0
	for _, span := range line.Spans {
		x = g.text(x, y, span.Text, span.Style)
	}
}

func (g *Grid) lines(y int, lines []Line) {
	for i := range lines {
		g.line(y+i, &lines[i])
	}
}

func (g *Grid) blocks(blocks []Block) {
	for _, b := range blocks {
		g.text(b.X, b.Y, BlockTop, b.Style)
		g.text(b.X, b.Y+1, BlockSide+b.Text+BlockSide, b.Style)
		g.text(b.X, b.Y+2, BlockBottom, b.Style)
	}
}

func (g *Grid) table(t *Table, i int) {
	x := 0
	for _, c := range t.Columns {
		g.text(x, 0, c.Title, HeaderStyle)
		x += c.Width
	}
	for y := 1; y < g.Height; y++ {
		row, st := t.First(i)+y-1, TextStyle
		if row == t.Selected(i) {
			st = SelectedStyle
		}
		x := 0
		for _, cell := range t.Rows[row].Cells {
			x = g.text(x, y, cell, st)
		}
	}
}

// Columns is the width of a text of the workloads, in cells.
func Columns(s string) int { return utf8.RuneCountInString(s) }
