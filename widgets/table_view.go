package widgets

// freeze decides which columns scroll, and makes room for the marks that tell
// of those out of view.
func (d *table) freeze() {
	if d.frozen = 0; !d.overflow {
		return
	}
	shown := d.state.shown
	n := min(max(d.Frozen, 0), len(shown)-1)
	if n > 0 && shown[n].x <= d.cells.Dx()/2 {
		d.frozen = n
	}
	if d.head.Empty() || d.cells.Dx() < 4 {
		return
	}
	d.cells.Max.X--
	if d.frozen == 0 {
		d.cells.Min.X++
	}
}

// base is how many columns of the screen do not scroll.
func (d *table) base() int {
	if d.frozen == 0 {
		return 0
	}
	return d.state.shown[d.frozen].x
}

// start is where the n-th of the columns that scroll begins.
func (d *table) start(n int) int {
	if k := d.frozen + n; k < len(d.state.shown) {
		return d.state.shown[k].x - d.base()
	}
	return d.total - d.base()
}

// from is the first of the columns that scroll which begins at offset or
// behind it.
func (d *table) from(offset int) int {
	n := 0
	for n < len(d.state.shown)-d.frozen-1 && d.start(n) < offset {
		n++
	}
	return n
}

// lastLeft is how many columns are scrolled away at most.
func (d *table) lastLeft() int {
	return d.from(lastOffset(d.cells.Dx()-d.base(), d.total-d.base()))
}

// fitColumns decides which columns are in view.
func (d *table) fitColumns() {
	s := d.state
	s.Left = clamp(s.Left, max(len(s.shown)-d.frozen, 1))
	offset, c := d.start(s.Left), cursor{at: -1}
	if k := d.shownAt(*d.col); d.inside && k >= d.frozen {
		c = cursor{at: d.start(k - d.frozen), n: s.shown[k].w, moved: d.columnMoved}
	}
	s.across.fit(&offset, c, d.cells.Dx()-d.base(), d.total-d.base())
	s.Left = d.from(offset)
	s.across.snap(offset, d.start(s.Left))

	s.drawn = s.drawn[:0]
	d.appendDrawn(s.shown[:d.frozen], d.cells.Min.X)
	if first := d.frozen + s.Left; first < len(s.shown) {
		d.appendDrawn(s.shown[first:], d.cells.Min.X+d.base()-s.shown[first].x)
	}
}

// appendDrawn adds the columns that are in view to those to be drawn, moved by
// so many columns of the screen; the last may be cut.
func (d *table) appendDrawn(columns []tableColumn, by int) {
	for _, c := range columns {
		c.x += by
		if c.w = min(c.w, d.cells.Max.X-c.x); c.w <= 0 {
			return
		}
		d.state.drawn = append(d.state.drawn, c)
	}
}

// snap moves the offset that fit has just chosen to where something begins.
func (v *scroller) snap(from, to int) {
	if v.anchor == from {
		v.anchor = to
	}
	v.drawn = to
}

// shownAt is the place among the shown columns of column i, or of the next one
// where that is hidden; -1 where there is none.
func (d *table) shownAt(i int) int {
	for k, c := range d.state.shown {
		if c.index >= i {
			return k
		}
	}
	return len(d.state.shown) - 1
}

// settleColumn puts the cursor back to a column that is shown.
func (d *table) settleColumn() {
	d.columnBefore = *d.col
	if k := d.shownAt(*d.col); k >= 0 {
		*d.col = d.state.shown[k].index
	} else {
		*d.col = -1
	}
}

// moveColumn moves the cursor to the shown column at place k, or the nearest
// there is.
func (d *table) moveColumn(k int) {
	if k = clamp(k, len(d.state.shown)); k >= 0 {
		*d.col = d.state.shown[k].index
	}
	d.columnMoved = true
}

// columnAt is the column that is drawn at column x of the screen, -1 for none.
func (d *table) columnAt(x int) int {
	for _, c := range d.state.drawn {
		if x >= c.x && x < c.x+c.w {
			return c.index
		}
	}
	return -1
}
