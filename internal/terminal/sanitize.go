package terminal

import (
	"strings"
	"unicode/utf8"
)

// cleanLine makes text from outside harmless inside a control string: without
// the characters that would end it or begin another one (C0, DEL, C1), without
// the bidirectional controls that make a text look like another one, valid
// UTF-8, one line, and at most limit bytes. Tabs and line breaks become spaces.
func cleanLine(text string, limit int) string {
	var b strings.Builder
	for _, r := range clean(text) {
		if r == '\n' || r == '\t' {
			r = ' '
		}
		if b.Len()+utf8.RuneLen(r) > limit {
			break
		}
		b.WriteRune(r)
	}
	return b.String()
}

// clean keeps the line breaks, all as "\n", and the tabs.
func clean(text string) string {
	text = strings.ReplaceAll(strings.ToValidUTF8(text, ""), "\r\n", "\n")
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\r', r == '\u2028', r == '\u2029': // and the line and paragraph separators
			return '\n'
		case r == '\n' || r == '\t':
			return r
		case !Key(r).Printable() || bidiControl(r):
			return -1
		}
		return r
	}, text)
}

// bidiControl reports whether r is one of the controls of UAX #9: marks,
// embeddings, overrides and isolates.
func bidiControl(r rune) bool {
	return r == 0x061c || r == 0x200e || r == 0x200f || r >= 0x202a && r <= 0x202e || r >= 0x2066 && r <= 0x2069
}
