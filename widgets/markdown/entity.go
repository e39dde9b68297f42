package markdown

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/yuin/goldmark/util"
)

// unescape replaces backslash escapes and character references, in one go: an
// escaped "&" begins none (CommonMark 0.31, sections 2.4 and 2.5).
func unescape(s string) string {
	if !strings.ContainsAny(s, `\&`) {
		return s
	}
	b := make([]byte, 0, len(s))
	for i := 0; i < len(s); {
		switch {
		case s[i] == '\\' && i+1 < len(s) && util.IsPunct(s[i+1]):
			b = append(b, s[i+1])
			i += 2
		case s[i] == '&':
			var n int
			b, n = appendReference(b, s[i:])
			i += n
		default:
			b = append(b, s[i])
			i++
		}
	}
	return string(b)
}

// appendReference appends what the reference at the beginning of s stands for,
// and returns how long it is; what is none is an "&".
func appendReference(b []byte, s string) ([]byte, int) {
	const longest = 34
	end := strings.IndexByte(s[:min(len(s), longest)], ';')
	if end > 2 && s[1] == '#' {
		digits, base := s[2:end], 10
		if digits[0] == 'x' || digits[0] == 'X' {
			digits, base = digits[1:], 16
		}
		if r, err := strconv.ParseUint(digits, base, 32); err == nil && len(digits) <= 7 {
			return appendRune(b, r), end + 1
		}
	}
	if end > 1 {
		if e, ok := util.LookUpHTML5EntityByName(s[1:end]); ok {
			return append(b, e.Characters...), end + 1
		}
	}
	return append(b, '&'), 1
}

func appendRune(b []byte, r uint64) []byte {
	if r == 0 || r > utf8.MaxRune || !utf8.ValidRune(rune(r)) {
		return utf8.AppendRune(b, utf8.RuneError)
	}
	return utf8.AppendRune(b, rune(r))
}
