package widgets

import (
	"limoni"
	"limoni/accessibility"
)

// menuPass is one pass of a menu that is open, with all that is open from it.
type menuPass struct {
	root limoni.Response // the first menu, which has the keyboard
	// activated is the item that was, and row its node.
	activated *MenuItem
	row       limoni.Response
	changed   bool // the item was turned on or off
	stays     bool // and the menu stays open
	turn      int  // Left or Right that no menu has a use for: -1 or 1
	acted     bool // the mouse or an action was for the menu just drawn, or one from it
	active    accessibility.Key
}

// menuDraw is one menu while it is drawn.
type menuDraw struct {
	*menuPass
	d     rows
	level *menuLevel
	depth int
	keys  bool // it has the keyboard
	inner limoni.Rect
	// spaced says that there is room for the separators.
	spaced bool
	opener begun // the row whose submenu is open
}

// draw draws a menu and those that are open from it, and reports whether it is
// to be closed.
func (p *menuPass) draw(f *limoni.Frame, popup Popup, items []MenuItem, l *menuLevel, depth int, keys bool) (closed bool) {
	l.rows.set(items, l.opened-1)
	w := menuDraw{menuPass: p, level: l, depth: depth, keys: keys && !l.inside}
	w.begin(f, popup)
	w.apply()
	w.drawItems(f)
	w.operate(f)
	w.drawSub(f, keys)
	if key := f.Details(w.d.resp).ActiveDescendant; key != 0 && w.keys {
		p.active = key
	}
	menu := w.d.end(f)
	return menu.Dismissed()
}

func (w *menuDraw) begin(f *limoni.Frame, popup Popup) {
	l := w.level
	popup.Role = accessibility.RoleMenu
	popup.Width, popup.Height = l.rows.size(f)
	box := popup.place(f.Area())
	w.inner = inside(box)
	w.spaced = w.inner.Dy() >= len(l.rows.items)
	w.d = rows{
		Items: &l.rows, role: accessibility.RoleMenuItem, typeahead: true, wraps: true, plain: true,
		offers: accessibility.ActionActivate, height: min(w.inner.Dy(), l.rows.Len()),
	}
	n := accessibility.Node{Bounds: box}
	if w.depth == 0 {
		n.Actions = accessibility.ActionFocus
	}
	resp := popup.begin(f, n)
	if w.depth == 0 {
		w.root = resp
		f.AutoFocus(w.root)
	}
	if w.keys {
		w.d.keys = w.root
	}
	w.d.start(f, resp, &l.at, &l.list)
}

// apply does what the keys ask for, those of a menu before those of its rows.
func (w *menuDraw) apply() {
	l := w.level
	item := l.item(l.at)
	switch keys := w.d.keys; {
	case keys.Key("right"):
		if item != nil && item.canOpen() {
			l.openSub(l.at, true)
		} else {
			w.turn = 1
		}
	case keys.Key("left"):
		w.turn = -1
	case item == nil:
	case !w.toggles(item) && keys.Key("space"):
		w.d.act(accessibility.ActionActivate)
	}
}

func (w *menuDraw) toggles(item *MenuItem) bool {
	checks, _ := item.checks()
	return checks
}

// operate does what the row asks for that the response of the rows is about.
func (w *menuDraw) operate(f *limoni.Frame) {
	l, resp := w.level, w.d.resp
	item := l.item(l.at)
	switch {
	case item == nil || item.Disabled:
	case resp.Clicked() || resp.Did(accessibility.ActionActivate):
		w.activate(item)
	case resp.Did(accessibility.ActionExpand):
		l.openSub(l.at, true)
		w.acted = true
	case resp.Did(accessibility.ActionCollapse):
		l.closeSub()
		w.acted = true
	case resp.Did(accessibility.ActionToggle) && w.toggles(item):
		item.flip()
		w.activated, w.row, w.changed, w.stays = item, resp, true, true
	}
	if l.opened > 0 && l.opened-1 != l.at {
		l.closeSub()
	}
}

func (w *menuDraw) activate(item *MenuItem) {
	if len(item.Items) > 0 {
		w.level.openSub(w.level.at, true)
		w.acted = true
		return
	}
	if w.toggles(item) {
		item.flip()
		w.changed = true
	}
	w.activated, w.row = item, w.d.resp
}

// drawSub draws the submenu that is open.
func (w *menuDraw) drawSub(f *limoni.Frame, keys bool) {
	l := w.level
	item := l.item(l.opened - 1)
	if item == nil || !item.canOpen() {
		l.closeSub()
		return
	}
	popup := Popup{Label: item.Label, Opener: w.opener.Response, Anchor: w.anchor(), Beside: true}
	before := w.acted
	w.acted = false
	closed := w.menuPass.draw(f, popup, item.Items, l.sub, w.depth+1, keys && l.inside)
	if w.acted {
		l.inside = true
	}
	w.acted = w.acted || before
	if left := w.turn < 0 && l.inside; closed || left {
		l.closeSub()
		w.turn = 0
	}
}

// anchor is what a submenu stands beside: the box, from the row above the
// opener on, so that the first item is level with it.
func (w *menuDraw) anchor() limoni.Rect {
	a := w.d.resp.Rect()
	a.Min.Y = w.inner.Min.Y
	if r := w.opener.Rect(); !r.Empty() {
		a.Min.Y = r.Min.Y
	}
	a.Max.Y = a.Min.Y
	a.Min.Y--
	return a
}
