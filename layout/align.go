package layout

import "image"

// An Align says where the items of a row stand, if they do not fill it.
type Align uint8

const (
	AlignStart   Align = iota // at the left
	AlignCenter               // in the middle; an odd column left over is on the right
	AlignEnd                  // at the right
	AlignBetween              // from edge to edge, with the free columns between them; a single one at the left
)

// Append sets items, each a width and a height, into rows of their own as NextSize does, aligns each row, and appends
// the places to dst. Next cannot do that: it does not know what follows. Append allocates only where dst has no room.
//
//	sizes := [...]image.Point{{X: 6, Y: 1}, {X: 10, Y: 1}}
//	var places [len(sizes)]image.Rectangle
//	flow.Append(places[:0], layout.AlignEnd, sizes[:]...)
//
//	┌──────────────────────────┐
//	│        [ OK ] [ Cancel ] │
//	└──────────────────────────┘
func (f *Flow) Append(dst []image.Rectangle, align Align, items ...image.Point) []image.Rectangle {
	width, first := proper(f.Area).Dx(), len(dst)
	f.full = f.height > 0
	for _, item := range items {
		row, used := f.row, f.used
		r := f.NextSize(item.X, item.Y)
		if f.row != row {
			align.spread(dst[first:], width-used)
			first = len(dst)
		}
		dst = append(dst, r)
	}
	align.spread(dst[first:], width-f.used)
	f.full = f.height > 0
	return dst
}

// spread moves the items of a row that has free columns at its end. A hidden item stays with the one before it.
func (a Align) spread(row []image.Rectangle, free int) {
	visible := 0
	for _, r := range row {
		visible += within(r.Dx(), 1)
	}
	i := 0
	for k := range row {
		i += within(row[k].Dx(), 1)
		row[k] = row[k].Add(image.Pt(a.shift(free, max(i-1, 0), visible), 0))
	}
}

// shift is how far the i-th of n items moves to the right.
func (a Align) shift(free, i, n int) int {
	switch {
	case a == AlignCenter:
		return free / 2
	case a == AlignEnd:
		return free
	case a == AlignBetween && n > 1:
		return portion(free, i, n-1)
	}
	return 0
}
