package accessibility

import "image"

// fill stands in every cell that must not be read.
const fill = "*"

// masks reports whether the cells of node i must not be read, and whose first
// cell a cursor in them is reported at.
func (r *redaction) masks(i int) (owner int, yes bool) {
	o := r.origins[i]
	n := &r.tree.Nodes[i]
	d := disclosureOf(n.Role)
	switch {
	case o.secret >= 0:
		return o.secret, true
	case o.value && d.Label != 0:
		return i, true
	case d.Fill || changeable(n) && d.Value != GrantValues:
		return i, !r.policy.Grants(valueGrant(n, d))
	}
	return i, false
}

func (r *redaction) fillScreen(s *Screen) {
	old := s.Cells
	whole := image.Rect(0, 0, s.Width, s.Height)
	if len(old) == 0 || whole.Dx()*whole.Dy() != len(old) {
		s.Cells = nil // which cells would be secret cannot be told
		return
	}
	s.Cells = append([]string(nil), old...)
	filled := make([]bool, len(old))
	for i := range r.tree.Nodes {
		if _, yes := r.masks(i); yes {
			r.fillNode(i, r.tree.Nodes[i].Bounds.Intersect(whole), s, filled)
		}
	}
	mendHalves(s, old, filled)
}

func (r *redaction) fillNode(i int, area image.Rectangle, s *Screen, filled []bool) {
	layer := r.layerOf(i)
	for y := area.Min.Y; y < area.Max.Y; y++ {
		for x := area.Min.X; x < area.Max.X; x++ {
			if cell := y*s.Width + x; !r.covered(layer, image.Pt(x, y)) {
				s.Cells[cell], filled[cell] = fill, true
			}
		}
	}
}

// mendHalves makes a space of what is left of a wide cluster whose other half
// was filled, so that a row keeps its width.
func mendHalves(s *Screen, old []string, filled []bool) {
	for i := 1; i < len(old); i++ {
		wide := old[i] == "" && i%s.Width != 0
		switch {
		case wide && filled[i] && !filled[i-1]:
			s.Cells[i-1] = " "
		case wide && filled[i-1] && !filled[i]:
			s.Cells[i] = " "
		}
	}
}

// layerOf is the index of the layer node i belongs to; the base is 0.
func (r *redaction) layerOf(i int) int {
	for ; i >= 0; i = r.tree.parent(i) {
		for layer, l := range r.layers {
			if l.Node != 0 && l.Node == r.tree.Nodes[i].Key {
				return layer
			}
		}
	}
	return 0
}

// covered reports whether a layer above the given one lies on a cell.
func (r *redaction) covered(layer int, cell image.Point) bool {
	for above := layer + 1; above < len(r.layers); above++ {
		if cell.In(r.layers[above].Bounds) {
			return true
		}
	}
	return false
}

// moveCursor reports a cursor in cells that must not be read at the first of
// them, for its column tells how long the text before it is. Where such a node
// has the focus the cursor is its caret, also where a higher layer covers that
// cell or the caret stands past the last one.
func (r *redaction) moveCursor(c *Cursor) {
	at := image.Pt(c.X, c.Y)
	if i := r.tree.Index(r.focus); i >= 0 {
		if _, yes := r.masks(i); yes {
			at = r.firstCell(i, at)
		}
	}
	for moved := true; moved; {
		was := at
		for i := range r.tree.Nodes {
			_, yes := r.masks(i)
			if yes && at.In(r.tree.Nodes[i].Bounds) && !r.covered(r.layerOf(i), at) {
				at = r.firstCell(i, at)
			}
		}
		moved = at != was // on to one that overlaps this cell
	}
	c.X, c.Y = at.X, at.Y
}

// firstCell is where a cursor in node i is reported: at the start of the whole
// secret the node is part of, else at its own.
func (r *redaction) firstCell(i int, at image.Point) image.Point {
	owner, _ := r.masks(i)
	own, whole := r.tree.Nodes[i].Bounds, r.tree.Nodes[owner].Bounds
	switch {
	case !whole.Empty() && (own.Empty() || own.In(whole)):
		return whole.Min
	case !own.Empty():
		return own.Min
	}
	return at
}
