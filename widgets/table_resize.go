package widgets

import (
	"limoni"
	"limoni/accessibility"
)

// columnDrag is where an edge was taken and how wide its column was then.
type columnDrag struct{ x, width int }

// edge is the cell behind a column's header by which its width is dragged,
// empty where there is none or the column is cut.
func (d *table) edge(c tableColumn) limoni.Rect {
	if k := d.shownAt(c.index); !d.Resizable || c.w < d.state.shown[k].w || c.x+c.w >= d.cells.Max.X {
		return limoni.Rect{}
	}
	c.x, c.w = c.x+c.w, 1
	return c.in(d.head)
}

// drawEdge registers and draws the edge, whose value is the column's width.
func (d *table) drawEdge(f *limoni.Frame, area limoni.Rect, c tableColumn) {
	resp := f.RegisterAccessibility(accessibility.Node{
		Role: accessibility.RoleSplitter, Label: f.Concat(d.title(f, c.index), " width"), Bounds: area,
		Actions: accessibility.ActionIncrement | accessibility.ActionDecrement | accessibility.ActionSetValue,
	})
	if !disabled(f, resp) {
		d.applyEdge(resp, c)
	}
	details := f.Details(resp)
	details.Ranged = true
	details.Range = accessibility.Range{Now: float64(c.w), Min: 1, Max: float64(max(d.widest(), c.w)), Step: 1}
	st := f.Theme().Border
	if disabled(f, resp) {
		st = f.Theme().Disabled
	}
	f.Print(area, "│", st)
}

func (d *table) applyEdge(resp limoni.Response, c tableColumn) {
	k := d.shownAt(c.index)
	if v, ok := resp.NewValue(); ok {
		if n, ok := parseOffset(v); ok {
			d.setWidth(k, n)
		} else {
			resp.SetMissed()
		}
		return
	}
	switch ev, _ := resp.Event(); {
	case resp.Did(accessibility.ActionIncrement):
		d.widen(k, 1)
	case resp.Did(accessibility.ActionDecrement):
		d.widen(k, -1)
	case ev.Button != limoni.ButtonLeft:
	case ev.Kind == limoni.EventPress:
		resp.Take()
		d.state.drag = columnDrag{x: ev.X, width: c.w}
	case ev.Kind == limoni.EventMotion:
		resp.Take()
		d.setWidth(k, d.state.drag.width+ev.X-d.state.drag.x)
	}
}

// widest is the most cells that people can give to a column.
func (d *table) widest() int { return max(d.body.Dx(), 1) }

// widen makes the shown column at place k that much wider, and keeps it in
// view.
func (d *table) widen(k, by int) {
	if k >= 0 {
		d.setWidth(k, d.state.shown[k].w+by)
		d.place()
		d.columnMoved = true
	}
}

// setWidth gives the shown column at place k its width. Those before it keep
// what they have, so that its edge follows the mouse; those behind it share what
// is left.
func (d *table) setWidth(k, width int) {
	s := d.state
	for len(s.Widths) < len(d.Columns) {
		s.Widths = append(s.Widths, 0)
	}
	for _, c := range s.shown[:k] {
		s.Widths[c.index] = c.w
	}
	s.Widths[s.shown[k].index] = min(max(width, 1), d.widest())
}
