package widgets

import (
	"strings"
	"unicode/utf8"

	"limoni/internal/text"
)

// editor is the core of every text widget: a caret and a selection in a string
// that belongs to the app. They stand between grapheme clusters, always, and
// move and delete by whole ones. Backspace is no exception: it takes a letter
// with all its marks.
//
// An edit makes one new string. What else it costs depends on what was edited
// and not on how much text there is: the index follows it, and the history
// keeps the difference.
type editor struct {
	value string    // as it was last seen
	index lineIndex // of value
	caret int       // bytes
	// anchor is the other end of the selection, caret where there is none.
	anchor int
	// moved says that value or caret changed since the view was fitted.
	moved bool
	// upstream says that the caret, where a line is broken into rows, stands at
	// the end of the row before and not at the beginning of the row after.
	upstream bool
	// goal is 1 + the column that Up and Down keep to, 0 where they begin anew.
	goal int
	// lines makes moves to the start and the end go to those of the line.
	lines bool
	// secret keeps no history, gives nothing to the clipboard, and shows no words.
	secret    bool
	killing   bool // the last thing done was a kill: the next one adds to it
	clipboard *clipboard
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
	i, j, n := difference(e.value, value)
	e.index.edit(value, i, j, n)
	e.value, e.history = value, history{}
	e.move(boundary(value, caret))
	return true
}

// selection is the bytes that are selected; where there are none, i == j is
// the caret.
func (e *editor) selection() (i, j int) {
	return min(e.caret, e.anchor), max(e.caret, e.anchor)
}

// selects reports whether anything is selected.
func (e *editor) selects() bool { return e.caret != e.anchor }

// move puts the caret somewhere and selects nothing.
func (e *editor) move(caret int) {
	e.extend(caret)
	e.anchor = caret
}

// extend moves the caret and leaves the other end of the selection.
func (e *editor) extend(caret int) {
	e.caret, e.moved = caret, true
	e.upstream, e.goal, e.typing, e.killing = false, 0, false, false
}

// span selects the bytes from i to j.
func (e *editor) span(i, j int) {
	e.move(i)
	e.extend(j)
}

func (e *editor) selectAll() { e.span(0, len(e.value)) }

// replace puts s in the place of the bytes from i to j, as one edit.
func (e *editor) replace(i, j int, s string) {
	if e.value[i:j] == s {
		e.move(i + len(s))
		return
	}
	e.note(i, j, len(s))
	e.put(splice(e.value, i, j, s), i, j, len(s))
}

// insert makes a value of which the n bytes at i were typed in the place of
// those up to j. Typing that follows typing is the same edit.
func (e *editor) insert(value string, i, j, n int) {
	if !e.typing || !e.history.goesOn(i, n) {
		e.note(i, j, n)
	}
	e.put(value, i, j, n)
	e.typing = true
}

// put takes over a value in which n bytes stand in the place of those from i
// to j, with the caret behind them.
func (e *editor) put(value string, i, j, n int) {
	e.index.edit(value, i, j, n)
	e.value = value
	e.move(boundary(value, i+n))
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

// difference says what was replaced to make s into other: n bytes stand in the
// place of those from i to j.
func difference(s, other string) (i, j, n int) {
	short := min(len(s), len(other))
	for step := 1 << 16; step > 0; step >>= 4 {
		for i+step <= short && s[i:i+step] == other[i:i+step] {
			i += step
		}
	}
	j, n = len(s), len(other)
	for step := 1 << 16; step > 0; step >>= 4 {
		for min(j, n)-i >= step && s[j-step:j] == other[n-step:n] {
			j, n = j-step, n-step
		}
	}
	return i, j, n - i
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
