package text

import "testing"

func TestCleanDropsWhatATerminalWouldObey(t *testing.T) {
	for s, want := range map[string]string{
		"":                            "",
		"plain":                       "plain",
		"caf" + eAcute + family + "日": "caf" + eAcute + family + "日",
		"\x1b[31mred\x1b[0m":          "[31mred[0m",
		"\x1b]0;title\a":              "]0;title",
		"a\x00b\tc\nd\x7fe":           "ab c de",
		"\ta\r\nb\rc\n\rd\f":          " a b c  d ",
		"a\u0085b\u009B2Jc":           "ab2Jc",
		"a\x9b2J":                     "a\uFFFD2J",
		"a" + override + "b\u2066c":   "abc",
		"a\u200Eb\u200Fc\u061Cd":      "a\u200Eb\u200Fc\u061Cd",
		"a\xff\xfeb":                  "a\uFFFD\uFFFDb",
		"\xe4\xb8":                    "\uFFFD\uFFFD",
		"\uFFFD":                      "\uFFFD",
	} {
		if got := Clean(s); got != want {
			t.Errorf("Clean(%q) = %q, want %q", s, got, want)
		}
	}
}

func TestPrintable(t *testing.T) {
	for _, cluster := range []string{"a", " ", "~", eAcute, family, "日", "\uFFFD", "\u200E", "\u0301"} {
		if !Printable(cluster) {
			t.Errorf("Printable(%q) = false", cluster)
		}
	}
	for _, cluster := range []string{
		"", "\x00", "\t", "\n", "\r\n", "\x1b", "\x7f", "\u0080", "\u009F", override, "\u2069", "\xff", "\x9b",
	} {
		if Printable(cluster) {
			t.Errorf("Printable(%q) = true", cluster)
		}
	}
}

func TestNothingCleanIsUnprintable(t *testing.T) {
	s := Clean("a\x1b[2J\u009B" + override + family + "\xff\n" + eAcute)
	for _, cluster := range split(s) {
		if !Printable(cluster) {
			t.Errorf("%q of the clean %q is not printable", cluster, s)
		}
	}
}
