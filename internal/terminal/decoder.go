package terminal

import "time"

// defaultEscTimeout separates the Esc key from the sequences that begin with
// its byte; silence is how long any other unfinished thing is waited for.
const (
	defaultEscTimeout = 50 * time.Millisecond
	silence           = time.Second
)

// maxSequence bounds what is kept of one control sequence. A longer one is
// read to its end and then gives no event.
const maxSequence = 1 << 20

// Decoder turns the bytes of a terminal into events. It is a state machine
// that goes byte by byte, so it does not matter how the bytes were cut into
// reads; time matters only to what is unfinished:
//
//   - ESC followed by nothing for EscTimeout is the Esc key, ESC followed by a
//     character is Alt with that key;
//   - a control sequence, character or paste that stops for a second is given
//     up. Of a paste what has come is delivered, a sequence is dropped and never
//     typed, so that Alt+[ (which looks like the beginning of one) is not
//     reported.
//
// Sequences it does not know give no event. Replies of the terminal are
// [KindReply], never keys. Invalid UTF-8 is U+FFFD, once per broken character.
//
// The zero Decoder is ready. It belongs to one goroutine.
type Decoder struct {
	// EscTimeout is how long ESC waits for the rest of a sequence; zero means
	// 50 ms. A remote terminal may need a longer one.
	EscTimeout time.Duration

	state state
	bare  byte   // the byte after ESC, until a second one shows that it began a sequence
	alt   bool   // an ESC stands before the sequence: Alt where that is a key, else the Esc key
	over  bool   // the sequence is longer than maxSequence
	rest  int    // bytes that the UTF-8 character inside a control string still needs
	seq   []byte // the sequence so far
	paste paste
	held  Button // pressed last; X10 releases do not say which
	table keyTable
	last  time.Time // of the last byte

	reports      int       // cursor position reports that are awaited
	reportsUntil time.Time // when they are given up
	out          []Event
}

type state uint8

const (
	ground      state = iota
	character         // inside a UTF-8 character of several bytes
	escape            // after ESC
	escapeTwice       // after ESC ESC
	sequence          // after CSI
	consoleKey        // after CSI [, the Linux console's function keys
	mouseX10          // after CSI M, three bytes follow
	singleShift       // after SS3
	str               // inside OSC, DCS, APC, PM or SOS
	strEscape         // after ESC in one of these
	inPaste           // between the brackets of a paste
)

// reportPatience is how long a cursor position report is waited for.
const reportPatience = 5 * time.Second

// AwaitCursorReports says that n more cursor position reports (CPR) were asked
// for by now. The report "CSI 1 ; 2 R" of row 1 has the same bytes as Shift+F3
// of xterm, and so have the columns to 16: they are a report while one is
// awaited, otherwise a key. Any other "CSI row ; column R" is always a report.
// Each that comes is one less; the answer to DA1 and five seconds end the wait,
// so DA1 should be asked for after them.
func (d *Decoder) AwaitCursorReports(n int, now time.Time) {
	if n > 0 {
		d.reports, d.reportsUntil = d.reports+n, now.Add(reportPatience)
	}
}

// Feed decodes data, read at now, and appends its events to dst. What was
// overdue by then is ended first, as by [Decoder.Expire].
func (d *Decoder) Feed(dst []Event, data []byte, now time.Time) []Event {
	d.out = d.Expire(dst, now)
	if len(data) > 0 {
		d.last = now
	}
	if !now.Before(d.reportsUntil) {
		d.reports = 0
	}
	for len(data) > 0 {
		if d.state == inPaste {
			data = data[d.paste.plain(data):]
		}
		if len(data) > 0 {
			d.step(data[0])
			data = data[1:]
		}
	}
	dst, d.out = d.out, nil
	return dst
}

// Deadline returns when Expire must be called if nothing more is fed, and
// false where nothing waits. Whoever sleeps until then feeds what has been
// read meanwhile before calling Expire, or a slow machine turns an arrow key
// into Esc.
func (d *Decoder) Deadline() (time.Time, bool) {
	if d.state == ground {
		return time.Time{}, false
	}
	return d.last.Add(d.patience()), true
}

// patience is how long the state may last without another byte.
func (d *Decoder) patience() time.Duration {
	esc := d.EscTimeout
	if esc <= 0 {
		esc = defaultEscTimeout
	}
	if d.state == escape || d.state == escapeTwice || d.bare != 0 {
		return esc
	}
	return max(esc, silence)
}

// Expire ends what is overdue at now and appends the events of that to dst.
func (d *Decoder) Expire(dst []Event, now time.Time) []Event {
	at, waiting := d.Deadline()
	if !waiting || now.Before(at) {
		return dst
	}
	d.out = dst
	d.giveUp()
	dst, d.out = d.out, nil
	return dst
}

func (d *Decoder) giveUp() {
	switch {
	case d.state == inPaste:
		d.endPaste()
	case d.state == character:
		d.badCharacter()
	case d.bare != 0:
		d.flushEsc()
		d.key(Chord{Key(d.bare), ModAlt})
	case d.state == escapeTwice:
		d.key(Chord{Key: KeyEsc})
		fallthrough
	case d.state == escape:
		d.key(Chord{Key: KeyEsc})
	}
	d.drop()
}

// drop forgets an unfinished sequence; an ESC before it was the Esc key.
func (d *Decoder) drop() {
	d.flushEsc()
	d.reset()
}

// reset goes back to where no sequence is under way. A long sequence's memory
// is not kept.
func (d *Decoder) reset() {
	d.state, d.bare, d.over, d.rest = ground, 0, false, 0
	if d.seq = d.seq[:0]; cap(d.seq) > 4096 {
		d.seq = nil
	}
}

func (d *Decoder) step(b byte) {
	switch d.state {
	case ground:
		d.stepGround(b)
	case character:
		d.stepCharacter(b)
	case escape:
		d.stepEscape(b)
	case escapeTwice:
		d.stepEscapeTwice(b)
	case sequence:
		d.stepSequence(b)
	case consoleKey:
		d.stepConsoleKey(b)
	case mouseX10:
		d.stepMouseX10(b)
	case singleShift:
		d.stepSingleShift(b)
	case str:
		d.stepString(b)
	case strEscape:
		d.stepStringEscape(b)
	case inPaste:
		d.stepPaste(b)
	}
}

// keep adds b to the sequence.
func (d *Decoder) keep(b byte) {
	d.bare = 0
	if d.over = d.over || len(d.seq) >= maxSequence; !d.over {
		d.seq = append(d.seq, b)
	}
}

// emit reports e, which is no key: an ESC before it was the Esc key.
func (d *Decoder) emit(e Event) {
	d.flushEsc()
	d.out = append(d.out, e)
}

// key reports the press of c, with Alt where an ESC stands before it.
func (d *Decoder) key(c Chord) { d.keyEvent(Event{Kind: KindKey, Chord: c}) }

func (d *Decoder) keyEvent(e Event) {
	if d.alt {
		e.Chord.Mod |= ModAlt
		d.alt = false
	}
	e.Chord = e.Chord.canonical()
	d.out = append(d.out, e)
}

func (d *Decoder) flushEsc() {
	if d.alt {
		d.alt = false
		d.out = append(d.out, Event{Kind: KindKey, Chord: Chord{Key: KeyEsc}})
	}
}
