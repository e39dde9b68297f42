package widgets

import (
	"unicode"
	"unicode/utf8"
)

// indexFold is where want is in s, whatever the case; -1 where it is not.
func indexFold(s, want string) (from, to int) {
	first, _ := utf8.DecodeRuneInString(want)
	first = unicode.ToLower(first)
	for i, runes := 0, utf8.RuneCountInString(want); runes > 0 && i+runes <= len(s); {
		r, n := rune(s[i]), 1
		if r >= utf8.RuneSelf {
			r, n = utf8.DecodeRuneInString(s[i:])
		}
		if r == first || lower(r) == first {
			if n := prefixFold(s[i:], want); n >= 0 {
				return i, i + n
			}
		}
		i += n
	}
	return -1, -1
}

// prefixFold is how many bytes of s are want, whatever the case; -1 where it does
// not begin with it.
func prefixFold(s, want string) int {
	n := 0
	for want != "" {
		w, k := utf8.DecodeRuneInString(want)
		r, m := utf8.DecodeRuneInString(s[n:])
		if m == 0 || lower(r) != lower(w) {
			return -1
		}
		n, want = n+m, want[k:]
	}
	return n
}

func lower(r rune) rune {
	switch {
	case r >= utf8.RuneSelf:
		return unicode.ToLower(r)
	case r >= 'A' && r <= 'Z':
		return r + 'a' - 'A'
	}
	return r
}
