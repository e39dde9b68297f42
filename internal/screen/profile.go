package screen

// Profile says which colours a terminal can show. The zero value is TrueColor.
type Profile uint8

const (
	TrueColor Profile = iota // 24-bit colours
	Color256                 // RGB becomes the nearest of the cube and the gray ramp, entries 16 to 255
	Color16                  // everything becomes one of the 16 ANSI colours; those are passed on
	NoColor                  // no colour is sent; bold, reverse and the other attributes are
)

// reduce returns the colour that stands for c. Palette entries that the terminal has are never changed: the user chose
// how they look, and what the entries 0 to 15 look like is not even known here.
func (p Profile) reduce(c Color) Color {
	if p == TrueColor || c == 0 {
		return c
	}
	if p == NoColor {
		return 0
	}
	if i, ok := c.Palette(); ok {
		if p == Color256 || i < 16 {
			return c
		}
		return nearest16(paletteRGB(i))
	}
	r, g, b, _ := c.RGB()
	if p == Color256 {
		return nearest256(int(r), int(g), int(b))
	}
	return nearest16(int(r), int(g), int(b))
}

// nearest256 picks by squared distance; of two at the same distance, the lower entry.
func nearest256(r, g, b int) Color {
	ri, gi, bi := cubeIndex(r), cubeIndex(g), cubeIndex(b)
	gray := min(23, max(0, (r+g+b-10)/30))
	level := 8 + 10*gray
	if distance(r, g, b, level, level, level) < distance(r, g, b, cubeLevel(ri), cubeLevel(gi), cubeLevel(bi)) {
		return Palette(uint8(232 + gray))
	}
	return Palette(uint8(16 + 36*ri + 6*gi + bi))
}

// cubeIndex returns the nearest of the cube's six levels 0, 95, 135, 175, 215 and 255.
func cubeIndex(v int) int {
	switch {
	case v < 48:
		return 0
	case v <= 115:
		return 1
	}
	return (v - 36) / 40
}

func cubeLevel(i int) int {
	if i == 0 {
		return 0
	}
	return 55 + 40*i
}

// paletteRGB is how the entries 16 to 255 look everywhere.
func paletteRGB(i uint8) (r, g, b int) {
	if i >= 232 {
		level := 8 + 10*int(i-232)
		return level, level, level
	}
	n := int(i) - 16
	return cubeLevel(n / 36), cubeLevel(n / 6 % 6), cubeLevel(n % 6)
}

// ansi is how xterm shows the entries 0 to 15 unless it is told otherwise.
var ansi = [16][3]int{
	{0, 0, 0}, {205, 0, 0}, {0, 205, 0}, {205, 205, 0}, {0, 0, 238}, {205, 0, 205}, {0, 205, 205}, {229, 229, 229},
	{127, 127, 127}, {255, 0, 0}, {0, 255, 0}, {255, 255, 0}, {92, 92, 255}, {255, 0, 255}, {0, 255, 255}, {255, 255, 255},
}

func nearest16(r, g, b int) Color {
	best, least := 0, 1<<30
	for i, c := range ansi {
		if d := distance(r, g, b, c[0], c[1], c[2]); d < least {
			best, least = i, d
		}
	}
	return Palette(uint8(best))
}

func distance(r, g, b, r2, g2, b2 int) int {
	return (r-r2)*(r-r2) + (g-g2)*(g-g2) + (b-b2)*(b-b2)
}
