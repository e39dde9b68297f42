package accessibility

import "image"

// fill stands in every cell that must not be read.
const fill = '*'

// masks reports whether the cells of a node must not be read.
func (r *redaction) masks(n *Node, o *place) bool {
	d := o.tells
	switch {
	case o.secret >= 0, o.value && d.Label != 0:
		return true
	case d.Fill || changeable(n) && d.Value != GrantValues:
		return !r.policy.Grants(valueGrant(n, d))
	}
	return false
}

// checkCells drops cells that are not those of a screen of that size: which of them
// would be secret cannot be told.
func checkCells(s *Screen) {
	if whole := image.Rect(0, 0, s.Width, s.Height); len(s.Cells) == 0 || whole.Dx()*whole.Dy() != len(s.Cells) {
		s.Cells, s.Clusters = nil, nil
	}
	if len(s.Styles) != len(s.Cells) {
		s.Styles = nil
	}
}

func (r *redaction) fillScreen(s *Screen) {
	if !r.masked || len(s.Cells) == 0 {
		return
	}
	old := s.Cells
	s.Cells, s.Styles = append([]rune(nil), old...), append([]CellStyle(nil), s.Styles...)
	whole := image.Rect(0, 0, s.Width, s.Height)
	filled := image.Rectangle{}
	for i := range r.tree.Nodes {
		if area := r.tree.Nodes[i].Bounds.Intersect(whole); r.places[i].masked && !area.Empty() {
			r.fillNode(i, area, s)
			filled = filled.Union(area)
		}
	}
	for y := filled.Min.Y; y < filled.Max.Y; y++ {
		row := y * s.Width
		mendHalves(s.Cells[row:row+s.Width], old[row:row+s.Width])
	}
	forgetHidden(s)
}

func (r *redaction) fillNode(i int, area image.Rectangle, s *Screen) {
	layer := r.layerOf(i)
	for y := area.Min.Y; y < area.Max.Y; y++ {
		for x := area.Min.X; x < area.Max.X; x++ {
			if !r.covered(layer, image.Pt(x, y)) {
				s.fill(y*s.Width + x)
			}
		}
	}
}

// fill takes from a cell all that it shows, its colours too: a selection would
// tell how long a text is.
func (s *Screen) fill(at int) {
	s.Cells[at] = fill
	if s.Styles != nil {
		s.Styles[at] = CellStyle{}
	}
}

// mendHalves makes a space of what is left of a wide cluster whose other half
// was filled, so that a row keeps its width.
func mendHalves(row, old []rune) {
	for x := 1; x < len(row); x++ {
		if old[x] != 0 {
			continue
		}
		switch before, half := row[x-1] == fill, row[x] == fill; {
		case half && !before:
			row[x-1] = ' '
		case before && !half:
			row[x] = ' '
		}
	}
}

// forgetHidden drops the clusters that no cell shows any more: what was filled must
// not be found beside the cells either.
func forgetHidden(s *Screen) {
	if len(s.Clusters) == 0 || showsAllClusters(s) {
		return
	}
	old := *s
	s.Cells, s.Clusters = append([]rune(nil), old.Cells...), nil
	for i, cell := range s.Cells {
		if cell < 0 {
			s.Cells[i] = cellOf(s, clusterText(&old, cell))
		}
	}
}

func showsAllClusters(s *Screen) bool {
	shown, left := make([]bool, len(s.Clusters)), len(s.Clusters)
	for _, cell := range s.Cells {
		if i := int(^cell); cell < 0 && i < len(shown) && !shown[i] {
			shown[i] = true
			left--
		}
	}
	return left == 0
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
	if !r.masked {
		return
	}
	at := image.Pt(c.X, c.Y)
	if i := r.tree.Index(r.focus); i >= 0 && r.places[i].masked {
		at = r.firstCell(i, at)
	}
	for moved := true; moved; {
		was := at
		for i := range r.tree.Nodes {
			if r.places[i].masked && at.In(r.tree.Nodes[i].Bounds) && !r.covered(r.layerOf(i), at) {
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
	owner := r.places[i].secret
	if owner < 0 {
		owner = i
	}
	own, whole := r.tree.Nodes[i].Bounds, r.tree.Nodes[owner].Bounds
	switch {
	case !whole.Empty() && (own.Empty() || own.In(whole)):
		return whole.Min
	case !own.Empty():
		return own.Min
	}
	return at
}
