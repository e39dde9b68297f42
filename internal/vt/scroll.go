package vt

import "slices"

// index moves down one row; at the bottom of the scroll region the region scrolls instead.
func (s *Screen) index() {
	if s.y == s.bottom {
		s.scrollUp(s.top, 1, true)
		return
	}
	s.y = min(s.y+1, s.h-1)
}

// reverseIndex moves up one row; at the top of the scroll region the region scrolls instead.
func (s *Screen) reverseIndex() {
	s.wrapNext = false
	if s.y == s.top {
		s.scrollDown(s.top, 1)
		return
	}
	s.y = max(s.y-1, 0)
}

// scrollUp moves the rows from y to the bottom of the scroll region up by n. What leaves the main buffer at the top
// of the screen goes to the history.
func (s *Screen) scrollUp(y, n int, keep bool) {
	region := s.rows[y : s.bottom+1]
	n = min(n, len(region))
	if keep && y == 0 && !s.alternate {
		s.history.add(region[:n])
	}
	rotate(region, n)
	s.blankRows(region[len(region)-n:])
	s.scrollPictures(y, -n)
}

// scrollDown moves the rows from y to the bottom of the scroll region down by n.
func (s *Screen) scrollDown(y, n int) {
	region := s.rows[y : s.bottom+1]
	n = min(n, len(region))
	rotate(region, len(region)-n)
	s.blankRows(region[:n])
	s.scrollPictures(y, n)
}

// rotate moves the rows up by n; the first n come to the end, to be used again.
func rotate(rows []row, n int) {
	slices.Reverse(rows[:n])
	slices.Reverse(rows[n:])
	slices.Reverse(rows)
}

func (s *Screen) blankRows(rows []row) {
	for y := range rows {
		if rows[y].cells == nil {
			rows[y].cells = make([]Cell, s.w)
		}
		rows[y].fill(s.blank())
	}
}

// setRegion is DECSTBM. A region of less than two rows is no region; setting one sends the cursor home.
func (s *Screen) setRegion(q *sequence) {
	top, bottom := q.count(0)-1, min(q.param(1, s.h), s.h)-1
	if bottom < 0 {
		bottom = s.h - 1
	}
	if top >= bottom {
		return
	}
	s.top, s.bottom = top, bottom
	s.address(0, 0)
}

// inRegion reports whether the cursor is where lines can be inserted and deleted.
func (s *Screen) inRegion() bool { return s.y >= s.top && s.y <= s.bottom }

func (s *Screen) insertLines(n int) {
	if s.inRegion() {
		s.scrollDown(s.y, n)
		s.moveTo(0, s.y)
	}
}

func (s *Screen) deleteLines(n int) {
	if s.inRegion() {
		s.scrollUp(s.y, n, false)
		s.moveTo(0, s.y)
	}
}
