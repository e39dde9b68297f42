package widgets

import (
	"limoni"
	"limoni/accessibility"
)

func (d *listing) draw(f *limoni.Frame, area limoni.Rect) {
	details := f.Details(d.resp)
	details.ScrollY, details.ScrollMaxY = d.s.Offset, d.last()
	if d.rows == 0 && d.Empty != "" {
		drawLine(f, area, accessibility.Node{Role: accessibility.RoleText, Label: d.Empty}, f.Theme().Muted)
	}
	for y := 0; y < d.height && d.s.Offset+y < d.rows; y++ {
		line := area
		line.Min.Y += y
		d.drawRow(f, firstRow(line, line.Dx()), d.s.Offset+y)
	}
}

func (d *listing) drawRow(f *limoni.Frame, area limoni.Rect, i int) {
	row := d.Items.Row(i)
	r := f.RegisterAccessibility(accessibility.Node{
		ID: d.Items.Key(i), Role: accessibility.RoleListItem, Label: row.Text, Bounds: area,
		States: row.States, Position: count(i + 1), SetSize: count(d.rows),
		Actions: rowActions | row.Actions,
	})
	if i == d.acted {
		d.resp.SetRow(r)
	} else if r.Hit() {
		d.hitRow(f, r, row, i)
	}
	if len(row.CustomActions) > 0 && !disabled(f, r) {
		f.Details(r).CustomActions = row.CustomActions
	}
	selected := i == *d.sel
	f.Node(r).States |= accessibility.Selected(selected)
	if selected {
		d.chosen = r
		f.Details(d.resp).ActiveDescendant = f.Node(r).Key
		focusCell(f, d.resp, area, area.Min.X)
	}
	st := d.rowStyle(f, r, row, selected)
	area.Min.X += printCut(f, r, area, row.Text, st)
	f.Fill(area, ' ', st)
}

func (d *listing) rowStyle(f *limoni.Frame, r limoni.Response, row Row, selected bool) limoni.Style {
	switch {
	case selected && d.resp.Focused():
		return f.Theme().Focus
	case selected:
		return f.Theme().Selected
	case disabled(f, r):
		return f.Theme().Disabled
	}
	return or(row.Style, f.Theme().Text)
}

// hitRow makes the response answer for a drawn row that the mouse or an action
// is for. A press selects it, and so does an action; after the press the mouse
// changes nothing more until it is released.
func (d *listing) hitRow(f *limoni.Frame, r limoni.Response, row Row, i int) {
	d.resp.SetRow(r)
	ev, byMouse := r.Event()
	switch {
	case !byMouse:
		row.took(r)
	case ev.Kind == limoni.EventPress && selects(ev):
		r.Take()
	case r.DoubleClicked():
		d.resp.SetDid(accessibility.ActionActivate)
		return
	default:
		return
	}
	if i != *d.sel {
		f.Node(d.chosen).States ^= accessibility.Selected(true) | accessibility.Selected(false)
		*d.sel = i
	}
}
