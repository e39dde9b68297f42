package widgets_test

import (
	"strings"
	"testing"

	"limoni"
	"limoni/widgets"
)

func bigOf(t *testing.T, w, h int, b widgets.BigText) stage {
	t.Helper()
	return open(t, w, h, func(f *limoni.Frame) { b.Draw(f, f.Area()) })
}

func TestBigTextIsMadeOfBlocks(t *testing.T) {
	s := bigOf(t, 30, 4, widgets.BigText{Text: "12:35 gM"})
	s.wantScreen("▄█  ▀▀▄ ▄ ▀▀▄ █▀▀     ▄▄ █▄ ▄█\n █  ▄▀  ▄  ▀▄ ▀▀▄    ▀▄█ █ ▀ █\n▀▀▀ ▀▀▀   ▀▀  ▀▀     ▄▄▀ ▀   ▀")
	s.wantOutline(`
text "12:35 gM"`)
	bigOf(t, 30, 4, widgets.BigText{Text: "12", Level: 2, Marker: widgets.MarkerQuadrant}).wantScreen("▟ ▀▖\n▐ ▞\n▀▘▀▘")
	bigOf(t, 30, 8, widgets.BigText{Text: "Hi", Scale: 2}).wantScreen("██  ██  ██\n██  ██\n██████  ██\n██  ██  ██\n██  ██  ██")
	heading := bigOf(t, 30, 4, widgets.BigText{ID: "b", Text: "Hi", Level: 2})
	heading.wantOutline(`heading "Hi" #b level=2`)
}

func TestBigTextKnowsAllOfASCII(t *testing.T) {
	seen := map[string]byte{}
	for c := byte('!'); c <= '~'; c++ {
		s := bigOf(t, 7, 3, widgets.BigText{Text: string(rune(c))})
		picture := s.snapshot().Screen.String()
		if other, twice := seen[picture]; twice || strings.Trim(picture, "\n") == "" || strings.Contains(picture, string(rune(c))) {
			t.Errorf("%q looks like %q:\n%s", c, other, picture)
		}
		seen[picture] = c
	}
	if len(seen) != 94 {
		t.Errorf("there are %d letters", len(seen))
	}
}

func TestBigTextOfOtherCharacters(t *testing.T) {
	plain := bigOf(t, 20, 3, widgets.BigText{Text: "Ae"}).snapshot().Screen.String()
	for _, marked := range []string{"Äé", "A\u0308e\u0301", "\x00A\ae"} {
		bigOf(t, 20, 3, widgets.BigText{Text: marked}).wantScreen(plain)
	}
	bigOf(t, 20, 3, widgets.BigText{Text: "1中2ß"}).wantScreen("▄█     ▀▀▄\n █  中 ▄▀  ß\n▀▀▀    ▀▀▀")
	bigOf(t, 20, 3, widgets.BigText{Text: "\u200d"}).wantScreen("")
}

func TestBigTextWithoutRoomIsOrdinary(t *testing.T) {
	for size, want := range map[limoni.Point]string{
		{X: 13, Y: 3}: "x", {X: 12, Y: 3}: "12:5", {X: 15, Y: 2}: "12:5", {X: 3, Y: 3}: "12…", {X: 0, Y: 3}: "",
	} {
		s := bigOf(t, max(size.X, 1), size.Y, widgets.BigText{Text: "12:5"})
		if size.X == 0 {
			s = open(t, 5, 3, func(f *limoni.Frame) { widgets.BigText{Text: "12:5"}.Draw(f, rect(0, 0, 0, 3)) })
		}
		if want == "x" {
			if strings.Contains(s.snapshot().Screen.String(), "12:5") {
				t.Errorf("in %v it is ordinary", size)
			}
			continue
		}
		s.wantScreen(want)
	}
	long := bigOf(t, 30, 3, widgets.BigText{Text: strings.Repeat("long ", 100_000)})
	if _, rest, _ := strings.Cut(long.snapshot().Screen.String(), "long long"); rest == "" {
		t.Errorf("it shows %q", long.snapshot().Screen)
	}
}

func ExampleBigText() {
	show(limoni.New(30, 3, func(f *limoni.Frame) {
		widgets.BigText{ID: "clock", Text: "12:35"}.Draw(f, f.Area())
	}))
	// Output:
	// ▄█  ▀▀▄ ▄ ▀▀▄ █▀▀
	//  █  ▄▀  ▄  ▀▄ ▀▀▄
	// ▀▀▀ ▀▀▀   ▀▀  ▀▀
	// text "12:35" #clock
}
