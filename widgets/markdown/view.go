package markdown

import (
	"strconv"

	"limoni"
	"limoni/accessibility"
)

// View shows a Markdown text and scrolls it. It takes Up, Down, PageUp,
// PageDown, Home and End while it has the focus, and the wheel. Left and Right
// go from link to link, and Enter opens the one they are at; a click opens any.
//
// Its node is a scroll area; what is in view is inside: headings with their
// level, texts, lists and their items, tables with rows and cells, code line by
// line, and links.
type View struct {
	ID    string
	Label string
	// Source is the app's text. The view remembers what it made of it, so that a
	// frame costs what is in view; a text that has grown at its end is parsed
	// again from its last block only.
	Source *string
	// Streaming says that Source is still being written. Then an emphasis, a
	// link, a table or a fence that is not closed yet is drawn as if it were,
	// marks that may become anything are held back until it is known what, and
	// the node is busy.
	Streaming bool
	// Follow keeps the end in view while Source grows, as long as it was in view
	// before: who has scrolled up to read is left alone. It begins at the end.
	Follow bool
	// Highlighter colours code; nil leaves it plain.
	Highlighter Highlighter
	AutoFocus   bool
	// Empty is shown where there is nothing to show.
	Empty string
	// State takes over what the view remembers, for apps that want to own it.
	State *State
}

// State is where a view is scrolled to.
type State struct {
	// Offset is how many rows are scrolled away at the top. Setting it scrolls.
	Offset int

	place place
	link  int // the current link, counted over the document from 1; 0 is none
}

// Response is what happened to a view. Clicked reports that a link was opened,
// and Item which one.
type Response struct {
	limoni.Response
	// Link is the destination of the link that was opened, "" for none. It is
	// text from the source: look at it before it is handed to another program.
	Link string
}

// viewing is a view in one pass.
type viewing struct {
	View
	resp   limoni.Response
	s      *State
	doc    *document
	area   limoni.Rect
	opened string
	// acted is the link that a key, a click or an action is about, 0 for none.
	acted int
	// moved says that what the offset is now was chosen in this pass.
	moved bool
}

// Draw draws as much of the text as fits into area.
func (v View) Draw(f *limoni.Frame, area limoni.Rect) Response {
	if v.Source == nil {
		panic("markdown: View " + strconv.Quote(v.Label) + " has no Source; give it a pointer to the app's text")
	}
	d := viewing{View: v, area: area}
	d.register(f)
	d.doc.update(*v.Source, v.Streaming)
	if d.height() > 0 {
		d.doc.layout(area.Dx())
	}
	d.settle()
	d.apply()
	d.place()
	d.offer(f)
	before := f.Clip(area)
	d.draw(f)
	f.Unclip(before)
	return Response{Response: f.End(d.resp), Link: d.opened}
}

func (d *viewing) register(f *limoni.Frame) {
	n := accessibility.Node{
		ID: d.ID, Role: accessibility.RoleScrollArea, Label: d.Label, Bounds: d.area,
		Actions: accessibility.ActionFocus,
	}
	if d.Streaming {
		n.States |= accessibility.StateBusy
	}
	d.resp = f.Begin(n)
	if d.AutoFocus {
		f.AutoFocus(d.resp)
	}
	m := limoni.Memory[memory](f, d.resp)
	d.doc = &m.doc
	if d.s = d.State; d.s == nil {
		d.s = &m.state
	}
}

// memory is what a view keeps between frames.
type memory struct {
	doc   document
	state State
}

// offer says how far the view can be scrolled, and by that whether at all.
func (d *viewing) offer(f *limoni.Frame) {
	n, details := f.Node(d.resp), f.Details(d.resp)
	details.ScrollY, details.ScrollMaxY = d.s.Offset, d.last()
	if d.last() > 0 && !n.States.Has(accessibility.StateDisabled) {
		n.Actions |= accessibility.ActionScroll
	}
}

// height is the rows in view.
func (d *viewing) height() int {
	if d.area.Dx() <= 0 {
		return 0
	}
	return max(d.area.Dy(), 0)
}

// last is the largest offset: no row is left empty at the bottom.
func (d *viewing) last() int {
	if d.height() == 0 {
		return 0
	}
	return max(d.doc.rows-d.height(), 0)
}
