package accessibility

import (
	"fmt"
	"math"
)

// RGB is a colour of the sRGB space.
type RGB struct{ R, G, B uint8 }

func (c RGB) String() string { return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B) }

// Contrast is the contrast ratio of two colours as WCAG 2.2 defines it: 1 for
// the same colour, 21 for black and white, whichever comes first. Text needs
// at least [TextContrast].
func Contrast(a, b RGB) float64 {
	light, dark := a.luminance(), b.luminance()
	if light < dark {
		light, dark = dark, light
	}
	return (light + 0.05) / (dark + 0.05)
}

const (
	// TextContrast is what WCAG 1.4.3 (level AA) wants of text.
	TextContrast = 4.5
	// HighTextContrast is what WCAG 1.4.6 (level AAA) wants of text, for themes
	// that promise high contrast.
	HighTextContrast = 7
)

// luminance is the relative luminance: 0 is black, 1 is white.
func (c RGB) luminance() float64 {
	return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
}

// linear takes the gamma of sRGB off one part.
func linear(part uint8) float64 {
	v := float64(part) / 255
	if v <= 0.04045 {
		return v / 12.92
	}
	return math.Pow((v+0.055)/1.055, 2.4)
}

// RGB is what c looks like. ok is false where that is up to the user's theme:
// the default colours and the entries 0 to 15 of the palette.
func (c Color) RGB() (rgb RGB, ok bool) {
	switch i := uint8(c); {
	case c&colorKind == colorRGB:
		return RGB{uint8(c >> 16), uint8(c >> 8), uint8(c)}, true
	case c&colorKind != colorPalette || i < 16:
		return RGB{}, false
	case i < 232:
		i -= 16
		return RGB{cubeLevel(i / 36), cubeLevel(i / 6 % 6), cubeLevel(i % 6)}, true
	default:
		gray := 8 + 10*(i-232)
		return RGB{gray, gray, gray}, true
	}
}

// cubeLevel is one of the six levels of xterm's colour cube.
func cubeLevel(i uint8) uint8 {
	if i == 0 {
		return 0
	}
	return 55 + 40*i
}

// contrastOf is the ratio of a cell's colours. ok is false where it cannot be
// known: it depends on the user's theme.
func contrastOf(fg, bg Color) (ratio float64, ok bool) {
	if fg == bg && fg != 0 {
		return 1, true
	}
	front, known := fg.RGB()
	back, too := bg.RGB()
	return Contrast(front, back), known && too
}
