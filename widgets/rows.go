package widgets

import (
	"limoni"
	"limoni/accessibility"
)

// rows is one pass of a widget that shows rows of which one has the cursor:
// what lists, tables, trees and logs share. A widget begins it, settles and
// applies, draws the rows that are in view, and ends it:
//
//	d := rows{Items: l.Items, …}
//	d.begin(f, node, l.Selected, l.State)
//	d.apply(f)
//	for i, line := range … d.inView() { d.row(f, …) }
//	return d.end(f)
type rows struct {
	Items
	role      accessibility.Role // of a row
	chosen    *Selection         // nil where only the cursor selects
	typeahead bool
	height    int // rows of cells for rows of data
	// keys has the keyboard for these rows, as the field has to which a list in
	// a popup belongs; the rows themselves where it is zero.
	keys limoni.Response
	// mute leaves the keys to others.
	mute bool
	// value is the row that is selected where that is not the one with the
	// cursor.
	value *int
	// marker is the cells that open or close the row that is drawn next.
	marker limoni.Rect
	// inside says that the focus shows at something else than the row with the
	// cursor: at one of its cells, at a header.
	inside bool
	// wraps goes around the ends with Up and Down, and plain rows are not
	// selected: those of menus.
	wraps, plain bool
	// offers is what every row reacts to; select and activate where zero.
	offers accessibility.Action

	resp  limoni.Response
	s     *ListState
	sel   *int // where the cursor is kept
	count int
	// before is the cursor as it was, moved says that it is to be in view, and
	// acted is the row that this pass's key or action is about, -1 for none.
	before int
	moved  bool
	acted  int
	// cursor is the node of the row that has it.
	cursor limoni.Response
}

// ListState is the view of a list.
type ListState struct {
	// Offset is how many rows are scrolled away at the top. Setting it scrolls.
	Offset int

	selected int // where Selected of the list is nil
	lost     int // 1 + the selection that went with the last row
	key      string
	at       int // the row that had the cursor and its key
	anchor   int // the other end of a range that is being chosen
	picked   int // 1 + the row that was chosen or left out last
	typed    typeahead
	view     scroller
}

// begin registers the container. n lacks only what follows from the rows.
func (d *rows) begin(f *limoni.Frame, n accessibility.Node, selected *int, state *ListState) {
	if d.keys == (limoni.Response{}) {
		n.Actions |= accessibility.ActionFocus
	}
	resp := f.Begin(n)
	if state == nil {
		state = limoni.Memory[ListState](f, resp)
	}
	if d.keys == (limoni.Response{}) {
		d.keys = resp
	}
	d.start(f, resp, selected, state)
}

// start is begin for a container that is registered, and that found its rows in
// what it remembers.
func (d *rows) start(f *limoni.Frame, resp limoni.Response, selected *int, state *ListState) {
	d.resp, d.s, d.acted = resp, state, -1
	d.measure(f)
	if d.chosen != nil {
		f.Node(resp).States |= accessibility.StateMultiSelectable
	}
	if d.sel = selected; d.sel == nil {
		d.sel = &d.s.selected
	}
	d.before = *d.sel
	d.follow()
	d.settle()
}

// measure asks how many rows there are.
func (d *rows) measure(f *limoni.Frame) {
	d.count = max(d.Len(), 0)
	n := f.Node(d.resp)
	n.SetSize = count(d.count)
	if n.Actions &^= accessibility.ActionScroll; d.height > 0 && d.count > d.height && !disabled(f, d.resp) {
		n.Actions |= accessibility.ActionScroll
	}
}

// follow moves the cursor with its row, where the data can say where that is.
func (d *rows) follow() {
	x, ok := d.Items.(Indexer)
	if !ok || d.s.key == "" || *d.sel != d.s.at || *d.sel < 0 {
		return
	}
	if *d.sel < d.count && d.Key(*d.sel) == d.s.key {
		return
	}
	if i := x.Index(d.s.key); i >= 0 && i < d.count {
		*d.sel = i
	}
}

// settle puts the cursor back into the data, which may have changed since.
func (d *rows) settle() {
	switch {
	case d.count > 0 && *d.sel == -1 && d.s.lost > 0:
		*d.sel = clamp(d.s.lost-1, d.count)
	case d.count == 0 && *d.sel >= 0:
		d.s.lost, *d.sel = *d.sel+1, -1
	default:
		*d.sel = min(max(*d.sel, -1), d.count-1)
	}
	if d.count > 0 {
		d.s.lost = 0
	}
}

// end closes the container; its response answers for the rows.
func (d *rows) end(f *limoni.Frame) limoni.Response {
	if d.s.at, d.s.key = *d.sel, ""; *d.sel >= 0 && *d.sel < d.count {
		d.s.key = d.Key(*d.sel)
	}
	if *d.sel != d.before {
		d.resp.SetSelected()
	}
	return f.End(d.resp)
}

// fit decides which rows are in view.
func (d *rows) fit(f *limoni.Frame) {
	d.s.view.fit(&d.s.Offset, cursor{at: *d.sel, n: 1, moved: d.moved}, d.height, d.count)
	details := f.Details(d.resp)
	details.ScrollY, details.ScrollMaxY = d.s.Offset, lastOffset(d.height, d.count)
	if d.chosen != nil {
		details.ValueText = f.Concat(f.Itoa(d.chosen.Count(d.count)), " of ", f.Itoa(d.count), " selected")
	}
}

// drawn is how many rows are in view.
func (d *rows) drawn() int { return max(min(d.height, d.count-d.s.Offset), 0) }
