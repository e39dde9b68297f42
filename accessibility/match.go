package accessibility

import (
	"sort"
	"strconv"
)

// IsZero reports whether s describes nothing and so matches everything.
func (s Selector) IsZero() bool { return s == Selector{} }

// All returns the indices of the matching nodes in the order of the tree, none
// where nothing matches. The error is a [*Refusal]: [ErrStaleRef] where a ref
// is not in the tree, [ErrAmbiguous] where Within matches several nodes,
// [ErrBadValue] where it is empty.
//
// It compares values as an outline shows them, so that the value of a range is
// also its text, and that of a sensitive node is empty.
func (s Selector) All(t *Tree) ([]int, error) {
	found, err := s.every(t)
	if err != nil || s.Nth == nil || s.Ref != 0 {
		return found, err
	}
	i := nth(*s.Nth, len(found))
	if i < 0 {
		return nil, nil
	}
	return found[i : i+1], nil
}

// One returns the index of the one matching node. The error is a [*Refusal] as
// for All; besides, [ErrNoSuchNode] with the nearest nodes as candidates,
// [ErrAmbiguous] with up to ten of the matches, each a line that selects it,
// and [ErrBadValue] where s is empty. The index then is -1.
func (s Selector) One(t *Tree) (int, error) {
	if s.IsZero() {
		return -1, emptySelector()
	}
	found, err := s.every(t)
	if err != nil {
		return -1, err
	}
	if s.Nth != nil && s.Ref == 0 && len(found) > 0 {
		i := nth(*s.Nth, len(found))
		if i < 0 {
			return -1, s.outOfRange(t, found)
		}
		return found[i], nil
	}
	switch len(found) {
	case 0:
		return -1, s.missing(t)
	case 1:
		return found[0], nil
	}
	return -1, s.ambiguous(t, found)
}

// nth is the index of the nth of count things, -1 where there is none.
func nth(n, count int) int {
	if n < 0 {
		n += count
	}
	if n < 0 || n >= count {
		return -1
	}
	return n
}

// every is All without Nth.
func (s *Selector) every(t *Tree) ([]int, error) {
	if s.Ref != 0 {
		return s.byRef(t)
	}
	first, end, err := s.scope(t)
	if err != nil {
		return nil, err
	}
	has, err := s.Has.inner(t)
	if err != nil {
		return nil, err
	}
	hasNot, err := s.HasNot.inner(t)
	if err != nil {
		return nil, err
	}
	role := canonical(s.Role)
	var found []int
	for i := first; i < end; i++ {
		if s.fits(t, i, role) && (s.Has == nil || s.Has.below(t, i, has)) && (s.HasNot == nil || !s.HasNot.below(t, i, hasNot)) {
			found = append(found, i)
		}
	}
	return found, nil
}

func (s *Selector) byRef(t *Tree) ([]int, error) {
	for i := range t.Nodes {
		if t.Ref(i) == s.Ref {
			return []int{i}, nil
		}
	}
	return nil, &Refusal{Reason: ErrStaleRef, Message: "@" + strconv.FormatUint(uint64(s.Ref), 10) +
		" is not in the tree: its node is gone, or was never shown; a ref is never used again, so read the tree anew and take one from it"}
}

// scope returns the nodes s may match: those that Within encloses.
func (s *Selector) scope(t *Tree) (first, end int, err error) {
	if s.Within == nil {
		return 0, len(t.Nodes), nil
	}
	if s.Within.IsZero() {
		return 0, 0, emptySelector()
	}
	outer, err := s.Within.All(t)
	switch {
	case err != nil || len(outer) == 0:
		return 0, 0, err
	case len(outer) > 1:
		return 0, 0, s.Within.ambiguous(t, outer)
	}
	return outer[0] + 1, t.End(outer[0]), nil
}

// inner resolves a Has or HasNot once for the whole tree, its Nth left open.
func (s *Selector) inner(t *Tree) ([]int, error) {
	if s == nil {
		return nil, nil
	}
	return s.every(t)
}

// below reports whether one of found, or the nth of those, lies below node i.
func (s *Selector) below(t *Tree, i int, found []int) bool {
	from := sort.SearchInts(found, i+1)
	count := sort.SearchInts(found, t.End(i)) - from
	if s.Nth != nil {
		return nth(*s.Nth, count) >= 0
	}
	return count > 0
}

func canonical(r Role) Role {
	if r == "" {
		return ""
	}
	role, _ := ParseRole(string(r))
	return role
}

// fits compares what a node has by itself.
func (s *Selector) fits(t *Tree, i int, role Role) bool {
	n := &t.Nodes[i]
	return (role == "" || plainly(n.Role) == role || n.Role == s.Role) &&
		(s.ID == "" || n.ID == s.ID) &&
		n.States.Has(s.States) && n.States&s.NotStates == 0 &&
		(s.Label == "" || sameText(n.Label, s.Label)) &&
		(s.LabelContains == "" || containsText(n.Label, s.LabelContains)) &&
		s.fitsValue(t, n)
}

func (s *Selector) fitsValue(t *Tree, n *Node) bool {
	if s.Value == nil && s.Text == "" {
		return true
	}
	if s.Value == nil && containsText(n.Label, s.Text) {
		return true
	}
	value := shownValue(*n, t.Details(*n))
	return (s.Value == nil || *s.Value == value) &&
		(s.Text == "" || containsText(n.Label, s.Text) || containsText(value, s.Text))
}
