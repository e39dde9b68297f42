package limoni

import "time"

// defaultFPS bounds the frames of an app in a terminal that nobody's input asks
// for.
const defaultFPS = 60

// WithMaxFPS bounds how many frames a second are painted because something was
// posted or redrawn: a flood of those costs no more than that, and the last of
// them is always painted. What a key or the mouse does is painted at once. It is
// 60 in a terminal; an app in memory paints all, unless this is given. 0 is no
// bound.
func WithMaxFPS(n int) Option {
	return func(o *options) {
		o.frameTime, o.frameTimeSet = 0, true
		if n > 0 {
			o.frameTime = time.Second / time.Duration(n)
		}
	}
}

// holdsBack reports that what there is to paint can wait, and notes until when.
func (a *App) holdsBack() bool {
	a.held = noTime
	if !a.dirty || a.newest == nil || a.urgent || a.quitting || a.options.frameTime == 0 {
		return false
	}
	at := a.painted.Add(a.options.frameTime)
	if !a.clock.Now().Before(at) {
		return false
	}
	a.held, a.inFrame = at, false // it is drawn with the time at which it is painted
	return true
}
