package widgets

import (
	"limoni"
	"limoni/accessibility"
)

// Tabs is a row of tabs of which one is chosen. Left and Right choose the next
// one, around the ends, Home and End the first and last; a click chooses too.
//
//	All  Open  Done
type Tabs struct {
	ID    string
	Label string
	// Titles are the tabs' labels.
	Titles []string
	// Selected is the app's choice, an index into Titles.
	Selected  *int
	AutoFocus bool
}

// Draw draws the tabs on the first row of area. Changed of the response
// reports that another one was chosen.
func (t Tabs) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	if t.Selected == nil {
		panic("widgets: Tabs " + t.Label + " has no Selected; give it a pointer to the app's int")
	}
	area = firstRow(area, area.Dx())
	resp := f.Begin(accessibility.Node{
		ID: t.ID, Role: accessibility.RoleTabList, Label: t.Label, Bounds: area,
		SetSize: int32(len(t.Titles)),
		Actions: accessibility.ActionFocus,
	})
	if t.AutoFocus {
		f.AutoFocus(resp)
	}
	before := *t.Selected
	*t.Selected = t.moved(resp, clamp(before, len(t.Titles)))
	for i, title := range t.Titles {
		area = t.drawTab(f, resp, area, i, title)
	}
	if *t.Selected != before {
		resp.SetChanged()
		resp.SetSelected()
	}
	return f.End(resp)
}

// moved is the choice after this pass's key.
func (t Tabs) moved(resp limoni.Response, at int) int {
	n := len(t.Titles)
	if n == 0 {
		return at
	}
	switch {
	case resp.Key("left"):
		return (at + n - 1) % n
	case resp.Key("right"):
		return (at + 1) % n
	case resp.Key("home"):
		return 0
	case resp.Key("end"):
		return n - 1
	}
	return at
}

// drawTab draws one tab at the start of area and returns what is left.
func (t Tabs) drawTab(f *limoni.Frame, tabs limoni.Response, area limoni.Rect, i int, title string) limoni.Rect {
	cell := firstRow(area, limoni.Width(title)+2)
	resp := f.RegisterAccessibility(accessibility.Node{
		Role: accessibility.RoleTab, Label: title, Bounds: cell,
		Position: int32(i + 1), SetSize: int32(len(t.Titles)),
		Actions: accessibility.ActionSelect | accessibility.ActionActivate,
	})
	if resp.Clicked() || resp.Did(accessibility.ActionSelect) {
		*t.Selected = i
	}
	chosen := i == *t.Selected
	f.Node(resp).States |= accessibility.Selected(chosen)
	st := f.Theme().Control
	if chosen {
		st = f.Theme().Selected
		f.FocusCell(tabs, cell.Min.X+1, cell.Min.Y)
		if tabs.Focused() {
			st = f.Theme().Focus
		}
	}
	w := f.Print(cell, " ", st)
	label := cell
	label.Min.X += w
	label.Max.X--
	f.PrintCut(label, title, st)
	label.Min.X = max(label.Min.X, cell.Max.X-1)
	label.Max.X++
	f.Print(label, " ", st)
	area.Min.X = min(cell.Max.X+1, area.Max.X)
	return area
}

// clamp is i as an index into n items, -1 where there are none.
func clamp(i, n int) int { return min(max(i, 0), n-1) }
