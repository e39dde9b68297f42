package widgets

import (
	"limoni"
	"limoni/accessibility"
)

// TabPanel is the page that belongs to the chosen tab. What is drawn between
// its Begin and the frame's End is inside.
//
//	tabs := widgets.Tabs{Label: "Show", Titles: titles, Selected: &a.tab}.Draw(f, head)
//	panel, inner := widgets.TabPanel{Label: titles[a.tab], Tabs: tabs}.Begin(f, area)
//	// draw the page into inner
//	f.End(panel)
type TabPanel struct {
	ID string
	// Label is the title of its tab.
	Label string
	// Tabs is the response of the tabs.
	Tabs limoni.Response
}

// Begin begins the page and returns its area, all of what is given.
func (p TabPanel) Begin(f *limoni.Frame, area limoni.Rect) (limoni.Response, limoni.Rect) {
	resp := f.Begin(accessibility.Node{ID: p.ID, Role: accessibility.RoleTabPanel, Label: p.Label, Bounds: area})
	if p.Tabs != (limoni.Response{}) {
		tabs := f.Details(p.Tabs)
		tabs.Controls = f.Node(resp).Key
		f.Details(resp).LabelledBy = tabs.ActiveDescendant
	}
	return resp, area
}
