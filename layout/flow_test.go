package layout

import (
	"image"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

// at is a rectangle of a place and a size, which may be empty.
func at(x, y, w, h int) image.Rectangle {
	return image.Rectangle{Min: image.Pt(x, y), Max: image.Pt(x+w, y+h)}
}

// places returns where flow sets items, and the size it tells.
func places(flow Flow, items ...image.Point) (got []image.Rectangle, size image.Point) {
	for _, item := range items {
		got = append(got, flow.NextSize(item.X, item.Y))
	}
	return got, flow.Size()
}

// wide returns items of one row.
func wide(widths ...int) (items []image.Point) {
	for _, w := range widths {
		items = append(items, image.Pt(w, 1))
	}
	return items
}

func TestFlowPlaces(t *testing.T) {
	for _, test := range []struct {
		name  string
		flow  Flow
		items []image.Point
		want  []image.Rectangle
		size  image.Point
	}{
		{"side by side", Flow{Area: at(2, 3, 20, 5), ColumnGap: 1}, wide(6, 8), []image.Rectangle{at(2, 3, 6, 1), at(9, 3, 8, 1)}, image.Pt(15, 1)},
		{"just room", Flow{Area: at(0, 0, 15, 5), ColumnGap: 1}, wide(6, 8), []image.Rectangle{at(0, 0, 6, 1), at(7, 0, 8, 1)}, image.Pt(15, 1)},
		{"just no room", Flow{Area: at(0, 0, 14, 5), ColumnGap: 1}, wide(6, 8), []image.Rectangle{at(0, 0, 6, 1), at(0, 1, 8, 1)}, image.Pt(8, 2)},
		{"a gap that has no room at the end is none", Flow{Area: at(0, 0, 6, 5), ColumnGap: 3}, wide(6, 2), []image.Rectangle{at(0, 0, 6, 1), at(0, 1, 2, 1)}, image.Pt(6, 2)},
		{"no gap", Flow{Area: at(0, 0, 6, 5)}, wide(3, 3, 3), []image.Rectangle{at(0, 0, 3, 1), at(3, 0, 3, 1), at(0, 1, 3, 1)}, image.Pt(6, 2)},
		{"a row gap", Flow{Area: at(0, 0, 4, 5), RowGap: 2}, wide(3, 3), []image.Rectangle{at(0, 0, 3, 1), at(0, 3, 3, 1)}, image.Pt(3, 4)},
		{"wider than the area", Flow{Area: at(1, 1, 5, 5), ColumnGap: 1}, wide(2, 9, 2), []image.Rectangle{at(1, 1, 2, 1), at(1, 2, 5, 1), at(1, 3, 2, 1)}, image.Pt(5, 3)},
		{"higher than the area", Flow{Area: at(1, 1, 5, 3)}, []image.Point{{X: 2, Y: 9}, {X: 2, Y: 1}, {X: 2, Y: 1}}, []image.Rectangle{at(1, 1, 2, 3), at(3, 1, 2, 1), at(1, 4, 2, 0)}, image.Pt(4, 10)},
		{"rows as high as their tallest item", Flow{Area: at(0, 0, 9, 9)}, []image.Point{{X: 4, Y: 1}, {X: 4, Y: 3}, {X: 4, Y: 2}, {X: 5, Y: 1}},
			[]image.Rectangle{at(0, 0, 4, 1), at(4, 0, 4, 3), at(0, 3, 4, 2), at(4, 3, 5, 1)}, image.Pt(9, 5)},
		{"rows below the end", Flow{Area: at(0, 5, 4, 2)}, wide(4, 4, 4, 3), []image.Rectangle{at(0, 5, 4, 1), at(0, 6, 4, 1), at(0, 7, 4, 0), at(0, 7, 3, 0)}, image.Pt(4, 4)},
		{"hidden items leave no gap", Flow{Area: at(0, 0, 9, 9), ColumnGap: 1}, wide(0, 3, 0, -4, 3, 0), []image.Rectangle{at(0, 0, 0, 0), at(0, 0, 3, 1), at(3, 0, 0, 0), at(3, 0, 0, 0), at(4, 0, 3, 1), at(7, 0, 0, 0)}, image.Pt(7, 1)},
		{"an item of no height is hidden", Flow{Area: at(0, 0, 9, 9), ColumnGap: 1}, []image.Point{{X: 3, Y: 0}, {X: 3, Y: -1}, {X: 3, Y: 1}}, []image.Rectangle{at(0, 0, 0, 0), at(0, 0, 0, 0), at(0, 0, 3, 1)}, image.Pt(3, 1)},
		{"negative gaps", Flow{Area: at(0, 0, 5, 5), ColumnGap: -2, RowGap: -2}, wide(2, 2, 2), []image.Rectangle{at(0, 0, 2, 1), at(2, 0, 2, 1), at(0, 1, 2, 1)}, image.Pt(4, 2)},
		{"an area of no height measures", Flow{Area: at(0, 0, 10, 0), ColumnGap: 1, RowGap: 1}, wide(6, 6, 3), []image.Rectangle{at(0, 0, 6, 0), at(0, 0, 6, 0), at(7, 0, 3, 0)}, image.Pt(10, 3)},
		{"an area of no width has a row for each", Flow{Area: at(7, 7, 0, 5), ColumnGap: 1}, wide(6, 6, 3), []image.Rectangle{at(7, 7, 0, 1), at(7, 8, 0, 1), at(7, 9, 0, 1)}, image.Pt(0, 3)},
		{"the zero value", Flow{}, wide(3, 3), []image.Rectangle{{}, {}}, image.Pt(0, 2)},
		{"inside out", Flow{Area: at(5, 5, -2, -1)}, wide(3), []image.Rectangle{at(5, 5, 0, 0)}, image.Pt(0, 1)},
		{"no items", Flow{Area: at(0, 0, 9, 9)}, nil, nil, image.Point{}},
		{"huge numbers", Flow{Area: at(1, 1, 9, 3), ColumnGap: math.MaxInt, RowGap: math.MaxInt}, []image.Point{{X: math.MaxInt, Y: math.MaxInt}, {X: 1, Y: math.MaxInt}, {X: 1, Y: 1}},
			[]image.Rectangle{at(1, 1, 9, 3), at(1, 4, 1, 0), at(1, 4, 1, 0)}, image.Pt(9, math.MaxInt)},
		{"an endless width", Flow{Area: at(0, 0, math.MaxInt, 0), ColumnGap: 1}, wide(6, 8, 5), []image.Rectangle{at(0, 0, 6, 0), at(7, 0, 8, 0), at(16, 0, 5, 0)}, image.Pt(21, 1)},
	} {
		t.Run(test.name, func(t *testing.T) {
			got, size := places(test.flow, test.items...)
			if !slices.Equal(got, test.want) || size != test.size {
				t.Errorf("got %v, %v\nwant %v, %v", got, size, test.want, test.size)
			}
		})
	}
}

func TestNextIsOneRowHigh(t *testing.T) {
	flow := Flow{Area: at(0, 0, 9, 9)}
	if got, want := flow.Next(4), at(0, 0, 4, 1); got != want {
		t.Errorf("Next(4) = %v, want %v", got, want)
	}
}

func TestFlowAlignment(t *testing.T) {
	area := at(2, 3, 20, 9)
	for _, test := range []struct {
		name  string
		align Align
		items []image.Point
		want  []image.Rectangle
	}{
		{"start", AlignStart, wide(4, 5), []image.Rectangle{at(2, 3, 4, 1), at(7, 3, 5, 1)}},
		{"end", AlignEnd, wide(4, 5), []image.Rectangle{at(12, 3, 4, 1), at(17, 3, 5, 1)}},
		{"center", AlignCenter, wide(4, 5), []image.Rectangle{at(7, 3, 4, 1), at(12, 3, 5, 1)}},
		{"center with an odd column", AlignCenter, wide(4, 4), []image.Rectangle{at(7, 3, 4, 1), at(12, 3, 4, 1)}},
		{"between", AlignBetween, wide(4, 5), []image.Rectangle{at(2, 3, 4, 1), at(17, 3, 5, 1)}},
		{"between three", AlignBetween, wide(4, 4, 5), []image.Rectangle{at(2, 3, 4, 1), at(9, 3, 4, 1), at(17, 3, 5, 1)}},
		{"between with a single one", AlignBetween, wide(4), []image.Rectangle{at(2, 3, 4, 1)}},
		{"each row by itself", AlignEnd, wide(9, 9, 9, 3), []image.Rectangle{at(3, 3, 9, 1), at(13, 3, 9, 1), at(9, 4, 9, 1), at(19, 4, 3, 1)}},
		{"a full row", AlignCenter, wide(20, 99), []image.Rectangle{at(2, 3, 20, 1), at(2, 4, 20, 1)}},
		{"hidden ones do not count", AlignBetween, wide(0, 4, 0, 5, 0), []image.Rectangle{at(2, 3, 0, 0), at(2, 3, 4, 1), at(6, 3, 0, 0), at(17, 3, 5, 1), at(22, 3, 0, 0)}},
		{"all hidden", AlignEnd, wide(0, -1), []image.Rectangle{at(22, 3, 0, 0), at(22, 3, 0, 0)}},
		{"an alignment that is none", Align(99), wide(4), []image.Rectangle{at(2, 3, 4, 1)}},
		{"none", AlignEnd, nil, nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			flow := Flow{Area: area, ColumnGap: 1}
			if got := flow.Append(nil, test.align, test.items...); !slices.Equal(got, test.want) {
				t.Errorf("got %v, want %v", got, test.want)
			}
		})
	}
}

