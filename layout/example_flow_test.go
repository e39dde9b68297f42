package layout_test

import (
	"fmt"
	"image"

	"limoni/layout"
)

// The tags of an article: first how many rows they take, then where each one stands.
func ExampleFlow() {
	tags := []string{"[apple]", "[banana]", "[cherry]", "[a tag wider than all]", "[date]"}
	area := image.Rect(0, 0, 20, 10)

	flow := layout.Flow{Area: image.Rectangle{Max: image.Pt(area.Dx(), 0)}, ColumnGap: 1}
	for _, tag := range tags {
		flow.Next(len(tag))
	}
	fmt.Println("rows:", flow.Size().Y)

	flow = layout.Flow{Area: layout.CutTop(&area, flow.Size().Y), ColumnGap: 1}
	for _, tag := range tags {
		fmt.Println(flow.Next(len(tag)), tag)
	}
	// Output:
	// rows: 4
	// (0,0)-(7,1) [apple]
	// (8,0)-(16,1) [banana]
	// (0,1)-(8,2) [cherry]
	// (0,2)-(20,3) [a tag wider than all]
	// (0,3)-(6,4) [date]
}

// The items of a row begin at its top, the next row below the tallest.
func ExampleFlow_NextSize() {
	area := image.Rect(0, 0, 20, 6)
	flow := layout.Flow{Area: area, ColumnGap: 1, RowGap: 1}

	sketch(area.Size(), flow.NextSize(6, 2), flow.NextSize(9, 3), flow.NextSize(12, 2))
	// Output:
	// ┌────┐ ┌───────┐
	// └────┘ │       │
	//        └───────┘
	//
	// ┌──────────┐
	// └──────────┘
}

func ExampleFlow_Append() {
	area := image.Rect(0, 0, 30, 2)
	for _, align := range []layout.Align{layout.AlignStart, layout.AlignCenter, layout.AlignEnd, layout.AlignBetween} {
		var room [3]image.Rectangle
		flow := layout.Flow{Area: area, ColumnGap: 1}
		sketch(area.Size(), flow.Append(room[:0], align, image.Pt(6, 2), image.Pt(10, 2), image.Pt(6, 2))...)
	}
	// Output:
	// ┌────┐ ┌────────┐ ┌────┐
	// └────┘ └────────┘ └────┘
	//    ┌────┐ ┌────────┐ ┌────┐
	//    └────┘ └────────┘ └────┘
	//       ┌────┐ ┌────────┐ ┌────┐
	//       └────┘ └────────┘ └────┘
	// ┌────┐    ┌────────┐    ┌────┐
	// └────┘    └────────┘    └────┘
}
