package screen

// Compose lays src over b at src.Bounds, as far as it is inside of b. It covers what is there, blanks included; a
// wide glyph that an edge of src or of b cuts becomes spaces. Buffers with different tables are translated.
func (b *Buffer) Compose(src *Buffer) {
	r := src.Bounds.Intersect(b.Bounds)
	x0, x1 := r.Min.X-b.Bounds.Min.X, r.Max.X-b.Bounds.Min.X
	for y := r.Min.Y; y < r.Max.Y; y++ {
		row := b.row(y)
		copy(row[x0:x1], src.row(y)[r.Min.X-src.Bounds.Min.X:])
		if src.Table != nil && src.Table != b.Table {
			b.translate(row[x0:x1], src.Table)
		}
		seam(row, x0)
		seam(row, x1)
	}
	b.composePictures(src)
}

// translate makes cells that refer to the table from refer to b's.
func (b *Buffer) translate(cells []Cell, from *Table) {
	for i := range cells {
		c := &cells[i]
		if c.Glyph&glyphCluster != 0 {
			s, width := from.text(c.Glyph), 1
			if c.wide() {
				width = 2
			}
			c.Glyph = b.table().glyph(s, width)
		}
		if c.Extra != 0 {
			e := from.extras[c.Extra-1]
			c.Extra = b.table().extra(&Style{UnderlineColor: e.underline, Link: e.link})
		}
	}
}
