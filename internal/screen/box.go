package screen

import "image"

// Lines are the characters of a border, each one column wide; what is not becomes a space.
type Lines struct {
	Horizontal, Vertical, TopLeft, TopRight, BottomLeft, BottomRight rune
}

// LinesOf makes Lines of six characters, in the order of the fields.
func LinesOf(six string) (l Lines) {
	to := [...]*rune{&l.Horizontal, &l.Vertical, &l.TopLeft, &l.TopRight, &l.BottomLeft, &l.BottomRight}
	i := 0
	for _, r := range six {
		*to[i] = r
		i++
	}
	return l
}

// Box draws the border of r, which is not clipped, inside of clip and Bounds only. What is inside of it stays.
func (b *Buffer) Box(clip, r image.Rectangle, lines *Lines, st Style) {
	if clip = clip.Intersect(b.Bounds); r.Dx() < 2 || r.Dy() < 2 || !clip.Overlaps(r) {
		return
	}
	look := b.look(&st)
	side := look.cell(b.line(lines.Vertical))
	edge := look.cell(b.line(lines.Horizontal))
	b.edge(clip, r, r.Min.Y, edge, b.line(lines.TopLeft), b.line(lines.TopRight))
	for y := max(r.Min.Y+1, clip.Min.Y); y < min(r.Max.Y-1, clip.Max.Y); y++ {
		b.corner(clip, r.Min.X, y, side)
		b.corner(clip, r.Max.X-1, y, side)
	}
	b.edge(clip, r, r.Max.Y-1, edge, b.line(lines.BottomLeft), b.line(lines.BottomRight))
}

// edge draws the upper or the lower side.
func (b *Buffer) edge(clip, r image.Rectangle, y int, c Cell, left, right uint32) {
	if y < clip.Min.Y || y >= clip.Max.Y {
		return
	}
	row := b.row(y)
	from, to := max(r.Min.X, clip.Min.X)-b.Bounds.Min.X, min(r.Max.X, clip.Max.X)-b.Bounds.Min.X
	for x := from; x < to; x++ {
		row[x] = c
	}
	if r.Min.X >= clip.Min.X {
		row[from].Glyph = left
	}
	if r.Max.X <= clip.Max.X {
		row[to-1].Glyph = right
	}
	seam(row, from)
	seam(row, to)
}

// corner puts one cell of a row that is inside of clip.
func (b *Buffer) corner(clip image.Rectangle, x, y int, c Cell) {
	if x < clip.Min.X || x >= clip.Max.X {
		return
	}
	row, x := b.row(y), x-b.Bounds.Min.X
	row[x] = c
	seam(row, x)
	seam(row, x+1)
}

// line is the glyph of a line's character.
func (b *Buffer) line(r rune) uint32 {
	if b.columns(r) != 1 {
		return ' '
	}
	return runeGlyph(r, 1)
}

// columns is the width of r.
func (b *Buffer) columns(r rune) int {
	switch {
	case ' ' <= r && r <= '~', isNarrow(r):
		return 1
	}
	return b.table().width(r)
}
