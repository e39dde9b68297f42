package accessibility

const (
	mostChangedLines = 40
	mostChangedShare = 60 // per cent of all nodes
	// fewChanged is told exactly even where it is most of a small tree.
	fewChanged = 3
)

// Diff is the change of the tree as lines in reading order, "" where a reader
// of the outline would see none:
//
//	~ checkbox "Ship it" [+checked -unchecked] #ship @7
//	- list-item "Buy milk" [3/3] #milk @12
//	+ dialog "Delete?" [modal] @40
//	+  button "OK" @41
//	~ status "3 tasks" -> "2 tasks" #status @5
//
// "-" is a subtree that is gone, counted below its root; "+" one that is new,
// whole, a space of indentation per level; "~" a node of which label, value,
// states, error message or description changed. A node that only changed its
// place among others has "moved" in the bracket, and a container whose set
// grew or shrank where it is not drawn has its "members" there. Nodes are
// matched by Key; bounds, actions, positions and refs do not count.
//
// Beyond 40 lines, or where more than three nodes and more than 60 % of all
// changed, it is "screen changed:" and an outline of three levels. Of a text of
// more than 160 bytes a line quotes a part, with "…" for the rest; of one that
// changed, the part that did. Each line, with its mark, is a selector of the
// node, for which a label stays whole where there is neither ref nor ID.
func Diff(before, after *Snapshot) string {
	c := comparison{before: focused(before), after: focused(after)}
	c.match()
	c.findMoved()
	c.write()
	if c.lines > mostChangedLines || c.changed > fewChanged && c.changed*100 > c.total()*mostChangedShare {
		return "screen changed:\n" + string(appendOutline(nil, c.after, -1, 3, appendBriefLine))
	}
	return string(c.out)
}

// focused is the tree of a snapshot in which the node that Focus names has
// StateFocused, whatever its own states say.
func focused(s *Snapshot) *Tree {
	if s == nil {
		return &Tree{}
	}
	i := s.Tree.Index(s.Focus)
	if i < 0 || s.Tree.Nodes[i].States.Has(StateFocused) {
		return &s.Tree
	}
	t := s.Tree
	t.Nodes = append([]Node(nil), t.Nodes...)
	t.Nodes[i].States |= StateFocused
	return &t
}

type comparison struct {
	before, after *Tree
	// was is the index before of each node after, is the index after of each
	// node before; -1 is none.
	was, is []int
	// stays marks the nodes after that kept their order, moved those that did
	// not though their container did.
	stays, moved []bool
	gone         []int // by index before, as goneRoots counts
	next         int   // the index before that comes next

	out            []byte
	lines, changed int
}

func (c *comparison) total() int {
	n := len(c.after.Nodes)
	for _, is := range c.is {
		if is < 0 {
			n++
		}
	}
	return n
}

// occurrence tells nodes apart that have the same key by mistake.
type occurrence struct {
	key Key
	nth int
}

func occurrences(t *Tree) []occurrence {
	out, seen := make([]occurrence, len(t.Nodes)), make(map[Key]int, len(t.Nodes))
	for i := range t.Nodes {
		key := t.Nodes[i].Key
		out[i] = occurrence{key, seen[key]}
		seen[key]++
	}
	return out
}

// match pairs the nodes of both trees. A key that now has another role is
// another thing.
func (c *comparison) match() {
	c.is, c.was = make([]int, len(c.before.Nodes)), make([]int, len(c.after.Nodes))
	old := make(map[occurrence]int, len(c.is))
	for i, o := range occurrences(c.before) {
		old[o], c.is[i] = i, -1
	}
	for i, o := range occurrences(c.after) {
		c.was[i] = -1
		if b, ok := old[o]; ok && plainly(c.before.Nodes[b].Role) == plainly(c.after.Nodes[i].Role) {
			c.was[i], c.is[b] = b, i
		}
	}
}
