package widgets

import (
	"strings"

	"limoni/internal/text"
)

// inLines is s with "\n" for every line break, with its tabs, and without other
// control characters. It is s itself where nothing has to change.
func inLines(s string) string {
	if strings.IndexByte(s, '\r') >= 0 {
		s = lineFeeds.Replace(s)
	}
	if cleanLines(s) {
		return s
	}
	var b strings.Builder
	b.Grow(len(s))
	for s != "" {
		n := strings.IndexAny(s, "\n\t")
		if n < 0 {
			n = len(s)
		}
		b.WriteString(text.Clean(s[:n]))
		if n < len(s) {
			b.WriteByte(s[n])
			n++
		}
		s = s[n:]
	}
	return b.String()
}

// cleanLines reports whether s has nothing that must go.
func cleanLines(s string) bool {
	for s != "" {
		n := strings.IndexAny(s, "\n\t")
		if n < 0 {
			n = len(s)
		}
		if n > 0 && !text.Printable(s[:n]) {
			return false
		}
		s = s[min(n+1, len(s)):]
	}
	return true
}

var lineFeeds = strings.NewReplacer("\r\n", "\n", "\r", "\n")
