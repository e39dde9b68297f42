package widgets

import "limoni/accessibility"

const loadingText = "Loading…"

// A treeShape is the Items of the rows that a tree shows.

// Len is how many rows there are.
func (s *treeShape) Len() int { return s.root.total }

// Key is the key of the node in a row.
func (s *treeShape) Key(i int) string {
	at := s.locate(i)
	if at.note() {
		return at.in.note
	}
	return s.data.Child(at.in.key, at.index)
}

// Row is the node in a row, with what follows from its being open or not.
func (s *treeShape) Row(i int) Row {
	at := s.locate(i)
	if at.note() {
		return at.in.noteRow()
	}
	key := s.data.Child(at.in.key, at.index)
	n := s.data.Node(key)
	switch {
	case at.open != nil:
		n.States |= accessibility.StateExpanded | when(at.open.Loading, accessibility.StateBusy)
		n.Actions |= accessibility.ActionCollapse
	case !n.Leaf && s.openable(at.in, key):
		n.States |= accessibility.StateCollapsed
		n.Actions |= accessibility.ActionExpand
	}
	return n.Row
}

// noteRow tells that children are to come, or why there are none.
func (b *branch) noteRow() Row {
	if b.Error != "" {
		return Row{Text: b.Error, States: accessibility.StateDisabled | accessibility.StateInvalid}
	}
	return Row{Text: loadingText, States: accessibility.StateDisabled | accessibility.StateBusy}
}

// Index is the row of the node with that key, -1 where it has none.
func (s *treeShape) Index(key string) int {
	if b := s.at[key]; b != nil && b.parent != nil {
		return b.parent.absolute(b.index)
	}
	return s.indexBelow(s.root, key)
}

func (s *treeShape) indexBelow(b *branch, key string) int {
	for i := range min(b.Len, maxTreeScan) {
		if s.data.Child(b.key, i) == key {
			return b.absolute(i)
		}
	}
	for _, c := range b.open {
		if i := s.indexBelow(c, key); i >= 0 {
			return i
		}
	}
	return -1
}

// set opens or closes the node in a row, and reports whether it could.
func (s *treeShape) set(i int, open bool) bool {
	at, row := s.locate(i), s.Row(i)
	switch {
	case row.disabled():
		return false
	case open && row.Actions.Has(accessibility.ActionExpand):
		key := s.Key(i)
		s.open.Set(key, true)
		s.attach(at.in, at.index, key)
	case !open && row.Actions.Has(accessibility.ActionCollapse):
		s.open.Set(at.open.key, false)
		s.detach(at.open)
	default:
		return false
	}
	s.opened = s.open.version
	return true
}
