package limoni

import "limoni/accessibility"

// hover moves the mouse to the target. Where it was there already, or nothing
// shows or takes that, it is unhandled.
func (d *performing) hover() {
	if i, ok := d.pointed(); ok {
		d.pointAt(i, d.underMouse, Event{Kind: EventMotion})
	}
}

// wheel turns the wheel over the target. Who scrolls is found outward from
// there, as always.
func (d *performing) wheel() {
	m := d.req.Mouse
	if m.DX == 0 && m.DY == 0 {
		d.refuse(accessibility.ErrBadValue, "a wheel needs steps to turn by; give it dx or dy, such as 3 or -3")
		return
	}
	if i, ok := d.pointed(); ok {
		d.pointAt(i, d.hits(reactsToWheel), Event{Kind: EventWheel, DX: m.DX, DY: m.DY})
	}
}

// pointAt delivers one mouse event at a cell of node i.
func (d *performing) pointAt(i int, receives func(i int, at Point) bool, ev Event) {
	at, ok := d.cell(i, receives)
	if !ok {
		return
	}
	held, ok := d.mods()
	if !ok {
		return
	}
	ev.X, ev.Y, ev.Ctrl, ev.Alt, ev.Shift = at.X, at.Y, held.Ctrl, held.Alt, held.Shift
	d.deliver(ev)
}

// underMouse reports whether node i itself is the topmost at a cell.
func (d *performing) underMouse(i int, at Point) bool {
	p := d.app.newest
	return p.nodeAt(p.layerAt(at), at) == i && p.covers(i, at) < 0
}

// drag presses a button on the target, moves to the destination and releases it
// there. Both places are found on one frame, before anything happens.
func (d *performing) drag() {
	button, ok := d.button()
	if !ok {
		return
	}
	if button == ButtonNone {
		d.refuse(accessibility.ErrBadValue, "a drag needs a button that is held; use left, middle or right")
		return
	}
	ev, ok := d.mods()
	if !ok {
		return
	}
	i, ok := d.pointed()
	if !ok {
		return
	}
	from, ok := d.cell(i, d.hits(reactsToClick))
	if !ok {
		return
	}
	if to, ok := d.destination(); ok {
		ev.Button = button
		d.dragAlong(from, to, ev)
	}
}

// destination is the cell where a drag ends.
func (d *performing) destination() (at Point, ok bool) {
	to := &d.req.To
	named := to.Key != 0 || !to.Target.IsZero()
	switch {
	case named && to.Cell:
		d.refuse(accessibility.ErrBadValue, "a drag ends at a node or at a cell; give one of them")
		return at, false
	case to.Cell:
		at = Point{X: to.X, Y: to.Y}
		return at, d.onScreen(at)
	case !named:
		d.refuse(accessibility.ErrBadValue, "a drag needs a place to end at; give a node or a cell")
		return at, false
	}
	_, i := d.find(to.Key, to.Target)
	if i < 0 || !d.reachable(i) {
		return at, false
	}
	return d.cell(i, d.isOnTop)
}

// dragAlong moves by a cell half way, so that whatever waits for a way to be
// gone before it takes a press for a drag has seen the mouse move. The release
// comes in any case: nothing stays pressed.
func (d *performing) dragAlong(from, to Point, ev Event) {
	if held := &d.app.press; held.key != 0 && held.button != ev.Button {
		return // the mouse is held by another button's press: nobody would get this one
	}
	half := from.Add(to).Div(2)
	ev.Clicks = 1
	taken := d.deliverAt(EventPress, from, ev)
	ev.Clicks = 0
	if half != from && half != to {
		taken = d.deliverAt(EventMotion, half, ev) || taken
	}
	taken = d.deliverAt(EventMotion, to, ev) || taken
	ev.Clicks = 1
	d.taken = d.deliverAt(EventRelease, to, ev) || taken
}

func (d *performing) deliverAt(kind EventKind, at Point, ev Event) bool {
	ev.Kind, ev.X, ev.Y = kind, at.X, at.Y
	return d.deliver(ev)
}
