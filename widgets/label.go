package widgets

import (
	"limoni"
	"limoni/accessibility"
)

// Label is one line of text. What does not fit ends in an ellipsis; its node
// keeps the whole text.
type Label struct {
	ID    string
	Text  string
	Style limoni.Style // the theme's text where zero
}

// Draw draws the text on the first row of area.
func (l Label) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	return drawLine(f, area, accessibility.Node{
		ID: l.ID, Role: accessibility.RoleText, Label: l.Text,
	}, or(l.Style, f.Theme().Text))
}

// drawLine registers and draws a node that is one line of text, as wide as the
// text.
func drawLine(f *limoni.Frame, area limoni.Rect, n accessibility.Node, st limoni.Style) limoni.Response {
	n.Bounds = firstRow(area, area.Dx())
	resp := f.RegisterAccessibility(n)
	var width int
	var cut bool
	if f.Painting() { // where drawing measures it
		width, cut = f.PrintCut(n.Bounds, n.Label, st)
	} else {
		width = limoni.Width(n.Label)
		cut = width > area.Dx() || n.Bounds.Empty() && n.Label != ""
	}
	switch {
	case cut:
		f.Node(resp).States |= accessibility.StateTruncated
	case width < area.Dx():
		f.SetBounds(resp, firstRow(area, width))
	}
	return resp
}
