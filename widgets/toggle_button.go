package widgets

import (
	"strconv"

	"limoni"
	"limoni/accessibility"
)

// ToggleButton is a button that stays down: Space, Enter, a click and the toggle
// action press it and release it again.
//
//	[ ● Bold ] [ ○ Italic ]
type ToggleButton struct {
	ID    string
	Label string
	// Pressed is the app's value.
	Pressed     *bool
	Disabled    bool
	AutoFocus   bool
	Shortcut    string // the chord that the app also binds to it, for the tree
	Description string
}

// Width is the columns a button with that label needs.
func (b ToggleButton) Width() int { return limoni.Width(b.Label) + 6 }

// Draw draws the button on the first row of area. Changed of the response
// reports that it was pressed or released.
func (b ToggleButton) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	if b.Pressed == nil {
		panic("widgets: ToggleButton " + strconv.Quote(b.Label) + " has no Pressed; give it a pointer to the app's bool")
	}
	area = firstRow(area, b.Width())
	resp := f.RegisterAccessibility(accessibility.Node{
		ID: b.ID, Role: accessibility.RoleToggleButton, Label: b.Label, Bounds: area,
		States:  when(b.Disabled, accessibility.StateDisabled),
		Actions: accessibility.ActionActivate | accessibility.ActionToggle | accessibility.ActionFocus,
	})
	if b.AutoFocus {
		f.AutoFocus(resp)
	}
	if !disabled(f, resp) && (resp.Clicked() || resp.Did(accessibility.ActionToggle)) {
		*b.Pressed = !*b.Pressed
		resp.SetChanged()
	}
	f.Node(resp).States |= accessibility.Pressed(*b.Pressed)
	b.paint(f, resp, area)
	describe(f, resp, b.Description, b.Shortcut)
	return resp
}

func (b ToggleButton) paint(f *limoni.Frame, resp limoni.Response, area limoni.Rect) {
	st, mark := controlStyle(f, resp), "[ ○ "
	if *b.Pressed {
		mark = "[ ● "
	}
	label := area
	label.Min.X += f.Print(area, mark, st)
	focusCell(f, resp, area, label.Min.X)
	end := label
	label.Max.X = min(label.Max.X, area.Min.X+b.Width()-2)
	end.Min.X = label.Min.X + printCut(f, resp, label, b.Label, st)
	f.Print(end, " ]", st)
}
