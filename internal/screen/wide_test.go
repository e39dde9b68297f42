package screen

import (
	"image"
	"strings"
	"testing"
	"unicode/utf8"

	"limoni/internal/text"
)

// draw makes a screen of lines of text and shows it.
func draw(t *testing.T, w, h int, lines ...string) (*stage, *replayer) {
	t.Helper()
	s, terminal := newStage(w, h), newReplayer(t, w, h)
	s.lines(lines...)
	terminal.write(s.show())
	return s, terminal
}

func (s *stage) lines(lines ...string) {
	s.frame.Clear(Style{})
	for y, l := range lines {
		s.frame.Print(s.frame.Bounds, 0, y, l, Style{})
	}
}

func TestALayerCutsWideGlyphsAtBothEdges(t *testing.T) {
	for _, test := range []struct {
		name   string
		x0, x1 int
		want   string
	}{
		{"left half stays outside", 4, 8, "abc ####"},
		{"right half stays outside", 0, 4, "#### d"},
		{"inside", 3, 5, "abc##d"},
		{"beside", 5, 6, "abc\u5b57#"},
	} {
		t.Run(test.name, func(t *testing.T) {
			s, terminal := draw(t, 8, 1, "abc\u5b57d")
			popup := Buffer{Table: &s.table}
			popup.Resize(image.Rect(test.x0, 0, test.x1, 1))
			popup.Fill(popup.Bounds, '#', Style{Bg: Palette(4)})
			s.frame.Compose(&popup)
			if got := s.frame.String(); got != test.want {
				t.Errorf("under the popup: %q, want %q", got, test.want)
			}
			terminal.write(s.show())
			terminal.check(&s.frame, &s.out, 0)

			s.lines("abc\u5b57d")
			terminal.write(s.show())
			terminal.check(&s.frame, &s.out, 0)
			if got := s.frame.String(); got != "abc\u5b57d" {
				t.Errorf("popup closed: %q", got)
			}
		})
	}
}

func TestALayerCutByTheScreenShowsNoHalfGlyph(t *testing.T) {
	s := newStage(4, 1)
	layer := Buffer{Table: &s.table}
	layer.Resize(image.Rect(-1, 0, 5, 1))
	layer.Print(layer.Bounds, -1, 0, "\u5b57ab\u5b57", Style{})
	s.frame.Compose(&layer)
	if got := s.frame.String(); got != " ab" {
		t.Errorf("got %q, want %q", got, " ab")
	}
	checkHalves(t, &s.frame)
}

func TestTheSecondColumnOfAWideGlyphLosesItsBackground(t *testing.T) {
	s, terminal := newStage(4, 1), newReplayer(t, 4, 1)
	s.frame.Print(s.frame.Bounds, 0, 0, "\u5b57", Style{Bg: Palette(1)})
	terminal.write(s.show())
	if got := terminal.cells[1].ink.bg; got != Palette(1) {
		t.Fatalf("second column of the wide glyph has background %x", got)
	}
	s.frame.Clear(Style{})
	s.frame.Print(s.frame.Bounds, 0, 0, "a", Style{})
	terminal.write(s.show())
	if terminal.cells[0] != (replayed{text: "a"}) || terminal.cells[1] != (replayed{text: " "}) {
		t.Errorf("cells %v", terminal.cells[:2])
	}
}

func TestACleanRightBorderBesideEmoji(t *testing.T) {
	box := func(a, b string) []string {
		border := strings.Repeat("\u2500", 18)
		pad := strings.Repeat(" ", 12)
		return []string{"\u250c" + border + "\u2510", "\u2502" + a + pad + "\u2502", "\u2502" + b + pad + "\u2502", "\u2514" + border + "\u2518"}
	}
	first := box("\u26a1\ufe0f fix", "\U0001f3f7\ufe0f tag")
	s, terminal := draw(t, 20, 4, first...)
	checkBox := func() {
		t.Helper()
		terminal.check(&s.frame, &s.out, 0)
		for y, want := range []string{1: "\u2502|\u26a1\ufe0f|| |f|i|x", 2: "\u2502|\U0001f3f7\ufe0f|| |t|a|g"} {
			for x, cluster := range strings.Split(want, "|") {
				if got := s.frame.Text(x, y); want != "" && got != cluster {
					t.Errorf("cell %d,%d is %q, want %q", x, y, got, cluster)
				}
			}
			if got := s.frame.Text(19, y); want != "" && got != "\u2502" {
				t.Errorf("row %d ends in %q", y, got)
			}
		}
	}
	checkBox()
	s.lines(box("\U0001f3f7\ufe0f tag", "      ")...)
	terminal.write(s.show())
	terminal.check(&s.frame, &s.out, 0)
	s.lines(first...)
	terminal.write(s.show())
	checkBox()
}

