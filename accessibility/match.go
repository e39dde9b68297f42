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
	i, err := s.only(t)
	if err == nil && i < 0 {
		err = s.absent(t)
	}
	return i, err
}

// only is One with -1 and no error where nothing matches.
func (s *Selector) only(t *Tree) (int, error) {
	switch {
	case s.IsZero():
		return -1, emptySelector()
	case s.Ref != 0:
		return s.byRef(t)
	}
	m, err := matcherOf(s, t)
	if err != nil {
		return -1, err
	}
	if s.Nth != nil {
		found := m.all(s, t)
		if i := nth(*s.Nth, len(found)); i >= 0 {
			return found[i], nil
		}
		return -1, nil
	}
	i := m.next(s, t, m.first)
	switch {
	case i == m.end:
		return -1, nil
	case m.next(s, t, i+1) < m.end:
		return -1, s.ambiguous(t, m.all(s, t))
	}
	return i, nil
}

// absent is the refusal where only found nothing.
func (s *Selector) absent(t *Tree) error {
	if s.Nth != nil {
		if found, err := s.every(t); err == nil && len(found) > 0 {
			return s.outOfRange(t, found)
		}
	}
	return s.missing(t)
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
		i, err := s.byRef(t)
		if err != nil {
			return nil, err
		}
		return []int{i}, nil
	}
	m, err := matcherOf(s, t)
	if err != nil {
		return nil, err
	}
	return m.all(s, t), nil
}

func (s *Selector) byRef(t *Tree) (int, error) {
	for i, ref := range t.Refs[:min(len(t.Refs), len(t.Nodes))] {
		if ref == s.Ref {
			return i, nil
		}
	}
	return -1, &Refusal{Reason: ErrStaleRef, Message: "@" + strconv.FormatUint(uint64(s.Ref), 10) +
		" is not in the tree: its node is gone, or was never shown; a ref is never used again, so read the tree anew and take one from it"}
}

// scope returns the nodes s may match: those that Within encloses.
func (s *Selector) scope(t *Tree) (first, end int, err error) {
	if s.Within == nil {
		return 0, len(t.Nodes), nil
	}
	outer, err := s.Within.only(t)
	if err != nil || outer < 0 {
		return 0, 0, err
	}
	return outer + 1, t.End(outer), nil
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
