package text

import (
	"strings"
	"unicode/utf8"
)

// Clean returns s as it may be given to a terminal: without control characters and bidirectional overrides, line breaks
// and tabs among them, and with U+FFFD for each byte that is not part of valid UTF-8. What remains of an escape
// sequence is plain text. A string that is clean is returned as it is, without an allocation.
func Clean(s string) string {
	n := cleanLen(s)
	if n == len(s) {
		return s
	}
	var b strings.Builder
	b.Grow(len(s))
	b.WriteString(s[:n])
	for _, r := range s[n:] {
		if !dropped(r) {
			b.WriteRune(r)
		}
	}
	return b.String()
}

// Printable reports whether cluster may be given to a terminal as it is: it is not empty, it is valid UTF-8 and holds no
// control character or bidirectional override. Of the others, those with a width are invalid bytes and are shown as
// Clean shows them, U+FFFD; those without are left out.
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

// dropped reports whether r is never shown: C0, DEL and C1 (ECMA-48), and the bidirectional embeddings, overrides and
// isolates (UAX #9), which would show text in an order that is not the one it is read in.
func dropped(r rune) bool {
	return r < ' ' || 0x7F <= r && r <= 0x9F || 0x202A <= r && r <= 0x202E || 0x2066 <= r && r <= 0x2069
}
