package vt

import "slices"

// mark is a place that stays with its text when lines are wrapped anew. y counts from the oldest row of the history.
// Where the text fills its last row, x may be the width: the next character wraps.
type mark struct{ x, y int }

// reflow wraps the lines of the history and of the main buffer for w columns and h rows, where the terminal does that at
// all. The top of the screen and the cursor stay with their text as far as there is room; what does not fit goes to the
// history. It reports whether the cursor that is shown stands behind a last column.
func (s *Screen) reflow(w, h int) (pending bool) {
	switch {
	case !s.Reflow:
		return false
	case w == s.w:
		return s.wrapNext
	}
	before := len(s.history.rows)
	cursors := []*cursor{&s.saved[0]}
	if !s.alternate {
		cursors = append(cursors, &s.cursor)
	}
	top := &mark{0, before}
	marks := []*mark{top}
	for _, c := range cursors {
		marks = append(marks, c.mark(before))
	}
	wrapper := rewrapper{width: w, ahead: slices.Clone(marks)}
	for y, r := range slices.Concat(s.history.rows, s.buffer(0)) {
		wrapper.add(y, r)
	}
	wrapper.finish()
	shown := marks[len(marks)-1]
	first := wrapper.firstRow(max(top.y-max(h-s.h, 0), 0), shown.y, h)
	s.keep(wrapper.rows, first, h)
	for i, c := range cursors {
		pending = c.follow(*marks[i+1], first, w)
	}
	return pending && !s.alternate
}

func (c *cursor) mark(history int) *mark {
	m := &mark{c.x, c.y + history}
	if c.wrapNext {
		m.x++
	}
	return m
}

func (c *cursor) follow(m mark, first, w int) (pending bool) {
	pending = m.x >= w
	c.x, c.y, c.wrapNext = min(m.x, w-1), m.y-first, pending
	return pending
}

// keep makes h rows from first on the main buffer, and those before it the history.
func (s *Screen) keep(rows []row, first, h int) {
	s.history = history{}
	s.history.add(rows[:first])
	rows = rows[first:min(first+h, len(rows))]
	s.setBuffer(0, append(rows, make([]row, h-len(rows))...))
}

// rewrapper puts rows together into lines and those into rows of another width.
type rewrapper struct {
	width int
	rows  []row
	line  []Cell
	ahead []*mark // those in rows to come
	here  []*mark // those in the line, in which x counts from its beginning
}

// add takes row y. It ends the line unless it was wrapped.
func (w *rewrapper) add(y int, r row) {
	w.ahead = slices.DeleteFunc(w.ahead, func(m *mark) bool {
		if m.y != y {
			return false
		}
		m.x += len(w.line)
		w.here = append(w.here, m)
		return true
	})
	cells := r.cells
	if r.padded {
		cells = cells[:len(cells)-1]
	}
	w.line = append(w.line, cells...)
	if !r.wrapped {
		w.endLine()
	}
}

// finish ends a line that was wrapped in the last row of all.
func (w *rewrapper) finish() {
	if len(w.line) > 0 || len(w.here) > 0 {
		w.endLine()
	}
}

// endLine wraps the line, without the blanks at its end but with all marks in it.
func (w *rewrapper) endLine() {
	end := inked(w.line)
	for _, m := range w.here {
		end = max(end, m.x)
	}
	for len(w.line) < end {
		w.line = append(w.line, Cell{Text: " "})
	}
	w.wrap(w.line[:end])
	w.line, w.here = w.line[:0], w.here[:0]
}

// wrap makes rows of a line, at least one.
func (w *rewrapper) wrap(line []Cell) {
	for start, last := 0, false; !last; {
		n := w.fitting(line[start:])
		last = start+n == len(line)
		w.here = slices.DeleteFunc(w.here, func(m *mark) bool {
			if m.x >= start+n && !last {
				return false
			}
			*m = mark{m.x - start, len(w.rows)}
			return true
		})
		r := row{cells: slices.Clone(line[start : start+n]), wrapped: !last, padded: !last && n < w.width}
		if r.padded {
			r.cells = append(r.cells, Cell{Text: " "})
		}
		w.rows = append(w.rows, r)
		start += n
	}
}

// fitting is how many cells of a line go into one row. A wide character stays whole; in a single column it is blank.
func (w *rewrapper) fitting(line []Cell) int {
	if len(line) <= w.width {
		return len(line)
	}
	if !line[w.width].Continuation {
		return w.width
	}
	if w.width > 1 {
		return w.width - 1
	}
	for i := range 2 {
		line[i] = Cell{Text: " ", Style: line[i].Style}
	}
	return 1
}

// firstRow is the row at the top of a screen of h rows: the one that was there, or a later one if otherwise not all
// text would be on the screen, but none below the cursor.
func (w *rewrapper) firstRow(top, cursor, h int) int {
	end := len(w.rows)
	for end > cursor+1 && inked(w.rows[end-1].cells) == 0 {
		end--
	}
	return min(max(top, end-h), cursor)
}
