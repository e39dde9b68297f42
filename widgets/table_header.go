package widgets

import (
	"limoni"
	"limoni/accessibility"
	"limoni/layout"
)

// arrowWidth is the columns of the arrow of a sorted column and of the space
// before it.
const arrowWidth = 2

// sortable reports whether the table can be sorted by column i.
func (d *table) sortable(i int) bool {
	return d.Sort != nil && i >= 0 && i < len(d.Columns) && d.Columns[i].Sortable
}

// sortBy sorts by column i, the other way round where it is sorted by that
// already.
func (d *table) sortBy(i int) {
	if !d.sortable(i) {
		return
	}
	if d.Sort.Column == i {
		d.Sort.Descending = !d.Sort.Descending
	} else {
		*d.Sort = SortOrder{Column: i}
	}
	d.resp.SetChanged()
}

func (d *table) drawHeader(f *limoni.Frame) {
	if d.head.Empty() {
		return
	}
	row := f.Begin(accessibility.Node{Role: accessibility.RoleRow, Bounds: d.head})
	f.Fill(d.head, ' ', d.headerStyle(f))
	for _, c := range d.state.drawn {
		d.drawColumnHeader(f, c)
	}
	d.paintMore(f)
	f.End(row)
}

func (d *table) headerStyle(f *limoni.Frame) limoni.Style {
	if disabled(f, d.resp) {
		return f.Theme().Disabled
	}
	return f.Theme().Heading
}

func (d *table) drawColumnHeader(f *limoni.Frame, c tableColumn) {
	area := c.in(d.head)
	n := accessibility.Node{ID: d.Columns[c.index].ID, Role: accessibility.RoleColumnHeader, Label: d.title(f, c.index), Bounds: area}
	edge := d.edge(c)
	n.Bounds.Max.X += edge.Dx()
	if d.sortable(c.index) {
		n.Actions = accessibility.ActionActivate
	}
	head := f.Begin(n)
	if head.Clicked() {
		d.sortBy(c.index)
	}
	details := f.Details(head)
	details.Column = c.index + 1
	details.ValueText = d.order(c.index)
	d.drawTitle(f, head, area, c.index)
	if !edge.Empty() {
		d.drawEdge(f, edge, c)
	}
	f.End(head)
}

// title is what column i is called: by its number where it has no title.
func (d *table) title(f *limoni.Frame, i int) string {
	if d.Columns[i].Title == "" {
		return f.Concat("Column ", f.Itoa(i+1))
	}
	return d.Columns[i].Title
}

// order says how the table is sorted by column i, "" where it is not.
func (d *table) order(i int) string {
	switch {
	case d.Sort == nil || d.Sort.Column != i:
		return ""
	case d.Sort.Descending:
		return "descending"
	}
	return "ascending"
}

// drawTitle draws the title and behind it how the table is sorted.
func (d *table) drawTitle(f *limoni.Frame, head limoni.Response, area limoni.Rect, i int) {
	st, arrow, text := d.headerStyle(f), " ▲", area
	switch d.order(i) {
	case "":
		arrow = ""
	case "descending":
		arrow = " ▼"
	}
	if arrow != "" && area.Dx() > arrowWidth {
		text.Max.X -= arrowWidth
	} else {
		arrow = ""
	}
	text = aligned(f, text, d.Columns[i].Title, d.Columns[i].Align)
	if d.inHeader() && i == *d.col {
		if d.resp.Focused() {
			st = f.Theme().Focus
		}
		f.Fill(area, ' ', st)
		f.Details(d.resp).ActiveDescendant = f.Node(head).Key
		focusCell(f, d.resp, area, text.Min.X)
	}
	area.Min.X = text.Min.X + printCut(f, head, text, d.Columns[i].Title, st)
	f.Print(area, arrow, st)
}

// paintMore marks the sides on which there are more columns.
func (d *table) paintMore(f *limoni.Frame) {
	mark := firstRow(d.head, 1)
	if at := d.cells.Min.X + d.base() - 1; d.state.Left > 0 && at >= d.head.Min.X {
		mark.Min.X, mark.Max.X = at, at+1
		f.Print(mark, "‹", f.Theme().Muted)
	}
	if d.state.Left < d.lastLeft() && d.cells.Max.X < d.head.Max.X {
		mark.Min.X, mark.Max.X = d.cells.Max.X, d.cells.Max.X+1
		f.Print(mark, "›", f.Theme().Muted)
	}
}

// in is where the column crosses a line.
func (c tableColumn) in(line limoni.Rect) limoni.Rect {
	line.Min.X, line.Max.X = c.x, c.x+c.w
	return line
}

// aligned is the part of area in which s stands; all of it where s does not
// fit.
func aligned(f *limoni.Frame, area limoni.Rect, s string, align layout.Align) limoni.Rect {
	if align != layout.AlignCenter && align != layout.AlignEnd || !f.Painting() {
		return area
	}
	free := max(area.Dx()-limoni.Width(s), 0)
	if align == layout.AlignCenter {
		free /= 2
	}
	area.Min.X += free
	return area
}
