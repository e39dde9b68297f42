package widgets

import (
	"limoni"
	"limoni/internal/text"
)

// caretKeys move the caret; with Shift, where the terminal reports it, they
// extend the selection.
var caretKeys = [...]struct {
	chord  string
	extend bool
	to     func(*editor) int
}{
	{"left", false, (*editor).collapseLeft},
	{"right", false, (*editor).collapseRight},
	{"home", false, (*editor).start},
	{"end", false, (*editor).end},
	{"ctrl+a", false, (*editor).start},
	{"ctrl+e", false, (*editor).end},
	{"ctrl+left", false, (*editor).wordLeft},
	{"ctrl+right", false, (*editor).wordRight},
	{"alt+left", false, (*editor).wordLeft},
	{"alt+right", false, (*editor).wordRight},
	{"alt+b", false, (*editor).wordLeft},
	{"alt+f", false, (*editor).wordRight},
	{"shift+left", true, (*editor).left},
	{"shift+right", true, (*editor).right},
	{"shift+home", true, (*editor).start},
	{"shift+end", true, (*editor).end},
	{"ctrl+shift+left", true, (*editor).wordLeft},
	{"ctrl+shift+right", true, (*editor).wordRight},
}

// editKeys change the value.
var editKeys = [...]struct {
	chord string
	edit  func(*editor)
}{
	{"backspace", (*editor).backspace},
	{"delete", (*editor).deleteNext},
	{"ctrl+w", (*editor).killWordLeft},
	{"alt+backspace", (*editor).killWordLeft},
	{"ctrl+backspace", (*editor).killWordLeft},
	{"alt+d", (*editor).killWordRight},
	{"ctrl+delete", (*editor).killWordRight},
	{"ctrl+u", (*editor).killToStart},
	{"ctrl+k", (*editor).killToEnd},
	{"ctrl+z", (*editor).undo},
	{"ctrl+y", (*editor).redo},
	{"ctrl+shift+z", (*editor).redo},
}

// The chords of the tables.
var (
	caretChords = chords(len(caretKeys), func(i int) string { return caretKeys[i].chord })
	editChords  = chords(len(editKeys), func(i int) string { return editKeys[i].chord })
)

func chords(n int, name func(i int) string) []limoni.Chord {
	parsed := make([]limoni.Chord, n)
	for i := range parsed {
		c, err := limoni.ParseChord(name(i))
		if err != nil {
			panic(err)
		}
		parsed[i] = c
	}
	return parsed
}

func applyCaretKeys(resp limoni.Response, e *editor) {
	i := resp.Keys(caretChords)
	switch {
	case i < 0:
	case caretKeys[i].extend:
		e.extend(caretKeys[i].to(e))
	default:
		e.move(caretKeys[i].to(e))
	}
}

func applyEditKeys(resp limoni.Response, e *editor) {
	if i := resp.Keys(editChords); i >= 0 {
		editKeys[i].edit(e)
	}
}

func (e *editor) start() int { return 0 }
func (e *editor) end() int   { return len(e.value) }

func (e *editor) left() int {
	rest, _ := text.Prev(e.value[:e.caret])
	return len(rest)
}

func (e *editor) right() int {
	cluster, _, _ := text.Next(e.value[e.caret:])
	return e.caret + len(cluster)
}

// collapseLeft and collapseRight leave a selection at its end.
func (e *editor) collapseLeft() int {
	if i, j := e.selection(); i < j {
		return i
	}
	return e.left()
}

func (e *editor) collapseRight() int {
	if i, j := e.selection(); i < j {
		return j
	}
	return e.right()
}

func (e *editor) wordLeft() int {
	if e.oneWord {
		return 0
	}
	return wordStart(e.value, e.caret)
}

func (e *editor) wordRight() int {
	if e.oneWord {
		return len(e.value)
	}
	return wordEnd(e.value, e.caret)
}

// remove deletes the selection, or where there is none the bytes from i to j.
func (e *editor) remove(i, j int) {
	if a, b := e.selection(); a < b {
		i, j = a, b
	}
	e.replace(i, j, "")
}

func (e *editor) backspace()     { e.remove(e.left(), e.caret) }
func (e *editor) deleteNext()    { e.remove(e.caret, e.right()) }
func (e *editor) killWordLeft()  { e.remove(e.wordLeft(), e.caret) }
func (e *editor) killWordRight() { e.remove(e.caret, e.wordRight()) }
func (e *editor) killToStart()   { e.replace(0, e.caret, "") }
func (e *editor) killToEnd()     { e.replace(e.caret, len(e.value), "") }
