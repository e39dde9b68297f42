package screen

// Cell is one column of one row: 16 bytes without pointers, so that rows compare and copy as plain memory.
//
// Fg and Bg are Colors and Attr is an Attr. Glyph is a code point or a cluster of the buffer's Table, with its width;
// Extra is an underline colour and link of that Table, 0 for neither. Blank is a space.
type Cell struct {
	Fg, Bg, Glyph uint32
	Attr, Extra   uint16
}

// A glyph is a code point, or with glyphCluster the number of a cluster, and what is known of it.
const (
	glyphWide    = 1 << 31 // takes this cell and the next, which holds glyphTail
	glyphDoubt   = 1 << 30 // terminals may disagree about its width
	glyphCluster = 1 << 29 // the low 16 bits are an index into Table.clusters
	glyphTail    = 1 << 28 // the second cell of a wide glyph; its style is that of the first
	glyphEmoji   = 1 << 27 // in doubt, unless the terminal was measured to draw emoji as we count them
	glyphUnknown = glyphTail | 1
	glyphPicture = glyphTail | 2 // a blank under a picture of the terminal's; only encoders know it

	glyphIndex = 1<<16 - 1
	glyphRune  = 1<<21 - 1
)

var blank = Cell{Glyph: ' '}

// look is a cell but for its glyph. It has few enough fields for the compiler to keep it in registers.
type look struct {
	fg, bg      uint32
	attr, extra uint16
}

func (l look) cell(glyph uint32) Cell {
	return Cell{Fg: l.fg, Bg: l.bg, Glyph: glyph, Attr: l.attr, Extra: l.extra}
}

// set makes c a cell of that look. Field by field it is quicker than to copy one that was just made.
func (c *Cell) set(l look, glyph uint32) {
	c.Fg, c.Bg, c.Glyph, c.Attr, c.Extra = l.fg, l.bg, glyph, l.attr, l.extra
}

func (c *Cell) look() look { return look{c.Fg, c.Bg, c.Attr, c.Extra} }

func (c *Cell) isASCII() bool { return c.Glyph-' ' <= '~'-' ' }

func (c *Cell) wide() bool { return c.Glyph&glyphWide != 0 }

// runeGlyph is the glyph of one code point that takes the given number of columns. A control character becomes a
// space: whatever got past the text rules must not reach a terminal as a command.
func runeGlyph(r rune, width int) uint32 {
	if isControl(r) {
		return ' '
	}
	g := uint32(r)
	if width > 1 {
		g |= glyphWide
	}
	if !sureWidth(r, width) {
		g |= runeDoubt(r, width)
	}
	return g
}

// isControl reports whether r is a C0 or C1 control character or DEL.
func isControl(r rune) bool { return r < ' ' || r >= 0x7f && r < 0xa0 }
