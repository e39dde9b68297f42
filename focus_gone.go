package limoni

import "limoni/accessibility"

// replacement is who has the focus where the focused node cannot have it any
// more: the one that took its place; the opener of a layer that closed; the
// next one at its place, else the one before, both of its layer; else the first
// there is. heir says that it is a neighbour, which nobody chose.
func (a *App) replacement(prev, p *pass) (key Key, heir bool) {
	if prev == nil {
		return p.firstFocusable(), false
	}
	gone := a.focus.key
	if key, ok := successor(prev, p, gone); ok && p.focusable(p.find(key)) {
		return key, false
	}
	if key, ok := a.openerOfClosed(prev, p); ok {
		return key, false
	}
	if key, ok := atPlace(prev, p, gone); ok && p.focusable(p.find(key)) {
		return key, true
	}
	return p.firstFocusable(), gone != 0 && p.modal == 0
}

// firstFocusable is the first node that can have the focus: in the topmost
// modal or above it where there is one, since all else is shut off.
func (p *pass) firstFocusable() Key {
	for i := range p.tree.Nodes {
		if p.focusable(i) {
			return p.tree.Nodes[i].Key
		}
	}
	return 0
}

// successor is the new node that took a gone one's place: without an ID, a
// button that changes its label is another. Between the siblings that are still
// there as many new nodes of its role must stand as have gone; then each stands
// for the one it was.
func successor(prev, p *pass, key Key) (Key, bool) {
	old := prev.find(key)
	if old < 0 || p.find(key) >= 0 || prev.tree.Nodes[old].ID != "" {
		return 0, false
	}
	parent, role := prev.parentKey(old), prev.tree.Nodes[old].Role
	gone, nth, after, before := prev.gap(p, old, parent, role)
	count, found := 0, Key(0)
	for i := after + 1; i < before; i++ {
		n := &p.tree.Nodes[i]
		if n.Role != role || n.ID != "" || prev.find(n.Key) >= 0 || p.parentKey(i) != parent {
			continue
		}
		if count == nth {
			found = n.Key
		}
		count++
	}
	return found, count == gone
}

// gap looks from a gone node to its nearest siblings that are still there, and
// returns the indexes of those in p, how many nodes of its role have gone
// between them, and which of these it was.
func (prev *pass) gap(p *pass, old int, parent Key, role accessibility.Role) (gone, nth, after, before int) {
	after, before = -1, len(p.tree.Nodes)
	for i := range prev.tree.Nodes {
		n := &prev.tree.Nodes[i]
		if prev.parentKey(i) != parent {
			continue
		}
		j := p.find(n.Key)
		switch {
		case j >= 0 && i > old:
			return gone, nth, after, j
		case j >= 0:
			gone, nth, after = 0, 0, j
		case n.Role == role && n.ID == "":
			gone++
			if i < old {
				nth++
			}
		}
	}
	return gone, nth, after, before
}

func (p *pass) parentKey(i int) Key {
	if parent := p.tree.Nodes[i].Parent; parent >= 0 {
		return p.tree.Nodes[parent].Key
	}
	return 0
}

// atPlace is the node of the same layer that comes next, in the order of the
// focus, where a node stood; else the one before. A modal above them all does
// not count.
func atPlace(prev, p *pass, key Key) (Key, bool) {
	old := prev.find(key)
	if old < 0 {
		return 0, false
	}
	layer, place := prev.layerKey(old), p.placeOf(prev, old)
	for i := place + 1; i < len(p.tree.Nodes); i++ {
		if p.info[i].canFocus && p.layerKey(i) == layer {
			return p.tree.Nodes[i].Key, true
		}
	}
	for i := place; i >= 0; i-- {
		if p.info[i].canFocus && p.layerKey(i) == layer {
			return p.tree.Nodes[i].Key, true
		}
	}
	return 0, false
}

// placeOf is the index in p of a node of prev, or of the nearest before it
// that is still there, -1 for none.
func (p *pass) placeOf(prev *pass, old int) int {
	for i := old; i >= 0; i-- {
		if j := p.find(prev.tree.Nodes[i].Key); j >= 0 {
			return j
		}
	}
	return -1
}

func (p *pass) layerKey(i int) Key { return p.layers[p.info[i].layer].key }
