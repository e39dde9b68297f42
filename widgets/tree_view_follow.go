package widgets

import "slices"

// TreeState is the view of a tree.
type TreeState struct {
	ListState
	open  OpenNodes // where Open of the tree is nil
	shape treeShape
	// path leads from the top to the node with the cursor, as of row of so many
	// changes of the shape.
	path    []step
	row     int
	changes int
	told    string   // Selected of the tree as it was left
	sought  string   // and a key that had no row when it was looked for
	stale   []string // the nodes to refresh
}

// step is one node on a path: its key, and which child it was.
type step struct {
	key   string
	index int
}

// Refresh asks for the children of a node again, "" for the top ones, which
// costs less than a new Version where only they have changed.
func (st *TreeState) Refresh(key string) { st.stale = append(st.stale, key) }

// update brings the rows up to date and the cursor back to its node. It reports
// whether another node has the cursor now.
func (st *TreeState) update(t *TreeView) (moved bool) {
	open := t.Open
	if open == nil {
		open = &st.open
	}
	first, s := st.shape.root == nil, &st.shape
	changed := s.update(t.Data, open)
	for _, key := range st.stale {
		s.refresh(key)
	}
	changed, st.stale = changed || len(st.stale) > 0, st.stale[:0]
	if changed && !first {
		moved = st.follow()
	}
	if t.Selected != nil {
		st.choose(*t.Selected, changed)
	}
	return moved
}

// choose gives the cursor to the node that the app asks for, once it has a row.
func (st *TreeState) choose(key string, changed bool) {
	if key == "" || key == st.told || key == st.sought && !changed {
		return
	}
	if st.sought = key; st.shape.Index(key) >= 0 {
		st.selected, st.told, st.sought = st.shape.Index(key), key, ""
	}
}

// follow moves the cursor with its node, or to what is at its place.
func (st *TreeState) follow() (moved bool) {
	if len(st.path) == 0 || st.selected != st.row {
		return false
	}
	row, found := st.shape.end(st.path)
	if row < 0 { // there are none: the rows know what to do
		return true
	}
	if by := row - st.row; by != 0 && st.Offset > 0 {
		st.view.shift(&st.Offset, by)
	}
	st.selected, st.row = row, row
	// The rows must not look for it by its key once more.
	st.at, st.key = row, st.shape.Key(row)
	return !found
}

// end is the row that a path leads to, or as far as it does now.
func (s *treeShape) end(path []step) (row int, found bool) {
	b, row := s.root, -1
	for n, to := range path {
		i := s.find(b, to.key, to.index)
		if i < 0 {
			return s.instead(b, path[n:], row)
		}
		row = b.absolute(i)
		if b = b.child(i); b == nil {
			return row, n == len(path)-1
		}
	}
	return row, true
}

// instead is where the cursor goes from a path whose first node is not in b any
// more, which is below row: to its end, if that is elsewhere; to what is at its
// place in b; or to b.
func (s *treeShape) instead(b *branch, path []step, row int) (at int, found bool) {
	if i := s.Index(path[len(path)-1].key); i >= 0 {
		return i, true
	}
	if n := b.rows(); n > 0 {
		return b.absolute(min(path[0].index, n-1)), false
	}
	return row, false
}

// remember keeps the path to the cursor.
func (st *TreeState) remember() {
	if st.row == st.selected && st.changes == st.shape.changes {
		return
	}
	st.row, st.changes, st.path = st.selected, st.shape.changes, st.path[:0]
	if st.selected < 0 || st.selected >= st.shape.Len() {
		return
	}
	at := st.shape.locate(st.selected)
	st.path = append(st.path, step{st.shape.Key(st.selected), at.index})
	for b := at.in; b.parent != nil; b = b.parent {
		st.path = append(st.path, step{b.key, b.index})
	}
	slices.Reverse(st.path)
}
