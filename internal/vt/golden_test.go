package vt

import (
	"strings"
	"testing"
)

// A golden is what a terminal of w columns shows after its input; it has as many rows as want has lines, in which "·"
// is a blank column. The cursor comes last.
type golden struct {
	name  string
	w     int
	input string
	want  string
	x, y  int
}

func (g golden) check(t *testing.T, s *Screen) {
	t.Helper()
	if got := dotted(s); got != strings.ReplaceAll(g.want, " ", "\n") {
		t.Errorf("%q shows\n%s\nwant\n%s", g.input, got, strings.ReplaceAll(g.want, " ", "\n"))
	}
	if x, y, _ := s.Cursor(); x != g.x || y != g.y {
		t.Errorf("%q leaves the cursor at (%d,%d), want (%d,%d)", g.input, x, y, g.x, g.y)
	}
	if u := s.Unknown(); len(u) > 0 {
		t.Errorf("%q is not understood: %q", g.input, u)
	}
}

func (g golden) screen() *Screen {
	s := New(g.w, strings.Count(g.want, " ")+1)
	s.Write([]byte(g.input))
	return s
}

func dotted(s *Screen) string {
	_, h := s.Size()
	rows := make([]string, h)
	for y := range rows {
		rows[y] = strings.ReplaceAll(s.Row(y), " ", "·")
	}
	return strings.Join(rows, "\n")
}

