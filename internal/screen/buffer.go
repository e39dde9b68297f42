package screen

import (
	"image"
	"strings"
)

// Buffer is a rectangle of cells: a whole screen, or a layer above one. All coordinates are the screen's; Bounds may
// begin anywhere. Cells holds the rows one after another, Bounds.Dx() cells each. Buffers that meet share one Table;
// a nil Table is made when it is first needed. The zero value is empty.
type Buffer struct {
	Bounds image.Rectangle
	Cells  []Cell
	Table  *Table

	pictures []placement // from the bottom to the top; see Place
}

// Resize gives b the bounds r and clears it to blanks, reusing its memory where it is large enough.
func (b *Buffer) Resize(r image.Rectangle) {
	if r.Empty() {
		r.Max = r.Min
	}
	n := r.Dx() * r.Dy()
	if cap(b.Cells) < n {
		b.Cells = make([]Cell, n)
	}
	b.Bounds, b.Cells = r, b.Cells[:n]
	b.Clear(Style{})
}

// Clear makes every cell a space in the style st.
func (b *Buffer) Clear(st Style) {
	b.pictures = b.pictures[:0]
	repeat(b.Cells, b.look(&st).cell(' '))
}

// repeat sets all cells to c. Doubling what is already there is quicker than setting each.
func repeat(cells []Cell, c Cell) {
	n := min(len(cells), 64)
	for i := range cells[:n] {
		cells[i] = c
	}
	for n > 0 && n < len(cells) {
		n += copy(cells[n:], cells[:n])
	}
}

// Text returns the cluster at x, y: " " for a blank, "" for the second cell of a wide one and outside of b.
func (b *Buffer) Text(x, y int) string {
	if c := b.at(x, y); c != nil {
		return b.Table.text(c.Glyph)
	}
	return ""
}

// Style returns the style at x, y, the zero Style outside of b.
func (b *Buffer) Style(x, y int) Style {
	c := b.at(x, y)
	if c == nil {
		return Style{}
	}
	st := Style{Fg: Color(c.Fg), Bg: Color(c.Bg), Attr: Attr(c.Attr) & attrAll}
	if c.Extra != 0 {
		e := b.Table.extras[c.Extra-1]
		st.UnderlineColor, st.Link = e.underline, e.link
	}
	return st
}

// String returns the rows as lines of text, without the spaces at their ends.
func (b *Buffer) String() string {
	lines := make([]string, b.Bounds.Dy())
	for i := range lines {
		var line strings.Builder
		for x := b.Bounds.Min.X; x < b.Bounds.Max.X; x++ {
			line.WriteString(b.Text(x, b.Bounds.Min.Y+i))
		}
		lines[i] = strings.TrimRight(line.String(), " ")
	}
	return strings.Join(lines, "\n")
}

func (b *Buffer) at(x, y int) *Cell {
	if !(image.Point{x, y}).In(b.Bounds) {
		return nil
	}
	return &b.row(y)[x-b.Bounds.Min.X]
}

// row returns the cells of row y, which must be one of b's.
func (b *Buffer) row(y int) []Cell {
	w := b.Bounds.Dx()
	i := (y - b.Bounds.Min.Y) * w
	return b.Cells[i : i+w : i+w]
}

// look returns st as cells hold it.
func (b *Buffer) look(st *Style) look {
	l := look{fg: uint32(st.Fg), bg: uint32(st.Bg), attr: uint16(st.Attr & attrAll)}
	if st.UnderlineColor != 0 || st.Link != "" {
		l.extra = b.table().extra(st)
	}
	return l
}

func (b *Buffer) table() *Table {
	if b.Table == nil {
		b.Table = new(Table)
	}
	return b.Table
}
