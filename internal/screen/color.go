package screen

// Color is the terminal's default colour (the zero value), one of its 256 palette entries, or a 24-bit RGB value.
// Colors compare with ==. A palette entry stays what the user's theme makes of it; it is never turned into RGB.
type Color uint32

const (
	colorPalette Color = 1 << 24
	colorRGB     Color = 2 << 24
	colorKind    Color = 0xff << 24
)

// Palette is entry i of the terminal's palette: 0 to 7 the ANSI colours, 8 to 15 their bright forms, 16 to 231 the
// 6x6x6 cube, 232 to 255 the grays.
func Palette(i uint8) Color { return colorPalette | Color(i) }

// RGB is a 24-bit colour, shown as the nearest palette entry where the terminal has no more.
func RGB(r, g, b uint8) Color { return colorRGB | Color(r)<<16 | Color(g)<<8 | Color(b) }

// IsDefault reports whether c is the terminal's own colour.
func (c Color) IsDefault() bool { return c == 0 }

// Palette returns the palette index of c; ok is false where c is no palette entry.
func (c Color) Palette() (i uint8, ok bool) { return uint8(c), c&colorKind == colorPalette }

// RGB returns the red, green and blue parts of c; ok is false where c is no 24-bit colour.
func (c Color) RGB() (r, g, b uint8, ok bool) {
	return uint8(c >> 16), uint8(c >> 8), uint8(c), c&colorKind == colorRGB
}
