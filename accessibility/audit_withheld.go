package accessibility

// What Redact withholds is no fault. What a policy withheld stands in
// Snapshot.Withheld; where the cells are gone the screen was withheld, or
// never there.

// withheld is what is not told in this frame.
func (a *audit) withheld() Grant {
	g := a.s.Withheld
	if !a.cells.known {
		g |= GrantScreen
	}
	return g
}

// nameWithheld reports whether node i may have lost what it is called.
func (a *audit) nameWithheld(i int) bool {
	if a.labelWithheld(i) {
		return true
	}
	by := a.t.Index(detailsOf(a.t, &a.t.Nodes[i]).LabelledBy)
	return by >= 0 && a.labelWithheld(by)
}

// labelWithheld reports whether node i may have lost its label.
func (a *audit) labelWithheld(i int) bool {
	grant := disclosureOf(a.nodes[i].Role).Label
	if grant != 0 && a.nodes[i].valueInput {
		grant |= GrantValues
	}
	return a.inSecret(i) || grant&a.withheld() != 0
}

// valueWithheld reports whether node i may have lost its value, its range and
// its error message.
func (a *audit) valueWithheld(i int) bool {
	n := &a.t.Nodes[i]
	grant := valueGrant(n, disclosureOf(a.nodes[i].Role))
	if a.nodes[i].valueInput {
		grant |= GrantValues
	}
	return a.nodes[i].secret >= 0 || grant&a.withheld() != 0 || a.isFilled(i)
}

// isFilled reports whether every cell of node i is what stands for cells that
// must not be read: so it is where nothing else tells what was withheld.
func (a *audit) isFilled(i int) bool {
	r := a.nodes[i].bounds
	if !a.cells.known || r.Empty() {
		return false
	}
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			if at := a.cells.index(x, y); a.cells.owner[at] == int32(a.nodes[i].layer) && a.s.Screen.Cells[at] != fill {
				return false
			}
		}
	}
	return true
}