func TestTheRestOfTheRowIsRightWhereTerminalsCountEmojiDifferently(t *testing.T) {
	for name, apart := range map[string]bool{"two columns": false, "one column": true} {
		t.Run(name, func(t *testing.T) {
			s, terminal := newStage(20, 1), newReplayer(t, 20, 1)
			terminal.apart = apart
			s.lines(strings.Repeat("x", 20))
			terminal.write(s.show())
			s.lines("\u26a0\ufe0f automated")
			terminal.write(s.show())
			if got := terminal.cells[1].text; got != map[bool]string{false: "", true: " "}[apart] {
				t.Errorf("column 1 is %q", got)
			}
			got := ""
			for _, c := range terminal.cells[2:] {
				got += c.text
			}
			if want := " automated        "; got != want {
				t.Errorf("columns 2 to 19 are %q, want %q", got, want)
			}
		})
	}
}

func TestAGlyphWhoseSecondCellAloneChangesIsDrawnWhole(t *testing.T) {
	s, terminal := draw(t, 6, 1, "a\u5b57b")
	s.frame.Cells[2].Attr = uint16(AttrReverse) // an app that inverts one column
	terminal.write(s.show())
	if got := terminal.String(); got != "a\u5b57b  \n" {
		t.Errorf("the terminal shows %q", got)
	}
}

func TestPlainTextNeedsNoPositions(t *testing.T) {
	s, _ := draw(t, 40, 2, "")
	s.lines("\u00e9t\u00e9 e\u0301 \u65e5\u672c\u8a9e \ud55c\uad6d \u2713 \u2500\u2524 \u042f")
	if got := string(s.show()); strings.Count(got, "\x1b") != 0 {
		t.Errorf("wrote %q", got)
	}
	s.lines("a\U0001f600b") // the control: an emoji is followed by one
	if got := string(s.show()); !strings.Contains(got, "\U0001f600\x1b[4Gb") {
		t.Errorf("wrote %q", got)
	}
}

func TestPlainCharactersAgreeWithTheTextRules(t *testing.T) {
	joined := func(s string) bool {
		cluster, _, _ := text.Next(s)
		_, first := utf8.DecodeRuneInString(s)
		return len(cluster) != first
	}
	for r := rune(0x80); r < 0x3100; r++ {
		s := string(r)
		plain := widthOf(s) == 1 && !joined(s+s) && !joined("a"+s) && !joined(s+"a") && !joined("\u2500"+s) && !joined("\u00e9"+s)
		want := plain && (r >= 0xc0 && r < 0x300 || r >= 0x2000 && r < 0x2c00)
		if glyph, size := symbol(s); (size != 0) != want || want && (glyph != uint32(r) || size != len(s) || glyph != runeGlyph(r, 1)) {
			t.Fatalf("symbol(%U) = %x, %d; want it: %v", r, glyph, size, want)
		}
	}
}

func TestMarksJoinPlainCharacters(t *testing.T) {
	b := newStage(6, 1).frame
	for _, s := range []string{"\u2500\u2501\u0301\u2502", "a\u00e9\u0301b", "\u2713\u2764\ufe0f\u2605", "\u2605\u200d\u2713"} {
		b.Clear(Style{})
		b.Print(b.Bounds, 0, 0, s, Style{})
		x := 0
		for rest := s; rest != ""; {
			cluster, after, width := text.Next(rest)
			if got := b.Text(x, 0); got != cluster {
				t.Errorf("%+q: cell %d is %+q, want %+q", s, x, got, cluster)
			}
			rest, x = after, x+width
		}
	}
}
