package accessibility

// matcher is a selector made ready for one tree: what costs more than a glance
// is done once and not for every node.
type matcher struct {
	first, end  int  // the nodes that may match
	role, spelt Role // canonical, and as it was asked for where that differs
	label, text piece
	has, hasNot []int
	labelEnd    byte // the last of the whole label, 0 where white space may follow it
	otherRoles  bool // a node of another spelling, or without a role, may match
	inText      bool // the text decides, whatever the value
	more        bool // there is more to compare than that
}

func matcherOf(s *Selector, t *Tree) (m matcher, err error) {
	m = matcher{role: soughtRole(s.Role), label: pieceOf(s.LabelContains), text: pieceOf(s.Text)}
	if m.spelt = s.Role; m.spelt == m.role {
		m.spelt = ""
	}
	if n := len(s.Label); n > 0 && isPlain(s.Label[n-1]) {
		m.labelEnd = s.Label[n-1]
	}
	m.otherRoles = m.spelt != "" || m.role == RoleGeneric
	m.inText = s.Text != "" && s.Value == nil
	m.more = s.Label != "" || s.Value != nil || s.Has != nil || s.HasNot != nil
	if m.first, m.end, err = s.scope(t); err != nil {
		return m, err
	}
	if m.has, err = s.Has.inner(t); err != nil {
		return m, err
	}
	m.hasNot, err = s.HasNot.inner(t)
	return m, err
}

// soughtRole is the canonical role, which most often is what was asked for.
func soughtRole(r Role) Role {
	for _, known := range roles {
		if known == r {
			return known
		}
	}
	return canonical(r)
}

// next returns the first matching node from i on, m.end where there is none.
// What is quickest to compare comes first.
func (m *matcher) next(s *Selector, t *Tree, i int) int {
	nodes, role, id, states, not, end := t.Nodes[:m.end], m.role, s.ID, s.States, s.NotStates, m.labelEnd
	for ; i < len(nodes); i++ {
		n := &nodes[i]
		switch {
		case end != 0 && endsOtherwise(n.Label, end):
		case role != "" && n.Role != role && (!m.otherRoles || !m.hasRole(n)):
		case id != "" && !same(n.ID, id):
		case n.States&states != states || n.States&not != 0:
		case m.label.folded != "" && !m.label.in(n.Label):
		case m.inText && !m.text.in(n.Label) && !m.inValue(t, n):
		case m.more && !(m.fits(s, t, n) && m.fitsBelow(s, t, i)):
		default:
			return i
		}
	}
	return i
}

// endsOtherwise is a first look that spares most labels a closer one.
func endsOtherwise(text string, end byte) bool {
	n := len(text)
	return n == 0 || text[n-1] != end && isPlain(text[n-1])
}

func (m *matcher) all(s *Selector, t *Tree) []int {
	var found []int
	for i := m.next(s, t, m.first); i < m.end; i = m.next(s, t, i+1) {
		found = append(found, i)
	}
	return found
}

// hasRole knows the roles that are spelt otherwise.
func (m *matcher) hasRole(n *Node) bool {
	return n.Role == "" && m.role == RoleGeneric || m.spelt != "" && n.Role == m.spelt
}

func (m *matcher) inValue(t *Tree, n *Node) bool {
	return (n.Value != "" || n.Details != 0) && m.text.in(shownValue(n, detailsOf(t, n)))
}

// fits compares what needs the whole label or value.
func (m *matcher) fits(s *Selector, t *Tree, n *Node) bool {
	if s.Label != "" && !sameText(n.Label, s.Label) {
		return false
	}
	if s.Value == nil {
		return true
	}
	value := shownValue(n, detailsOf(t, n))
	return *s.Value == value && (s.Text == "" || m.text.in(n.Label) || m.text.in(value))
}

func (m *matcher) fitsBelow(s *Selector, t *Tree, i int) bool {
	return (s.Has == nil || s.Has.below(t, i, m.has)) && (s.HasNot == nil || !s.HasNot.below(t, i, m.hasNot))
}
