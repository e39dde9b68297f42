package terminal

import (
	"unicode"
	"unicode/utf8"
)

// stepGround takes a byte where no sequence is under way.
func (d *Decoder) stepGround(b byte) {
	switch {
	case b == 0x1b:
		d.state = escape
	case b < ' ', b == 0x7f:
		d.key(controlKey(b))
	case b < 0x7f:
		d.key(Chord{Key: Key(b)})
	case b < 0xa0:
		d.control8(b)
	case continuations(b) == 0, b > 0xf7: // begins no character
		d.badCharacter()
	default:
		d.state = character
		d.seq = append(d.seq[:0], b)
	}
}

// controlKey is the key of a C0 control or DEL.
func controlKey(b byte) Chord {
	switch {
	case b == '\r':
		return Chord{Key: KeyEnter}
	case b == '\t':
		return Chord{Key: KeyTab}
	case b == '\b', b == 0x7f:
		return Chord{Key: KeyBackspace}
	case b == 0:
		return Chord{Key: ' ', Mod: ModCtrl}
	case b <= 26:
		return Chord{Key: Key('a' + b - 1), Mod: ModCtrl}
	}
	return Chord{Key: Key('@' + b), Mod: ModCtrl} // \ ] ^ _
}

// control8 takes a C1 control of one byte. In UTF-8 such a byte is otherwise
// only the rest of a character, which never comes here.
func (d *Decoder) control8(b byte) {
	if !d.introduce(b - 0x40) {
		d.drop()
	}
	d.bare = 0
}

// stepCharacter takes the rest of a character. One that is not UTF-8 is taken
// to its end, or what is left of it would be C1 controls.
func (d *Decoder) stepCharacter(b byte) {
	if b&0xc0 != 0x80 {
		d.badCharacter()
		d.step(b)
		return
	}
	d.seq = append(d.seq, b)
	if len(d.seq) <= continuations(d.seq[0]) {
		return
	}
	r, size := utf8.DecodeRune(d.seq)
	switch {
	case size != len(d.seq):
		d.badCharacter()
	case !Key(r).Printable(): // a C1 control written as UTF-8
		d.drop()
	default:
		d.key(Chord{Key: Key(r)})
		d.reset()
	}
}

// badCharacter reports that a character was not UTF-8.
func (d *Decoder) badCharacter() {
	d.key(Chord{Key: unicode.ReplacementChar})
	d.reset()
}

// stepEscape takes the byte after ESC. Where that begins a sequence it is kept
// in bare: without more it was Alt and a key.
func (d *Decoder) stepEscape(b byte) {
	switch {
	case b == 0x1b:
		d.state = escapeTwice
	case b == '\t': // Shift+Tab of the Linux console
		d.reset()
		d.key(Chord{KeyTab, ModShift})
	case d.introduce(b):
	default:
		d.reset()
		d.alt = true
		d.stepGround(b)
	}
}

// stepEscapeTwice tells ESC ESC [ A, by which some terminals mean Alt+Up, from
// the Esc key pressed before something else.
func (d *Decoder) stepEscapeTwice(b byte) {
	if b == '[' || b == 'O' {
		d.alt = true
		d.introduce(b)
		return
	}
	d.key(Chord{Key: KeyEsc})
	if b != 0x1b {
		d.state = escape
		d.stepEscape(b)
	}
}

// introduce begins the sequence that ESC and b introduce, if they do.
func (d *Decoder) introduce(b byte) bool {
	switch b {
	case '[':
		d.state, d.bare = sequence, 0
	case 'O':
		d.state, d.bare = singleShift, b
	case ']', 'P', 'X', '^', '_':
		d.state, d.bare = str, b
	default:
		return false
	}
	d.seq = append(d.seq[:0], 0x1b, b)
	return true
}
