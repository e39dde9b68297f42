package vt

import (
	"strconv"
	"strings"
	"testing"
)

func itoa(n int) string { return strconv.Itoa(n) }

func TestReplies(t *testing.T) {
	for input, want := range map[string]string{
		"\x1b[c":                               "\x1b[?62;22;52c",
		"\x1b[0c\x1bZ":                         "\x1b[?62;22;52c\x1b[?62;22;52c",
		"\x1b[>c":                              "\x1b[>1;1;0c",
		"\x1b[>0q":                             "\x1bP>|limoni-vt 1\x1b\\",
		"\x1b[5n":                              "\x1b[0n",
		"ab\r\n\x1b[6n":                        "\x1b[2;1R",
		"abcdefgh\x1b[6n":                      "\x1b[1;8R", // a wrap that is due does not count yet
		"\x1b[2;3r\x1b[?6h\x1b[2;3H\x1b[6n":    "\x1b[2;3R",
		"\x1b[?6n":                             "\x1b[?1;1R",
		"\x1b[?25$p\x1b[?25l\x1b[?25$p":        "\x1b[?25;1$y\x1b[?25;2$y",
		"\x1b[?2026$p\x1b[?2026h\x1b[?2026$p":  "\x1b[?2026;2$y\x1b[?2026;1$y",
		"\x1b[?2027$p\x1b[?7777$p":             "\x1b[?2027;3$y\x1b[?7777;0$y",
		"\x1b[?1049h\x1b[?1049$p":              "\x1b[?1049;1$y",
		"\x1b[4$p\x1b[4h\x1b[4$p\x1b[9$p":      "\x1b[4;2$y\x1b[4;1$y\x1b[9;0$y",
		"\x1b[?u\x1b[>5u\x1b[?u":               "\x1b[?0u\x1b[?5u",
		"\x1b[>4;2m\x1b[?4m":                   "\x1b[>4;2m",
		"\x1b[18t\x1b[14t\x1b[16t":             "\x1b[8;4;8t\x1b[4;64;64t\x1b[6;16;8t",
		"\x1b]10;?\a\x1b]11;?\x1b\\":           "\x1b]10;rgb:d0d0/d0d0/d0d0\x1b\\\x1b]11;rgb:0000/0000/0000\x1b\\",
		"\x1b[1;4:3;38;2;1;2;3m\x1bP$qm\x1b\\": "\x1bP1$r0;1;4:3;38:2::1:2:3m\x1b\\",
		"\x1b[2;3r\x1bP$qr\x1b\\":              "\x1bP1$r2;3r\x1b\\",
		"\x1b[6 q\x1bP$q q\x1b\\":              "\x1bP1$r6 q\x1b\\",
		"\x1bP$qz\x1b\\":                       "\x1bP0$r\x1b\\",
		"\x1bP+q524742\x1b\\":                  "\x1bP0+r\x1b\\",
		"\x1b]2;\x1b\\\x1b[c":                  "\x1b[?62;22;52c", // a title does not upset what follows it
		"text":                                 "",
	} {
		s := New(8, 4)
		var got strings.Builder
		s.Reply = func(b []byte) { got.Write(b) }
		for i := range len(input) { // queries are answered wherever they are cut
			s.Write([]byte{input[i]})
		}
		if got.String() != want {
			t.Errorf("%q is answered %q, want %q", input, got.String(), want)
		}
		if u := s.Unknown(); len(u) > 0 {
			t.Errorf("%q is not understood: %q", input, u)
		}
	}
}

func TestATerminalWithoutClustersSaysSo(t *testing.T) {
	s := New(8, 1)
	s.NarrowClusters = true
	var got string
	s.Reply = func(b []byte) { got = string(b) }
	s.Write([]byte("\x1b[?2027$p"))
	if want := "\x1b[?2027;0$y"; got != want {
		t.Errorf("answer %q, want %q", got, want)
	}
}

func TestTitles(t *testing.T) {
	s := New(8, 1)
	for _, step := range [][2]string{
		{"\x1b]2;one\x1b\\", "one"},
		{"\x1b]0;zwei; 二\a", "zwei; 二"},
		{"\x1b]1;icon\a", "zwei; 二"},
		{"\x1b[22;0t\x1b]2;three\a", "three"},
		{"\x1b[22;1t\x1b[23;1t", "three"},
		{"\x1b[23;0t", "zwei; 二"},
		{"\x1b[23;0t", "zwei; 二"},
		{"\x1b]2;bro\x1b[31mken", "zwei; 二"},
		{"\x1b]2;can\x18celled\a", "zwei; 二"},
	} {
		s.Write([]byte(step[0]))
		if got := s.Title(); got != step[1] {
			t.Errorf("%q makes the title %q, want %q", step[0], got, step[1])
		}
	}
	if s.Bells() != 1 { // the last BEL, which ends no title any more
		t.Errorf("%d bells, want 1", s.Bells())
	}
}

