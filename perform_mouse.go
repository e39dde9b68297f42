package limoni

import (
	"strings"

	"limoni/accessibility"
)

// click is a real mouse click on the target, after checks on this frame: it is
// visible, enabled, at rest, and what the click would hit.
func (d *performing) click() {
	i, ok := d.pointed()
	if !ok {
		return
	}
	button, ok := d.button()
	at, hit := d.cell(i, d.hits(reactsToClick))
	if !ok || !hit {
		return
	}
	mods, ok := d.mods()
	if !ok {
		return
	}
	d.clickAt(at, button, mods)
}

// pointed is the node that the mouse is to go to: the target, or a drawn row of
// it.
func (d *performing) pointed() (i int, ok bool) {
	i, ok = d.resolve()
	if !ok || d.req.Item == (accessibility.Item{}) {
		return i, ok
	}
	row, ok := d.row(i)
	if ok && row < 0 {
		d.refuse(accessibility.ErrHidden, "that row of %s is not drawn; scroll to it, or use act, which reaches it", d.line(i))
	}
	return row, ok && row >= 0
}

func (d *performing) clickAt(at Point, button Button, ev Event) {
	ev.X, ev.Y, ev.Button = at.X, at.Y, button
	for n := 1; n <= max(d.req.Mouse.Count, 1); n++ {
		ev.Clicks = n
		ev.Kind = EventPress
		pressed := d.deliver(ev)
		ev.Kind = EventRelease
		d.taken = d.deliver(ev) || pressed
	}
}

// cell is where the mouse reaches node i, once that is at rest: a cell where the
// event goes to the node itself if there is one, else one where the node is on
// top. The middle is taken if it will do, else the first cell that does.
func (d *performing) cell(i int, receives func(i int, at Point) bool) (at Point, ok bool) {
	p := d.app.newest
	b := p.tree.Nodes[i].Bounds
	if b.Empty() {
		d.refuse(accessibility.ErrHidden, "no cell of %s is visible; scroll to it or make room for it", d.line(i))
		return at, false
	}
	if d.moving(i) {
		d.refuse(accessibility.ErrUnstable, "%s is still moving; wait for the next frame", d.line(i))
		return at, false
	}
	middle := Point{X: (b.Min.X + b.Max.X - 1) / 2, Y: (b.Min.Y + b.Max.Y - 1) / 2}
	if at, ok := d.reaching(i, middle, b, receives); ok {
		return at, true
	}
	if at, ok := d.reaching(i, middle, b, d.isOnTop); ok {
		return at, true
	}
	d.refuse(accessibility.ErrCovered, "%s is covered by %s; close that or go to it instead", d.line(i), d.coverer(i, middle))
	return at, false
}

// reaching looks for a cell with that property, in the middle first.
func (d *performing) reaching(i int, middle Point, b Rect, test func(i int, at Point) bool) (Point, bool) {
	if test(i, middle) {
		return middle, true
	}
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			if at := (Point{X: x, Y: y}); test(i, at) {
				return at, true
			}
		}
	}
	return Point{}, false
}

// hits reports whether what such actions react to goes to node i itself at a
// cell.
func (d *performing) hits(reacts accessibility.Action) func(i int, at Point) bool {
	return func(i int, at Point) bool {
		key, _ := d.app.hit(d.app.newest, at, reacts)
		return key == d.app.newest.tree.Nodes[i].Key && d.isOnTop(i, at)
	}
}

// isOnTop reports whether the topmost node at a cell is i or inside it.
func (d *performing) isOnTop(i int, at Point) bool {
	p := d.app.newest
	top := p.nodeAt(p.layerAt(at), at)
	return top >= 0 && p.covers(i, at) < 0 && p.within(i, top)
}

// moving reports that node i is not where it was in the frame before, while a
// further frame has been asked for.
func (d *performing) moving(i int) bool {
	a := d.app
	if a.before == nil || a.timers.next().IsZero() {
		return false
	}
	n := &a.newest.tree.Nodes[i]
	was := a.before.find(n.Key)
	return was >= 0 && a.before.tree.Nodes[was].Bounds != n.Bounds
}

// coverer is the outline line of what lies on node i at a cell.
func (d *performing) coverer(i int, at Point) string {
	p := d.app.newest
	if l := p.covers(i, at); l >= 0 {
		return d.line(int(p.layers[l].node))
	}
	if top := p.nodeAt(p.layerAt(at), at); top >= 0 {
		return d.line(top)
	}
	return "something"
}

func (d *performing) button() (Button, bool) {
	switch d.req.Mouse.Button {
	case "", "left":
		return ButtonLeft, true
	case "middle":
		return ButtonMiddle, true
	case "right":
		return ButtonRight, true
	case "none":
		return ButtonNone, true
	}
	d.refuse(accessibility.ErrBadValue, "unknown mouse button %q; use left, middle, right or none", d.req.Mouse.Button)
	return ButtonNone, false
}

func (d *performing) mods() (ev Event, ok bool) {
	for _, mod := range strings.FieldsFunc(d.req.Mouse.Mods, func(r rune) bool { return r == '+' }) {
		switch mod {
		case "ctrl":
			ev.Ctrl = true
		case "alt":
			ev.Alt = true
		case "shift":
			ev.Shift = true
		default:
			d.refuse(accessibility.ErrBadValue, "unknown modifier %q; use ctrl, alt and shift joined by +", mod)
			return ev, false
		}
	}
	return ev, true
}

// mouse delivers one mouse event at a cell.
func (d *performing) mouse() {
	m := d.req.Mouse
	button, ok := d.button()
	if !ok {
		return
	}
	ev, ok := d.mods()
	if !ok {
		return
	}
	if !d.onScreen(Point{X: m.X, Y: m.Y}) {
		return
	}
	ev.X, ev.Y, ev.Button, ev.DX, ev.DY = m.X, m.Y, button, m.DX, m.DY
	switch m.Event {
	case "press":
		ev.Kind, ev.Clicks = EventPress, max(m.Count, 1)
	case "release":
		ev.Kind, ev.Clicks = EventRelease, max(m.Count, 1)
	case "move":
		ev.Kind = EventMotion
	case "wheel":
		ev.Kind = EventWheel
	default:
		d.refuse(accessibility.ErrBadValue, "unknown mouse event %q; use press, release, move or wheel", m.Event)
		return
	}
	d.deliver(ev)
}

// onScreen refuses a cell that the screen does not have.
func (d *performing) onScreen(at Point) bool {
	size := d.app.size
	if !at.In(Rect{Max: size}) {
		d.refuse(accessibility.ErrBadValue, "the cell %d,%d is outside the screen of %dx%d", at.X, at.Y, size.X, size.Y)
		return false
	}
	return true
}
