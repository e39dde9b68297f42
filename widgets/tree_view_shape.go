package widgets

import (
	"slices"
	"sort"
)

// treeShape is which rows a tree has. It knows the open nodes only and counts
// their children, so a million of those cost nothing until they are drawn.
type treeShape struct {
	data TreeData
	open *OpenNodes
	root *branch
	at   map[string]*branch // the open nodes that have rows, by key; "" is the root
	old  map[string]*branch // while rows are found anew: where they were
	free []*branch

	version, opened uint64 // of the data and the open nodes that this is made of
	changes         int    // how often it changed
	loading         int    // open nodes whose children are to come

	memo spot // the row that was looked for last
	row  int  // its number, -1 for none
}

// branch is an open node with rows.
type branch struct {
	Branch
	key    string
	note   string    // the key of the row that tells of Loading or Error, "" for none
	parent *branch   // nil for the root
	index  int       // which child of the parent it is
	level  int       // 0 for the root
	row    int       // of the node itself, counted from the parent's first child
	total  int       // rows below it
	open   []*branch // of the children those that are open, in their order
}

// rows is how many rows are right below the node.
func (b *branch) rows() int {
	if b.note != "" {
		return b.Len + 1
	}
	return b.Len
}

// openFrom is the first open child that is child index or comes after it.
func (b *branch) openFrom(index int) int {
	return sort.Search(len(b.open), func(i int) bool { return b.open[i].index >= index })
}

// child is the open child at index, nil where that is not open.
func (b *branch) child(index int) *branch {
	if i := b.openFrom(index); i < len(b.open) && b.open[i].index == index {
		return b.open[i]
	}
	return nil
}

// rowOf is the row of child index, counted from the first child.
func (b *branch) rowOf(index int) int {
	i := b.openFrom(index)
	if i == 0 {
		return index
	}
	c := b.open[i-1]
	return c.row + c.total + index - c.index
}

// absolute is the row of child index in the whole tree.
func (b *branch) absolute(index int) int {
	row := b.rowOf(index)
	for ; b.parent != nil; b = b.parent {
		row += b.row + 1
	}
	return row
}

// grow adds rows below b, which moves what comes after it.
func (s *treeShape) grow(b *branch, by int) {
	s.changes++
	s.row = -1
	for ; b.parent != nil; b = b.parent {
		b.total += by
		for _, c := range b.parent.open[b.parent.openFrom(b.index+1):] {
			c.row += by
		}
	}
	b.total += by
}

// spot is a row: child index of in, which is open where open is not nil.
type spot struct {
	in    *branch
	index int
	open  *branch
}

// note reports whether it is the row that tells of Loading or Error.
func (at spot) note() bool { return at.index >= at.in.Len }

// locate finds a row of the tree.
func (s *treeShape) locate(row int) spot {
	if row != s.row {
		s.memo, s.row = s.root.locate(row), row
	}
	return s.memo
}

func (b *branch) locate(row int) spot {
	for {
		i := sort.Search(len(b.open), func(i int) bool { return b.open[i].row > row }) - 1
		if i < 0 {
			return spot{in: b, index: row}
		}
		switch c := b.open[i]; {
		case row == c.row:
			return spot{b, c.index, c}
		case row > c.row+c.total:
			return spot{in: b, index: c.index + row - c.row - c.total}
		default:
			b, row = c, row-c.row-1
		}
	}
}

// insert puts a branch among the open children of its parent.
func (b *branch) insert(c *branch) {
	c.row = b.rowOf(c.index)
	b.open = slices.Insert(b.open, b.openFrom(c.index), c)
}
