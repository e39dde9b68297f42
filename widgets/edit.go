package widgets

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"limoni/internal/text"
)

// edit is one change of a text: what stood there before, and where the caret
// was. It is undone by putting both back.
type edit struct {
	value string
	caret int // bytes
}

// editor is the core of every text widget: a caret in a string that belongs to
// the app. Caret and deletions go by whole grapheme clusters, with one
// exception: Backspace, too, removes the whole cluster, marks included.
type editor struct {
	value string // as it was last seen
	caret int    // bytes, always between two clusters

	undone, done stack
	typing       bool // the last edit was typing: more of it is the same edit
}

// stack keeps the last edits in a fixed ring, so that an edit allocates its
// new string and nothing else.
type stack struct {
	edits [64]edit
	top   int
	n     int
}

func (s *stack) push(e edit) {
	s.edits[s.top] = e
	s.top = (s.top + 1) % len(s.edits)
	s.n = min(s.n+1, len(s.edits))
}

func (s *stack) pop() (edit, bool) {
	if s.n == 0 {
		return edit{}, false
	}
	s.n--
	s.top = (s.top + len(s.edits) - 1) % len(s.edits)
	e := s.edits[s.top]
	s.edits[s.top] = edit{}
	return e, true
}

// sync takes over a value that the app may have changed: what was done to the
// old one cannot be undone in the new one.
func (e *editor) sync(value string) {
	if value == e.value {
		return
	}
	*e = editor{value: value, caret: len(value)}
}

// set replaces the value as one edit that can be undone.
func (e *editor) set(value string, caret int, typing bool) {
	if value == e.value {
		e.caret = caret
		return
	}
	if !typing || !e.typing {
		e.done.push(edit{e.value, e.caret})
	}
	e.undone = stack{}
	e.value, e.caret, e.typing = value, caret, typing
}

// forget drops everything that could be undone: a secret leaves no trace.
func (e *editor) forget() { e.done, e.undone, e.typing = stack{}, stack{}, false }

// insert puts s at the caret.
func (e *editor) insert(s string) {
	e.set(e.value[:e.caret]+s+e.value[e.caret:], e.caret+len(s), true)
}

// remove deletes the bytes from i to j.
func (e *editor) remove(i, j int) {
	if i < j {
		e.set(e.value[:i]+e.value[j:], i, false)
	}
}

func (e *editor) undo() { e.exchange(&e.done, &e.undone) }
func (e *editor) redo() { e.exchange(&e.undone, &e.done) }

func (e *editor) exchange(from, to *stack) {
	if last, ok := from.pop(); ok {
		to.push(edit{e.value, e.caret})
		e.value, e.caret, e.typing = last.value, last.caret, false
	}
}

func (e *editor) move(caret int) { e.caret, e.typing = caret, false }

// left and right are the caret one cluster on.
func (e *editor) left() int {
	rest, _ := text.Prev(e.value[:e.caret])
	return len(rest)
}

func (e *editor) right() int {
	cluster, _, _ := text.Next(e.value[e.caret:])
	return e.caret + len(cluster)
}

// wordLeft is the start of the word before the caret, wordRight the end of the
// one after it; white space and punctuation part words.
func (e *editor) wordLeft() int {
	head := strings.TrimRightFunc(e.value[:e.caret], notWord)
	return strings.LastIndexFunc(head, notWord) + lastWidth(head)
}

func lastWidth(head string) int {
	i := strings.LastIndexFunc(head, notWord)
	if i < 0 {
		return 1 // LastIndexFunc gave -1: the word begins at 0
	}
	_, n := utf8.DecodeRuneInString(head[i:])
	return n
}

func (e *editor) wordRight() int {
	tail := e.value[e.caret:]
	word := strings.TrimLeftFunc(tail, notWord)
	end := strings.IndexFunc(word, notWord)
	if end < 0 {
		return len(e.value)
	}
	return len(e.value) - len(word) + end
}

func notWord(r rune) bool {
	return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !unicode.IsMark(r) && r != '_' && r != '\u200d'
}

// at is the caret position of a column: between the clusters nearest to it.
func caretAt(s string, column int) int {
	head, w := text.Cut(s, column)
	if cluster, _, cw := text.Next(s[len(head):]); cluster != "" && column > w && 2*(column-w) >= cw {
		return len(head) + len(cluster)
	}
	return len(head)
}
