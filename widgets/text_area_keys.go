package widgets

import "limoni"

// rowKeys move the caret over the rows; with Shift, where the terminal reports
// it, they extend the selection.
var rowKeys = [...]struct {
	chord  string
	extend bool
	move   func(m *areaMemory, height int, extend bool)
}{
	{"up", false, (*areaMemory).lineUp},
	{"down", false, (*areaMemory).lineDown},
	{"pageup", false, (*areaMemory).pageUp},
	{"pagedown", false, (*areaMemory).pageDown},
	{"home", false, (*areaMemory).rowStart},
	{"end", false, (*areaMemory).rowEnd},
	{"alt+<", false, (*areaMemory).textStart},
	{"alt+>", false, (*areaMemory).textEnd},
	{"ctrl+home", false, (*areaMemory).textStart},
	{"ctrl+end", false, (*areaMemory).textEnd},
	{"shift+up", true, (*areaMemory).lineUp},
	{"shift+down", true, (*areaMemory).lineDown},
	{"shift+pageup", true, (*areaMemory).pageUp},
	{"shift+pagedown", true, (*areaMemory).pageDown},
	{"shift+home", true, (*areaMemory).rowStart},
	{"shift+end", true, (*areaMemory).rowEnd},
	{"ctrl+shift+home", true, (*areaMemory).textStart},
	{"ctrl+shift+end", true, (*areaMemory).textEnd},
}

var (
	rowChords   = chords(len(rowKeys), func(i int) string { return rowKeys[i].chord })
	enterChords = chords(1, func(int) string { return "enter" })
)

func applyRowKeys(resp limoni.Response, m *areaMemory, height int) {
	if i := resp.Keys(rowChords); i >= 0 {
		rowKeys[i].move(m, height, rowKeys[i].extend)
	}
}

// place puts the caret at a byte, at the end of the row before if upstream is
// set.
func (m *areaMemory) place(at int, upstream, extend bool) {
	m.moveTo(at, extend)
	m.upstream = upstream
}

func (m *areaMemory) caretRow() textRow { return m.rows.row(m.caret, m.upstream) }

// vertical moves the caret to another row, in the column that it had when it
// began to move so.
func (m *areaMemory) vertical(from, to textRow, extend bool) {
	goal := m.goal
	if goal == 0 {
		goal = 1 + m.rows.column(from, m.caret)
	}
	at, upstream := m.rows.at(to, goal-1)
	m.place(at, upstream, extend)
	m.goal = goal
}

func (m *areaMemory) lineUp(_ int, extend bool) {
	from := m.caretRow()
	to, _ := m.rows.before(from)
	m.vertical(from, to, extend)
}

func (m *areaMemory) lineDown(_ int, extend bool) {
	from := m.caretRow()
	to, _ := m.rows.after(from)
	m.vertical(from, to, extend)
}

// pageUp and pageDown move caret and view by a view, less a row that stays.
func (m *areaMemory) pageUp(height int, extend bool) {
	from := m.caretRow()
	to, n := m.rows.up(from, max(height-1, 1))
	m.vertical(from, to, extend)
	top, _ := m.rows.up(m.rows.row(m.view.topIn(m.value), false), n)
	m.view.top = top.start
}

func (m *areaMemory) pageDown(height int, extend bool) {
	from := m.caretRow()
	to, n := m.rows.down(from, max(height-1, 1))
	m.vertical(from, to, extend)
	top, _ := m.rows.down(m.rows.row(m.view.topIn(m.value), false), n)
	m.view.top = top.start
}

func (m *areaMemory) rowStart(_ int, extend bool) { m.place(m.caretRow().start, false, extend) }

func (m *areaMemory) rowEnd(_ int, extend bool) {
	r := m.caretRow()
	m.place(r.end, !r.last(), extend)
}

func (m *areaMemory) textStart(_ int, extend bool) { m.place(0, false, extend) }
func (m *areaMemory) textEnd(_ int, extend bool)   { m.place(len(m.value), false, extend) }