// What is appended has rows of its own, since moving it could cover what stands there or will.
func TestAppendHasRowsOfItsOwn(t *testing.T) {
	flow := Flow{Area: at(0, 0, 20, 9), ColumnGap: 1}
	first := flow.Next(3)
	dst := flow.Append([]image.Rectangle{first}, AlignEnd, wide(4)...)
	dst = flow.Append(dst, AlignCenter, wide(0)...)
	dst = append(dst, flow.Next(5), flow.Next(5))
	want := []image.Rectangle{at(0, 0, 3, 1), at(16, 1, 4, 1), dst[2], at(0, 2, 5, 1), at(6, 2, 5, 1)}
	if !slices.Equal(dst, want) || !dst[2].Empty() || !dst[2].In(flow.Area) {
		t.Errorf("got %v, want %v", dst, want)
	}
	if got, want := flow.Size(), image.Pt(11, 3); got != want {
		t.Errorf("Size = %v, want %v", got, want)
	}
	hidden := Flow{Area: at(0, 0, 20, 9), ColumnGap: 1}
	hidden.Append(nil, AlignEnd, wide(0)...)
	if a, b := hidden.Next(5), hidden.Next(5); a != at(0, 0, 5, 1) || b != at(6, 0, 5, 1) {
		t.Errorf("after hidden ones: %v and %v", a, b)
	}
}

