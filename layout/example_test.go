package layout_test

import (
	"fmt"
	"image"
	"strings"

	"limoni/layout"
)

// sketch prints rectangles as boxes.
func sketch(size image.Point, rects ...image.Rectangle) {
	canvas := make([][]rune, size.Y)
	for y := range canvas {
		canvas[y] = []rune(strings.Repeat(" ", size.X))
	}
	for _, r := range rects {
		left, top, right, bottom := r.Min.X, r.Min.Y, r.Max.X-1, r.Max.Y-1
		for x := left; x <= right; x++ {
			canvas[top][x], canvas[bottom][x] = '─', '─'
		}
		for y := top; y <= bottom; y++ {
			canvas[y][left], canvas[y][right] = '│', '│'
		}
		canvas[top][left], canvas[top][right] = '┌', '┐'
		canvas[bottom][left], canvas[bottom][right] = '└', '┘'
	}
	for _, line := range canvas {
		fmt.Println(strings.TrimRight(string(line), " "))
	}
}

func Example() {
	area := image.Rect(0, 0, 30, 8)
	size := area.Size()

	head := layout.CutTop(&area, 2)
	foot := layout.CutBottom(&area, 2)
	side := layout.CutLeft(&area, 10)

	sketch(size, head, foot, side, area)
	// Output:
	// ┌────────────────────────────┐
	// └────────────────────────────┘
	// ┌────────┐┌──────────────────┐
	// │        ││                  │
	// │        ││                  │
	// └────────┘└──────────────────┘
	// ┌────────────────────────────┐
	// └────────────────────────────┘
}

func ExampleSplitRows() {
	area := image.Rect(0, 0, 12, 7)

	rows := layout.SplitRows(area, layout.Fixed(2), layout.Fill(1))
	head, body := rows[0], rows[1]

	sketch(area.Size(), head, body)
	// Output:
	// ┌──────────┐
	// └──────────┘
	// ┌──────────┐
	// │          │
	// │          │
	// │          │
	// └──────────┘
}

func ExampleSplitColumns() {
	area := image.Rect(0, 0, 36, 2)

	columns := layout.SplitColumns(area, layout.Fixed(6), layout.Fill(1), layout.Fill(2))

	sketch(area.Size(), columns[:3]...)
	// Output:
	// ┌────┐┌────────┐┌──────────────────┐
	// └────┘└────────┘└──────────────────┘
}

func ExampleConstraint_Min() {
	narrow, wide := image.Rect(0, 0, 20, 2), image.Rect(0, 0, 40, 2)
	side, main := layout.Fill(1).Min(8), layout.Fill(3)

	columns := layout.SplitColumns(narrow, side, main)
	sketch(narrow.Size(), columns[:2]...)
	columns = layout.SplitColumns(wide, side, main)
	sketch(wide.Size(), columns[:2]...)
	// Output:
	// ┌──────┐┌──────────┐
	// └──────┘└──────────┘
	// ┌────────┐┌────────────────────────────┐
	// └────────┘└────────────────────────────┘
}

func ExampleGap() {
	area := image.Rect(0, 0, 20, 2)

	columns := layout.Gap(2).SplitColumns(area, layout.Fill(1), layout.Fill(1))

	sketch(area.Size(), columns[:2]...)
	// Output:
	// ┌───────┐  ┌───────┐
	// └───────┘  └───────┘
}

func ExampleCenter() {
	screen := image.Rect(0, 0, 21, 6)

	dialog := layout.Center(screen, 9, 2)

	sketch(screen.Size(), screen, dialog)
	// Output:
	// ┌───────────────────┐
	// │                   │
	// │     ┌───────┐     │
	// │     └───────┘     │
	// │                   │
	// └───────────────────┘
}

// A grid of three columns and two rows, with a cell that spans two columns.
func ExampleCell() {
	area := image.Rect(0, 0, 24, 4)
	third, half := layout.Fill(1), layout.Fill(1)
	columns := layout.SplitColumns(area, third, third, third)
	rows := layout.SplitRows(area, half, half)

	wide := layout.Cell(columns[0], rows[1]).Union(layout.Cell(columns[1], rows[1]))

	sketch(area.Size(), layout.Cell(columns[0], rows[0]), layout.Cell(columns[1], rows[0]),
		layout.Cell(columns[2], rows[0]), wide, layout.Cell(columns[2], rows[1]))
	// Output:
	// ┌──────┐┌──────┐┌──────┐
	// └──────┘└──────┘└──────┘
	// ┌──────────────┐┌──────┐
	// └──────────────┘└──────┘
}
