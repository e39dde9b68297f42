package vt

// Resize changes the size. Lines are cut or filled up, not wrapped anew. On the main screen a lower height pushes rows
// into the history only as far as the cursor needs it, and a greater one brings them back, as xterm does; the
// alternate screen loses them. The scroll region becomes the whole screen.
func (s *Screen) Resize(w, h int) {
	w, h = max(w, 1), max(h, 1)
	if w == s.w && h == s.h {
		return
	}
	shown := s.active()
	mainRow := s.y
	if s.alternate {
		mainRow = s.saved[0].y
	}
	s.w, s.h = w, h
	main, moved := s.resizeMain(s.buffer(0), mainRow)
	alternate, moved2 := resizeRows(s.buffer(1), h, s.y*shown)
	shift := [2]int{moved, moved2}
	s.rows, s.other = main, alternate
	if s.alternate {
		s.rows, s.other = alternate, main
	}
	s.fitRows()
	s.top, s.bottom = 0, h-1
	s.closeCluster()
	s.extendTabs()
	s.moveTo(s.x, s.y+shift[shown])
	for i := range s.saved {
		s.saved[i].x = min(s.saved[i].x, w-1)
		s.saved[i].y = min(max(s.saved[i].y+shift[i], 0), h-1)
	}
}

// buffer is the main (0) or the alternate (1) buffer, shown or not.
func (s *Screen) buffer(i int) [][]Cell {
	if i == s.active() {
		return s.rows
	}
	return s.other
}

// resizeMain gives the main buffer its new height and says by how many rows its content moved down.
func (s *Screen) resizeMain(rows [][]Cell, cursor int) ([][]Cell, int) {
	if missing := s.h - len(rows); missing > 0 {
		back := s.history.take(missing)
		rows = append(back, rows...)
		return append(rows, make([][]Cell, s.h-len(rows))...), len(back)
	}
	kept, moved := resizeRows(rows, s.h, cursor)
	s.history.add(rows[:-moved])
	return kept, moved
}

// resizeRows changes the number of rows: new ones are added at the bottom; too many are dropped at the bottom down to
// the cursor, and then at the top.
func resizeRows(rows [][]Cell, h, cursor int) ([][]Cell, int) {
	if len(rows) <= h {
		return append(rows, make([][]Cell, h-len(rows))...), 0
	}
	first := max(cursor-h+1, 0)
	return rows[first : first+h : first+h], -first
}

// fitRows gives every row of both buffers the width of the screen. A wide character that the edge cuts becomes blank.
func (s *Screen) fitRows() {
	for _, rows := range [][][]Cell{s.rows, s.other} {
		for y := range rows {
			rows[y] = fitRow(rows[y], s.w)
		}
	}
}

func fitRow(row []Cell, w int) []Cell {
	fitted := make([]Cell, w)
	for x := copy(fitted, row); x < w; x++ {
		fitted[x] = Cell{Text: " "}
	}
	if last := &fitted[w-1]; last.Wide {
		*last = Cell{Text: " ", Style: last.Style}
	}
	return fitted
}
