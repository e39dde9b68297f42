package screen

import (
	"image"

	"limoni/internal/text"
)

// Print draws s from x to the right in row y, inside of clip and Bounds only, and returns by how many columns it
// advanced: the width of s, or what there is of it up to the right edge. It draws one line: nothing wraps, and
// control characters are dropped. x may lie left of the edge; clusters out there are cut off, and a wide one that an
// edge cuts becomes a space. A row that cannot be seen advances as any other.
func (b *Buffer) Print(clip image.Rectangle, x, y int, s string, st Style) int {
	left, right := max(clip.Min.X, b.Bounds.Min.X), min(clip.Max.X, b.Bounds.Max.X)
	if x >= right {
		return 0
	}
	if y < max(clip.Min.Y, b.Bounds.Min.Y) || y >= min(clip.Max.Y, b.Bounds.Max.Y) || left >= right {
		return advance(s, right-x)
	}
	skipped := 0
	if x < left {
		head, width := text.Cut(s, left-x)
		s, x, skipped = s[len(head):], x+width, width
	}
	origin := b.Bounds.Min.X
	row := b.row(y)
	end := b.write(row[:right-origin], left-origin, x-origin, s, b.look(&st))
	seam(row, max(x, left)-origin)
	seam(row, max(end, left-origin))
	return skipped + end - (x - origin)
}

// advance is what Print returns for a row that cannot be seen.
func advance(s string, columns int) int {
	head, width := text.Cut(s, columns)
	if len(head) < len(s) {
		return columns
	}
	return width
}

// write puts the clusters of s into row from column x on, leaves the columns before left alone, and returns the
// column after the last.
func (b *Buffer) write(row []Cell, left, x int, s string, look look) int {
	for len(s) > 0 && x < len(row) {
		if x >= left {
			if cells, bytes := writePlain(row[x:], s, look); cells > 0 {
				s, x = s[bytes:], x+cells
				continue
			}
		}
		cluster, rest, width := text.Next(s)
		if width > 0 {
			b.put(row, left, x, cluster, width, look)
		}
		s, x = rest, min(x+width, len(row))
	}
	return x
}

// put writes one cluster at x, and spaces where an edge cuts it or it draws narrower than it counts.
func (b *Buffer) put(row []Cell, left, x int, cluster string, width int, look look) {
	from, to := max(x, left), min(x+width, len(row))
	for i := from; i < to; i++ {
		row[i] = look.cell(' ')
	}
	if to-from < width {
		return
	}
	row[x].Glyph = b.table().glyph(cluster, width)
	if row[x].wide() {
		row[x+1].Glyph = glyphTail
	}
}
