package widgets

import (
	"limoni"
	"limoni/accessibility"
	"limoni/layout"
)

// AlertDialog is a [Dialog] that needs an answer to something urgent. Its text
// is spoken at once when it appears.
//
//	┌ Overwrite? ────────────┐
//	│ notes.txt is there.    │
//	│                        │
//	│ [ Keep ] [ Overwrite ] │
//	└────────────────────────┘
type AlertDialog struct {
	ID    string
	Title string
	// Text says what is the matter.
	Text string
	// Buttons are the answers. The first is the default and gets the focus: make
	// it the one that does no harm.
	Buttons []string
}

// Draw draws the dialog in the middle of area. Ask Dismissed where Esc may take
// the place of an answer.
func (a AlertDialog) Draw(f *limoni.Frame, area limoni.Rect) DialogResponse {
	d := Dialog{ID: a.ID, Title: a.Title, Text: a.Text, Buttons: a.Buttons}
	resp, inner := d.Begin(f, area)
	foot := layout.CutBottom(&inner, buttonsSize(d.Buttons, inner.Dx()).Y)
	d.drawText(f, resp, inner, accessibility.RoleAlert)
	pressed := drawButtons(f, foot, d.Buttons)
	return DialogResponse{Response: f.End(resp), Button: pressed}
}
