package terminal

import "unicode"

// Mod is a set of modifier keys. Locks (Caps, Num) are no modifiers.
type Mod uint8

const (
	ModShift Mod = 1 << iota
	ModAlt       // Option on a Mac
	ModCtrl
	ModMeta // also Super, Command, Windows and Hyper
)

// Key is a key without its modifiers. A key that types a character is that
// character's code point (the space bar is ' '); every other key is one of the
// constants, which lie above [unicode.MaxRune].
type Key rune

const (
	KeyEnter Key = unicode.MaxRune + 1 + iota
	KeyTab
	KeyEsc
	KeyBackspace
	KeyDelete
	KeyInsert
	KeyUp
	KeyDown
	KeyLeft
	KeyRight
	KeyHome
	KeyEnd
	KeyPageUp
	KeyPageDown
	KeyMenu
	KeyPause
	KeyPrintScreen
	KeyF1
	KeyF2
	KeyF3
	KeyF4
	KeyF5
	KeyF6
	KeyF7
	KeyF8
	KeyF9
	KeyF10
	KeyF11
	KeyF12
	KeyF13
	KeyF14
	KeyF15
	KeyF16
	KeyF17
	KeyF18
	KeyF19
	KeyF20
	KeyF21
	KeyF22
	KeyF23
	KeyF24
)

// keyNames are the canonical names of the special keys before F1.
var keyNames = [...]string{
	"enter", "tab", "esc", "backspace", "delete", "insert", "up", "down", "left", "right",
	"home", "end", "pageup", "pagedown", "menu", "pause", "printscreen",
}

// Printable reports whether the key types a character: a code point that is
// neither a control character nor a surrogate.
func (k Key) Printable() bool {
	switch {
	case k < ' ', k > unicode.MaxRune:
		return false
	case k < 0x7f:
		return true
	}
	return k > 0x9f && (k < 0xd800 || k > 0xdfff)
}

// special reports whether the key is one of the constants.
func (k Key) special() bool { return k >= KeyEnter && k <= KeyF24 }
