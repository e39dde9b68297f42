package limoni

import (
	"sync"
	"time"
)

// clock is the app's time: the machine's, or one a test moves.
type clock interface {
	Now() time.Time
}

type realClock struct{}

func (realClock) Now() time.Time { return time.Now() }

// virtualClock stands still until it is moved.
type virtualClock struct {
	mu  sync.Mutex
	now time.Time
}

func (c *virtualClock) Now() time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.now
}

func (c *virtualClock) move(to time.Time) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if to.After(c.now) {
		c.now = to
	}
}

// timers are the two frames that Frame.After can ask for; the zero time is
// none. The earlier one is armed.
type timers struct {
	renewed time.Time // asked for without an event: until the next paint
	held    time.Time // asked for with an event: until it fires
}

func (t *timers) renew(at time.Time) { t.renewed = earliest(t.renewed, at) }
func (t *timers) hold(at time.Time)  { t.held = earliest(t.held, at) }
func (t *timers) next() time.Time    { return earliest(t.renewed, t.held) }

// fire reports whether a timer is due, and disarms it.
func (t *timers) fire(now time.Time) bool {
	due := false
	for _, at := range [...]*time.Time{&t.renewed, &t.held} {
		if !at.IsZero() && !at.After(now) {
			*at, due = time.Time{}, true
		}
	}
	return due
}

// earliest ignores the zero time.
func earliest(a, b time.Time) time.Time {
	if a.IsZero() || !b.IsZero() && b.Before(a) {
		return b
	}
	return a
}
