package accessibility

import "fmt"

// Apply returns the tree that p makes of before. A patch that does not fit is
// an error: a step outside before, a container that is not there or does not
// stand before its content, more than [MaxNodes] nodes. The result shares the
// strings and the custom actions of before and p, and changes neither.
func (p Patch) Apply(before *Tree) (Tree, error) {
	size, err := p.size(before)
	if err != nil {
		return Tree{}, err
	}
	a := patching{before: before, from: make([]int32, 0, size)}
	a.tree.Nodes = make([]Node, 0, size)
	for i := range p.Steps {
		if step := &p.Steps[i]; step.Count > 0 {
			a.keep(step.From, step.Count)
		} else {
			a.add(step)
		}
	}
	if err := a.nest(); err != nil {
		return Tree{}, err
	}
	return a.tree, nil
}

// size is how many nodes p makes, its steps checked.
func (p Patch) size(before *Tree) (int, error) {
	size, have := 0, len(before.Nodes)
	for i := range p.Steps {
		step := &p.Steps[i]
		switch {
		case step.Count < 0, step.Count > 0 && (step.From < 0 || step.Count > have-step.From):
			return 0, fmt.Errorf("accessibility: step %d of the patch keeps %d nodes from index %d of a tree of %d", i, step.Count, step.From, have)
		}
		if size += max(step.Count, 1); size > MaxNodes {
			return 0, fmt.Errorf("accessibility: the patch makes more than %d nodes", MaxNodes)
		}
	}
	return size, nil
}

type patching struct {
	before *Tree
	tree   Tree
	from   []int32 // the index before of each kept node, -1 for a whole one
}

func (a *patching) keep(from, count int) {
	for b := from; b < from+count; b++ {
		n := a.before.Nodes[b]
		var rare *Details
		if d := detailsOf(a.before, &n); d != &noDetails {
			rare = d
		}
		a.append(n, rare, a.before.Ref(b), int32(b))
	}
}

func (a *patching) add(step *PatchStep) { a.append(step.Node, step.Details, step.Ref, -1) }

func (a *patching) append(n Node, rare *Details, ref uint32, from int32) {
	t := &a.tree
	n.Details = 0
	if rare != nil {
		t.Rare = append(t.Rare, *rare)
		n.Details = int32(len(t.Rare))
	}
	if ref != 0 && t.Refs == nil {
		t.Refs = make([]uint32, len(t.Nodes), cap(t.Nodes))
	}
	if t.Refs != nil {
		t.Refs = append(t.Refs, ref)
	}
	t.Nodes, a.from = append(t.Nodes, n), append(a.from, from)
}

// nest gives the kept nodes their containers and checks those of the others.
func (a *patching) nest() error {
	places := a.tree.places()
	for i := range a.tree.Nodes {
		n := &a.tree.Nodes[i]
		if a.from[i] >= 0 {
			parent, ok := keptParent(a.before, int(a.from[i]), places)
			if !ok {
				return misplaced(i, "has lost its container")
			}
			n.Parent = parent
		}
		if n.Parent < -1 || int(n.Parent) >= i {
			return misplaced(i, "stands before its container")
		}
	}
	return nil
}

func misplaced(i int, why string) error {
	return fmt.Errorf("accessibility: node %d of the patched tree %s", i, why)
}
