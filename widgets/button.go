package widgets

import (
	"limoni"
	"limoni/accessibility"
)

// Button does something when it is clicked: by the mouse, by Space or Enter
// while it has the focus, or by an agent.
//
//	[ Add task ]
type Button struct {
	ID    string
	Label string
	// Disabled shows it without reacting.
	Disabled bool
	// Default makes Enter press it from anywhere in its layer where nothing
	// else takes that key; in a [Form], from anywhere in that.
	Default bool
	// AutoFocus gives it the focus when it first appears.
	AutoFocus bool
	// Shortcut is the chord that the app also binds to it, for the tree; the
	// button does not ask for it itself.
	Shortcut    string
	Description string
}

// Width is the columns a button with that label needs.
func (b Button) Width() int { return limoni.Width(b.Label) + 4 }

// Draw draws the button on the first row of area. Clicked of the response
// reports that it was pressed.
func (b Button) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	area = firstRow(area, b.Width())
	resp := f.RegisterAccessibility(accessibility.Node{
		ID: b.ID, Role: accessibility.RoleButton, Label: b.Label, Bounds: area,
		States:  when(b.Disabled, accessibility.StateDisabled) | when(b.Default, accessibility.StateDefault),
		Actions: accessibility.ActionActivate | accessibility.ActionFocus,
	})
	if b.AutoFocus {
		f.AutoFocus(resp)
	}
	b.paint(f, resp, area)
	describe(f, resp, b.Description, b.Shortcut)
	return resp
}

func (b Button) paint(f *limoni.Frame, resp limoni.Response, area limoni.Rect) {
	st := controlStyle(f, resp)
	x := area
	x.Min.X += f.Print(x, "[ ", st)
	focusCell(f, resp, area, x.Min.X)
	label := x
	label.Max.X -= 2
	x.Min.X += printCut(f, resp, label, b.Label, st)
	f.Print(x, " ]", st)
}
