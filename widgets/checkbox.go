package widgets

import (
	"strconv"

	"limoni"
	"limoni/accessibility"
)

// Checkbox is a choice of its own. Space toggles it while it has the focus, a
// click on the mark or the label always; Enter is left to the form.
//
//	[x] Send a copy
type Checkbox struct {
	ID    string
	Label string
	// Checked is the app's value.
	Checked *bool
	// Mixed shows it as partly checked, as [-], whatever Checked says: for a box
	// that stands for others of which some are checked. Toggling it then checks.
	Mixed       bool
	Disabled    bool
	AutoFocus   bool
	Description string
}

// Draw draws the box on the first row of area. Changed of the response reports
// that it was toggled.
func (c Checkbox) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	if c.Checked == nil {
		panic("widgets: Checkbox " + strconv.Quote(c.Label) + " has no Checked; give it a pointer to the app's bool")
	}
	area = firstRow(area, limoni.Width(c.Label)+4)
	resp := f.RegisterAccessibility(accessibility.Node{
		ID: c.ID, Role: accessibility.RoleCheckbox, Label: c.Label, Bounds: area,
		States:  when(c.Disabled, accessibility.StateDisabled),
		Actions: accessibility.ActionToggle | accessibility.ActionFocus,
	})
	if c.AutoFocus {
		f.AutoFocus(resp)
	}
	if c.toggled(f, resp) {
		*c.Checked = c.Mixed || !*c.Checked
		c.Mixed = false
		resp.SetChanged()
	}
	f.Node(resp).States |= c.state()
	c.paint(f, resp, area)
	describe(f, resp, c.Description, "")
	return resp
}

func (c Checkbox) toggled(f *limoni.Frame, resp limoni.Response) bool {
	return !disabled(f, resp) && (resp.Clicked() || resp.Did(accessibility.ActionToggle) || resp.Key("space"))
}

func (c Checkbox) state() accessibility.State {
	if c.Mixed {
		return accessibility.StateMixed
	}
	return accessibility.Checked(*c.Checked)
}

func (c Checkbox) paint(f *limoni.Frame, resp limoni.Response, area limoni.Rect) {
	st := controlStyle(f, resp)
	mark := "[ ] "
	switch {
	case c.Mixed:
		mark = "[-] "
	case *c.Checked:
		mark = "[x] "
	}
	label := area
	label.Min.X += f.Print(area, mark, st)
	focusCell(f, resp, area, label.Min.X)
	printCut(f, resp, label, c.Label, st)
}
