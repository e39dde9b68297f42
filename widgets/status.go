package widgets

import (
	"limoni"
	"limoni/accessibility"
)

// Status is one line that tells what has just happened. Screen readers speak
// it when its text changes. Draw it only while there is something to say.
type Status struct {
	ID   string
	Text string
	// Error shows it as one.
	Error bool
}

// Draw draws the text on the first row of area.
func (s Status) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	st := f.Theme().Text
	role := accessibility.RoleStatus
	if s.Error {
		st, role = f.Theme().Error, accessibility.RoleAlert
	}
	return drawLine(f, area, accessibility.Node{ID: s.ID, Role: role, Label: s.Text}, st)
}
