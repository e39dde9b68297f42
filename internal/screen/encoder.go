package screen

import (
	"image"
	"math"
)

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
// full repaint. The terminal must not wrap at its right edge (DECAWM off, CSI ? 7 l): the cursor then stays in its row,
// also where a cluster is drawn wider than we count it.
type Encoder struct {
	// Profile says which colours the terminal has. After a change the next frame is a full repaint.
	Profile Profile
	// Capabilities is what else it understands. After a change of Clusters, Links or Underlines, which change how
	// cells look, the next frame is a full repaint. With Sync, a frame of several rows or of more than 256 bytes is
	// put between the brackets of synchronized output.
	Capabilities Capabilities
	// Inline draws into a band of as many rows as the frame has, on the normal screen, below what is there; see
	// [Encoder.Leave]. The frame must not be higher than the terminal.
	Inline bool
	// PictureNumbers is added to the numbers, 1 to 255, that kitty's pictures get: programs that leave pictures on one
	// screen need other ones each.
	PictureNumbers uint32

	known  bool // the terminal shows what shown holds
	looks  looks
	table  *Table // what the clusters and extras in shown refer to, as of sweep number epoch
	epoch  uint32
	size   image.Point
	shown  []Cell
	stale  bool    // a repaint was asked for
	rows   []int32 // those that the frame changes
	wrote  int     // how many rows were written, or more where they were scrolled
	votes  []int32 // scratch: for how many rows each scroll was found
	empty  []Cell  // a blank row
	writer writer
	cursor cursorState
	stamps stamper // nil until a frame has a picture
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
// something else may have written to the terminal. Inline, it begins a new band at the cursor.
func (e *Encoder) Invalidate() { e.known = false }

// Repaint makes the next frame a full repaint in its place: because the terminal's size has changed, which may have
// changed back since, and what was cut off is lost all the same; or because nobody knows what has happened to it.
func (e *Encoder) Repaint() { e.stale = true }

// Encode appends to dst the bytes that turn what the terminal shows into next, with the cursor last, and takes them
// for written. Where nothing changed, the cursor included, it appends nothing.
func (e *Encoder) Encode(dst []byte, next *Buffer, cursor Cursor) []byte {
	if next.Bounds.Empty() {
		return dst
	}
	start := len(dst)
	if e.Capabilities.Sync {
		dst = append(dst, syncBegin...)
	}
	body := len(dst)
	dst, full := e.prepare(dst, next)
	at := image.Point{cursor.X, cursor.Y}
	if cursor.Placed = at.In(next.Bounds) && (cursor.Visible || cursor.Placed); !cursor.Placed || !cursor.Visible {
		dst = e.hide(dst)
	}
	cursor.X, cursor.Y = at.X-next.Bounds.Min.X, at.Y-next.Bounds.Min.Y
	if e.stamps != nil {
		next = e.stamps.under(e, next)
	}
	dst = e.draw(dst, next, cursor)
	if cursor.Placed && cursor.Visible {
		dst = e.show(dst)
	}
	return e.finish(dst, start, body, full || e.wrote > 1)
}

// prepare brings what is known of the terminal in line with the frame to come; full says that it is repainted.
func (e *Encoder) prepare(dst []byte, next *Buffer) (_ []byte, full bool) {
	size, now := next.Bounds.Size(), e.current()
	full = !e.known || e.stale || e.size != size || e.looks != now
	if e.stamps == nil && len(next.pictures) > 0 {
		e.stamps = next.pictures[0].picture.stamper()
	}
	if e.stamps != nil {
		dst, full = e.stamps.prepare(dst, e, full)
	}
	if e.table != next.Table || next.Table != nil && e.epoch != next.Table.epoch {
		e.forget()
	}
	if full {
		dst = e.clear(dst, size)
		e.reset(size, now)
	}
	if e.table = next.Table; e.table != nil {
		e.epoch = e.table.epoch
	}
	e.writer.table, e.writer.can = next.Table, e.Capabilities
	return dst, full
}

func (e *Encoder) current() looks {
	c := &e.Capabilities
	return looks{e.Profile, c.Links, c.Underlines, c.Clusters, e.Inline}
}

// clear clears the terminal, whatever it shows and however it draws, and brings the cursor to the first cell.
func (e *Encoder) clear(dst []byte, size image.Point) []byte {
	if e.Inline {
		return e.clearBand(dst, size)
	}
	return append(dst, "\x1b[m\x1b[H\x1b[2J"...)
}

// reset makes a cleared terminal what is known.
func (e *Encoder) reset(size image.Point, now looks) {
	n := size.X * size.Y
	if cap(e.shown) < n {
		e.shown = make([]Cell, n)
	}
	if cap(e.empty) < size.X {
		e.empty, e.writer.shifted = make([]Cell, size.X), make([]Cell, size.X)
	}
	if len(e.votes) < 2*size.Y {
		e.rows, e.votes = make([]int32, 0, size.Y), make([]int32, 2*size.Y)
	}
	e.shown, e.empty = e.shown[:n], e.empty[:size.X]
	repeat(e.shown, blank)
	repeat(e.empty, blank)
	e.known, e.stale, e.size, e.looks, e.cursor = true, false, size, now, cursorUnknown
	e.writer = writer{width: size.X, inline: e.Inline, looks: now, column: true, shifted: e.writer.shifted, doubt: glyphDoubt | glyphEmoji}
	if now.clusters {
		e.writer.doubt = glyphDoubt
	}
}

// forget makes the cells that refer to a table differ from every other: their numbers have a new meaning.
func (e *Encoder) forget() {
	e.writer.forgetExtra()
	for i := range e.shown {
		if c := &e.shown[i]; c.Glyph&glyphCluster != 0 || c.Extra != 0 {
			*c = Cell{Glyph: glyphUnknown}
		}
	}
}

// draw writes the rows that changed, and then the cursor's place.
func (e *Encoder) draw(dst []byte, next *Buffer, cursor Cursor) []byte {
	e.findChanges(next)
	if s, ok := e.scroll(next); ok {
		dst = e.drawShorter(dst, next, cursor, &s)
	} else {
		dst = e.drawRows(dst, next, cursor, &scroll{}, math.MaxInt)
	}
	for _, y := range e.rows {
		copy(e.shownRow(int(y)), e.nextRow(next, int(y)))
	}
	return dst
}

// drawShorter draws both with the scroll and without it, and keeps what is shorter.
func (e *Encoder) drawShorter(dst []byte, next *Buffer, cursor Cursor, s *scroll) []byte {
	start, before := len(dst), e.writer
	dst = e.drawRows(e.appendScroll(dst, s), next, cursor, s, math.MaxInt)
	end, after, wrote := len(dst), e.writer, e.wrote+2
	e.writer = before
	dst = e.drawRows(dst, next, cursor, &scroll{}, end+end-start)
	if len(dst)-end > end-start {
		e.writer, e.wrote = after, wrote
		return dst[:end]
	}
	return append(dst[:start], dst[end:]...)
}

// drawRows writes what differs after a scroll, and then the cursor's place. It gives up where the output gets longer
// than limit.
func (e *Encoder) drawRows(dst []byte, next *Buffer, cursor Cursor, s *scroll, limit int) []byte {
	w := &e.writer
	e.wrote = 0
	for i, y := 0, -1; ; {
		if y, i = e.nextChange(y, i, s); y < 0 {
			break
		}
		row, shown := e.nextRow(next, y), e.empty
		if from := s.source(y); from >= 0 {
			shown = e.shownRow(from)
		}
		before := w.written(dst)
		dst = w.diff(dst, y, row, shown)
		if w.written(dst) > before {
			e.wrote++
		}
		if w.written(dst) > limit {
			w.fork.n = 0
			return dst
		}
	}
	if e.stamps != nil {
		dst = e.stamps.stamp(dst, e)
	}
	if cursor.Placed {
		dst = w.move(dst, cursor.X, cursor.Y, nil)
	}
	return w.closeLink(w.chooseShortest(dst))
}

// nextChange returns the next row after y that may have to be written: one that changed, or that was scrolled. The
// rows before number i of those that changed are done.
func (e *Encoder) nextChange(y, i int, s *scroll) (int, int) {
	for i < len(e.rows) && int(e.rows[i]) <= y {
		i++
	}
	if s.n != 0 && y < s.bottom {
		y = max(y+1, s.top)
		if i < len(e.rows) {
			y = min(y, int(e.rows[i]))
		}
		return y, i
	}
	if i == len(e.rows) {
		return -1, i
	}
	return int(e.rows[i]), i
}

// findChanges lists the rows that differ from what is shown.
func (e *Encoder) findChanges(next *Buffer) {
	e.rows = e.rows[:0]
	for y := range e.size.Y {
		if !sameRow(e.nextRow(next, y), e.shownRow(y)) {
			e.rows = append(e.rows, int32(y))
		}
	}
}

func (e *Encoder) nextRow(next *Buffer, y int) []Cell { return next.Cells[y*e.size.X:][:e.size.X] }
func (e *Encoder) shownRow(y int) []Cell              { return e.shown[y*e.size.X:][:e.size.X] }

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
