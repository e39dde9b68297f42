package vt

// The DEC private modes (DECSET and DECRST) that the screen knows. Those that change what it shows are obeyed; the
// others are recorded, since they change what the terminal sends.
const (
	ModeCursorKeys    = 1 // DECCKM
	ModeColumns       = 3 // DECCOLM, which changes nothing here
	ModeSmoothScroll  = 4 // DECSCLM
	ModeReverseScreen = 5 // DECSCNM
	ModeOrigin        = 6 // DECOM
	ModeAutoWrap      = 7 // DECAWM, on by default
	ModeAutoRepeat    = 8 // DECARM, on by default
	ModeMouseX10      = 9
	ModeCursorBlink   = 12
	ModeCursorVisible = 25 // DECTCEM, on by default
	ModeKeypad        = 66 // DECNKM
	ModeMouse         = 1000
	ModeMouseDrag     = 1002
	ModeMouseMotion   = 1003
	ModeFocusReports  = 1004
	ModeMouseUTF8     = 1005
	ModeMouseSGR      = 1006
	ModeWheelAsKeys   = 1007
	ModeMouseURXVT    = 1015
	ModeMousePixels   = 1016
	ModeMetaEscape    = 1036
	ModeAlternate     = 1049
	ModePaste         = 2004
	ModeSynchronized  = 2026
	ModeGraphemes     = 2027
	ModeColorScheme   = 2031
	ModeResizeReports = 2048

	modeAlternate47   = 47
	modeAlternate1047 = 1047
	modeSaveCursor    = 1048
)

// modeDefaults are the known modes with their state after a reset.
var modeDefaults = map[int]bool{
	ModeCursorKeys: false, ModeColumns: false, ModeSmoothScroll: false, ModeReverseScreen: false, ModeAutoRepeat: true,
	ModeOrigin: false, ModeAutoWrap: true, ModeMouseX10: false,
	ModeCursorBlink: false, ModeCursorVisible: true, ModeKeypad: false, ModeMouse: false, ModeMouseDrag: false,
	ModeMouseMotion: false, ModeFocusReports: false, ModeMouseUTF8: false, ModeMouseSGR: false, ModeWheelAsKeys: false,
	ModeMouseURXVT: false, ModeMousePixels: false, ModeMetaEscape: false, ModeAlternate: false, ModePaste: false,
	ModeSynchronized: false, ModeGraphemes: true, ModeColorScheme: false, ModeResizeReports: false,
	modeAlternate47: false, modeAlternate1047: false, modeSaveCursor: false,
}

// Mode reports whether a DEC private mode is set. A mode that the screen does not know is what the program last said,
// and counted as unknown.
func (s *Screen) Mode(n int) bool {
	switch n {
	case ModeOrigin:
		return s.origin
	case ModeAlternate, modeAlternate47, modeAlternate1047:
		return s.alternate
	case ModeGraphemes:
		return true
	}
	if on, said := s.modes[n]; said {
		return on
	}
	return modeDefaults[n]
}

// AltScreen reports whether the alternate screen is shown.
func (s *Screen) AltScreen() bool { return s.alternate }

func (s *Screen) setModes(q *sequence, on bool) {
	for i := range q.n {
		n := q.param(i, 0)
		if _, known := modeDefaults[n]; !known {
			s.ignore(string(q.text))
		}
		s.setMode(n, on)
	}
}

func (s *Screen) setMode(n int, on bool) {
	switch n {
	case ModeOrigin:
		s.origin = on
		s.address(0, 0)
	case modeAlternate47:
		s.showAlternate(on)
	case modeAlternate1047:
		if !on && s.alternate {
			s.blankRows(s.rows)
		}
		s.showAlternate(on)
	case modeSaveCursor:
		s.saveOrRestore(on)
	case ModeAlternate:
		s.alternateScreen(on)
	default:
		s.modes[n] = on
	}
}

func (s *Screen) saveOrRestore(save bool) {
	if save {
		s.saveCursor()
		return
	}
	s.restoreCursor()
}

// alternateScreen is mode 1049: the main screen's cursor is saved and the alternate screen starts blank; leaving it
// brings back both.
func (s *Screen) alternateScreen(on bool) {
	if !on {
		s.showAlternate(false)
		s.restoreCursor()
		return
	}
	if !s.alternate {
		s.saveCursor()
	}
	s.showAlternate(true)
	s.blankRows(s.rows)
	s.pictures.placed[1] = nil
}

func (s *Screen) showAlternate(on bool) {
	if on != s.alternate {
		s.rows, s.other = s.other, s.rows
		s.alternate = on
	}
}

// active is the index of what each of the two buffers has of its own.
func (s *Screen) active() int {
	if s.alternate {
		return 1
	}
	return 0
}

// saveModes is XTSAVE, restoreModes is XTRESTORE.
func (s *Screen) saveModes(q *sequence) {
	for i := range q.n {
		s.savedMode[q.param(i, 0)] = s.Mode(q.param(i, 0))
	}
}

func (s *Screen) restoreModes(q *sequence) {
	for i := range q.n {
		if on, saved := s.savedMode[q.param(i, 0)]; saved {
			s.setMode(q.param(i, 0), on)
		}
	}
}

// setANSIModes is SM and RM.
func (s *Screen) setANSIModes(q *sequence, on bool) {
	for i := range q.n {
		switch q.param(i, 0) {
		case 4:
			s.insert = on
		case 20:
			s.newline = on
		default:
			s.ignore(string(q.text))
		}
	}
}
