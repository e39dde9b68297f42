package accessibility

import (
	"fmt"
	"math"
	"testing"
)

// The ratios that WCAG's own examples and its techniques G18 and G17 give.
func TestContrast(t *testing.T) {
	for _, c := range []struct {
		a, b RGB
		want string
	}{
		{RGB{0, 0, 0}, RGB{255, 255, 255}, "21.00"}, {RGB{7, 7, 7}, RGB{7, 7, 7}, "1.00"},
		{RGB{119, 119, 119}, RGB{255, 255, 255}, "4.48"}, {RGB{118, 118, 118}, RGB{255, 255, 255}, "4.54"},
		{RGB{255, 0, 0}, RGB{255, 255, 255}, "4.00"}, {RGB{0, 0, 255}, RGB{255, 255, 255}, "8.59"}, {RGB{0, 255, 0}, RGB{0, 0, 0}, "15.30"},
	} {
		if got, back := Contrast(c.a, c.b), Contrast(c.b, c.a); fmt.Sprintf("%.2f", got) != c.want || got != back {
			t.Errorf("%v on %v: %.2f and back %.2f, want %s", c.a, c.b, got, back, c.want)
		}
	}
	if math.Abs(Contrast(RGB{}, RGB{255, 255, 255})-21) > 1e-9 {
		t.Error("black on white is not 21")
	}
}

func TestColorsThatAreKnown(t *testing.T) {
	for _, c := range []struct {
		color Color
		want  string
		known bool
	}{
		{0, "default", false}, {Palette(0), "palette 0", false}, {Palette(15), "palette 15", false},
		{Palette(16), "#000000", true}, {Palette(21), "#0000ff", true}, {Palette(110), "#87afd7", true}, {Palette(231), "#ffffff", true},
		{Palette(232), "#080808", true}, {Palette(255), "#eeeeee", true}, {RGB{1, 2, 255}.Color(), "#0102ff", true}, {3 << 24, "default", false},
	} {
		rgb, ok := c.color.RGB()
		name := c.color.String()
		if ok {
			name = rgb.String()
		}
		if ok != c.known || name != c.want {
			t.Errorf("%d: %s, known %v; want %s, %v", c.color, name, ok, c.want, c.known)
		}
	}
	for _, c := range []struct {
		fg, bg Color
		known  bool
	}{{0, 0, false}, {Palette(1), Palette(1), true}, {Palette(1), Palette(2), false}, {Palette(16), 0, false}, {Palette(16), Palette(231), true}} {
		if _, ok := contrastOf(c.fg, c.bg); ok != c.known {
			t.Errorf("%s on %s: known %v", c.fg, c.bg, ok)
		}
	}
}
