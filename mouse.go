package limoni

import (
	"strings"
	"time"

	"limoni/accessibility"
)

// pressState is the node a mouse button was pressed on: it gets motion and
// release until then, wherever they happen.
type pressState struct {
	key    Key
	item   accessibility.Item
	button Button
	clicks int
	at     time.Time
	taken  bool
	// last is what the click before was on, for double clicks.
	last     Key
	lastItem accessibility.Item
}

const (
	reactsToClick = accessibility.ActionActivate | accessibility.ActionSelect | accessibility.ActionToggle |
		accessibility.ActionExpand | accessibility.ActionCollapse | accessibility.ActionFocus |
		accessibility.ActionSetValue | accessibility.ActionIncrement | accessibility.ActionDecrement |
		accessibility.ActionShowMenu
	reactsToWheel = accessibility.ActionScroll
)

// routeMouse brings a mouse event to its node: it is looked up in the frame
// that was on the screen when the event was read, and must be there, enabled
// and not shut off in the newest pass.
func (a *App) routeMouse(in input) bool {
	shown := a.shownAt(in.frame)
	if shown == nil {
		return false
	}
	switch in.Kind {
	case EventPress:
		return a.pressMouse(shown, in)
	case EventRelease:
		return a.releaseMouse(shown, in)
	case EventMotion:
		return a.moveMouse(shown, in)
	case EventWheel:
		return a.wheelMouse(shown, in)
	}
	return false
}

// hit is the innermost node at a cell that reacts, going outward through its
// containers. A row that the newest pass does not draw stands for an item of
// its container.
func (a *App) hit(shown *pass, at Point, reacts accessibility.Action) (key Key, item accessibility.Item) {
	l := shown.layerAt(at)
	for i := shown.nodeAt(l, at); i >= 0 && shown.info[i].layer == l; i = int(shown.tree.Nodes[i].Parent) {
		n := &shown.tree.Nodes[i]
		j := a.newest.find(n.Key)
		if j < 0 {
			if n.Position > 0 && item == (accessibility.Item{}) {
				item = accessibility.Item{Key: strings.Clone(n.ID), Position: int(n.Position)}
			} else if n.Actions&reacts != 0 && item == (accessibility.Item{}) && n.Role != accessibility.RoleCell {
				return 0, item // what was aimed at is gone: not for what is behind it; a cell stands for its row
			}
			continue
		}
		now := &a.newest.tree.Nodes[j]
		if now.States&inert != 0 && reacts == reactsToWheel {
			continue // a disabled button in a list does not keep it from scrolling
		}
		if !a.newest.reacts(j) {
			return 0, accessibility.Item{}
		}
		if now.Actions&reacts != 0 || item != (accessibility.Item{}) {
			return now.Key, item
		}
	}
	return 0, accessibility.Item{}
}

func (a *App) pressMouse(shown *pass, in input) bool {
	if a.press.key != 0 && in.Button != a.press.button {
		return false // the mouse is held by another button's press
	}
	at := Point{X: in.X, Y: in.Y}
	key, item := a.hit(shown, at, reactsToClick)
	a.press = pressState{key: key, item: item, button: in.Button, clicks: a.countClick(key, item, in), at: in.Time, last: key, lastItem: item}
	left := a.leftBy(shown, at, key)
	if key == 0 && len(left) == 0 {
		return false
	}
	before := a.focus.key
	if to, _ := a.hit(shown, at, accessibility.ActionFocus); to != 0 && a.newest.focusedByPress(a.newest.find(to)) {
		a.setFocus(to)
	}
	moved := a.focus.key != before
	in.Clicks = a.press.clicks
	a.route = route{ev: in.Event, target: key, item: item, left: left}
	a.run(passInput, &a.route)
	a.press.taken = moved || a.route.taken || a.route.dismissed
	return a.press.taken
}

// focusedByPress reports whether a press gives node i the keyboard. A menu bar
// and a tool bar leave it where it is, as on a desktop: what they do is about
// the text or the row that has it.
func (p *pass) focusedByPress(i int) bool {
	switch p.tree.Nodes[i].Role {
	case accessibility.RoleMenuBar, accessibility.RoleToolbar:
		return false
	}
	return p.focusable(i)
}

// countClick counts clicks at one place that follow one another quickly. An
// input by Do says itself which one it is.
func (a *App) countClick(key Key, item accessibility.Item, in input) int {
	if in.byDo {
		return in.Clicks
	}
	again := key != 0 && a.standsFor(a.press.last, key) && sameItem(item, a.press.lastItem) && in.Button == a.press.button &&
		in.Time.Sub(a.press.at) <= doubleClickTime
	if !again {
		return 1
	}
	return a.press.clicks + 1
}

// standsFor reports whether what is at key is what was pressed: the same node, or
// a cell of that row.
func (a *App) standsFor(pressed, key Key) bool {
	if key == pressed {
		return true
	}
	i := a.newest.find(key)
	return i >= 0 && a.newest.tree.Nodes[i].Role == accessibility.RoleCell && a.newest.parentKey(i) == pressed
}

// sameItem compares rows by their own key where they have one.
func sameItem(a, b accessibility.Item) bool {
	if a.Key != "" || b.Key != "" {
		return a.Key == b.Key
	}
	return a.Position == b.Position
}

