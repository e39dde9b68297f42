package vt

// Resize changes the size. Lines are cut or filled up, or with Reflow wrapped anew. On the main screen a lower height
// pushes rows into the history only as far as the cursor needs it, and a greater one brings them back, as xterm does;
// the alternate screen loses them and is never wrapped anew. The scroll region becomes the whole screen.
func (s *Screen) Resize(w, h int) {
	w, h = max(w, 1), max(h, 1)
	if w == s.w && h == s.h {
		return
	}
	s.closeCluster()
	pending := s.reflow(w, h)
	s.w = w
	s.resizeHeight(h)
	s.fitRows()
	s.top, s.bottom = 0, h-1
	s.extendTabs()
	s.moveTo(s.x, s.y)
	s.wrapNext = pending && s.x == w-1
	for i := range s.saved {
		s.saved[i].x = min(s.saved[i].x, w-1)
		s.saved[i].y = min(max(s.saved[i].y, 0), h-1)
	}
}

// resizeHeight gives both buffers another number of rows, and their cursors go with their rows.
func (s *Screen) resizeHeight(h int) {
	s.h = h
	cursors := [2]int{s.saved[0].y, 0}
	cursors[s.active()] = s.y
	main, moved := s.resizeMain(s.buffer(0), cursors[0])
	alternate, movedToo := resizeRows(s.buffer(1), h, cursors[1])
	s.setBuffer(0, main)
	s.setBuffer(1, alternate)
	shift := [2]int{moved, movedToo}
	s.y += shift[s.active()]
	for i := range s.saved {
		s.saved[i].y += shift[i]
	}
}

// buffer is the main (0) or the alternate (1) buffer, shown or not.
func (s *Screen) buffer(i int) []row {
	if i == s.active() {
		return s.rows
	}
	return s.other
}

func (s *Screen) setBuffer(i int, rows []row) {
	if i == s.active() {
		s.rows = rows
		return
	}
	s.other = rows
}

// resizeMain gives the main buffer its new height and says by how many rows its content moved down.
func (s *Screen) resizeMain(rows []row, cursor int) ([]row, int) {
	if missing := s.h - len(rows); missing > 0 {
		back := s.history.take(missing)
		rows = append(back, rows...)
		return append(rows, make([]row, s.h-len(rows))...), len(back)
	}
	kept, moved := resizeRows(rows, s.h, cursor)
	s.history.add(rows[:-moved])
	return kept, moved
}

// resizeRows changes the number of rows: new ones are added at the bottom; too many are dropped at the bottom down to
// the cursor, and then at the top.
func resizeRows(rows []row, h, cursor int) ([]row, int) {
	if len(rows) <= h {
		return append(rows, make([]row, h-len(rows))...), 0
	}
	first := max(cursor-h+1, 0)
	return rows[first : first+h : first+h], -first
}

// fitRows gives every row of both buffers the width of the screen.
func (s *Screen) fitRows() {
	for _, rows := range [][]row{s.rows, s.other} {
		for y := range rows {
			rows[y].fit(s.w)
		}
	}
}

// fit cuts the row off or fills it up. A wide character that the edge cuts becomes blank.
func (r *row) fit(w int) {
	fitted := make([]Cell, w)
	for x := copy(fitted, r.cells); x < w; x++ {
		fitted[x] = Cell{Text: " "}
	}
	if last := &fitted[w-1]; last.Wide {
		*last = Cell{Text: " ", Style: last.Style}
	}
	r.cells = fitted
}
