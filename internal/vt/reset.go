package vt

// reset gives everything that a program can change its state after power-up. Title, clipboard and counts stay.
func (s *Screen) reset() {
	s.cursor, s.saved, s.joinable, s.graphic = cursor{}, [2]cursor{}, joinable{}, ""
	s.alternate, s.insert, s.newline, s.keypad = false, false, false, false
	s.keyboard, s.otherKeys, s.shape = [2]keyboard{}, 0, 0
	s.modes, s.savedMode = map[int]bool{}, map[int]bool{}
	s.top, s.bottom = 0, s.h-1
	s.history = history{}
	s.pictures = pictures{}
	s.rows, s.other = make([]row, s.h), make([]row, s.h)
	s.blankRows(s.rows)
	s.blankRows(s.other)
	s.resetTabs()
}

// fullReset is RIS.
func (s *Screen) fullReset() {
	s.erased[2]++
	s.erased[3]++
	s.reset()
}

// softReset is DECSTR: how the next characters are written goes back to the default, what is on the screen stays.
func (s *Screen) softReset() {
	s.pen, s.origin, s.charsets, s.wrapNext = Style{}, false, charsets{}, false
	s.insert, s.newline, s.keypad = false, false, false
	s.top, s.bottom = 0, s.h-1
	s.saved[s.active()] = cursor{}
	delete(s.modes, ModeCursorVisible)
	delete(s.modes, ModeAutoWrap)
	delete(s.modes, ModeCursorKeys)
	delete(s.modes, ModeKeypad)
}
