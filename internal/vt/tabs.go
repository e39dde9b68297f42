package vt

const tabWidth = 8

func (s *Screen) resetTabs() { s.tabs = nil; s.extendTabs() }

// extendTabs gives every column that has none yet its default: a stop at each eighth.
func (s *Screen) extendTabs() {
	for x := len(s.tabs); x < s.w; x++ {
		s.tabs = append(s.tabs, x%tabWidth == 0)
	}
}

// tab moves to the n-th tab stop to the right, at most to the last column.
func (s *Screen) tab(n int) {
	x := s.x
	for ; n > 0 && x < s.w-1; n-- {
		for x++; x < s.w-1 && !s.tabs[x]; x++ {
		}
	}
	s.moveTo(x, s.y)
}

// backTab moves to the n-th tab stop to the left, at most to the first column.
func (s *Screen) backTab(n int) {
	x := s.x
	for ; n > 0 && x > 0; n-- {
		for x--; x > 0 && !s.tabs[x]; x-- {
		}
	}
	s.moveTo(x, s.y)
}

// clearTabs is TBC: 0 removes the stop at the cursor, 3 all of them.
func (s *Screen) clearTabs(q *sequence) {
	switch q.param(0, 0) {
	case 0:
		s.tabs[s.x] = false
	case 3:
		clear(s.tabs)
	default:
		s.ignore(string(q.text))
	}
}
