package vt

import "strings"

// maxHistory is how many rows the history keeps.
const maxHistory = 10000

// history holds the rows that scrolled off the top of the main screen, oldest first, without their trailing blanks.
type history struct {
	rows []row
}

// add keeps copies of rows.
func (h *history) add(rows []row) {
	for _, r := range rows {
		h.rows = append(h.rows, r.trimmed())
	}
	if extra := len(h.rows) - maxHistory; extra > 0 {
		clear(h.rows[:extra])
		h.rows = h.rows[extra:]
	}
}

// take removes the newest rows, at most n.
func (h *history) take(n int) []row {
	keep := max(len(h.rows)-n, 0)
	rows := h.rows[keep:]
	h.rows = h.rows[:keep:keep]
	return rows
}

// Scrollback returns the text of the rows that scrolled off the top of the main screen, oldest first, trailing spaces
// trimmed. The newest 10,000 are kept. Nothing comes here from the alternate screen.
func (s *Screen) Scrollback() []string {
	lines := make([]string, len(s.history.rows))
	for i, row := range s.history.rows {
		lines[i] = strings.TrimRight(row.text(), " ")
	}
	return lines
}
