package terminal

// stepString takes a byte of a control string. It ends with ST, which is ESC \
// or the byte 0x9c outside a UTF-8 character, or with BEL as xterm allows.
func (d *Decoder) stepString(b byte) {
	switch {
	case d.rest > 0 && b&0xc0 == 0x80:
		d.rest--
		d.keep(b)
	case b < ' ' && d.bare != 0: // nothing in it: it was Alt and a key
		d.interrupt(b)
	case b == 0x1b:
		d.state = strEscape
	case b == '\a':
		d.keep(b)
		d.endString()
	case b == 0x9c:
		d.keep(0x1b)
		d.keep('\\')
		d.endString()
	case b < ' ':
		d.interrupt(b)
	default:
		d.rest = continuations(b)
		d.keep(b)
	}
}

// continuations is how many bytes follow the first one of a UTF-8 character.
func continuations(b byte) int {
	switch {
	case b >= 0xf0:
		return 3
	case b >= 0xe0:
		return 2
	case b >= 0xc0:
		return 1
	}
	return 0
}

func (d *Decoder) stepStringEscape(b byte) {
	if b == '\\' {
		d.keep(0x1b)
		d.keep(b)
		d.endString()
		return
	}
	d.drop()
	d.state = escape
	d.step(b)
}

// endString reports a control string as a reply. PM and SOS have no use.
func (d *Decoder) endString() {
	if kind := d.seq[1]; kind == ']' || kind == 'P' || kind == '_' {
		d.reply()
		return
	}
	d.drop()
}

// reply reports the sequence as an answer of the terminal.
func (d *Decoder) reply() {
	if !d.over {
		d.emit(Event{Kind: KindReply, Text: string(d.seq)})
	}
	d.drop()
}

// interrupt gives the unfinished sequence up for b, which cannot be part of
// it. CAN and SUB do only that (ECMA-48, DEC STD 070); anything else counts
// for itself, so that Ctrl+C always arrives.
func (d *Decoder) interrupt(b byte) {
	d.giveUp()
	if b != 0x18 && b != 0x1a {
		d.step(b)
	}
}
