package markdown

import (
	"limoni"
	"limoni/accessibility"
	"limoni/internal/reading"
)

// apply does what the keys, the wheel and the actions of this pass say.
func (d *viewing) apply() {
	d.s.link = min(max(d.s.link, 0), d.doc.links())
	if d.height() == 0 {
		return
	}
	if _, dy := d.resp.Scrolled(); dy != 0 {
		d.scrollTo(reading.By(d.s.Offset, dy, d.last()))
		return
	}
	if rows, ok := reading.Key(d.resp, d.height()-1); ok {
		d.scrollTo(reading.By(d.s.Offset, rows, d.last()))
		return
	}
	d.applyItem()
	if d.doc.links() > 0 {
		d.applyLinkKeys()
	}
}

func (d *viewing) applyLinkKeys() {
	switch {
	case d.resp.Key("left"):
		d.step(-1)
	case d.resp.Key("right"):
		d.step(1)
	case d.current() && d.resp.Key("enter"):
		d.resp.SetClicked()
		d.resp.SetDid(accessibility.ActionActivate)
		d.open(d.s.link)
	}
}

// current reports whether there is a current link and it is in view.
func (d *viewing) current() bool { return d.s.link > 0 && d.inView(d.s.link) }

func (d *viewing) inView(link int) bool {
	from, to := d.doc.linkRows(link)
	return to > d.s.Offset && from < d.s.Offset+d.height()
}

// step goes to the next link in a direction. Where the current one is out of
// view the reader is elsewhere, and it is the first one from there.
func (d *viewing) step(by int) {
	to := d.s.link + by
	if !d.current() {
		to = d.doc.linkFrom(d.s.Offset)
		if by < 0 {
			to = d.doc.linkFrom(d.s.Offset+d.height()) - 1
		}
	}
	d.s.link = max(min(to, d.doc.links()), 1)
	d.show(d.doc.linkRows(d.s.link))
}

// open makes the response answer for a link.
func (d *viewing) open(link int) {
	d.s.link, d.acted, d.opened = link, link, d.doc.linkAt(link).url
}

// applyItem opens a link that is not drawn and that an action is for.
func (d *viewing) applyItem() {
	key, position, ok := d.resp.Item()
	if !ok {
		if d.resp.Hit() {
			d.resp.SetMissed() // a click beside the links
		}
		return
	}
	if key != "" {
		position = linkOfKey(key)
	}
	if position < 1 || position > d.doc.links() || !d.resp.Did(accessibility.ActionActivate) {
		d.resp.SetMissed()
		return
	}
	d.resp.SetScrolled()
	d.open(position)
	d.show(d.doc.linkRows(position))
}

// hitLink answers for a drawn link that the mouse or an action is for. The
// bounds of a link that is wrapped hold more than its text, so the mouse must
// be on the text itself, be it that of another link.
func (d *viewing) hitLink(resp limoni.Response, link int) {
	ev, byMouse := resp.Event()
	if byMouse && ev.Kind == limoni.EventPress {
		resp.Take()
		return
	}
	if !resp.Clicked() {
		return
	}
	if byMouse {
		if link = d.linkOn(ev.X, ev.Y); link == 0 {
			return
		}
	}
	d.resp.SetClicked()
	d.open(link)
}
