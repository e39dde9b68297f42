package accessibility

// Tree is the nodes of one frame, flat: a container stands before its content,
// and a node's descendants follow it without a gap. The order is drawing
// order, reading order and focus order.
type Tree struct {
	Nodes []Node
	// Rare holds what Node.Details points to. Read it with [Tree.Details].
	Rare []Details
	// Refs are the short numbers under which nodes are known to clients,
	// parallel to Nodes, or nil. They are stable for the life of the app and
	// never used again.
	Refs []uint32
}

// Details returns the rare properties of a node of t, zero where it has none.
func (t *Tree) Details(n Node) Details { return *detailsOf(t, &n) }

// detailsOf is Details without a copy; nothing may be written there.
func detailsOf(t *Tree, n *Node) *Details {
	if n.Details < 1 || int(n.Details) > len(t.Rare) {
		return &noDetails
	}
	return &t.Rare[n.Details-1]
}

var noDetails Details

// Index returns the index of the node with that key, -1 where there is none.
// The key 0 is no node's.
func (t *Tree) Index(key Key) int {
	if key == 0 {
		return -1
	}
	for i := range t.Nodes {
		if t.Nodes[i].Key == key {
			return i
		}
	}
	return -1
}

// End returns the index after the last descendant of node i: its subtree is
// Nodes[i:End(i)].
func (t *Tree) End(i int) int {
	end := i + 1
	for end < len(t.Nodes) && int(t.Nodes[end].Parent) >= i {
		end++
	}
	return end
}

// Contains reports whether node i is outer or a descendant of it.
func (t *Tree) Contains(outer, i int) bool { return i >= outer && i < t.End(outer) }

// Ref returns the number under which node i is known to clients, 0 for none.
func (t *Tree) Ref(i int) uint32 {
	if i < 0 || i >= len(t.Refs) {
		return 0
	}
	return t.Refs[i]
}
