package vt

import "fmt"

// Color is a colour as the program asked for it. The zero value is the terminal's own default; Indexed colours depend
// on the user's palette, RGB colours do not. Colours compare with ==: the short and the long SGR form of one palette
// entry (31 and 38;5;1) are the same Color.
type Color uint32

const (
	indexedColor Color = 1 << 24
	rgbColor     Color = 2 << 24
)

// Indexed is entry n of the 256 colour palette.
func Indexed(n uint8) Color { return indexedColor | Color(n) }

// RGB is a direct colour, 8 bits per channel.
func RGB(r, g, b uint8) Color { return rgbColor | Color(r)<<16 | Color(g)<<8 | Color(b) }

// Index returns the palette entry, and false where the colour is no palette colour.
func (c Color) Index() (uint8, bool) { return uint8(c), c&indexedColor != 0 }

// RGB returns the channels, and false where the colour is no direct colour.
func (c Color) RGB() (r, g, b uint8, ok bool) {
	return uint8(c >> 16), uint8(c >> 8), uint8(c), c&rgbColor != 0
}

// String is "default", a palette number or "#rrggbb".
func (c Color) String() string {
	switch {
	case c&rgbColor != 0:
		return fmt.Sprintf("#%06x", uint32(c&0xffffff))
	case c&indexedColor != 0:
		return fmt.Sprint(uint8(c))
	}
	return "default"
}

// Attr is a set of SGR attributes.
type Attr uint16

// The attributes of ECMA-48 section 8.3.117 that terminals draw.
const (
	Bold Attr = 1 << iota
	Dim
	Italic
	Blink
	Reverse
	Conceal
	Strike
	Overline
)

// Underline is the line under a cell (SGR 4, 21 and 4:n).
type Underline uint8

// The numbers are those of SGR 4:n.
const (
	NoUnderline Underline = iota
	SingleUnderline
	DoubleUnderline
	CurlyUnderline
	DottedUnderline
	DashedUnderline
)

// Style is how a cell is drawn. The zero value is the state after SGR 0 with no hyperlink open.
type Style struct {
	Foreground     Color
	Background     Color
	UnderlineColor Color // the zero value follows the foreground
	Attributes     Attr
	Underline      Underline
	Link           string // the URI of an OSC 8 hyperlink
	LinkID         string // its id parameter
}

// Has reports whether all of a are set.
func (s Style) Has(a Attr) bool { return s.Attributes&a == a }
