package markdown

import (
	"strings"

	"limoni/accessibility"
	"limoni/internal/text"
)

// code lays code out: each of its lines is a node, and one that is too long
// goes on in the next row.
func (l *laying) code(e *element) {
	label := "Code"
	if e.language != "" {
		label += ": " + e.language
	}
	i := l.open(item{role: accessibility.RoleGroup, label: label})
	l.codes = append(l.codes, code{language: e.language, text: e.text})
	l.indent("", 2, false)
	for at, more := 0, true; more; {
		var s string
		s, _, more = strings.Cut(e.text[at:], "\n")
		n := l.open(item{role: accessibility.RoleText, label: s})
		l.codeLine(s, at)
		l.close(n)
		at += len(s) + 1
	}
	l.outdent()
	l.close(i)
}

func (l *laying) codeLine(s string, at int) {
	for first := true; first || s != ""; first = false {
		head, _ := text.Cut(s, l.room())
		if head == "" {
			head, _, _ = text.Next(s)
		}
		l.line()
		l.add(run{x: l.left, text: head, code: len(l.codes), at: at})
		s, at = s[len(head):], at+len(head)
	}
}
