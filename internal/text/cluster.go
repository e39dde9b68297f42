package text

import (
	"strings"
	"unicode/utf8"

	"github.com/clipperhouse/uax29/v2/graphemes"
)

// Next splits s after its first extended grapheme cluster and gives the cluster's width in columns, so that
// cluster+rest == s. It returns "", "", 0 for "". A width of 0 means that the cluster has no cell of its own. A cluster
// that is one invalid byte, a tab or a line break has width 1; see Printable for how to show it.
func Next(s string) (cluster, rest string, width int) {
	n, width := first(s)
	return s[:n], s[n:], width
}

// Clusters returns the number of extended grapheme clusters in s. Control characters count, "\r\n" as one.
func Clusters(s string) int {
	count := 0
	for i := 0; i < len(s); count++ {
		n, _ := first(s[i:])
		i += n
	}
	return count
}

// first returns the length in bytes and the width of the first cluster of s: 0, 0 only for "".
func first(s string) (n, width int) {
	switch {
	case s == "":
		return 0, 0
	case strings.HasPrefix(s, "\r\n"):
		return 2, 1
	case asciiNext(s, 0):
		return 1, asciiWidth(s[0])
	}
	r, n := symbol(s), symbolBytes
	if r == 0 {
		r, n = utf8.DecodeRuneInString(s)
	}
	if invalid(r, n) {
		return 1, 1
	}
	if width := plainWidth(r); width > 0 && plainNext(s, n) {
		return n, width
	}
	cluster := graphemes.FromString(s).First()
	cluster = cluster[:validLen(cluster)]
	return len(cluster), clusterWidth(cluster)
}

// asciiNext reports whether s[i] is ASCII and nothing that follows can join it, LF after CR aside.
func asciiNext(s string, i int) bool {
	return s[i] < utf8.RuneSelf && (i+1 == len(s) || s[i+1] < utf8.RuneSelf)
}

// invalid reports whether r and n are what utf8 decodes from a byte that is not part of valid UTF-8.
func invalid(r rune, n int) bool { return r == utf8.RuneError && n == 1 }

// validLen returns the length of the valid UTF-8 that s begins with. The segmenter takes what is left of a cut-off
// sequence into the cluster before it, and here each such byte is a cluster of its own.
func validLen(s string) int {
	if utf8.ValidString(s) {
		return len(s)
	}
	for i, r := range s {
		if _, n := utf8.DecodeRuneInString(s[i:]); invalid(r, n) {
			return i
		}
	}
	return len(s)
}
