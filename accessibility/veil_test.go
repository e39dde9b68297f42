package accessibility

import "testing"

// keys returns the keys of a tree whose one sensitive group holds a text.
func veiledKeys(p Policy, keys ...Key) []Key {
	s := &Snapshot{
		Focus:  keys[2],
		Layers: []Layer{{}, {Node: keys[1]}},
		Tree: Tree{Nodes: []Node{
			{Key: keys[0], ID: "open", Role: RoleButton, Label: "Open", Parent: -1},
			{Key: keys[1], ID: "group", Role: RoleGroup, Label: "Group", Parent: -1, States: StateSensitive},
			{Key: keys[2], Role: RoleText, Label: "1234", Parent: 1},
			{Key: keys[3], ID: "bob@example.org", Role: RoleListItem, Label: "Bob", Parent: -1, Position: 1},
			{Key: keys[4], ID: "star", Role: RoleButton, Label: "Star", Parent: 3, Details: 1},
		}, Rare: []Details{{DescribedBy: keys[3]}}},
	}
	Redact(s, p)
	out := []Key{s.Focus, s.Layers[1].Node, s.Tree.Details(s.Tree.Nodes[4]).DescribedBy}
	for _, n := range s.Tree.Nodes {
		out = append(out, n.Key)
	}
	return out
}

// A key is a public hash of what may be withheld: then it must not be told.
func TestKeysOfWithheldTextAreVeiled(t *testing.T) {
	keys := []Key{10, 11, 12, 13, 14}
	got := veiledKeys(Policy{}, keys...)
	if focus, group, open := got[0], got[1], got[3]; open != 10 || group != 11 || focus == 12 {
		t.Errorf("the button's key is %d, the group's %d, the focus %d; want 10, 11 and not 12", open, group, focus)
	}
	if text, row, inRow := got[5], got[6], got[7]; text == 12 || row == 13 || inRow == 14 {
		t.Errorf("keys told: secret text %d, row %d, inside the row %d", text, row, inRow)
	}
	if got[0] != got[5] || got[2] != got[6] {
		t.Errorf("references do not follow: focus %d is not %d, described by %d is not %d", got[0], got[5], got[2], got[6])
	}
	again := veiledKeys(Policy{}, keys...)
	for i := range got {
		if got[i] != again[i] {
			t.Errorf("key %d is %d and then %d", i, got[i], again[i])
		}
	}
	shown := veiledKeys(Policy{ExposeScreen: true}, keys...)
	if shown[6] != 13 || shown[7] != 14 || shown[5] == 12 {
		t.Errorf("with ExposeScreen the row's key is %d, inside it %d, the secret text's %d; want 13, 14 and not 12", shown[6], shown[7], shown[5])
	}
}
