package widgets

import (
	"strconv"

	"limoni"
)

// Menu is a list of commands that opens from a control.
//
//	[ File ▾ ]
//	┌──────────────────────┐
//	│ New           Ctrl+N │
//	│ Open recent        ▸ │
//	│──────────────────────│
//	│ ✓ Word wrap          │
//	└──────────────────────┘
//
// While it is open it has the keyboard. Up and Down move, around the ends, Home
// and End go to the first and last, PageUp and PageDown by a view, letters to the
// next item that begins with them. Enter, Space and a click activate an item and
// close the menu; Space turns one that is on or off over and leaves the menu
// open. Right, Enter, Space, a click and hovering open a submenu, Left and Esc
// close it. Esc closes the menu, Tab all of it and goes on, and so does a press
// elsewhere. An item that is disabled can be reached, and says that it is.
//
// When it closes, the keyboard goes back to where it was. Where there is no
// room for everything the separators go first; then the menu scrolls.
//
//	file := widgets.Button{ID: "file", Label: "File ▾"}.Draw(f, area)
//	if file.Clicked() {
//		a.menu = !a.menu
//	}
//	menu := widgets.Menu{Label: "File", Items: a.commands, Open: &a.menu, Opener: file}.Draw(f)
//	switch menu.Activated {
//	case "new":
//	}
type Menu struct {
	ID    string
	Label string
	Items []MenuItem
	// Open is the app's: whether it is open. The menu sets it to false when it
	// closes, and where its opener is disabled.
	Open *bool
	// Opener is the control it belongs to and stands below.
	Opener limoni.Response
	// Anchor is the area it stands below, the opener's where empty.
	Anchor limoni.Rect
}

// MenuResponse is what happened to a menu. Item names the activated item as it
// does a row, Changed reports that one was turned on or off.
type MenuResponse struct {
	limoni.Response
	// Activated is the ID of the item that was activated, or else its label, ""
	// for none.
	Activated string
}

// menuMemory is what the opener of a menu remembers.
type menuMemory struct {
	was   bool
	level menuLevel
}

// Draw draws the menu where it is open, above all that is drawn.
func (m Menu) Draw(f *limoni.Frame) MenuResponse {
	if m.Open == nil || m.Opener == (limoni.Response{}) {
		panic("widgets: Menu " + strconv.Quote(m.Label) + " needs Open and Opener; give it a pointer to the app's bool and the response of the control that opens it")
	}
	memory := limoni.Memory[menuMemory](f, m.Opener)
	if *m.Open && !memory.was {
		memory.level.reset(0)
	}
	*m.Open = *m.Open && !disabled(f, m.Opener)
	memory.was = *m.Open
	if !*m.Open {
		return MenuResponse{}
	}
	resp, _, closed := drawMenu(f, Popup{ID: m.ID, Label: m.Label, Opener: m.Opener, Anchor: m.Anchor}, m.Items, &memory.level)
	*m.Open = !closed
	return resp
}

// drawMenu draws an open menu. It reports Left or Right that the menu left to
// whatever it belongs to, and whether it is to be closed.
func drawMenu(f *limoni.Frame, popup Popup, items []MenuItem, l *menuLevel) (resp MenuResponse, turn int, closed bool) {
	p := &l.pass
	*p = menuPass{}
	closed = p.draw(f, popup, items, l, 0, true)
	if p.active != 0 {
		f.Details(p.root).ActiveDescendant = p.active
	}
	resp.Response = p.root
	// The click that comes of a press on the opener closes what it opened.
	closed = closed || p.root.FocusLost() && !popup.Opener.Pressed()
	if p.activated != nil {
		resp.Activated = p.activated.key()
		if resp.Response = p.row; p.changed {
			resp.SetChanged()
		}
		closed = closed || !p.stays
	}
	return resp, p.turn, closed
}
