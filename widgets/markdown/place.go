package markdown

import "limoni/internal/reading"

// place is what a view keeps to stay where its reader is, whatever becomes of
// the width and of what follows.
type place struct {
	known bool
	drawn int // the offset as it was last drawn
	rows  int // of the document then
	// block and row are what the reader last chose to have at the top: a row of
	// the block, which then had the number of rows that is of. A width that comes
	// back brings it back.
	block, row, of int
	end            bool // the end was in view
}

// settle is the offset before anything happens in this pass: where the app put
// it, the end where that is followed, else the place that was chosen.
func (d *viewing) settle() {
	p := &d.s.place
	switch {
	case d.height() == 0:
		return
	case !p.known && d.Follow && d.s.Offset == 0, p.known && p.end && d.Follow && d.s.Offset == p.drawn:
		d.scrollTo(d.last())
	case !p.known || d.s.Offset != p.drawn:
		d.scrollTo(d.s.Offset)
	default:
		d.s.Offset = reading.Clamp(d.doc.rowOf(p.block, p.row, p.of), d.last())
	}
}

// scrollTo puts a row at the top, by somebody's choice.
func (d *viewing) scrollTo(row int) { d.s.Offset, d.moved = reading.Clamp(row, d.last()), true }

// show scrolls as little as brings rows [from, to) into view, their first one
// where not all fit.
func (d *viewing) show(from, to int) {
	d.scrollTo(min(max(d.s.Offset, to-d.height()), from))
}

// place remembers where the view is.
func (d *viewing) place() {
	if d.height() == 0 {
		return // nothing is seen, and what was is to come back
	}
	p := &d.s.place
	if d.moved {
		p.block, p.row, p.of = d.doc.blockAt(d.s.Offset)
		p.end = d.s.Offset == d.last()
	}
	p.known, p.drawn, p.rows = true, d.s.Offset, d.doc.rows
}
