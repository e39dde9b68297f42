package ontcell

import (
	"github.com/gdamore/tcell/v2"

	"limoni/benchmarks/workload"
)

// pen draws on a screen by hand: tcell has no widgets.
type pen struct{ screen tcell.Screen }

// text draws from a cell to the right and returns where it ends.
func (p *pen) text(x, y int, text string, st tcell.Style) int {
	for text != "" {
		rest, width := p.screen.Put(x, y, text, st)
		if width <= 0 {
			break
		}
		x, text = x+width, rest
	}
	return x
}

func (p *pen) blanks(x, to, y int, st tcell.Style) {
	for ; x < to; x++ {
		p.screen.Put(x, y, " ", st)
	}
}

func (p *pen) lines(y int, lines []workload.Line) {
	for i := range lines {
		p.line(y+i, &lines[i])
	}
}

func (p *pen) line(y int, line *workload.Line) {
	x := 0
	for _, span := range line.Spans {
		x = p.text(x, y, span.Text, style(span.Style))
	}
}

func (p *pen) changes(w *workload.Workload, i int, first bool) {
	if first {
		p.lines(0, w.Lines(i))
		return
	}
	for _, c := range w.Changes(i) {
		p.text(c.X, c.Y, c.Text, style(c.Style))
	}
}

func (p *pen) blocks(blocks []workload.Block) {
	for i := range blocks {
		b := &blocks[i]
		st := style(b.Style)
		p.text(b.X, b.Y, workload.BlockTop, st)
		p.text(b.X, b.Y+1, workload.BlockSide, st)
		p.text(b.X+1, b.Y+1, b.Text, st)
		p.text(b.X+workload.BlockWidth-1, b.Y+1, workload.BlockSide, st)
		p.text(b.X, b.Y+2, workload.BlockBottom, st)
	}
}

func (p *pen) table(t *workload.Table, frame, height int) {
	x := 0
	for _, c := range t.Columns {
		p.text(x, 0, c.Title, style(workload.HeaderStyle))
		x += c.Width
	}
	selected, first := t.Selected(frame), t.First(frame)
	for y := 1; y < height && first+y-1 < len(t.Rows); y++ {
		st, i := textStyle, first+y-1
		if i == selected {
			st = style(workload.SelectedStyle)
		}
		x := 0
		for c, cell := range t.Rows[i].Cells {
			p.text(x, y, cell, st)
			x += t.Columns[c].Width
		}
	}
}

func (p *pen) list(l *workload.List, frame, height int) {
	for y := range height {
		p.text(0, y, l.Text(l.First(frame)+y), textStyle)
	}
}

func (p *pen) log(l *workload.Log, frame, height int) {
	for y := range height {
		p.line(y, l.Line(l.First(frame)+y))
	}
}

func (p *pen) form(f *workload.Field, frame, width int) {
	x := p.text(0, 0, f.Prompt, textStyle)
	x = p.text(x, 0, f.Text(frame), textStyle)
	p.screen.ShowCursor(x, 0)
	p.blanks(x, width, 0, tcell.StyleDefault)
	p.lines(1, f.Below)
}

// typed adds the letter that was typed.
func (p *pen) typed(f *workload.Field, frame int, first bool) {
	text := f.Text(frame)
	if first || len(text) == 1 {
		p.form(f, frame, len(f.Prompt)+workload.FieldLength)
		return
	}
	x := len(f.Prompt) + len(text)
	p.screen.Put(x-1, 0, text[len(text)-1:], textStyle)
	p.screen.ShowCursor(x, 0)
}

// textStyle is that of text without one of its own.
var textStyle = style(workload.TextStyle)

func style(st workload.Style) tcell.Style {
	return tcell.StyleDefault.Foreground(color(st.Fg)).Background(color(st.Bg))
}

func color(c workload.Color) tcell.Color {
	if c.IsDefault() {
		return tcell.ColorDefault
	}
	r, g, b := c.RGB()
	return tcell.NewRGBColor(int32(r), int32(g), int32(b))
}
