package screen

import (
	"image"
	"image/color"
	"math"
	"strings"
	"testing"
)

// paint makes pixels of letters: r, g, b, w and k are colours, a point is transparent.
func paint(rows ...string) *image.NRGBA {
	colors := map[rune]color.NRGBA{
		'r': {255, 0, 0, 255}, 'g': {0, 255, 0, 255}, 'b': {0, 0, 255, 255}, 'w': {255, 255, 255, 255}, 'k': {0, 0, 0, 255}, '.': {}, 'h': {255, 0, 0, 127}, 'o': {128, 128, 128, 255},
	}
	m := image.NewNRGBA(image.Rect(0, 0, len(rows[0]), len(rows)))
	for y, row := range rows {
		for x, r := range row {
			m.SetNRGBA(x, y, colors[r])
		}
	}
	return m
}

func TestMosaic(t *testing.T) {
	red, blue := uint32(RGB(255, 0, 0)), uint32(RGB(0, 0, 255))
	under := uint32(Palette(3))
	got := Mosaic(nil, paint("rr..h", "rb.b."), TrueColor, Palette(3))
	want := []Cell{
		{Bg: red, Glyph: ' '}, {Fg: red, Bg: blue, Glyph: upperHalf}, {Bg: under, Glyph: ' '},
		{Fg: blue, Bg: under, Glyph: lowerHalf}, {Bg: under, Glyph: ' '},
	}
	for i := range want {
		if got[i] != want[i] {
			t.Errorf("cell %d is %+v, want %+v", i, got[i], want[i])
		}
	}
}

// In sixteen colours, and in none, a ramp of grey can still be told from one end to the other.
func TestFewColoursAreMixed(t *testing.T) {
	const width = 64
	ramp := image.NewNRGBA(image.Rect(0, 0, width, 32))
	for y := range 32 {
		for x := range width {
			v := uint8(x * 255 / (width - 1))
			ramp.SetNRGBA(x, y, color.NRGBA{v, v, v, 255})
		}
	}
	shade := map[uint32]int{' ': 0, shadeGlyphs[1]: 64, shadeGlyphs[2]: 128, shadeGlyphs[3]: 191, shadeGlyphs[4]: 255}
	for _, profile := range []Profile{Color256, Color16, NoColor} {
		cells := Mosaic(nil, ramp, profile, 0)
		if len(cells) != width*16 {
			t.Fatalf("%v: %d cells", profile, len(cells))
		}
		for from := 0; from < width; from += 8 {
			sum := 0
			for i, c := range cells {
				if x := i % width; x < from || x >= from+8 {
					continue
				}
				fg, bg := colorValue(Color(c.Fg)), colorValue(Color(c.Bg))
				switch {
				case profile == NoColor:
					if c.Fg != 0 || c.Bg != 0 {
						t.Fatalf("%+v has a colour", c)
					}
					sum += 2 * shade[c.Glyph]
				case c.Glyph == ' ':
					sum += 2 * bg[1]
				default:
					sum += fg[1] + bg[1]
				}
			}
			mean, want := sum/(2*8*16), (2*from+7)*255/(2*(width-1))
			if abs(mean-want) > 20 {
				t.Errorf("profile %d, columns from %d: %d on the whole, want about %d", profile, from, mean, want)
			}
		}
	}
}

func TestShades(t *testing.T) {
	text := func(bg Color, rows ...string) string {
		var b strings.Builder
		for _, c := range Mosaic(nil, paint(rows...), NoColor, bg) {
			b.WriteRune(rune(c.Glyph))
		}
		return b.String()
	}
	if got := text(0, "wwk.", "wkk."); got != "\u2588\u2592  " && got != "\u2588\u2593  " {
		t.Errorf("dark ground: %q", got)
	}
	if got := text(RGB(255, 255, 255), "wk", "wk"); got != " \u2588" {
		t.Errorf("light ground: %q", got)
	}
}

func TestScale(t *testing.T) {
	check := func(name string, got, want *image.NRGBA) {
		t.Helper()
		if got.Rect != want.Rect {
			t.Fatalf("%s: %v, want %v", name, got.Rect, want.Rect)
		}
		for i := range want.Pix {
			if abs(int(got.Pix[i])-int(want.Pix[i])) > 1 {
				t.Fatalf("%s: %v, want %v", name, got.Pix, want.Pix)
			}
		}
	}
	small := paint("rg", "bw")
	check("larger", Scale(small, small.Rect, 4, 4, 0), paint("rrgg", "rrgg", "bbww", "bbww"))
	check("smaller", Scale(paint("rrgg", "rrgg", "bbww", "bbww"), image.Rect(0, 0, 4, 4), 2, 2, 0), small)
	check("a mean", Scale(paint("wk", "kw"), image.Rect(0, 0, 2, 2), 1, 1, 0), paint("o"))
	check("a part", Scale(small, image.Rect(1, 0, 2, 2), 1, 2, 0), paint("g", "w"))
	check("transparent has no colour", Scale(paint("r.", "r."), image.Rect(0, 0, 2, 2), 1, 1, 0), paint2(color.NRGBA{255, 0, 0, 128}))
	check("on a known ground", Scale(paint("r.", "r."), image.Rect(0, 0, 2, 2), 1, 1, RGB(0, 0, 255)), paint2(color.NRGBA{128, 0, 127, 255}))
	check("nothing", Scale(small, image.Rect(5, 5, 9, 9), 1, 1, 0), paint("."))
	moved := paint("rg", "bw").SubImage(image.Rect(1, 1, 2, 2))
	check("bounds elsewhere", Scale(moved, moved.Bounds(), 2, 1, 0), paint("ww"))
	gray := image.NewGray(image.Rect(-3, -3, -1, -1))
	gray.SetGray(-3, -3, color.Gray{255})
	check("another kind, below zero", Scale(gray, gray.Rect, 2, 2, 0), paint("wk", "kk"))
}

func paint2(c color.NRGBA) *image.NRGBA {
	m := image.NewNRGBA(image.Rect(0, 0, 1, 1))
	m.SetNRGBA(0, 0, c)
	return m
}

// endless is a picture without end, as image.Uniform is, that counts what is read of it.
type endless struct {
	*image.Uniform
	read *int
}

func (e endless) At(x, y int) color.Color {
	*e.read++
	return e.Uniform.At(x, y)
}

func TestEndlessPictures(t *testing.T) {
	read := 0
	blue := color.NRGBA{0, 0, 255, 255}
	for _, m := range []image.Image{image.NewUniform(blue), endless{image.NewUniform(blue), &read}} {
		got := Scale(m, m.Bounds(), 20, 20, 0)
		if got.NRGBAAt(0, 0) != blue || got.NRGBAAt(19, 19) != blue {
			t.Errorf("the corners are %v and %v", got.NRGBAAt(0, 0), got.NRGBAAt(19, 19))
		}
	}
	tall := image.Rect(0, 0, 1, math.MaxInt32)
	if got := Scale(endless{image.NewUniform(blue), &read}, tall, 3, 3, 0); got.NRGBAAt(2, 2) != blue {
		t.Errorf("a thin one is %v", got.NRGBAAt(2, 2))
	}
	if read != 20*20+3*3 {
		t.Errorf("%d pixels are read, want one for each that is made", read)
	}
}
