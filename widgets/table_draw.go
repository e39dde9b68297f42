package widgets

import (
	"limoni"
	"limoni/accessibility"
)

// tableMessage is the line below the rows.
type tableMessage struct {
	text  string
	role  accessibility.Role
	style limoni.Style
}

// messageFor is what is to be said beside n rows.
func (d *table) messageFor(f *limoni.Frame, n int) tableMessage {
	switch {
	case d.Error != "":
		return tableMessage{d.Error, accessibility.RoleAlert, f.Theme().Error}
	case d.Loading:
		return tableMessage{"Loading…", accessibility.RoleStatus, f.Theme().Muted}
	case n == 0:
		return tableMessage{d.Empty, accessibility.RoleText, f.Theme().Muted}
	}
	return tableMessage{}
}

func (d *table) drawBody(f *limoni.Frame) {
	if d.barred {
		bar := d.body
		bar.Max.X, bar.Max.Y = bar.Max.X+1, bar.Min.Y+d.height
		d.drawScrollbar(f, bar)
	}
	for y := range d.drawn() {
		d.drawRow(f, d.line(y), d.s.Offset+y)
	}
	if line := d.line(d.drawn()); d.message.text != "" && line.Max.Y <= d.body.Max.Y {
		drawLine(f, line, accessibility.Node{Role: d.message.role, Label: d.message.text}, d.message.style)
	}
}

// line is row y of the body.
func (d *table) line(y int) limoni.Rect {
	line := d.body
	line.Min.Y += y
	line.Max.Y = line.Min.Y + 1
	return line
}

func (d *table) drawRow(f *limoni.Frame, line limoni.Rect, i int) {
	b := d.row(f, line, i, true)
	if b.Hit() {
		d.state.header = false
	}
	f.Details(b.Response).Row = i + 1
	if d.Cells && b.cursor {
		b.style = d.aroundCell(f, b)
	}
	f.Fill(line, ' ', b.style)
	d.paintMark(f, b, line)
	for _, c := range d.state.drawn {
		d.drawCell(f, &b, line, c)
	}
	f.End(b.Response)
}

// aroundCell is how a row looks of which one cell has the cursor.
func (d *table) aroundCell(f *limoni.Frame, b begun) limoni.Style {
	if disabled(f, b.Response) {
		return f.Theme().Disabled
	}
	return or(b.row.Style, f.Theme().Text)
}

func (d *table) drawCell(f *limoni.Frame, b *begun, line limoni.Rect, c tableColumn) {
	cell, area := d.Data.Cell(b.index, c.index), c.in(line)
	n := accessibility.Node{Role: accessibility.RoleCell, Label: cell.Text, Bounds: area}
	if d.Cells {
		n.Actions = rowActions
	}
	resp := f.RegisterAccessibility(n)
	f.Details(resp).Column = c.index + 1
	if d.Cells && resp.Hit() {
		d.hitCell(f, b, resp, line, c.index)
	}
	text := aligned(f, area, cell.Text, d.Columns[c.index].Align)
	st := b.style
	if cell.Style != (limoni.Style{}) && !disabled(f, resp) && (d.Cells || !b.cursor) {
		st = cell.Style
	}
	if d.Cells {
		st = d.markCell(f, b, resp, text, c.index, st)
	}
	if st != b.style {
		f.Fill(area, ' ', st)
	}
	printCut(f, resp, text, cell.Text, st)
}

// markCell says whether a cell has the cursor, and returns how it then looks.
func (d *table) markCell(f *limoni.Frame, b *begun, cell limoni.Response, text limoni.Rect, column int, st limoni.Style) limoni.Style {
	at := b.cursor && column == *d.col
	if d.chosen == nil {
		f.Node(cell).States |= accessibility.Selected(at)
	}
	if !at {
		return st
	}
	d.cell = cell
	if d.inHeader() {
		return f.Theme().Selected
	}
	f.Details(d.resp).ActiveDescendant = f.Node(cell).Key
	focusCell(f, d.resp, text, text.Min.X)
	switch {
	case d.resp.Focused():
		return f.Theme().Focus
	case disabled(f, cell):
		return st
	}
	return f.Theme().Selected
}

// hitCell makes the response answer for the row of a cell that the mouse or an
// action is for, and gives the cell the cursor.
func (d *table) hitCell(f *limoni.Frame, b *begun, cell limoni.Response, line limoni.Rect, column int) {
	hit := *b
	hit.Response = cell
	d.hitRow(f, hit)
	d.resp.SetRow(b.Response)
	d.state.header = false
	if ev, byMouse := cell.Event(); byMouse && (ev.Kind != limoni.EventPress || !selects(ev)) {
		return
	}
	if d.cell != (limoni.Response{}) && d.chosen == nil {
		f.Node(d.cell).States ^= accessibility.Selected(true) | accessibility.Selected(false)
	}
	*d.col = column
	f.Node(b.Response).States &^= accessibility.Selected(true) | accessibility.Selected(false)
	d.mark(f, b, line)
}
