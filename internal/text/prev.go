package text

import (
	"unicode"
	"unicode/utf8"
)

// Prev splits s before its last extended grapheme cluster, so that rest+cluster == s. It returns "", "" for "". The
// cluster is the one that reading forward with Next ends with: what Left passes over and Backspace removes.
func Prev(s string) (rest, cluster string) {
	start := lastRune(s, len(s))
	for start > 0 && !surelyBetween(s, start) {
		start = lastRune(s, start)
	}
	// A boundary is known for sure only at start, and more may follow it: flags are paired from the left.
	for start < len(s) {
		n, _ := first(s[start:])
		if start+n == len(s) {
			break
		}
		start += n
	}
	return s[:start], s[start:]
}

// lastRune returns where the last code point of s[:end] begins.
func lastRune(s string, end int) int {
	_, n := utf8.DecodeLastRuneInString(s[:end])
	return end - n
}

// surelyBetween reports whether the two code points at i are in two clusters whatever stands before them. Looking at
// the two alone is not enough where the first one extends a cluster: a joiner, a virama, a skin tone.
func surelyBetween(s string, i int) bool {
	before, m := utf8.DecodeLastRuneInString(s[:i])
	after, n := utf8.DecodeRuneInString(s[i:])
	switch {
	case before < utf8.RuneSelf && after < utf8.RuneSelf:
		return before != '\r' || after != '\n'
	case !standsAlone(before):
		return false
	}
	length, _ := first(s[i-m : i+n])
	return length == m
}

// standsAlone reports whether r is certainly no mark, joiner or modifier. A character that the Go tables do not know
// yet may be one.
func standsAlone(r rune) bool {
	return unicode.IsGraphic(r) && !unicode.In(r, unicode.M, unicode.Lm, unicode.Sk)
}
