package vt

import (
	"strings"
	"testing"
)

// painted is the screen with its styles: each change of style is the numbers of its SGR in braces, and its link, "" for
// the default; "·" is a blank, and rows end with "|".
func painted(s *Screen) string {
	var b strings.Builder
	w, h := s.Size()
	for y := range h {
		var st Style
		for x := range w {
			if c := s.Cell(x, y); c.Style != st {
				st = c.Style
				b.WriteString(sgrMark(st))
			}
			b.WriteString(strings.ReplaceAll(s.Cell(x, y).Text, " ", "·"))
		}
		b.WriteString("|")
	}
	return b.String()
}

func sgrMark(st Style) string {
	link := ""
	if st.Link != "" {
		link = " " + st.Link + "#" + st.LinkID
	}
	return "{" + strings.TrimPrefix(strings.TrimPrefix(st.rendition(), "0"), ";") + link + "}"
}

// Each function that erases or moves, with what it does to the styles: with and without the background colour in what
// is erased. The pen is bold, on blue, when the function comes.
func TestFunctionsAndStyles(t *testing.T) {
	const (
		letters = "\x1b[31mabc\x1b[32mdef\x1b[m\r\nghi\r\n\x1b[4mj\x1b[m\x1b[2;2H" // in 4 columns and 4 rows: abc d / ef / ghi / j
		pen     = "\x1b[1;44m"
	)
	for _, test := range []struct{ name, input, want, wantWithout string }{
		{"EL 0", "\x1b[K", "{38:5:1}abc{38:5:2}d|{38:5:2}e{48:5:4}···|ghi·|{4:1}j{}···|", "{38:5:1}abc{38:5:2}d|{38:5:2}e{}···|ghi·|{4:1}j{}···|"},
		{"EL 1", "\x1b[1K", "{38:5:1}abc{38:5:2}d|{48:5:4}··{}··|ghi·|{4:1}j{}···|", "{38:5:1}abc{38:5:2}d|····|ghi·|{4:1}j{}···|"},
		{"EL 2", "\x1b[2K", "{38:5:1}abc{38:5:2}d|{48:5:4}····|ghi·|{4:1}j{}···|", "{38:5:1}abc{38:5:2}d|····|ghi·|{4:1}j{}···|"},
		{"ECH", "\x1b[2X", "{38:5:1}abc{38:5:2}d|{38:5:2}e{48:5:4}··{}·|ghi·|{4:1}j{}···|", "{38:5:1}abc{38:5:2}d|{38:5:2}e{}···|ghi·|{4:1}j{}···|"},
		{"ED 0", "\x1b[J", "{38:5:1}abc{38:5:2}d|{38:5:2}e{48:5:4}···|{48:5:4}····|{48:5:4}····|", "{38:5:1}abc{38:5:2}d|{38:5:2}e{}···|····|····|"},
		{"ED 1", "\x1b[1J", "{48:5:4}····|{48:5:4}··{}··|ghi·|{4:1}j{}···|", "····|····|ghi·|{4:1}j{}···|"},
		{"ED 2", "\x1b[2J", "{48:5:4}····|{48:5:4}····|{48:5:4}····|{48:5:4}····|", "····|····|····|····|"},
		{"ICH", "\x1b[1;2H\x1b[2@", "{38:5:1}a{48:5:4}··{38:5:1}b|{38:5:2}ef{}··|ghi·|{4:1}j{}···|", "{38:5:1}a{}··{38:5:1}b|{38:5:2}ef{}··|ghi·|{4:1}j{}···|"},
		{"DCH", "\x1b[1;2H\x1b[2P", "{38:5:1}a{38:5:2}d{48:5:4}··|{38:5:2}ef{}··|ghi·|{4:1}j{}···|", "{38:5:1}a{38:5:2}d{}··|{38:5:2}ef{}··|ghi·|{4:1}j{}···|"},
		{"IL", "\x1b[L", "{38:5:1}abc{38:5:2}d|{48:5:4}····|{38:5:2}ef{}··|ghi·|", "{38:5:1}abc{38:5:2}d|····|{38:5:2}ef{}··|ghi·|"},
		{"DL", "\x1b[M", "{38:5:1}abc{38:5:2}d|ghi·|{4:1}j{}···|{48:5:4}····|", "{38:5:1}abc{38:5:2}d|ghi·|{4:1}j{}···|····|"},
		{"SU", "\x1b[2;4r\x1b[2S", "{38:5:1}abc{38:5:2}d|{4:1}j{}···|{48:5:4}····|{48:5:4}····|", "{38:5:1}abc{38:5:2}d|{4:1}j{}···|····|····|"},
		{"SD", "\x1b[1;3r\x1b[T", "{48:5:4}····|{38:5:1}abc{38:5:2}d|{38:5:2}ef{}··|{4:1}j{}···|", "····|{38:5:1}abc{38:5:2}d|{38:5:2}ef{}··|{4:1}j{}···|"},
		{"IND", "\x1b[4H\x1bD", "{38:5:2}ef{}··|ghi·|{4:1}j{}···|{48:5:4}····|", "{38:5:2}ef{}··|ghi·|{4:1}j{}···|····|"},
		{"RI", "\x1b[H\x1bM", "{48:5:4}····|{38:5:1}abc{38:5:2}d|{38:5:2}ef{}··|ghi·|", "····|{38:5:1}abc{38:5:2}d|{38:5:2}ef{}··|ghi·|"},
		{"REP", "x\x1b[9m\x1b[b", "{38:5:1}abc{38:5:2}d|{38:5:2}e{1;48:5:4}x{1;9;48:5:4}x{}·|ghi·|{4:1}j{}···|", "{38:5:1}abc{38:5:2}d|{38:5:2}e{1;48:5:4}x{1;9;48:5:4}x{}·|ghi·|{4:1}j{}···|"},
		{"a link", "\x1b]8;id=1;h\ax\x1b]8;;\a", "{38:5:1}abc{38:5:2}d|{38:5:2}e{1;48:5:4 h#1}x{}··|ghi·|{4:1}j{}···|", "{38:5:1}abc{38:5:2}d|{38:5:2}e{1;48:5:4 h#1}x{}··|ghi·|{4:1}j{}···|"},
	} {
		for without, want := range map[bool]string{false: test.want, true: test.wantWithout} {
			s := New(4, 4)
			s.NoBackgroundErase = without
			s.Write([]byte(letters + pen + test.input))
			if got := painted(s); got != want {
				t.Errorf("%s, without background erase %v, shows\n%s\nwant\n%s", test.name, without, got, want)
			}
		}
	}
}
