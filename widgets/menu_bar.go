package widgets

import (
	"limoni"
	"limoni/accessibility"
)

// MenuBar is a row of menus at the top of the screen.
//
//	 File  Edit  View
//	┌──────────────┐
//	│ New   Ctrl+N │
//	│ Quit  Ctrl+Q │
//	└──────────────┘
//
// F10 opens the first menu from wherever the keyboard is, and closes it. The bar
// is one stop of Tab; there Left, Right, Home and End move, Down, Enter and Space
// open a menu, Up opens it at its last item. While one is open, Left and Right go
// to the next menu where they mean nothing in a submenu, and so do a click on
// another and the mouse moving over it. In a menu the keys are those of a [Menu].
//
// A click on the bar does not take the keyboard away from what has it, and when
// the menu closes it is there again: "Copy" is about that.
//
// A top without Items of its own is a command; Enter and a click activate it.
type MenuBar struct {
	ID string
	// Label names the bar, "Menu" where empty.
	Label string
	// Menus are the tops, each with the Items of its menu.
	Menus []MenuItem
}

// barMemory is what a menu bar remembers.
type barMemory struct {
	at    int // the top with the cursor
	open  bool
	level menuLevel
}

// menuBar is one pass of a menu bar.
type menuBar struct {
	*barMemory
	menus     []MenuItem
	resp      limoni.Response
	top       limoni.Response // the one with the cursor
	activated *MenuItem
	row       limoni.Response
}

// Draw draws the bar on the first row of area, and the open menu above all that
// is drawn.
func (m MenuBar) Draw(f *limoni.Frame, area limoni.Rect) MenuResponse {
	area = firstRow(area, area.Dx())
	if m.Label == "" {
		m.Label = "Menu"
	}
	b := menuBar{menus: m.Menus}
	b.resp = f.Begin(accessibility.Node{
		ID: m.ID, Role: accessibility.RoleMenuBar, Label: m.Label, Bounds: area,
		SetSize: count(len(m.Menus)), Actions: accessibility.ActionFocus,
	})
	b.barMemory = limoni.Memory[barMemory](f, b.resp)
	if b.opens() {
		f.Details(b.resp).Shortcut = "f10"
	}
	b.applyKeys(f)
	b.drawTops(f, area)
	resp := MenuResponse{Response: b.resp}
	if b.open {
		resp = b.drawMenu(f)
	}
	if b.activated != nil {
		resp.Activated = b.activated.key()
		resp.SetRow(b.row)
		resp.SetClicked()
	}
	f.End(b.resp)
	return resp
}

// openAt opens the menu of a top, if it has one.
func (b *menuBar) openAt(top, at int) {
	if top < 0 || top >= len(b.menus) || !b.menus[top].canOpen() {
		return
	}
	b.at, b.open = top, true
	b.level.reset(at)
}

func (b *menuBar) applyKeys(f *limoni.Frame) {
	if disabled(f, b.resp) {
		b.open = false
		return
	}
	b.at = acrossKeys(b.resp, &b.at, len(b.menus))
	switch {
	case b.opens() && f.Key("f10"):
		if b.open {
			b.open = false
		} else {
			b.turnFrom(-1, 1)
		}
	case b.at < 0:
	case b.resp.Key("down"):
		b.openAt(b.at, 0)
	case b.resp.Key("up"):
		b.openAt(b.at, len(b.menus[b.at].Items)) // put back to the last by the rows
	case b.resp.Key("enter"), b.resp.Key("space"):
		b.press(b.at)
	}
	if ev, ok := b.resp.Event(); ok && ev.Kind == limoni.EventPress && b.open {
		b.resp.Take()
		b.open = false // beside the tops
	}
}

// opens reports whether there is a menu that F10 could open.
func (b *menuBar) opens() bool {
	for i := range b.menus {
		if b.menus[i].canOpen() {
			return true
		}
	}
	return false
}

// press is a click on a top, or its keys.
func (b *menuBar) press(top int) {
	item := &b.menus[top]
	switch {
	case item.Disabled:
	case len(item.Items) == 0:
		b.at, b.open, b.activated = top, false, item
	case b.open && b.at == top:
		b.open = false
	default:
		b.openAt(top, 0)
	}
}

// turnFrom opens the next menu from a top on that can be opened.
func (b *menuBar) turnFrom(top, by int) {
	n := len(b.menus)
	for k := 1; k <= n; k++ {
		if i := ((top+k*by)%n + n) % n; b.menus[i].canOpen() {
			b.openAt(i, 0)
			return
		}
	}
}

// drawMenu draws the menu that is open. All of them are one layer, so that
// going from one to the next does not move the keyboard.
func (b *menuBar) drawMenu(f *limoni.Frame) MenuResponse {
	if b.at < 0 || !b.menus[b.at].canOpen() {
		b.open = false
		return MenuResponse{Response: b.resp}
	}
	top := &b.menus[b.at]
	resp, turn, closed := drawMenu(f, Popup{ID: "menu", Label: top.Label, Opener: b.top}, top.Items, &b.level)
	f.Details(b.resp).Controls = f.Details(b.top).Controls
	if b.open = !closed; b.open && turn != 0 {
		b.turnFrom(b.at, turn)
	}
	return resp
}
