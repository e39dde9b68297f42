package widgets

// scroller decides which part of something longer is in view, along one axis:
// rows or columns, of which offset are scrolled away. The offset is state of its
// own: the wheel, an action or the app moves it, and what has the cursor is
// brought into view only where that moves. A new size keeps the cursor in view,
// and one that comes back brings back the view.
type scroller struct {
	drawn int // the offset as it was last drawn
	at    int // the cursor that was then in view, or was left behind
	// anchor is the offset that the user or the app last chose, at size.
	anchor, size int
	known        bool
}

// cursor is what a view follows: n rows or columns from at on, at -1 for none.
type cursor struct {
	at, n int
	moved bool // it is to be in view, wherever it was before
}

// fit puts offset where the view of size of total belongs.
func (v *scroller) fit(offset *int, c cursor, size, total int) {
	chosen := true
	switch {
	case c.moved || !v.known || c.at != v.at:
		*offset = showing(*offset, c, size, total)
	case *offset != v.drawn:
		*offset = inView(*offset, size, total)
	case size == v.size:
		*offset, chosen = inView(v.anchor, size, total), false
	default:
		*offset, chosen = showing(v.anchor, c, size, total), false
	}
	if chosen {
		v.anchor, v.size = *offset, size
	}
	v.drawn, v.at, v.known = *offset, c.at, true
}

// shift moves the view with what it shows, before which rows have come or gone.
func (v *scroller) shift(offset *int, by int) {
	*offset += by
	v.drawn, v.anchor, v.at = v.drawn+by, v.anchor+by, v.at+by
}

// showing is the offset nearest to one at which the cursor is in view; where
// there is no room for all of it, its beginning.
func showing(offset int, c cursor, size, total int) int {
	if c.at >= 0 && size > 0 {
		offset = min(max(offset, c.at+max(c.n, 1)-size), c.at)
	}
	return inView(offset, size, total)
}

// inView is offset where there is something to see, and nothing is left empty at
// the end.
func inView(offset, size, total int) int { return min(max(offset, 0), lastOffset(size, total)) }

// lastOffset is the largest offset.
func lastOffset(size, total int) int { return max(total-max(size, 0), 0) }

// scrolledBy is offset moved by a number of rows, however large.
func scrolledBy(offset, by, total int) int { return offset + min(max(by, -total), total) }
