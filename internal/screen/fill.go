package screen

import "image"

// Fill puts r into every cell inside of clip and Bounds. A wide r takes two cells; an odd column left over becomes a
// space, and so does everything where r takes no column (a control character, a mark).
func (b *Buffer) Fill(clip image.Rectangle, r rune, st Style) {
	clip = clip.Intersect(b.Bounds)
	if clip.Empty() {
		return
	}
	x0, x1 := clip.Min.X-b.Bounds.Min.X, clip.Max.X-b.Bounds.Min.X
	first := b.row(clip.Min.Y)[x0:x1]
	b.fillRow(first, r, b.look(&st).cell(' '))
	for y := clip.Min.Y; y < clip.Max.Y; y++ {
		row := b.row(y)
		copy(row[x0:x1], first)
		seam(row, x0)
		seam(row, x1)
	}
}

func (b *Buffer) fillRow(row []Cell, r rune, cell Cell) {
	width := b.columns(r)
	if width == 1 {
		cell.Glyph = runeGlyph(r, 1)
	}
	repeat(row, cell)
	for x := 0; width == 2 && x+1 < len(row); x += 2 {
		row[x].Glyph, row[x+1].Glyph = runeGlyph(r, 2), glyphTail
	}
}
