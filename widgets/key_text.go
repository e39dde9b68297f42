package widgets

import (
	"strings"

	"limoni"
)

// How the keys of a chord are written for people. A letter with Ctrl is
// written upper case, as it stands on the key; elsewhere its case tells q from
// Q and stays.
var keyTexts = [...]struct{ name, text string }{
	{"ctrl", "Ctrl"}, {"alt", "Alt"}, {"shift", "Shift"}, {"meta", "Meta"},
	{"enter", "Enter"}, {"tab", "Tab"}, {"esc", "Esc"}, {"space", "Space"},
	{"backspace", "Backspace"}, {"delete", "Delete"}, {"insert", "Insert"},
	{"up", "Up"}, {"down", "Down"}, {"left", "Left"}, {"right", "Right"},
	{"home", "Home"}, {"end", "End"}, {"pageup", "PageUp"}, {"pagedown", "PageDown"},
	{"menu", "Menu"}, {"pause", "Pause"}, {"printscreen", "PrintScreen"},
}

const upperLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

// keyText is a chord as menus show it: "Ctrl+S" for "ctrl+s". It differs from
// the chord, which the node holds, by the case of letters only. It is good for
// this frame.
func keyText(f *limoni.Frame, chord string) string {
	text, ctrl := "", false
	for rest := chord; rest != ""; {
		i := strings.IndexByte(rest, '+')
		if i <= 0 || i == len(rest)-1 {
			return f.Concat(text, lastKeyText(f, rest, ctrl))
		}
		ctrl = ctrl || rest[:i] == "ctrl"
		text = f.Concat(text, lastKeyText(f, rest[:i], false), "+")
		rest = rest[i+1:]
	}
	return text
}

// lastKeyText is one key of a chord: a letter, "f5" or a name.
func lastKeyText(f *limoni.Frame, key string, ctrl bool) string {
	switch {
	case key == "":
		return ""
	case len(key) == 1 && !ctrl:
		return key
	case len(key) == 1 || key[0] == 'f' && key[len(key)-1] <= '9':
		if c := key[0]; 'a' <= c && c <= 'z' {
			return f.Concat(upperLetters[c-'a':c-'a'+1], key[1:])
		}
	}
	for i := range keyTexts {
		if keyTexts[i].name == key {
			return keyTexts[i].text
		}
	}
	return key
}

// hintText is a chord as a line of hints shows it: "^S" for "ctrl+s".
func hintText(f *limoni.Frame, chord string) string {
	if letter, ok := strings.CutPrefix(chord, "ctrl+"); ok && len(letter) == 1 {
		return f.Concat("^", lastKeyText(f, letter, true))
	}
	return keyText(f, chord)
}
