package limoni

import "time"

// frameBudget is how long events are taken before what they did is painted.
const frameBudget = 16 * time.Millisecond

// maxRepaints bounds how often one paint repeats because its end moved the
// focus.
const maxRepaints = 4

// pump runs the loop until nothing waits and what there is has been painted.
func (a *App) pump() {
	if a.program != nil {
		a.program.moves = 0
	}
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
		case a.program != nil && !a.quitting && (a.program.tellSize() || a.program.fire(a.clock.Now()) || a.program.tellFocus()):
		case a.holdsBack():
			return
		case a.dirty || a.newest == nil:
			a.paint()
		default:
			a.inFrame, a.firstEvent = false, noTime // nobody wanted what came
			if w := a.watching.told.Load(); w != nil {
				w.rest(a)
			}
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
	budget := frameBudget
	if !a.urgent {
		budget = max(budget, a.options.frameTime)
	}
	return a.dirty && !a.firstEvent.IsZero() && a.clock.Now().Sub(a.firstEvent) >= budget && !a.ended
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
		item.call.take(a, item.call)
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
	for in.Kind == EventMotion && a.motionFollows(in.Button) {
		in = a.events[0]
		a.events = a.events[1:]
	}
	return in, true
}

// motionFollows reports whether the next event, of this read or the one that
// waits, is a motion with that button.
func (a *App) motionFollows(button Button) bool {
	for len(a.events) == 0 {
		read, ok := a.queue.takeRead()
		if !ok {
			return false
		}
		a.decode(read)
	}
	return a.events[0].Kind == EventMotion && a.events[0].Button == button
}

// take routes one event from the terminal.
func (a *App) take(in input) {
	if in.Kind != EventMotion || in.Button != ButtonNone {
		a.human = a.frameNumber + 1 // the first frame that can show it
	}
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
	if !taken && a.program != nil && in.Kind != EventKey {
		taken = a.program.takeRest(in)
	}
	if taken {
		a.changed, a.dirty = true, true
	}
	a.urgent = a.urgent || a.dirty
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

// deliverKey routes one key. A printable one, also by Do, is typed where a text
// widget has the focus, with those that follow it in the same read.
func (a *App) deliverKey(in input) bool {
	if in.printable() && a.newest.editable(a.newest.find(a.focus.key)) {
		return a.deliverRun(a.gatherRun(in))
	}
	return a.routeKey(in)
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

// settle brings the tree up to date with what has changed since the last pass
// without an event, so that the next event meets the interface as it is.
func (a *App) settle() {
	a.runInvoked()
	if a.changed || a.newest == nil {
		a.run(passSettle, nil)
	}
}
