package layout

import (
	"image"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

func TestGridCells(t *testing.T) {
	area := image.Rect(2, 3, 32, 13)
	form := Grid{Columns: []Constraint{Fixed(8), Fill(1)}, Rows: []Constraint{Fixed(1), Fill(1), Fixed(2)}, ColumnGap: 2, RowGap: 1}
	wall := Grid{Columns: []Constraint{Fill(1), Fill(1), Fill(1), Fill(1)}, Rows: []Constraint{Fill(1), Fill(1)}}
	for _, test := range []struct {
		name                       string
		grid                       Grid
		column, row, columns, rows int
		want                       image.Rectangle
	}{
		{"first", form, 0, 0, 1, 1, image.Rect(2, 3, 10, 4)},
		{"right of it", form, 1, 0, 1, 1, image.Rect(12, 3, 32, 4)},
		{"below it", form, 0, 1, 1, 1, image.Rect(2, 5, 10, 10)},
		{"last", form, 1, 2, 1, 1, image.Rect(12, 11, 32, 13)},
		{"a row across both columns and their gap", form, 0, 2, 2, 1, image.Rect(2, 11, 32, 13)},
		{"two rows and their gap", form, 1, 0, 1, 2, image.Rect(12, 3, 32, 10)},
		{"everything", form, 0, 0, 2, 3, area},
		{"a span beyond the end", form, 1, 1, 9, math.MaxInt, image.Rect(12, 5, 32, 13)},
		{"a span from before the beginning", form, -1, -2, 2, 3, image.Rect(2, 3, 10, 4)},
		{"a span that ends before the beginning", form, -3, 0, 2, 1, image.Rectangle{Min: image.Pt(2, 3), Max: image.Pt(2, 4)}},
		{"fewer than none from before the beginning", form, -1, 0, math.MinInt, 1, image.Rectangle{Min: image.Pt(2, 3), Max: image.Pt(2, 4)}},
		{"no columns", form, 1, 1, 0, 1, image.Rectangle{Min: image.Pt(12, 5), Max: image.Pt(12, 10)}},
		{"fewer than no rows", form, 1, 1, 1, math.MinInt, image.Rectangle{Min: image.Pt(12, 5), Max: image.Pt(32, 5)}},
		{"a column that is not there", form, 2, 0, 1, 1, image.Rectangle{Min: image.Pt(32, 3), Max: image.Pt(32, 4)}},
		{"a place far off", form, math.MaxInt, math.MinInt, math.MaxInt, math.MaxInt, image.Rectangle{Min: image.Pt(32, 3), Max: image.Pt(32, 3)}},
		{"quarters are rounded at the edges", wall, 1, 0, 1, 1, image.Rect(9, 3, 17, 8)},
		{"the middle of a wall", wall, 1, 0, 2, 2, image.Rect(9, 3, 24, 13)},
		{"the zero value is one cell", Grid{}, 0, 0, 1, 1, area},
		{"and no other", Grid{}, 0, 1, 1, 1, image.Rectangle{Min: image.Pt(2, 13), Max: image.Pt(32, 13)}},
		{"columns alone", Grid{Columns: []Constraint{Fixed(4), Fill(1)}}, 1, 0, 1, 1, image.Rect(6, 3, 32, 13)},
		{"rows alone", Grid{Rows: []Constraint{Fixed(4), Fill(1)}}, 0, 1, 1, 1, image.Rect(2, 7, 32, 13)},
		{"negative gaps", Grid{Columns: []Constraint{Fixed(4), Fill(1)}, ColumnGap: -3}, 1, 0, 1, 1, image.Rect(6, 3, 32, 13)},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := test.grid.Split(area).Span(test.column, test.row, test.columns, test.rows); got != test.want {
				t.Errorf("got %v, want %v", got, test.want)
			}
		})
	}
	if got := (Tracks{}).Cell(0, 0); got != (image.Rectangle{}) {
		t.Errorf("the zero value of Tracks has the cell %v", got)
	}
}

// The sizes of the columns are those that SplitColumns gives, whatever the rows are.
func TestGridDividesByConstraints(t *testing.T) {
	for _, test := range []struct {
		name        string
		width       int
		constraints []Constraint
		want        []int
	}{
		{"two halves of an odd width", 101, []Constraint{Percent(50), Percent(50)}, []int{50, 51}},
		{"a minimum above the share", 100, []Constraint{Fill(1).Min(42), Fill(3)}, []int{42, 58}},
		{"a minimum below the share", 200, []Constraint{Fill(1).Min(42), Fill(3)}, []int{50, 150}},
		{"a maximum", 100, []Constraint{Fill(1).Max(10), Fill(1)}, []int{10, 90}},
		{"minimum and maximum, little room", 60, []Constraint{Min(50), Max(25)}, []int{50, 10}},
		{"minimum and maximum, room left", 100, []Constraint{Min(50), Max(25)}, []int{75, 25}},
		{"maximum and minimum, little room", 60, []Constraint{Max(25), Min(50)}, []int{10, 50}},
		{"weights", 90, []Constraint{Fill(2), Fill(1)}, []int{60, 30}},
	} {
		t.Run(test.name, func(t *testing.T) {
			columns := Grid{Columns: test.constraints}.Split(image.Rect(0, 0, test.width, 5))
			rows := Grid{Rows: test.constraints}.Split(image.Rect(0, 0, 5, test.width))
			for i, want := range test.want {
				if got := columns.Cell(i, 0).Dx(); got != want {
					t.Errorf("column %d is %d wide, want %d", i, got, want)
				}
				if got := rows.Cell(0, i).Dy(); got != want {
					t.Errorf("row %d is %d high, want %d", i, got, want)
				}
			}
		})
	}
}

