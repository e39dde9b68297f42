package limoni

// Binding is a key that works now, and who asked for it.
type Binding struct {
	Chord Chord
	// Node asked for it, because it has the keyboard or holds what has; 0 where
	// the app asked, by Frame.Key or Frame.GlobalKey.
	Node Key
	// Global says that it works behind a modal too.
	Global bool
}

// AppendBindings appends the keys that work on the screen as it is, in the
// order in which they are asked: those of the focused node and its containers,
// then the app's in the layers from the top down to the topmost modal, then the
// global ones. Those of the toolkit, as Tab, are not among them. What they are
// called is in the tree: a node whose Shortcut is that chord.
func (f *Frame) AppendBindings(to []Binding) []Binding {
	p := f.app.newest
	if p == nil {
		return to
	}
	for _, q := range p.asks {
		if q.by == byNode {
			to = append(to, Binding{Chord: q.chord, Node: p.tree.Nodes[q.node].Key})
		}
	}
	for pos := p.topKeyLayer(); pos >= p.modal; pos-- {
		for _, q := range p.asks {
			if q.by == byKey && q.layer == p.stack[pos] {
				to = append(to, Binding{Chord: q.chord})
			}
		}
	}
	for _, q := range p.asks {
		if q.by == byGlobal {
			to = append(to, Binding{Chord: q.chord, Global: true})
		}
	}
	return to
}

// Asks reports whether what was drawn so far in this pass asks for a chord and
// would get it: the focused node or what holds it, the app in a layer that no
// modal shuts off, or the whole app. A line of hints that is drawn last shows
// what works, without being a frame late.
func (f *Frame) Asks(c Chord) bool {
	p, modal := f.pass, int32(0)
	for i := range p.layers {
		if i > 0 && p.layers[i].rank == RankModal {
			modal = int32(i)
		}
	}
	for _, q := range p.asks {
		if q.chord != c || q.by == byDismiss || q.by == bySubmit {
			continue
		}
		if q.by == byGlobal || p.standsOn(q.layer, modal) {
			return true
		}
	}
	return false
}
