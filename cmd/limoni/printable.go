package main

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"limoni/accessibility"
)

// printable makes text safe to print. What an app shows is data: it must not
// steer the terminal, ring it, or reorder what stands beside it. All but line
// breaks that does so becomes the escape of a Go string.
func printable(text string) string {
	return escaped(text, func(r rune) string {
		if r == '\n' {
			return "\n"
		}
		quoted := strconv.QuoteRuneToASCII(r)
		return quoted[1 : len(quoted)-1]
	})
}

// printableJSON does so with the escapes of JSON: what it decodes to stays the
// same.
func printableJSON(text string) string {
	return escaped(text, func(r rune) string {
		switch high, low := utf16.EncodeRune(r); {
		case r == '\n':
			return "\n"
		case high != utf8.RuneError:
			return fmt.Sprintf(`\u%04x\u%04x`, high, low)
		}
		return fmt.Sprintf(`\u%04x`, r)
	})
}

// printableCell does so with one sign for each, so that columns stay where they
// are.
func printableCell(text string) string {
	return escaped(text, func(rune) string { return string(utf8.RuneError) })
}

func escaped(text string, escape func(rune) string) string {
	text = strings.ToValidUTF8(text, string(utf8.RuneError))
	if strings.IndexFunc(text, accessibility.Steers) < 0 {
		return text
	}
	var b strings.Builder
	for _, r := range text {
		if accessibility.Steers(r) {
			b.WriteString(escape(r))
		} else {
			b.WriteRune(r)
		}
	}
	return b.String()
}
