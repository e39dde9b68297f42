package widgets

import "limoni"

// applyView takes the mouse and what else moves the view.
func (t TextArea) applyView(f *limoni.Frame, resp limoni.Response, m *areaMemory, text limoni.Rect) {
	if dx, dy := resp.Scrolled(); dx != 0 || dy != 0 {
		m.scroll(dx, dy)
		return
	}
	ev, ok := resp.Event()
	switch {
	case ok && ev.Button == limoni.ButtonLeft && ev.Kind == limoni.EventPress:
		m.press(ev, text)
		resp.Take()
	case ok && ev.Button == limoni.ButtonLeft && ev.Kind == limoni.EventMotion && m.drag.on:
		m.drag.at = limoni.Point{X: ev.X, Y: ev.Y}
		m.dragTo(text)
		resp.Take()
	}
	if y := m.drag.at.Y; m.drag.due(f, resp, y < text.Min.Y || y >= text.Max.Y) {
		m.dragTo(text)
	}
}

func (m *areaMemory) dragTo(text limoni.Rect) {
	at, upstream := m.byteAt(m.drag.at, text)
	m.place(at, upstream, true)
}

// press places the caret, or selects.
func (m *areaMemory) press(ev limoni.Event, text limoni.Rect) {
	click := m.drag.press(ev)
	at, upstream := m.byteAt(m.drag.at, text)
	m.place(at, upstream, false)
	switch {
	case click == 2:
		m.span(wordAt(m.value, at))
	case click == 3:
		m.span(m.start(), m.end())
	case click > 3:
		m.selectAll()
	}
}

// byteAt is the place in the text that is nearest to a cell. A cell beyond an
// edge is in the row or column behind that, so that dragging scrolls.
func (m *areaMemory) byteAt(p limoni.Point, text limoni.Rect) (at int, upstream bool) {
	r := m.rows.row(m.view.topIn(m.value), false)
	if y := p.Y - text.Min.Y; y < 0 {
		r, _ = m.rows.before(r)
	} else {
		r, _ = m.rows.down(r, min(y, text.Dy()))
	}
	x := min(max(p.X-text.Min.X, -1), max(text.Dx(), 0))
	return m.rows.at(r, max(m.view.left+x, 0))
}
