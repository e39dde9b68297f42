package accessibility

// Patch turns the nodes of one tree into those of a later one: its steps are
// the later tree in its order, some of it taken over from the earlier one.
//
//	earlier  list a b c        steps  {0 2} {new x} {3 1}
//	later    list a x c
//
// A node can be kept where it is equal in all it has, its details and its ref
// too, save the index of its container. That is found by key: it is the node of
// the later tree with the key of the old container, and a node that was at the
// top stays there. Where that finds no node, or another one, or a key stands in
// a tree twice, the node is sent whole.
type Patch struct{ Steps []PatchStep }

// PatchStep is a run of kept nodes, or one node that is new or changed.
type PatchStep struct {
	// From is the index in the earlier tree of the first of Count kept nodes.
	// Where Count is 0 the step is one node and the rest says which.
	From, Count int
	// Node is the whole node. Its Parent is an index in the later tree, before
	// its own, or -1; its Details say nothing.
	Node Node
	// Details are its rare properties, nil where it has none.
	Details *Details
	// Ref is its ref, 0 for none.
	Ref uint32
}

// Kept is how many nodes p takes over from the earlier tree.
func (p Patch) Kept() int {
	kept := 0
	for i := range p.Steps {
		kept += p.Steps[i].Count
	}
	return kept
}

// Sent is how many nodes p holds whole. Where that is most of the tree, the
// tree itself is the shorter message.
func (p Patch) Sent() int {
	sent := 0
	for i := range p.Steps {
		if p.Steps[i].Count == 0 {
			sent++
		}
	}
	return sent
}

// MakePatch returns what turns before into after, trees whose containers stand
// before their content. It compares all that the nodes hold, so that what a
// caller must not know has to be gone from both: see [Redact]. The patch shares
// memory with after.
func MakePatch(before, after *Tree) Patch {
	m := patchMaker{before: before, after: after, old: before.places(), new: after.places()}
	var p Patch
	for i := range after.Nodes {
		from := m.kept(i)
		last := len(p.Steps) - 1
		switch {
		case from < 0:
			p.Steps = append(p.Steps, m.whole(i))
		case last >= 0 && p.Steps[last].Count > 0 && p.Steps[last].From+p.Steps[last].Count == from:
			p.Steps[last].Count++
		default:
			p.Steps = append(p.Steps, PatchStep{From: from, Count: 1})
		}
	}
	return p
}

type patchMaker struct {
	before, after *Tree
	old, new      map[Key]int32
}

// kept is the index before of the node that i is taken over from, -1 where it
// must be sent.
func (m *patchMaker) kept(i int) int {
	n := &m.after.Nodes[i]
	at, known := m.old[n.Key]
	if again, own := m.new[n.Key]; !known || at < 0 || !own || again < 0 {
		return -1
	}
	b := int(at)
	if parent, ok := keptParent(m.before, b, m.new); !ok || parent != n.Parent {
		return -1
	}
	was := m.before.Nodes[b]
	was.Parent = n.Parent
	if !sameNode(&was, n) || m.before.Ref(b) != m.after.Ref(i) || !sameDetails(detailsOf(m.before, &was), detailsOf(m.after, n)) {
		return -1
	}
	return b
}

func (m *patchMaker) whole(i int) PatchStep {
	step := PatchStep{Node: m.after.Nodes[i], Ref: m.after.Ref(i)}
	if d := detailsOf(m.after, &step.Node); d != &noDetails {
		step.Details = d
	}
	step.Node.Details = 0
	return step
}

// keptParent is the index in the later tree, whose nodes stand at places, of
// the container of node b of the earlier one.
func keptParent(before *Tree, b int, places map[Key]int32) (parent int32, ok bool) {
	up := before.parent(b)
	if up < 0 {
		return -1, true
	}
	at, known := places[before.Nodes[up].Key]
	return at, known && at >= 0
}

// repeated stands for a key that several nodes have.
const repeated = -1

// places is where the nodes of t stand, by their keys. No key is no node's.
func (t *Tree) places() map[Key]int32 {
	places := make(map[Key]int32, len(t.Nodes))
	for i := range t.Nodes {
		key := t.Nodes[i].Key
		if _, twice := places[key]; twice || key == 0 {
			places[key] = repeated
		} else {
			places[key] = int32(i)
		}
	}
	return places
}
