package screen

import (
	"image"
	"unicode/utf8"

	"limoni/internal/text"
)

// Print draws s from x to the right in row y, inside of clip and Bounds only, and returns by how many columns it
// advanced: the width of s, or what there is of it up to the right edge. It draws one line: nothing wraps, a
// tab or a line break is a space, and other control characters are dropped. x may lie left of the edge; clusters out there are cut off, and a wide one that an
// edge cuts becomes a space. A row that cannot be seen advances as any other.
func (b *Buffer) Print(clip image.Rectangle, x, y int, s string, st Style) int {
	columns, _ := b.PrintRest(clip, x, y, s, st)
	return columns
}

// PrintRest is Print and also returns what of s there was no room for: "" where all of it was drawn. It begins with the
// wide cluster that the right edge cuts, if there is one.
func (b *Buffer) PrintRest(clip image.Rectangle, x, y int, s string, st Style) (columns int, rest string) {
	left, right := max(clip.Min.X, b.Bounds.Min.X), min(clip.Max.X, b.Bounds.Max.X)
	if x >= right {
		return 0, s
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
	left, right, x = left-origin, right-origin, x-origin
	row, look := b.row(y), b.look(&st)
	end := x
	if x >= left && len(s) > 0 && s[0] < utf8.RuneSelf {
		end += writeASCII(row[x:right], s, look)
	}
	if rest = s[min(end-x, len(s)):]; rest != "" { // not all of it is ASCII, or it is cut
		end, rest = b.write(row[:right], left, x, s, look)
	}
	seam(row, max(x, left))
	seam(row, max(end, left))
	return skipped + end - x, rest
}

// advance is what PrintRest returns for a row that cannot be seen.
func advance(s string, columns int) (int, string) {
	head, width := text.Cut(s, columns)
	if len(head) < len(s) {
		return columns, s[len(head):]
	}
	return width, ""
}

// write puts the clusters of s into row from column x on, leaves the columns before left alone, and returns the
// column after the last and what there was no room for.
func (b *Buffer) write(row []Cell, left, x int, s string, look look) (end int, rest string) {
	for len(s) > 0 && x < len(row) {
		if x >= left {
			if cells, bytes := writePlain(row[x:], s, look); cells > 0 {
				s, x = s[bytes:], x+cells
				continue
			}
		}
		cluster, after, width := text.Next(s)
		if width > 0 {
			b.put(row, left, x, cluster, width, look)
		}
		if x+width > len(row) {
			return len(row), s
		}
		s, x = after, x+width
	}
	return x, s
}

// put writes one cluster at x, and spaces where an edge cuts it or it draws narrower than it counts.
func (b *Buffer) put(row []Cell, left, x int, cluster string, width int, look look) {
	from, to := max(x, left), min(x+width, len(row))
	for i := from; i < to; i++ {
		row[i].set(look, ' ')
	}
	if to-from < width {
		return
	}
	row[x].Glyph = b.table().glyph(cluster, width)
	if row[x].wide() {
		row[x+1].Glyph = glyphTail
	}
}
