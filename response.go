package limoni

import (
	"limoni/accessibility"
	"limoni/internal/terminal"
)

// Response says what happened to one node in this pass. It is a small value
// and answers questions; the zero Response answers no to all of them. Asking
// takes: what a question answered with yes is handled and goes no further.
type Response struct {
	f      *Frame
	node   int32
	serial uint32
	about  int32 // the 1-based node of the row it answers for, 0 for none
	did    accessibility.Action
	flags  responseFlags
}

type responseFlags uint8

const (
	flagChanged responseFlags = 1 << iota
	flagSelected
	flagClicked
	flagMissed
)

func (f *Frame) respond(i int) Response { return Response{f: f, node: int32(i), serial: f.serial} }

// alive reports whether r is of the pass that draws now.
func (r Response) alive() bool { return r.f != nil && r.serial == r.f.serial }

// of reports whether r is of this pass of f.
func (r Response) of(f *Frame) bool { return r.f == f && r.alive() }

// live returns the route of the event this pass carries, nil where r is of
// another pass or there is none.
func (r Response) live() *route {
	if !r.alive() {
		return nil
	}
	return r.f.route
}

// key of the node.
func (r Response) key() Key { return r.f.pass.node(int(r.node)).Key }

// target returns the route where it leads to this node, or to the row it
// answers for.
func (r Response) target() *route {
	rt := r.live()
	if rt == nil || rt.target == 0 || r.flags&flagMissed != 0 {
		return nil
	}
	if rt.target == r.key() || r.about > 0 && r.inRow(rt.target) {
		return rt
	}
	return nil
}

// inRow reports whether a node is the row this response answers for, or in it.
func (r Response) inRow(key Key) bool {
	row, p := int(r.about)-1, r.f.pass
	if p.node(row).Key == key {
		return true
	}
	i := p.find(key)
	return i > row && p.within(row, i)
}

// row is the node of the row this response answers for.
func (r Response) row() *accessibility.Node { return r.f.pass.node(int(r.about) - 1) }

// Rect is the node's area as it was registered, unclipped.
func (r Response) Rect() Rect {
	if !r.alive() {
		return Rect{}
	}
	return r.f.pass.info[r.node].full
}

// Clicked reports a click: the left mouse button was pressed and released on
// the node; or Enter or Space was pressed while it had the focus and advertised
// ActionActivate (a text node types its spaces); or ActionActivate was performed
// on it; or Enter pressed it as the default button.
func (r Response) Clicked() bool {
	return r.flags&flagClicked != 0 || r.f != nil && r.f.route != nil && r.clickedNow()
}

func (r Response) clickedNow() bool {
	if rt := r.live(); rt != nil && rt.keyClick == r.node+1 {
		return true
	}
	rt := r.target()
	hit := rt != nil && (rt.click || rt.did == accessibility.ActionActivate)
	if hit {
		rt.taken = true
	}
	return hit
}

// DoubleClicked reports the second click within half a second.
func (r Response) DoubleClicked() bool {
	rt := r.target()
	hit := rt != nil && rt.click && rt.ev.Clicks == 2
	if hit {
		rt.taken = true
	}
	return hit
}

// Did reports that a standard action was performed on the node.
func (r Response) Did(a accessibility.Action) bool {
	if r.did != 0 && r.did == a {
		return true
	}
	rt := r.target()
	if rt == nil || rt.did == 0 || rt.did != a {
		return false
	}
	rt.taken = true
	return true
}

// Action is the name of the custom action that was performed on the node, or
// of the standard one.
func (r Response) Action() (name string, ok bool) {
	rt := r.target()
	if rt == nil || rt.action == "" {
		return "", false
	}
	rt.taken = true
	return rt.action, true
}

// Item says which row of a container a click or action is about: its own key,
// and its 1-based position over the data. Where the row is not drawn, the
// caller may have named it by one of the two only, and the other is zero.
func (r Response) Item() (key string, position int, ok bool) {
	if r.about > 0 && r.alive() {
		return r.f.pass.text.kept(r.row().ID), int(r.row().Position), true
	}
	rt := r.target()
	if rt == nil || rt.item == (accessibility.Item{}) {
		return "", 0, false
	}
	return rt.item.Key, rt.item.Position, true
}

// NewValue is the value that ActionSetValue carries.
func (r Response) NewValue() (value string, ok bool) {
	if !r.Did(accessibility.ActionSetValue) {
		return "", false
	}
	return r.f.route.value, true
}

// Scrolled is how far the wheel or ActionScroll moves the node's view, in rows
// and columns, positive is down and right.
func (r Response) Scrolled() (dx, dy int) {
	rt := r.target()
	if rt == nil || rt.dx == 0 && rt.dy == 0 {
		return 0, 0
	}
	rt.taken = true
	return rt.dx, rt.dy
}

// Submitted reports Enter in a focused field that nothing inside its
// containers took. Ask it only where the answer is used: asking takes the key,
// which then presses no default button.
func (r Response) Submitted() bool {
	if !r.turn() || int(r.node) != r.f.focus {
		return false
	}
	return r.f.ask(ask{chord: Chord{Key: terminal.KeyEnter}, layer: r.f.pass.info[r.node].layer, node: r.node, by: bySubmit})
}

// Dismissed reports that the node is to be closed or undone: by ActionDismiss,
// by Esc while it has the focus and advertises that action, or, for a layer,
// by an Esc that nothing in it took. A popup is also dismissed by a press
// outside of it, which then goes on to what it hit; a press on the node whose
// Details say that it Controls the popup leaves that to the node.
func (r Response) Dismissed() bool {
	if r.Did(accessibility.ActionDismiss) {
		return true
	}
	if !r.alive() {
		return false
	}
	esc := Chord{Key: terminal.KeyEsc}
	l := &r.f.pass.layers[r.f.pass.info[r.node].layer]
	if l.node == r.node && l.key != 0 {
		l.dismiss = true
		if r.pressedOutside() {
			return true
		}
		return r.f.ask(ask{chord: esc, layer: r.f.pass.info[r.node].layer, node: r.node, by: byDismiss})
	}
	return r.f.pass.node(int(r.node)).Actions.Has(accessibility.ActionDismiss) && r.turn() && r.takeKey(esc)
}
