package limoni

// MenuCell is the cell that a menu about the node stands at: that of the mouse
// where a click on the node, or on the row it answers for, asked for the menu;
// else the one with the cursor, as far as it was placed, where the keyboard is
// in the node; else the row's or the node's first.
func (r Response) MenuCell() Rect {
	if !r.alive() {
		return Rect{}
	}
	at := r.Rect().Min
	if r.about > 0 {
		at = r.f.pass.info[r.about-1].full.Min
	}
	if rt := r.target(); rt != nil && (rt.ev.Kind == EventPress || rt.ev.Kind == EventRelease) {
		at = Point{X: rt.ev.X, Y: rt.ev.Y}
	} else if c := r.f.pass.caret; c.set && r.about == 0 && r.FocusWithin() {
		at = c.at
	}
	return Rect{Min: at, Max: at.Add(Point{X: 1, Y: 1})}
}
