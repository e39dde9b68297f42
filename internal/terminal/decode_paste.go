package terminal

import (
	"strings"
	"unicode/utf8"
)

// maxPaste is how much of a paste is kept, in bytes.
const maxPaste = 16 << 20

// pasteEnd closes a paste: CSI 201 ~ of xterm's bracketed paste mode.
const pasteEnd = "\x1b[201~"

// paste is the text between the brackets. Everything in it is text, ESC and
// control characters too; only line breaks are made one kind.
type paste struct {
	text    []byte
	matched int  // how many bytes of pasteEnd the last ones are
	cr      bool // the last byte was CR: a following LF is the same line break
	over    bool
}

// plain takes the bytes before the next one that add must look at and returns
// how many these are.
func (p *paste) plain(data []byte) int {
	if p.matched > 0 || p.cr {
		return 0
	}
	n := 0
	for n < len(data) && data[n] != pasteEnd[0] && data[n] != '\r' {
		n++
	}
	room := maxPaste - len(p.text)
	p.over = p.over || n > room
	p.text = append(p.text, data[:min(n, room)]...)
	return n
}

// add takes one byte and reports whether the paste ends with it.
func (p *paste) add(b byte) (end bool) {
	if b == pasteEnd[p.matched] {
		p.matched++
		return p.matched == len(pasteEnd)
	}
	for i := range p.matched {
		p.put(pasteEnd[i])
	}
	p.matched = 0
	if b == pasteEnd[0] {
		p.matched = 1
		return false
	}
	p.put(b)
	return false
}

func (p *paste) put(b byte) {
	afterCR := p.cr
	p.cr = b == '\r'
	switch {
	case afterCR && b == '\n':
		return
	case b == '\r':
		b = '\n'
	}
	if len(p.text) == maxPaste {
		p.over = true
		return
	}
	p.text = append(p.text, b)
}

// event is the finished paste. A character that the bound cut is left out.
func (p *paste) event() Event {
	text := p.text
	if p.over {
		text = wholeCharacters(text)
	}
	s := strings.ToValidUTF8(string(text), string(utf8.RuneError))
	return Event{Kind: KindPaste, Text: s, Truncated: p.over}
}

func wholeCharacters(text []byte) []byte {
	for i := 1; i < utf8.UTFMax && i <= len(text); i++ {
		if last := text[len(text)-i:]; utf8.RuneStart(last[0]) {
			if !utf8.FullRune(last) {
				return text[:len(text)-i]
			}
			break
		}
	}
	return text
}

func (d *Decoder) beginPaste() {
	d.drop()
	d.state = inPaste
}

func (d *Decoder) stepPaste(b byte) {
	if d.paste.add(b) {
		d.endPaste()
	}
}

// endPaste reports the paste. What came of an end marker that stays half is no
// text.
func (d *Decoder) endPaste() {
	d.emit(d.paste.event())
	d.paste = paste{text: d.paste.text[:0]}
	if cap(d.paste.text) > 4096 {
		d.paste.text = nil
	}
	d.reset()
}
