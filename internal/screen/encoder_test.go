package screen

import (
	"image"
	"strings"
	"testing"
)

func TestEncode(t *testing.T) {
	s := newStage(20, 3)
	expect := func(what, want string) {
		t.Helper()
		if got := string(s.show()); got != want {
			t.Errorf("%s: wrote %q, want %q", what, got, want)
		}
	}
	print := func(x, y int, text string, st Style) { s.frame.Print(s.frame.Bounds, x, y, text, st) }

	print(2, 0, "hi", Style{Attr: AttrBold})
	expect("the first frame repaints", "\x1b[m\x1b[H\x1b[2J\x1b[?25l  \x1b[1mhi")
	expect("nothing new", "")
	print(4, 0, "!", Style{Attr: AttrBold})
	expect("pen and cursor are kept", "!")
	print(4, 0, ".", Style{})
	expect("one back", "\b\x1b[m.")
	print(7, 0, "x", Style{})
	expect("a gap of blanks is written again", "  x")
	print(19, 0, "x", Style{})
	expect("a wide gap is skipped", "\x1b[11Cx")
	print(0, 1, "y", Style{})
	expect("after the last column the column is unknown", "\r\ny")
	print(0, 2, "z", Style{})
	expect("the next row", "\r\nz")
	print(1, 0, "w", Style{})
	expect("the same column", "\x1b[dw")
	s.cursor = Cursor{X: 5, Y: 1, Visible: true}
	expect("the cursor is shown", "\x1b[2;6H\x1b[?25h")
	expect("the cursor stays", "")
	print(0, 1, "q", Style{})
	expect("the cursor comes back", "\rq\x1b[4C")
	s.cursor = Cursor{X: 5, Y: 7, Visible: true}
	expect("outside it is hidden", "\x1b[?25l")
	s.cursor = Cursor{}
	expect("it was hidden", "")
	s.out.Invalidate()
	s.frame.Clear(Style{})
	expect("repaint", "\x1b[m\x1b[H\x1b[2J\x1b[?25l")
	s.frame.Resize(image.Rect(0, 0, 0, 0))
	expect("no screen", "")
}

func TestEncodeAppends(t *testing.T) {
	s := newStage(4, 1)
	for _, sync := range []bool{false, true} {
		s.out.Capabilities.Sync = sync
		if got := string(s.out.Encode([]byte("before"), &s.frame, Cursor{})); !strings.HasPrefix(got, "before") {
			t.Errorf("sync %v: %q", sync, got)
		}
		if got := string(s.out.Encode([]byte("before"), &s.frame, Cursor{})); got != "before" {
			t.Errorf("sync %v, unchanged: %q", sync, got)
		}
	}
}

func TestNoFrameErasesTheScrollback(t *testing.T) {
	s := newStage(10, 2)
	repaints := 0
	for i := range 20 {
		s.frame.Resize(image.Rect(0, 0, 10+i/5, 2))
		s.frame.Print(s.frame.Bounds, 0, 0, "0123456789"[i%10:], Style{})
		out := string(s.show())
		repaints += strings.Count(out, "\x1b[2J")
		if strings.Contains(out, "\x1b[3J") {
			t.Fatalf("frame %d: %q", i, out)
		}
	}
	if repaints != 4 {
		t.Errorf("%d full repaints for 4 sizes", repaints)
	}
}

func TestSynchronizedOutput(t *testing.T) {
	s := newStage(300, 3)
	s.out.Capabilities.Sync = true
	bracketed := func(want bool) {
		t.Helper()
		out := string(s.show())
		if out == "" {
			t.Fatal("wrote nothing")
		}
		got := strings.HasPrefix(out, syncBegin) && strings.HasSuffix(out, syncEnd)
		if n := strings.Count(out, "2026"); got != want || n != map[bool]int{true: 2}[want] {
			t.Errorf("%d brackets around %q", n, out)
		}
	}
	bracketed(true) // a full repaint
	s.frame.Print(s.frame.Bounds, 0, 0, "short", Style{})
	bracketed(false)
	s.frame.Print(s.frame.Bounds, 0, 0, strings.Repeat("x", 280), Style{})
	bracketed(true)
	s.frame.Print(s.frame.Bounds, 0, 0, "a", Style{})
	s.frame.Print(s.frame.Bounds, 0, 1, "b", Style{})
	bracketed(true)
	if out := s.show(); len(out) != 0 {
		t.Errorf("an unchanged frame wrote %q", out)
	}
	s.out.Capabilities.Sync = false
	s.frame.Fill(s.frame.Bounds, 'z', Style{})
	bracketed(false)
}

func TestNoControlCharacterOfTheDataIsWritten(t *testing.T) {
	const attack = "A\x1b]52;c;aGk=\x07B\x1b[2JC\u009b31mD\x1bP1$r\x1b\\E\x7f\x00F\x1b]"
	s := newStage(60, 4)
	s.show()
	s.frame.Print(s.frame.Bounds, 0, 0, attack, Style{Link: "https://x\x1b\\\x07"})
	s.frame.Print(s.frame.Bounds, 0, 1, "e\u0301"+attack+"\x9b\xc2", Style{})
	s.frame.Fill(image.Rect(0, 2, 3, 3), 0x9b, Style{})
	for i, g := range []uint32{0, 7, 0x1b, 0x7f, 0x9b, 0x1b | glyphWide, glyphTail, 0x9b | glyphDoubt, 'X', glyphWide | 0x5b57} {
		s.frame.Cells[3*60+50+i].Glyph = g // not made by a Buffer
	}
	out := string(s.show())
	data := strings.NewReplacer("\r\n", "", "\b", "").Replace(out)
	for i, r := range data {
		if isControl(r) && !(r == 0x1b && data[i+1] == '[') || r == '\ufffd' && data[i] != 0xef {
			t.Errorf("byte %d of %q is a control character", i, data)
		}
	}
	if strings.Contains(data, "\x1b[2J") || !strings.Contains(data, "A]52;c;aGk=B[2JC31mDP1$r\\EF]") || !strings.Contains(data, "X") {
		t.Errorf("wrote %q", data)
	}
}

func TestSweepsDoNotConfuseTheEncoder(t *testing.T) {
	s, terminal := draw(t, 10, 1, "e\u0301 a\u0301")
	s.frame.Clear(Style{})
	s.table.sweep(nil)
	s.lines("a\u0301 e\u0301") // the same numbers, other clusters
	terminal.write(s.show())
	terminal.check(&s.frame, &s.out, 0)
	if out := s.show(); len(out) != 0 {
		t.Errorf("the same frame again wrote %q", out)
	}
	var other Buffer
	other.Resize(s.frame.Bounds)
	other.Print(other.Bounds, 0, 0, "o\u0301 u\u0301", Style{})
	terminal.write(s.out.Encode(nil, &other, Cursor{}))
	terminal.check(&other, &s.out, 0)
}

func TestHiddenCursorStandsOnThePlaceItIsGiven(t *testing.T) {
	var frame Buffer
	frame.Resize(image.Rect(0, 0, 10, 3))
	var out Encoder
	out.Encode(nil, &frame, Cursor{})
	if got := string(out.Encode(nil, &frame, Cursor{X: 4, Y: 2, Placed: true})); got != "\x1b[3;5H" {
		t.Errorf("wrote %q, want a move to row 3, column 5", got)
	}
	if got := string(out.Encode(nil, &frame, Cursor{X: 4, Y: 2, Placed: true})); got != "" {
		t.Errorf("wrote %q again, want nothing", got)
	}
}
