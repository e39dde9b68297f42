package screen

import (
	"strconv"
	"unicode/utf8"
)

// at reports whether the cursor is known to be at x, y.
func (w *writer) at(x, y int) bool { return w.x == x && w.y == y && w.column && w.fork.n == 0 }

// move brings the cursor to x, y by the shortest way that is safe. Where cells of row, the row at y, are given, it may
// write those it passes again if that is shorter; they must be as the terminal shows them.
func (w *writer) move(dst []byte, x, y int, row []Cell) []byte {
	if w.fork.n > 0 {
		dst = w.choose(dst, x, y, row)
	}
	r := w.route(w.x, w.column, x, y, row)
	dst = w.appendRoute(dst, r, x, y, row)
	w.x, w.y, w.column = x, y, true
	return dst
}

// step is a move along a row or to another one.
type step uint8

const (
	stay step = iota
	forward
	backward
	backspace
	column
	rewrite
	rewriteAll // from the first column on
	up
	down
	feed
	feedFirst // from the first column, where the cursor is
	line
	absolute
)

// route is how the cursor gets somewhere: first to the row, then to the column.
type route struct {
	down, along step
	cost        int // in bytes
}

// route finds the cheapest way from column from of the cursor's row, or from an unknown one, to x, y. Of ways at the
// same cost it takes the one that depends least on where the cursor is.
func (w *writer) route(from int, known bool, x, y int, row []Cell) route {
	along, cost := w.along(from, known, x, row)
	if y == w.y {
		return route{stay, along, cost}
	}
	best := route{absolute, stay, cupLen(x, y)}
	if w.inline {
		best.cost = 1 << 20
	}
	vertical, vcost := w.vertical(y)
	if vcost+cost < best.cost {
		best = route{vertical, along, vcost + cost}
	}
	if y > w.y {
		vertical, vcost = feed, 1+y-w.y
		if known && from == 0 {
			vertical, vcost = feedFirst, y-w.y
		}
		if vcost < best.cost {
			if along, cost = w.along(0, true, x, row); vcost+cost < best.cost {
				best = route{vertical, along, vcost + cost}
			}
		}
	}
	return best
}

// vertical finds the cheapest way to row y in the same column, or where the column is unknown, in none. Line feeds are
// not among these: they are used from the first column only, where a terminal line that turns them into CR LF makes no
// difference.
func (w *writer) vertical(y int) (step, int) {
	how, cost := down, csiLen(y-w.y)
	if y < w.y {
		how, cost = up, csiLen(w.y-y)
	}
	if n := csiLen(y + 1); n < cost && !w.inline {
		return line, n
	}
	return how, cost
}

// along finds the cheapest way from column from, or from an unknown one, to column x of the same row.
func (w *writer) along(from int, known bool, x int, row []Cell) (how step, cost int) {
	how, cost = column, columnLen(x)
	if known {
		switch n := x - from; {
		case n == 0:
			return stay, 0
		case n > 0:
			if c := csiLen(n); c <= cost {
				how, cost = forward, c
			}
			if row != nil && n < cost {
				if c := w.rewriteLen(row[from:x], cost); c < cost {
					how, cost = rewrite, c
				}
			}
		case -n <= cost && -n <= csiLen(-n):
			how, cost = backspace, -n
		case csiLen(-n) < cost:
			how, cost = backward, csiLen(-n)
		}
	}
	if row != nil && x > 0 && x+1 < cost {
		if c := 1 + w.rewriteLen(row[:x], cost-1); c < cost {
			how, cost = rewriteAll, c
		}
	}
	return how, cost
}

// rewriteLen returns how many bytes it takes to write the cells again, at least limit where that cannot be done: they
// are in another style than the pen's, or of doubtful width.
func (w *writer) rewriteLen(cells []Cell, limit int) int {
	n := 0
	for i := range cells {
		c := &cells[i]
		if n >= limit || c.Glyph > glyphRune || !w.holds(c) {
			return limit
		}
		n += glyphLen(c.Glyph)
	}
	return n
}

// glyphLen is the length in UTF-8 of a glyph that is one code point.
func glyphLen(glyph uint32) int {
	if glyph < utf8.RuneSelf {
		return 1
	}
	return max(1, utf8.RuneLen(rune(glyph)))
}

func (w *writer) appendRoute(dst []byte, r route, x, y int, row []Cell) []byte {
	from := w.x
	switch r.down {
	case absolute:
		return appendCUP(dst, x, y)
	case up:
		dst = appendCSI(dst, w.y-y, 'A')
	case down:
		dst = appendCSI(dst, y-w.y, 'B')
	case line:
		dst = appendCSI(dst, y+1, 'd')
	case feed, feedFirst:
		from = 0
		if r.down == feed {
			dst = append(dst, '\r')
		}
		for range y - w.y {
			dst = append(dst, '\n')
		}
	}
	return appendAlong(dst, r.along, from, x, row)
}

func appendAlong(dst []byte, how step, from, x int, row []Cell) []byte {
	switch how {
	case forward:
		return appendCSI(dst, x-from, 'C')
	case backward:
		return appendCSI(dst, from-x, 'D')
	case backspace:
		for range from - x {
			dst = append(dst, '\b')
		}
	case column:
		return appendColumn(dst, x)
	case rewrite:
		return appendPlain(dst, row[from:x])
	case rewriteAll:
		return appendPlain(append(dst, '\r'), row[:x])
	}
	return dst
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
	if y > 0 {
		dst = appendInt(dst, y+1)
	}
	return append(appendInt(append(dst, ';'), x+1), 'H')
}

func cupLen(x, y int) int {
	n := csiLen(y + 1)
	if x > 0 {
		n += 1 + digits(x+1)
	}
	return n
}

// appendCSI appends a control sequence with one number, of which 1 is left out.
func appendCSI(dst []byte, n int, final byte) []byte {
	switch {
	case n <= 1:
		return append(dst, '\x1b', '[', final)
	case n < 10:
		return append(dst, '\x1b', '[', '0'+byte(n), final)
	case n < 100:
		return append(dst, '\x1b', '[', '0'+byte(n/10), '0'+byte(n%10), final)
	}
	return append(appendInt(append(dst, "\x1b["...), n), final)
}

func appendInt(dst []byte, n int) []byte { return strconv.AppendUint(dst, uint64(n), 10) }

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
