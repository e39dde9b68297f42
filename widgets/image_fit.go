package widgets

import (
	"math"

	"limoni"
)

// Fit is how a picture fills an area of another shape. Cells are counted as the
// terminal's pixels, so that a circle is one; where the terminal does not tell
// their size they are 8 by 16.
type Fit uint8

const (
	// FitContain shows all of the picture as large as the area allows, in the
	// middle, to the nearest whole cells. It is the zero Fit.
	FitContain Fit = iota
	// FitCover fills the area and cuts off what of the picture is beyond it,
	// the same on both sides.
	FitCover
	// FitStretch fills the area with all of the picture, whatever becomes of
	// its shape.
	FitStretch
	// FitNone shows a pixel of the picture as one of the terminal's. What is
	// larger than the area is cut off as by FitCover, what is smaller is in the
	// middle.
	FitNone
)

// place returns the cells of area that a picture fills, and the part of its
// pixels that is shown there.
func (fit Fit) place(pixels, area limoni.Rect, cell limoni.Point) (r, part limoni.Rect) {
	if area.Empty() {
		return area, pixels
	}
	width, height := float64(area.Dx())*float64(cell.X), float64(area.Dy())*float64(cell.Y)
	across, down := width/float64(pixels.Dx()), height/float64(pixels.Dy())
	scale := 1.0
	switch fit {
	case FitStretch:
		return area, pixels
	case FitContain:
		scale = math.Min(across, down)
	case FitCover:
		scale = math.Max(across, down)
	}
	r, part = area, pixels
	r.Min.X, r.Max.X, part.Min.X, part.Max.X = fitSide(area.Min.X, area.Max.X, pixels.Min.X, pixels.Max.X, scale, float64(cell.X))
	r.Min.Y, r.Max.Y, part.Min.Y, part.Max.Y = fitSide(area.Min.Y, area.Max.Y, pixels.Min.Y, pixels.Max.Y, scale, float64(cell.Y))
	return r, part
}

// fitSide is place in one direction: a picture from first to last at a scale,
// in cells from min to max.
func fitSide(min, max, first, last int, scale, cell float64) (from, to, start, end int) {
	cells, pixels := max-min, last-first
	shown := math.Round(float64(cells) * cell / scale) // how many of its pixels there is room for
	if shown < float64(pixels) {
		n := int(math.Max(shown, 1))
		start = first + (pixels-n)/2
		return min, max, start, start + n
	}
	n := int(math.Max(math.Min(math.Round(float64(pixels)*scale/cell), float64(cells)), 1))
	from = min + (cells-n)/2
	return from, from + n, first, last
}
