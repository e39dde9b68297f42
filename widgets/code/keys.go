package code

import (
	"strconv"
	"strings"

	"limoni"
	"limoni/accessibility"
	"limoni/internal/reading"
)

// sideways is the columns that Left and Right reading.
const sideways = 4

// apply does what the keys, the wheel and the actions of this pass say.
func (d *viewing) apply() {
	if d.height() == 0 {
		return
	}
	if dx, dy := d.resp.Scrolled(); dx != 0 || dy != 0 {
		d.setTop(d.move(d.top(), dy))
		d.scrollSideways(dx)
		return
	}
	d.applyItem()
	if rows, ok := reading.Key(d.resp, d.height()-1); ok {
		d.applyRows(rows)
		return
	}
	switch {
	case d.resp.Key("enter"):
		d.resp.SetClicked()
		d.resp.SetDid(accessibility.ActionActivate)
		d.acted = d.s.current
		d.show(d.s.current)
	case d.mostLeft() > 0 && d.resp.Key("left"):
		d.scrollSideways(-sideways)
	case d.mostLeft() > 0 && d.resp.Key("right"):
		d.scrollSideways(sideways)
	}
}

// applyRows moves the current line. One that is higher than the view is read to
// its end first.
func (d *viewing) applyRows(rows int) {
	piece := d.s.current
	seen := !d.end(piece).before(d.top()) && !d.bottom().before(spot{piece, 0})
	switch {
	case rows == reading.Ends || rows == -reading.Ends:
	case seen && rows > 0 && d.bottom().before(d.end(piece)),
		seen && rows < 0 && (spot{piece, 0}).before(d.top()):
		d.setTop(d.move(d.top(), rows))
		return
	}
	d.s.current = reading.By(piece, rows, d.m.pieces.len()-1)
	d.show(d.s.current)
}

// mostLeft is the largest Left: as far as the widest line seen so far reaches.
func (d *viewing) mostLeft() int {
	if d.Wrap {
		return 0
	}
	return max(d.m.widest-d.width(), 0)
}

func (d *viewing) scrollSideways(columns int) {
	if columns != 0 {
		d.s.Left = reading.By(d.s.Left, columns, d.mostLeft())
	}
}

// applyItem selects and shows a line that is not drawn and that an action or the
// mouse is for.
func (d *viewing) applyItem() {
	key, position, ok := d.resp.Item()
	if !ok {
		if d.resp.Hit() {
			d.resp.SetMissed() // below the last line
		}
		return
	}
	if key != "" {
		number, _, _ := strings.Cut(key, ".")
		position, _ = strconv.Atoi(number)
	}
	ev, byMouse := d.resp.Event()
	switch {
	case position < 1 || position > d.m.pieces.lines():
		d.resp.SetMissed()
		return
	case byMouse && ev.Kind == limoni.EventPress:
		d.resp.Take()
	case byMouse: // the rest of a click, which is the caller's
		return
	case !d.resp.Did(accessibility.ActionActivate) && !d.resp.Did(accessibility.ActionSelect):
		d.resp.SetMissed()
		return
	}
	d.resp.SetScrolled()
	d.s.current = d.m.pieces.first(position - 1)
	d.acted = d.s.current
	d.show(d.s.current)
}

// hitLine answers for a drawn line that the mouse or an action is for.
func (d *viewing) hitLine(f *limoni.Frame, line limoni.Response, piece int) {
	d.resp.SetRow(line)
	ev, byMouse := line.Event()
	switch {
	case !byMouse:
		if !line.Did(accessibility.ActionActivate) && !line.Did(accessibility.ActionSelect) {
			return
		}
	case ev.Kind == limoni.EventPress && (ev.Button == limoni.ButtonLeft || ev.Button == limoni.ButtonRight):
		line.Take()
	default:
		return
	}
	if d.s.current == piece {
		return
	}
	if d.chosen != (limoni.Response{}) { // it is drawn already, above
		f.Node(d.chosen).States ^= accessibility.Selected(true) | accessibility.Selected(false)
	}
	d.s.current = piece
	if line := d.m.pieces.line(piece); line != *d.line {
		*d.line = line
		d.resp.SetSelected()
	}
}