// Whatever is set: inside, apart, in order, gaps exact, and a row is left only where the next item has no room.
func TestAnyFlowAtAnySize(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 8))
	for range 20_000 {
		flow := Flow{Area: at(-3, 4, random.IntN(30), random.IntN(12)), ColumnGap: Gap(random.IntN(5) - 1), RowGap: Gap(random.IntN(4) - 1)}
		items := make([]image.Point, random.IntN(12))
		for i := range items {
			items[i] = image.Pt(random.IntN(14)-1, random.IntN(5)-1)
		}
		got, size := places(flow, items...)
		checkApart(t, flow.Area, got)
		if again, _ := places(flow, items...); !slices.Equal(got, again) {
			t.Fatalf("%+v, %v: %v, then %v", flow, items, got, again)
		}
		roomy := flow
		roomy.Area.Max.Y = roomy.Area.Min.Y + 200
		all, same := places(roomy, items...)
		if same != size {
			t.Fatalf("%+v, %v: needs %v, with more rows %v", flow, items, size, same)
		}
		checkFlow(t, roomy, items, all, size)
		for i, r := range all {
			// In an area that is too low, the same places are cut.
			r.Min.Y, r.Max.Y = min(r.Min.Y, flow.Area.Max.Y), min(r.Max.Y, flow.Area.Max.Y)
			if got[i] != r {
				t.Fatalf("%+v, %v: item %d is %v, want %v", flow, items, i, got[i], r)
			}
		}
		checkAlignments(t, roomy, items, all, size)
	}
}

