package widgets

import (
	"sort"
	"strings"
)

// exactRows bounds the texts whose rows are counted. In longer ones they are
// estimated.
const exactRows = 64 << 10

// rowsAbove is how many rows there are above byte at, where a row begins.
func (t *textRows) rowsAbove(at int) int {
	if t.whole {
		return t.index.line(t.value, at)
	}
	k, start := t.index.find(at)
	n := 0
	for from, i := 0, 0; i < k; i++ {
		n += t.blockRows(i, from)
		from += t.index.blocks[i].bytes
	}
	if len(t.value) > exactRows {
		return n + min(t.estimate(at-start, strings.Count(t.value[start:at], "\n")), t.blockRows(k, start)-1)
	}
	for r := t.row(at, false); ; n++ {
		n += sort.SearchInts(t.starts(r.linePart), r.start)
		if r.from <= start {
			return n
		}
		r = t.row(withoutCR(t.value, 0, r.from-1), false)
	}
}

// rowCount is how many rows there are.
func (t *textRows) rowCount() int {
	if t.whole {
		return t.index.lineCount()
	}
	n := 0
	for k, from := 0, 0; k < len(t.index.blocks); k++ {
		n += t.blockRows(k, from)
		from += t.index.blocks[k].bytes
	}
	if t.value == "" || t.value[len(t.value)-1] == '\n' {
		n++
	}
	return n
}

// blockRows is how many rows block k takes, which begins at byte from. It does
// not count the empty line behind the last line break.
func (t *textRows) blockRows(k, from int) int {
	b := &t.index.blocks[k]
	switch {
	case len(t.value) > exactRows:
		return max(t.estimate(b.bytes, b.breaks), 1)
	case b.rows == 0 || b.rowWidth != t.width:
		b.rows, b.rowWidth = t.countRows(from, from+b.bytes), t.width
	}
	return b.rows
}

// estimate is about how many rows so many bytes with so many line breaks take.
func (t *textRows) estimate(bytes, breaks int) int { return max(breaks, bytes/t.width) }

func (t *textRows) countRows(from, to int) int {
	n := 0
	for from < to {
		p := t.index.part(t.value, from, false)
		n += len(t.starts(p))
		if from = p.to; p.tail && p.to < len(t.value) {
			from = afterBreak(t.value, p.to)
		}
	}
	return n
}
