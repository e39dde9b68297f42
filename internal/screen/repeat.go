package screen

import "unicode/utf8"

// repeatAfter is how many equal glyphs follow one before it is worth looking at what repeating it costs.
const repeatAfter = 2

// repeats reports whether the glyph at x is followed by equal ones, and may be repeated: a terminal repeats the last
// code point of a cluster, and where widths are in doubt the columns are.
func repeats(row []Cell, x int) bool {
	g := row[x].Glyph
	return x+repeatAfter < len(row) && row[x+1].Glyph == g && row[x+repeatAfter].Glyph == g && g <= glyphRune
}

// run is cells that look as the one at x does, in the pen's style, up to end. The last one that changed is before last;
// in gaps some did not that are before it.
type run struct {
	x, last, end int
	gaps         bool
}

// run returns the one that begins at x, which changed.
func (w *writer) run(x int, row, shown []Cell) run {
	first := row[x]
	r := run{x: x, last: x + 1, end: x + 1}
	shown = shown[:len(row)]
	// Where one colour takes the place of another, all is as the first cell: compared with itself, one cell further on.
	for r.end+chunk <= len(row) && equal(&row[r.end+chunk-1], &first) && uniform(row[r.end-1:][:chunk+1]) && uniform(shown[r.end-1:][:chunk+1]) && x >= w.damaged {
		r.end += chunk
		r.last = r.end
	}
	for ; r.end < len(row); r.end++ {
		c := &row[r.end]
		if !equal(c, &first) && (c.Glyph != first.Glyph || !w.holds(c)) {
			break
		}
		if c.Glyph != shown[r.end].Glyph || w.changed(r.end, row, shown) {
			r.gaps = r.gaps || r.last != r.end
			r.last = r.end + 1
		}
	}
	return r
}

// uniform reports whether all cells are the same.
func uniform(cells []Cell) bool { return sameRow(cells[1:], cells[:len(cells)-1]) }

// putRun writes what changed of a run, at the cursor. Where the terminal can repeat it may write what did not change,
// too.
func (w *writer) putRun(dst []byte, r *run, row, shown []Cell) []byte {
	if !r.gaps || w.repeatable(row[r.x].Glyph) && repeatedLen(r.last-r.x, row[r.x].Glyph) < w.runLen(r, row, shown) {
		return w.putEqual(dst, row[r.x:r.last])
	}
	for x := r.x; ; {
		n := w.changes(x, r.last, row, shown)
		dst = w.putEqual(dst, row[x:x+n])
		if x += n; x == r.last {
			return dst
		}
		x = w.skip(x, r.last, row, shown)
		dst = w.move(dst, x, w.y, row)
	}
}

// putEqual writes cells with the same glyph at the cursor.
func (w *writer) putEqual(dst []byte, cells []Cell) []byte {
	n := len(cells)
	if !w.repeatable(cells[0].Glyph) || repeatedLen(n, cells[0].Glyph) >= n*glyphLen(cells[0].Glyph) {
		return w.putPlain(dst, cells)
	}
	dst = appendCSI(appendPlain(dst, cells[:1]), n-1, 'b')
	w.advance(n)
	return dst
}

// repeatable reports whether the terminal can repeat a glyph that is one code point of one column.
func (w *writer) repeatable(glyph uint32) bool {
	return w.can.RepeatAny || w.can.Repeat && glyph < utf8.RuneSelf
}

// repeatedLen is how many bytes n equal glyphs take where one is written and the others are repeated.
func repeatedLen(n int, glyph uint32) int { return glyphLen(glyph) + csiLen(n-1) }

// runLen is how many bytes a run takes where what did not change is passed over.
func (w *writer) runLen(r *run, row, shown []Cell) int {
	glyph, total := row[r.x].Glyph, 0
	for x := r.x; ; {
		n := w.changes(x, r.last, row, shown)
		cost := n * glyphLen(glyph)
		if w.repeatable(glyph) {
			cost = min(cost, repeatedLen(n, glyph))
		}
		total += cost
		if x += n; x == r.last {
			return total
		}
		from := x
		x = w.skip(x, r.last, row, shown)
		_, cost = w.along(from, true, x, row)
		total += cost
	}
}

// changes returns how many cells from x on, but before end, changed.
func (w *writer) changes(x, end int, row, shown []Cell) int {
	n := 0
	for x+n < end && w.changed(x+n, row, shown) {
		n++
	}
	return n
}
