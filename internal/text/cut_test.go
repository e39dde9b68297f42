package text

import (
	"testing"
	"unicode/utf8"
)

func TestCutKeepsWholeClusters(t *testing.T) {
	for _, test := range []struct {
		s       string
		columns int
		head    string
		width   int
	}{
		{"abc", -1, "", 0},
		{"abc", 0, "", 0},
		{"abc", 2, "ab", 2},
		{"abc", 3, "abc", 3},
		{"abc", 9, "abc", 3},
		{"", 3, "", 0},
		{"日本", 1, "", 0},
		{"日本", 2, "日", 2},
		{"日本", 3, "日", 2},
		{"a" + family + "b", 2, "a", 1},
		{"a" + family + "b", 3, "a" + family, 3},
		{eAcute + "x", 1, eAcute, 1},
		{"ab\x1bc", 2, "ab\x1b", 2},
		{"\u0301a", 0, "\u0301", 0},
		{"\xff\xff", 1, "\xff", 1},
	} {
		if head, width := Cut(test.s, test.columns); head != test.head || width != test.width {
			t.Errorf("Cut(%q, %d) = %q, %d, want %q, %d",
				test.s, test.columns, head, width, test.head, test.width)
		}
	}
}

func TestTruncateNeverExceedsItsColumns(t *testing.T) {
	const wide = "あいうえおかきくけこ|end"
	for _, test := range []struct {
		s       string
		columns int
		want    string
	}{
		{wide, 18, "あいうえおかきく…"},
		{wide, 19, "あいうえおかきくけ…"},
		{wide, 20, "あいうえおかきくけ…"},
		{wide, 21, "あいうえおかきくけこ…"},
		{wide, 24, wide},
		{"abc", -5, ""},
		{"abc", 0, ""},
		{"abc", 1, "…"},
		{"abc", 2, "a…"},
		{"abc", 3, "abc"},
		{"", 3, ""},
		{"a", 1, "a"},
		{"日本", 2, "…"},
		{"日本", 3, "日…"},
		{"caf" + eAcute + "s", 4, "caf…"},
		{"caf" + eAcute, 4, "caf" + eAcute},
		{family + "xyz", 3, family + "…"},
		{family + "xyz", 2, "…"},
	} {
		if got := Truncate(test.s, test.columns); got != test.want {
			t.Errorf("Truncate(%q, %d) = %q, want %q", test.s, test.columns, got, test.want)
		}
	}
}

func TestCutLeftKeepsWholeClusters(t *testing.T) {
	for _, test := range []struct {
		s       string
		columns int
		tail    string
		width   int
	}{
		{"abc", -1, "", 0},
		{"abc", 0, "", 0},
		{"abc", 2, "bc", 2},
		{"abc", 3, "abc", 3},
		{"abc", 9, "abc", 3},
		{"", 3, "", 0},
		{"日本", 1, "", 0},
		{"日本", 2, "本", 2},
		{"日本", 3, "本", 2},
		{"a" + family + "b", 2, "b", 1},
		{"a" + family + "b", 3, family + "b", 3},
		{germany + germany, 3, germany, 2},
		{"x" + eAcute, 1, eAcute, 1},
		{"c\x1bab", 2, "\x1bab", 2},
		{"a\x1b", 0, "\x1b", 0},
		{"a\n", 0, "", 0},
		{"a\r\n", 1, "\r\n", 1},
		{"\xff\xff", 1, "\xff", 1},
	} {
		if tail, width := CutLeft(test.s, test.columns); tail != test.tail || width != test.width {
			t.Errorf("CutLeft(%q, %d) = %q, %d, want %q, %d",
				test.s, test.columns, tail, width, test.tail, test.width)
		}
	}
}

func TestTruncateLeftKeepsTheEnd(t *testing.T) {
	const path = "/home/日本語/notes.txt"
	for _, test := range []struct {
		s       string
		columns int
		want    string
	}{
		{path, 22, path},
		{path, 21, "…ome/日本語/notes.txt"},
		{path, 16, "…本語/notes.txt"},
		{path, 15, "…本語/notes.txt"},
		{path, 14, "…語/notes.txt"},
		{path, 11, "…/notes.txt"},
		{path, 10, "…notes.txt"},
		{path, 1, "…"},
		{path, 0, ""},
		{path, -4, ""},
		{"", 3, ""},
		{"日本", 3, "…本"},
		{"日本", 2, "…"},
		{"s" + eAcute + "d" + eAcute, 3, "…d" + eAcute},
		{"xyz" + family, 3, "…" + family},
		{"xyz" + family, 2, "…"},
	} {
		if got := TruncateLeft(test.s, test.columns); got != test.want {
			t.Errorf("TruncateLeft(%q, %d) = %q, want %q", test.s, test.columns, got, test.want)
		}
	}
}

func TestTruncationIsValidAndFitsAtEveryWidth(t *testing.T) {
	for _, s := range []string{eAcute + eAcute + eAcute, "日a本b" + family + germany + keycap, thai + zap + "한글"} {
		for columns := -1; columns <= Width(s)+1; columns++ {
			for name, got := range map[string]string{"Truncate": Truncate(s, columns), "TruncateLeft": TruncateLeft(s, columns)} {
				if !utf8.ValidString(got) || Width(got) > max(columns, 0) {
					t.Errorf("%s(%q, %d) = %q, %d wide", name, s, columns, got, Width(got))
				}
			}
		}
	}
}
