package limoni

// Key reports that a key was pressed and that it is this node's turn: while it
// has the focus; or, for a container after its End, where the focus is inside
// and the content left the key. A chord is named as in "ctrl+s". Enter and Space
// of a node that advertises ActionActivate are its click and not its keys.
func (r Response) Key(chord string) bool {
	if !r.turn() {
		return false
	}
	f := r.f
	c := mustChord(chord)
	f.pass.asks = append(f.pass.asks, ask{chord: c, layer: f.pass.info[r.node].layer, node: r.node, by: byNode})
	return r.takeKey(c)
}

// Keys is Key for several chords, which need not be parsed each time: it returns
// the index of the one that was pressed, -1 for none.
func (r Response) Keys(chords []Chord) int {
	if !r.turn() {
		return -1
	}
	p := r.f.pass
	q := ask{layer: p.info[r.node].layer, node: r.node, by: byNode}
	for _, q.chord = range chords {
		p.asks = append(p.asks, q)
	}
	for i, c := range chords {
		if r.takeKey(c) {
			return i
		}
	}
	return -1
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
	if !r.alive() || r.f.focus < 0 {
		return false
	}
	p, i := r.f.pass, int(r.node)
	if i == r.f.focus {
		return true
	}
	return p.info[i].ended && p.info[i].layer == p.info[r.f.focus].layer && p.within(i, r.f.focus)
}

// Text is what was typed or pasted into the node while it has the focus. Asking
// takes all of it, unless [Response.Took] says otherwise.
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
	if r.alive() {
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
