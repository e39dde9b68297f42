package widgets

import (
	"strconv"

	"limoni"
	"limoni/accessibility"
)

// Tabs is a row of tabs of which one is chosen. Left and Right choose the next
// one, around the ends, Home and End the first and last; a click chooses too.
// Where there is no room for all, the row scrolls with the choice.
//
//	All  Open  Done
type Tabs struct {
	ID    string
	Label string
	// Titles are the tabs' labels.
	Titles []string
	// Selected is the app's choice, an index into Titles; -1 where there are no
	// tabs.
	Selected  *int
	Disabled  bool
	AutoFocus bool
}

// Draw draws the tabs on the first row of area. Changed and Selected of the
// response report that another one was chosen.
func (t Tabs) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	if t.Selected == nil {
		panic("widgets: Tabs " + strconv.Quote(t.Label) + " has no Selected; give it a pointer to the app's int")
	}
	area = firstRow(area, area.Dx())
	resp := t.begin(f, area)
	m := limoni.Memory[tabsMemory](f, resp)
	before := *t.Selected
	*t.Selected = clamp(before, len(t.Titles))
	t.applyKeys(f, resp)
	t.fit(m, area.Dx())
	t.drawTabs(f, resp, m, area)
	if *t.Selected != before {
		resp.SetChanged()
		resp.SetSelected()
	}
	return f.End(resp)
}

func (t Tabs) begin(f *limoni.Frame, area limoni.Rect) limoni.Response {
	resp := f.Begin(accessibility.Node{
		ID: t.ID, Role: accessibility.RoleTabList, Label: t.Label, Bounds: area,
		SetSize: count(len(t.Titles)),
		States:  when(t.Disabled, accessibility.StateDisabled),
		Actions: accessibility.ActionFocus,
	})
	if t.AutoFocus {
		f.AutoFocus(resp)
	}
	return resp
}

func (t Tabs) applyKeys(f *limoni.Frame, resp limoni.Response) {
	at, n := t.Selected, len(t.Titles)
	if disabled(f, resp) {
		return
	}
	switch {
	case resp.Key("left"):
		*at = clamp((*at+n-1)%max(n, 1), n)
	case resp.Key("right"):
		*at = clamp((*at+1)%max(n, 1), n)
	case resp.Key("home"):
		*at = clamp(0, n)
	case resp.Key("end"):
		*at = clamp(n-1, n)
	}
}

func (t Tabs) drawTabs(f *limoni.Frame, resp limoni.Response, m *tabsMemory, area limoni.Rect) {
	area = t.paintMore(f, m, area)
	var chosen limoni.Response
	for i := range t.Titles {
		var cell limoni.Rect
		if i >= m.first {
			cell = firstRow(area, t.width(i))
			area.Min.X = min(cell.Max.X+1, area.Max.X)
		}
		tab := t.register(f, i, cell)
		if tab.Clicked() || tab.Did(accessibility.ActionSelect) {
			*t.Selected = i
			f.Node(chosen).States ^= accessibility.Selected(true) | accessibility.Selected(false)
		}
		if i == *t.Selected {
			chosen = tab
			f.Details(resp).ActiveDescendant = f.Node(tab).Key
		}
		t.drawTab(f, resp, tab, i)
	}
}

func (t Tabs) register(f *limoni.Frame, i int, cell limoni.Rect) limoni.Response {
	return f.RegisterAccessibility(accessibility.Node{
		Role: accessibility.RoleTab, Label: t.Titles[i], Bounds: cell,
		Position: count(i + 1), SetSize: count(len(t.Titles)),
		Actions: accessibility.ActionSelect | accessibility.ActionActivate,
	})
}

func (t Tabs) drawTab(f *limoni.Frame, tabs, tab limoni.Response, i int) {
	chosen := i == *t.Selected
	f.Node(tab).States |= accessibility.Selected(chosen)
	st := f.Theme().Control
	switch {
	case disabled(f, tab):
		st = f.Theme().Disabled
	case chosen && tabs.Focused():
		st = f.Theme().Focus
	case chosen:
		st = f.Theme().Selected
	}
	cell := tab.Rect()
	if chosen {
		focusCell(f, tabs, cell, cell.Min.X+1)
	}
	label := cell
	label.Min.X += f.Print(cell, " ", st)
	label.Max.X = min(label.Max.X, cell.Min.X+t.width(i)-1)
	cell.Min.X = label.Min.X + printCut(f, tab, label, t.Titles[i], st)
	f.Print(cell, " ", st)
}
