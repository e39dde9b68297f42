package text

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

// FuzzAgreement holds what every caller relies on, for any bytes and any width: measuring, painting, cutting and
// wrapping see the same clusters.
func FuzzAgreement(f *testing.F) {
	for _, s := range []string{
		"", "plain text", "caf" + eAcute, family + germany + "\U0001F1E8", keycap + zap + "a\uFE0F", "日本語 한글",
		"\x1b[31mred\r\n\u0301\t", "\xff\xe4\xb8\xed\xa0\x80", thai + "\u0600a" + override, "  a  b \n c  ",
		"\u0915\u094D\u200D\u0937\u094D", "\u1100\u1161\u11A8\uAC00\u11A8", "\U0001F3FD\u200D\u2764\uFE0F",
		"\U000113C2\U000113D0\U000113C2", // a conjunct that Go's own tables are too old to know
	} {
		f.Add(s, 5)
	}
	f.Fuzz(func(t *testing.T, s string, columns int) {
		columns %= 100
		checkClusters(t, s)
		checkClean(t, s)
		checkCut(t, s, columns)
		checkWrap(t, s, columns)
	})
}

func checkClusters(t *testing.T, s string) {
	sum, clusters := 0, split(s)
	for _, cluster := range clusters {
		w := Width(cluster)
		if w < 0 || w > 2 {
			t.Fatalf("cluster %q of %q has width %d", cluster, s, w)
		}
		if w > 0 && !Printable(cluster) && Clean(cluster) != "\uFFFD" && Clean(cluster) != " " {
			t.Fatalf("cluster %q of %q has width %d and must not be painted", cluster, s, w)
		}
		sum += w
	}
	if strings.Join(clusters, "") != s || len(clusters) != Clusters(s) {
		t.Fatalf("%q splits into %q, Clusters is %d", s, clusters, Clusters(s))
	}
	if Width(s) != sum {
		t.Fatalf("Width(%q) = %d, its clusters have %d", s, Width(s), sum)
	}
	if back := splitBackward(s); !slices.Equal(back, clusters) {
		t.Fatalf("%q splits backward into %q, forward into %q", s, back, clusters)
	}
}

func checkClean(t *testing.T, s string) {
	clean := Clean(s)
	if !utf8.ValidString(clean) || strings.ContainsFunc(clean, dropped) || Clean(clean) != clean {
		t.Fatalf("Clean(%q) = %q", s, clean)
	}
	if clean == s != (utf8.ValidString(s) && !strings.ContainsFunc(s, dropped)) {
		t.Fatalf("Clean(%q) = %q changes too much or too little", s, clean)
	}
}

func checkCut(t *testing.T, s string, columns int) {
	head, width := Cut(s, columns)
	if !strings.HasPrefix(s, head) || width != Width(head) || width > max(columns, 0) {
		t.Fatalf("Cut(%q, %d) = %q, %d", s, columns, head, width)
	}
	if _, _, next := Next(s[len(head):]); columns >= 0 && len(head) < len(s) && width+next <= columns {
		t.Fatalf("Cut(%q, %d) = %q is not the longest", s, columns, head)
	}
	checkCutLeft(t, s, columns)
	if cut := Truncate(s, columns); Width(cut) > max(columns, 0) {
		t.Fatalf("Truncate(%q, %d) = %q is %d wide", s, columns, cut, Width(cut))
	}
}

func checkCutLeft(t *testing.T, s string, columns int) {
	tail, width := CutLeft(s, columns)
	if !strings.HasSuffix(s, tail) || width != Width(tail) || width > max(columns, 0) {
		t.Fatalf("CutLeft(%q, %d) = %q, %d", s, columns, tail, width)
	}
	rest, cluster := Prev(s[:len(s)-len(tail)])
	if columns >= 0 && cluster != "" && width+Width(cluster) <= columns {
		t.Fatalf("CutLeft(%q, %d) = %q is not the longest", s, columns, tail)
	}
	if got := append(split(rest+cluster), split(tail)...); !slices.Equal(got, split(s)) {
		t.Fatalf("CutLeft(%q, %d) = %q splits a cluster: %q", s, columns, tail, got)
	}
	if cut := TruncateLeft(s, columns); Width(cut) > max(columns, 0) {
		t.Fatalf("TruncateLeft(%q, %d) = %q is %d wide", s, columns, cut, Width(cut))
	}
}

func checkWrap(t *testing.T, s string, columns int) {
	if columns < 1 {
		return
	}
	var shown strings.Builder
	for _, line := range Wrap(s, columns) {
		if _, rest := firstShown(line); Width(line) > columns && Width(rest) > 0 {
			t.Fatalf("Wrap(%q, %d) has the line %q, %d wide", s, columns, line, Width(line))
		}
		shown.WriteString(visible(line))
	}
	if got, want := shown.String(), visible(s); got != want {
		t.Fatalf("Wrap(%q, %d) shows %q, want %q", s, columns, got, want)
	}
}

// firstShown splits s behind its first cluster that has a width.
func firstShown(s string) (first, rest string) {
	rest = s
	for width := 0; rest != "" && width == 0; {
		_, rest, width = Next(rest)
	}
	return s[:len(s)-len(rest)], rest
}

// visible returns the clusters of s that are seen.
func visible(s string) string {
	var b strings.Builder
	for _, cluster := range split(s) {
		if Width(cluster) > 0 && !isSpace(cluster) && cluster != "\n" && cluster != "\r\n" {
			b.WriteString(cluster)
		}
	}
	return b.String()
}
