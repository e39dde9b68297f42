package terminal

import "unicode"

// kittyKey reports CSI code : shifted : base ; modifiers : event ; text u of
// the kitty keyboard protocol. Where the terminal says what Shift makes of the
// key that is the key, unless it is only the capital of a letter.
func (d *Decoder) kittyKey(p *parameters) {
	k, mod := codeKey(p.value[0][0]), modifiers(p.value[1][0])
	if shifted := Key(p.value[0][1]); mod&ModShift != 0 && k != 0 && shifted.Printable() &&
		unicode.ToLower(rune(shifted)) != rune(k) {
		k, mod = shifted, mod&^ModShift
	}
	text := p.value[2]
	if text[0] == 0 || mod&^ModShift != 0 {
		d.press(k, mod, p)
		return
	}
	for _, r := range text {
		if Key(r).Printable() {
			d.press(Key(r), 0, p)
		}
	}
}

// codeKey is the key of a code of CSI u: a character, or one of the codes that
// the protocol gives to functional keys. Locks, media keys, modifiers alone and
// function keys above F24 are 0, no key.
func codeKey(code int) Key {
	switch {
	case code == 13, code == 57414:
		return KeyEnter
	case code == 9:
		return KeyTab
	case code == 27:
		return KeyEsc
	case code == 8, code == 127:
		return KeyBackspace
	case code >= 57344 && code <= 63743:
		return functionalKey(code)
	case Key(code).Printable():
		return Key(code)
	}
	return 0
}

// kittyKeypad are the keypad's characters from code 57399 and its cursor keys
// from 57417.
const kittyKeypad = "0123456789./*-+"

var kittyCursor = [...]Key{
	KeyLeft, KeyRight, KeyUp, KeyDown, KeyPageUp, KeyPageDown, KeyHome, KeyEnd, KeyInsert, KeyDelete,
}

func functionalKey(code int) Key {
	switch {
	case code == 57361:
		return KeyPrintScreen
	case code == 57362:
		return KeyPause
	case code == 57363:
		return KeyMenu
	case code >= 57376 && code <= 57387:
		return KeyF13 + Key(code-57376)
	case code >= 57399 && code < 57399+len(kittyKeypad):
		return Key(kittyKeypad[code-57399])
	case code == 57415:
		return '='
	case code == 57416:
		return ','
	case code >= 57417 && code < 57417+len(kittyCursor):
		return kittyCursor[code-57417]
	}
	return 0
}
