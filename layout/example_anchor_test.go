package layout_test

import (
	"fmt"
	"image"

	"limoni/layout"
)

// A list of four rows under a field, and the same over a field that is near the end of the screen.
func ExampleBelow() {
	screen := image.Rect(0, 0, 30, 9)
	list := image.Pt(14, 4)

	upper, lower := image.Rect(0, 0, 10, 2), image.Rect(20, 7, 30, 9)
	below, above := layout.Below(upper, list, screen), layout.Below(lower, list, screen)

	sketch(screen.Size(), upper, below, lower, above)
	fmt.Println(below, above)
	// Output:
	// ┌────────┐
	// └────────┘
	// ┌────────────┐
	// │            │  ┌────────────┐
	// │            │  │            │
	// └────────────┘  │            │
	//                 └────────────┘
	//                     ┌────────┐
	//                     └────────┘
	// (0,2)-(14,6) (16,3)-(30,7)
}

// A submenu on the right of its item, and on the left of one where the right has no room.
func ExampleBeside() {
	screen := image.Rect(0, 0, 40, 4)
	submenu := image.Pt(9, 3)

	left, right := image.Rect(0, 0, 10, 2), image.Rect(30, 2, 40, 4)
	first, second := layout.Beside(left, submenu, screen), layout.Beside(right, submenu, screen)

	sketch(screen.Size(), left, first, right, second)
	fmt.Println(first, second)
	// Output:
	// ┌────────┐┌───────┐
	// └────────┘│       │  ┌───────┐
	//           └───────┘  │       │┌────────┐
	//                      └───────┘└────────┘
	// (10,0)-(19,3) (21,1)-(30,4)
}
