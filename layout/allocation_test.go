package layout

import (
	"image"
	"slices"
	"testing"
)

// Areas are divided anew in every frame, so that may not allocate.
func TestDividingDoesNotAllocate(t *testing.T) {
	area := image.Rect(0, 0, 80, 24)
	kept := make([]image.Rectangle, 0, 64)
	sizes := slices.Repeat([]image.Point{{X: 9, Y: 1}}, 16)
	var cell image.Rectangle
	many := slices.Repeat([]Constraint{Fill(1).Min(1)}, 64)
	for name, divide := range map[string]func(){
		"SplitRows":     func() { _ = SplitRows(area, Fixed(1), Fill(1).Min(3), Percent(10)) },
		"SplitColumns":  func() { _ = Gap(1).SplitColumns(area, Max(10), Fill(1).Max(8), Min(3)) },
		"AppendColumns": func() { kept = AppendColumns(kept[:0], area, many...) },
		"CutTop":        func() { rest := area; _ = CutTop(&rest, 1) },
		"Center":        func() { _ = Center(area, 20, 5) },
		"Grid": func() {
			grid := Grid{Columns: []Constraint{Fixed(9), Fill(1)}, Rows: many[:16], ColumnGap: 1}
			cells := grid.Split(area)
			cell = cells.Cell(1, 3).Union(cells.Span(0, 1, 2, 2))
		},
		"AutoGrid": func() {
			grid := AutoGrid{Count: 1000, MinWidth: 9, Height: 2}
			cell = CutTop(&image.Rectangle{Max: image.Pt(80, 24)}, grid.HeightAt(80)).Union(grid.Cell(area, 99))
		},
		"Flow": func() {
			flow := Flow{Area: area, ColumnGap: 1}
			for i := range 30 {
				cell = flow.Next(i)
			}
			cell.Max = flow.Size()
		},
		"Append": func() {
			flow := Flow{Area: area, ColumnGap: 1}
			var room [16]image.Rectangle
			for _, cell = range flow.Append(room[:0], AlignBetween, sizes...) {
			}
		},
		"Below":  func() { cell = Below(image.Rect(3, 3, 9, 4), image.Pt(9, 9), area) },
		"Beside": func() { cell = Beside(image.Rect(3, 3, 9, 4), image.Pt(9, 9), area) },
	} {
		if n := testing.AllocsPerRun(100, divide); n != 0 {
			t.Errorf("%s allocates %v times", name, n)
		}
	}
	if n := testing.AllocsPerRun(100, func() { kept = AppendColumns(nil, area, many...) }); n == 0 {
		t.Error("a slice that has to grow did not allocate: is anything measured here?")
	}
	if n := testing.AllocsPerRun(100, func() { cell = Grid{Rows: many[:17]}.Split(area).Cell(0, 16) }); n == 0 {
		t.Error("a grid of 17 rows did not allocate: are 16 the most that do not?")
	}
}
