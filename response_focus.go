package limoni

// Focused reports whether the node has the keyboard.
func (r Response) Focused() bool {
	return r.alive() && r.f.focus == int(r.node)
}

// FocusWithin reports whether the node or one inside it, as far as it is
// registered, has the keyboard.
func (r Response) FocusWithin() bool {
	return r.alive() && r.f.focus >= 0 && r.f.pass.within(int(r.node), r.f.focus)
}

// FocusedRect is the area of the node inside this one that has the keyboard,
// unclipped, as it was registered in the pass before this one: what a scroll
// area must bring into view. ok is false where the keyboard is elsewhere.
func (r Response) FocusedRect() (area Rect, ok bool) {
	if !r.alive() || r.f.app.newest == nil {
		return Rect{}, false
	}
	p := r.f.app.newest
	i, outer := p.find(r.f.app.focus.key), p.find(r.key())
	if i < 0 || outer < 0 || i == outer || p.info[i].layer != p.info[outer].layer || !p.within(outer, i) {
		return Rect{}, false
	}
	return p.info[i].full, true
}

// FocusGained reports, in one pass, that the keyboard has come to the node.
func (r Response) FocusGained() bool {
	return r.Focused() && r.f.app.focus.news && r.f.app.focus.from != r.key() && r.f.mayChange()
}

// FocusLost reports, in one pass, that the keyboard has left the node.
func (r Response) FocusLost() bool {
	return r.alive() && r.f.app.focus.news && r.f.app.focus.from == r.key() && !r.Focused() && r.f.mayChange()
}

// mayChange notes that what was just answered, in whatever pass, may lead to
// other data: there must be one more. It is true.
func (f *Frame) mayChange() bool {
	f.app.changed, f.app.dirty = true, true
	return true
}

// Hovered reports whether the mouse is over the node.
func (r Response) Hovered() bool {
	if !r.alive() {
		return false
	}
	r.f.pass.info[r.node].asksHover = true
	return r.f.app.hover == r.key()
}

// Pressed reports whether a mouse button is held that was pressed on the node.
func (r Response) Pressed() bool {
	return r.alive() && r.f.app.press.key != 0 && r.f.app.press.key == r.key()
}
