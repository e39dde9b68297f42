package layout

import "image"

// CutTop takes n rows from the top of area and returns them; area keeps the rest. Like the other cuts it takes at most
// what is there, and nothing where n is negative.
func CutTop(area *image.Rectangle, n int) image.Rectangle {
	*area = proper(*area)
	cut := *area
	cut.Max.Y = cut.Min.Y + within(n, cut.Dy())
	area.Min.Y = cut.Max.Y
	return cut
}

// CutBottom takes n rows from the bottom of area and returns them; area keeps the rest.
func CutBottom(area *image.Rectangle, n int) image.Rectangle {
	*area = proper(*area)
	cut := *area
	cut.Min.Y = cut.Max.Y - within(n, cut.Dy())
	area.Max.Y = cut.Min.Y
	return cut
}

// CutLeft takes n columns from the left of area and returns them; area keeps the rest.
func CutLeft(area *image.Rectangle, n int) image.Rectangle {
	*area = proper(*area)
	cut := *area
	cut.Max.X = cut.Min.X + within(n, cut.Dx())
	area.Min.X = cut.Max.X
	return cut
}

// CutRight takes n columns from the right of area and returns them; area keeps the rest.
func CutRight(area *image.Rectangle, n int) image.Rectangle {
	*area = proper(*area)
	cut := *area
	cut.Min.X = cut.Max.X - within(n, cut.Dx())
	area.Max.X = cut.Min.X
	return cut
}

// proper returns r with no negative size: a side that is inside out becomes 0 wide.
func proper(r image.Rectangle) image.Rectangle {
	r.Max.X = max(r.Max.X, r.Min.X)
	r.Max.Y = max(r.Max.Y, r.Min.Y)
	return r
}

// within returns n, at least 0 and at most size.
func within(n, size int) int { return max(0, min(n, size)) }
