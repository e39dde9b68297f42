package accessibility

import (
	"image"
	"math/rand"
)

// tasks is a small task list with a dialog over it:
//
//	app "Tasks"
//	 input "New task"="Buy milk"
//	 list "Tasks"
//	  list-item ×3
//	 status
//	 dialog "Delete?"
//	  button "OK", button "Cancel"
func tasks() Tree {
	return Tree{
		Nodes: []Node{
			{Key: 1, Role: RoleApp, Label: "Tasks", Parent: -1},
			{Key: 2, Role: RoleInput, ID: "new", Label: "New task", Value: "Buy milk", States: StateFocusable | StateInvalid | StateRequired, Parent: 0, Details: 1},
			{Key: 3, Role: RoleList, ID: "tasks", Label: "Tasks", Parent: 0},
			{Key: 4, Role: RoleListItem, ID: "a", Label: "Ship it", States: StateSelected, Parent: 2, Position: 1, SetSize: 3},
			{Key: 5, Role: RoleListItem, ID: "b c", Label: "Test  it", States: StateUnselected, Parent: 2, Position: 2, SetSize: 3},
			{Key: 6, Role: RoleListItem, Label: "Test it", States: StateUnselected, Parent: 2, Position: 3, SetSize: 3},
			{Key: 7, Role: RoleStatus, Label: "3 tasks", Parent: 0},
			{Key: 8, Role: RoleDialog, Label: "Delete?", States: StateModal, Parent: 0},
			{Key: 9, Role: RoleButton, Label: "OK", States: StateFocused | StateFocusable | StateDefault, Actions: ActionActivate, Parent: 7, Details: 2},
			{Key: 10, Role: RoleButton, Label: "Cancel", States: StateFocusable, Actions: ActionActivate, Parent: 7},
		},
		Rare: []Details{
			{ErrorMessage: "too short", Description: "What to do"},
			{Shortcut: "enter", CustomActions: []CustomAction{{Name: "undo"}, {Name: "redo-all"}}},
		},
		Refs: []uint32{1, 2, 3, 4, 0, 0, 7, 8, 0, 10},
	}
}

// tree nests nodes by their depth, which stands in Parent, and gives keys to
// those that have none.
func tree(nodes ...Node) *Tree {
	t := &Tree{Nodes: append([]Node(nil), nodes...)}
	var open []int32
	for i := range t.Nodes {
		n := &t.Nodes[i]
		depth := n.Parent
		open = append(open[:depth], int32(i))
		n.Parent = -1
		if depth > 0 {
			n.Parent = open[depth-1]
		}
		if n.Key == 0 {
			n.Key = Key(i + 1)
		}
	}
	return t
}

var oddities = []string{"", "Add", "Add task", "  Add \n task ", `"`, "a\nb", "👩‍👩‍👧 ok", "]", "#x", "@7", "[checked]", `\`, "\x1b[31m", "\u202eevil", "\xff\xfe", "-> x", "nth 2", "=", "é", "e\u0301", "日本", "\u00a0", "…", "\u2028"}

// randomTree is well formed in its nesting and odd in every string.
func randomTree(r *rand.Rand) *Tree {
	pick := func() string { return oddities[r.Intn(len(oddities))] + oddities[r.Intn(len(oddities))] }
	own := append(Roles(), "", "gauge", "we ird", "textbox", "Button", "-", "role")
	t := &Tree{}
	for i := range 1 + r.Intn(30) {
		n := Node{Key: Key(i + 1), Role: own[r.Intn(len(own))], Label: pick(), Parent: -1}
		if i > 0 {
			n.Parent = ancestorOf(t, i-1, r)
		}
		if r.Intn(2) == 0 {
			n.ID = pick()
		}
		if r.Intn(2) == 0 {
			n.Value = pick()
		}
		n.States = State(r.Uint32()) & (1<<len(stateNames) - 1)
		if r.Intn(4) > 0 {
			n.States &^= StateSensitive
		}
		n.Position, n.SetSize = int32(r.Intn(4)), int32(r.Intn(4))
		n.Bounds = image.Rect(r.Intn(10), r.Intn(5), r.Intn(10), r.Intn(5))
		if r.Intn(3) == 0 {
			t.Rare = append(t.Rare, Details{ErrorMessage: pick(), Description: pick(), Level: r.Intn(3), ValueText: pick(),
				CustomActions: []CustomAction{{Name: pick()}}})
			n.Details = int32(len(t.Rare))
		}
		t.Nodes = append(t.Nodes, n)
		t.Refs = append(t.Refs, uint32(max(0, r.Intn(2)*(i+1))))
	}
	return t
}

func ancestorOf(t *Tree, i int, r *rand.Rand) int32 {
	for i >= 0 && r.Intn(2) == 0 {
		i = int(t.Nodes[i].Parent)
	}
	return int32(i)
}
