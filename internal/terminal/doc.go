// Package terminal is the way to and from the terminal: it opens the tty,
// turns its bytes into events, names keys, and gives the terminal back.
//
// A [Terminal] owns the tty between [Open] and [Terminal.Restore]. One
// goroutine reads from it and stamps what it read with the time; a [Decoder],
// which has no goroutine, timer or tty of its own, makes [Event] values of
// those bytes:
//
//	var d terminal.Decoder
//	events = d.Feed(events[:0], buf[:n], now)
//	if at, ok := d.Deadline(); ok {
//		// nothing more read by then: events = d.Expire(events, at)
//	}
//
// What the terminal understands is [Capabilities]: [Assume] takes the
// environment's word, a [Survey] asks the terminal, and nothing waits for its
// answers. The functions named Append and the methods that take a dst write
// nothing: what they append is written with the next frame.
//
// A key with its modifiers is a [Chord], written "ctrl+s" and read back by
// [ParseChord]. Control functions follow ECMA-48; keys, mouse and replies
// follow xterm's ctlseqs and the kitty keyboard protocol.
package terminal
