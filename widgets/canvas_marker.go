package widgets

// Marker is what the pixels of a picture are made of: how many there are in a
// cell, and with which characters they are drawn.
type Marker uint8

const (
	// MarkerDefault is what suits the picture: braille for lines, quadrants for
	// surfaces, half blocks for letters.
	MarkerDefault Marker = iota
	// MarkerBraille has 2 by 4 pixels in a cell, as fine as it gets: U+2800.
	MarkerBraille
	// MarkerSextant has 2 by 3, filled; not every font has them: U+1FB00.
	MarkerSextant
	// MarkerQuadrant has 2 by 2, filled: ▘▝▖▗.
	MarkerQuadrant
	// MarkerHalfBlock has 1 by 2, filled and square, each with a colour of its
	// own: ▀▄.
	MarkerHalfBlock
	// MarkerBlock has one, the whole cell: █.
	MarkerBlock
	// MarkerDot has one, a star, for terminals that have nothing else.
	MarkerDot
)

// Size is how many pixels a cell has across and down.
func (m Marker) Size() (across, down int) {
	switch m {
	case MarkerSextant:
		return 2, 3
	case MarkerQuadrant:
		return 2, 2
	case MarkerHalfBlock:
		return 1, 2
	case MarkerBlock, MarkerDot:
		return 1, 1
	}
	return 2, 4
}

// or is m, or other where m leaves the choice.
func (m Marker) or(other Marker) Marker {
	if m == MarkerDefault {
		return other
	}
	return m
}

// brailleBits are the bits of the eight dots from left to right and from top
// to bottom: the first six are numbered down the columns, the last two were
// added below them (Unicode, Braille Patterns).
var brailleBits = [8]rune{0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80}

var quadrants = [16]rune{
	' ', '▘', '▝', '▀', '▖', '▌', '▞', '▛', '▗', '▚', '▐', '▜', '▄', '▙', '▟', '█',
}

// glyph draws the pixels of a cell: bit 0 is the first of the first row.
func (m Marker) glyph(dots uint8) rune {
	switch m {
	case MarkerSextant:
		return sextant(dots)
	case MarkerQuadrant:
		return quadrants[dots&15]
	case MarkerHalfBlock:
		return [4]rune{' ', '▀', '▄', '█'}[dots&3]
	case MarkerBlock:
		return '█'
	case MarkerDot:
		return '*'
	}
	r := rune(0x2800)
	for i, bit := range brailleBits {
		if dots>>i&1 != 0 {
			r |= bit
		}
	}
	return r
}

// sextant is one of Unicode's sextants, which leave out the four patterns that
// were there before.
func sextant(dots uint8) rune {
	const left, right, all = 0b010101, 0b101010, 0b111111
	switch dots &= all; {
	case dots == 0:
		return ' '
	case dots < left:
		return 0x1fb00 + rune(dots) - 1
	case dots == left:
		return '▌'
	case dots < right:
		return 0x1fb00 + rune(dots) - 2
	case dots == right:
		return '▐'
	case dots == all:
		return '█'
	}
	return 0x1fb00 + rune(dots) - 3
}
