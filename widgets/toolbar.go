package widgets

import (
	"limoni"
	"limoni/accessibility"
)

// Toolbar is a row of buttons. Items that are on or off are toggle buttons and
// show a mark while they are on; items with Items of their own open a menu. What
// has no room goes into a menu at the end.
//
//	New  Open │ ✓Bold  More ▾
//
// It is one stop of Tab: Left and Right move inside, around the ends, Home and
// End to the first and last; Enter, Space and a click press a button, Down opens
// a menu. A button that is disabled can be reached, and says that it is. A click
// does not take the keyboard away from what has it.
type Toolbar struct {
	ID    string
	Label string
	Items []MenuItem
	// More names the menu of what has no room, "More" where empty.
	More     string
	Disabled bool
}

// toolbarMemory is what a tool bar remembers.
type toolbarMemory struct {
	at     int // the button with the cursor
	opened int // 1 + the button whose menu is open
	before int // how many items had room
	level  menuLevel
	more   MenuItem // stands for what has no room
}

// toolbar is one pass of a tool bar.
type toolbar struct {
	Toolbar
	*toolbarMemory
	resp      limoni.Response
	shown     int // items that have room
	cursor    int // the button that has it
	buttons   int // those of them that are no separators, and More
	opener    limoni.Response
	menu      []MenuItem // that is open
	activated *MenuItem
	row       limoni.Response
	changed   bool
}

// Draw draws the bar on the first row of area, and the open menu above all that
// is drawn. Changed of the response reports that a button was turned on or off.
func (t Toolbar) Draw(f *limoni.Frame, area limoni.Rect) MenuResponse {
	if t.More == "" {
		t.More = "More"
	}
	area = firstRow(area, area.Dx())
	b := toolbar{Toolbar: t}
	b.fit(area.Dx())
	b.resp = f.Begin(accessibility.Node{
		ID: t.ID, Role: accessibility.RoleToolbar, Label: t.Label, Bounds: area, SetSize: count(b.buttons),
		States: when(t.Disabled, accessibility.StateDisabled), Actions: accessibility.ActionFocus,
	})
	b.toolbarMemory = limoni.Memory[toolbarMemory](f, b.resp)
	if disabled(f, b.resp) || b.shown != b.before {
		b.opened = 0 // the buttons may be others now
	}
	b.before, b.cursor = b.shown, clamp(b.at, b.buttons)
	if !disabled(f, b.resp) {
		b.cursor = acrossKeys(b.resp, &b.at, b.buttons)
	}
	b.drawButtons(f, area)
	resp := MenuResponse{Response: b.resp}
	if b.opened > 0 {
		resp = b.drawMenu(f)
	}
	if b.activated != nil {
		resp.Activated = b.activated.key()
		resp.SetRow(b.row)
		resp.SetClicked()
	}
	if b.changed {
		resp.SetChanged()
	}
	f.End(b.resp)
	return resp
}

// drawMenu draws the menu that is open.
func (b *toolbar) drawMenu(f *limoni.Frame) MenuResponse {
	if len(b.menu) == 0 {
		b.opened = 0
		return MenuResponse{Response: b.resp}
	}
	resp, _, closed := drawMenu(f, Popup{ID: "menu", Label: f.Node(b.opener).Label, Opener: b.opener}, b.menu, &b.level)
	if closed {
		b.opened = 0
	}
	return resp
}

// press is a click on a button, or its keys.
func (b *toolbar) press(i int, item *MenuItem, menu []MenuItem, button limoni.Response) {
	b.at, b.cursor = i, i
	switch {
	case len(menu) > 0 && b.opened == i+1:
		b.opened = 0
	case len(menu) > 0:
		b.opened = i + 1
		b.level.reset(0)
	default:
		if checks, _ := item.checks(); checks {
			item.flip()
			b.changed = true
		}
		b.opened, b.activated, b.row = 0, item, button
	}
}
