package accessibility

import (
	"slices"
	"strconv"
	"strings"
)

// auditPlace looks at what a node stands in.
func (a *audit) auditPlace(i int) {
	up := a.t.parent(i)
	layered := up >= 0 && a.nodes[i].layer != a.nodes[up].layer
	if up >= 0 && !layered && a.nodes[i].documented {
		a.auditChild(i, up)
	}
	if j := &a.nodes[i]; len(j.Parents) > 0 && !a.hasParent(i) {
		a.report(parentChild, i, "it stands in no "+list(j.Parents), "register it between Begin and End of one")
	}
	if outer := a.leafAround(i); outer >= 0 && a.operated(i) {
		a.report(nestedInteractive, i, "it is inside "+OutlineLine(a.t, outer), "register it beside it")
	}
}

// auditChild reports a child that its container does not hold.
func (a *audit) auditChild(i, up int) {
	holds, role := a.nodes[up].Children, a.nodes[i].Role
	if len(holds) > 0 && a.nodes[up].documented && !slices.Contains(holds, role) && !isPlainContent(role) {
		a.report(parentChild, i, "a "+string(a.nodes[up].Role)+" holds no "+string(role), "a "+string(a.nodes[up].Role)+" holds "+list(holds)+" and plain content")
	}
}

// hasParent reports whether node i stands in a container of its kind, with
// nothing but groups and its like between.
func (a *audit) hasParent(i int) bool {
	own := a.nodes[i].Role
	for up := a.t.parent(i); up >= 0; up = a.t.parent(up) {
		switch role := a.nodes[up].Role; {
		case slices.Contains(a.nodes[i].Parents, role):
			return true
		case role == RoleGeneric, role == RoleGroup, role == RoleScrollArea, role == own:
		default:
			return false
		}
	}
	return false
}

// leafAround is the nearest container of node i in its layer that is a
// control, -1 for none.
func (a *audit) leafAround(i int) int {
	for up := a.t.parent(i); up >= 0 && a.nodes[up].layer == a.nodes[i].layer; up = a.t.parent(up) {
		if a.nodes[up].Leaf && a.nodes[up].documented {
			return up
		}
	}
	return -1
}

func list(roles []Role) string {
	out := ""
	for i, r := range roles {
		if i > 0 {
			out += ", "
		}
		out += string(r)
	}
	return out
}

func (a *audit) auditRelations(i int) {
	n := &a.t.Nodes[i]
	d := detailsOf(a.t, n)
	for _, to := range [...]struct {
		name string
		key  Key
	}{
		{"LabelledBy", d.LabelledBy}, {"DescribedBy", d.DescribedBy}, {"Controls", d.Controls}, {"ActiveDescendant", d.ActiveDescendant},
	} {
		if to.key != 0 && a.t.Index(to.key) < 0 {
			a.report(danglingRelation, i, to.name+" points to no node", "set it to the key of a node of this frame")
		}
	}
	if active := a.t.Index(d.ActiveDescendant); active >= 0 && !a.owns(i, active) {
		a.report(danglingRelation, i, "ActiveDescendant is neither inside it nor in what it controls", "point to a descendant, or set Controls to its container")
	}
}

// owns reports whether node k is inside node i or inside what that controls.
func (a *audit) owns(i, k int) bool {
	if k != i && a.t.Contains(i, k) {
		return true
	}
	controlled := a.t.Index(detailsOf(a.t, &a.t.Nodes[i]).Controls)
	return controlled >= 0 && a.t.Contains(controlled, k)
}

// auditSets looks at nodes among their siblings.
func (a *audit) auditSets() {
	a.auditKeys()
	type kin struct {
		up   int
		role Role
		name string
	}
	type seat struct {
		up        int
		role      Role
		pos, size int32
	}
	names, seats := make(map[kin]int), make(map[seat]int)
	for i := range a.nodes {
		n, j := &a.t.Nodes[i], &a.nodes[i]
		if j.hidden {
			continue
		}
		up := a.t.parent(i)
		if name := fold(strings.TrimSpace(a.nameOf(i))); name != "" && n.ID == "" && n.Position < 1 && !a.nameWithheld(i) && a.operated(i) && !a.namedByPlace(i) {
			if k := (kin{up, j.Role, name}); names[k] > 0 {
				a.report(ambiguousName, i, "a sibling has the same role and name", "give each an ID, and better a name of its own")
			} else {
				names[k] = 1
			}
		}
		a.auditPosition(i)
		if n.Position > 0 && j.Role != RoleTreeItem && detailsOf(a.t, n).Level == 0 {
			if k := (seat{up, j.Role, n.Position, n.SetSize}); seats[k] > 0 {
				a.report(setPosition, i, "a sibling has position "+strconv.Itoa(int(n.Position))+" too", "count Position over the data, from 1")
			} else {
				seats[k] = 1
			}
		}
	}
}

func (a *audit) auditPosition(i int) {
	n, j := &a.t.Nodes[i], &a.nodes[i]
	switch {
	case n.Position < 0, n.SetSize > 0 && n.Position > n.SetSize, j.Member && n.SetSize > 0 && n.Position == 0:
		a.report(setPosition, i, "position "+strconv.Itoa(int(n.Position))+" is not in 1.."+strconv.Itoa(int(n.SetSize)), "count Position over the data, from 1")
	case j.Composite && n.SetSize <= 0 && a.scrolls(i) && a.sizeUnknown(i):
		a.report(unsizedSet, i, "it scrolls and does not say how many members it has", "set SetSize, or Details.RowCount")
	}
}

// sizeUnknown reports whether neither node i nor a member of it says how many
// there are. How many lines an input has may be withheld.
func (a *audit) sizeUnknown(i int) bool {
	if detailsOf(a.t, &a.t.Nodes[i]).RowCount > 0 || a.valueWithheld(i) && changeable(&a.t.Nodes[i]) {
		return false
	}
	members := false
	for k := i + 1; k < a.t.End(i); k++ {
		if a.nodes[k].Member {
			if a.t.Nodes[k].SetSize > 0 {
				return false
			}
			members = true
		}
	}
	return members
}

// auditKeys looks for keys and IDs that are there twice.
func (a *audit) auditKeys() {
	type name struct {
		up int
		id string
	}
	keys, ids := make(map[Key]bool), make(map[name]bool)
	for i := range a.nodes {
		n := &a.t.Nodes[i]
		id := name{a.t.parent(i), n.ID}
		switch {
		case n.Key != 0 && keys[n.Key]:
			a.report(duplicateID, i, "another node has the same key", "give each an ID of its own")
		case n.ID == "" || a.inSecret(i):
		case ids[id]:
			a.report(duplicateID, i, "a sibling has the same ID", "give each its own")
		default:
			ids[id] = true
		}
		keys[n.Key] = true
	}
}
