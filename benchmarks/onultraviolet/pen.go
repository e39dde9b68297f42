package onultraviolet

import (
	"image/color"
	"unicode/utf8"

	"github.com/charmbracelet/colorprofile"
	uv "github.com/charmbracelet/ultraviolet"

	"limoni/benchmarks/workload"
)

const trueColor = colorprofile.TrueColor

// pen draws on a screen by hand: Ultraviolet has no widgets.
type pen struct{ screen uv.Screen }

// text draws from a cell to the right and returns where it ends.
func (p *pen) text(x, y int, text string, st uv.Style) int {
	for text != "" {
		_, n := utf8.DecodeRuneInString(text)
		p.screen.SetCell(x, y, &uv.Cell{Content: text[:n], Style: st, Width: 1})
		x, text = x+1, text[n:]
	}
	return x
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
		border := uv.NormalBorder().Style(st)
		border.Draw(p.screen, uv.Rect(b.X, b.Y, workload.BlockWidth, workload.BlockHeight))
		p.text(b.X+1, b.Y+1, b.Text, st)
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

// form draws the field and returns where its cursor is.
func (p *pen) form(f *workload.Field, frame int) (cursor int) {
	x := p.text(0, 0, f.Prompt, textStyle)
	x = p.text(x, 0, f.Text(frame), textStyle)
	p.lines(1, f.Below)
	return x
}

// typed adds the letter that was typed.
func (p *pen) typed(f *workload.Field, frame int, first bool) (cursor int) {
	text := f.Text(frame)
	if first || len(text) == 1 {
		for x := range len(f.Prompt) + workload.FieldLength {
			p.screen.SetCell(x, 0, &uv.EmptyCell)
		}
		return p.form(f, frame)
	}
	x := len(f.Prompt) + len(text)
	p.text(x-1, 0, text[len(text)-1:], textStyle)
	return x
}

// textStyle is that of text without one of its own.
var textStyle = style(workload.TextStyle)

func style(st workload.Style) uv.Style {
	return uv.Style{Fg: paint(st.Fg), Bg: paint(st.Bg)}
}

func paint(c workload.Color) color.Color {
	if c.IsDefault() {
		return nil
	}
	r, g, b := c.RGB()
	return color.RGBA{R: r, G: g, B: b, A: 255}
}
