package widgets

import (
	"limoni"
	"limoni/accessibility"
)

// apply does what this pass's event asks for, and puts the view where it
// belongs.
func (d *rows) apply(f *limoni.Frame) {
	if !disabled(f, d.resp) {
		d.react()
	}
	d.fit(f)
}

// react is apply without the view.
func (d *rows) react() {
	if _, dy := d.resp.Scrolled(); dy != 0 {
		d.s.Offset = inView(scrolledBy(d.s.Offset, dy, d.count), d.height, d.count)
		return
	}
	d.applyItem()
	if d.mute {
		return
	}
	d.applyKeys()
	if d.typeahead {
		d.applyTypeahead()
	}
}

// applyItem selects and scrolls to a row that is not drawn and that the mouse
// or an action is for.
func (d *rows) applyItem() {
	key, position, ok := d.resp.Item()
	if !ok {
		if d.resp.Hit() {
			if _, byMouse := d.resp.Event(); byMouse {
				d.resp.SetMissed() // below the last row: a click on none
			}
		}
		return
	}
	i := position - 1
	if key != "" {
		i = indexOf(d.Items, key)
	}
	if i < 0 || i >= d.count {
		d.resp.SetMissed()
		return
	}
	if ev, ok := d.resp.Event(); ok {
		d.pointAt(i, ev)
	} else if row := d.Row(i); row.took(d.resp, d.actions(row)) {
		d.reach(i)
		d.choose(d.resp, i)
	} else {
		d.resp.SetMissed()
	}
}

// pointAt is a mouse event on row i, which is not drawn any more. The press
// selects it; what follows is left to the caller.
func (d *rows) pointAt(i int, ev limoni.Event) {
	switch {
	case d.Row(i).disabled():
		d.resp.SetMissed()
	case ev.Kind == limoni.EventPress && selects(ev):
		d.resp.Take()
		d.reach(i)
	}
}

// reach selects row i, which the response then answers for, and scrolls to it.
func (d *rows) reach(i int) {
	d.resp.SetScrolled()
	*d.sel, d.acted, d.moved = i, i, true
}

// selects reports whether a press chooses the row it is on. The right button
// does: a menu is about that row.
func selects(ev limoni.Event) bool {
	return ev.Button == limoni.ButtonLeft || ev.Button == limoni.ButtonRight
}

func (d *rows) applyKeys() {
	page := max(d.height-1, 1)
	switch resp := d.keys; {
	case resp.Key("up"):
		d.step(-1)
	case resp.Key("down"):
		d.step(1)
	case resp.Key("home"):
		d.moveTo(0)
	case resp.Key("end"):
		d.moveTo(d.count - 1)
	case resp.Key("pageup"):
		d.moveTo(*d.sel - page)
	case resp.Key("pagedown"):
		d.moveTo(*d.sel + page)
	case resp.Key("enter"):
		d.act(accessibility.ActionActivate)
	case resp.Key("space"):
		d.act(accessibility.ActionToggle)
	default:
		d.applyRangeKeys()
	}
}

// applyRangeKeys are the keys of a list in which several rows may be chosen.
// Those with Shift are an extra: many terminals do not send them.
func (d *rows) applyRangeKeys() {
	if d.chosen == nil {
		return
	}
	switch resp := d.keys; {
	case resp.Key("ctrl+a"):
		d.chooseAll()
	case resp.Key("shift+up"):
		d.extendTo(*d.sel - 1)
	case resp.Key("shift+down"):
		d.extendTo(*d.sel + 1)
	case resp.Key("shift+space"):
		d.chooseRange(d.lastPicked(), *d.sel, true)
	}
}

// lastPicked is the row that was chosen or left out last, the one with the
// cursor where none was.
func (d *rows) lastPicked() int {
	if d.s.picked == 0 {
		return *d.sel
	}
	return d.s.picked - 1
}

// step moves the cursor by one row, around the ends where the rows wrap.
func (d *rows) step(by int) {
	to := *d.sel + by
	switch {
	case !d.wraps:
	case to < 0:
		to = d.count - 1
	case to >= d.count:
		to = 0
	}
	d.moveTo(to)
}

// moveTo gives the cursor to row i, or the nearest there is.
func (d *rows) moveTo(i int) {
	*d.sel, d.moved = clamp(i, d.count), true
	d.s.anchor = *d.sel
}

// extendTo moves the cursor and chooses from where the range began to there.
func (d *rows) extendTo(i int) {
	anchor, old := d.s.anchor, *d.sel
	d.moveTo(i)
	d.s.anchor = anchor
	if abs(old-anchor) > abs(*d.sel-anchor) {
		d.chooseRange(old, old, false)
	}
	d.chooseRange(anchor, *d.sel, true)
}

// chooseAll chooses all rows, or none where all are chosen. What was chosen may
// be out of sight behind a filter of the app: the number alone does not tell.
func (d *rows) chooseAll() {
	if d.count == 0 {
		return
	}
	all := d.chosen.Count(d.count) == d.count
	for i := 0; all && i < d.count; i++ {
		all = d.chosen.Has(d.Key(i))
	}
	d.chosen.SetAll(!all)
	d.resp.SetChanged()
}

func (d *rows) chooseRange(from, to int, on bool) {
	if d.count == 0 {
		return
	}
	for i := max(min(from, to), 0); i <= max(from, to) && i < d.count; i++ {
		if !d.Row(i).disabled() {
			d.chosen.Set(d.Key(i), on)
		}
	}
	d.resp.SetChanged()
}

func abs(n int) int { return max(n, -n) }

// act makes the response answer for the row with the cursor, by key.
func (d *rows) act(a accessibility.Action) {
	if *d.sel < 0 || d.height == 0 {
		return
	}
	row := d.Row(*d.sel)
	if row.disabled() || !d.actions(row).Has(a) {
		return
	}
	if a == accessibility.ActionActivate {
		d.resp.SetClicked()
	} else if d.chosen != nil {
		d.toggle(*d.sel)
	}
	d.resp.SetDid(a)
	d.acted, d.moved, d.s.anchor = *d.sel, true, *d.sel
}

// actions are what a row reacts to.
func (d *rows) actions(row Row) accessibility.Action {
	a := rowActions | row.Actions
	if d.offers != 0 {
		a = d.offers | row.Actions
	}
	if d.chosen != nil {
		a |= accessibility.ActionToggle
	}
	return a
}

// choose does to the chosen rows what an action asks for.
func (d *rows) choose(resp limoni.Response, i int) {
	switch {
	case d.chosen == nil:
	case resp.Did(accessibility.ActionToggle):
		d.toggle(i)
	case resp.Did(accessibility.ActionSelect) && !d.chosen.Has(d.Key(i)):
		d.toggle(i)
	}
}

func (d *rows) toggle(i int) {
	d.chosen.Toggle(d.Key(i))
	d.s.picked = i + 1
	d.resp.SetChanged()
}
