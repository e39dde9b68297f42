package limoni

// A press outside of a popup closes it and goes on to what it hit, as the light
// dismissal of the HTML popover does: one click is enough to leave a menu and to
// press a button. Only the control that says it Controls the popup is spared,
// since its click closes it itself, and would open it anew.

// leftBy are the popups that a press at a cell, on the node target, is outside
// of: those on the screen that neither the press nor its target belongs to.
func (a *App) leftBy(shown *pass, at Point, target Key) []Key {
	a.left = a.left[:0]
	in := shown.layerAt(at)
	for i := 1; i < len(a.newest.layers); i++ {
		l := &a.newest.layers[i]
		was := shown.layerOf(l.key)
		if l.rank != RankPopup || !l.dismiss || was < 0 || shown.standsOn(in, was) || !a.newest.reacts(int(l.node)) {
			continue
		}
		if !a.newest.controls(target, l.key) {
			a.left = append(a.left, l.key)
		}
	}
	return a.left
}

// layerOf is the layer with that key, -1 for none.
func (p *pass) layerOf(key Key) int32 {
	for i := range p.layers {
		if i > 0 && p.layers[i].key == key {
			return int32(i)
		}
	}
	return -1
}

// controls reports whether a node, or a container it is in, says that it
// controls another one.
func (p *pass) controls(key, controlled Key) bool {
	for i := p.find(key); i >= 0; i = int(p.tree.Nodes[i].Parent) {
		if d := p.tree.Nodes[i].Details; d > 0 && p.tree.Rare[d-1].Controls == controlled {
			return true
		}
	}
	return false
}

// pressedOutside reports that the press of this pass is outside of the popup
// that is this node.
func (r Response) pressedOutside() bool {
	rt := r.live()
	if rt == nil {
		return false
	}
	for _, key := range rt.left {
		if key == r.key() {
			rt.dismissed = true
			return true
		}
	}
	return false
}
