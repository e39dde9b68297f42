package accessibility

import (
	"strings"
	"testing"
)

// A whole tree has a bound as well: the longest texts pay for it, all alike.
func TestLimitOfAllTexts(t *testing.T) {
	s := &Snapshot{Tree: Tree{Nodes: []Node{{Key: 1, ID: "small", Role: RoleButton, Label: "Small", Parent: -1}}, Rare: []Details{{}}}}
	const many = 40
	for i := range many {
		s.Tree.Nodes = append(s.Tree.Nodes, Node{Key: Key(i + 2), Role: RoleTextArea, Label: strings.Repeat("l", MaxLabel), Value: strings.Repeat("\u00e4", MaxValue/2), Parent: -1})
	}
	s.Tree.Nodes[3].Details = 1
	s.Tree.Rare[0] = Details{ValueText: strings.Repeat("t", MaxValue), CustomActions: []CustomAction{{Name: strings.Repeat("c", MaxLabel)}}}
	before := s.Clone()
	shared := *s
	Limit(s)
	if !shared.Same(before) {
		t.Error("shared memory changed")
	}
	n := &s.Tree.Nodes[1]
	if total := s.Tree.textBytes(); total > MaxText || total < MaxText-3*many {
		t.Errorf("%d bytes are told, want nearly %d", total, MaxText)
	}
	if len(n.Label) != MaxLabel || len(n.Value)%2 != 0 || len(n.Value) != len(s.Tree.Nodes[many].Value) || s.Tree.Nodes[0].Label != "Small" {
		t.Errorf("label %d, values %d and %d, beside them %+v", len(n.Label), len(n.Value), len(s.Tree.Nodes[many].Value), s.Tree.Nodes[0])
	}
	if d := s.Tree.Rare[0]; len(d.ValueText) < len(n.Value) || len(d.ValueText) > len(n.Value)+1 || len(d.CustomActions[0].Name) != MaxLabel {
		t.Errorf("details of %d and %d bytes", len(d.ValueText), len(d.CustomActions[0].Name))
	}
	want := "all texts are together longer than the 8,388,608 bytes that are told; 41 texts are cut to "
	if len(s.Problems) != 1 || !strings.HasPrefix(s.Problems[0], want) || !strings.Contains(s.Problems[0], ", the first of them that of text-area \"lll") {
		t.Errorf("told: %q", s.Problems)
	}
	told := s.Clone()
	if Limit(s); !s.Same(told) || len(s.Problems) != 1 {
		t.Error("a second time it changes more")
	}
}
