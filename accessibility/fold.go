package accessibility

import (
	"strings"
	"unicode"
)

// sameText reports whether a and b are the same after white space is trimmed
// and folded. It builds no string.
func sameText(a, b string) bool {
	if a == b {
		return true
	}
	for {
		var wordA, wordB string
		wordA, a = cutWord(a)
		wordB, b = cutWord(b)
		if wordA != wordB {
			return false
		}
		if wordA == "" {
			return true
		}
	}
}

func cutWord(s string) (word, rest string) {
	s = strings.TrimLeftFunc(s, unicode.IsSpace)
	end := strings.IndexFunc(s, unicode.IsSpace)
	if end < 0 {
		return s, ""
	}
	return s[:end], s[end:]
}

// containsText reports whether part is in text, where any run of white space
// equals any other.
func containsText(text, part string) bool {
	return strings.Contains(text, part) || strings.Contains(fold(text), fold(part))
}

// fold makes one space of every run of white space. Text that is so already is
// returned as it is.
func fold(s string) string {
	space := false
	for _, r := range s {
		if unicode.IsSpace(r) && (space || r != ' ') {
			return foldRuns(s)
		}
		space = r == ' '
	}
	return s
}

func foldRuns(s string) string {
	out := make([]byte, 0, len(s))
	for s != "" {
		word := strings.TrimLeftFunc(s, unicode.IsSpace)
		if len(word) < len(s) {
			out = append(out, ' ')
		}
		word, s = cutWord(word)
		out = append(out, word...)
	}
	return string(out)
}
