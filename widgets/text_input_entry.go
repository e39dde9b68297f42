package widgets

import (
	"strings"

	"limoni/internal/text"
)

// allowed is s as one line of the clusters that may be entered: line breaks
// and tabs become spaces, other control characters go. It is s itself where
// nothing has to change.
func (t TextInput) allowed(s string) string {
	s = inOneLine(s)
	if t.Filter == nil || t.allAllowed(s) {
		return s
	}
	var b strings.Builder
	for s != "" {
		var cluster string
		if cluster, s, _ = text.Next(s); t.Filter(cluster) {
			b.WriteString(cluster)
		}
	}
	return b.String()
}

func (t TextInput) allAllowed(s string) bool {
	for s != "" {
		var cluster string
		if cluster, s, _ = text.Next(s); !t.Filter(cluster) {
			return false
		}
	}
	return true
}

// inOneLine is s with spaces for line breaks and tabs, and without other
// control characters.
func inOneLine(s string) string {
	if strings.ContainsAny(s, "\r\n\t") {
		s = oneLine.Replace(s)
	}
	return text.Clean(s)
}

var oneLine = strings.NewReplacer("\r\n", " ", "\r", " ", "\n", " ", "\t", " ")
