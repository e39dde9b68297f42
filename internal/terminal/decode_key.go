package terminal

import (
	"strings"
	"unicode"
)

// letterKeys are the keys that CSI and SS3 name by their final byte.
var letterKeys = [128]Key{
	'A': KeyUp, 'B': KeyDown, 'C': KeyRight, 'D': KeyLeft, 'F': KeyEnd, 'H': KeyHome,
	'P': KeyF1, 'Q': KeyF2, 'R': KeyF3, 'S': KeyF4,
	'a': KeyUp, 'b': KeyDown, 'c': KeyRight, 'd': KeyLeft, // rxvt, with a modifier
}

// tildeKeys are the keys of CSI number ~, and of rxvt's endings ^ $ @.
var tildeKeys = [...]Key{
	1: KeyHome, 2: KeyInsert, 3: KeyDelete, 4: KeyEnd, 5: KeyPageUp, 6: KeyPageDown, 7: KeyHome, 8: KeyEnd,
	11: KeyF1, 12: KeyF2, 13: KeyF3, 14: KeyF4, 15: KeyF5,
	17: KeyF6, 18: KeyF7, 19: KeyF8, 20: KeyF9, 21: KeyF10, 23: KeyF11, 24: KeyF12,
	25: KeyF13, 26: KeyF14, 28: KeyF15, 29: KeyMenu, 31: KeyF17, 32: KeyF18, 33: KeyF19, 34: KeyF20,
}

// keypadKeys are the keys of SS3 in application keypad mode, from 'j' on.
const keypadKeys = "*+,-./0123456789"

func tildeKey(n int) Key {
	if n < len(tildeKeys) {
		return tildeKeys[n]
	}
	return 0
}

// sequenceKey reports the key of a control sequence, if it is one. The few that
// are not decoded here are left to tcell's table.
func (d *Decoder) sequenceKey(p *parameters, final byte) {
	first, mod := p.value[0][0], modifiers(p.value[1][0])
	switch {
	case final == 'u':
		d.kittyKey(p)
	case final == '~' && first == 27:
		d.otherKey(p.value[2][0], mod)
	case final == '~':
		d.press(tildeKey(first), mod, p)
	case final == '^':
		d.press(tildeKey(first), ModCtrl, p)
	case final == '$':
		d.press(tildeKey(first), ModShift, p)
	case final == '@':
		d.press(tildeKey(first), ModCtrl|ModShift, p)
	case final == 'Z':
		d.press(KeyTab, mod|ModShift, p)
	case letterKeys[final] != 0:
		d.letterKey(p, final)
	case strings.IndexByte("Lqz", final) >= 0:
		d.tableKey()
	}
}

// letterKey reports CSI A, CSI 1 ; modifier A, or CSI modifier A of old xterms.
func (d *Decoder) letterKey(p *parameters, final byte) {
	first, second := p.value[0][0], p.value[1][0]
	switch {
	case final >= 'a':
		if p.n == 0 {
			d.press(letterKeys[final], ModShift, p)
		}
	case p.n == 1:
		d.press(letterKeys[final], modifiers(first), p)
	case first <= 1:
		d.press(letterKeys[final], modifiers(second), p)
	}
}

func (d *Decoder) tableKey() {
	if c, ok := d.table.lookup(d.seq); ok {
		d.key(c)
	}
}

// press reports a key with the event type of the modifier parameter: 1 or none
// is a press, 2 a repeat, 3 a release. Key 0 is none.
func (d *Decoder) press(k Key, m Mod, p *parameters) {
	if k != 0 {
		kind := p.value[1][1]
		d.keyEvent(Event{Kind: KindKey, Chord: Chord{k, m}, Repeat: kind == 2, Release: kind == 3})
	}
}

// otherKey reports a key of xterm's modifyOtherKeys. The code is the character
// that the keyboard gives with Shift, so there Shift says nothing more.
func (d *Decoder) otherKey(code int, mod Mod) {
	k := codeKey(code)
	if k > ' ' && k.Printable() && !unicode.IsLetter(rune(k)) {
		mod &^= ModShift
	}
	if k != 0 {
		d.key(Chord{k, mod})
	}
}

// stepConsoleKey takes the byte after CSI [, F1 to F5 of the Linux console.
func (d *Decoder) stepConsoleKey(b byte) {
	switch {
	case b < ' ' || b >= 0x7f:
		d.interrupt(b)
		return
	case b >= 'A' && b <= 'E':
		d.key(Chord{Key: KeyF1 + Key(b-'A')})
	}
	d.drop()
}

// stepSingleShift takes a byte after SS3: perhaps a modifier, then the key.
func (d *Decoder) stepSingleShift(b byte) {
	switch {
	case b < ' ', b >= 0x7f:
		d.interrupt(b)
	case b >= '0' && b <= ';':
		d.keep(b)
	default:
		d.bare = 0
		d.endSingleShift(b)
		d.drop()
	}
}

func (d *Decoder) endSingleShift(final byte) {
	p, _ := parseParameters(d.seq[2:])
	mod := modifiers(p.value[max(p.n, 1)-1][0])
	if k := singleShiftKey(final); k != 0 {
		if final >= 'a' && final <= 'd' {
			mod |= ModCtrl
		}
		d.key(Chord{k, mod})
	}
}

func singleShiftKey(final byte) Key {
	switch {
	case final >= 'j' && final <= 'y':
		return Key(keypadKeys[final-'j'])
	case final == 'M':
		return KeyEnter
	case final == 'I':
		return KeyTab
	case final == 'X':
		return '='
	case final == ' ':
		return ' '
	}
	return letterKeys[final]
}
