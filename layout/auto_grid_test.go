package layout

import (
	"image"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

// cellsOf returns all cells of a grid.
func cellsOf(grid AutoGrid, area image.Rectangle) (cells []image.Rectangle) {
	for i := range grid.Count {
		cells = append(cells, grid.Cell(area, i))
	}
	return cells
}

func TestAutoGridCells(t *testing.T) {
	for _, test := range []struct {
		name string
		grid AutoGrid
		area image.Rectangle
		want []image.Rectangle
	}{
		{"three to a row", AutoGrid{Count: 4, MinWidth: 10, Height: 3, ColumnGap: 1, RowGap: 1}, image.Rect(2, 3, 36, 20), []image.Rectangle{
			image.Rect(2, 3, 12, 6), image.Rect(13, 3, 24, 6), image.Rect(25, 3, 36, 6), image.Rect(2, 7, 12, 10)}},
		{"one column less has two", AutoGrid{Count: 3, MinWidth: 10, Height: 3, ColumnGap: 1}, image.Rect(0, 0, 31, 9), []image.Rectangle{
			image.Rect(0, 0, 15, 3), image.Rect(16, 0, 31, 3), image.Rect(0, 3, 15, 6)}},
		{"fewer cells than fit share the width", AutoGrid{Count: 2, MinWidth: 10, Height: 1}, image.Rect(0, 0, 101, 9), []image.Rectangle{
			image.Rect(0, 0, 50, 1), image.Rect(50, 0, 101, 1)}},
		{"narrower than a cell", AutoGrid{Count: 2, MinWidth: 10, Height: 1, ColumnGap: 3}, image.Rect(0, 0, 4, 9), []image.Rectangle{
			image.Rect(0, 0, 4, 1), image.Rect(0, 1, 4, 2)}},
		{"the last rows are cut off", AutoGrid{Count: 3, MinWidth: 10, Height: 3, RowGap: 1}, image.Rect(0, 0, 10, 6), []image.Rectangle{
			image.Rect(0, 0, 10, 3), image.Rect(0, 4, 10, 6), {Min: image.Pt(0, 6), Max: image.Pt(10, 6)}}},
		{"without a height they share the rows", AutoGrid{Count: 3, MinWidth: 10, RowGap: 1}, image.Rect(0, 0, 20, 8), []image.Rectangle{
			image.Rect(0, 0, 10, 3), image.Rect(10, 0, 20, 3), image.Rect(0, 4, 10, 8)}},
		{"no width asked for", AutoGrid{Count: 3, Height: 1}, image.Rect(0, 0, 2, 2), []image.Rectangle{
			image.Rect(0, 0, 1, 1), image.Rect(1, 0, 2, 1), image.Rect(0, 1, 1, 2)}},
		{"negative sizes", AutoGrid{Count: 2, MinWidth: -5, Height: -2, ColumnGap: -1, RowGap: -1}, image.Rect(0, 0, 6, 2), []image.Rectangle{
			image.Rect(0, 0, 3, 2), image.Rect(3, 0, 6, 2)}},
		{"an empty area", AutoGrid{Count: 2, MinWidth: 5, Height: 2, ColumnGap: 1}, image.Rect(7, 7, 7, 7), []image.Rectangle{
			image.Rect(7, 7, 7, 7), image.Rect(7, 7, 7, 7)}},
		{"no cells", AutoGrid{Count: -1, MinWidth: 5}, image.Rect(0, 0, 9, 9), nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := cellsOf(test.grid, test.area); !slices.Equal(got, test.want) {
				t.Errorf("got %v, want %v", got, test.want)
			}
		})
	}
}

func TestAutoGridHasNoOtherCells(t *testing.T) {
	area, want := image.Rect(2, 3, 12, 13), image.Rectangle{Min: image.Pt(2, 3), Max: image.Pt(2, 3)}
	for _, i := range []int{-1, 2, math.MaxInt, math.MinInt} {
		if got := (AutoGrid{Count: 2, MinWidth: 3}).Cell(area, i); got != want {
			t.Errorf("Cell(%d) = %v, want %v", i, got, want)
		}
	}
}

