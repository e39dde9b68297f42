package screen

import (
	"regexp"
	"strings"
	"testing"
)

// sgr returns what the encoder writes to draw an x in a style after one in another.
func sgr(p Profile, from, to Style) string { return sgrOn(Capabilities{}, p, from, to) }

func sgrOn(c Capabilities, p Profile, from, to Style) string {
	s := newStage(4, 1)
	s.out.Profile, s.out.Capabilities = p, c
	s.frame.Print(s.frame.Bounds, 0, 0, "x", from)
	s.show()
	s.frame.Print(s.frame.Bounds, 1, 0, "x", to)
	return strings.TrimSuffix(string(s.show()), "x")
}

func TestPenChanges(t *testing.T) {
	plain, red := Style{}, Style{Fg: Palette(1)}
	for _, test := range []struct {
		name     string
		from, to Style
		want     string
	}{
		{"same", red, red, ""},
		{"palette", plain, red, "\x1b[31m"},
		{"bright", plain, Style{Fg: Palette(12), Bg: Palette(9)}, "\x1b[94;101m"},
		{"256", plain, Style{Fg: Palette(16), Bg: Palette(255)}, "\x1b[38;5;16;48;5;255m"},
		{"rgb", plain, Style{Fg: RGB(255, 100, 0), Bg: RGB(0, 9, 10)}, "\x1b[38;2;255;100;0;48;2;0;9;10m"},
		{"back to plain", Style{Fg: RGB(1, 2, 3), Attr: AttrBold}, plain, "\x1b[m"},
		{"both colours back", Style{Fg: RGB(1, 2, 3), Bg: Palette(4)}, plain, "\x1b[m"},
		{"one colour back", Style{Fg: Palette(1), Bg: RGB(1, 2, 3)}, Style{Bg: RGB(1, 2, 3)}, "\x1b[39m"},
		{"one attribute off", Style{Fg: RGB(1, 2, 3), Attr: AttrBold | AttrReverse}, Style{Fg: RGB(1, 2, 3), Attr: AttrBold}, "\x1b[27m"},
		{"reset is shorter", Style{Fg: Palette(1), Bg: Palette(2), Attr: AttrItalic}, Style{Attr: AttrBold}, "\x1b[0;1m"},
		{"bold off, dim stays", Style{Fg: RGB(1, 2, 3), Attr: AttrBold | AttrDim}, Style{Fg: RGB(1, 2, 3), Attr: AttrDim}, "\x1b[22;2m"},
		{"all on", plain, Style{Attr: attrPlain}, "\x1b[1;2;3;4;5;7;9m"},
		{"links and underline colours need a terminal that has them", plain, Style{Link: "https://x.example", UnderlineColor: Palette(3)}, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := sgr(TrueColor, test.from, test.to); got != test.want {
				t.Errorf("wrote %q, want %q", got, test.want)
			}
		})
	}
}

func TestPaletteColoursStayPaletteColours(t *testing.T) {
	for p, want := range map[Profile]string{TrueColor: "\x1b[31m", Color256: "\x1b[31m", Color16: "\x1b[31m", NoColor: ""} {
		if got := sgr(p, Style{}, Style{Fg: Palette(1)}); got != want {
			t.Errorf("profile %d wrote %q, want %q", p, got, want)
		}
	}
}

func TestReductionTo256(t *testing.T) {
	for c, want := range map[Color]uint8{
		RGB(0, 0x87, 0xff): 33, RGB(0xff, 0x64, 0): 202, RGB(0x80, 0x80, 0x80): 244, RGB(0x1e, 0x1e, 0x2e): 235, RGB(0xff, 0, 0): 196,
		RGB(0, 0, 0): 16, RGB(255, 255, 255): 231, Palette(3): 3,
	} {
		if got := Color256.reduce(c); got != Palette(want) {
			t.Errorf("%06x becomes %d, want %d", uint32(c), uint8(got), want)
		}
	}
	if got := sgr(Color256, Style{}, Style{Fg: RGB(0xff, 0x64, 0)}); got != "\x1b[38;5;202m" {
		t.Errorf("wrote %q", got)
	}
}

func TestReductionTo256IsTheNearest(t *testing.T) {
	levels := []int{0, 8, 47, 48, 95, 115, 116, 135, 155, 175, 195, 213, 235, 246, 255} // with all ties
	for i := range len(levels) * len(levels) * len(levels) {
		r, g, b := levels[i%15], levels[i/15%15], levels[i/225]
		best, least := 0, 1<<30
		for n := 16; n < 256; n++ {
			r2, g2, b2 := paletteRGB(uint8(n))
			if d := distance(r, g, b, r2, g2, b2); d < least {
				best, least = n, d
			}
		}
		if got := nearest256(r, g, b); got != Palette(uint8(best)) {
			t.Fatalf("%d,%d,%d becomes %d, want %d", r, g, b, uint8(got), best)
		}
	}
}

func TestReductionTo16(t *testing.T) {
	for c, want := range map[Color]Color{
		RGB(250, 5, 5): Palette(9), RGB(200, 0, 0): Palette(1), RGB(0, 0, 0): Palette(0), RGB(255, 255, 255): Palette(15),
		Palette(4): Palette(4), Palette(196): Palette(9), Palette(244): Palette(8), 0: 0,
	} {
		if got := Color16.reduce(c); got != want {
			t.Errorf("%08x becomes %08x, want %08x", uint32(c), uint32(got), uint32(want))
		}
	}
}

func TestWithoutColourAttributesRemain(t *testing.T) {
	colour := regexp.MustCompile(`\x1b\[[0-9;]*\b(3[0-8]|4[0-8]|9[0-7]|10[0-7])\b[0-9;]*m`)
	write := func(p Profile) string {
		s := newStage(10, 2)
		s.out.Profile = p
		s.frame.Print(s.frame.Bounds, 0, 0, "title", Style{Fg: RGB(255, 0, 0), Bg: Palette(200), Attr: AttrBold | AttrUnderline})
		s.frame.Print(s.frame.Bounds, 0, 1, "chosen", Style{Fg: Palette(12), Attr: AttrReverse})
		return string(s.show())
	}
	if out := write(NoColor); colour.MatchString(out) || !strings.Contains(out, "\x1b[1;4m") || !strings.Contains(out, "7m") {
		t.Errorf("wrote %q", out)
	}
	if out := write(TrueColor); !colour.MatchString(out) {
		t.Errorf("with colours: wrote %q", out)
	}
}

func TestAChangedProfileRepaints(t *testing.T) {
	s := newStage(4, 1)
	s.frame.Print(s.frame.Bounds, 0, 0, "x", Style{Fg: RGB(255, 0, 0)})
	s.show()
	s.out.Profile = Color256
	if got := string(s.show()); !strings.Contains(got, "\x1b[38;5;196mx") {
		t.Errorf("wrote %q", got)
	}
}

func TestColor(t *testing.T) {
	if i, ok := Palette(7).Palette(); !ok || i != 7 {
		t.Error("Palette(7) is not palette entry 7")
	}
	if r, g, b, ok := RGB(1, 2, 3).RGB(); !ok || r != 1 || g != 2 || b != 3 {
		t.Error("RGB(1, 2, 3) is not 1, 2, 3")
	}
	_, palette := RGB(0, 0, 0).Palette()
	_, _, _, rgb := Palette(0).RGB()
	_, none := Color(0).Palette()
	if palette || rgb || none || RGB(0, 0, 0).IsDefault() || Palette(0).IsDefault() || !Color(0).IsDefault() {
		t.Error("kinds of colours are mixed up")
	}
}
