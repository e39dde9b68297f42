package widgets

import "sort"

// textRows breaks a text into rows, always only those that are asked for. Rows
// have no number: they are found by a byte, and from one of them the next.
type textRows struct {
	*editor
	width int // columns of a row
	// whole says that a row is a line, however long.
	whole bool
	// known are the parts that were broken last: a view is of few long ones.
	known [4]wrappedPart
	turn  int
}

// wrappedPart is where the rows of a part begin.
type wrappedPart struct {
	linePart
	starts []int
	width  int
	text   string // the part as it was broken
}

// textRow is one row: a line, or what of one fits.
type textRow struct {
	linePart
	start, end int
}

// first reports whether the row begins its line, and last whether it ends it.
func (r textRow) first() bool { return r.head && r.start == r.from }
func (r textRow) last() bool  { return r.tail && r.end == r.to }

// row is the row that byte at stands in. Between two rows of one line it is the
// later one, the earlier if upstream is set.
func (t *textRows) row(at int, upstream bool) textRow {
	if t.whole {
		p := linePart{t.index.lineStart(t.value, at), t.index.lineEnd(t.value, at), true, true}
		return textRow{p, p.from, p.to}
	}
	p := t.index.part(t.value, at, upstream)
	starts := t.starts(p)
	i := sort.SearchInts(starts, at+1) - 1
	if upstream && i > 0 && starts[i] == at {
		i--
	}
	r := textRow{linePart: p, start: starts[i], end: p.to}
	if i+1 < len(starts) {
		r.end = starts[i+1]
	}
	return r
}

// starts breaks a part. What it did last it need not do again.
func (t *textRows) starts(p linePart) []int {
	s := t.value[p.from:p.to]
	for i := range t.known {
		if k := &t.known[i]; k.linePart == p && k.width == t.width && len(k.starts) > 0 && k.text == s {
			return k.starts
		}
	}
	t.turn = (t.turn + 1) % len(t.known)
	k := &t.known[t.turn]
	k.linePart, k.width, k.text, k.starts = p, t.width, s, append(k.starts[:0], p.from)
	for at := p.from; ; {
		if at += rowEnd(t.value[at:p.to], t.width); at >= p.to {
			return k.starts
		}
		k.starts = append(k.starts, at)
	}
}

// after is the row below r.
func (t *textRows) after(r textRow) (textRow, bool) {
	switch {
	case r.end < r.to:
		return t.row(r.end, false), true
	case !r.tail:
		return t.row(r.to, false), true
	case r.to == len(t.value):
		return r, false
	}
	return t.row(afterBreak(t.value, r.to), false), true
}

// before is the row above r.
func (t *textRows) before(r textRow) (textRow, bool) {
	switch {
	case r.start == 0:
		return r, false
	case r.first():
		return t.row(withoutCR(t.value, 0, r.start-1), false), true
	}
	return t.row(r.start, true), true
}

// down is the row n below r and up the one n above, as far as there are; moved
// is how many that are.
func (t *textRows) down(r textRow, n int) (_ textRow, moved int) {
	for ; moved < n; moved++ {
		below, ok := t.after(r)
		if !ok {
			break
		}
		r = below
	}
	return r, moved
}

func (t *textRows) up(r textRow, n int) (_ textRow, moved int) {
	for ; moved < n; moved++ {
		above, ok := t.before(r)
		if !ok {
			break
		}
		r = above
	}
	return r, moved
}

// column is the column of byte at in row r.
func (t *textRows) column(r textRow, at int) int {
	if t.whole {
		return t.index.columnsBetween(t.value, r.start, at)
	}
	return min(tabbedWidth(t.value[r.start:at]), t.width)
}

// at is the place in row r that is nearest to a column, and whether that is
// its end where the line goes on in the next.
func (t *textRows) at(r textRow, column int) (at int, upstream bool) {
	from, before := r.start, 0
	if t.whole {
		from, before = t.index.atColumn(t.value, r.start, r.end, column)
	}
	at = from + nearestTo(t.value[from:r.end], 0, column-before)
	return at, at == r.end && !r.last()
}
