package accessibility

// What is told of a snapshot is bounded, so that no app, by mistake or by what
// it was given to show, can make its readers run out of memory. The bounds lie
// far beyond what a person could read.
const (
	// MaxDepth is how many levels of nodes are told, the top counted.
	MaxDepth = 64
	// MaxNodes is how many nodes are told.
	MaxNodes = 10_000
	// MaxLabel is the longest label in bytes, and of every other short text: an
	// ID, a role, a description, a title, an announcement.
	MaxLabel = 4096
	// MaxValue is the longest value and text of a value in bytes: 100,000
	// characters of any kind arrive whole.
	MaxValue = 512 << 10
	// MaxText is how long the texts of all nodes are together at most in bytes,
	// so that a whole tree fits into a line of 64 MiB also where each byte of
	// them is written as six.
	MaxText = 8 << 20
	// MaxCustomActions is how many actions of its own are told of a node.
	MaxCustomActions = 64
)

// Limit cuts s to what is told at most: [MaxDepth], [MaxNodes], [MaxLabel],
// [MaxValue], [MaxText], [MaxCustomActions]. Like [Redact], which comes first, it changes
// s and no memory that s shares; where nothing is over, it changes nothing.
//
// Each branch is cut for itself. One that is too deep loses what lies below.
// Where there are too many nodes, the containers with the most content lose
// its end, all down to the same number, so that a huge list does not cost its
// siblings anything. Where the texts are too long together, the longest are
// shortened, all to the same length. The focused node, the layers' nodes and what these stand
// in are kept where they can be. A text is cut between two characters as a
// reader sees them.
//
// Each kind of cut is one sentence in Problems, with counts and the outline
// line of the first node concerned.
func Limit(s *Snapshot) {
	if withinLimits(s) {
		return
	}
	l := limiter{s: s}
	l.cutTexts()
	l.cutActions()
	l.cutTree()
	l.cutTotal()
	s.Problems = append(s.Problems[:len(s.Problems):len(s.Problems)], l.told...)
}

// withinLimits is a quick look. Where it is false there may be nothing to cut
// all the same: see levels.
func withinLimits(s *Snapshot) bool {
	return len(s.Tree.Nodes) <= MaxNodes && shallow(&s.Tree) && shortTexts(s)
}

// shallow reports whether no node of t lies deeper than MaxDepth. Of a tree
// whose descendants do not follow their node without a gap it says no.
func shallow(t *Tree) bool {
	var open [MaxDepth]int32 // the containers of the node before, and itself
	depth := 0
	for i := range t.Nodes {
		up := t.parent(i)
		for depth > 0 && int(open[depth-1]) != up {
			depth--
		}
		if depth == 0 && up >= 0 || depth == MaxDepth {
			return false
		}
		open[depth] = int32(i)
		depth++
	}
	return true
}

func shortTexts(s *Snapshot) bool {
	total := 0
	for i := range s.Tree.Nodes {
		n := &s.Tree.Nodes[i]
		total += len(n.Label) + len(n.ID) + len(n.Role) + len(n.Value)
		if len(n.Label) > MaxLabel || len(n.ID) > MaxLabel || len(n.Role) > MaxLabel || len(n.Value) > MaxValue {
			return false
		}
	}
	for i := range s.Tree.Rare {
		d := &s.Tree.Rare[i]
		total += d.textBytes()
		if !d.short() {
			return false
		}
	}
	if total > MaxText {
		return false
	}
	for i := range s.Announcements {
		if len(s.Announcements[i].Text) > MaxLabel {
			return false
		}
	}
	return len(s.Title) <= MaxLabel && allShort(s.Problems) && allShort(s.Pending)
}

func (d *Details) short() bool {
	if len(d.Description) > MaxLabel || len(d.Placeholder) > MaxLabel || len(d.Shortcut) > MaxLabel ||
		len(d.ErrorMessage) > MaxLabel || len(d.ValueText) > MaxValue || len(d.CustomActions) > MaxCustomActions {
		return false
	}
	for i := range d.CustomActions {
		if a := &d.CustomActions[i]; len(a.Name) > MaxLabel || len(a.Description) > MaxLabel {
			return false
		}
	}
	return true
}

func (d *Details) textBytes() int {
	total := len(d.Description) + len(d.Placeholder) + len(d.Shortcut) + len(d.ErrorMessage) + len(d.ValueText)
	for i := range d.CustomActions {
		total += len(d.CustomActions[i].Name) + len(d.CustomActions[i].Description)
	}
	return total
}

func allShort(texts []string) bool {
	for _, text := range texts {
		if len(text) > MaxLabel {
			return false
		}
	}
	return true
}