func TestClipboard(t *testing.T) {
	s := New(8, 1)
	s.Write([]byte("\x1b]52;c;aGVsbG8=\a\x1b]52;p;\x1b\\"))
	if got := s.Clipboard(); len(got) != 2 || got[0] != (Clipboard{"c", "hello"}) || got[1] != (Clipboard{"p", ""}) {
		t.Errorf("clipboard is %q", got)
	}
	s.Write([]byte("\x1b]52;c;?\a"))
	if len(s.Clipboard()) != 2 || s.Unknown()["\x1b]52;c;?"] != 1 {
		t.Errorf("after a question: %q, unknown %q", s.Clipboard(), s.Unknown())
	}
}

// No terminal takes hyperlinks of any length.
func TestALongLinkIsNotUnderstood(t *testing.T) {
	link := func(id, uri int) string {
		return "\x1b]8;id=" + strings.Repeat("i", id-len("id=")) + ";" + strings.Repeat("u", uri) + "\a"
	}
	for input, want := range map[string]int{
		link(maxLinkID, maxLink):   maxLink,
		link(maxLinkID, maxLink+1): 0,
		link(maxLinkID+1, maxLink): 0,
	} {
		s := New(8, 1)
		s.Write([]byte(input))
		if got := len(s.Pen().Link); got != want || (len(s.Unknown()) == 0) != (want > 0) {
			t.Errorf("of %d bytes, a link of %d is opened, want %d; unknown %q", len(input), got, want, s.Unknown())
		}
	}
}

func TestUnknownIsCountedByText(t *testing.T) {
	for input, want := range map[string]string{
		"\x1b[5Wx":                  "\x1b[5W",
		"\x1b[?5Wx":                 "\x1b[?5W",
		"\x1bQx":                    "\x1bQ",
		"\x1b#3x":                   "\x1b#3",
		"\x1b]777;hello\ax":         "\x1b]777;hello",
		"\x1bPzpixels\x1b\\x":       "\x1bPzpixels",
		"\x1b_Gimage\x1b\\x":        "\x1b_Gimage",
		"\x05x":                     "\x05",
		"\x1b[1;2\x18x":             "\x1b[1;2",
		"\x1b[1;2\x1b[mx":           "\x1b[1;2",
		"\x1b]2;title\x1b[mx":       "\x1b]2;title",
		"\x1b[3<mx":                 "\x1b[3<m",
		"\x1b[$3mx":                 "\x1b[$3m",
		"\x1b[!!!!mx":               "\x1b[!!!!m",
		"\x1b[12字\bx":               "\x1b[12",
		"\x1b[4Jx":                  "\x1b[4J",
		"\x1b[1;2sx":                "\x1b[1;2s",
		"\x1b[8;50;50tx":            "\x1b[8;50;50t",
		"\x1bP1;2:<3qpixels\x1b\\x": "\x1bP1;2:<3qpixels",
		"\x1b[" + strings.Repeat("1;", 40) + "mx": "\x1b[" + strings.Repeat("1;", 39),
	} {
		s := New(8, 1)
		s.Write([]byte(input))
		if u := s.Unknown(); len(u) != 1 || u[want] != 1 {
			t.Errorf("%q: unknown is %q, want %q once", input, u, want)
		}
		if got := s.Row(0); !strings.Contains(got, "x") {
			t.Errorf("%q: what follows shows %q", input, got)
		}
	}
}

func TestUnknownIsBounded(t *testing.T) {
	s := New(8, 1)
	for i := range 3000 {
		s.Write([]byte("\x1b[" + itoa(i) + "W\x1b]999;" + strings.Repeat("x", 1000) + "\a"))
	}
	u := s.Unknown()
	if len(u) > maxUnknown+1 || u["…"] == 0 {
		t.Errorf("%d texts, %d beyond", len(u), u["…"])
	}
	for text := range u {
		if len(text) > maxText+4 {
			t.Errorf("a text of %d bytes is kept", len(text))
		}
	}
}

// A string beyond all bounds is counted, not kept, and what follows it is read.
func TestALongStringIsDiscarded(t *testing.T) {
	s := New(8, 1)
	s.Write([]byte("\x1b]2;" + strings.Repeat("x", maxString+1) + "\aok"))
	if s.Title() != "" || s.Row(0) != "ok      " || len(s.Unknown()) != 1 {
		t.Errorf("title of %d bytes, row %q, %d unknown", len(s.Title()), s.Row(0), len(s.Unknown()))
	}
}
