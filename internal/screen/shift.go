package screen

const (
	shiftReach = 8 // how many columns text moves at most
	shiftGain  = 4 // how many cells a shift must put right to be tried
	shiftSlack = 16
)

// shift is a part of a row that moved, as where somebody types into the middle of a line: from column x on, by n
// columns to the right, or to the left where n is negative. What is beyond the part moves along, and at the end of the
// row blanks come in; or, where back is set, it is moved back, and the blanks come in at the end of the part.
type shift struct {
	x, n, end int
	back      bool
}

// shift looks for one that begins at x, the first column that changed. Where it cuts a wide glyph terminals differ, but
// no half of one is in the row as it shall be, so what becomes of it is written anyway.
func (w *writer) shift(x, end int, row, shown []Cell) (s shift, ok bool) {
	if _, blank := w.blankEnd(x, row); blank || !mostlyNew(row[x:end], shown[x:end]) { // erasing is shorter
		return s, false
	}
	best := shiftGain - 1
	for n := 1; n <= shiftReach && x+n < end; n++ {
		if m := moved(row[x+n:], shown[x:], shown[x+n:]); m.gain > best {
			s, best = shift{x: x, n: n, end: x + m.length + n}, m.gain
		}
		if m := moved(row[x:], shown[x+n:], shown[x:]); m.gain > best {
			s, best = shift{x: x, n: -n, end: x + m.length + n}, m.gain
		}
	}
	s.back = best >= shiftGain && s.end < w.width && w.misses(&s, row, shown) > shiftGain
	return s, best >= shiftGain
}

// mostlyNew reports whether, of the first cells, at least half differ, as they do where text moves along: what costs
// least to find out of rows in which only a few cells changed.
func mostlyNew(row, shown []Cell) bool {
	const look = 16
	n, differ := min(len(row), look), 0
	for i := range n {
		if !equal(&row[i], &shown[i]) {
			differ++
		}
	}
	return 2*differ >= n
}

// match is how many cells are what others were, and how many of them are not what they were themselves.
type match struct{ length, gain int }

func moved(row, from, same []Cell) (m match) {
	for n := min(len(row), len(from)); m.length < n && row[m.length] == from[m.length]; m.length++ {
		if row[m.length] != same[m.length] {
			m.gain++
		}
	}
	return m
}

// misses returns how many more cells beyond the part would be wrong if they moved along than if they stayed.
func (w *writer) misses(s *shift, row, shown []Cell) int {
	more := 0
	for i := s.end; i < w.width; i++ {
		along := blank
		if from := i - s.n; from < w.width {
			along = shown[from]
		}
		if row[i] != along {
			more++
		}
		if row[i] != shown[i] {
			more--
		}
	}
	return more
}

// appendShift moves the cells with ICH and DCH. The cursor is at s.x before.
func (w *writer) appendShift(dst []byte, s *shift, y int) []byte {
	if !w.holds(&blank) {
		dst = w.setPen(dst, &blank)
	}
	inserted := s.end - s.n // where the part ends before it moves to the right
	switch {
	case s.n > 0 && !s.back:
		return appendCSI(dst, s.n, '@')
	case s.n > 0:
		dst = appendCSI(w.move(dst, inserted, y, nil), s.n, 'P')
		return appendCSI(w.move(dst, s.x, y, nil), s.n, '@')
	}
	dst = appendCSI(dst, -s.n, 'P')
	if s.back {
		dst = appendCSI(w.move(dst, s.end+s.n, y, nil), -s.n, '@')
	}
	return dst
}

// shiftRow makes dst what the terminal shows of a row after a shift.
func shiftRow(dst, shown []Cell, s *shift) {
	copy(dst, shown)
	end := len(shown)
	if s.back {
		end = s.end
	}
	if s.n > 0 {
		copy(dst[s.x+s.n:end], shown[s.x:])
		repeat(dst[s.x:s.x+s.n], blank)
	} else {
		copy(dst[s.x:end+s.n], shown[s.x-s.n:])
		repeat(dst[end+s.n:end], blank)
	}
}

// diffShifted writes what differs both with the shift and without it, as ways to choose from.
func (w *writer) diffShifted(dst []byte, s shift, y int, row, shown []Cell, end int) []byte {
	dst = w.move(dst, s.x, y, row)
	start, before := len(dst), *w
	dst = w.diffFrom(dst, s.x, end, y, row, shown)
	plain, plainEnd := *w, len(dst)

	*w = before // and nothing is damaged
	w.shifted = w.shifted[:w.width]
	shiftRow(w.shifted, shown, &s)
	dst = w.appendShift(dst, &s, y)
	x, end := differing(row, w.shifted)
	dst = w.diffFrom(dst, x, end, y, row, w.shifted)

	shifted, shiftedEnd := *w, len(dst)
	*w = plain
	if shifted.written(dst)-plainEnd > plainEnd-start+shiftSlack {
		return dst[:plainEnd]
	}
	w.fork = fork{start: shiftedEnd}
	dst = w.addWays(dst, &plain, start, plainEnd)
	dst = w.addWays(dst, &shifted, plainEnd, shiftedEnd)
	copy(dst[start:], dst[shiftedEnd:])
	for i := range w.fork.n {
		w.fork.ways[i].end -= shiftedEnd - start
	}
	w.fork.start = start
	return dst[:len(dst)-(shiftedEnd-start)]
}

// addWays adds the ways in which other wrote what lies between from and to, each as a whole and with w's pen in the end.
func (w *writer) addWays(dst []byte, other *writer, from, to int) []byte {
	f := other.fork
	if f.n == 0 {
		f = fork{start: from, n: 1}
		f.ways[0] = way{to, other.x, other.column}
	}
	for i := range f.n {
		dst = append(dst, dst[from:f.start]...)
		dst = append(dst, dst[f.ways[i].end-f.length(i):f.ways[i].end]...)
		dst = appendPen(dst, other.pen, w.pen)
		w.fork.add(dst, f.ways[i].x, f.ways[i].column)
	}
	return dst
}

// appendPen changes one pen to another.
func appendPen(dst []byte, from, to pen) []byte {
	if from.link != to.link {
		dst = appendLink(dst, to.link)
	}
	w := writer{pen: from}
	dst = w.changePen(dst, to, to)
	if w.pen.underline != to.underline { // a reset left it out, since it does not show; here it is believed
		dst = appendSGR(dst, &w.pen, &to)
	}
	return dst
}
