package widgets

import (
	"limoni"
	"limoni/accessibility"
)

// Link leads somewhere. Enter and a click follow it, which Clicked reports: what
// that means is the app's. A terminal that knows links (OSC 8) also opens the URL
// by its own means, as a Ctrl+click.
//
//	The manual
type Link struct {
	ID    string
	Label string
	// URL is where it leads; its node has it as the value.
	URL       string
	Disabled  bool
	AutoFocus bool
}

// Draw draws the label on the first row of area.
func (l Link) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	area = firstRow(area, limoni.Width(l.Label))
	resp := f.RegisterAccessibility(accessibility.Node{
		ID: l.ID, Role: accessibility.RoleLink, Label: l.Label, Value: l.URL, Bounds: area,
		States:  when(l.Disabled, accessibility.StateDisabled),
		Actions: accessibility.ActionActivate | accessibility.ActionFocus,
	})
	if l.AutoFocus {
		f.AutoFocus(resp)
	}
	st := f.Theme().Link
	switch {
	case disabled(f, resp):
		st = f.Theme().Disabled
	case resp.Focused():
		st = f.Theme().Focus
	}
	st.Link = l.URL
	focusCell(f, resp, area, area.Min.X)
	printCut(f, resp, area, l.Label, st)
	return resp
}
