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
	many := slices.Repeat([]Constraint{Fill(1).Min(1)}, 64)
	for name, divide := range map[string]func(){
		"SplitRows":     func() { _ = SplitRows(area, Fixed(1), Fill(1).Min(3), Percent(10)) },
		"SplitColumns":  func() { _ = Gap(1).SplitColumns(area, Max(10), Fill(1).Max(8), Min(3)) },
		"AppendColumns": func() { kept = AppendColumns(kept[:0], area, many...) },
		"CutTop":        func() { rest := area; _ = CutTop(&rest, 1) },
		"Center":        func() { _ = Center(area, 20, 5) },
	} {
		if n := testing.AllocsPerRun(100, divide); n != 0 {
			t.Errorf("%s allocates %v times", name, n)
		}
	}
	if n := testing.AllocsPerRun(100, func() { kept = AppendColumns(nil, area, many...) }); n == 0 {
		t.Error("a slice that has to grow did not allocate: is anything measured here?")
	}
}
