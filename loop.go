package limoni

import (
	"time"

	"limoni/internal/terminal"
)

// frameBudget is how long events are taken before what they did is painted.
const frameBudget = 16 * time.Millisecond

// maxRepaints bounds how often one paint repeats because its end moved the
// focus.
const maxRepaints = 4

// pump runs the loop until nothing waits and what there is has been painted.
func (a *App) pump() {
	for !a.ended {
		if err := a.interrupted.Load(); err != nil {
			a.failed = *err
			a.finishQuit()
			return
		}
		a.pollResize()
		switch {
		case a.quitting && !a.dirty && a.newest != nil:
			a.finishQuit()
		case a.queue.takeRedraw():
			a.changed, a.dirty = true, true
		case a.tellCancelled():
		case a.next():
		case a.timers.fire(a.clock.Now()):
			a.changed, a.dirty = true, true
		case a.dirty || a.newest == nil:
			a.paint()
		default:
			a.inFrame, a.firstEvent = false, noTime // nobody wanted what came
			return
		}
		if a.overdue() {
			a.paint()
		}
	}
}

// pollResize takes over a new size before anything more is drawn in the old.
func (a *App) pollResize() {
	select {
	case <-a.resized:
		a.measure()
	default:
	}
}

// overdue reports that events have been taken for a whole frame's time.
func (a *App) overdue() bool {
	return a.dirty && !a.firstEvent.IsZero() && a.clock.Now().Sub(a.firstEvent) >= frameBudget && !a.ended
}

// next takes one thing that waits and reports whether there was one. After
// Quit nothing more is taken.
func (a *App) next() bool {
	if a.quitting {
		return false
	}
	if in, ok := a.nextInput(); ok {
		a.take(in)
		return true
	}
	item, ok := a.queue.take()
	if !ok {
		return a.expireDecoder() // only now: what was read may go on with it
	}
	switch {
	case item.post != nil:
		a.startFrame()
		a.noteEvent()
		item.post()
		a.changed, a.dirty = true, true
	case item.call != nil:
		a.answer(item.call)
	case item.resize:
		a.measure()
	default:
		a.decode(item)
	}
	return true
}

// nextInput takes the next decoded event; adjacent motions with the same
// buttons become the last of them.
func (a *App) nextInput() (input, bool) {
	if len(a.events) == 0 {
		return input{}, false
	}
	in := a.events[0]
	a.events = a.events[1:]
	for in.Kind == EventMotion && len(a.events) > 0 && a.events[0].Kind == EventMotion && a.events[0].Button == in.Button {
		in = a.events[0]
		a.events = a.events[1:]
	}
	return in, true
}

// take routes one event from the terminal.
func (a *App) take(in input) {
	a.noteEvent()
	a.startFrame()
	a.settle()
	a.deliver(in)
}

// noteEvent starts the time after which what has happened is painted, however
// much more waits.
func (a *App) noteEvent() {
	if a.firstEvent.IsZero() {
		a.firstEvent = a.clock.Now()
	}
}

// deliver routes one event in an up-to-date tree and reports whether something
// took it.
func (a *App) deliver(in input) (taken bool) {
	a.tellCancelled()
	switch in.Kind {
	case EventKey:
		taken = a.deliverKey(in)
	case EventText, EventPaste:
		_, _, taken = a.routeText(in)
	default:
		taken = a.routeMouse(in)
	}
	if taken {
		a.changed, a.dirty = true, true
	}
	a.tellCancelled()
	return taken
}

// tellCancelled tells a node whose press was taken back.
func (a *App) tellCancelled() bool {
	key := a.cancelled
	if key == 0 {
		return false
	}
	a.cancelled = 0
	a.route = route{ev: Event{Kind: EventCancel, Time: a.clock.Now()}, target: key}
	a.run(passInput, &a.route)
	a.changed, a.dirty = true, true
	return true
}

func (a *App) deliverKey(in input) bool {
	if !in.printable() || in.byDo || !a.newest.editable(a.newest.find(a.focus.key)) {
		return a.deliverChord(in)
	}
	return a.deliverRun(a.gatherRun(in))
}

