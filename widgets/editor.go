package widgets

import (
	"strings"
	"unicode/utf8"

	"limoni/internal/text"
)

// editor is the core of a text widget: a caret and a selection in a string
// that belongs to the app. They stand between grapheme clusters, always, and
// move and delete by whole ones. Backspace is no exception: it takes a letter
// with all its marks.
type editor struct {
	value string // as it was last seen
	caret int    // bytes
	// anchor is the other end of the selection, caret where there is none.
	anchor int
	// moved says that value or caret changed since the view was fitted.
	moved bool
	// oneWord makes word moves go to the ends: a mask shows no words.
	oneWord bool
	history
}

// sync takes over a value that the app has changed, and reports that. What was
// done to the old one cannot be undone in the new one. The caret stays, at the
// end where it stood there.
func (e *editor) sync(value string) bool {
	if value == e.value {
		return false
	}
	caret := min(e.caret, len(value))
	if e.caret == len(e.value) {
		caret = len(value)
	}
	e.value, e.history = value, history{}
	e.move(boundary(value, caret))
	return true
}

// selection is the bytes that are selected; where there are none, i == j is
// the caret.
func (e *editor) selection() (i, j int) {
	return min(e.caret, e.anchor), max(e.caret, e.anchor)
}

// move puts the caret somewhere and selects nothing.
func (e *editor) move(caret int) {
	e.extend(caret)
	e.anchor = caret
}

// extend moves the caret and leaves the other end of the selection.
func (e *editor) extend(caret int) {
	e.caret, e.moved, e.typing = caret, true, false
}

// replace puts s in the place of the bytes from i to j, as one edit.
func (e *editor) replace(i, j int, s string) {
	if e.value[i:j] == s {
		e.move(i + len(s))
		return
	}
	e.note()
	e.put(splice(e.value, i, j, s), i+len(s))
}

// insert puts the result of typing in the place of the value. Typing that
// follows typing is the same edit.
func (e *editor) insert(value string, caret int) {
	if !e.typing {
		e.note()
	}
	e.put(value, caret)
	e.typing = true
}

func (e *editor) put(value string, caret int) {
	e.value = value
	e.move(boundary(value, caret))
}

// splice is value with s in the place of the bytes from i to j. It is always a
// copy: s may lie in memory that is used again.
func splice(value string, i, j int, s string) string {
	var b strings.Builder
	b.Grow(len(value) - (j - i) + len(s))
	b.WriteString(value[:i])
	b.WriteString(s)
	b.WriteString(value[j:])
	return b.String()
}

// boundary is the first place at or after byte i of s that is between two
// clusters. An edit can join what stands on its two sides.
func boundary(s string, i int) int {
	for i < len(s) && !utf8.RuneStart(s[i]) {
		i++
	}
	if i == 0 {
		return 0
	}
	before, _ := text.Prev(s[:i])
	cluster, _, _ := text.Next(s[len(before):])
	return max(i, len(before)+len(cluster))
}
