package onlimoni

import (
	"limoni"
	"limoni/benchmarks/workload"
	"limoni/layout"
	"limoni/widgets"
)

// form is a [widgets.TextInput] above text. What is typed comes as the bytes
// of a key.
type form struct {
	field *workload.Field
	value string
}

func (m *form) draw(f *limoni.Frame) {
	area := f.Area()
	input := widgets.TextInput{ID: "field", Label: "Field", Value: &m.value, Prompt: m.field.Prompt}.Draw(f, layout.CutTop(&area, 1))
	if input.Changed() && len(m.value) > workload.FieldLength {
		m.value = m.value[:1] // full: it begins anew
	}
	drawLinesFrom(f, area, m.field.Below)
}
