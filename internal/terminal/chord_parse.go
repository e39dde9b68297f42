package terminal

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// ErrChord is wrapped by every error of [ParseChord].
var ErrChord = errors.New("not a key")

// maxChord is the longest text, in bytes, that ParseChord looks at.
const maxChord = 64

// ParseChord reads a key press: any number of modifiers, each followed by "+",
// then one key.
//
//	ctrl+s  shift+tab  alt+enter  f5  space  Q  ?  +  ctrl++
//
// Modifiers are ctrl (control, ctl), alt (option, opt), shift and meta (super,
// cmd, command, win). A key is one character, or a name: enter (return), tab,
// esc (escape), backspace, delete (del), insert (ins), up, down, left, right,
// home, end, pageup (page-up, pgup), pagedown (page-down, pgdn), menu, pause,
// printscreen, space (spacebar), plus, backtab (which is shift+tab), f1 to f24.
// The case of modifiers and names does not matter. The case of a single letter
// does: "Q" is a key of its own, and "shift+q" means it; only with ctrl it does
// not, "ctrl+Q" means "ctrl+q".
//
// The error says what is wrong and wraps [ErrChord]. Valid input allocates
// nothing.
func ParseChord(s string) (Chord, error) {
	if len(s) > maxChord {
		return Chord{}, chordError(s[:16]+"…", "it is longer than 64 bytes")
	}
	var mod Mod
	for rest := s; ; {
		if strings.IndexByte(rest, '+') <= 0 { // no modifier, but perhaps the plus key
			if c, ok := parseKey(rest); ok {
				c.Mod |= mod
				return c.canonical(), nil
			}
		}
		name, after, found := strings.Cut(rest, "+")
		m := parseMod(name)
		if !found || after == "" || m == 0 || mod&m != 0 {
			return Chord{}, chordError(s, whyNot(rest, name, found, m))
		}
		mod, rest = mod|m, after
	}
}

func chordError(input, reason string) error {
	return fmt.Errorf(`%w: %q: %s; write for example "ctrl+s", "shift+tab", "f5" or "Q"`, ErrChord, input, reason)
}

// whyNot explains why rest, whose part before the first "+" is name, does not
// go on with a modifier.
func whyNot(rest, name string, found bool, m Mod) string {
	switch {
	case rest == "":
		return "it is empty"
	case m != 0 && (!found || len(rest) == len(name)+1):
		return fmt.Sprintf("no key follows the modifier %q", name)
	case m != 0:
		return fmt.Sprintf("the modifier %q is there twice", name)
	case found && name == "":
		return `no modifier stands before a "+"`
	case found:
		return fmt.Sprintf("%q is not a modifier: these are ctrl, alt, shift and meta", name)
	}
	return fmt.Sprintf("%q is no key: a key is one character or a name such as enter, esc, up, pageup or f1 to f24", name)
}

// parseKey reads a key without modifiers.
func parseKey(s string) (Chord, bool) {
	r, size := utf8.DecodeRuneInString(s)
	if size != len(s) {
		return namedKey(s)
	}
	if r == utf8.RuneError && size <= 1 {
		return Chord{}, false // nothing, or not UTF-8
	}
	return Chord{Key: Key(r)}, Key(r).Printable()
}

// lower writes s in lower case (of ASCII, as all names are) into dst and
// returns its length, or 0 where it does not fit.
func lower(dst []byte, s string) int {
	if len(s) > len(dst) {
		return 0
	}
	for i := range len(s) {
		dst[i] = s[i]
		if s[i] >= 'A' && s[i] <= 'Z' {
			dst[i] += 'a' - 'A'
		}
	}
	return len(s)
}

func parseMod(s string) Mod {
	var name [8]byte
	switch string(name[:lower(name[:], s)]) {
	case "ctrl", "control", "ctl":
		return ModCtrl
	case "alt", "option", "opt":
		return ModAlt
	case "shift":
		return ModShift
	case "meta", "super", "cmd", "command", "win":
		return ModMeta
	}
	return 0
}

func namedKey(s string) (Chord, bool) {
	var buf [16]byte
	name := buf[:lower(buf[:], s)]
	switch string(name) {
	case "space", "spacebar":
		return Chord{Key: ' '}, true
	case "plus":
		return Chord{Key: '+'}, true
	case "return":
		return Chord{Key: KeyEnter}, true
	case "escape":
		return Chord{Key: KeyEsc}, true
	case "del":
		return Chord{Key: KeyDelete}, true
	case "ins":
		return Chord{Key: KeyInsert}, true
	case "pgup", "page-up":
		return Chord{Key: KeyPageUp}, true
	case "pgdn", "pgdown", "page-down":
		return Chord{Key: KeyPageDown}, true
	case "backtab":
		return Chord{Key: KeyTab, Mod: ModShift}, true
	}
	for i := range keyNames {
		if keyNames[i] == string(name) {
			return Chord{Key: KeyEnter + Key(i)}, true
		}
	}
	return functionKey(s)
}

// functionKey reads f1 to f24: no leading zero, nothing after the number.
func functionKey(s string) (Chord, bool) {
	if len(s) < 2 || s[0]|0x20 != 'f' || s[1] < '1' || s[1] > '9' || len(s) > 3 {
		return Chord{}, false
	}
	n, err := strconv.ParseUint(s[1:], 10, 8)
	return Chord{Key: KeyF1 + Key(n) - 1}, err == nil && n <= 24
}
