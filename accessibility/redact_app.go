package accessibility

// askApp returns the nodes of t as the app's own hook wants them told, nil where
// there is no hook or it takes nothing away.
func askApp(t *Tree, hook func(Node) Node) (answers []Node) {
	if hook == nil {
		return nil
	}
	for i := range t.Nodes {
		n := &t.Nodes[i]
		answer := lesser(n, hook)
		if answers == nil && !retold(n, &answer) && answer.States == n.States && answer.Actions == n.Actions {
			continue
		}
		if answers == nil {
			answers = append([]Node(nil), t.Nodes...)
		}
		answers[i] = answer
	}
	return answers
}

// lesser is a node with what of the hook's answer takes away, and without texts
// and actions where it panics.
func lesser(n *Node, hook func(Node) Node) (less Node) {
	less = *n
	defer func() {
		if recover() != nil {
			less = *n
			less.ID, less.Label, less.Value = "", "", ""
			less.States |= StateSensitive
			less.Actions = 0
		}
	}()
	asked := *n
	asked.Details = 0 // an index that says nothing to it
	answer := hook(asked)
	less.ID, less.Label, less.Value = answer.ID, answer.Label, answer.Value
	less.States |= answer.States & StateSensitive
	less.Actions &= answer.Actions
	return less
}

func retold(n, answer *Node) bool {
	return n.ID != answer.ID || n.Label != answer.Label || n.Value != answer.Value
}

// edited reports whether the app gave node i other texts, which are told though
// the node is withheld. Those of a sensitive one are not.
func (r *redaction) edited(i int) bool {
	return r.answers != nil && !r.answers[i].States.Has(StateSensitive) && retold(&r.tree.Nodes[i], &r.answers[i])
}

// sensitive reports whether node i is withheld with what is inside it.
func (r *redaction) sensitive(i int) bool {
	if r.answers == nil {
		return r.tree.Nodes[i].States.Has(StateSensitive)
	}
	return r.answers[i].States.Has(StateSensitive) || r.edited(i)
}

// answer gives a node the app's texts and its state. The actions stay until
// they have said what kind of value it has.
func (r *redaction) answer(n *Node, i int) {
	if r.answers != nil {
		a := &r.answers[i]
		n.ID, n.Label, n.Value, n.States = a.ID, a.Label, a.Value, a.States
	}
}

func (r *redaction) takeActions(n *Node, i int) {
	if r.answers != nil {
		n.Actions = r.answers[i].Actions
	}
}
