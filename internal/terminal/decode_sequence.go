package terminal

// stepSequence takes a byte of a control sequence: parameter bytes,
// intermediate bytes, one final byte (ECMA-48, 5.4).
func (d *Decoder) stepSequence(b byte) {
	switch {
	case b < ' ', b >= 0x7f:
		d.interrupt(b)
	case b == '$' && digits(d.seq[2:]): // rxvt ends Shift with editing keys so
		d.keep(b)
		d.endSequence(b)
	case b < '@':
		d.keep(b)
	default:
		d.keep(b)
		d.endSequence(b)
	}
}

// digits reports whether body is one number and nothing else.
func digits(body []byte) bool {
	for _, b := range body {
		if b < '0' || b > '9' {
			return false
		}
	}
	return len(body) > 0
}

// endSequence acts on a whole control sequence.
func (d *Decoder) endSequence(final byte) {
	if d.over {
		d.drop()
		return
	}
	body := d.seq[2 : len(d.seq)-1]
	switch {
	case final == 'M' && len(body) == 0:
		d.state = mouseX10
		return
	case final == '[' && len(body) == 0:
		d.state = consoleKey
		return
	case len(body) == 0 || body[0] < '<':
		d.plainSequence(body, final)
	case body[0] == '<':
		d.mouseSGR(body[1:], final)
	default: // ? > = stand only in what terminals report
		if final == 'c' && body[0] == '?' { // DA1
			d.reports = 0
		}
		d.reply()
	}
	if d.state != inPaste {
		d.drop()
	}
}

// plainSequence acts on a sequence without a private marker.
func (d *Decoder) plainSequence(body []byte, final byte) {
	p, ok := parseParameters(body)
	switch {
	case !ok && final == 'y': // DECRPM of an ANSI mode has an intermediate $
		d.reply()
	case !ok:
	case final == 'I' && p.n == 0, final == 'O' && p.n == 0:
		d.emit(Event{Kind: KindFocus, Focused: final == 'I'})
	case final == '~' && p.value[0][0] == 200:
		d.beginPaste()
	case final == 'R' && p.n > 0 && d.cursorReport(&p):
		d.reports = max(0, d.reports-1)
		d.reply()
	case p.n > 0 && (final == 'c' || final == 'n' || final == 't' || final == 'x'):
		d.reply() // DA, DSR, window reports, DECREPTPARM
	default:
		d.sequenceKey(&p, final)
	}
}

// cursorReport tells a cursor position report from F3 with a modifier, as the
// doc comment of AwaitCursorReports says. Only a key has an event type.
func (d *Decoder) cursorReport(p *parameters) bool {
	modifier, event := p.value[1][0], p.value[1][1]
	key := p.value[0][0] == 1 && modifier >= 2 && modifier <= 16
	return p.n == 2 && event == 0 && (!key || d.reports > 0)
}
