package widgets

import "limoni"

// The marks, and the columns they take with the space before them.
const (
	numberMarks     = " ▼▲"
	numberMarkWidth = 3
)

// arrange divides the row of the field: text, unit, marks. Where there is
// little room the text has it.
func (n NumberInput) arrange(area limoni.Rect) (text, unit, marks limoni.Rect) {
	text = firstRow(area, area.Dx())
	unit, marks = text, text
	unit.Min.X, marks.Min.X = text.Max.X, text.Max.X
	if !n.Readonly && text.Dx() >= 3*numberMarkWidth {
		text.Max.X -= numberMarkWidth
		marks.Min.X = text.Max.X
		unit.Min.X, unit.Max.X = text.Max.X, text.Max.X
	}
	if w := limoni.Width(n.Unit) + 1; n.Unit != "" && text.Dx() >= 2*w {
		text.Max.X -= w
		unit.Min.X = text.Max.X
	}
	return text, unit, marks
}

// applyMouse is that of a text input, and a step for a press on a mark.
func (n NumberInput) applyMouse(f *limoni.Frame, resp limoni.Response, m *numberMemory) {
	text, _, marks := n.arrange(resp.Rect())
	ev, ok := resp.Event()
	if !ok || ev.Kind != limoni.EventPress || ev.Button != limoni.ButtonLeft || !(limoni.Point{X: ev.X, Y: ev.Y}).In(marks) {
		TextInput{}.applyMouse(f, resp, &m.textMemory, text)
		return
	}
	m.drag = textDrag{at: limoni.Point{X: ev.X, Y: ev.Y}} // what is clicked next elsewhere is a first click
	if !n.Readonly && ev.X > marks.Min.X {
		m.stepBy(float64(2*(ev.X-marks.Min.X) - 3)) // ▼ and ▲ are in columns 1 and 2
	}
	resp.Take()
}

func (n NumberInput) paint(f *limoni.Frame, resp limoni.Response, m *numberMemory, err string) {
	area := resp.Rect()
	text, unit, marks := n.arrange(area)
	TextInput{Label: n.Label, Error: err}.paintIn(f, resp, &m.textMemory, text)
	if !f.Painting() {
		return
	}
	st := fieldStyle(f, resp, err)
	f.Fill(unit, ' ', st)
	unit.Min.X++
	f.Print(unit, n.Unit, fieldHintStyle(f, st))
	f.Print(marks, numberMarks, st)
	paintError(f, resp, err)
}
