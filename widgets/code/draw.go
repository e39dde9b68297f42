package code

import (
	"time"

	"limoni"
	"limoni/accessibility"
)

// draw registers and draws the lines in view.
func (d *viewing) draw(f *limoni.Frame) {
	details := f.Details(d.resp)
	details.ScrollY, d.s.drawn = d.s.Offset, d.s.Offset
	if d.height() == 0 {
		return
	}
	d.color(f)
	piece, y := d.s.Offset, d.area.Min.Y-d.s.row
	for ; piece < d.m.pieces.len() && y < d.area.Max.Y; piece++ {
		y += d.piece(f, piece, y)
	}
	d.scrollSideways(0)
	details.ScrollX, details.ScrollMaxX = d.s.Left, d.mostLeft()
}

// color makes the colours of what is in view, and asks for another frame where
// one was not enough.
func (d *viewing) color(f *limoni.Frame) {
	if !f.Painting() {
		return
	}
	last := min(d.s.Offset+d.height(), d.m.pieces.len()) - 1
	if _, end := d.m.pieces.at(last); d.m.colors.upTo(end) {
		f.After(time.Millisecond)
	}
}

// piece registers and draws a piece whose first row is y, and returns its rows.
func (d *viewing) piece(f *limoni.Frame, i, y int) (rows int) {
	rows = d.rows(i)
	from, to := d.m.pieces.at(i)
	area := limoni.Rect{Min: limoni.Point{X: d.area.Min.X, Y: y}, Max: limoni.Point{X: d.area.Max.X, Y: y + rows}}
	resp := d.node(f, i, area, d.m.pieces.src[from:to])
	current := i == d.s.current
	if current {
		d.chosen = resp
		f.Details(d.resp).ActiveDescendant = f.Node(resp).Key
		if top := max(y, d.area.Min.Y); d.text.Dx() > 0 {
			f.FocusCell(d.resp, d.text.Min.X, top)
		}
	}
	if d.text.Min.X > d.area.Min.X && f.Painting() {
		d.number(f, i, y, current)
	}
	before := f.Clip(d.text)
	d.lines(f, resp, y, from, to, current)
	f.Unclip(before)
	return rows
}

// node registers a piece as a list item.
func (d *viewing) node(f *limoni.Frame, i int, area limoni.Rect, line string) limoni.Response {
	n := d.m.pieces.line(i) + 1
	id := f.Itoa(n)
	node := accessibility.Node{
		ID: id, Role: accessibility.RoleListItem, Label: line, Bounds: area,
		Position: int32(n), SetSize: int32(d.m.pieces.lines()),
		Actions: accessibility.ActionSelect | accessibility.ActionActivate,
	}
	if c := d.m.pieces.continues(i); c > 0 {
		node.ID = f.Concat(id, ".", f.Itoa(c))
	} else if d.text.Min.X > d.area.Min.X {
		node.Value = id
	}
	resp := f.RegisterAccessibility(node)
	if i == d.acted {
		d.resp.SetRow(resp)
	} else if resp.Hit() {
		d.hitLine(f, resp, i)
	}
	f.Node(resp).States |= accessibility.Selected(i == d.s.current)
	return resp
}

// number draws the number of a line.
func (d *viewing) number(f *limoni.Frame, i, y int, current bool) {
	if d.m.pieces.continues(i) > 0 {
		return
	}
	s := f.Itoa(d.m.pieces.line(i) + 1)
	at := limoni.Rect{Min: limoni.Point{X: d.text.Min.X - 1 - len(s), Y: y}, Max: limoni.Point{X: d.text.Min.X - 1, Y: y + 1}}
	st := f.Theme().Muted
	if current {
		st = f.Theme().Selected
	}
	f.Print(at, s, st)
}

// lines draws the rows of a piece, and notes how wide it is.
func (d *viewing) lines(f *limoni.Frame, resp limoni.Response, y, from, to int, current bool) {
	var sides hidden
	if !d.Wrap {
		columns := d.columns(d.m.pieces.src[from:to])
		d.m.widest = max(d.m.widest, columns)
		sides = d.hidden(columns)
		sides.tell(f, resp)
	}
	if !f.Painting() {
		return
	}
	p := painting{viewing: d, f: f, focused: current && d.resp.Focused(), stop: to}
	p.find(from)
	for column := 0; y < d.area.Max.Y; y++ {
		n, columns := to-from, 0
		if d.Wrap {
			n, columns = d.fit(d.m.pieces.src[from:to], column, d.width())
		}
		if y >= d.area.Min.Y {
			p.row(y, from, from+n, column)
			p.marks(y, sides)
		}
		if from, column = from+n, column+columns; from >= to {
			return
		}
	}
}
