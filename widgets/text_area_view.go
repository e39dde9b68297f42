package widgets

import "limoni"

// areaView is what of a text is in view.
type areaView struct {
	top  int // the byte where the first row begins
	left int // columns scrolled away, where lines are not broken
	// anchorTop and anchorLeft are the place that the user or the caret last
	// chose, in a view of that size.
	anchorTop, anchorLeft int
	size                  limoni.Point
	known, scrolled       bool
	// above and maxAbove are rows; maxLeft is for the lines in view.
	above, maxAbove, maxLeft int
}

func (v *areaView) scrolls() bool { return v.maxAbove > 0 || v.maxLeft > 0 }

// topIn is top in a text that may have become shorter.
func (v *areaView) topIn(value string) int { return min(v.top, len(value)) }

// fit decides what is in view. The caret is scrolled to where it moved; at
// other times the view stays where the wheel put it. A new size keeps the caret
// in view, and one that comes back brings back the view.
func (m *areaMemory) fit(text limoni.Rect) {
	v := &m.view
	size := limoni.Point{X: rowWidth(text), Y: max(text.Dy(), 1)}
	chosen := true
	switch {
	case m.moved || !v.known:
		m.showCaret(v.topIn(m.value), v.left, size)
	case v.scrolled:
		v.top = m.filled(m.rows.row(v.topIn(m.value), false), size.Y).start
	case size == v.size:
		v.top = m.filled(m.rows.row(min(v.anchorTop, len(m.value)), false), size.Y).start
		v.left, chosen = v.anchorLeft, false
	default:
		m.showCaret(min(v.anchorTop, len(m.value)), v.anchorLeft, size)
		chosen = false
	}
	if !m.rows.whole {
		v.left = 0
	}
	if chosen {
		v.anchorTop, v.anchorLeft, v.size = v.top, v.left, size
	}
	v.known, v.scrolled, m.moved = true, false, false
	m.measure(size)
}

// showCaret puts the caret in view, with as little scrolling from a place as
// that takes.
func (m *areaMemory) showCaret(top, left int, size limoni.Point) {
	r, caret := m.rows.row(top, false), m.caretRow()
	if caret.start < r.start {
		r = caret
	} else if last, _ := m.rows.down(r, size.Y-1); last.start < caret.start {
		r, _ = m.rows.up(caret, size.Y-1)
	}
	m.view.top = m.filled(r, size.Y).start
	column := m.rows.column(caret, m.caret)
	m.view.left = max(min(left, column), column-size.X)
}

// filled is r, or the row above it from which on the text fills the view.
func (m *areaMemory) filled(r textRow, height int) textRow {
	if _, below := m.rows.down(r, height-1); below < height-1 {
		r, _ = m.rows.up(r, height-1-below)
	}
	return r
}

// measure says how far the view is and could be scrolled.
func (m *areaMemory) measure(size limoni.Point) {
	v := &m.view
	top := m.rows.row(v.top, false)
	v.maxAbove = max(m.rows.rowCount()-size.Y, 0)
	v.above = min(m.rows.rowsAbove(v.top), v.maxAbove)
	if last, rows := m.rows.down(top, size.Y-1); rows == size.Y-1 {
		if _, more := m.rows.after(last); more { // an estimate may be off by some
			v.maxAbove = max(v.maxAbove, 1)
			v.above = min(v.above, v.maxAbove-1)
		} else if top.start > 0 {
			v.maxAbove = max(v.maxAbove, 1)
			v.above = v.maxAbove
		}
	}
	if top.start == 0 {
		v.above = 0
	}
	v.maxLeft = 0
	if !m.rows.whole {
		return
	}
	for r, y, ok := top, 0, true; ok && y < size.Y; y++ {
		v.maxLeft = max(v.maxLeft, m.rows.column(r, r.end)-size.X)
		r, ok = m.rows.after(r)
	}
	v.maxLeft = max(v.maxLeft, v.left)
}

// scroll moves the view and leaves the caret.
func (m *areaMemory) scroll(dx, dy int) {
	v := &m.view
	r := m.rows.row(v.topIn(m.value), false)
	switch all := m.rows.rowCount(); {
	case dy >= all:
		r = m.rows.row(len(m.value), false)
	case dy <= -all:
		r = m.rows.row(0, false)
	case dy > 0:
		r, _ = m.rows.down(r, dy)
	default:
		r, _ = m.rows.up(r, -dy)
	}
	v.top, v.scrolled = r.start, true
	v.left = min(max(v.left+min(max(dx, -v.left), v.maxLeft), 0), v.maxLeft)
}
