package widgets

import (
	"strconv"

	"limoni"
	"limoni/accessibility"
)

// RadioGroup is one choice of few, all in view. Up and Left choose the option
// before, Down and Right the one after, around the ends; Home and End the first
// and last; Space chooses where nothing is chosen yet. A click chooses too.
//
//	(•) Small
//	( ) Medium
//	( ) Large
type RadioGroup struct {
	ID string
	// Label names the group. It is not drawn.
	Label   string
	Options []string
	// Selected is the app's choice, an index into Options, -1 for none.
	Selected *int
	// Row puts the options side by side instead of one below the other.
	Row       bool
	Disabled  bool
	Required  bool
	AutoFocus bool
	// Error, where not empty, says why the choice is refused. It is drawn in the
	// row below the options, where the area has one.
	Error string
}

// Draw draws the options that fit into area. Changed of the response reports
// that another one was chosen.
func (g RadioGroup) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	if g.Selected == nil {
		panic("widgets: RadioGroup " + strconv.Quote(g.Label) + " has no Selected; give it a pointer to the app's int")
	}
	resp := g.begin(f, area)
	before := *g.Selected
	*g.Selected = min(max(before, -1), len(g.Options)-1)
	g.applyKeys(f, resp)
	f.PrintCut(g.below(area), g.Error, f.Theme().Error)
	g.drawOptions(f, resp, area)
	if *g.Selected >= 0 {
		f.Node(resp).Value = g.Options[*g.Selected]
	}
	if *g.Selected != before {
		resp.SetChanged()
		resp.SetSelected()
	}
	return f.End(resp)
}

// below is the row below the options.
func (g RadioGroup) below(area limoni.Rect) limoni.Rect {
	rows := len(g.Options)
	if g.Row {
		rows = min(rows, 1)
	}
	area.Min.Y = min(area.Min.Y+rows, max(area.Max.Y, area.Min.Y))
	return firstRow(area, area.Dx())
}

func (g RadioGroup) begin(f *limoni.Frame, area limoni.Rect) limoni.Response {
	resp := f.Begin(accessibility.Node{
		ID: g.ID, Role: accessibility.RoleRadioGroup, Label: g.Label, Bounds: area, SetSize: count(len(g.Options)),
		States: when(g.Disabled, accessibility.StateDisabled) | when(g.Required, accessibility.StateRequired) |
			when(g.Error != "", accessibility.StateInvalid),
		Actions: accessibility.ActionFocus,
	})
	if g.AutoFocus {
		f.AutoFocus(resp)
	}
	if g.Error != "" {
		f.Details(resp).ErrorMessage = g.Error
	}
	return resp
}

func (g RadioGroup) applyKeys(f *limoni.Frame, resp limoni.Response) {
	at, n := g.Selected, len(g.Options)
	if disabled(f, resp) || n == 0 {
		return
	}
	switch {
	case resp.Key("up"), resp.Key("left"):
		*at = (max(*at, 0) + n - 1) % n
	case resp.Key("down"), resp.Key("right"):
		*at = (*at + 1) % n
	case resp.Key("home"):
		*at = 0
	case resp.Key("end"):
		*at = n - 1
	case resp.Key("space"):
		*at = max(*at, 0)
	}
}

func (g RadioGroup) drawOptions(f *limoni.Frame, resp limoni.Response, area limoni.Rect) {
	var chosen limoni.Response
	for i, label := range g.Options {
		cell := firstRow(area, limoni.Width(label)+4)
		if g.Row {
			area.Min.X = min(cell.Max.X+2, area.Max.X)
		} else {
			area.Min.Y = min(area.Min.Y+1, area.Max.Y)
		}
		option := f.RegisterAccessibility(accessibility.Node{
			Role: accessibility.RoleRadioButton, Label: label, Bounds: cell,
			Position: count(i + 1), SetSize: count(len(g.Options)),
			Actions: accessibility.ActionSelect | accessibility.ActionActivate,
		})
		if option.Clicked() || option.Did(accessibility.ActionSelect) {
			*g.Selected = i
			f.Node(chosen).States ^= accessibility.Checked(true) | accessibility.Checked(false)
		}
		if i == *g.Selected {
			chosen = option
		}
		g.drawOption(f, resp, option, i)
	}
}

func (g RadioGroup) drawOption(f *limoni.Frame, resp, option limoni.Response, i int) {
	chosen := i == *g.Selected
	f.Node(option).States |= accessibility.Checked(chosen)
	cell, mark, st := option.Rect(), "( ) ", f.Theme().Control
	if chosen {
		mark = "(•) "
	}
	active := chosen || *g.Selected < 0 && i == 0
	if active {
		f.Details(resp).ActiveDescendant = f.Node(option).Key
	}
	switch {
	case disabled(f, option):
		st = f.Theme().Disabled
	case active && resp.Focused():
		st = f.Theme().Focus
	}
	label := cell
	label.Min.X += f.Print(cell, mark, st)
	if active {
		focusCell(f, resp, cell, label.Min.X)
	}
	printCut(f, option, label, g.Options[i], st)
}
