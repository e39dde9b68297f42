package screen

import "strconv"

// at reports whether the cursor is known to be at x, y.
func (w *writer) at(x, y int) bool { return w.x == x && w.y == y && w.column && w.row }

// move brings the cursor to x, y by the shortest way that is safe. Where cells of row, the row at y, are given, it may
// write those it passes again if that is shorter; they must be as the terminal shows them.
func (w *writer) move(dst []byte, x, y int, row []Cell) []byte {
	switch {
	case !w.row:
		dst = appendCUP(dst, x, y)
	case y == w.y && w.column:
		dst = w.moveAlong(dst, x, row)
	case y == w.y:
		dst = appendColumn(dst, x)
	default:
		dst = w.moveAcross(dst, x, y)
	}
	w.x, w.y, w.row, w.column = x, y, true, true
	return dst
}

// moveAlong moves within the row.
func (w *writer) moveAlong(dst []byte, x int, row []Cell) []byte {
	n := x - w.x
	switch {
	case n == 0:
		return dst
	case n > 0 && n < csiLen(n) && row != nil && w.canRewrite(row[w.x:x]):
		for _, c := range row[w.x:x] {
			dst = append(dst, byte(c.Glyph))
		}
		return dst
	case n > 0 && csiLen(n) <= columnLen(x):
		return appendCSI(dst, n, 'C')
	case n < 0 && -n <= min(columnLen(x), csiLen(-n)):
		return append(dst, "\b\b\b\b\b\b\b\b"[:-n]...)
	case n < 0 && csiLen(-n) < columnLen(x):
		return appendCSI(dst, -n, 'D')
	}
	return appendColumn(dst, x)
}

// canRewrite reports whether the cells are plain characters in the pen's style.
func (w *writer) canRewrite(cells []Cell) bool {
	for i := range cells {
		if c := &cells[i]; c.Glyph-' ' > '~'-' ' || !w.holds(c) {
			return false
		}
	}
	return true
}

// moveAcross moves to another row. Line feeds are used from the first column only: a terminal line that turns them
// into CR LF then makes no difference. They never scroll, since the row they go to is on the screen.
func (w *writer) moveAcross(dst []byte, x, y int) []byte {
	n, final := y-w.y, byte('B')
	if n < 0 {
		n, final = -n, 'A'
	}
	absolute := cupLen(x, y)
	switch {
	case x == 0 && final == 'B' && 1+n < absolute:
		return append(dst, "\r\n\n\n\n\n\n\n"[:1+n]...)
	case w.column && x == w.x && csiLen(n) < absolute:
		return appendCSI(dst, n, final)
	case x == 0 && 1+csiLen(n) < absolute:
		return appendCSI(append(dst, '\r'), n, final)
	}
	return appendCUP(dst, x, y)
}

// appendColumn moves to column x of the row: CR or CHA.
func appendColumn(dst []byte, x int) []byte {
	if x == 0 {
		return append(dst, '\r')
	}
	return appendCSI(dst, x+1, 'G')
}

func columnLen(x int) int {
	if x == 0 {
		return 1
	}
	return csiLen(x + 1)
}

// appendCUP moves to x, y from wherever the cursor is.
func appendCUP(dst []byte, x, y int) []byte {
	if x == 0 {
		return appendCSI(dst, y+1, 'H')
	}
	dst = append(dst, "\x1b["...)
	dst = strconv.AppendUint(dst, uint64(y+1), 10)
	dst = append(dst, ';')
	dst = strconv.AppendUint(dst, uint64(x+1), 10)
	return append(dst, 'H')
}

func cupLen(x, y int) int {
	if x == 0 {
		return csiLen(y + 1)
	}
	return 4 + digits(y+1) + digits(x+1)
}

// appendCSI appends a control sequence with one number, of which 1 is left out.
func appendCSI(dst []byte, n int, final byte) []byte {
	dst = append(dst, "\x1b["...)
	if n > 1 {
		dst = strconv.AppendUint(dst, uint64(n), 10)
	}
	return append(dst, final)
}

func csiLen(n int) int {
	if n <= 1 {
		return 3
	}
	return 3 + digits(n)
}

func digits(n int) int {
	d := 1
	for ; n >= 10; n /= 10 {
		d++
	}
	return d
}
