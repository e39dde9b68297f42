package screen

import (
	"image"
	"strings"
	"testing"
)

// What the encoder believes of the terminal is so, also where it left out what does not show.

func TestAnUnderlineColorThatDoesNotShowIsNotBelieved(t *testing.T) {
	s, terminal := newStage(70, 3), newReplayer(t, 70, 3)
	s.out.Capabilities = Capabilities{InsertDelete: true, Underlines: true}
	const text = "the quick brown fox jumps over the lazy dog and runs away from it"
	plain := Style{Fg: Palette(1), Bg: Palette(2)}
	bold, lined := plain, plain
	bold.Attr = AttrBold
	lined.Attr, lined.UnderlineColor = AttrUnderline, RGB(100, 120, 130)
	print := func(x, y int, text string, st Style) { s.frame.Print(s.frame.Bounds, x, y, text, st) }

	print(0, 1, text, plain)
	terminal.write(s.show())
	print(0, 0, "u", lined)
	print(1, 0, "v", plain)
	print(0, 1, "ABCDE"+text, plain) // the row is shifted, for which the pen is reset
	print(0, 1, "ABCDE", bold)
	out := string(s.show())
	if !strings.Contains(out, "\x1b[5@") {
		t.Fatalf("nothing was shifted: %q", out)
	}
	terminal.write([]byte(out))
	print(0, 2, "w", lined)
	terminal.write(s.show())
	terminal.check(&s.frame, &s.out, 0)
}

// A sweep and a narrower terminal in one frame: the rows above the cursor are counted by what they hold, not by numbers
// that mean something else now.
func TestTheRowsOfABandAreCountedAfterASweep(t *testing.T) {
	s, terminal := newInline(t, 20, 90, 2, 1)
	s.out.Capabilities = Capabilities{Reflow: true, Links: true}
	s.frame.Print(s.frame.Bounds, 0, 0, strings.Repeat(" ", 20), Style{Link: "https://a"})
	s.frame.Print(s.frame.Bounds, 0, 1, "st", Style{})
	s.cursor = Cursor{X: 1, Y: 1, Placed: true}
	terminal.write(s.show())
	terminal.reflow(10, true)
	s.frame.Resize(image.Rect(0, 0, 10, 2))
	s.table.sweep([]*Buffer{&s.frame})
	s.lines("short", "st")
	terminal.write(s.show())
	checkShell(t, s, terminal, 1)
}

// A terminal that was smaller for a moment has lost what it cut off, though its size is the same again.
func TestASizeThatCameBackIsPaintedWhole(t *testing.T) {
	s := newStage(10, 2)
	s.frame.Print(s.frame.Bounds, 0, 1, "there", Style{})
	s.show()
	if out := s.show(); len(out) != 0 {
		t.Fatalf("the same frame again is %q", out)
	}
	s.out.Repaint()
	if out := string(s.show()); !strings.Contains(out, "\x1b[2J") || !strings.Contains(out, "there") {
		t.Errorf("after a resize the frame is %q", out)
	}
	if out := s.show(); len(out) != 0 {
		t.Errorf("and after that %q", out)
	}
}

// Brackets are for rows that are written: what differs and looks the same is not.
func TestRowsThatLookTheSameNeedNoBrackets(t *testing.T) {
	s := newStage(10, 3)
	s.out.Capabilities.Sync = true
	s.show()
	s.frame.Clear(Style{Fg: Palette(3)})
	s.cursor = Cursor{X: 2, Y: 1, Visible: true}
	if out := string(s.show()); out == "" || strings.Contains(out, "2026") {
		t.Errorf("a moved cursor is %q", out)
	}
	s.frame.Print(s.frame.Bounds, 0, 0, "a", Style{})
	s.frame.Print(s.frame.Bounds, 0, 2, "b", Style{})
	if out := string(s.show()); !strings.HasPrefix(out, "\x1b[?2026h") {
		t.Errorf("two rows are %q", out)
	}
}
