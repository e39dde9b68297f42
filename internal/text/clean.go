package text

import (
	"strings"
	"unicode/utf8"
)

// Clean returns s as it may be given to a terminal: in one line, with a space for each tab and line break, without other
// control characters and bidirectional overrides, and with U+FFFD for each byte that is not part of valid UTF-8. What
// remains of an escape sequence is plain text. A string that is clean is returned as it is, without an allocation.
func Clean(s string) string {
	n := cleanLen(s)
	if n == len(s) {
		return s
	}
	var b strings.Builder
	b.Grow(len(s))
	b.WriteString(s[:n])
	var before rune
	for _, r := range s[n:] {
		switch {
		case blank(r) && (before != '\r' || r != '\n'):
			b.WriteByte(' ')
		case !dropped(r):
			b.WriteRune(r)
		}
		before = r
	}
	return b.String()
}

// Printable reports whether cluster may be given to a terminal as it is: it is not empty, it is valid UTF-8 and holds no
// control character or bidirectional override. Of the others, those with a width are invalid bytes, tabs and line breaks
// and are shown as Clean shows them, U+FFFD and a space; those without are left out.
func Printable(cluster string) bool {
	return cluster != "" && cleanLen(cluster) == len(cluster)
}

// cleanLen returns the length of the prefix of s that needs no change.
func cleanLen(s string) int {
	for i := 0; i < len(s); {
		if ' ' <= s[i] && s[i] < 0x7F {
			i++
			continue
		}
		r, n := utf8.DecodeRuneInString(s[i:])
		if dropped(r) || invalid(r, n) {
			return i
		}
		i += n
	}
	return len(s)
}

// blank reports whether r is white space among the control characters: the tab, and what breaks a line or a page. In one
// line it is shown as a space, so that the words beside it stay apart.
func blank(r rune) bool { return '\t' <= r && r <= '\r' }

// dropped reports whether r is never shown as it is: C0, DEL and C1 (ECMA-48), and the bidirectional embeddings, overrides and
// isolates (UAX #9), which would show text in an order that is not the one it is read in.
func dropped(r rune) bool {
	return r < ' ' || 0x7F <= r && r <= 0x9F || 0x202A <= r && r <= 0x202E || 0x2066 <= r && r <= 0x2069
}
