package widgets

import (
	"limoni"
	"limoni/accessibility"
	"limoni/layout"
)

// Popup is a bordered box above the screen that belongs to a control: below it
// where there is room, else above.
//
//	[ Filter ▾ ]
//	┌──────────────┐
//	│ [x] Open     │
//	│ [ ] Closed   │
//	└──────────────┘
//
// Draw it while it is open, inside of a container or not, and ask Dismissed of
// its response: Esc, the dismiss action and a press outside close it. The press
// goes on to what it hit, but for the opener, whose own click closes the popup.
//
//	if a.open {
//		popup, inner := widgets.Popup{Label: "Filter", Opener: filter, Width: 14, Height: 2}.Begin(f)
//		// draw into inner
//		f.End(popup)
//		if popup.Dismissed() {
//			a.open = false
//		}
//	}
type Popup struct {
	ID    string
	Label string
	// Role is group where empty.
	Role accessibility.Role
	// Opener is the control it belongs to, which then says that it controls the
	// popup.
	Opener limoni.Response
	// Anchor is the area it stands next to, the opener's where empty.
	Anchor limoni.Rect
	// Width and Height are those of what is inside, in cells. It is at least as
	// wide as its anchor, and never larger than the screen.
	Width, Height int
	// Beside opens it to the right of the anchor, as a submenu.
	Beside bool
}

// Begin draws the box, begins it as a layer and returns the area inside.
func (p Popup) Begin(f *limoni.Frame) (limoni.Response, limoni.Rect) {
	if p.Role == "" {
		p.Role = accessibility.RoleGroup
	}
	box := p.place(f.Area())
	return p.begin(f, accessibility.Node{Bounds: box}), inside(box)
}

// begin begins the layer with a node that says where it stands, and draws the
// border.
func (p Popup) begin(f *limoni.Frame, n accessibility.Node) limoni.Response {
	n.ID, n.Role, n.Label = p.ID, p.Role, p.Label
	n.Actions |= accessibility.ActionDismiss
	resp := f.BeginLayer(limoni.RankPopup, n)
	if p.Opener != (limoni.Response{}) {
		f.Details(p.Opener).Controls = f.Node(resp).Key
	}
	f.Box(n.Bounds, limoni.LightLines, f.Theme().Border)
	return resp
}

// place is where the box stands on the screen.
func (p Popup) place(screen limoni.Rect) limoni.Rect {
	anchor := p.Anchor
	if anchor == (limoni.Rect{}) {
		anchor = p.Opener.Rect()
	}
	size := limoni.Point{X: max(p.Width, 0) + 2, Y: max(p.Height, 0) + 2}
	if p.Beside {
		return layout.Beside(anchor, size, screen)
	}
	return layout.Below(anchor, size, screen)
}
