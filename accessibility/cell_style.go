package accessibility

import (
	"strconv"
	"strings"
)

// CellStyle is how a cell is drawn: what an audit needs to judge whether a
// person can see it. The zero value is the terminal's own look.
type CellStyle struct {
	Fg, Bg Color
	Attr   Attr
}

// Color is the terminal's default colour (the zero value), an entry of its
// palette or a 24-bit colour. Colors compare with ==.
type Color uint32

const (
	colorPalette Color = 1 << 24
	colorRGB     Color = 2 << 24
	colorKind    Color = 0xff << 24
)

// Palette is entry i of the terminal's palette: 0 to 15 as the user's theme
// has them, 16 to 231 the 6x6x6 cube, 232 to 255 the grays.
func Palette(i uint8) Color { return colorPalette | Color(i) }

// Color is c as a cell has it.
func (c RGB) Color() Color { return colorRGB | Color(c.R)<<16 | Color(c.G)<<8 | Color(c.B) }

// Attr is a set of text attributes, those of ECMA-48 SGR. Further bits tell
// the forms of an underline apart.
type Attr uint16

const (
	AttrBold Attr = 1 << iota
	AttrDim
	AttrItalic
	AttrUnderline
	AttrBlink
	AttrReverse
	AttrStrike
)

// colors are the colours that a cell shows, which [AttrReverse] swaps.
func (st CellStyle) colors() (fg, bg Color) {
	if st.Attr&AttrReverse != 0 {
		return st.Bg, st.Fg
	}
	return st.Fg, st.Bg
}

// ParseColor is the counterpart of [Color.String].
func ParseColor(s string) (Color, bool) {
	hex, isRGB := strings.CutPrefix(s, "#")
	entry, isPalette := strings.CutPrefix(s, "palette ")
	switch {
	case isRGB && len(hex) == 6:
		n, err := strconv.ParseUint(hex, 16, 32)
		return colorRGB | Color(n), err == nil
	case isPalette:
		n, err := strconv.ParseUint(entry, 10, 8)
		return Palette(uint8(n)), err == nil
	}
	return 0, s == "default"
}

var attrNames = [...]string{"bold", "dim", "italic", "underline", "blink", "reverse", "strike"}

// Names are the names of the attributes of a, in a fixed order. The forms of
// an underline have none.
func (a Attr) Names() []string {
	var out []string
	for i, name := range attrNames {
		if a>>i&1 != 0 {
			out = append(out, name)
		}
	}
	return out
}

// ParseAttr returns the attribute of a name.
func ParseAttr(name string) (Attr, bool) {
	i := nameIndex(name, attrNames[:])
	return 1 << max(i, 0), i >= 0
}
