package terminal

import "slices"

// XTWINOPS 22 and 23 save and restore the title; 0 is that of the window and of
// its icon.
const (
	pushTitle = "\x1b[22;0t"
	popTitle  = "\x1b[23;0t"
)

// maxTitle bounds a title, in bytes.
const maxTitle = 512

// AppendTitle appends the bytes that set the title of the terminal's window
// (OSC 2). Of the title control characters and bidirectional controls are left
// out, and what is beyond 512 bytes.
func AppendTitle(dst []byte, title string) []byte {
	dst = append(dst, "\x1b]2;"...)
	dst = append(dst, cleanLine(title, maxTitle)...)
	return append(dst, "\x1b\\"...)
}

// SetTitle appends to dst what makes title the title of the window, for the
// caller to write: nothing where it already is. The title that was there before
// the first one comes back whenever the terminal is left, and ours when it is
// resumed.
func (t *Terminal) SetTitle(dst []byte, title string) []byte {
	set := string(AppendTitle(nil, title))
	t.mu.Lock()
	defer t.mu.Unlock()
	i := slices.IndexFunc(t.modes, func(m Mode) bool { return m.Off == popTitle })
	if i < 0 {
		return t.enter(dst, Mode{pushTitle + set, popTitle})
	}
	if t.modes[i].On == pushTitle+set {
		return dst
	}
	t.modes[i].On = pushTitle + set
	if t.phase != running {
		return dst
	}
	return append(dst, set...)
}
