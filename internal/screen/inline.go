package screen

import "image"

// Inline, only relative moves are used, since nobody knows in which row of the screen the band begins, and nothing that
// reaches above it: what is there belongs to the user.

// clearBand erases the band, goes to its first cell and makes room below for one of the new size: the rows that line
// feeds scroll off the screen go into its history as always. A band that is not known begins at the cursor.
func (e *Encoder) clearBand(dst []byte, size image.Point) []byte {
	dst = append(dst, "\x1b[m\r"...)
	if e.known && e.looks.inline {
		if n := e.above(size.X); n > 0 {
			dst = appendCSI(dst, n, 'A')
		}
	}
	dst = append(dst, "\x1b[J"...)
	for range size.Y - 1 {
		dst = append(dst, '\n')
	}
	if size.Y > 1 {
		dst = appendCSI(dst, size.Y-1, 'A')
	}
	return dst
}

// above returns how many rows of the terminal are above the cursor and belong to the band, on a terminal that has become
// width columns wide.
func (e *Encoder) above(width int) int {
	w := &e.writer
	if !e.Capabilities.Reflow || width >= e.size.X {
		return w.y
	}
	n := 0
	for y := range w.y {
		n += w.wrapped(e.shownRow(y), width)
	}
	x := w.x
	if !w.column {
		x = e.size.X - 1
	}
	return n + x/width
}

// wrapped returns how many rows a terminal of so many columns needs for one that was longer: as many as it takes to
// show what is in it. A wide glyph that does not fit goes to the next row as a whole.
func (w *writer) wrapped(row []Cell, width int) int {
	end := len(row)
	for end > 0 && w.erasable(&row[end-1]) {
		end--
	}
	rows, x := 1, 0
	for i := 0; i < end; i += columns(row, i) {
		n := columns(row, i)
		if x+n > width {
			rows, x = rows+1, 0
		}
		x += n
	}
	return rows
}

// Leave appends what ends the drawing, before the terminal is given back or the cursor is another program's: the pen and
// the cursor are as at first, and inline the cursor goes to the row below the band, where the last frame stays. The next
// frame after it is a full repaint, inline in a new band. Where nothing was drawn it appends nothing.
func (e *Encoder) Leave(dst []byte) []byte {
	if !e.known {
		return dst
	}
	w := &e.writer
	if !sgrEqual(&w.pen, &pen{}) {
		dst = append(dst, "\x1b[m"...)
	}
	if e.looks.inline {
		if n := e.size.Y - 1 - w.y; n > 0 {
			dst = appendCSI(dst, n, 'B')
		}
		dst = append(dst, "\r\n"...)
	}
	if e.cursor == cursorHidden {
		dst = e.show(dst)
	}
	e.known = false
	return dst
}
