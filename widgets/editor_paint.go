package widgets

import "limoni"

// fieldStyle is how the text of a field looks. That it is refused is told by
// the message too.
func fieldStyle(f *limoni.Frame, resp limoni.Response, err string) limoni.Style {
	st := f.Theme().Field
	switch {
	case disabled(f, resp):
		st = f.Theme().Disabled
	case err != "":
		st.Fg = f.Theme().Error.Fg
	}
	return st
}

// fieldHint is what stands in an empty field.
func fieldHint(placeholder, label string) string {
	if placeholder == "" {
		return label
	}
	return placeholder
}

// fieldHintStyle is how that looks in a field that looks like st: muted, so that
// nobody takes it for a value, and without colours too. Only a field at rest
// gives up its colour for that.
func fieldHintStyle(f *limoni.Frame, st limoni.Style) limoni.Style {
	muted := f.Theme().Muted
	if muted.Attr == 0 {
		muted.Attr = limoni.AttrItalic
	}
	if muted.Fg != 0 && st.Fg == f.Theme().Field.Fg && st.Attr&limoni.AttrReverse == 0 {
		st.Fg = muted.Fg
	}
	st.Attr |= muted.Attr
	return st
}

// withError is the area of a field of one line, with the row of its error.
func withError(area limoni.Rect, err string) limoni.Rect {
	rows := 1
	if err != "" {
		rows = 2
	}
	area.Max.Y = min(area.Max.Y, area.Min.Y+rows)
	return area
}

// paintError draws why a value is refused, in the last row of a field that has
// more than one.
func paintError(f *limoni.Frame, resp limoni.Response, err string) {
	area := resp.Rect()
	if err == "" || area.Dy() < 2 {
		return
	}
	area.Min.Y = area.Max.Y - 1
	f.PrintCut(area, err, f.Theme().Error)
}
