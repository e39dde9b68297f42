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
	return drawLine(f, firstRow(area, area.Dx()), accessibility.Node{
		ID: l.ID, Role: accessibility.RoleText, Label: l.Text,
	}, or(l.Style, f.Theme().Text))
}

// drawLine registers and draws a node that is one line of text.
func drawLine(f *limoni.Frame, area limoni.Rect, n accessibility.Node, st limoni.Style) limoni.Response {
	n.Bounds = area
	n.Bounds.Max.X = min(area.Max.X, area.Min.X+limoni.Width(n.Label))
	resp := f.RegisterAccessibility(n)
	if _, cut := f.PrintCut(area, n.Label, st); cut {
		f.Node(resp).States |= accessibility.StateTruncated
	}
	return resp
}

// or is st, or other where st is zero.
func or(st, other limoni.Style) limoni.Style {
	if st == (limoni.Style{}) {
		return other
	}
	return st
}
