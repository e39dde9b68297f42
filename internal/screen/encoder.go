package screen

import "image"

// Cursor is where the terminal's own cursor belongs, in the coordinates of the frame. Screen readers and braille
// displays follow it, also where it is hidden. The zero value, and a place outside of the frame, is none: then it is
// hidden and stays wherever writing left it.
type Cursor struct {
	X, Y    int
	Visible bool
	Placed  bool // hidden or not, it goes to X, Y; a visible one always does
}

// Encoder turns frames into the bytes that make a terminal show them (ECMA-48 and xterm). It remembers what the
// terminal shows, its pen and its cursor, and writes only what differs. The zero value is ready: its first frame is a
// full repaint. It does not rely on automatic wrapping; a terminal that is told not to wrap (DECAWM off) cannot do harm
// where it draws a cluster at the right edge wider than we count it.
type Encoder struct {
	// Profile is what the terminal can show. After a change the next frame is a full repaint.
	Profile Profile
	// Sync puts a frame of several rows, or of more than 256 bytes, between the brackets of synchronized output
	// (private mode 2026), so that it appears at once. Set it only where the terminal knows the mode.
	Sync bool

	known   bool // the terminal shows what shown holds
	profile Profile
	table   *Table // what the clusters and extras in shown refer to, as of sweep number epoch
	epoch   uint32
	size    image.Point
	shown   []Cell
	writer  writer
	cursor  cursorState
}

type cursorState uint8

const (
	cursorUnknown cursorState = iota
	cursorHidden
	cursorVisible
)

const (
	syncBegin = "\x1b[?2026h"
	syncEnd   = "\x1b[?2026l"
	syncBytes = 256 // a shorter frame of one row reaches the terminal whole anyway
)

// Invalidate makes the next frame a full repaint from an unknown state: after a suspend, a child program, or whenever
// something else may have written to the terminal.
func (e *Encoder) Invalidate() { e.known = false }

// Encode appends to dst the bytes that turn what the terminal shows into next, with the cursor last, and takes them
// for written. Where nothing changed, the cursor included, it appends nothing.
func (e *Encoder) Encode(dst []byte, next *Buffer, cursor Cursor) []byte {
	if next.Bounds.Empty() {
		return dst
	}
	start := len(dst)
	if e.Sync {
		dst = append(dst, syncBegin...)
	}
	body := len(dst)
	dst, full := e.prepare(dst, next)
	at := image.Point{cursor.X, cursor.Y}
	placed := at.In(next.Bounds) && (cursor.Visible || cursor.Placed)
	shown := placed && cursor.Visible
	if !shown {
		dst = e.hide(dst)
	}
	dst, rows := e.rows(dst, next)
	if placed {
		dst = e.writer.move(dst, at.X-next.Bounds.Min.X, at.Y-next.Bounds.Min.Y, nil)
	}
	if shown {
		dst = e.show(dst)
	}
	return e.finish(dst, start, body, full || rows > 1)
}

// prepare brings what is known of the terminal in line with the frame to come; full says that it is repainted.
func (e *Encoder) prepare(dst []byte, next *Buffer) (_ []byte, full bool) {
	full = !e.known || e.size != next.Bounds.Size() || e.profile != e.Profile
	if full {
		dst = e.reset(dst, next.Bounds.Size())
	} else if e.table != next.Table || next.Table != nil && e.epoch != next.Table.epoch {
		e.forget()
	}
	if e.table = next.Table; e.table != nil {
		e.epoch = e.table.epoch
	}
	return dst, full
}

// reset clears the terminal, whatever it shows and however it draws.
func (e *Encoder) reset(dst []byte, size image.Point) []byte {
	if n := size.X * size.Y; cap(e.shown) < n {
		e.shown = make([]Cell, n)
	} else {
		e.shown = e.shown[:n]
	}
	repeat(e.shown, blank)
	e.known, e.size, e.profile, e.cursor = true, size, e.Profile, cursorUnknown
	e.writer = writer{width: size.X, profile: e.Profile, row: true, column: true}
	return append(dst, "\x1b[m\x1b[H\x1b[2J"...)
}

// forget makes the cells that refer to a table differ from every other: their numbers have a new meaning.
func (e *Encoder) forget() {
	for i := range e.shown {
		if c := &e.shown[i]; c.Glyph&glyphCluster != 0 || c.Extra != 0 {
			c.Glyph = glyphUnknown
		}
	}
}

// rows writes the rows that changed and returns how many did.
func (e *Encoder) rows(dst []byte, next *Buffer) (_ []byte, changed int) {
	w := e.size.X
	for y := range e.size.Y {
		row, shown := next.Cells[y*w:][:w], e.shown[y*w:][:w]
		if sameRow(row, shown) {
			continue
		}
		dst = e.writer.diff(dst, y, row, shown, next.Table)
		copy(shown, row)
		changed++
	}
	return dst, changed
}

func (e *Encoder) hide(dst []byte) []byte {
	if e.cursor == cursorHidden {
		return dst
	}
	e.cursor = cursorHidden
	return append(dst, "\x1b[?25l"...)
}

func (e *Encoder) show(dst []byte) []byte {
	if e.cursor == cursorVisible {
		return dst
	}
	e.cursor = cursorVisible
	return append(dst, "\x1b[?25h"...)
}

// finish closes the synchronized-output bracket that was opened at start, or takes it away where it is not worth it.
func (e *Encoder) finish(dst []byte, start, body int, tall bool) []byte {
	if body == start {
		return dst
	}
	if len(dst) > body && (tall || len(dst)-body > syncBytes) {
		return append(dst, syncEnd...)
	}
	return append(dst[:start], dst[body:]...)
}