func TestGridOfAnAreaInsideOutIsEmpty(t *testing.T) {
	area := image.Rectangle{Min: image.Pt(5, 5), Max: image.Pt(3, 4)}
	for _, grid := range []Grid{{}, {Columns: []Constraint{Fill(1)}, Rows: []Constraint{Fixed(3)}}} {
		want := image.Rectangle{Min: image.Pt(5, 5), Max: image.Pt(5, 5)}
		if got := grid.Split(area).Cell(0, 0); got != want {
			t.Errorf("%v, want %v", got, want)
		}
	}
}

func TestGridOfMoreTracksThanFitTheArray(t *testing.T) {
	ones := slices.Repeat([]Constraint{Fixed(1)}, 40)
	cells := Grid{Columns: ones, Rows: ones, ColumnGap: 1}.Split(image.Rect(0, 0, 100, 100))
	for i := range 40 {
		if got, want := cells.Cell(i, i), image.Rect(2*i, i, 2*i+1, i+1); got != want {
			t.Fatalf("Cell(%d, %d) = %v, want %v", i, i, got, want)
		}
	}
	if got, want := cells.Span(15, 14, 20, 3), image.Rect(30, 14, 69, 17); got != want {
		t.Errorf("Span = %v, want %v", got, want)
	}
}

// Whatever is asked for, the cells are those of SplitColumns and SplitRows, and spans reach from edge to edge.
func TestAnyGridAtAnySize(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	for range 5_000 {
		area := image.Rect(-5, 6, -5+random.IntN(60), 6+random.IntN(30))
		grid := Grid{ColumnGap: Gap(random.IntN(5) - 1), RowGap: Gap(random.IntN(4) - 1)}
		for range random.IntN(20) {
			grid.Columns = append(grid.Columns, anyConstraint(random))
		}
		for range 1 + random.IntN(20) {
			grid.Rows = append(grid.Rows, anyConstraint(random))
		}
		cells := grid.Split(area)
		columns := grid.ColumnGap.AppendColumns(nil, area, grid.Columns...)
		if len(columns) == 0 {
			columns = append(columns, area)
		}
		rows := grid.RowGap.AppendRows(nil, area, grid.Rows...)
		var all []image.Rectangle
		for y, row := range rows {
			for x, column := range columns {
				got := cells.Cell(x, y)
				if want := (image.Rectangle{Min: image.Pt(column.Min.X, row.Min.Y), Max: image.Pt(column.Max.X, row.Max.Y)}); got != want {
					t.Fatalf("%+v in %v: Cell(%d, %d) = %v, want %v", grid, area, x, y, got, want)
				}
				all = append(all, got)
				wide, high := 1+random.IntN(len(columns)-x), 1+random.IntN(len(rows)-y)
				last := cells.Cell(x+wide-1, y+high-1)
				if got, want := cells.Span(x, y, wide, high), (image.Rectangle{Min: got.Min, Max: last.Max}); got != want {
					t.Fatalf("%+v in %v: Span(%d, %d, %d, %d) = %v, want %v", grid, area, x, y, wide, high, got, want)
				}
			}
		}
		checkApart(t, area, all)
	}
}

// checkApart sees that parts lie in the area and that no two of them overlap.
func checkApart(t *testing.T, area image.Rectangle, parts []image.Rectangle) {
	t.Helper()
	taken := make([]bool, area.Dx()*area.Dy())
	for i, r := range parts {
		if r.Min.X < area.Min.X || r.Min.Y < area.Min.Y || r.Max.X > area.Max.X || r.Max.Y > area.Max.Y || r.Dx() < 0 || r.Dy() < 0 {
			t.Fatalf("part %d, %v, is not inside %v", i, r, area)
		}
		for y := r.Min.Y - area.Min.Y; y < r.Max.Y-area.Min.Y; y++ {
			for x := r.Min.X - area.Min.X; x < r.Max.X-area.Min.X; x++ {
				if taken[y*area.Dx()+x] {
					t.Fatalf("part %d of %v overlaps another one", i, parts)
				}
				taken[y*area.Dx()+x] = true
			}
		}
	}
}
