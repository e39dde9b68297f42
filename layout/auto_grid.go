package layout

import (
	"image"
	"math"
	"math/bits"
)

// An AutoGrid is Count cells of equal size, as many side by side as fit, and at least one: the grid of cards that has
// three to a row on a wide terminal and one on a narrow one. Cells are numbered from 0 in reading order.
//
//	grid := layout.AutoGrid{Count: 5, MinWidth: 9, Height: 2, ColumnGap: 1}
//	for i := range grid.Count {
//		card(grid.Cell(area, i))
//	}
//
//	┌─────────┐ ┌─────────┐ ┌─────────┐      ┌────────────┐ ┌────────────┐
//	└─────────┘ └─────────┘ └─────────┘      └────────────┘ └────────────┘
//	┌─────────┐ ┌─────────┐                  ┌────────────┐ ┌────────────┐
//	└─────────┘ └─────────┘                  └────────────┘ └────────────┘
//	                                         ┌────────────┐
//	                                         └────────────┘
//
// It is what CSS writes as repeat(auto-fit, minmax(MinWidth, 1fr)). Nothing is kept between two calls and nothing
// allocates, whatever the Count.
type AutoGrid struct {
	Count int
	// MinWidth is the columns that a cell takes at least. Only an area that is narrower itself has narrower cells.
	MinWidth int
	// Height is the rows that a cell takes; what has no room in the area is cut off. With 0 the cells share the rows of
	// the area.
	Height int
	// ColumnGap is the empty columns between two cells, RowGap the empty rows. RowGap gives way where the cells share
	// the rows of an area that has too few.
	ColumnGap, RowGap Gap
}

// Columns is how many cells stand side by side in an area that is width columns wide.
func (g AutoGrid) Columns(width int) int {
	least := max(g.MinWidth, 1)
	if width < least {
		return within(1, g.Count)
	}
	return within(1+(width-least)/plus(least, int(g.ColumnGap)), g.Count)
}

// HeightAt is how many rows the cells need in an area that is width columns wide, so that they can be cut from a larger
// one or scrolled. A Height of 0 counts as 1.
func (g AutoGrid) HeightAt(width int) int {
	if g.Count <= 0 {
		return 0
	}
	height := max(g.Height, 1)
	more, step := g.lines(width)-1, plus(height, int(g.RowGap))
	if more > (math.MaxInt-height)/step {
		return math.MaxInt
	}
	return more*step + height
}

// Cell returns where cell i lies in area. It is empty where there is no cell i or no room for it.
func (g AutoGrid) Cell(area image.Rectangle, i int) image.Rectangle {
	area = proper(area)
	if i < 0 || i >= g.Count {
		return image.Rectangle{Min: area.Min, Max: area.Min}
	}
	columns := g.Columns(area.Dx())
	x := g.ColumnGap.equal(area.Dx(), columns, i%columns)
	y := g.line(area.Dy(), g.lines(area.Dx()), i/columns)
	return image.Rectangle{Min: image.Pt(x.from, y.from), Max: image.Pt(x.to, y.to)}.Add(area.Min)
}

// lines is how many cells stand one below the other.
func (g AutoGrid) lines(width int) int { return 1 + (g.Count-1)/g.Columns(width) }

// line returns the i-th of n lines of cells in an area that is size rows high.
func (g AutoGrid) line(size, n, i int) track {
	if g.Height <= 0 {
		return g.RowGap.equal(size, n, i)
	}
	from, step := size, plus(g.Height, int(g.RowGap))
	if i <= size/step {
		from = i * step
	}
	return track{from, from + within(g.Height, size-from)}
}

// equal returns the i-th of n equal parts of size cells, rounded as Fill parts are.
func (g Gap) equal(size, n, i int) track {
	gap := g.within(size, n)
	cells := size - gap*(n-1)
	return track{portion(cells, i, n) + gap*i, portion(cells, i+1, n) + gap*i}
}

// portion returns i n-ths of cells, rounded down, for i from 0 to n. The product may be larger than an int.
func portion(cells, i, n int) int {
	high, low := bits.Mul64(uint64(cells), uint64(i))
	if high == 0 {
		return int(low / uint64(n))
	}
	quotient, _ := bits.Div64(high, low, uint64(n))
	return int(quotient)
}

// plus returns a and as much of b as an int has room for, nothing where b is negative.
func plus(a, b int) int { return a + within(b, math.MaxInt-a) }
