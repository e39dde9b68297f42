package text

import (
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// Spelled as escapes throughout: an editor that normalises would change what is tested.
const (
	family   = "\U0001F468\u200D\U0001F469\u200D\U0001F467\u200D\U0001F466"
	coder    = "\U0001F9D1\u200D\U0001F4BB"
	thumb    = "\U0001F44D\U0001F3FD"
	germany  = "\U0001F1E9\U0001F1EA"
	keycap   = "1\uFE0F\u20E3"
	eAcute   = "e\u0301"
	zap      = "\u26A1\uFE0F"
	label    = "\U0001F3F7\uFE0F"
	thai     = "\u0E01\u0E34"
	override = "\u202E"
)

// split returns the clusters that reading forward finds.
func split(s string) []string {
	var clusters []string
	for s != "" {
		var cluster string
		cluster, s, _ = Next(s)
		clusters = append(clusters, cluster)
	}
	return clusters
}

// splitBackward returns the clusters that reading backward finds, in the order of the text.
func splitBackward(s string) []string {
	var clusters []string
	for s != "" {
		var cluster string
		s, cluster = Prev(s)
		clusters = append(clusters, cluster)
	}
	slices.Reverse(clusters)
	return clusters
}

func TestNextSplitsOffOneCluster(t *testing.T) {
	for _, test := range []struct {
		s, cluster, rest string
		width            int
	}{
		{"", "", "", 0},
		{"ab", "a", "b", 1},
		{eAcute + "x", eAcute, "x", 1},
		{family + family, family, family, 2},
		{germany + "\U0001F1E8", germany, "\U0001F1E8", 2},
		{"字a", "字", "a", 2},
		{"\r\na", "\r\n", "a", 1},
		{"\r\u0301", "\r", "\u0301", 1},
		{"\x1b[31m", "\x1b", "[31m", 0},
		{"\u0301a", "\u0301", "a", 0},
		{"\xffa", "\xff", "a", 1},
		{"a\xe4\xb8", "a", "\xe4\xb8", 1},
		{"\xe4\xb8", "\xe4", "\xb8", 1},
		{"\xff\u0301", "\xff", "\u0301", 1},
		{"\xed\xa0\x80", "\xed", "\xa0\x80", 1},
		{thai + "a", thai, "a", 1},
	} {
		cluster, rest, width := Next(test.s)
		if cluster != test.cluster || rest != test.rest || width != test.width {
			t.Errorf("Next(%q) = %q, %q, %d, want %q, %q, %d",
				test.s, cluster, rest, width, test.cluster, test.rest, test.width)
		}
	}
}

func TestPrevSplitsOffWhatBackspaceRemoves(t *testing.T) {
	for _, test := range []struct{ s, rest, cluster string }{
		{"", "", ""},
		{"ab", "a", "b"},
		{"x" + eAcute, "x", eAcute},
		{family, "", family},
		{"a" + family, "a", family},
		{coder, "", coder},
		{thumb + thumb, thumb, thumb},
		{germany + germany, germany, germany},
		{germany + "\U0001F1E8", germany, "\U0001F1E8"},
		{"a" + keycap, "a", keycap},
		{"日本", "日", "本"},
		{"a\r\n", "a", "\r\n"},
		{"\n\u0301", "\n", "\u0301"},
		{"a\xe4\xb8", "a\xe4", "\xb8"},
		{"\u0915\u094D\u0937", "", "\u0915\u094D\u0937"},
		{thai, "", thai},
	} {
		if rest, cluster := Prev(test.s); rest != test.rest || cluster != test.cluster {
			t.Errorf("Prev(%q) = %q, %q, want %q, %q", test.s, rest, cluster, test.rest, test.cluster)
		}
	}
}

func TestClusters(t *testing.T) {
	for s, want := range map[string]int{
		"":                                  0,
		"abc":                               3,
		"caf" + eAcute:                      4,
		family:                              1,
		germany + germany:                   2,
		"\U0001F1E6\U0001F1E7\U0001F1E8":    2,
		keycap + thumb + coder + zap:        4,
		"a\r\nb":                            3,
		"\xff\xfe":                          2,
		"\u1112\u1161\u11AB\u1100\u1173":    2,
		"日本語" + thai:                        4,
		"\u0915\u094D\u0937\u093F" + "\x00": 2,
	} {
		if got := Clusters(s); got != want {
			t.Errorf("Clusters(%q) = %d, want %d", s, got, want)
		}
	}
}

func TestUnicodeGraphemeBreakTests(t *testing.T) {
	tests := breakTests(t)
	if len(tests) != 766 {
		t.Fatalf("read %d tests, want the 766 of Unicode 17.0", len(tests))
	}
	for _, want := range tests {
		s := strings.Join(want, "")
		if got := split(s); !slices.Equal(got, want) {
			t.Errorf("forward, %q splits into %q, want %q", s, got, want)
		}
		if got := splitBackward(s); !slices.Equal(got, want) {
			t.Errorf("backward, %q splits into %q, want %q", s, got, want)
		}
	}
}

// breakTests reads lines such as "÷ 0061 × 0308 ÷ 0062 ÷".
func breakTests(t *testing.T) [][]string {
	t.Helper()
	data, err := os.ReadFile("testdata/GraphemeBreakTest.txt")
	if err != nil {
		t.Fatal(err)
	}
	var tests [][]string
	for line := range strings.Lines(string(data)) {
		if line = strings.TrimSpace(line); strings.HasPrefix(line, "#") {
			continue
		}
		var clusters []string
		for part := range strings.SplitSeq(strings.Trim(line, "÷ "), "÷") {
			clusters = append(clusters, decodeHex(t, part))
		}
		tests = append(tests, clusters)
	}
	return tests
}

func decodeHex(t *testing.T, codePoints string) string {
	t.Helper()
	var b strings.Builder
	for field := range strings.FieldsSeq(strings.ReplaceAll(codePoints, "×", " ")) {
		r, err := strconv.ParseUint(field, 16, 32)
		if err != nil {
			t.Fatal(err)
		}
		b.WriteRune(rune(r))
	}
	return b.String()
}
