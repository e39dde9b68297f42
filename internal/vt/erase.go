package vt

// eraseDisplay is ED: 0 from the cursor to the end, 1 from the beginning to the cursor, 2 everything, 3 the history.
// All are counted, see Erased.
func (s *Screen) eraseDisplay(q *sequence) {
	mode := q.param(0, 0)
	if mode > 3 {
		s.ignore(string(q.text))
		return
	}
	s.erased[mode]++
	switch mode {
	case 0:
		s.eraseLineFrom(s.x)
		s.blankRows(s.rows[s.y+1:])
	case 1:
		s.blankRows(s.rows[:s.y])
		s.fill(0, s.x+1, s.y)
	case 2:
		s.blankRows(s.rows)
		s.pictures.placed[s.active()] = nil
	case 3:
		s.history = history{}
	}
}

// Erased returns how often the program erased the display (ED) with this parameter: 2 is a full clear, 3 erases the
// user's history. A full reset (RIS) erases both and counts as both.
func (s *Screen) Erased(parameter int) int { return s.erased[parameter] }

func (s *Screen) eraseLineFrom(x int) {
	s.wrapNext = false
	s.fill(x, s.w, s.y)
}

// eraseLine is EL: 0 from the cursor to the end, 1 from the beginning to the cursor, 2 the whole row.
func (s *Screen) eraseLine(q *sequence) {
	switch q.param(0, 0) {
	case 0:
		s.eraseLineFrom(s.x)
	case 1:
		s.fill(0, s.x+1, s.y)
	case 2:
		s.fill(0, s.w, s.y)
	default:
		s.ignore(string(q.text))
	}
}

// eraseCells is ECH: n cells from the cursor on, nothing moves.
func (s *Screen) eraseCells(n int) {
	s.wrapNext = false
	s.fill(s.x, s.x+n, s.y)
}

// insertCells is ICH: blanks at the cursor push the rest of the row to the right.
func (s *Screen) insertCells(n int) {
	s.wrapNext = false
	n = min(n, s.w-s.x)
	s.split(s.x, s.y)
	s.split(s.w-n, s.y)
	s.rows[s.y].cut(s.w)
	row := s.rows[s.y].cells
	copy(row[s.x+n:], row[s.x:])
	for x := s.x; x < s.x+n; x++ {
		row[x] = s.blank()
	}
}

// deleteCells is DCH: the rest of the row moves to the left over the deleted cells.
func (s *Screen) deleteCells(n int) {
	s.wrapNext = false
	n = min(n, s.w-s.x)
	s.split(s.x, s.y)
	s.split(s.x+n, s.y)
	s.rows[s.y].cut(s.w)
	row := s.rows[s.y].cells
	copy(row[s.x:], row[s.x+n:])
	for x := s.w - n; x < s.w; x++ {
		row[x] = s.blank()
	}
}
