package vt

import "unicode/utf8"

// state is where the parser is in Paul Williams's state machine for DEC-compatible terminals
// (https://vt100.net/emu/dec_ansi_parser). The header states serve CSI and DCS alike, for which the machine has two
// equal sets. Two things differ from it, as in xterm: the input is decoded UTF-8, so that the C1 controls are U+0080 to
// U+009F, and a string ends only at ST (an OSC also at BEL): any other escape sequence discards it.
type state byte

const (
	ground state = iota
	escape
	escapeIntermediate
	headerEntry
	headerParam
	headerIntermediate
	headerIgnore
	stringData
	stringEscape
)

// receiver is told what the parser read.
type receiver interface {
	print(r rune)
	control(r rune)
	dispatch(q *sequence)
	ignore(text string)
}

type parser struct {
	state state
	seq   sequence
	out   receiver
}

const (
	bel = 0x07
	can = 0x18
	sub = 0x1a
	esc = 0x1b
	del = 0x7f
	st  = 0x9c
)

func (p *parser) feed(r rune) {
	switch {
	case p.state == stringData || p.state == stringEscape:
		p.feedString(r)
	case r == can || r == sub:
		p.abandon()
	case r == esc:
		p.begin()
	case r >= 0x80 && r <= 0x9f: // a C1 control is ESC and the letter 64 below it
		p.begin()
		p.feed(r - 0x40)
	case p.state == ground:
		p.feedGround(r)
	case r < 0x20:
		p.feedControl(r)
	case r > del:
		p.abandon()
		p.feedGround(r)
	case r < del:
		p.seq.note(r)
		p.feedSequence(r)
	}
}

// begin starts a sequence; one that was under way is lost.
func (p *parser) begin() {
	p.abandon()
	p.seq.begin()
	p.state = escape
}

func (p *parser) abandon() {
	if p.state != ground {
		p.out.ignore(string(p.seq.text))
	}
	p.state = ground
}

func (p *parser) feedGround(r rune) {
	switch {
	case r < 0x20:
		p.out.control(r)
	case r != del:
		p.out.print(r)
	}
}

// feedControl executes a C0 control in the middle of a sequence; in the header of a DCS they mean nothing.
func (p *parser) feedControl(r rune) {
	if p.seq.kind != deviceControl {
		p.out.control(r)
	}
}

func (p *parser) feedSequence(r rune) {
	switch p.state {
	case escape, escapeIntermediate:
		p.feedEscape(r)
	case headerEntry:
		p.state = headerParam
		if r >= '<' && r <= '?' {
			p.seq.collect(r)
			return
		}
		p.feedHeader(r)
	default:
		p.feedHeader(r)
	}
}

func (p *parser) feedEscape(r rune) {
	switch {
	case r < 0x30:
		p.seq.collect(r)
		p.state = escapeIntermediate
	case p.state == escapeIntermediate:
		p.end(r)
	case r == '[' || r == 'P':
		p.seq.kind = kind(r)
		p.state = headerEntry
	case r == ']':
		p.seq.kind = osCommand
		p.state = stringData
	case r == '_' || r == '^' || r == 'X':
		p.seq.kind = otherString
		p.seq.collect(r)
		p.state = stringData
	default:
		p.end(r)
	}
}

func (p *parser) feedHeader(r rune) {
	switch {
	case r >= 0x40:
		p.end(r)
	case p.state == headerIgnore:
	case r < 0x30:
		p.seq.collect(r)
		p.state = headerIntermediate
	case p.state == headerIntermediate || r >= '<':
		p.seq.broken = true
		p.state = headerIgnore
	case r == ';' || r == ':':
		p.seq.separator(r == ':')
	default:
		p.seq.digit(r)
	}
}

// end takes the final byte: the function is known, and of a DCS its string follows.
func (p *parser) end(r rune) {
	p.seq.function = append(p.seq.function, byte(r))
	if p.seq.kind == deviceControl {
		p.state = stringData
		return
	}
	p.dispatch()
}

func (p *parser) dispatch() {
	p.state = ground
	if p.seq.broken {
		p.out.ignore(string(p.seq.text))
		return
	}
	p.out.dispatch(&p.seq)
}

func (p *parser) feedString(r rune) {
	switch {
	case p.state == stringEscape && r == '\\', r == st, r == bel && p.seq.kind == osCommand:
		p.dispatch()
	case p.state == stringEscape:
		p.begin()
		p.feed(r)
	case r == esc:
		p.state = stringEscape
	case r == can || r == sub:
		p.abandon()
	case r < 0x20 || r == del:
	case len(p.seq.data) >= maxString:
		p.seq.broken = true
	default:
		p.seq.note(r)
		p.seq.data = utf8.AppendRune(p.seq.data, r)
	}
}
