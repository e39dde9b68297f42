package layout_test

import (
	"fmt"
	"image"

	"limoni/layout"
)

// A head over both columns, a side bar, and a main cell that is two rows high.
func ExampleGrid() {
	area := image.Rect(0, 0, 30, 9)
	grid := layout.Grid{
		Columns:   []layout.Constraint{layout.Fixed(8), layout.Fill(1)},
		Rows:      []layout.Constraint{layout.Fixed(2), layout.Fill(1), layout.Fill(1)},
		ColumnGap: 1,
	}

	cells := grid.Split(area)
	head := cells.Span(0, 0, 2, 1)
	main := cells.Span(1, 1, 1, 2)

	sketch(area.Size(), head, cells.Cell(0, 1), cells.Cell(0, 2), main)
	fmt.Println(head, cells.Cell(0, 1), cells.Cell(0, 2), main)
	// Output:
	// ┌────────────────────────────┐
	// └────────────────────────────┘
	// ┌──────┐ ┌───────────────────┐
	// │      │ │                   │
	// └──────┘ │                   │
	// ┌──────┐ │                   │
	// │      │ │                   │
	// │      │ │                   │
	// └──────┘ └───────────────────┘
	// (0,0)-(30,2) (0,2)-(8,5) (0,5)-(8,9) (9,2)-(30,9)
}

// The same cards on a wide and on a narrow terminal.
func ExampleAutoGrid() {
	cards := layout.AutoGrid{Count: 5, MinWidth: 9, Height: 2, ColumnGap: 1}
	for _, width := range []int{30, 20} {
		area := image.Rect(0, 0, width, cards.HeightAt(width))
		var places []image.Rectangle
		for i := range cards.Count {
			places = append(places, cards.Cell(area, i))
		}
		fmt.Println(width, "columns:", cards.Columns(width), "to a row,", cards.HeightAt(width), "rows")
		sketch(area.Size(), places...)
	}
	// Output:
	// 30 columns: 3 to a row, 4 rows
	// ┌───────┐ ┌───────┐ ┌────────┐
	// └───────┘ └───────┘ └────────┘
	// ┌───────┐ ┌───────┐
	// └───────┘ └───────┘
	// 20 columns: 2 to a row, 6 rows
	// ┌───────┐ ┌────────┐
	// └───────┘ └────────┘
	// ┌───────┐ ┌────────┐
	// └───────┘ └────────┘
	// ┌───────┐
	// └───────┘
}