func checkFlow(t *testing.T, flow Flow, items []image.Point, got []image.Rectangle, size image.Point) {
	t.Helper()
	columnGap, rowGap := max(int(flow.ColumnGap), 0), max(int(flow.RowGap), 0)
	right, bottom := 0, 0
	var last image.Rectangle
	rows := 0
	for i, r := range got {
		if items[i].X <= 0 || items[i].Y <= 0 {
			if !r.Empty() {
				t.Fatalf("%+v, %v: hidden item %d has %v", flow, items, i, r)
			}
			continue
		}
		if r.Dx() != min(items[i].X, flow.Area.Dx()) || r.Dy() != items[i].Y {
			t.Fatalf("%+v, %v: item %d has %v", flow, items, i, r)
		}
		switch fits := last.Max.X+columnGap+items[i].X <= flow.Area.Max.X; {
		case rows == 0:
			rows++
			if r.Min != flow.Area.Min {
				t.Fatalf("%+v, %v: begins at %v", flow, items, r)
			}
		case fits:
			if r.Min != image.Pt(last.Max.X+columnGap, last.Min.Y) {
				t.Fatalf("%+v, %v: %v after %v", flow, items, r, last)
			}
		default:
			rows++
			if r.Min != image.Pt(flow.Area.Min.X, flow.Area.Min.Y+bottom+rowGap) {
				t.Fatalf("%+v, %v: %v after %v", flow, items, r, last)
			}
		}
		last = r
		right, bottom = max(right, r.Max.X-flow.Area.Min.X), max(bottom, r.Max.Y-flow.Area.Min.Y)
	}
	if want := image.Pt(right, bottom); size != want {
		t.Fatalf("%+v, %v: says %v, takes %v", flow, items, size, want)
	}
}

func checkAlignments(t *testing.T, flow Flow, items []image.Point, start []image.Rectangle, size image.Point) {
	t.Helper()
	for align := AlignStart; align <= AlignBetween; align++ {
		f := flow
		got := f.Append(nil, align, items...)
		checkApart(t, flow.Area, got)
		if f.Size() != size {
			t.Fatalf("%+v, %v: aligned %d it needs %v, not %v", flow, items, align, f.Size(), size)
		}
		row := map[int][2]int{} // the first and the last column of a row
		for i, r := range got {
			if r.Size() != start[i].Size() || r.Min.Y != start[i].Min.Y || r.Min.X < start[i].Min.X {
				t.Fatalf("%+v, %v: aligned %d, item %d went from %v to %v", flow, items, align, i, start[i], r)
			}
			if r.Empty() {
				continue
			}
			edges, ok := row[r.Min.Y]
			if ok && r.Min.X < edges[1]+max(int(flow.ColumnGap), 0) {
				t.Fatalf("%+v, %v: aligned %d, %v is too near", flow, items, align, r)
			}
			if !ok {
				edges[0] = r.Min.X
			}
			row[r.Min.Y] = [2]int{edges[0], r.Max.X}
		}
		for _, edges := range row {
			left, right := edges[0]-flow.Area.Min.X, flow.Area.Max.X-edges[1]
			if align != AlignEnd && align != AlignCenter && left != 0 || align == AlignEnd && right != 0 ||
				align == AlignCenter && right-left != 0 && right-left != 1 {
				t.Fatalf("%+v, %v: aligned %d, a row leaves %d and %d", flow, items, align, left, right)
			}
		}
	}
}
