package accessibility_test

import (
	"fmt"

	"limoni/accessibility"
)

// A line of an outline selects the node it stands for, also in a later tree.
func ExampleOutline() {
	tree := accessibility.Tree{
		Nodes: []accessibility.Node{
			{Key: 1, Role: accessibility.RoleList, ID: "tasks", Label: "Tasks", Parent: -1},
			{Key: 2, Role: accessibility.RoleListItem, Label: "Ship it", Parent: 0, Position: 1, SetSize: 2},
			{Key: 3, Role: accessibility.RoleListItem, Label: "Rest", Parent: 0, Position: 2, SetSize: 2},
		},
		Refs: []uint32{7, 8, 9},
	}
	fmt.Println(accessibility.Outline(&tree))

	selector, err := accessibility.ParseSelector(`list-item "Rest" [2/2] @9`)
	if err != nil {
		fmt.Println(err)
		return
	}
	i, err := selector.One(&tree)
	fmt.Println(selector, i, err)
	// Output:
	// list "Tasks" #tasks @7
	//  list-item "Ship it" [1/2] @8
	//  list-item "Rest" [2/2] @9
	// @9 2 <nil>
}
