package automation

import "limoni/accessibility"

// flashed are outline lines of what was to be seen between the first and the
// last of some frames and is in neither: nodes, and texts of status and alert.
func flashed(seen []*sighting) []string {
	if len(seen) < 3 {
		return nil
	}
	first, last := seen[0], seen[len(seen)-1]
	known := map[accessibility.Key]bool{}
	for _, s := range []*sighting{first, last} {
		for i := range s.Tree.Nodes {
			known[s.Tree.Nodes[i].Key] = true
		}
	}
	told := map[string]bool{}
	for _, s := range []*sighting{first, last} {
		eachSpoken(&s.Tree, func(i int) { told[spoken(&s.Tree, i)] = true })
	}
	var out []string
	add := func(t *accessibility.Tree, i int) {
		if line := accessibility.OutlineLine(t, i); len(out) < maxLines && !told[line] {
			told[line] = true
			out = append(out, line)
		}
	}
	for _, s := range seen[1 : len(seen)-1] {
		t := &s.Tree
		for i := range t.Nodes {
			if !known[t.Nodes[i].Key] {
				known[t.Nodes[i].Key] = true
				add(t, i)
			}
		}
		eachSpoken(t, func(i int) {
			if text := spoken(t, i); !told[text] {
				told[text] = true
				add(t, i)
			}
		})
	}
	return out
}

// eachSpoken visits the nodes whose text speaks by itself, where they have one.
func eachSpoken(t *accessibility.Tree, visit func(i int)) {
	for i := range t.Nodes {
		switch n := &t.Nodes[i]; n.Role {
		case accessibility.RoleStatus, accessibility.RoleAlert:
			if n.Label != "" || n.Value != "" {
				visit(i)
			}
		}
	}
}

// spoken tells apart the texts of a node; no outline line begins so.
func spoken(t *accessibility.Tree, i int) string {
	n := &t.Nodes[i]
	return "\x00" + hashText(uint64(n.Key)) + n.Label + "\x00" + n.Value
}
