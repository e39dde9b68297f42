package accessibility

// only is the tree of the nodes that are kept, in memory of its own but for
// the texts. Each stands in its nearest container that is kept.
func (t *Tree) only(keep []bool) Tree {
	size := 0
	for _, k := range keep {
		if k {
			size++
		}
	}
	out := Tree{Nodes: make([]Node, 0, size)}
	if t.Refs != nil {
		out.Refs = make([]uint32, 0, size)
	}
	at := make([]int32, len(t.Nodes)) // of the node, or of its nearest kept container
	for i := range t.Nodes {
		at[i] = -1
		if up := t.parent(i); up >= 0 {
			at[i] = at[up]
		}
		if keep[i] {
			out.add(t, i, at[i])
			at[i] = int32(len(out.Nodes) - 1)
		}
	}
	return out
}

// add appends node i of another tree.
func (t *Tree) add(from *Tree, i int, parent int32) {
	n := from.Nodes[i]
	n.Parent = parent
	if d := detailsOf(from, &n); d != &noDetails {
		t.Rare = append(t.Rare, *d)
		n.Details = int32(len(t.Rare))
	} else {
		n.Details = 0
	}
	t.Nodes = append(t.Nodes, n)
	if t.Refs != nil {
		t.Refs = append(t.Refs, from.Ref(i))
	}
}
