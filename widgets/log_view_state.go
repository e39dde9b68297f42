package widgets

import (
	"time"

	"limoni"
)

// LogState is the view of a log. Its Offset is the first line in view.
type LogState struct {
	ListState
	// Column is how many columns are scrolled away on the left where lines are
	// not wrapped.
	Column int

	lines  logRows
	search search
	spans  []span // while a line is drawn: where each text is next in it
	paused bool
	asked  request

	top    place // what was drawn first
	anchor place // as the user or the app last chose it, in a view of size
	size   limoni.Point
	known  bool
	chosen bool // in this pass the app chose the offset
	page   int  // whole lines in view

	// The numbers of the lines with the cursor, at the top and of the anchor,
	// and of the first that came while paused.
	// They stay as they are while other lines take their rows, so that the
	// view goes back to its own when those come again: a filter shows them late.
	cursorLine, topLine, anchorLine, newLine int
	// located is the rows of the first three as this pass found them.
	located [3]int

	told   int // lines before this one were announced
	toldAt time.Time
	heard  bool // told is known
}

// request is what the app asks for between frames.
type request uint8

const (
	askFollow request = 1 << iota
	askNext
	askPrevious
)

// Follow goes to the newest line and follows it.
func (st *LogState) Follow() { st.asked |= askFollow }

// FindNext goes to the next line that matches Find of the log.
func (st *LogState) FindNext() { st.asked |= askNext }

// FindPrevious goes to the line before that matches.
func (st *LogState) FindPrevious() { st.asked |= askPrevious }

// Following reports whether the newest line is in view whenever one comes.
func (st *LogState) Following() bool { return !st.paused }

// update takes in the lines of this pass and finds those in view again. It
// reports whether matches are still to be counted.
func (st *LogState) update(f *limoni.Frame, v *LogView) (searching bool) {
	r, least := &st.lines, min(v.MinLevel, LogFatal)
	anew := r.update(f, v.Lines)
	filtered := r.keep(least, v.Kept, anew)
	text := ""
	if v.Find != nil {
		text = *v.Find
	}
	if anew {
		st.paused, st.heard = false, false
	}
	if filtered {
		st.size = limoni.Point{X: -1} // the line with the cursor is to be in view
	}
	st.locate(r)
	if v.Found != nil {
		st.search.use(r, text, *v.Found)
		return false
	}
	return st.search.update(r, text, anew || filtered)
}

// locate finds the lines of the view, which have moved where others are gone.
func (st *LogState) locate(r *logRows) {
	last := max(r.Len()-1, 0)
	if st.selected = min(r.row(st.cursorLine), r.Len()-1); !st.paused {
		st.selected = r.Len() - 1
	}
	st.chosen = st.Offset != st.top.line
	st.anchor.line = min(r.row(st.anchorLine), last)
	st.top.line = min(r.row(st.topLine), last)
	if st.located = [3]int{st.selected, st.top.line, st.anchor.line}; st.chosen {
		st.top = place{line: min(max(st.Offset, 0), last)}
	}
}

// remember keeps the numbers of the lines of the view.
func (st *LogState) remember() {
	st.keep(&st.cursorLine, st.selected, st.located[0])
	st.keep(&st.topLine, st.top.line, st.located[1])
	st.keep(&st.anchorLine, st.anchor.line, st.located[2])
}

// keep notes the number of a row that is another than the one it was found at,
// and of every row while the log follows.
func (st *LogState) keep(number *int, row, found int) {
	r := &st.lines
	if n := r.Len(); n > 0 && (row != found || !st.paused) {
		*number = r.number(clamp(row, n))
	}
}

// pause stops following, or resumes it.
func (st *LogState) pause(on bool, r *logRows) {
	if on {
		st.pauseAt(r)
	} else {
		st.paused = false
	}
}

func (st *LogState) pauseAt(r *logRows) {
	if !st.paused {
		st.paused, st.newLine = true, r.end
	}
}
