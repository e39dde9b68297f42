package code

// top is the row at the top of the view.
func (d *viewing) top() spot { return spot{d.s.Offset, d.s.row} }

// lastSpot is the top at which the last row is at the bottom.
func (d *viewing) lastSpot() spot {
	if d.height() == 0 {
		return spot{}
	}
	return d.move(d.end(d.m.pieces.len()-1), 1-d.height())
}

// setTop scrolls to a row, or to the last one that may be at the top.
func (d *viewing) setTop(s spot) {
	s = sooner(later(s, spot{}), d.last)
	d.s.Offset, d.s.row = s.piece, s.row
}

// settle puts the view and the current line back into the text, which may have
// changed since, and a current line that the app chose into view.
func (d *viewing) settle() {
	s, p := d.s, &d.m.pieces
	line := max(min(*d.line, p.lines()-1), 0)
	moved := !s.known || s.current >= p.len() || p.line(s.current) != line
	if moved {
		s.current = p.first(line)
	}
	*d.line = line
	if d.height() == 0 {
		return
	}
	if s.Offset != s.drawn || s.Offset >= p.len() {
		s.row = 0
	}
	resized := s.height != d.height() || s.width != d.width()
	seen := s.known && resized && s.height > 0 && s.current >= s.Offset && s.current < s.Offset+s.height
	if s.Offset = max(min(s.Offset, p.len()-1), 0); d.s.row > 0 {
		s.row = min(s.row, d.rows(s.Offset)-1)
	}
	d.setTop(d.top())
	if moved && s.known || moved && line > 0 || seen && resized {
		d.show(s.current)
	}
	s.known, s.height, s.width = true, d.height(), d.width()
	s.Left = max(s.Left, 0)
}

// show scrolls as little as brings a piece into view, its beginning where not
// all of it fits.
func (d *viewing) show(piece int) {
	if d.height() == 0 {
		return
	}
	low := d.move(d.end(piece), 1-d.height())
	d.setTop(sooner(later(d.top(), low), spot{piece, 0}))
}

// bottom is the row at the bottom of the view.
func (d *viewing) bottom() spot { return d.move(d.top(), d.height()-1) }
