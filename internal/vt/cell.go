package vt

// Cell is one column of one row. Text is the grapheme cluster that is shown there; a blank is a space, whether it was
// erased or written. A cluster of two columns is a Wide cell followed by a Continuation, whose Text is empty.
type Cell struct {
	Text         string
	Wide         bool
	Continuation bool
	Style        Style
	Picture      int // the number of the inline image or sixel picture that lies there, 0 for none; see Pictures
}

// blank is what erasing leaves: a space in the pen's background colour and nothing else of the pen, as in xterm.
func (s *Screen) blank() Cell {
	if s.NoBackgroundErase {
		return Cell{Text: " "}
	}
	return Cell{Text: " ", Style: Style{Background: s.pen.Background}}
}

// split makes the cluster that covers column x of row y blank if x-1 and x are its two halves: no half of a wide
// character outlives the other. The blanks keep the style of what they replace.
func (s *Screen) split(x, y int) {
	row := s.rows[y].cells
	if x <= 0 || x >= len(row) || !row[x].Continuation {
		return
	}
	for i := x - 1; i <= x; i++ {
		row[i] = Cell{Text: " ", Style: row[i].Style}
	}
}

// fill makes the columns from x up to but not including end of row y blank.
func (s *Screen) fill(x, end, y int) {
	x, end = max(x, 0), min(end, s.w)
	if x >= end {
		return
	}
	s.split(x, y)
	s.split(end, y)
	s.rows[y].cut(end)
	for ; x < end; x++ {
		s.rows[y].cells[x] = s.blank()
	}
}
