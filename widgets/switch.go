package widgets

import (
	"strconv"

	"limoni"
	"limoni/accessibility"
)

// Switch turns something on or off at once. Space, Enter, a click on it or its
// label and the toggle action flip it. Its label says what is on, whatever its
// state: "Dark mode".
//
//	( ●) Dark mode
type Switch struct {
	ID    string
	Label string
	// On is the app's value.
	On          *bool
	Disabled    bool
	AutoFocus   bool
	Description string
}

// Draw draws the switch on the first row of area. Changed of the response
// reports that it was flipped.
func (s Switch) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	if s.On == nil {
		panic("widgets: Switch " + strconv.Quote(s.Label) + " has no On; give it a pointer to the app's bool")
	}
	area = firstRow(area, limoni.Width(s.Label)+5)
	resp := f.RegisterAccessibility(accessibility.Node{
		ID: s.ID, Role: accessibility.RoleSwitch, Label: s.Label, Bounds: area,
		States:  when(s.Disabled, accessibility.StateDisabled),
		Actions: accessibility.ActionActivate | accessibility.ActionToggle | accessibility.ActionFocus,
	})
	if s.AutoFocus {
		f.AutoFocus(resp)
	}
	if !disabled(f, resp) && (resp.Clicked() || resp.Did(accessibility.ActionToggle)) {
		*s.On = !*s.On
		resp.SetChanged()
	}
	f.Node(resp).States |= accessibility.Checked(*s.On)
	s.paint(f, resp, area)
	describe(f, resp, s.Description, "")
	return resp
}

func (s Switch) paint(f *limoni.Frame, resp limoni.Response, area limoni.Rect) {
	st, mark := controlStyle(f, resp), "(○ ) "
	if *s.On {
		mark = "( ●) "
	}
	label := area
	label.Min.X += f.Print(area, mark, st)
	focusCell(f, resp, area, label.Min.X)
	printCut(f, resp, label, s.Label, st)
}
