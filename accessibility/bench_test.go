package accessibility

import (
	"image"
	"strconv"
	"testing"
)

// thousand is 1,000 nodes with labels and IDs of their own, every seventh a
// button, or all of them.
func thousand(buttonsOnly bool) *Tree {
	roles := [...]Role{RoleButton, RoleText, RoleListItem, RoleCell, RoleCheckbox, RoleInput, RoleTab}
	t := &Tree{}
	for i := range 1000 {
		n := Node{Key: Key(i + 1), ID: "control-" + strconv.Itoa(i), Role: RoleButton, Label: "Control number " + strconv.Itoa(i), Parent: -1}
		if !buttonsOnly {
			n.Role = roles[(i+1)%len(roles)]
		}
		t.Nodes, t.Refs = append(t.Nodes, n), append(t.Refs, uint32(i+1))
	}
	t.Nodes[999].Role = RoleButton
	clone := t.Clone()
	return &clone
}

func BenchmarkLocate(b *testing.B) {
	mixed, same := thousand(false), thousand(true)
	for _, c := range []struct {
		name string
		tree *Tree
		sel  Selector
	}{
		{"role and part", mixed, Selector{Role: RoleButton, LabelContains: "number 999"}},
		{"role of all and part", same, Selector{Role: RoleButton, LabelContains: "number 999"}},
		{"role of all and whole label as part", same, Selector{Role: RoleButton, LabelContains: "Control number 999"}},
		{"any role and part", mixed, Selector{Text: "number 999"}},
		{"any role and word", mixed, Selector{Text: "999"}},
		{"role and label", same, Selector{Role: RoleButton, Label: "Control number 999"}},
		{"id", mixed, Selector{ID: "control-999"}},
		{"ref", mixed, Selector{Ref: 1000}},
	} {
		b.Run(c.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if i, err := c.sel.One(c.tree); i != 999 {
					b.Fatal(i, err)
				}
			}
		})
	}
}

// screenful is 200 nodes on 120 by 60 cells.
func screenful() *Snapshot {
	t := thousand(true)
	s := &Snapshot{Width: 120, Height: 60, Tree: Tree{Nodes: t.Nodes[:200], Refs: t.Refs[:200]}}
	s.Screen = Screen{Width: 120, Height: 60, Cells: make([]rune, 120*60)}
	for i := range s.Screen.Cells {
		s.Screen.Cells[i] = rune('a' + i%26)
	}
	for i := range s.Tree.Nodes {
		s.Tree.Nodes[i].Bounds = image.Rect(i%6*20, i/6, i%6*20+20, i/6+1)
	}
	return s
}

func BenchmarkHash(b *testing.B) {
	s := screenful()
	for b.Loop() {
		s.Hash()
	}
}

func BenchmarkClone(b *testing.B) {
	s := screenful()
	b.ReportAllocs()
	for b.Loop() {
		s.Clone()
	}
}

func BenchmarkRedact(b *testing.B) {
	for _, c := range []struct {
		name   string
		policy Policy
	}{
		{"all", Policy{ExposeScreen: true, ExposeInputValues: true}},
		{"screen", Policy{ExposeScreen: true}},
		{"none", Policy{}},
	} {
		b.Run(c.name, func(b *testing.B) {
			s := screenful()
			s.Tree.Nodes[7].Role = RoleInput
			b.ReportAllocs()
			for b.Loop() {
				view := *s
				Redact(&view, c.policy)
			}
		})
	}
}
