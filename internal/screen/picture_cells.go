package screen

import "image"

// Mosaic draws pixels into cells, row by row: two pixels a cell, one above the other, as the two colours of a half block.
// A profile of few colours is dithered. Without colours a cell is one of five shades. Where the pixels are transparent the
// colour bg is seen. The cells are appended to dst.
func Mosaic(dst []Cell, m *image.NRGBA, profile Profile, bg Color) []Cell {
	if profile == NoColor {
		return shades(dst, m, bg)
	}
	width := m.Rect.Dx()
	tops := make([]Color, width)
	seen := make([]bool, width)
	var d ditherer
	d.each(m, m.Rect, profile, func(x, y int, c Color, ok bool) {
		if y&1 == 0 {
			tops[x], seen[x] = c, ok
			return
		}
		dst = append(dst, halfBlock(tops[x], seen[x], c, ok, bg))
	})
	return dst
}

const (
	upperHalf = '\u2580'
	lowerHalf = '\u2584'
)

// halfBlock is the cell of two pixels, each of which may be missing.
func halfBlock(top Color, above bool, bottom Color, below bool, bg Color) Cell {
	switch {
	case above && below && top == bottom:
		return Cell{Bg: uint32(top), Glyph: ' '}
	case above && below:
		return Cell{Fg: uint32(top), Bg: uint32(bottom), Glyph: upperHalf}
	case above:
		return Cell{Fg: uint32(top), Bg: uint32(bg), Glyph: upperHalf}
	case below:
		return Cell{Fg: uint32(bottom), Bg: uint32(bg), Glyph: lowerHalf}
	}
	return Cell{Bg: uint32(bg), Glyph: ' '}
}

// shadeGlyphs are the shades from what the terminal's ground is to what its text is.
var shadeGlyphs = [...]uint32{' ', '\u2591', '\u2592', '\u2593', '\u2588'}

// shades draws cells of a terminal that is taken to be light on dark, unless bg is known to be light.
func shades(dst []Cell, m *image.NRGBA, bg Color) []Cell {
	const most = len(shadeGlyphs) - 1
	width, height := m.Rect.Dx(), m.Rect.Dy()/2
	errors, next := make([]int, width+2), make([]int, width+2)
	light := false
	if r, g, b, ok := bg.Known(); ok {
		light = luminance(r, g, b) > 127
	}
	for y := range height {
		for x := range width {
			want := (luminanceAt(m, x, 2*y, light) + luminanceAt(m, x, 2*y+1, light)) / 2
			want = min(max(want+errors[x+1]/16, 0), 255)
			n := (want*most + 127) / 255
			e := want - n*255/most
			errors[x+2] += 7 * e
			next[x], next[x+1], next[x+2] = next[x]+3*e, next[x+1]+5*e, next[x+2]+e
			dst = append(dst, Cell{Bg: uint32(bg), Glyph: shadeGlyphs[n]})
		}
		errors, next = next, errors
		clear(next)
	}
	return dst
}

// luminanceAt is how much a pixel differs from the ground, 0 where it is transparent.
func luminanceAt(m *image.NRGBA, x, y int, light bool) int {
	px := m.Pix[m.PixOffset(x, y):][:4]
	l := luminance(int(px[0]), int(px[1]), int(px[2]))
	if light {
		l = 255 - l
	}
	return l * int(px[3]) / 255
}

// luminance weighs the primaries as ITU-R BT.601 does.
func luminance(r, g, b int) int { return (299*r + 587*g + 114*b) / 1000 }

// Known returns the parts of a colour that looks the same in every terminal: not the default one, nor the first sixteen
// of the palette, which are the user's.
func (c Color) Known() (r, g, b int, ok bool) {
	if i, indexed := c.Palette(); indexed && i >= 16 {
		r, g, b = paletteRGB(i)
		return r, g, b, true
	}
	red, green, blue, ok := c.RGB()
	return int(red), int(green), int(blue), ok
}
