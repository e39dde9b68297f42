package tree

import (
	"context"

	"limoni/accessibility"
)

// Located is how long a selector takes to be resolved to its one node.
type Located struct {
	Name   string
	Time   float64 // nanoseconds
	Allocs float64
}

// Locate resolves selectors over a tree of n nodes.
func Locate(n int) ([]Located, error) {
	a := newControls(n).app()
	snapshot, err := a.Snapshot(context.Background(), 0)
	if err != nil {
		return nil, err
	}
	last := newControls(n).labels[n-1]
	var all []Located
	for _, c := range []struct {
		name     string
		selector accessibility.Selector
	}{
		{"role and a part of the label", accessibility.Selector{Role: accessibility.RoleButton, LabelContains: last}},
		{"a part of the text, any role", accessibility.Selector{Text: last}},
		{"role and label", accessibility.Selector{Role: accessibility.RoleButton, Label: last}},
		{"ID", accessibility.Selector{ID: "control-" + last[len("Control number "):]}},
	} {
		if _, err := c.selector.One(&snapshot.Tree); err != nil {
			return nil, err
		}
		resolve := func() { c.selector.One(&snapshot.Tree) }
		all = append(all, Located{c.name, perCall(resolve), allocs(resolve)})
	}
	return all, nil
}
