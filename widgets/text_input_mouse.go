package widgets

import (
	"limoni"
	"limoni/internal/text"
)

// applyMouse places the caret at a press, selects while the mouse is dragged,
// a word at a double click and everything at a triple one.
func (t TextInput) applyMouse(resp limoni.Response, m *textMemory) {
	ev, ok := resp.Event()
	if !ok || ev.Button != limoni.ButtonLeft {
		return
	}
	at := t.byteAt(m, ev.X-t.textStart(resp.Rect()))
	switch {
	case ev.Kind == limoni.EventMotion:
		m.extend(at)
	case ev.Kind != limoni.EventPress:
		return
	default:
		t.press(m, ev, at)
	}
	resp.Take()
}

// press is one of several clicks only at the place of the one before.
func (t TextInput) press(m *textMemory, ev limoni.Event, at int) {
	if ev.Clicks <= 1 || ev.X < m.pressed-1 || ev.X > m.pressed+1 {
		m.elsewhere = ev.Clicks - 1
	}
	m.pressed = ev.X
	from, to := at, at
	switch clicks := ev.Clicks - m.elsewhere; {
	case clicks == 2 && !t.Secret:
		from, to = wordAt(m.value, at)
	case clicks >= 2:
		from, to = 0, len(m.value)
	}
	m.move(from)
	m.extend(to)
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
