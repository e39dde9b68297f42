package widgets

import (
	"limoni"
)

// field is how a control looks that drops something down: its value and a mark,
// and in the second row why it is refused, where there is one.
type field struct {
	label string // shown where there is no value
	err   string
	open  bool
}

func (d field) paint(f *limoni.Frame, resp limoni.Response, value string) {
	paintError(f, resp, d.err)
	area, st := resp.Rect(), f.Theme().Field
	area = firstRow(area, area.Dx())
	switch {
	case disabled(f, resp):
		st = f.Theme().Disabled
	case resp.Focused():
		st = f.Theme().Focus
	case d.err != "":
		st.Fg = f.Theme().Error.Fg
	}
	focusCell(f, resp, area, area.Min.X)
	f.Fill(area, ' ', st)
	text, mark := area, area
	text.Max.X -= 2
	mark.Min.X = max(text.Max.X+1, area.Min.X)
	f.Print(mark, dropMark(d.open), st)
	if value != "" {
		printCut(f, resp, text, value, st)
		return
	}
	f.PrintCut(text, d.label, fieldHintStyle(f, st))
}

// dropMark says whether what drops down is open.
func dropMark(open bool) string {
	if open {
		return "▴"
	}
	return "▾"
}
