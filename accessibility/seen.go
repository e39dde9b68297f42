package accessibility

import "strconv"

// seen returns node i and its details as anybody may see them: without what a
// sensitive node and its descendants never tell. A widget that forgot to blank
// a secret thereby leaks into no outline, no diff and no hash.
func (t *Tree) seen(i int) (Node, Details) {
	n := t.Nodes[i]
	d := t.Details(n)
	outer := t.secretRoot(i)
	if outer < 0 {
		return n, d
	}
	keepSecret(&n, outer != i)
	return n, Details{}
}

// keepSecret takes from a sensitive node what it never tells; a descendant of
// one loses its label and ID as well.
func keepSecret(n *Node, inside bool) {
	n.Value, n.Details = "", 0
	if inside {
		n.Label, n.ID = "", ""
	}
}

// holdsSecrets reports whether any node of t is sensitive.
func holdsSecrets(t *Tree) bool {
	for i := range t.Nodes {
		if t.Nodes[i].States.Has(StateSensitive) {
			return true
		}
	}
	return false
}

// secretRoot returns the outermost sensitive node that is i or encloses it, -1
// where there is none.
func (t *Tree) secretRoot(i int) int {
	root := -1
	for ; i >= 0; i = t.parent(i) {
		if t.Nodes[i].States.Has(StateSensitive) {
			root = i
		}
	}
	return root
}

// parent is the index of i's container, -1 at the top. A parent that does not
// stand before its child is none.
func (t *Tree) parent(i int) int {
	if p := int(t.Nodes[i].Parent); p >= 0 && p < i {
		return p
	}
	return -1
}

// ShownValue is the value of node i as an outline shows it: that of a range is
// a text too.
func (t *Tree) ShownValue(i int) string { return shownValue(&t.Nodes[i], detailsOf(t, &t.Nodes[i])) }

// shownValue is what stands in the value place of an outline line.
func shownValue(n *Node, d *Details) string {
	switch {
	case n.States.Has(StateSensitive):
		return ""
	case n.Value != "":
		return n.Value
	case d.ValueText != "":
		return d.ValueText
	case d.Ranged:
		return number(d.Range.Now) + " in " + number(d.Range.Min) + ".." + number(d.Range.Max)
	}
	return ""
}

// number has ten digits, so that steps of 0.1 do not end in 0.30000000000000004.
func number(f float64) string { return strconv.FormatFloat(f, 'g', 10, 64) }
