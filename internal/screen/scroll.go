package screen

// scroll is a number of rows that moved up by n, or down where n is negative: those from top up to bottom, both
// included, were scrolled.
type scroll struct{ top, bottom, n int }

const (
	scrollRows   = 3 // how many rows must have changed for scrolling to be looked at
	scrollProbes = 8 // how many of them are looked at
	scrollStride = 5 // which of their columns
	scrollPart   = 5 // what part of the samples must differ: one in so many
)

// source returns the row that row y is, after the scroll, or -1 for a blank one.
func (s *scroll) source(y int) int {
	if s.n == 0 || y < s.top || y > s.bottom {
		return y
	}
	if y += s.n; y < s.top || y > s.bottom {
		return -1
	}
	return y
}

// scroll looks for a scroll behind the rows that changed. It is cheap where they did not move: what moves changes most
// rows in most of their columns.
func (e *Encoder) scroll(next *Buffer) (s scroll, ok bool) {
	if !e.writer.can.Scroll || e.Inline || len(e.rows) < scrollRows || !e.mostlyDiffer(next) {
		return s, false
	}
	n := e.probe(next)
	if n == 0 {
		return s, false
	}
	return e.region(next, n)
}

// probes calls f with some of the rows that changed, evenly spread.
func (e *Encoder) probes(f func(y int)) {
	step := max(1, len(e.rows)/scrollProbes)
	for i := step / 2; i < len(e.rows); i += step {
		f(int(e.rows[i]))
	}
}

// mostlyDiffer reports whether the rows that changed did so over much of what is in them, by samples. Lines that moved
// have letters in common, so a part is enough; a counter in each line is far less.
func (e *Encoder) mostlyDiffer(next *Buffer) bool {
	differ, all := 0, 0
	e.probes(func(y int) {
		row, shown := e.nextRow(next, y), e.shownRow(y)
		for x := scrollStride / 2; x < len(row); x += scrollStride {
			if row[x].Glyph == ' ' && shown[x].Glyph == ' ' {
				continue
			}
			if row[x] != shown[x] {
				differ++
			}
			all++
		}
	})
	return scrollPart*differ > all
}

// probe returns by how many rows most of the probed rows moved, 0 where they did not.
func (e *Encoder) probe(next *Buffer) int {
	votes := e.votes[:2*e.size.Y]
	clear(votes)
	best := 0
	e.probes(func(y int) {
		row := e.nextRow(next, y)
		for from := range e.size.Y {
			if n := from - y; n != 0 && sameRow(row, e.shownRow(from)) {
				votes[n+e.size.Y]++
				if votes[n+e.size.Y] > votes[best+e.size.Y] {
					best = n
				}
			}
		}
	})
	return best
}

// region finds the rows that moved by n: those around which most rows did.
func (e *Encoder) region(next *Buffer, n int) (s scroll, ok bool) {
	first, last := max(0, -n), min(e.size.Y, e.size.Y-n)
	best, sum, from := 0, 0, first
	for y := first; y < last; y++ {
		row := e.nextRow(next, y)
		switch {
		case !sameRow(row, e.shownRow(y+n)):
			sum--
		case !sameRow(row, e.shownRow(y)):
			sum++
		}
		if sum <= 0 {
			sum, from = 0, y+1
		}
		if sum > best {
			best, s = sum, scroll{min(from, from+n), max(y, y+n), n}
		}
	}
	return s, best > 0
}

// appendScroll scrolls, and leaves the cursor at the top left corner if it had to set a region.
func (e *Encoder) appendScroll(dst []byte, s *scroll) []byte {
	w := &e.writer
	if !w.holds(&blank) {
		dst = w.setPen(dst, &blank) // its background comes in
	}
	whole := s.top == 0 && s.bottom == e.size.Y-1
	if !whole {
		dst = e.appendRegion(dst, s)
	}
	if s.n > 0 {
		dst = appendCSI(dst, s.n, 'S')
	} else {
		dst = appendCSI(dst, -s.n, 'T')
	}
	if !whole {
		dst = append(dst, "\x1b[r"...)
		w.x, w.y, w.column = 0, 0, true
	}
	return dst
}

// appendRegion sets the scrolling region (DECSTBM), whose numbers may be left out at the edges.
func (e *Encoder) appendRegion(dst []byte, s *scroll) []byte {
	dst = append(dst, "\x1b["...)
	if s.top > 0 {
		dst = appendInt(dst, s.top+1)
	}
	if s.bottom < e.size.Y-1 {
		dst = appendInt(append(dst, ';'), s.bottom+1)
	}
	return append(dst, 'r')
}
