package widgets

import (
	"time"

	"limoni"
	"limoni/accessibility"
	"limoni/layout"
)

// Tooltip is a hint about a control. It shows when the mouse rests on its owner
// or the owner has the keyboard, after a moment, below it or above, and never
// over it.
//
//	[ Publish ]
//	 Everybody
//	 can see it.
//
// Esc hides it, and so do a press on the owner and what drops down from it, until
// the owner is left and come to again. Where the owner has the keyboard it asks for Esc before what it
// stands in; under the mouse only, Esc hides the hint where nothing else has a
// use for it. The mouse and all other keys go to what is below. In the tree the
// hint is the owner's description at any time.
//
//	publish := widgets.Button{ID: "publish", Label: "Publish"}.Draw(f, area)
//	widgets.Tooltip{Text: "Everybody can see it."}.Draw(f, publish)
type Tooltip struct {
	Text string
	// Delay is how long it waits; half a second where zero.
	Delay time.Duration
	// Width is the columns at which the text wraps; 40 where zero.
	Width int
}

// tooltipMemory is what the owner of a tooltip remembers.
type tooltipMemory struct {
	over   bool
	since  time.Time // it was come to
	hidden bool      // until it is left
}

// Draw draws the hint where it is due. The response is that of its node, zero
// while it does not show.
func (t Tooltip) Draw(f *limoni.Frame, owner limoni.Response) limoni.Response {
	if owner == (limoni.Response{}) {
		panic("widgets: Tooltip has no owner; give Draw the response of the control that it is about")
	}
	m := limoni.Memory[tooltipMemory](f, owner)
	if t.Text == "" || !t.due(f, owner, m) {
		t.describe(f, owner)
		return limoni.Response{}
	}
	box := t.place(f, owner)
	if box.Empty() || box.Overlaps(owner.Rect()) {
		t.describe(f, owner)
		return limoni.Response{}
	}
	resp := f.BeginLayer(limoni.RankTooltip, accessibility.Node{
		Role: accessibility.RoleTooltip, Value: t.Text, Bounds: box, Actions: accessibility.ActionDismiss,
	})
	t.describe(f, owner)
	f.Details(owner).DescribedBy = f.Node(resp).Key
	t.paint(f, resp, box)
	f.End(resp)
	m.hidden = resp.Dismissed() || t.escaped(f, owner)
	return resp
}

// escaped reports Esc, which a tooltip is not asked for itself.
func (t Tooltip) escaped(f *limoni.Frame, owner limoni.Response) bool {
	if owner.FocusWithin() {
		return owner.Key("esc")
	}
	return f.GlobalKey("esc")
}

// due reports whether the owner was come to long enough ago.
func (t Tooltip) due(f *limoni.Frame, owner limoni.Response, m *tooltipMemory) bool {
	if t.Delay <= 0 {
		t.Delay = 500 * time.Millisecond
	}
	over := owner.Hovered() || owner.FocusWithin()
	if over && !m.over {
		m.since, m.hidden = f.Now(), false
	}
	m.over = over
	m.hidden = m.hidden || owner.Pressed() || f.Node(owner).States.Has(accessibility.StateExpanded) && f.Details(owner).Controls != 0
	if !over || m.hidden {
		return false
	}
	if rest := t.Delay - f.Now().Sub(m.since); rest > 0 {
		f.After(rest)
		return false
	}
	return true
}

// describe makes the hint the owner's description, where it has no other.
func (t Tooltip) describe(f *limoni.Frame, owner limoni.Response) {
	if t.Text == "" {
		return
	}
	if d := f.Details(owner); d.Description == "" {
		d.Description = t.Text
	}
}

// place is the text with a space on each side, below the owner.
func (t Tooltip) place(f *limoni.Frame, owner limoni.Response) limoni.Rect {
	if t.Width <= 0 {
		t.Width = 40
	}
	screen, anchor := f.Area(), owner.Rect()
	width := min(min(widest(t.Text), t.Width), max(screen.Dx()-2, 1))
	anchor.Max.X = min(anchor.Max.X, anchor.Min.X+1) // it is not wider for the owner's sake
	return layout.Below(anchor, limoni.Point{X: width + 2, Y: countLines(t.Text, width)}, screen)
}

func (t Tooltip) paint(f *limoni.Frame, resp limoni.Response, box limoni.Rect) {
	f.Fill(box, ' ', f.Theme().Popup)
	text := layout.InsetXY(box, 1, 0)
	if countLines(t.Text, text.Dx()) > text.Dy() {
		f.Node(resp).States |= accessibility.StateTruncated
	}
	printWrapped(f, text, t.Text, f.Theme().Popup)
}
