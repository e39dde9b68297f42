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
	// about is the 1-based node of the row this response answers for, 0 for
	// none; position is where it stands in the data, for a row not drawn.
	about int32
	did   accessibility.Action
	flags responseFlags
}

type responseFlags uint8

const (
	flagChanged responseFlags = 1 << iota
	flagSelected
	flagClicked
	flagMissed
)

func (f *Frame) respond(i int) Response { return Response{f: f, node: int32(i), serial: f.serial} }

// live returns the route of the event this pass carries, nil where r is of
// another pass or there is none.
func (r Response) live() *route {
	if r.f == nil || r.serial != r.f.serial {
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
	if rt.target == r.key() || r.about > 0 && rt.target == r.row().Key {
		return rt
	}
	return nil
}

// row is the node of the row this response answers for.
func (r Response) row() *accessibility.Node { return r.f.pass.node(int(r.about) - 1) }

// Rect is the node's area as it was registered, unclipped.
func (r Response) Rect() Rect {
	if r.f == nil || r.serial != r.f.serial {
		return Rect{}
	}
	return r.f.pass.info[r.node].full
}

// Clicked reports a click: the left mouse button was pressed and released on
// the node, or Space or Enter was pressed while it had the focus and
// advertised ActionActivate, or ActionActivate was performed on it, or Enter
// pressed it as the default button.
func (r Response) Clicked() bool {
	if r.flags&flagClicked != 0 {
		return true
	}
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
	if r.about > 0 && r.f != nil && r.serial == r.f.serial {
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

// Key reports that a key was pressed and that it is this node's turn: while it
// has the focus; or, for a container after its End, where the focus is inside
// and the content left the key. A chord is named as in "ctrl+s".
func (r Response) Key(chord string) bool {
	if !r.turn() {
		return false
	}
	f := r.f
	c := mustChord(chord)
	f.pass.asks = append(f.pass.asks, ask{chord: c, layer: f.pass.info[r.node].layer, node: r.node, by: byNode})
	return r.takeKey(c)
}

// takeKey is Key without the record.
func (r Response) takeKey(c Chord) bool {
	rt := r.live()
	if rt == nil || rt.ev.Kind != EventKey || rt.taken || r.f.kind == passShortcut || rt.ev.Chord != c {
		return false
	}
	rt.taken = true
	return true
}

// turn reports whether keys may go to this node now.
func (r Response) turn() bool {
	if r.f == nil || r.serial != r.f.serial || r.f.focus < 0 {
		return false
	}
	p, i := r.f.pass, int(r.node)
	if i == r.f.focus {
		return true
	}
	return p.info[i].ended && p.info[i].layer == p.info[r.f.focus].layer && p.within(i, r.f.focus)
}

// Text is what was typed or pasted into the node while it has the focus. The
// string is valid until the draw function returns. It takes all of it, unless
// [Response.Took] says otherwise.
func (r Response) Text() (text string, ok bool) {
	rt := r.live()
	if rt == nil || rt.taken || r.f.focus != int(r.node) || r.f.kind == passShortcut {
		return "", false
	}
	if rt.ev.Kind != EventText && rt.ev.Kind != EventPaste {
		return "", false
	}
	rt.taken, rt.clusters, rt.took = true, -1, true
	return rt.ev.Text, true
}

// Took says how many leading clusters of Text the node used. Where the focus
// moves in the same pass the rest is typed at its new place, else it is lost.
func (r Response) Took(clusters int) {
	if rt := r.live(); rt != nil && rt.took {
		rt.clusters = clusters
	}
}

// Event is the event this node may react to, if there is one: the mouse on
// it, or a key while it has the focus. Looking does not take it; [Response.Take]
// does.
func (r Response) Event() (Event, bool) {
	if r.f != nil && r.serial == r.f.serial {
		r.f.pass.info[r.node].asksEvent = true
	}
	rt := r.live()
	if rt == nil || rt.ev.Kind == EventNone {
		return Event{}, false
	}
	if rt.target == r.key() {
		return rt.ev, true
	}
	if rt.target == 0 && !rt.taken && r.f.kind == passInput && r.turn() {
		return rt.ev, true
	}
	return Event{}, false
}

// Take marks the event as handled by this node.
func (r Response) Take() {
	if _, ok := r.Event(); ok {
		r.f.route.taken = true
	}
}

// Submitted reports Enter in a focused field that nothing inside its
// containers took.
func (r Response) Submitted() bool {
	if !r.turn() || int(r.node) != r.f.focus {
		return false
	}
	return r.f.ask(ask{chord: Chord{Key: terminal.KeyEnter}, layer: r.f.pass.info[r.node].layer, node: r.node, by: bySubmit})
}

// Dismissed reports that the node is to be closed or undone: by ActionDismiss,
// by Esc while it has the focus and advertises that action, or, for a layer,
// by an Esc that nothing in it took.
func (r Response) Dismissed() bool {
	if r.Did(accessibility.ActionDismiss) {
		return true
	}
	if r.f == nil || r.serial != r.f.serial {
		return false
	}
	esc := Chord{Key: terminal.KeyEsc}
	l := &r.f.pass.layers[r.f.pass.info[r.node].layer]
	if l.node == r.node && l.key != 0 {
		l.dismiss = true
		return r.f.ask(ask{chord: esc, layer: r.f.pass.info[r.node].layer, node: r.node, by: byDismiss})
	}
	return r.f.pass.node(int(r.node)).Actions.Has(accessibility.ActionDismiss) && r.turn() && r.takeKey(esc)
}

// Focused reports whether the node has the keyboard.
func (r Response) Focused() bool {
	return r.f != nil && r.serial == r.f.serial && r.f.focus == int(r.node)
}

// FocusWithin reports whether the node or one inside it, as far as it is
// registered, has the keyboard.
func (r Response) FocusWithin() bool {
	return r.f != nil && r.serial == r.f.serial && r.f.focus >= 0 && r.f.pass.within(int(r.node), r.f.focus)
}

// FocusGained reports, in one pass, that the keyboard has come to the node.
func (r Response) FocusGained() bool {
	return r.Focused() && r.f.app.focus.news && r.f.app.focus.from != r.key() && r.f.mayChange()
}

// FocusLost reports, in one pass, that the keyboard has left the node.
func (r Response) FocusLost() bool {
	return r.f != nil && r.serial == r.f.serial && r.f.app.focus.news && r.f.app.focus.from == r.key() && !r.Focused() && r.f.mayChange()
}

// mayChange notes that what was just answered, in whatever pass, may lead to
// other data: there must be one more. It is true.
func (f *Frame) mayChange() bool {
	f.app.changed, f.app.dirty = true, true
	return true
}

// Hovered reports whether the mouse is over the node.
func (r Response) Hovered() bool {
	if r.f == nil || r.serial != r.f.serial {
		return false
	}
	r.f.pass.info[r.node].asksHover = true
	return r.f.app.hover == r.key()
}

// Pressed reports whether a mouse button is held that was pressed on the node.
func (r Response) Pressed() bool {
	return r.f != nil && r.serial == r.f.serial && r.f.app.press.key != 0 && r.f.app.press.key == r.key()
}

// Changed reports that the widget changed the app's data.
func (r Response) Changed() bool { return r.flags&flagChanged != 0 }

// Selected reports that the widget's selection moved.
func (r Response) Selected() bool { return r.flags&flagSelected != 0 }

// SetChanged, SetSelected and SetClicked are for widgets: what they return
// then says so.
func (r *Response) SetChanged() { r.flags |= flagChanged }

// SetSelected makes Selected true.
func (r *Response) SetSelected() { r.flags |= flagSelected }

// SetClicked makes Clicked true.
func (r *Response) SetClicked() { r.flags |= flagClicked }

// SetDid makes Did(a) true.
func (r *Response) SetDid(a accessibility.Action) { r.did = a }

// SetRow makes the response of a container answer for one of its rows: Item
// names it, and Clicked, Did and Action are about it.
func (r *Response) SetRow(row Response) {
	if row.f == r.f && row.serial == r.serial {
		r.about = row.node + 1
	}
}

// SetMissed says that the row an event is for is not there any more: then the
// event is for nobody.
func (r *Response) SetMissed() {
	if rt := r.target(); rt != nil {
		rt.taken = false
	}
	r.flags |= flagMissed
}

// Hit reports that an event of this pass is for this node: a click, a press or
// an action.
func (r Response) Hit() bool { return r.target() != nil }

// SetScrolled tells the caller of an action that the view had to move first.
func (r Response) SetScrolled() {
	if rt := r.target(); rt != nil {
		rt.scrolled = true
	}
}

// String names the node, for messages.
func (r Response) String() string {
	if r.f == nil || r.serial != r.f.serial {
		return "a response of another pass"
	}
	return r.f.pass.line(int(r.node))
}
