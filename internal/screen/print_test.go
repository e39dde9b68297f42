package screen

import (
	"image"
	"testing"
)

func TestPrint(t *testing.T) {
	whole := image.Rect(0, 0, 10, 2)
	for _, test := range []struct {
		name    string
		clip    image.Rectangle
		x, y    int
		s       string
		columns int
		want    string
	}{
		{"plain", whole, 1, 0, "hello", 5, "-hello----\n----------"},
		{"empty", whole, 1, 0, "", 0, "----------\n----------"},
		{"to the edge", whole, 7, 1, "hello", 3, "----------\n-------hel"},
		{"beyond the edge", whole, 10, 0, "hello", 0, "----------\n----------"},
		{"below", whole, 1, 2, "hello", 5, "----------\n----------"},
		{"above", whole, 7, -1, "hello", 3, "----------\n----------"},
		{"negative x", whole, -2, 0, "hello", 5, "llo-------\n----------"},
		{"left of everything", whole, -9, 0, "hello", 5, "----------\n----------"},
		{"clip cuts both sides", image.Rect(3, 0, 5, 1), 1, 0, "abcdef", 4, "---cd-----\n----------"},
		{"clip larger than the buffer", image.Rect(-9, -9, 99, 99), 8, 0, "abc", 2, "--------ab\n----------"},
		{"empty clip", image.Rectangle{}, 0, 0, "abc", 0, "----------\n----------"},
		{"wide", whole, 0, 0, "\u65e5\u672c", 4, "\u65e5\u672c------\n----------"},
		{"wide cut at the right", whole, 7, 0, "\u65e5\u672c", 3, "-------\u65e5\n----------"},
		{"wide cut at the left", whole, -1, 0, "\u65e5\u672c", 4, " \u672c-------\n----------"},
		{"wide cut by a clip", image.Rect(3, 0, 6, 1), 2, 0, "\u65e5\u672c", 4, "--- \u672c----\n----------"},
		{"wide cut, row unseen", whole, 7, 9, "\u65e5\u672c", 3, "----------\n----------"},
		{"clusters", whole, 0, 0, "e\u0301\U0001f468\u200d\U0001f469\u200d\U0001f467x", 4, "e\u0301\U0001f468\u200d\U0001f469\u200d\U0001f467x------\n----------"},
		{"mark at the edge", whole, 9, 0, "e\u0301x", 1, "---------e\u0301\n----------"},
		{"controls", whole, 0, 0, "A\x1b[31mB\x00\x7f\u009b\r\nC\tD", 10, "A[31mB C D\n----------"},
		{"invalid bytes", whole, 0, 0, "a\xffb\xc3", 4, "a\ufffdb\ufffd------\n----------"},
		{"lone marks", whole, 0, 0, "\u0301\u200dab", 2, "ab--------\n----------"},
		{"square brackets", whole, 0, 0, "[red]x[-]", 9, "[red]x[-]-\n----------"},
	} {
		t.Run(test.name, func(t *testing.T) {
			var b Buffer
			b.Resize(whole)
			b.Fill(whole, '-', Style{})
			if got := b.Print(test.clip, test.x, test.y, test.s, Style{Attr: AttrBold}); got != test.columns {
				t.Errorf("advanced %d columns, want %d", got, test.columns)
			}
			if got := b.String(); got != test.want {
				t.Errorf("got\n%s\nwant\n%s", got, test.want)
			}
			checkHalves(t, &b)
		})
	}
}

func TestPrintOverHalfAWideGlyph(t *testing.T) {
	for x, want := range []string{"X \u672c\u8a9e", " X\u672c\u8a9e", "\u65e5X \u8a9e", "\u65e5 X\u8a9e"} {
		var b Buffer
		b.Resize(image.Rect(0, 0, 6, 1))
		b.Print(b.Bounds, 0, 0, "\u65e5\u672c\u8a9e", Style{Bg: Palette(2)})
		b.Print(image.Rect(x, 0, x+1, 1), x, 0, "X", Style{})
		if got := b.String(); got != want {
			t.Errorf("at %d: %q, want %q", x, got, want)
		}
		if half := x ^ 1; b.Style(half, 0).Bg != Palette(2) {
			t.Errorf("at %d: the space that was half a glyph lost its background", x)
		}
	}
}

