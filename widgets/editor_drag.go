package widgets

import (
	"time"

	"limoni"
)

// textDrag is the mouse while its button is held.
type textDrag struct {
	on bool
	at limoni.Point // the last cell it was on
	// next is when the view scrolls on while the mouse is held beyond its edge.
	next time.Time
	// elsewhere is how many clicks of the same run were at another place.
	elsewhere int
}

// dragPause is between two steps of such scrolling.
const dragPause = 50 * time.Millisecond

// press begins a drag, and says which click of a run this is: one of several
// only at the place of the one before.
func (d *textDrag) press(ev limoni.Event) (click int) {
	if ev.Clicks <= 1 || ev.Y != d.at.Y || ev.X < d.at.X-1 || ev.X > d.at.X+1 {
		d.elsewhere = ev.Clicks - 1
	}
	d.on, d.at, d.next = true, limoni.Point{X: ev.X, Y: ev.Y}, time.Time{}
	return ev.Clicks - d.elsewhere
}

// due reports that a drag which is held outside is to go on now, and sees to it
// that there is a frame when it is the next time.
func (d *textDrag) due(f *limoni.Frame, resp limoni.Response, outside bool) (now bool) {
	if d.on = d.on && resp.Pressed(); !d.on || !outside {
		d.next = time.Time{}
		return false
	}
	now = !d.next.IsZero() && !f.Now().Before(d.next)
	if now || d.next.IsZero() {
		d.next = f.Now().Add(dragPause)
	}
	f.After(d.next.Sub(f.Now()))
	return now
}
