package widgets

import (
	"strings"

	"limoni"
)

// clipboard is the text that was killed, cut or copied last. All fields of an
// app share it, and a terminal's own clipboard can be written but not read: so
// what is put back is this.
type clipboard struct{ text string }

// kill deletes the bytes from i to j and keeps them to be put back. Kills that
// follow one another are kept as one text.
func (e *editor) kill(i, j int) {
	if i == j {
		return
	}
	killed, backward, more := e.value[i:j], j == e.caret, e.killing
	switch {
	case e.secret || e.clipboard == nil:
	case more && backward:
		e.clipboard.text = killed + e.clipboard.text
	case more:
		e.clipboard.text += killed
	default:
		e.clipboard.text = strings.Clone(killed)
	}
	e.replace(i, j, "")
	e.killing = true
}

// killOr kills the selection, or where there is none the bytes from i to j.
func (e *editor) killOr(i, j int) {
	if a, b := e.selection(); a < b {
		i, j = a, b
	}
	e.kill(i, j)
}

func (e *editor) killWordLeft()  { e.killOr(e.wordLeft(), e.caret) }
func (e *editor) killWordRight() { e.killOr(e.caret, e.wordRight()) }
func (e *editor) killToStart()   { e.kill(e.start(), e.caret) }

// killToEnd kills the rest of the line, and at its end the line break.
func (e *editor) killToEnd() {
	end := e.end()
	if end == e.caret {
		end = e.right()
	}
	e.kill(e.caret, end)
}

// Copying and cutting are asked for only where something is selected: else
// Ctrl+C ends the app, as everywhere, and Ctrl+X is the app's.
var (
	copyChords = chords(1, func(int) string { return "ctrl+c" })
	cutChords  = chords(1, func(int) string { return "ctrl+x" })
)

// applyCopy takes Ctrl+C where something is selected. In a secret it does
// nothing: it must neither copy nor end the app.
func applyCopy(f *limoni.Frame, resp limoni.Response, e *editor) {
	if e.selects() && resp.Keys(copyChords) >= 0 {
		e.copySelection(f)
	}
}

// applyCut takes Ctrl+X where something is selected.
func applyCut(f *limoni.Frame, resp limoni.Response, e *editor) {
	if !e.selects() || resp.Keys(cutChords) < 0 || e.secret {
		return
	}
	e.copySelection(f)
	i, j := e.selection()
	e.replace(i, j, "")
}

// copySelection gives the selection to the app's clipboard and to the
// terminal's. A text that is too long for a terminal stays in the app.
func (e *editor) copySelection(f *limoni.Frame) {
	if e.secret {
		return
	}
	i, j := e.selection()
	e.clipboard.text = strings.Clone(e.value[i:j])
	_ = f.App().SetClipboard(e.clipboard.text) // see ErrClipboardTooLong: there is nobody to tell
}
