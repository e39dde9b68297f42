package limoni

// startFrame fixes the time that all passes of a frame see.
func (a *App) startFrame() {
	if !a.inFrame {
		a.inFrame = true
		a.frameTime = a.clock.Now()
	}
}

// run runs the draw function once.
func (a *App) run(kind passKind, rt *route) {
	a.startFrame()
	p := a.freePass()
	p.reset(a.size)
	a.focus.news, a.focus.moved = a.focus.moved, false
	if !a.focus.news {
		a.focus.from = 0
	}
	f := &a.frame
	*f = Frame{app: a, pass: p, kind: kind, route: rt, open: f.open[:0], clip: Rect{Max: a.size}, serial: f.serial + 1, focus: -1, surface: a.theme.Text}
	if kind == passPaint {
		f.canvas = a.baseCanvas()
	}
	if rt == nil {
		a.changed = false
	}
	a.passes++
	a.memory.begin(a.frameNumber)
	a.drawing.Store(true)
	a.draw(f)
	a.drawing.Store(false)
	a.finishPass(f)
}

// finishPass checks and completes the pass that was just drawn.
func (a *App) finishPass(f *Frame) {
	if n := len(f.open); n > 0 {
		misuse("%s was begun and not ended; call End with its response", f.pass.line(int(f.open[n-1].node)))
	}
	p, prev := f.pass, a.newest
	a.noteOpened(p)
	p.finish(a.opened)
	a.keepPress(prev, p)
	a.keepHover(p)
	a.resolveFocus(prev, p, f.kind)
	a.newest = p
	a.quitting = a.quitting || f.quit
	f.serial++ // responses of this pass are no longer live
	f.route = nil
}

// noteOpened remembers in which pass each layer was first seen.
func (a *App) noteOpened(p *pass) {
	for _, l := range p.layers[1:] {
		if _, known := a.opened[l.key]; !known {
			a.opened[l.key] = a.passes
		}
	}
	for key := range a.opened {
		if !p.hasLayer(key) {
			delete(a.opened, key)
		}
	}
}

// freePass returns a pass that is neither the newest nor one that was painted
// and may still be asked where the mouse was, or that a watch has still to copy.
func (a *App) freePass() *pass {
	for _, p := range a.pool {
		if p != a.newest && p != a.before && !a.isShown(p) && p.pins.Load() == 0 {
			return p
		}
	}
	p := new(pass)
	a.pool = append(a.pool, p)
	return p
}

func (a *App) isShown(p *pass) bool {
	for _, s := range a.shown {
		if s == p {
			return true
		}
	}
	return false
}

// shownAt is the pass that was on the screen in that frame: the last one, or
// an earlier one while events read on it wait.
func (a *App) shownAt(frame uint64) *pass {
	for _, p := range a.shown {
		if p.frame == frame {
			return p
		}
	}
	if a.before != nil && a.before.frame == frame {
		return a.before
	}
	if len(a.shown) == 0 {
		return nil
	}
	return a.shown[len(a.shown)-1]
}