func TestAutoGridColumnsAndHeight(t *testing.T) {
	cards := AutoGrid{Count: 7, MinWidth: 10, Height: 3, ColumnGap: 2, RowGap: 1}
	huge := AutoGrid{Count: math.MaxInt, MinWidth: math.MaxInt, Height: math.MaxInt, ColumnGap: math.MaxInt, RowGap: math.MaxInt}
	for _, test := range []struct {
		name                   string
		grid                   AutoGrid
		width, columns, height int
	}{
		{"less than nothing", cards, -5, 1, 27},
		{"nothing", cards, 0, 1, 27},
		{"just not two", cards, 21, 1, 27},
		{"just two", cards, 22, 2, 15},
		{"just not three", cards, 33, 2, 15},
		{"just three", cards, 34, 3, 11},
		{"all in one row", cards, 82, 7, 3},
		{"never more columns than cells", cards, 500, 7, 3},
		{"cells that share the rows", AutoGrid{Count: 5, MinWidth: 10, RowGap: 2}, 20, 2, 7},
		{"no cells", AutoGrid{MinWidth: 10, Height: 3}, 50, 0, 0},
		{"fewer than no cells", AutoGrid{Count: -2, MinWidth: 10, Height: 3}, 50, 0, 0},
		{"everything huge", huge, 80, 1, math.MaxInt},
		{"and a huge width", huge, math.MaxInt, 1, math.MaxInt},
	} {
		t.Run(test.name, func(t *testing.T) {
			columns, height := test.grid.Columns(test.width), test.grid.HeightAt(test.width)
			if columns != test.columns || height != test.height {
				t.Errorf("%d columns, %d rows, want %d and %d", columns, height, test.columns, test.height)
			}
		})
	}
	if got, want := huge.Cell(image.Rect(1, 1, 81, 25), math.MaxInt-1), (image.Rectangle{Min: image.Pt(1, 25), Max: image.Pt(81, 25)}); got != want {
		t.Errorf("the last of a huge grid is %v, want %v", got, want)
	}
	shared := AutoGrid{Count: math.MaxInt, MinWidth: 80}
	if got, want := shared.Cell(image.Rect(1, 1, 81, 25), math.MaxInt-1), image.Rect(1, 24, 81, 25); got != want {
		t.Errorf("the last of more cells than rows is %v, want %v", got, want)
	}
}

func TestEightCellsLeaveNoGapAtAnyWidth(t *testing.T) {
	for width := 8; width <= 200; width++ {
		grid, area := AutoGrid{Count: 8, MinWidth: 1}, image.Rect(0, 0, width, 1)
		x, least, largest := 0, width, 0
		for i, r := range cellsOf(grid, area) {
			if r.Min.X != x {
				t.Errorf("at %d: cell %d begins at %d, the one before ends at %d", width, i, r.Min.X, x)
			}
			x = r.Max.X
			least, largest = min(least, r.Dx()), max(largest, r.Dx())
		}
		if x != width || largest-least > 1 {
			t.Errorf("at %d: ends at %d, widths from %d to %d", width, x, least, largest)
		}
	}
}

func TestAutoGridIsJudgedByTheAreaAlone(t *testing.T) {
	grid := AutoGrid{Count: 2, MinWidth: 30}
	for width, want := range map[int]int{59: 1, 60: 2} {
		for range 10 {
			outer := SplitColumns(image.Rect(0, 0, width+20, 9), Fixed(20), Fill(1))[1]
			if got := grid.Columns(SplitRows(outer, Fixed(1), Fill(1))[1].Dx()); got != want {
				t.Errorf("at %d: %d columns, want %d", width, got, want)
			}
		}
	}
}

// Whatever is asked for: cells lie in the area, in reading order, with exact gaps, and are those of a Grid of Fill parts.
func TestAnyAutoGridAtAnySize(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	for range 20_000 {
		area := image.Rect(-5, 6, -5+random.IntN(60), 6+random.IntN(20))
		grid := AutoGrid{Count: random.IntN(14), MinWidth: random.IntN(20) - 1, Height: random.IntN(5) - 1,
			ColumnGap: Gap(random.IntN(5) - 1), RowGap: Gap(random.IntN(4) - 1)}
		cells := cellsOf(grid, area)
		checkApart(t, area, cells)
		if grid.Count == 0 {
			continue
		}
		columns := grid.Columns(area.Dx())
		if wider := (columns+1)*max(grid.MinWidth, 1) + columns*max(int(grid.ColumnGap), 0); columns < grid.Count && wider <= area.Dx() {
			t.Fatalf("%+v in %v: %d columns, but %d more cells fit", grid, area, columns, 1)
		}
		checkAgainstGrid(t, grid, area, columns, cells)
		if need := grid.HeightAt(area.Dx()); grid.Height > 0 && need <= area.Dy() {
			if got := cells[len(cells)-1].Max.Y - area.Min.Y; got != need {
				t.Fatalf("%+v in %v: %d rows used, %d said", grid, area, got, need)
			}
		}
	}
}

func checkAgainstGrid(t *testing.T, grid AutoGrid, area image.Rectangle, columns int, cells []image.Rectangle) {
	t.Helper()
	lines := (grid.Count + columns - 1) / columns
	same := Grid{Columns: slices.Repeat([]Constraint{Fill(1)}, columns), Rows: slices.Repeat([]Constraint{Fill(1)}, lines),
		ColumnGap: grid.ColumnGap, RowGap: grid.RowGap}.Split(area)
	for i, got := range cells {
		want := same.Cell(i%columns, i/columns)
		if grid.Height > 0 {
			step := grid.Height + max(int(grid.RowGap), 0)
			want.Min.Y = min(area.Min.Y+i/columns*step, area.Max.Y)
			want.Max.Y = min(want.Min.Y+grid.Height, area.Max.Y)
		}
		if got != want {
			t.Fatalf("%+v in %v: cell %d is %v, want %v", grid, area, i, got, want)
		}
		if area.Dx() >= grid.MinWidth && got.Dx() < grid.MinWidth {
			t.Fatalf("%+v in %v: cell %d is %v", grid, area, i, got)
		}
	}
}
