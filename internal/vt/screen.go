// Package vt is a small terminal emulator. It shows what a program's output does to a screen, so that tests,
// screenshots and readers of a screen can look at cells instead of bytes:
//
//	s := vt.New(20, 3)
//	s.Write([]byte("\x1b[2;3H\x1b[1mhello\x1b[m"))
//	s.Row(1)        // "  hello             "
//	s.Cell(2, 1)    // the cell of h: Text, Wide, Continuation, Style
//	s.Cursor()      // 7, 1, true
//	s.Unknown()     // empty: every sequence was understood
//
// It follows xterm where terminals differ: a character in the last column leaves the cursor there until the next one
// wraps, erasing uses the background colour, half of an overwritten wide character becomes blank. Unlike xterm it
// keeps one grapheme cluster (Unicode UAX #29) in one cell, as kitty, Ghostty and WezTerm do.
//
// What it does not understand it counts, see Unknown. What a program leaves behind it lists, see Changed.
//
// All coordinates are zero based, x in columns and y in rows. A Screen is not safe for use by several goroutines.
package vt

import "strings"

// Screen is the state of a terminal: its cells, modes, title and history. New makes one.
type Screen struct {
	// Reply is called from Write with the bytes that the terminal would send back to the program, whole answers, in
	// order. It must not call the Screen. Nil means that questions stay unanswered.
	Reply func([]byte)

	// Quirks make it another terminal.
	Quirks

	decoder decoder
	parser  parser

	w, h        int
	rows        []row // of the active buffer
	other       []row // of the inactive one
	alternate   bool
	history     history
	top, bottom int // scroll region, both inclusive

	cursor
	saved    [2]cursor // DECSC, for the main and the alternate buffer
	joinable joinable
	graphic  string // the last character written, for REP
	tabs     []bool

	modes     map[int]bool // what DECSET and DECRST said; absent is the default
	savedMode map[int]bool // XTSAVE
	insert    bool         // IRM
	newline   bool         // LNM
	keypad    bool         // DECKPAM
	keyboard  [2]keyboard  // kitty protocol, for the main and the alternate buffer
	otherKeys int          // XTMODKEYS 4
	shape     int          // DECSCUSR

	title     string
	titles    []string // XTWINOPS 22
	clipboard []Clipboard
	notified  notifications
	pictures  pictures
	bells     int
	erased    map[int]int
	unknown   map[string]int
}

// New returns a screen of w columns and h rows, blank, in the state of a terminal after power-up. Sizes below 1 count
// as 1.
func New(w, h int) *Screen {
	s := &Screen{w: max(w, 1), h: max(h, 1), erased: map[int]int{}, unknown: map[string]int{}}
	s.parser.out = s
	s.reset()
	return s
}

// Size returns the number of columns and rows.
func (s *Screen) Size() (w, h int) { return s.w, s.h }

// Write shows p. It never fails. How the output is cut into writes makes no difference: sequences, UTF-8 and clusters
// are put together across them.
func (s *Screen) Write(p []byte) (int, error) {
	for _, b := range p {
		s.decoder.feed(b, &s.parser)
	}
	return len(p), nil
}

// Cell returns the cell at a column and row, and a zero Cell outside the screen.
func (s *Screen) Cell(x, y int) Cell {
	if x < 0 || y < 0 || x >= s.w || y >= s.h {
		return Cell{}
	}
	return s.rows[y].cells[x]
}

// Row returns the text of a row over the whole width of the screen, and "" outside the screen.
func (s *Screen) Row(y int) string {
	if y < 0 || y >= s.h {
		return ""
	}
	return s.rows[y].text()
}

// String returns all rows, trailing spaces trimmed, joined by line feeds. A screen of h rows always gives h lines.
func (s *Screen) String() string {
	lines := make([]string, s.h)
	for y := range lines {
		lines[y] = strings.TrimRight(s.Row(y), " ")
	}
	return strings.Join(lines, "\n")
}

// Title returns what OSC 0 or OSC 2 set last.
func (s *Screen) Title() string { return s.title }

// Bells returns how often BEL rang.
func (s *Screen) Bells() int { return s.bells }
