package limoni_test

import (
	"regexp"
	"strings"
	"testing"

	"limoni"
	"limoni/internal/vt"
)

// REP (ECMA-48, 8.3.103) repeats the last character, which of a cluster of
// several code points is not all: those are written each, and the terminal shows
// as many as were drawn. Terminals without REP are never sent one.
func TestOnlySingleCharactersAreRepeated(t *testing.T) {
	family := "\U0001F468\u200D\U0001F469\u200D\U0001F467\u200D\U0001F466"
	for _, c := range []struct {
		cluster     string
		ascii, each bool // repeated with Repeat, and with RepeatAny beside it
	}{
		{"x", true, true},
		{"\u2500", false, true},
		{"e\u0301", false, false},
		{family, false, false},
		{"\u26A0\uFE0F", false, false},
		{"\U0001F1E9\U0001F1EA", false, false},
		{"\u0E01\u0E34", false, false},
	} {
		want, last := strings.Repeat(c.cluster, 20), []rune(c.cluster)
		repeat := regexp.MustCompile(regexp.QuoteMeta(string(last[len(last)-1:])) + `\x1b\[[0-9]*b`)
		for caps, expected := range map[limoni.Capabilities]bool{{}: false, {Repeat: true}: c.ascii, {Repeat: true, RepeatAny: true}: c.each} {
			var out writes
			limoni.New(60, 2, func(f *limoni.Frame) { f.Print(row(f, 0), want, limoni.Style{}) },
				limoni.WithCapabilities(caps), limoni.WithOutput(&out)).Feed(nil)
			terminal := vt.New(60, 2)
			terminal.Write(out.bytes)
			if got := strings.TrimRight(terminal.Row(0), " "); got != want {
				t.Errorf("%+v: the terminal shows %+q, want 20 of %+q", caps, got, c.cluster)
			}
			if got := repeat.Match(out.bytes); got != expected {
				t.Errorf("%+v: %+q is repeated: %v, want %v, in %q", caps, c.cluster, got, expected, out.bytes)
			}
		}
	}
}
