package limoni

// noteOpeners remembers, for every layer that has just opened, what had the
// focus then, and finds another for those whose opener has just gone.
func (a *App) noteOpeners(prev, p *pass) {
	for _, l := range p.layers[1:] {
		opener, known := a.focus.openers[l.key]
		switch {
		case !known:
			a.focus.openers[l.key] = a.focus.key
		case p.find(opener) < 0 && prev != nil:
			a.focus.openers[l.key] = a.instead(prev, p, opener)
		}
	}
}

// instead is who the focus goes back to where the opener of a layer is gone:
// the one that took its place, or comes next there; where the opener's own
// layer has closed, what opened that.
func (a *App) instead(prev, p *pass, opener Key) Key {
	for range prev.layers {
		i := prev.find(opener)
		if i < 0 || p.find(opener) >= 0 {
			break
		}
		if key, ok := successor(prev, p, opener); ok {
			return key
		}
		if layer := prev.layerKey(i); layer != 0 && !p.hasLayer(layer) {
			opener = a.focus.openers[layer]
			continue
		}
		if key, ok := atPlace(prev, p, opener); ok {
			return key
		}
		break
	}
	return opener
}

func (a *App) forgetOpeners(p *pass) {
	for key := range a.focus.openers {
		if !p.hasLayer(key) {
			delete(a.focus.openers, key)
		}
	}
}

func (p *pass) hasLayer(key Key) bool { return p.layerOf(key) >= 0 }

// openerOfClosed is what opened the lowest of the layers that closed around
// the focus.
func (a *App) openerOfClosed(prev, p *pass) (found Key, ok bool) {
	at := prev.find(a.focus.key)
	for _, s := range prev.stack {
		l := &prev.layers[s]
		if l.key == 0 || p.hasLayer(l.key) || at >= 0 && !prev.standsOn(prev.info[at].layer, s) {
			continue
		}
		opener := a.instead(prev, p, a.focus.openers[l.key])
		if i := p.find(opener); i >= 0 && p.focusable(i) {
			return opener, true
		}
		if key, ok := atPlace(prev, p, opener); ok && p.focusable(p.find(key)) {
			return key, true
		}
	}
	return 0, false
}
