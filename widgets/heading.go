package widgets

import (
	"limoni"
	"limoni/accessibility"
)

// Heading is the title of a part of the screen.
type Heading struct {
	ID   string
	Text string
	// Level is 1 for the outermost; 0 counts as 1.
	Level int
}

// Draw draws the title on the first row of area.
func (h Heading) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	resp := drawLine(f, area, accessibility.Node{
		ID: h.ID, Role: accessibility.RoleHeading, Label: h.Text,
	}, f.Theme().Heading)
	f.Details(resp).Level = max(h.Level, 1)
	return resp
}