var goldens = []golden{
	{"text", 5, "ab", "ab··· ·····", 2, 0},
	{"the last column does not wrap yet", 3, "abc", "abc ···", 2, 0},
	{"the next character wraps", 3, "abcd", "abc d··", 1, 1},
	{"CR in the last column", 3, "abc\rx", "xbc ···", 1, 0},
	{"LF in the last column keeps the column", 3, "abc\nx", "abc ··x", 2, 1},
	{"BS in the last column", 3, "abc\bx", "axc ···", 2, 0},
	{"wrapping at the bottom scrolls", 3, "abcdefg", "def g··", 1, 1},
	{"a movement cancels the wrap", 3, "abc\x1b[3Gx", "abx ···", 2, 0},
	{"SGR does not cancel the wrap", 3, "abc\x1b[1mx", "abc x··", 1, 1},
	{"erasing cancels the wrap", 3, "abc\x1b[Kx", "abx ···", 2, 0},
	{"no autowrap", 3, "\x1b[?7labcde", "abe ···", 2, 0},

	{"BS HT CR LF", 12, "a\tb\b\bc\r\nd", "a······cb··· d···········", 1, 1},
	{"HT stops at the last column", 5, "\t\tx", "····x ·····", 4, 0},
	{"VT and FF are line feeds", 3, "a\vb\fc", "a·· ·b· ··c", 2, 2},
	{"IND NEL RI", 3, "a\x1bDb\x1bEc\x1bMd", "a·· ·d· c··", 2, 1},
	{"C1 controls as UTF-8", 3, "a\u0084b\u0085c\u008dd", "a·· ·d· c··", 2, 1},
	{"RI at the top scrolls down", 3, "a\r\nb\x1b[H\x1bMc", "c·· a··", 1, 0},

	{"CUP and HVP", 5, "\x1b[2;3Ha\x1b[fb", "b···· ··a··", 1, 0},
	{"CUP beyond the screen", 3, "\x1b[99;99Hx", "··· ··x", 2, 1},
	{"CUP with zeros", 3, "ab\x1b[0;0Hx", "xb· ···", 1, 0},
	{"CUU CUD CUF CUB", 5, "\x1b[Ba\x1b[Cb\x1b[2Dc\x1b[Ad", "··d·· acb··", 3, 0},
	{"CNL CPL", 5, "ab\x1b[Ec\x1b[Fd", "db··· c····", 1, 0},
	{"CHA VPA HPA", 5, "\x1b[3Ga\x1b[2db\x1b[1`c", "··a·· c··b·", 1, 1},
	{"HPR VPR", 5, "\x1b[2aa\x1b[eb", "··a·· ···b·", 4, 1},
	{"CHT CBT", 20, "\x1b[2Ia\x1b[2Zb", "········b·······a···", 9, 0},
	{"HTS TBC", 9, "\x1b[3g\x1b[3G\x1bH\r\ta\r\x1b[3G\x1b[g\r\tb", "··a·····b", 8, 0},

	{"ED 0", 3, "abcdefghi\x1b[2;2H\x1b[J", "abc d·· ···", 1, 1},
	{"ED 1", 3, "abcdefghi\x1b[2;2H\x1b[1J", "··· ··f ghi", 1, 1},
	{"ED 2", 3, "abcdefghi\x1b[2;2H\x1b[2J", "··· ··· ···", 1, 1},
	{"EL 0", 3, "abc\x1b[2G\x1b[K", "a··", 1, 0},
	{"EL 1", 3, "abc\x1b[2G\x1b[1K", "··c", 1, 0},
	{"EL 2", 3, "abc\x1b[2G\x1b[2K", "···", 1, 0},
	{"ECH", 5, "abcde\x1b[2G\x1b[2X", "a··de", 1, 0},
	{"ECH beyond the row", 3, "abcdef\x1b[1;2H\x1b[9X", "a·· def", 1, 0},
	{"ICH", 5, "abcde\x1b[2G\x1b[2@", "a··bc", 1, 0},
	{"DCH", 5, "abcde\x1b[2G\x1b[2P", "ade··", 1, 0},
	{"IL", 1, "a\nb\nc\x1b[2d\x1b[L", "a · b", 0, 1},
	{"DL", 1, "a\nb\nc\x1b[1d\x1b[M", "b c ·", 0, 0},
	{"IL goes to the first column", 3, "ab\x1b[Lc", "c·· ab·", 1, 0},
	{"SU", 1, "a\nb\nc\x1b[2S", "c · ·", 0, 2},
	{"SD", 1, "a\nb\nc\x1b[2T", "· · a", 0, 2},
	{"insert mode", 4, "abc\r\x1b[4hxy\x1b[4lz", "xyzb", 3, 0},
	{"REP", 6, "a\x1b[3b", "aaaa··", 4, 0},
	{"REP wraps", 3, "ab\x1b[3b", "abb bb·", 2, 1},

	{"DECSTBM goes home", 2, "ab\x1b[2;3rx", "xb ·· ··", 1, 0},
	{"LF scrolls the region only", 1, "a\nb\nc\nd\x1b[2;3r\x1b[3d\n", "a c · d", 0, 2},
	{"LF below the region does not scroll", 1, "a\nb\nc\nd\x1b[2;3r\x1b[4d\n", "a b c d", 0, 3},
	{"RI scrolls the region only", 1, "a\nb\nc\nd\x1b[2;3r\x1b[2d\x1bM", "a · b d", 0, 1},
	{"IL in the region", 1, "a\nb\nc\nd\x1b[2;3r\x1b[2d\x1b[L", "a · b d", 0, 1},
	{"DL outside the region does nothing", 1, "a\nb\nc\nd\x1b[2;3r\x1b[M", "a b c d", 0, 0},
	{"CUU stops at the region", 1, "\x1b[2;3r\x1b[3d\x1b[9Ax", "· x · ·", 0, 1},
	{"CUD stops at the region", 1, "\x1b[2;3r\x1b[2d\x1b[9Bx", "· · x ·", 0, 2},
	{"a region of one row is none", 1, "a\n\x1b[2;2rx", "a x", 0, 1},
	{"origin mode", 2, "\x1b[2;3r\x1b[?6hx\x1b[9;2Hy", "·· x· ·y ··", 1, 2},

	{"DECSC DECRC", 3, "a\x1b7\x1b[2;3Hb\x1b8c", "ac· ··b", 2, 0},
	{"CSI s and u", 3, "a\x1b[s\x1b[2;3Hb\x1b[uc", "ac· ··b", 2, 0},
	{"DECRC with nothing saved goes home", 3, "ab\x1b8c", "cb·", 1, 0},
	{"DECSC keeps the wrap", 2, "ab\x1b7\x1b[2;1H\x1b8c", "ab c·", 1, 1},
	{"alternate screen", 3, "ab\x1b[?1049hcd\x1b[?1049le", "abe", 2, 0},
	{"alternate screen starts blank", 3, "ab\x1b[?1049hc", "··c", 2, 0},
	{"RIS", 3, "abc\x1b[2;2r\x1b[?6h\x1bcx", "x·· ···", 1, 0},
	{"DECALN", 2, "\x1b#8x", "xE EE", 1, 0},
	{"DEC special graphics", 4, "\x1b(0lqk\x1b(Bq", "┌─┐q", 3, 0},
	{"SO and SI", 4, "\x1b)0a\x0eq\x0fq", "a─q·", 3, 0},
	{"NUL and DEL show nothing", 3, "a\x00\x7fb", "ab·", 2, 0},

	{"a cursor control inside a sequence acts at once", 5, "ab\x1b[2\r;3Hx", "ab··· ··x··", 3, 1},
	{"ST with no string does nothing", 3, "\x1b[1mab\x1b\\c", "abc", 2, 0},
	{"a string ends at ST", 3, "a\x1b]2;t\x1b\\b", "ab·", 2, 0},
	{"a string ends at BEL", 3, "a\x1b]2;t\ab", "ab·", 2, 0},
	{"a string ends at the C1 control", 3, "a\u009d2;t\u009cb", "ab·", 2, 0},
	{"the byte 9c in a string is no end", 3, "a\x1b]2;✜\ab", "ab·", 2, 0},

	{"wide characters", 5, "a字b", "a字b·", 4, 0},
	{"a wide character wraps whole", 5, "abcd字", "abcd· 字···", 2, 1},
	{"a wide character fits the last two columns", 4, "ab字", "ab字 ····", 3, 0},
	{"a wide character without autowrap", 3, "\x1b[?7lab字", "a字", 2, 0},
	{"a wide character on one column", 1, "字", "·", 0, 0},
	{"overwriting the left half", 4, "a字b\x1b[2Gx", "ax·b", 2, 0},
	{"overwriting the right half", 4, "a字b\x1b[3Gx", "a·xb", 3, 0},
	{"overwriting two halves", 5, "字語a\x1b[2G中", "·中·a", 3, 0},
	{"erasing the left half", 4, "a字b\x1b[2G\x1b[X", "a··b", 1, 0},
	{"erasing the right half", 4, "a字b\x1b[3G\x1b[K", "a···", 2, 0},
	{"erasing up to the left half", 4, "a字b\x1b[2G\x1b[1K", "···b", 1, 0},
	{"DCH of a half", 4, "a字b\x1b[2G\x1b[P", "a·b·", 1, 0},
	{"ICH between the halves", 5, "a字b\x1b[3G\x1b[@", "a···b", 2, 0},
	{"ICH pushes a half out", 4, "ab字\x1b[G\x1b[@", "·ab·", 0, 0},
}

func TestGoldens(t *testing.T) {
	for _, g := range goldens {
		t.Run(g.name, func(t *testing.T) { g.check(t, g.screen()) })
	}
}

// However the bytes are cut, the screen is the same: here they come one at a time.
func TestGoldensByteByByte(t *testing.T) {
	for _, g := range goldens {
		t.Run(g.name, func(t *testing.T) {
			s := New(g.w, strings.Count(g.want, " ")+1)
			for i := range len(g.input) {
				s.Write([]byte{g.input[i]})
			}
			g.check(t, s)
		})
	}
}
