package reading_test

import (
	"math"
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/internal/reading"
)

func TestByStaysInside(t *testing.T) {
	for _, c := range []struct{ at, rows, last, want int }{
		{0, 1, 9, 1}, {0, -1, 9, 0}, {9, 1, 9, 9}, {5, 100, 9, 9}, {5, -100, 9, 0},
		{5, reading.Ends, 9, 9}, {5, -reading.Ends, 9, 0}, {5, math.MaxInt, 9, 9}, {5, math.MinInt, 9, 0},
		{99, 0, 9, 9}, {-3, 0, 9, 0}, {0, 1, 0, 0}, {0, 1, -1, 0},
	} {
		if got := reading.By(c.at, c.rows, c.last); got != c.want {
			t.Errorf("%d moved by %d of %d is %d, want %d", c.at, c.rows, c.last, got, c.want)
		}
	}
}

func TestChanged(t *testing.T) {
	var b strings.Builder
	b.WriteString("some text")
	before := b.String()
	b.WriteString(" and more")
	for _, c := range []struct {
		before, now string
		want        reading.Change
	}{
		{"", "", reading.Same},
		{"", "a", reading.Grown},
		{"a", "", reading.Other},
		{"abc", strings.Clone("abc"), reading.Same},
		{"abc", "abcd", reading.Grown},
		{"abc", "abd", reading.Other},
		{"abc", "abx and more", reading.Other},
		{before, b.String(), reading.Grown},
		{before, before[:4], reading.Other},
		{before, before[5:], reading.Other},
	} {
		if got := reading.Changed(c.before, c.now); got != c.want {
			t.Errorf("%q has become %q: %d, want %d", c.before, c.now, got, c.want)
		}
	}
}

func TestOver(t *testing.T) {
	base := limoni.Style{Fg: limoni.Palette(1), Bg: limoni.Palette(2), Attr: limoni.AttrBold}
	got := reading.Over(base, limoni.Style{Fg: limoni.Palette(3), Attr: limoni.AttrItalic})
	if want := (limoni.Style{Fg: limoni.Palette(3), Bg: limoni.Palette(2), Attr: limoni.AttrBold | limoni.AttrItalic}); got != want {
		t.Errorf("the style is %+v, want %+v", got, want)
	}
}

func TestEachKey(t *testing.T) {
	rows := 0
	app := limoni.New(5, 5, func(f *limoni.Frame) {
		resp := f.RegisterAccessibility(accessibility.Node{
			ID: "x", Role: accessibility.RoleText, Label: "X", Bounds: f.Area(), Actions: accessibility.ActionFocus,
		})
		if n, ok := reading.Key(resp, 7); ok {
			rows = n
		}
	})
	for bytes, want := range map[string]int{
		"\x1b[A": -1, "\x1b[B": 1, "\x1b[5~": -7, "\x1b[6~": 7, "\x1b[H": -reading.Ends, "\x1b[F": reading.Ends, "x": 0,
	} {
		rows = 0
		if app.Feed([]byte(bytes)); rows != want {
			t.Errorf("%q goes %d rows, want %d", bytes, rows, want)
		}
	}
}
