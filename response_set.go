package limoni

import "limoni/accessibility"

// Changed reports that the widget changed the app's data.
func (r Response) Changed() bool { return r.flags&flagChanged != 0 }

// Selected reports that the widget's selection moved.
func (r Response) Selected() bool { return r.flags&flagSelected != 0 }

// SetChanged, SetSelected and SetClicked are for widgets: what they return
// then says so.
func (r *Response) SetChanged() { r.flags |= flagChanged }

// SetSelected makes Selected true.
func (r *Response) SetSelected() { r.flags |= flagSelected }

// SetClicked makes Clicked true.
func (r *Response) SetClicked() { r.flags |= flagClicked }

// SetDid makes Did(a) true.
func (r *Response) SetDid(a accessibility.Action) { r.did = a }

// SetRow makes the response of a container answer for one of its rows: Item
// names it, and Clicked, Did and Action are about it and what is in it.
func (r *Response) SetRow(row Response) {
	if row.f == r.f && row.serial == r.serial {
		r.about = row.node + 1
	}
}

// SetMissed says that the row an event is for is not there any more: then the
// event is for nobody.
func (r *Response) SetMissed() {
	if rt := r.target(); rt != nil {
		rt.taken = false
	}
	r.flags |= flagMissed
}

// Hit reports that an event of this pass is for this node: a click, a press or
// an action.
func (r Response) Hit() bool { return r.target() != nil }

// SetScrolled tells the caller of an action that the view had to move first.
func (r Response) SetScrolled() {
	if rt := r.target(); rt != nil {
		rt.scrolled = true
	}
}

// String names the node, for messages.
func (r Response) String() string {
	if !r.alive() {
		return "a response of another pass"
	}
	return r.f.pass.line(int(r.node))
}
