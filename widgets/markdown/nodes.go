package markdown

import (
	"limoni"
	"limoni/accessibility"
)

// nodes registers the items [from, to) of a block whose first row is y, as far
// as they are in view.
func (d *viewing) nodes(f *limoni.Frame, b *block, y, from, to int) {
	for i := from; i < to; i = b.items[i].end {
		it := &b.items[i]
		if y+it.y1 <= d.area.Min.Y || y+it.y0 >= d.area.Max.Y {
			continue
		}
		n := accessibility.Node{
			Role: it.role, Label: it.label, Value: it.value, States: it.states,
			Position: int32(it.position), SetSize: int32(it.size),
			Bounds: limoni.Rect{
				Min: limoni.Point{X: d.area.Min.X + it.x0, Y: y + it.y0},
				Max: limoni.Point{X: d.area.Min.X + it.x1, Y: y + it.y1},
			},
		}
		switch {
		case it.role == accessibility.RoleLink:
			d.linkNode(f, n, b.first+b.ordinal(it.link))
		case it.end > i+1:
			resp := f.Begin(n)
			it.describe(f, resp)
			d.nodes(f, b, y, i+1, it.end)
			f.End(resp)
		default:
			it.describe(f, f.RegisterAccessibility(n))
		}
	}
}

// describe fills in what few nodes have.
func (it *item) describe(f *limoni.Frame, resp limoni.Response) {
	if it.level == 0 && it.row == 0 && it.column == 0 && it.columns == 0 {
		return
	}
	d := f.Details(resp)
	d.Level, d.Row, d.Column, d.RowCount, d.ColumnCount = it.level, it.row, it.column, it.rows, it.columns
}

// linkNode registers a link, counted over the document.
func (d *viewing) linkNode(f *limoni.Frame, n accessibility.Node, link int) {
	n.ID = f.Concat(linkKey, f.Itoa(link))
	n.Position, n.SetSize = int32(link), int32(d.doc.links())
	n.Actions = accessibility.ActionActivate
	resp := f.RegisterAccessibility(n)
	if resp.Hit() {
		d.hitLink(resp, link)
	}
	if link == d.acted {
		d.resp.SetRow(resp)
	}
	if link == d.s.link {
		f.Details(d.resp).ActiveDescendant = f.Node(resp).Key
		d.focusCell(f, link)
	}
}

// focusCell puts the cursor where the current link begins.
func (d *viewing) focusCell(f *limoni.Frame, link int) {
	b, number := d.doc.blockOf(link)
	for y, line := range b.lines {
		for _, r := range line {
			if at := d.area.Min.Y + b.top - d.s.Offset + y; r.link == number && at >= d.area.Min.Y && at < d.area.Max.Y {
				f.FocusCell(d.resp, d.area.Min.X+r.x, at)
				return
			}
		}
	}
}
