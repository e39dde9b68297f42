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
	{"ctrl+shift+left", true, (*editor).wordLeft},
	{"ctrl+shift+right", true, (*editor).wordRight},
}

// endKeys are those of a field of one line. A text area has rows instead.
var endKeys = [...]struct {
	chord  string
	extend bool
	to     func(*editor) int
}{
	{"home", false, (*editor).start},
	{"end", false, (*editor).end},
	{"shift+home", true, (*editor).start},
	{"shift+end", true, (*editor).end},
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
	endChords   = chords(len(endKeys), func(i int) string { return endKeys[i].chord })
	editChords  = chords(len(editKeys), func(i int) string { return editKeys[i].chord })
	allChords   = chords(1, func(int) string { return "alt+a" })
	// pasteChords put back what was cut or killed: Ctrl+V as everywhere, Alt+Y
	// where the terminal keeps Ctrl+V for itself. The Ctrl+Y of shells is redo.
	pasteChords = chords(2, func(i int) string { return [...]string{"ctrl+v", "alt+y"}[i] })
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
	if resp.Keys(allChords) >= 0 {
		e.selectAll()
	}
	if i := resp.Keys(caretChords); i >= 0 {
		e.moveTo(caretKeys[i].to(e), caretKeys[i].extend)
	}
}

func applyEndKeys(resp limoni.Response, e *editor) {
	if i := resp.Keys(endChords); i >= 0 {
		e.moveTo(endKeys[i].to(e), endKeys[i].extend)
	}
}

// moveTo moves the caret, or extends the selection.
func (e *editor) moveTo(to int, extend bool) {
	if e.extend(to); !extend {
		e.anchor = to
	}
}

func applyEditKeys(resp limoni.Response, e *editor) {
	if i := resp.Keys(editChords); i >= 0 {
		editKeys[i].edit(e)
	}
}

func (e *editor) start() int {
	if e.lines {
		return e.index.lineStart(e.value, e.caret)
	}
	return 0
}

func (e *editor) end() int {
	if e.lines {
		return e.index.lineEnd(e.value, e.caret)
	}
	return len(e.value)
}

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
	if e.secret {
		return 0
	}
	return wordStart(e.value, e.caret)
}

func (e *editor) wordRight() int {
	if e.secret {
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

func (e *editor) backspace()  { e.remove(e.left(), e.caret) }
func (e *editor) deleteNext() { e.remove(e.caret, e.right()) }
