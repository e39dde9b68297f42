package widgets

import "limoni"

// applyWheel scrolls the columns, by a wheel that is turned sideways or with
// Shift, or where all rows are in view. It reports whether that was it.
func (d *table) applyWheel() bool {
	dx, dy := d.resp.Scrolled()
	if d.lastLeft() == 0 || dx == 0 && dy == 0 {
		return false
	}
	if ev, _ := d.resp.Event(); dx == 0 && (ev.Shift || d.count <= d.height) {
		dx = dy
	}
	if dx == 0 {
		return false
	}
	d.scrollColumns(dx)
	return true
}

func (d *table) scrollColumns(by int) {
	d.state.Left = min(max(scrolledBy(d.state.Left, by, len(d.state.shown)), 0), d.lastLeft())
}

// applyColumnKeys takes the keys that are not those of rows: in the header, into
// it, and along the columns.
func (d *table) applyColumnKeys() {
	switch {
	case d.inHeader():
		d.applyHeaderKeys()
	case *d.sel <= 0 && d.headed() && d.resp.Key("up"):
		d.enterHeader()
	case d.Cells:
		d.applyCellKeys()
	case d.resp.Key("left"):
		d.scrollColumns(-1)
	case d.resp.Key("right"):
		d.scrollColumns(1)
	}
}

func (d *table) applyCellKeys() {
	at := d.shownAt(*d.col)
	switch resp := d.resp; {
	case resp.Key("left"):
		d.moveColumn(at - 1)
	case resp.Key("right"):
		d.moveColumn(at + 1)
	case resp.Key("home"):
		d.moveColumn(0)
	case resp.Key("end"):
		d.moveColumn(len(d.state.shown) - 1)
	case resp.Key("ctrl+home"):
		d.moveTo(0)
	case resp.Key("ctrl+end"):
		d.moveTo(d.count - 1)
	}
}

// headed reports whether the header can do something.
func (d *table) headed() bool {
	if d.head.Empty() {
		return false
	}
	for _, c := range d.state.shown {
		if d.Resizable || d.sortable(c.index) {
			return true
		}
	}
	return false
}

// enterHeader moves the cursor into the header, to its column or to one that is
// in view.
func (d *table) enterHeader() {
	d.state.header, d.columnMoved = true, true
	if d.Cells || len(d.state.drawn) == 0 {
		return
	}
	for _, c := range d.state.drawn {
		if c.index == *d.col {
			return
		}
	}
	*d.col = d.state.drawn[0].index
}

// inHeader reports whether the cursor is in the header.
func (d *table) inHeader() bool { return d.state.header && d.headed() }

// applyHeaderKeys are the keys of the header. It takes those of the rows too,
// for which it has no use.
func (d *table) applyHeaderKeys() {
	at := d.shownAt(*d.col)
	switch resp := d.resp; {
	case resp.Key("left"):
		d.moveColumn(at - 1)
	case resp.Key("right"):
		d.moveColumn(at + 1)
	case resp.Key("home"):
		d.moveColumn(0)
	case resp.Key("end"):
		d.moveColumn(len(d.state.shown) - 1)
	case resp.Key("enter"), resp.Key("space"):
		d.sortBy(*d.col)
	case resp.Key("down"), resp.Key("pagedown"):
		d.state.header, d.moved = false, true
	case resp.Key("up"), resp.Key("pageup"):
	case d.Resizable && resp.Key("<"):
		d.widen(at, -1)
	case d.Resizable && resp.Key(">"):
		d.widen(at, 1)
	}
}

// applyGoneCell moves the cursor to the column of a press whose row is not drawn
// any more; the row is found by what rows have in common.
func (d *table) applyGoneCell() {
	if _, _, ok := d.resp.Item(); !ok || !d.Cells {
		return
	}
	ev, ok := d.resp.Event()
	if c := d.columnAt(ev.X); ok && ev.Kind == limoni.EventPress && selects(ev) && c >= 0 {
		*d.col = c
	}
}
