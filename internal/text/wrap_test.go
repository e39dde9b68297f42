package text

import (
	"slices"
	"testing"
)

func TestWrap(t *testing.T) {
	for _, test := range []struct {
		name    string
		s       string
		columns int
		want    []string
	}{
		{"by words", "hello brave world", 11, []string{"hello brave", "world"}},
		{"nothing to wrap", "", 10, []string{""}},
		{"a line that fits exactly", "aaaaa", 5, []string{"aaaaa"}},
		{"exactly, then a hard break", "aaaaa\nbb", 5, []string{"aaaaa", "bb"}},
		{"exactly, then white space", "aaaaa  \nbb  ", 5, []string{"aaaaa", "bb  "}},
		{"white space at a soft break", "aa   bb", 4, []string{"aa", "bb"}},
		{"white space that hangs at the end", "aa   ", 3, []string{"aa"}},
		{"white space inside a line", "a  b c", 4, []string{"a  b", "c"}},
		{"a long word", "a abcdefgh b", 3, []string{"a", "abc", "def", "gh", "b"}},
		{"hard breaks", "a\n\nb\r\nc\n", 9, []string{"a", "", "b", "c", ""}},
		{"an indent", "  a b", 4, []string{"  a", "b"}},
		{"an indent without room for a word", "   abc", 4, []string{"abc"}},
		{"an indent wider than the line", "      \na", 4, []string{"", "a"}},
		{"wide characters", "日本語 字", 4, []string{"日本", "語", "字"}},
		{"wide characters, odd width", "日本語", 5, []string{"日本", "語"}},
		{"clusters stay whole", family + family + eAcute + eAcute, 3, []string{family, family + eAcute, eAcute}},
		{"a cluster wider than the line", "日本\n字", 1, []string{"日", "本", "字"}},
		{"a wide cluster between narrow ones", "a字b", 1, []string{"a", "字", "b"}},
		{"no-break space", "a b\u00A0c", 4, []string{"a", "b\u00A0c"}},
		{"zero width space", "ab\u200Bcd", 3, []string{"ab", "cd"}},
		{"tab", "ab\tcd", 3, []string{"ab", "cd"}},
		{"controls take no room", "ab\x1bc d", 3, []string{"ab\x1bc", "d"}},
		{"a control after white space that hangs", "abc \x1b", 3, []string{"abc"}},
		{"no room at all", "abc\ndef", 0, []string{""}},
		{"negative room", "abc", -3, []string{""}},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := Wrap(test.s, test.columns); !slices.Equal(got, test.want) {
				t.Errorf("Wrap(%q, %d) = %q, want %q", test.s, test.columns, got, test.want)
			}
		})
	}
}

func TestWrapLineSaysWhetherALineFollows(t *testing.T) {
	for _, test := range []struct {
		s, line, rest string
		more          bool
	}{
		{"abc", "abc", "", false},
		{"abc\n", "abc", "", true},
		{"abc  def", "abc", "def", true},
		{"abcdef", "abc", "def", true},
		{"", "", "", false},
	} {
		if line, rest, more := WrapLine(test.s, 3); line != test.line || rest != test.rest || more != test.more {
			t.Errorf("WrapLine(%q, 3) = %q, %q, %t, want %q, %q, %t",
				test.s, line, rest, more, test.line, test.rest, test.more)
		}
	}
}
