package widgets

import (
	"limoni"
	"limoni/accessibility"
)

func (d *listing) apply(f *limoni.Frame) {
	if disabled(f, d.resp) {
		return
	}
	if _, dy := d.resp.Scrolled(); dy != 0 {
		d.s.Offset = d.inRange(d.s.Offset + min(max(dy, -d.rows), d.rows))
		return
	}
	d.applyItem()
	d.applyKeys()
	if d.Typeahead {
		d.applyTypeahead()
	}
}

// applyItem selects and scrolls to a row that is not drawn and that the mouse
// or an action is for.
func (d *listing) applyItem() {
	key, position, ok := d.resp.Item()
	if !ok {
		if d.resp.Hit() {
			d.resp.SetMissed() // below the last row: a click on none
		}
		return
	}
	i := position - 1
	if key != "" {
		i = indexOf(d.Items, key)
	}
	if i < 0 || i >= d.rows {
		d.resp.SetMissed()
		return
	}
	if ev, ok := d.resp.Event(); ok {
		d.pointAt(i, ev)
	} else if d.Items.Row(i).took(d.resp) {
		d.reach(i)
	} else {
		d.resp.SetMissed()
	}
}

// pointAt is a mouse event on row i, which is not drawn any more. The press
// selects it; what follows is left to the caller.
func (d *listing) pointAt(i int, ev limoni.Event) {
	switch {
	case d.Items.Row(i).disabled():
		d.resp.SetMissed()
	case ev.Kind == limoni.EventPress && selects(ev):
		d.resp.Take()
		d.reach(i)
	}
}

// reach selects row i, which the response then answers for, and scrolls to it.
func (d *listing) reach(i int) {
	d.resp.SetScrolled()
	*d.sel, d.acted, d.moved = i, i, true
}

// selects reports whether a press chooses the row it is on. The right button
// does: a menu is about that row.
func selects(ev limoni.Event) bool {
	return ev.Button == limoni.ButtonLeft || ev.Button == limoni.ButtonRight
}

func (d *listing) applyKeys() {
	page := max(d.height-1, 1)
	switch resp := d.resp; {
	case resp.Key("up"):
		d.choose(*d.sel - 1)
	case resp.Key("down"):
		d.choose(*d.sel + 1)
	case resp.Key("home"):
		d.choose(0)
	case resp.Key("end"):
		d.choose(d.rows - 1)
	case resp.Key("pageup"):
		d.choose(*d.sel - page)
	case resp.Key("pagedown"):
		d.choose(*d.sel + page)
	case resp.Key("enter"):
		d.act(accessibility.ActionActivate)
	case resp.Key("space"):
		d.act(accessibility.ActionToggle)
	}
}

// choose selects row i, or the nearest there is.
func (d *listing) choose(i int) { *d.sel, d.moved = clamp(i, d.rows), true }

// act makes the response answer for the selected row, by key.
func (d *listing) act(a accessibility.Action) {
	if *d.sel < 0 || d.height == 0 {
		return
	}
	row := d.Items.Row(*d.sel)
	if row.disabled() || !(rowActions | row.Actions).Has(a) {
		return
	}
	if a == accessibility.ActionActivate {
		d.resp.SetClicked()
	}
	d.resp.SetDid(a)
	d.acted, d.moved = *d.sel, true
}
