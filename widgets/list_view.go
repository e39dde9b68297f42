package widgets

// view is what a list keeps to know why its view should move.
type view struct {
	drawn    int // the offset as it was last drawn
	selected int // the selection that was then in view, or was left behind
	// anchor is the offset that the user or the app last chose, at height.
	anchor, height int
	known          bool
}

// fit decides which rows are in view. What is selected is scrolled to where it
// moved; at other times the view stays where the wheel or the app put it. A
// new height keeps the selected row in view, and one that comes back brings
// back the view.
func (d *listing) fit() {
	s, v := d.s, &d.s.view
	chosen := true
	switch {
	case d.moved || !v.known || *d.sel != v.selected:
		s.Offset = d.showing(s.Offset)
	case s.Offset != v.drawn:
		s.Offset = d.inRange(s.Offset)
	case d.height == v.height:
		s.Offset, chosen = d.inRange(v.anchor), false
	default:
		s.Offset, chosen = d.showing(v.anchor), false
	}
	if chosen {
		v.anchor, v.height = s.Offset, d.height
	}
	v.drawn, v.selected, v.known = s.Offset, *d.sel, true
}

// showing is the offset nearest to one at which the selected row is in view.
func (d *listing) showing(offset int) int {
	if sel := *d.sel; sel >= 0 && d.height > 0 {
		offset = min(max(offset, sel-d.height+1), sel)
	}
	return d.inRange(offset)
}

func (d *listing) inRange(offset int) int { return min(max(offset, 0), d.last()) }

// last is the largest offset: no row is left empty at the bottom.
func (d *listing) last() int { return max(d.rows-d.height, 0) }
