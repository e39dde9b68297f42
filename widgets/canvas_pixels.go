package widgets

import "limoni"

// Pixels is a surface to draw on that is finer than cells: with the braille
// marker 2 pixels across and 4 down in each of them. Pixel (0,0) is at the top
// left; what lies outside is not drawn, however far away. The zero Pixels has
// no size.
//
// A cell shows one character in one style, so its pixels share one: what was
// drawn last. In half blocks each of the two keeps its own foreground, where
// both are colours; without colour the upper one is seen then.
type Pixels struct {
	marker        Marker
	columns, rows int
	cells         []pixelCell
	inks          []limoni.Style
	ink           uint8 // the one used last
	texts         []pixelText
	quiet         bool // only texts are noted: nothing is painted now
	open          openCanvas
}

// pixelCell holds the pixels that are set and the styles of the upper and of
// the lower half; only half blocks have two.
type pixelCell struct{ dots, ink, lower uint8 }

// pixelText is text at a cell.
type pixelText struct {
	column, row int
	text        string
	style       limoni.Style
}

// maxInks is how many styles one surface can tell apart.
const maxInks = 256

// Resize gives p that many cells and clears it; it reuses its memory.
func (p *Pixels) Resize(columns, rows int, marker Marker) {
	p.columns, p.rows, p.marker = max(columns, 0), max(rows, 0), marker.or(MarkerBraille)
	if p.columns == 0 || p.rows == 0 {
		p.columns, p.rows = 0, 0
	}
	if n := p.columns * p.rows; cap(p.cells) < n {
		p.cells = make([]pixelCell, n)
	} else {
		p.cells = p.cells[:n]
	}
	p.Clear()
}

// Clear unsets all pixels and removes the texts.
func (p *Pixels) Clear() {
	clear(p.cells)
	clear(p.texts)
	p.inks, p.texts, p.ink = p.inks[:0], p.texts[:0], 0
}

// Size is how many pixels there are across and down.
func (p *Pixels) Size() (width, height int) {
	across, down := p.marker.Size()
	return p.columns * across, p.rows * down
}

// Cells is how many cells there are across and down.
func (p *Pixels) Cells() (columns, rows int) { return p.columns, p.rows }

// Set sets a pixel.
func (p *Pixels) Set(x, y int, st limoni.Style) {
	if cell, bit, ok := p.at(x, y); ok && !p.quiet {
		p.dot(cell, bit, p.inkOf(st))
	}
}

// Unset clears a pixel. The others of its cell keep their style.
func (p *Pixels) Unset(x, y int) {
	if cell, bit, ok := p.at(x, y); ok {
		cell.dots &^= bit
	}
}

// IsSet reports whether a pixel is set.
func (p *Pixels) IsSet(x, y int) bool {
	cell, bit, ok := p.at(x, y)
	return ok && cell.dots&bit != 0
}

// Text writes s at a cell, above the pixels there, from its column to the
// right. It is a text node of its own in the canvas's node.
func (p *Pixels) Text(column, row int, s string, st limoni.Style) {
	if s != "" {
		p.texts = append(p.texts, pixelText{column, row, s, st})
	}
}

// at finds a pixel's cell and its bit there.
func (p *Pixels) at(x, y int) (cell *pixelCell, bit uint8, ok bool) {
	width, height := p.Size()
	if x < 0 || y < 0 || x >= width || y >= height {
		return nil, 0, false
	}
	across, down := p.marker.Size()
	return &p.cells[y/down*p.columns+x/across], 1 << (y%down*across + x%across), true
}

func (p *Pixels) dot(cell *pixelCell, bit, ink uint8) {
	cell.dots |= bit
	if p.marker == MarkerHalfBlock && bit == 2 {
		cell.lower = ink
	} else {
		cell.ink = ink
	}
}

// inkOf is the number of a style. The last one of too many stands for the rest.
func (p *Pixels) inkOf(st limoni.Style) uint8 {
	if int(p.ink) < len(p.inks) && p.inks[p.ink] == st {
		return p.ink
	}
	for i := range p.inks {
		if p.inks[i] == st {
			p.ink = uint8(i)
			return p.ink
		}
	}
	if len(p.inks) < maxInks {
		p.inks = append(p.inks, st)
	}
	p.ink = uint8(len(p.inks) - 1)
	return p.ink
}
