package terminal

import "slices"

// Mode is something that is turned on in the terminal and must be turned off:
// the bytes for both.
type Mode struct{ On, Off string }

// The modes of every app, in the order in which they are turned on. They are
// private modes of xterm: the alternate screen (1049), no wrapping at the right
// edge (7 off: a cluster that the terminal draws wider than we count does no
// harm there), focus (1004), bracketed paste (2004), and the mouse's buttons
// (1000), drags (1002), motion (1003) and the encoding without a limit to the
// columns (1006). Whatever the app left is undone last: its colours and the
// hidden cursor.
var (
	alternateScreen = Mode{"\x1b[?1049h", undone + "\x1b[?1049l"}
	normalScreen    = Mode{"", undone}
	noWrapping      = Mode{"\x1b[?7l", "\x1b[?7h"}
	focusEvents     = privateMode("1004")
	bracketedPaste  = privateMode("2004")
	mouse           = Mode{
		"\x1b[?1000h\x1b[?1002h\x1b[?1003h\x1b[?1006h",
		"\x1b[?1000l\x1b[?1002l\x1b[?1003l\x1b[?1006l",
	}
)

const undone = "\x1b[m\x1b[?25h"

// KittyKeyboard is a mode for [Terminal.Enter] where the terminal has
// [Capabilities.Keyboard]: keys that are otherwise alike are told apart (1), and
// repeats and releases are reported (2). The terminal keeps a stack of what was
// on before.
var KittyKeyboard = Mode{"\x1b[>3u", "\x1b[<u"}

// clusterWidths has the terminal move its cursor by grapheme clusters.
var clusterWidths = privateMode("2027")

func privateMode(number string) Mode { return Mode{"\x1b[?" + number + "h", "\x1b[?" + number + "l"} }

func (o Options) modes() []Mode {
	modes := []Mode{alternateScreen, noWrapping, focusEvents, bracketedPaste}
	if o.Inline {
		modes[0] = normalScreen
	}
	if !o.NoMouse {
		modes = append(modes, mouse)
	}
	return modes
}

// Enter appends to dst what turns m on, for the caller to write with the next
// frame, and has m turned off when the terminal is left and on again when it is
// resumed. Modes are turned off in the reverse order, the alternate screen last.
// Entering a mode again appends nothing, and neither does entering one while
// the terminal is suspended: resuming writes it.
func (t *Terminal) Enter(dst []byte, m Mode) []byte {
	t.mu.Lock()
	defer t.mu.Unlock()
	if slices.Contains(t.modes, m) {
		return dst
	}
	return t.enter(dst, m)
}

// enter is Enter for a mode that is not on. The caller holds mu.
func (t *Terminal) enter(dst []byte, m Mode) []byte {
	if t.phase == closed {
		return dst
	}
	t.modes = append(t.modes, m)
	if t.phase == suspended {
		return dst
	}
	return append(dst, m.On...)
}

func (t *Terminal) enterBytes() (b []byte) {
	t.mu.Lock()
	defer t.mu.Unlock()
	for _, m := range t.modes {
		b = append(b, m.On...)
	}
	return b
}

// Leaving sets what is written before anything else when the terminal is left
// the next time: where the cursor goes, for an app on the normal screen. It
// should be told with each frame, by whoever knows where the cursor is, since
// the terminal may be left from any goroutine.
func (t *Terminal) Leaving(b []byte) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.leaving = append(t.leaving[:0], b...)
}

func (t *Terminal) leaveBytes() (b []byte) {
	t.mu.Lock()
	defer t.mu.Unlock()
	b, t.leaving = append(b, t.leaving...), t.leaving[:0]
	for _, m := range slices.Backward(t.modes) {
		b = append(b, m.Off...)
	}
	return b
}
