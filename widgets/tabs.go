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
// Where they are Closable, Delete, the dismiss action, a click on the mark and
// one with the middle button ask to close a tab:
// Did(accessibility.ActionDismiss) of the response reports that, and Item which
// one, by its position. Closing it is the app's.
//
//	All  Open ×  Done ×
type Tabs struct {
	ID    string
	Label string
	// Titles are the tabs' labels.
	Titles []string
	// Selected is the app's choice, an index into Titles; -1 where there are no
	// tabs.
	Selected *int
	// Closable draws a mark to close each by.
	Closable  bool
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
	if !disabled(f, resp) {
		acrossKeys(resp, t.Selected, len(t.Titles))
	}
	t.fit(m, area.Dx())
	t.drawTabs(f, &resp, m, area)
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

func (t Tabs) drawTabs(f *limoni.Frame, resp *limoni.Response, m *tabsMemory, area limoni.Rect) {
	area = t.paintMore(f, m, area)
	closing := t.Closable && !disabled(f, *resp) && resp.Key("delete")
	var chosen limoni.Response
	for i := range t.Titles {
		var cell limoni.Rect
		if i >= m.first {
			cell = firstRow(area, t.width(i))
			area.Min.X = min(cell.Max.X+1, area.Max.X)
		}
		tab := t.register(f, i, cell)
		switch {
		case t.closed(tab), closing && i == *t.Selected:
			resp.SetRow(tab)
			resp.SetDid(accessibility.ActionDismiss)
		case tab.Clicked() || tab.Did(accessibility.ActionSelect):
			*t.Selected = i
			f.Node(chosen).States ^= accessibility.Selected(true) | accessibility.Selected(false)
		}
		if i == *t.Selected {
			chosen = tab
			f.Details(*resp).ActiveDescendant = f.Node(tab).Key
		}
		t.drawTab(f, *resp, tab, i)
	}
}

// closed reports that a tab is asked to be closed, by the mouse or an action.
func (t Tabs) closed(tab limoni.Response) bool {
	if !t.Closable {
		return false
	}
	ev, _ := tab.Event()
	at := limoni.Point{X: ev.X, Y: ev.Y}
	switch {
	case ev.Kind != limoni.EventRelease:
		return tab.Did(accessibility.ActionDismiss)
	case ev.Button == limoni.ButtonMiddle && at.In(tab.Rect()):
		tab.Take()
		return true
	}
	return at.In(t.mark(tab.Rect())) && tab.Clicked()
}

func (t Tabs) register(f *limoni.Frame, i int, cell limoni.Rect) limoni.Response {
	actions := accessibility.ActionSelect | accessibility.ActionActivate
	if t.Closable {
		actions |= accessibility.ActionDismiss
	}
	return f.RegisterAccessibility(accessibility.Node{
		Role: accessibility.RoleTab, Label: t.Titles[i], Bounds: cell,
		Position: count(i + 1), SetSize: count(len(t.Titles)),
		Actions: actions,
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
	f.Fill(cell, ' ', st)
	label := cell
	label.Min.X = min(label.Min.X+1, label.Max.X)
	label.Max.X = min(label.Max.X, cell.Min.X+t.width(i)-1)
	if mark := t.mark(cell); !mark.Empty() {
		label.Max.X = mark.Min.X - 1
		f.Print(mark, "×", st)
	}
	printCut(f, tab, label, t.Titles[i], st)
}
