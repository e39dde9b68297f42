package widgets

import (
	"limoni"
	"limoni/accessibility"
)

// begun is a row in view, registered: what is left is to draw it.
type begun struct {
	limoni.Response
	row    Row
	index  int
	cursor bool // it has the cursor
	chosen bool // it is one of several chosen ones
	style  limoni.Style
}

// row registers row i in the area of it. Where its container is a Begin, so may
// it be: end it then.
func (d *rows) row(f *limoni.Frame, area limoni.Rect, i int, container bool) begun {
	b := begun{row: d.Row(i), index: i}
	n := accessibility.Node{
		ID: d.Key(i), Role: d.role, Label: b.row.Text, Bounds: area,
		States: b.row.States, Position: count(i + 1), SetSize: count(d.count),
		Actions: d.actions(b.row),
	}
	if container {
		b.Response = f.Begin(n)
	} else {
		b.Response = f.RegisterAccessibility(n)
	}
	if i == d.acted {
		d.resp.SetRow(b.Response)
	} else if b.Hit() {
		d.hitRow(f, b)
	}
	if len(b.row.CustomActions) > 0 && !disabled(f, b.Response) {
		f.Details(b.Response).CustomActions = b.row.CustomActions
	}
	d.mark(f, &b, area)
	return b
}

// mark says which row has the cursor and which are chosen.
func (d *rows) mark(f *limoni.Frame, b *begun, area limoni.Rect) {
	b.cursor = b.index == *d.sel
	b.chosen = d.chosen != nil && d.chosen.Has(d.Key(b.index))
	if d.value != nil {
		b.chosen = b.index == *d.value
	}
	if !d.plain {
		f.Node(b.Response).States |= accessibility.Selected(b.chosen || b.cursor && !d.marks())
	}
	if b.cursor {
		d.cursor = b.Response
		if !d.inside {
			f.Details(d.resp).ActiveDescendant = f.Node(b.Response).Key
			focusCell(f, d.keys, area, area.Min.X)
		}
	}
	b.style = d.rowStyle(f, b)
}

func (d *rows) rowStyle(f *limoni.Frame, b *begun) limoni.Style {
	switch {
	case b.cursor && d.keys.Focused() && !d.inside:
		return f.Theme().Focus
	case b.cursor && !d.marks():
		return f.Theme().Selected
	case disabled(f, b.Response):
		return f.Theme().Disabled
	}
	return or(b.row.Style, f.Theme().Text)
}

// hitRow makes the response answer for a drawn row that the mouse or an action
// is for. A press gives it the cursor, and so does an action; after the press
// the mouse changes nothing more until it is released.
func (d *rows) hitRow(f *limoni.Frame, b begun) {
	d.resp.SetRow(b.Response)
	ev, byMouse := b.Event()
	switch {
	case !byMouse:
		if b.row.took(b.Response, d.actions(b.row)) {
			d.choose(b.Response, b.index)
		}
	case ev.Kind == limoni.EventPress && selects(ev):
		b.Take()
	case b.Clicked() && (limoni.Point{X: ev.X, Y: ev.Y}).In(d.marker):
		d.clickMarker(b)
		return
	case b.Clicked():
		d.clickRow(b)
		return
	default:
		return
	}
	if d.s.anchor = b.index; b.index == *d.sel {
		return
	}
	if !d.plain && !d.marks() && d.cursor != (limoni.Response{}) {
		f.Node(d.cursor).States ^= accessibility.Selected(true) | accessibility.Selected(false)
	}
	*d.sel = b.index
}

// clickRow is a whole click: it toggles a row where several may be chosen, and
// the second one opens the row.
func (d *rows) clickRow(b begun) {
	if d.chosen != nil {
		d.toggle(b.index)
	}
	if b.DoubleClicked() {
		d.resp.SetDid(accessibility.ActionActivate)
	}
}

// marks reports whether a mark shows which rows are selected, and not the
// cursor.
func (d *rows) marks() bool { return d.chosen != nil || d.value != nil }

// clickMarker opens or closes a row, and chooses nothing.
func (d *rows) clickMarker(b begun) {
	for _, a := range [...]accessibility.Action{accessibility.ActionExpand, accessibility.ActionCollapse} {
		if b.row.Actions.Has(a) && !b.row.disabled() {
			d.resp.SetDid(a)
		}
	}
}

// paintMark draws whether a row is chosen and returns the area behind that.
func (d *rows) paintMark(f *limoni.Frame, b begun, area limoni.Rect) limoni.Rect {
	if !d.marks() {
		return area
	}
	mark := "  "
	if b.chosen {
		mark = "✓ "
	}
	area.Min.X += f.Print(area, mark, b.style)
	return area
}

// drawRows draws the rows in view, one below the other, each as its text.
func (d *rows) drawRows(f *limoni.Frame, area limoni.Rect) {
	for y := range d.drawn() {
		line := area
		line.Min.Y += y
		line = firstRow(line, line.Dx())
		b := d.row(f, line, d.s.Offset+y, false)
		line = d.paintMark(f, b, line)
		line.Min.X += printCut(f, b.Response, line, b.row.Text, b.style)
		f.Fill(line, ' ', b.style)
	}
}