func TestPrintWideOverWide(t *testing.T) {
	var b Buffer
	b.Resize(image.Rect(0, 0, 6, 1))
	b.Print(b.Bounds, 0, 0, "\u65e5\u672c\u8a9e", Style{})
	b.Print(b.Bounds, 1, 0, "\u5b57", Style{})
	if got := b.String(); got != " \u5b57 \u8a9e" {
		t.Errorf("got %q", got)
	}
}

func TestABufferMayBeginAnywhere(t *testing.T) {
	var b Buffer
	b.Resize(image.Rect(-3, 5, 4, 7))
	b.Print(b.Bounds, -3, 5, "a\u5b57bcdefgh", Style{Fg: Palette(3)})
	b.Print(b.Bounds, 2, 6, "xyz", Style{})
	if got, want := b.String(), "a\u5b57bcde\n     xy"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if b.Text(-2, 5) != "\u5b57" || b.Text(-1, 5) != "" || b.Text(-3, 6) != " " || b.Text(4, 5) != "" {
		t.Errorf("texts %q %q %q %q", b.Text(-2, 5), b.Text(-1, 5), b.Text(-3, 6), b.Text(4, 5))
	}
	if b.Style(-1, 5).Fg != Palette(3) || b.Style(9, 9) != (Style{}) {
		t.Error("wrong styles")
	}
}

func TestFill(t *testing.T) {
	for _, test := range []struct {
		name string
		clip image.Rectangle
		r    rune
		want string
	}{
		{"ascii", image.Rect(1, 0, 4, 2), '#', " ### \u5b57\n-###---"},
		{"everything", image.Rect(-5, -5, 50, 50), '\u2588', "\u2588\u2588\u2588\u2588\u2588\u2588\u2588\n\u2588\u2588\u2588\u2588\u2588\u2588\u2588"},
		{"wide", image.Rect(0, 1, 5, 2), '\u5b57', "\u5b57-\u5b57\u5b57\n\u5b57\u5b57 --"},
		{"control", image.Rect(0, 1, 2, 2), '\x1b', "\u5b57-\u5b57\u5b57\n  -----"},
		{"mark", image.Rect(0, 1, 2, 2), '\u0301', "\u5b57-\u5b57\u5b57\n  -----"},
		{"outside", image.Rect(7, 0, 9, 9), '#', "\u5b57-\u5b57\u5b57\n-------"},
	} {
		t.Run(test.name, func(t *testing.T) {
			var b Buffer
			b.Resize(image.Rect(0, 0, 7, 2))
			b.Print(b.Bounds, 0, 0, "\u5b57-\u5b57\u5b57", Style{})
			b.Print(b.Bounds, 0, 1, "-------", Style{})
			b.Fill(test.clip, test.r, Style{})
			if got := b.String(); got != test.want {
				t.Errorf("got\n%s\nwant\n%s", got, test.want)
			}
			checkHalves(t, &b)
		})
	}
}

func TestResizeKeepsItsMemoryAndClears(t *testing.T) {
	var b Buffer
	b.Resize(image.Rect(0, 0, 10, 10))
	b.Fill(b.Bounds, 'x', Style{Attr: AttrBold})
	memory := &b.Cells[0]
	b.Resize(image.Rect(2, 2, 5, 4))
	if &b.Cells[0] != memory || b.String() != "\n" || b.Style(2, 2) != (Style{}) {
		t.Errorf("after a smaller size: %q", b.String())
	}
	b.Resize(image.Rect(3, 3, 3, 9))
	if !b.Bounds.Empty() || len(b.Cells) != 0 {
		t.Errorf("empty: %v, %d cells", b.Bounds, len(b.Cells))
	}
	b.Print(image.Rect(0, 0, 9, 9), 0, 0, "x", Style{})
	b.Fill(image.Rect(0, 0, 9, 9), 'x', Style{})
	b.Compose(&Buffer{})
}

func TestComposeTranslatesBetweenTables(t *testing.T) {
	var a, b Buffer
	a.Resize(image.Rect(0, 0, 6, 1))
	b.Resize(image.Rect(0, 0, 6, 1))
	a.Print(a.Bounds, 0, 0, "e\u0301", Style{})
	b.Print(b.Bounds, 0, 0, "\U0001f1e9\U0001f1eao\u0308", Style{Link: "https://x.example"})
	a.Compose(&b)
	if a.Text(0, 0) != "\U0001f1e9\U0001f1ea" || a.Text(2, 0) != "o\u0308" || a.Style(2, 0).Link != "https://x.example" {
		t.Errorf("got %+q, link %q", a.String(), a.Style(2, 0).Link)
	}
	checkHalves(t, &a)
}
