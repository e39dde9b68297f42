package terminal

import (
	"fmt"
	"strconv"
	"unicode"
)

// Chord is one key press: a key and the modifiers held with it. Chords compare
// with ==; those of a [Decoder] and of [ParseChord] are in one form, so that a
// shortcut written in code equals the key that a terminal sends:
//
//   - the case of a letter is part of the key: Shift and q are {'Q', 0};
//   - with Ctrl a letter is lower case and Shift is kept: {'q', ModCtrl}.
//
// Without the kitty keyboard protocol terminals send one byte for Ctrl+I and
// Tab, Ctrl+M and Enter, Ctrl+[ and Esc, and often Ctrl+H and Backspace: they
// arrive as the second of each pair. Ctrl+/ often arrives as Ctrl+_.
type Chord struct {
	Key Key
	Mod Mod
}

// Text returns the character that the chord types. A chord with Ctrl, Alt or
// Meta types nothing, and neither does a special key.
func (c Chord) Text() (rune, bool) {
	return rune(c.Key), c.Mod&^ModShift == 0 && c.Key.Printable()
}

// String writes the chord as [ParseChord] reads it: the modifiers in the order
// ctrl, alt, shift, meta, then the key, as in "ctrl+s", "shift+tab", "space",
// "ctrl++" or "Q". The zero Chord is "".
func (c Chord) String() string {
	c = c.canonical()
	s := keyName(c.Key)
	for i := len(modNames) - 1; i >= 0; i-- {
		if c.Mod&modNames[i].mod != 0 {
			s = modNames[i].name + "+" + s
		}
	}
	return s
}

var modNames = [...]struct {
	mod  Mod
	name string
}{{ModCtrl, "ctrl"}, {ModAlt, "alt"}, {ModShift, "shift"}, {ModMeta, "meta"}}

func keyName(k Key) string {
	switch {
	case k == 0:
		return ""
	case k == ' ':
		return "space"
	case k.Printable():
		return string(rune(k))
	case k >= KeyF1 && k.special():
		return "f" + strconv.Itoa(int(k-KeyF1)+1)
	case k.special():
		return keyNames[k-KeyEnter]
	}
	return fmt.Sprintf("U+%04X", uint32(k))
}

// canonical puts the case of the letter and Shift into the form that Chord's
// doc comment describes.
func (c Chord) canonical() Chord {
	if !c.Key.Printable() || c.Mod&(ModCtrl|ModShift) == 0 {
		return c
	}
	if c.Mod&ModCtrl != 0 {
		c.Key = Key(unicode.ToLower(rune(c.Key)))
		return c
	}
	upper := Key(unicode.ToUpper(rune(c.Key)))
	if upper != c.Key || unicode.IsUpper(rune(c.Key)) {
		c.Key, c.Mod = upper, c.Mod&^ModShift
	}
	return c
}
