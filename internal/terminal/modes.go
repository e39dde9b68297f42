package terminal

import "slices"

// mode is something that is turned on in the terminal and must be turned off.
type mode struct{ on, off string }

// The modes of every app, in the order in which they are turned on. They are
// private modes of xterm: the alternate screen (1049), no wrapping at the right
// edge (7 off: a cluster that the terminal draws wider than we count does no
// harm there), focus (1004), bracketed paste (2004), and the mouse's buttons (1000), drags (1002), motion (1003) and
// the encoding without a limit to the columns (1006).
var (
	alternateScreen = mode{"\x1b[?1049h", "\x1b[m\x1b[?25h\x1b[?1049l"}
	noWrapping      = mode{"\x1b[?7l", "\x1b[?7h"}
	focusEvents     = privateMode("1004")
	bracketedPaste  = privateMode("2004")
	mouse           = mode{
		"\x1b[?1000h\x1b[?1002h\x1b[?1003h\x1b[?1006h",
		"\x1b[?1000l\x1b[?1002l\x1b[?1003l\x1b[?1006l",
	}
)

func privateMode(number string) mode { return mode{"\x1b[?" + number + "h", "\x1b[?" + number + "l"} }

func (o Options) modes() []mode {
	if o.NoMouse {
		return []mode{alternateScreen, noWrapping, focusEvents, bracketedPaste}
	}
	return []mode{alternateScreen, noWrapping, focusEvents, bracketedPaste, mouse}
}

// Set writes on, and has off written when the terminal is left and on again
// when it is resumed. Modes are turned off in the reverse order, the alternate
// screen last, which also resets colours and shows the cursor. Setting the same
// mode again writes nothing.
func (t *Terminal) Set(on, off string) error {
	t.mu.Lock()
	known := slices.Contains(t.modes, mode{on, off})
	if !known && t.phase != closed {
		t.modes = append(t.modes, mode{on, off})
	}
	t.mu.Unlock()
	if known {
		return nil
	}
	_, err := t.Write([]byte(on))
	return ignore(err, ErrSuspended)
}

func (t *Terminal) enterBytes() (b []byte) {
	t.mu.Lock()
	defer t.mu.Unlock()
	for _, m := range t.modes {
		b = append(b, m.on...)
	}
	return b
}

func (t *Terminal) leaveBytes() (b []byte) {
	t.mu.Lock()
	defer t.mu.Unlock()
	for _, m := range slices.Backward(t.modes) {
		b = append(b, m.off...)
	}
	return b
}
