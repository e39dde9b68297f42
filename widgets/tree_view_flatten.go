package widgets

import "slices"

const (
	// maxTreeLevel is how deep nodes can be opened. Longer paths exist in no
	// file system.
	maxTreeLevel = 2048
	// maxTreeScan is how many children of one node are looked through for those
	// that are open or have the cursor.
	maxTreeScan = 1 << 20
	// maxBranch is how many children a node can have.
	maxBranch = 1 << 40
	// nearby is how far from its old place a node is looked for first.
	nearby = 32
)

// update finds the rows anew where the data or the open nodes are others than
// before, and reports whether that was so.
func (s *treeShape) update(data TreeData, open *OpenNodes) bool {
	version := data.Version()
	if s.root != nil && s.data == data && s.open == open && s.version == version && s.opened == open.version {
		return false
	}
	s.data, s.open, s.version, s.opened = data, open, version, open.version
	s.flatten()
	return true
}

func (s *treeShape) flatten() {
	if s.at == nil {
		s.at, s.old = map[string]*branch{}, map[string]*branch{}
	}
	before := s.root
	s.at, s.old = s.old, s.at
	s.root, s.loading = s.newBranch(), 0
	s.at[""] = s.root
	s.fill(s.root)
	if before != nil {
		s.recycle(before)
	}
	clear(s.old)
}

// refresh asks for the children of one open node again.
func (s *treeShape) refresh(key string) {
	b := s.at[key]
	switch {
	case b == nil:
	case b.parent == nil:
		s.flatten()
	default:
		in, index := b.parent, b.index
		s.detach(b)
		s.attach(in, index, key)
	}
}

// attach opens child index of b, unless it is open elsewhere: a node below
// itself must not be opened without end.
func (s *treeShape) attach(b *branch, index int, key string) {
	if !s.openable(b, key) || s.data.Node(key).Leaf {
		return
	}
	c := s.newBranch()
	c.key, c.parent, c.index, c.level = key, b, index, b.level+1
	b.insert(c)
	s.at[key] = c
	s.fill(c)
}

// openable reports whether a child of b with that key could be open.
func (s *treeShape) openable(b *branch, key string) bool {
	return b.level+1 < maxTreeLevel && s.at[key] == nil
}

// detach closes an open node and what is open in it.
func (s *treeShape) detach(b *branch) {
	s.grow(b, -b.total)
	in := b.parent
	in.open = slices.DeleteFunc(in.open, func(c *branch) bool { return c == b })
	s.forget(b)
	s.recycle(b)
}

func (s *treeShape) forget(b *branch) {
	delete(s.at, b.key)
	if b.Loading {
		s.loading--
	}
	for _, c := range b.open {
		s.forget(c)
	}
}

// fill asks for the children of b, and opens those that are to be open.
func (s *treeShape) fill(b *branch) {
	b.Branch = s.data.Children(b.key)
	b.Len = min(max(b.Len, 0), maxBranch)
	switch b.note = ""; {
	case b.Error != "":
		b.note = b.key + "(error)"
	case b.Loading:
		b.note = b.key + "(loading)"
	}
	if b.Loading {
		s.loading++
	}
	s.grow(b, b.rows())
	s.reopen(b)
}

// reopen opens the children that are to be open: those that were, near their
// old places, and then all, if some are still to be found.
func (s *treeShape) reopen(b *branch) {
	if was := s.old[b.key]; was != nil {
		for _, c := range was.open {
			if i := s.near(b, c.key, c.index); i >= 0 && s.open.Has(c.key) {
				s.attach(b, i, c.key)
			}
		}
	}
	for i := range min(b.Len, maxTreeScan) {
		if s.open.Len() < len(s.at) { // the root is in none of the sets of the app
			return
		}
		if key := s.data.Child(b.key, i); s.open.Has(key) {
			s.attach(b, i, key)
		}
	}
}

// near looks for a child around the place where it was, -1 for not found.
func (s *treeShape) near(b *branch, key string, index int) int {
	for by := range nearby {
		for _, i := range [...]int{index - by, index + by} {
			if i >= 0 && i < b.Len && s.data.Child(b.key, i) == key {
				return i
			}
		}
	}
	return -1
}

// find is which child of b has that key, -1 for none.
func (s *treeShape) find(b *branch, key string, index int) int {
	if i := s.near(b, key, index); i >= 0 {
		return i
	}
	for i := range min(b.Len, maxTreeScan) {
		if s.data.Child(b.key, i) == key {
			return i
		}
	}
	return -1
}

func (s *treeShape) newBranch() *branch {
	n := len(s.free)
	if n == 0 {
		return new(branch)
	}
	b := s.free[n-1]
	s.free = s.free[:n-1]
	return b
}

// recycle keeps b and what is open in it for the next nodes that open.
func (s *treeShape) recycle(b *branch) {
	for _, c := range b.open {
		s.recycle(c)
	}
	clear(b.open)
	*b = branch{open: b.open[:0]}
	s.free = append(s.free, b)
}
