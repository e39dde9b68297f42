package widgets

import (
	"limoni"
	"limoni/internal/text"
)

// applyMouse places the caret at a press, selects while the mouse is dragged,
// a word at a double click and everything at a triple one. A drag that is held
// beside the field goes on as time passes.
func (t TextInput) applyMouse(f *limoni.Frame, resp limoni.Response, m *textMemory, area limoni.Rect) {
	ev, ok := resp.Event()
	left, right := t.textStart(area), area.Max.X
	switch ok = ok && ev.Button == limoni.ButtonLeft; {
	case ok && ev.Kind == limoni.EventPress:
		t.press(m, m.drag.press(ev), t.byteAt(m, ev.X-left))
		resp.Take()
	case ok && ev.Kind == limoni.EventMotion && m.drag.on:
		m.drag.at = limoni.Point{X: ev.X, Y: ev.Y}
		m.extend(t.byteAt(m, ev.X-left))
		resp.Take()
	}
	if x := m.drag.at.X; m.drag.due(f, resp, x < left || x >= right) {
		m.extend(t.byteAt(m, min(x, right)-left))
	}
}

func (t TextInput) press(m *textMemory, click, at int) {
	switch {
	case click <= 1:
		m.move(at)
	case click == 2 && !m.secret:
		m.span(wordAt(m.value, at))
	default:
		m.selectAll()
	}
}

// textStart is the column where the text begins, after the prompt.
func (t TextInput) textStart(area limoni.Rect) int {
	return area.Min.X + min(limoni.Width(t.Prompt), area.Dx())
}

// byteAt is the place in the value that is nearest to a column of the text. A
// column before it scrolls on by one cluster, which dragging needs.
func (t TextInput) byteAt(m *textMemory, column int) int {
	if column < 0 {
		rest, _ := text.Prev(m.value[:m.first])
		return len(rest)
	}
	if t.Secret {
		return m.first + skip(m.value[m.first:], column)
	}
	return m.first + nearest(m.value[m.first:], column)
}

// skip is the length of the first n clusters of s.
func skip(s string, n int) int {
	at := 0
	for ; n > 0 && at < len(s); n-- {
		cluster, _, _ := text.Next(s[at:])
		at += len(cluster)
	}
	return at
}

// nearest is the place between two clusters of s that is nearest to a column.
func nearest(s string, column int) int {
	head, w := text.Cut(s, column)
	cluster, _, cw := text.Next(s[len(head):])
	if 2*(column-w) >= cw && column > w {
		return len(head) + len(cluster)
	}
	return len(head)
}
