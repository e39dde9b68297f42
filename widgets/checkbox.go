package widgets

import (
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
	Checked   *bool
	Disabled  bool
	AutoFocus bool
}

// Draw draws the box on the first row of area.
func (c Checkbox) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	if c.Checked == nil {
		panic("widgets: Checkbox " + c.Label + " has no Checked; give it a pointer to the app's bool")
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
	if resp.Clicked() || resp.Did(accessibility.ActionToggle) || resp.Key("space") {
		*c.Checked = !*c.Checked
		resp.SetChanged()
	}
	f.Node(resp).States |= accessibility.Checked(*c.Checked)
	c.paint(f, resp, area)
	return resp
}

func (c Checkbox) paint(f *limoni.Frame, resp limoni.Response, area limoni.Rect) {
	st := controlStyle(f, resp, c.Disabled)
	mark := "[ ] "
	if *c.Checked {
		mark = "[x] "
	}
	area.Min.X += f.Print(area, mark, st)
	f.FocusCell(resp, area.Min.X, area.Min.Y)
	if _, cut := f.PrintCut(area, c.Label, st); cut {
		f.Node(resp).States |= accessibility.StateTruncated
	}
}
