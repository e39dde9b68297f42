package uitest

import "limoni/accessibility"

// statesOf is what is true of node i, with what it has from its containers: a
// disabled group disables what is in it, and a hidden one hides it.
func statesOf(t *accessibility.Tree, i int) accessibility.State {
	const inherited = accessibility.StateDisabled | accessibility.StateHidden
	states := t.Nodes[i].States
	for up := t.Nodes[i].Parent; up >= 0; up = t.Nodes[up].Parent {
		states |= t.Nodes[up].States & inherited
	}
	return states
}

// known is node i without what a sensitive node tells nobody: its value, and
// the names of what is in it.
func known(t *accessibility.Tree, i int) accessibility.Node {
	n := t.Nodes[i]
	if n.States.Has(accessibility.StateSensitive) {
		n.Value = ""
	}
	for up := n.Parent; up >= 0; up = t.Nodes[up].Parent {
		if t.Nodes[up].States.Has(accessibility.StateSensitive) {
			n.Label, n.ID, n.Value = "", "", ""
		}
	}
	return n
}

// visible reports whether a person can see at least one cell of node i.
func visible(t *accessibility.Tree, i int) bool {
	const unseen = accessibility.StateHidden | accessibility.StateOffscreen
	return statesOf(t, i)&unseen == 0 && !t.Nodes[i].Bounds.Empty()
}
