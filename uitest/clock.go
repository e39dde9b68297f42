package uitest

import "time"

// clock is a Host whose time is moved by hand. The app in memory is one.
type clock interface {
	// Advance moves the app's time, and fires what becomes due.
	Advance(d time.Duration)
	// NextTimer is the time until the next armed timer, if there is one.
	NextTimer() (time.Duration, bool)
}

// pace is what one wait may still do with a virtual clock.
type pace struct {
	left time.Duration // virtual time it may still spend
	lag  time.Duration // real time the clock has not followed yet
}

func (p *pace) spend(c clock, d time.Duration) {
	p.left -= d
	p.lag = 0
	c.Advance(d)
}

// Advance moves the app's virtual clock by d and fires the timers that become
// due. The app of a page made by [Run] has one; a running program has not.
func (p *Page) Advance(d time.Duration) {
	p.t.Helper()
	c, ok := p.host.(clock)
	if !ok {
		p.t.Fatalf("uitest: Advance(%v): this app runs in real time; a virtual clock needs a page made by uitest.Run", d)
	}
	c.Advance(d)
	p.report("advance "+d.String(), p.settled())
}
