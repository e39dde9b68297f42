package widgets

import "limoni"

func (t TextArea) paint(f *limoni.Frame, resp limoni.Response, m *areaMemory, p areaPlaces) {
	if t.LineNumbers && !p.numbers.Empty() {
		t.paintNumbers(f, m, p.numbers)
	}
	if f.Painting() {
		st := fieldStyle(f, resp, t.Error)
		f.Fill(p.text, ' ', st)
		if m.value == "" {
			printWrapped(f, p.text, fieldHint(t.Placeholder, t.Label), fieldHintStyle(f, st))
		} else {
			m.paintRows(f, p.text, st, resp.Focused())
		}
		m.paintBar(f, p.bar)
		paintError(f, resp, t.Error)
	}
	m.placeCaret(f, resp, p.text)
}

// placeCaret puts the cursor where the caret is, if that is in view, else on
// the first cell of the text.
func (m *areaMemory) placeCaret(f *limoni.Frame, resp limoni.Response, text limoni.Rect) {
	if text.Empty() || !resp.Focused() {
		return
	}
	caret, r := m.caretRow(), m.rows.row(m.view.top, false)
	for y, ok := text.Min.Y, true; ok && y < text.Max.Y; y++ {
		if r.start == caret.start {
			x := text.Min.X + m.rows.column(r, m.caret) - m.view.left
			if x >= text.Min.X && x <= text.Max.X {
				f.Caret(resp, min(x, text.Max.X-1), y)
				return
			}
		}
		r, ok = m.rows.after(r)
	}
	f.FocusCell(resp, text.Min.X, text.Min.Y)
}

func (m *areaMemory) paintRows(f *limoni.Frame, text limoni.Rect, st limoni.Style, focused bool) {
	i, j := m.selection()
	if !focused {
		i, j = 0, 0
	}
	r := m.rows.row(m.view.top, false)
	for ok := true; ok && !text.Empty(); text.Min.Y++ {
		m.paintRow(f, firstRow(text, text.Dx()), r, i, j, st)
		r, ok = m.rows.after(r)
	}
}
