package text

import (
	"testing"
	"unicode/utf8"

	"github.com/clipperhouse/displaywidth"
	"github.com/clipperhouse/uax29/v2/graphemes"
)

func TestWidthInColumns(t *testing.T) {
	for s, want := range map[string]int{
		"":                               0,
		"abc":                            3,
		germany:                          2,
		family:                           2,
		"caf" + eAcute:                   4,
		thumb:                            2,
		coder:                            2,
		"한글中文日本語ABC":                     17,
		"\u1112\u1161\u11AB":             2,
		"あいうえおかきくけこ|end":                 24,
		"\uFF21\uFF22":                   4, // fullwidth letters
		"\uFF71\uFF9E":                   1, // halfwidth katakana with its sound mark
		"\uFF9E":                         1, // the mark alone: a letter, not a combining mark
		thai:                             1,
		"\u0915\u094D\u0937":             1,
		"\u2014\u2026\u00B1\u2460\u00A7": 5, // ambiguous
		"─│┌█▒":                          5,
		"\uE000":                         1, // private use
		"\U0002FFFD\U0003FFFD":           4, // not assigned, wide by default
		"\U0001FAE9\U0001FAEA":           4, // emoji of Unicode 16 and 17
	} {
		if got := Width(s); got != want {
			t.Errorf("Width(%q) = %d, want %d", s, got, want)
		}
	}
}

func TestWidthOfEmojiSequences(t *testing.T) {
	for s, want := range map[string]int{
		"\u26A1":                         2, // emoji by default
		zap:                              2,
		"\u26A1\uFE0E":                   2, // as text, still East Asian Wide
		"\u2764":                         1, // text by default
		"\u2764\uFE0F":                   2,
		"\u2764\uFE0F\u200D\U0001F525":   2,
		"\u00A9\uFE0F":                   2,
		label:                            2,
		label + " tag":                   6,
		zap + " fix":                     6,
		"\u26A0\uFE0F automated":         12,
		"a\uFE0F":                        1, // no emoji form
		"\u2605\uFE0F":                   1, // no emoji form either
		"1":                              1,
		"1\uFE0F":                        2,
		keycap:                           2,
		"#\uFE0F\u20E3*\uFE0F\u20E3":     4,
		"1\u20E3":                        1, // no valid keycap sequence
		"\u261D\U0001F3FD":               2, // text by default, emoji with a skin tone
		"\U0001F3FD":                     2,
		"\U0001F1E6":                     2, // a regional indicator alone
		"\U0001F1E6\U0001F1E7\U0001F1E8": 4,
		"\U0001F3F4\U000E0067\U000E0062\U000E0065\U000E006E\U000E0067\U000E007F": 2,
		"\U0001F3F3\uFE0F\u200D\U0001F308":                                       2,
	} {
		if got := Width(s); got != want {
			t.Errorf("Width(%q) = %d, want %d", s, got, want)
		}
	}
}

func TestWidthOfWhatIsNotShown(t *testing.T) {
	for s, want := range map[string]int{
		"\x00\a\b\x0e\x1b\x7f":           0,
		"\u0080\u0085\u009B\u009F":       0,
		"\x1b[31mred\x1b[0m":             10,
		"\u202A\u202B\u202C\u202D\u202E": 0,
		"\u2066\u2067\u2068\u2069":       0,
		"\u200E\u200F\u061C":             0,
		"\u200B\u200D\uFEFF\u00AD":       0,
		"\u0301":                         0, // a mark at the start has no cell
		"\u0301a":                        1,
		"a\x1b\u0301":                    1,
		"\u0600":                         0,
		"\u0600\u0661":                   1, // a number sign joins the digit after it
		"\uFFFD":                         1,
		"\xff":                           1,
		"\xff\xfe":                       2,
		"a\xe4\xb8":                      3, // two bytes of three
		"\xed\xa0\x80":                   3, // an encoded surrogate is invalid
		"\xff\u0301":                     1,
	} {
		if got := Width(s); got != want {
			t.Errorf("Width(%q) = %d, want %d", s, got, want)
		}
	}
}

// The blocks that are known without the tables must say what the tables say.
func TestPlainCharactersAgreeWithTheTables(t *testing.T) {
	checked := 0
	for r := rune(0x80); r < 0x20000; r++ {
		if plainWidth(r) == 0 {
			continue
		}
		checked++
		if got, want := plainWidth(r), displaywidth.Rune(r); got != want {
			t.Errorf("plainWidth(%U) = %d, the tables say %d", r, got, want)
		}
		for _, next := range []rune{'a', 'é', 'я', '✓', '─', 'か', 'ア', '字', '가', '각', '\U0001F600'} {
			pair := string(r) + string(next)
			if first := graphemes.FromString(pair).First(); first != string(r) || !plainNext(pair, len(first)) {
				t.Errorf("%U and %U: the tables do not split them, or plainNext does not", r, next)
			}
		}
	}
	if checked < 30_000 {
		t.Errorf("only %d plain characters found", checked)
	}
}

func TestEveryCodePointHasOneWidth(t *testing.T) {
	for r := rune(0); r <= utf8.MaxRune; r++ {
		s := string(r) // U+FFFD for surrogates
		cluster, rest, width := Next(s)
		if cluster != s || rest != "" || width != Width(s) || width < 0 || width > 2 {
			t.Fatalf("Next(%U) = %q, %q, %d and Width is %d", r, cluster, rest, width, Width(s))
		}
		if dropped(r) && !blank(r) && width != 0 {
			t.Errorf("%U is dropped and has width %d", r, width)
		}
	}
}

// In one line what separates words is a space, so that they stay apart.
func TestWidthOfTabsAndLineBreaks(t *testing.T) {
	for s, want := range map[string]int{
		"a\tb": 3, "a\nb": 3, "a\r\nb": 3, "a\rb": 3, "\v\f": 2, "\n\r\n": 2, "\r\r\n": 2, "\t\u0301": 1, "a\r": 2,
	} {
		if got := Width(s); got != want {
			t.Errorf("Width(%q) = %d, want %d", s, got, want)
		}
	}
}
