package widgets

import (
	"strings"
	"unicode/utf8"

	"limoni"
)

const tabColumns = 8

// PlainText is the text of a log line as a [LogBuffer] keeps it: without escape
// sequences and other control characters, with spaces for tabs up to the next
// eighth column. It is for [LogLines] that hold text which a program wrote.
func PlainText(s string) string { return plainText(s) }

// plainText is s without escape sequences and other control characters, with
// spaces for tabs. A string without any is returned as it is.
func plainText(s string) string {
	if !strings.ContainsFunc(s, isControl) {
		return s
	}
	var b strings.Builder
	b.Grow(len(s))
	columns, from := 0, 0 // of what was written before from
	for s != "" {
		r, n := utf8.DecodeRuneInString(s)
		switch {
		case r == '\t':
			columns += limoni.Width(b.String()[from:])
			gap := tabColumns - columns%tabColumns
			b.WriteString("        "[:gap])
			columns, from = columns+gap, b.Len()
		case isControl(r):
			n = sequence(s, r, n)
		default:
			b.WriteString(s[:n])
		}
		s = s[n:]
	}
	return b.String()
}

// isControl reports whether r is one of C0, DEL or C1 (ECMA-48).
func isControl(r rune) bool { return r < 0x20 || r >= 0x7f && r < 0xa0 }

// sequence is how many bytes of s belong to the control function that begins
// with r, n bytes long. One that does not end is all of s.
func sequence(s string, r rune, n int) int {
	if r == 0x1b {
		if n == len(s) {
			return n
		}
		r = rune(s[n])
		if n++; r >= 0x40 && r < 0x60 { // ESC and a letter is short for a C1 control
			r += 0x40
		} else {
			return n + upTo(s[n-1:], 0x30, 0x7e) - 1
		}
	}
	switch r {
	case 0x9b: // CSI
		return n + upTo(s[n:], 0x40, 0x7e)
	case 0x90, 0x98, 0x9d, 0x9e, 0x9f: // DCS, SOS, OSC, PM, APC
		return n + upToEnd(s[n:])
	}
	return n
}

// upTo is how many bytes there are up to one from low to high, and that.
func upTo(s string, low, high byte) int {
	for i := range len(s) {
		if s[i] >= low && s[i] <= high {
			return i + 1
		}
	}
	return len(s)
}

// upToEnd is how many bytes there are up to BEL or ST, and that.
func upToEnd(s string) int {
	for _, end := range [...]string{"\a", "\x1b\\", "\u009c"} {
		if i := strings.Index(s, end); i >= 0 {
			if before := upToEnd(s[:i]); before < i {
				return before
			}
			return i + len(end)
		}
	}
	return len(s)
}
