package automation

import (
	"strconv"
	"unicode/utf16"
)

// loneSurrogate reports whether JSON text has a \u escape that is half of a
// surrogate pair (RFC 8259 section 8.2). It stands for no character, and
// decoders replace it silently: the text typed would not be the text sent.
func loneSurrogate(text []byte) bool {
	for i := 0; i < len(text); i++ {
		if text[i] != '\\' {
			continue
		}
		unit, ok := escapedUnit(text[i:])
		if !ok {
			i++ // the escaped character
			continue
		}
		i += 5
		if !utf16.IsSurrogate(unit) {
			continue
		}
		low, ok := escapedUnit(text[i+1:])
		if !ok || utf16.DecodeRune(unit, low) == '\ufffd' {
			return true
		}
		i += 6
	}
	return false
}

// escapedUnit decodes a \uXXXX at the start of text.
func escapedUnit(text []byte) (rune, bool) {
	if len(text) < 6 || text[0] != '\\' || text[1] != 'u' {
		return 0, false
	}
	unit, err := strconv.ParseUint(string(text[2:6]), 16, 16)
	return rune(unit), err == nil
}