// deliverRun types a run. Where no text widget takes it, or the focus leaves
// for something else in the middle, the rest is the keys that it was.
func (a *App) deliverRun(run input) bool {
	_, rest, taken := a.routeText(run)
	if rest != "" {
		run.Text = rest
		taken = a.routeRunAsKeys(run) || taken
	}
	return taken
}

// deliverChord routes one key. A printable one that comes by Do goes to a
// focused text widget as the text it types, as it does from a terminal.
func (a *App) deliverChord(in input) bool {
	if in.byDo && in.printable() && a.newest.editable(a.newest.find(a.focus.key)) {
		return a.deliverRun(a.gatherRun(in))
	}
	return a.routeKey(in)
}

// settle brings the tree up to date with what has changed since the last pass
// without an event, so that the next event meets the interface as it is.
func (a *App) settle() {
	if a.changed || a.newest == nil {
		a.run(passSettle, nil)
	}
}

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
	*f = Frame{app: a, pass: p, kind: kind, route: rt, open: f.open[:0], clip: Rect{Max: a.size}, serial: f.serial + 1, focus: -1}
	if kind == passPaint {
		f.canvas = a.baseCanvas()
	}
	if rt == nil {
		a.changed = false
	}
	a.passes++
	a.draw(f)
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
// and may still be asked where the mouse was.
func (a *App) freePass() *pass {
	for _, p := range a.pool {
		if p != a.newest && p != a.before && !a.isShown(p) {
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

// decode turns the bytes of one read into events.
func (a *App) decode(item queued) {
	a.reads++
	a.decoded = a.decoder.Feed(a.decoded[:0], item.read, item.at)
	a.enqueueDecoded(item.frame, item.at)
}

// expireDecoder ends what the decoder waited for in vain: a lone Esc, an
// unfinished sequence.
func (a *App) expireDecoder() bool {
	now := a.clock.Now()
	if at, ok := a.decoder.Deadline(); !ok || at.After(now) {
		return false
	}
	a.decoded = a.decoder.Expire(a.decoded[:0], now)
	a.enqueueDecoded(a.frameNumber, now)
	return true
}

func (a *App) enqueueDecoded(frame uint64, at time.Time) {
	if len(a.events) == 0 {
		a.events = a.eventBuffer[:0]
	}
	for i := range a.decoded {
		if ev, ok := a.convert(&a.decoded[i], at); ok {
			a.events = append(a.events, input{Event: ev, frame: frame, read: a.reads})
		}
	}
	if cap(a.events) > cap(a.eventBuffer) {
		a.eventBuffer = a.events[:0]
	}
}

// convert makes an event of what the decoder read; false for what the draw
// function does not see.
func (a *App) convert(t *terminal.Event, at time.Time) (Event, bool) {
	ev := Event{Chord: t.Chord, X: t.X, Y: t.Y, DX: t.DX, DY: t.DY, Time: at,
		Ctrl: t.Mod&terminal.ModCtrl != 0, Alt: t.Mod&terminal.ModAlt != 0, Shift: t.Mod&terminal.ModShift != 0}
	switch t.Button {
	case terminal.ButtonLeft:
		ev.Button = ButtonLeft
	case terminal.ButtonMiddle:
		ev.Button = ButtonMiddle
	case terminal.ButtonRight:
		ev.Button = ButtonRight
	case terminal.ButtonBack, terminal.ButtonForward:
		return Event{}, false
	}
	switch t.Kind {
	case terminal.KindKey:
		ev.Kind = EventKey
		return ev, !t.Release
	case terminal.KindPaste:
		ev.Kind, ev.Text = EventPaste, t.Text
	case terminal.KindPress:
		ev.Kind = EventPress
	case terminal.KindRelease:
		ev.Kind = EventRelease
	case terminal.KindMotion:
		ev.Kind = EventMotion
	case terminal.KindWheel:
		ev.Kind = EventWheel
	default:
		return Event{}, false
	}
	return ev, true
}

func chordKey(r rune) terminal.Key { return terminal.Key(r) }
