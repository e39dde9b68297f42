package widgets

import (
	"limoni"
)

// paint draws the pixels that are set at the top left of area. Where none is,
// what is there already stays.
func (p *Pixels) paint(f *limoni.Frame, area limoni.Rect) {
	if !f.Painting() || area.Empty() {
		return
	}
	columns, rows := min(p.columns, area.Dx()), min(p.rows, area.Dy())
	for y := range rows {
		row := p.cells[y*p.columns:][:columns]
		for x := 0; x < columns; {
			n := sameCells(row[x:])
			if row[x].dots != 0 {
				glyph, st := p.look(row[x])
				f.Fill(rowOf(area, x, y, n), glyph, st)
			}
			x += n
		}
	}
}

// sameCells is how many cells from the first are the same.
func sameCells(row []pixelCell) int {
	n := 1
	for n < len(row) && row[n] == row[0] {
		n++
	}
	return n
}

// rowOf is a row of n cells of area.
func rowOf(area limoni.Rect, x, y, n int) limoni.Rect {
	x, y = area.Min.X+x, area.Min.Y+y
	return limoni.Rect{Min: limoni.Point{X: x, Y: y}, Max: limoni.Point{X: x + n, Y: y + 1}}.Intersect(area)
}

// look is the character and style of a cell.
func (p *Pixels) look(c pixelCell) (rune, limoni.Style) {
	if p.marker != MarkerHalfBlock || c.dots == 1 {
		return p.marker.glyph(c.dots), p.inks[c.ink]
	}
	lower := p.inks[c.lower]
	if c.dots == 2 {
		return '▄', lower
	}
	upper := p.inks[c.ink]
	if c.ink == c.lower || lower.Fg == 0 || upper.Fg == 0 {
		return '█', upper
	}
	upper.Bg = lower.Fg
	return '▀', upper
}
