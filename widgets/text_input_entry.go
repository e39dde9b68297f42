package widgets

import (
	"strings"

	"limoni"
	"limoni/internal/text"
)

// enter puts what may be entered of s in the place of the selection, and
// returns how many clusters that was.
func (t TextInput) enter(e *editor, s string) int {
	i, j := e.selection()
	s, value := t.fitting(e.value, i, j, t.allowed(s))
	if s == "" {
		return 0
	}
	e.insert(value, i+len(s))
	return limoni.Clusters(s)
}

// fitting is as much of s as may stand in the place of the bytes from i to j,
// and the value that makes. Clusters are counted in the result: a mark that
// joins the letter before it adds none.
func (t TextInput) fitting(old string, i, j int, s string) (fits, value string) {
	value = splice(old, i, j, s)
	for t.MaxLength > 0 && s != "" {
		over := limoni.Clusters(value) - t.MaxLength
		if over <= 0 {
			break
		}
		for ; over > 0 && s != ""; over-- {
			s, _ = text.Prev(s)
		}
		value = splice(old, i, j, s)
	}
	return s, value
}

// allowed is s as one line of the clusters that may be entered: line breaks
// and tabs become spaces, other control characters go. It is s itself where
// nothing has to change.
func (t TextInput) allowed(s string) string {
	if strings.ContainsAny(s, "\r\n\t") {
		s = oneLine.Replace(s)
	}
	s = text.Clean(s)
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

var oneLine = strings.NewReplacer("\r\n", " ", "\r", " ", "\n", " ", "\t", " ")