func (a *App) releaseMouse(shown *pass, in input) bool {
	press := a.press
	if in.Button == ButtonNone {
		in.Button = press.button // old encodings do not say which one went up
	}
	if press.button != in.Button {
		return false
	}
	a.press.key = 0
	if press.key == 0 {
		return false
	}
	key, item := a.hit(shown, Point{X: in.X, Y: in.Y}, reactsToClick)
	over := a.standsFor(press.key, key) && sameItem(item, press.item)
	in.Clicks = press.clicks
	a.route = route{ev: in.Event, target: press.key, item: press.item, click: over && in.Button == ButtonLeft}
	if over && in.Button == ButtonRight {
		a.route.did, a.route.action = accessibility.ActionShowMenu, accessibility.ActionShowMenu.String()
	}
	a.run(passInput, &a.route)
	return a.route.taken || press.taken
}

// moveMouse brings a motion to the node that holds the mouse, else to the one
// under it. Only what asks for it makes a motion worth a pass.
func (a *App) moveMouse(shown *pass, in input) bool {
	if a.press.key != 0 {
		a.route = route{ev: in.Event, target: a.press.key, item: a.press.item}
		a.run(passInput, &a.route)
		return a.route.taken
	}
	at, over := Point{X: in.X, Y: in.Y}, -1
	if i := shown.nodeAt(shown.layerAt(at), at); i >= 0 {
		over = a.newest.find(shown.tree.Nodes[i].Key)
	}
	shows := a.hoverOver(over)
	if in.Button != ButtonNone || !a.wantsMotion(over) {
		return shows // a drag that began elsewhere is for nobody
	}
	a.route = route{ev: in.Event, target: a.newest.tree.Nodes[over].Key}
	a.run(passInput, &a.route)
	return a.route.taken || shows
}

// wantsMotion reports whether node i of the newest pass looks at its events.
func (a *App) wantsMotion(i int) bool {
	p := a.newest
	return i >= 0 && p.info[i].asksEvent && p.reacts(i)
}

// hoverOver makes node i of the newest pass the one under the mouse, -1 for
// none, and reports whether that shows.
func (a *App) hoverOver(i int) (shows bool) {
	p, key := a.newest, Key(0)
	if i >= 0 && !p.info[i].shut {
		key = p.tree.Nodes[i].Key
		shows = p.info[i].asksHover
	}
	if key == a.hover {
		return false
	}
	if was := p.find(a.hover); was >= 0 {
		shows = shows || p.info[was].asksHover
	}
	a.hover = key
	return shows
}

// keepHover forgets the node under the mouse where it is gone or shut off.
func (a *App) keepHover(p *pass) {
	if i := p.find(a.hover); a.hover != 0 && (i < 0 || p.info[i].shut) {
		a.hover = 0
		a.changed, a.dirty = true, true
	}
}

// wheelMouse scrolls the innermost node that can scroll and takes it.
func (a *App) wheelMouse(shown *pass, in input) bool {
	key, item := a.hit(shown, Point{X: in.X, Y: in.Y}, reactsToWheel)
	for key != 0 {
		a.route = route{ev: in.Event, target: key, item: item, dx: in.DX, dy: in.DY}
		a.run(passInput, &a.route)
		if a.route.taken {
			return true
		}
		key = a.outerScroller(key)
	}
	return false
}

// outerScroller is the next container outward, in the same layer, that
// advertises scrolling.
func (a *App) outerScroller(key Key) Key {
	p := a.newest
	i := p.find(key)
	if i < 0 {
		return 0
	}
	layer := p.info[i].layer
	for i = int(p.tree.Nodes[i].Parent); i >= 0 && p.info[i].layer == layer; i = int(p.tree.Nodes[i].Parent) {
		if p.tree.Nodes[i].Actions.Has(reactsToWheel) {
			return p.tree.Nodes[i].Key
		}
	}
	return 0
}

// keepPress follows the pressed node through a pass: to the node in its place
// where it is gone, and takes the press back where there is none or it is shut
// off by a modal or disabled.
func (a *App) keepPress(prev, p *pass) {
	if row := p.rowOf(a.press.last, a.press.lastItem); row >= 0 {
		a.press.last, a.press.lastItem = p.tree.Nodes[row].Key, accessibility.Item{}
	}
	if a.press.key == 0 {
		return
	}
	if row := p.rowOf(a.press.key, a.press.item); row >= 0 {
		a.press.key, a.press.item = p.tree.Nodes[row].Key, accessibility.Item{}
	}
	i := p.find(a.press.key)
	if i < 0 && prev != nil {
		if key, ok := successor(prev, p, a.press.key); ok {
			a.press.key = key
			i = p.find(key)
		} else if a.pressOnRow(prev, p) {
			return
		}
	}
	if i < 0 || !p.reacts(i) {
		a.cancelPress(i >= 0)
	}
}

// rowOf is the drawn row of a container that an item means, -1 for none.
func (p *pass) rowOf(container Key, item accessibility.Item) int {
	outer := p.find(container)
	if outer < 0 || item == (accessibility.Item{}) {
		return -1
	}
	for j := outer + 1; j < len(p.tree.Nodes) && p.within(outer, j); j++ {
		n := &p.tree.Nodes[j]
		if int(n.Parent) == outer && (n.ID == item.Key && item.Key != "" || item.Key == "" && int(n.Position) == item.Position) {
			return j
		}
	}
	return -1
}

// pressOnRow turns a press on a row that scrolled away into one on that item
// of its container.
func (a *App) pressOnRow(prev, p *pass) bool {
	i := prev.find(a.press.key)
	if i < 0 || prev.tree.Nodes[i].Position == 0 || p.find(prev.parentKey(i)) < 0 {
		return false
	}
	n := &prev.tree.Nodes[i]
	a.press.item = accessibility.Item{Key: strings.Clone(n.ID), Position: int(n.Position)}
	a.press.key = prev.parentKey(i)
	return true
}

func (a *App) cancelPress(there bool) {
	key := a.press.key
	a.press = pressState{}
	if there {
		a.cancelled = key
	}
}
