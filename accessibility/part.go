package accessibility

// Part says which part of a tree to read. The zero Part is all of it.
type Part struct {
	// Root is the node to begin with, nil for all nodes at the top. It must
	// match exactly one.
	Root *Selector
	// Depth is how many levels of the tree are read, Root's or the top counted
	// as one; 0 or less is all. What a filter leaves out has a level all the
	// same.
	Depth int
	// Filter leaves out nodes of no interest.
	Filter Filter
	// MaxNodes is how many nodes are read, in reading order; 0 or less is all.
	MaxNodes int
}

// Of returns the part as a tree of its own, and how many nodes are omitted: those
// below the last level and beyond MaxNodes that the filter lets through. What
// the filter leaves out is not counted.
//
// A node stands in its nearest container that is in the part. A Root is in it
// whatever the filter says. The texts are shared with t, and nothing is
// withheld that t tells: see [Redact]. The error is that of [Selector.One].
func (p Part) Of(t *Tree) (part Tree, omitted int, err error) {
	first, end := 0, len(t.Nodes)
	if p.Root != nil {
		if first, err = p.Root.One(t); err != nil {
			return Tree{}, 0, err
		}
		end = t.End(first)
	}
	keep := make([]bool, len(t.Nodes))
	p.Filter.mark(t, keep[first:end], first)
	if p.Root != nil {
		keep[first] = true
	}
	omitted = p.cutLevels(t, keep[first:end], first) + p.cutRest(keep)
	return t.only(keep), omitted, nil
}

// cutLevels unmarks what lies below the last level of the part that begins at
// first.
func (p Part) cutLevels(t *Tree, keep []bool, first int) (omitted int) {
	if p.Depth <= 0 {
		return 0
	}
	levels := make([]int, len(keep))
	for i := range keep {
		levels[i] = 1
		if up := t.parent(first + i); up >= first {
			levels[i] = levels[up-first] + 1
		}
		if keep[i] && levels[i] > p.Depth {
			keep[i] = false
			omitted++
		}
	}
	return omitted
}

func (p Part) cutRest(keep []bool) (omitted int) {
	if p.MaxNodes <= 0 {
		return 0
	}
	kept := 0
	for i, k := range keep {
		switch {
		case !k:
		case kept < p.MaxNodes:
			kept++
		default:
			keep[i] = false
			omitted++
		}
	}
	return omitted
}
