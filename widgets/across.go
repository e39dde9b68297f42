package widgets

import (
	"limoni"
	"limoni/accessibility"
)

// acrossKeys moves a cursor over n things side by side that are one stop of
// Tab: Left and Right around the ends, Home and End. It returns where the cursor
// is, -1 where there is nothing; where things come back it comes back too.
func acrossKeys(resp limoni.Response, at *int, n int) int {
	cursor := clamp(*at, n)
	if n == 0 {
		return cursor
	}
	switch {
	case resp.Key("left"):
		*at = (cursor + n - 1) % n
	case resp.Key("right"):
		*at = (cursor + 1) % n
	case resp.Key("home"):
		*at = 0
	case resp.Key("end"):
		*at = n - 1
	}
	return clamp(*at, n)
}

// barStyle is how a thing in a bar looks.
func barStyle(f *limoni.Frame, bar, resp limoni.Response, cursor, open bool) limoni.Style {
	st := f.Theme().Bar
	if open || cursor && bar.Focused() {
		if st = f.Theme().Focus; st == f.Theme().Bar {
			st.Attr ^= limoni.AttrReverse | limoni.AttrBold // or it would look like the rest
		}
	}
	if disabled(f, resp) {
		st.Attr |= f.Theme().Disabled.Attr
	}
	return st
}

// opens is what a control with a popup says of it.
func opens(f *limoni.Frame, resp limoni.Response, open bool) {
	n := f.Node(resp)
	n.States |= accessibility.Expanded(open)
	switch {
	case disabled(f, resp):
	case open:
		n.Actions |= accessibility.ActionCollapse
	default:
		n.Actions |= accessibility.ActionExpand
	}
}
