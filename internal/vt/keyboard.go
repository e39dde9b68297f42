package vt

// maxKeyboard is how many pushes are kept; the oldest are forgotten, as the protocol asks.
const maxKeyboard = 64

// keyboard is the state of the kitty keyboard protocol (https://sw.kovidgoyal.net/kitty/keyboard-protocol/), of which
// the main and the alternate screen have one each.
type keyboard struct {
	flags int
	stack []int
}

// KeyboardFlags returns the flags of the kitty keyboard protocol on the screen that is shown; 0 is the legacy
// keyboard.
func (s *Screen) KeyboardFlags() int { return s.keyboard[s.active()].flags }

// KeyboardDepth returns how many pushes have not been popped on the screen that is shown.
func (s *Screen) KeyboardDepth() int { return len(s.keyboard[s.active()].stack) }

// ModifyOtherKeys returns the level of xterm's modifyOtherKeys, 0 when it is off.
func (s *Screen) ModifyOtherKeys() int { return s.otherKeys }

func (s *Screen) pushKeyboard(q *sequence) {
	k := &s.keyboard[s.active()]
	k.stack = append(k.stack, k.flags)
	if len(k.stack) > maxKeyboard {
		k.stack = k.stack[1:]
	}
	k.flags = q.param(0, 0)
}

// popKeyboard undoes n pushes; with more than there are all flags go off.
func (s *Screen) popKeyboard(q *sequence) {
	k := &s.keyboard[s.active()]
	n := q.count(0)
	if n > len(k.stack) {
		*k = keyboard{}
		return
	}
	keep := len(k.stack) - n
	k.flags, k.stack = k.stack[keep], k.stack[:keep]
}

func (s *Screen) setKeyboard(q *sequence) {
	k := &s.keyboard[s.active()]
	switch q.param(1, 1) {
	case 1:
		k.flags = q.param(0, 0)
	case 2:
		k.flags |= q.param(0, 0)
	case 3:
		k.flags &^= q.param(0, 0)
	default:
		s.ignore(string(q.text))
	}
}

func (s *Screen) reportKeyboard(*sequence) { s.reply("\x1b[?%du", s.KeyboardFlags()) }

// modifyOtherKeys is XTMODKEYS, of which only resource 4 is known.
func (s *Screen) modifyOtherKeys(q *sequence) {
	if q.n > 0 && q.param(0, 0) != 4 {
		s.ignore(string(q.text))
		return
	}
	s.otherKeys = q.param(1, 0)
}

func (s *Screen) disableOtherKeys(q *sequence) {
	if q.param(0, 0) != 4 {
		s.ignore(string(q.text))
		return
	}
	s.otherKeys = 0
}

func (s *Screen) reportOtherKeys(q *sequence) {
	if q.param(0, 0) != 4 {
		s.ignore(string(q.text))
		return
	}
	s.reply("\x1b[>4;%dm", s.otherKeys)
}
