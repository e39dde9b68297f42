package accessibility

import (
	"math"
	"slices"
)

// Same reports whether s and other show a caller the same, which is what
// [Snapshot.Hash] makes a number of. Of two snapshots at hand it is the quicker
// way to tell.
func (s *Snapshot) Same(other *Snapshot) bool {
	return s.Width == other.Width && s.Height == other.Height && s.Cursor == other.Cursor && s.Focus == other.Focus &&
		sameTree(&s.Tree, &other.Tree) && sameScreen(&s.Screen, &other.Screen)
}

func sameTree(t, other *Tree) bool {
	if len(t.Nodes) != len(other.Nodes) {
		return false
	}
	if holdsSecrets(t) || holdsSecrets(other) {
		return sameSeen(t, other)
	}
	for i := range t.Nodes {
		n, o := &t.Nodes[i], &other.Nodes[i]
		if !sameNode(n, o) || (n.Details != 0 || o.Details != 0) && !sameDetails(detailsOf(t, n), detailsOf(other, o)) {
			return false
		}
	}
	return true
}

// sameSeen compares what of the nodes may be told.
func sameSeen(t, other *Tree) bool {
	for i := range t.Nodes {
		n, d := t.seen(i)
		o, e := other.seen(i)
		if !sameNode(&n, &o) || !sameDetails(&d, &e) {
			return false
		}
	}
	return true
}

// sameNode compares all but where the details lie.
func sameNode(n, o *Node) bool {
	return n.Key == o.Key && n.States == o.States && n.Actions == o.Actions && n.Bounds == o.Bounds &&
		n.Parent == o.Parent && n.Position == o.Position && n.SetSize == o.SetSize &&
		n.Label == o.Label && n.Value == o.Value && n.ID == o.ID && n.Role == o.Role
}

func sameDetails(d, o *Details) bool {
	return d.Description == o.Description && d.Placeholder == o.Placeholder && d.Shortcut == o.Shortcut &&
		d.ErrorMessage == o.ErrorMessage && d.ValueText == o.ValueText && d.Ranged == o.Ranged && sameRange(&d.Range, &o.Range) &&
		d.ScrollX == o.ScrollX && d.ScrollY == o.ScrollY && d.ScrollMaxX == o.ScrollMaxX && d.ScrollMaxY == o.ScrollMaxY &&
		d.Row == o.Row && d.Column == o.Column && d.RowCount == o.RowCount && d.ColumnCount == o.ColumnCount && d.Level == o.Level &&
		d.CaretRow == o.CaretRow && d.CaretColumn == o.CaretColumn &&
		d.LabelledBy == o.LabelledBy && d.DescribedBy == o.DescribedBy && d.Controls == o.Controls && d.ActiveDescendant == o.ActiveDescendant &&
		slices.Equal(d.CustomActions, o.CustomActions)
}

// sameRange compares bits, so that a value that is no number equals itself.
func sameRange(r, o *Range) bool {
	return math.Float64bits(r.Now) == math.Float64bits(o.Now) && math.Float64bits(r.Min) == math.Float64bits(o.Min) &&
		math.Float64bits(r.Max) == math.Float64bits(o.Max) && math.Float64bits(r.Step) == math.Float64bits(o.Step)
}

func sameScreen(s, other *Screen) bool {
	if s.Width != other.Width || s.Height != other.Height || len(s.Cells) != len(other.Cells) {
		return false
	}
	return sameCells(s, other, s.Cells, other.Cells)
}

// sameCells compares as many cells of two screens.
func sameCells(s, other *Screen, cells, others []rune) bool {
	if len(s.Clusters) == 0 && len(other.Clusters) == 0 {
		return slices.Equal(cells, others)
	}
	for i, cell := range cells {
		o := others[i]
		if cell != o && (cell >= 0 || o >= 0) || cell < 0 && clusterText(s, cell) != clusterText(other, o) {
			return false
		}
	}
	return true
}
