package vt

// control is a C0 control.
func (s *Screen) control(r rune) {
	switch r {
	case 0x00:
		return
	case bel:
		s.bells++
		return
	}
	s.closeCluster()
	switch r {
	case '\b':
		s.moveTo(s.x-1, s.y)
	case '\t':
		s.tab(1)
	case '\n', '\v', '\f':
		s.lineFeed()
	case '\r':
		s.moveTo(0, s.y)
	case 0x0e:
		s.shifted = 1
	case 0x0f:
		s.shifted = 0
	default:
		s.ignore(string(r))
	}
}

func (s *Screen) lineFeed() {
	s.wrapNext = false
	if s.newline {
		s.x = 0
	}
	s.index()
}

// dispatch obeys one whole control function.
func (s *Screen) dispatch(q *sequence) {
	table := escapes
	switch q.kind {
	case controlSequence:
		table = controlSequences
	case osCommand:
		s.command(q)
		return
	case deviceControl:
		s.deviceControl(q)
		return
	case otherString:
		s.applicationCommand(q)
		return
	}
	f, known := table[string(q.function)]
	if !known || s.lacks(q, string(q.function)) {
		s.misunderstand(q)
		return
	}
	if string(q.function) != "m" {
		s.closeCluster()
	}
	f(s, q)
}

func (s *Screen) lineIndex() {
	s.wrapNext = false
	s.index()
}

func (s *Screen) nextLine() {
	s.moveTo(0, s.y)
	s.index()
}

// alignmentPattern is DECALN: the screen full of E, which test programs use.
func (s *Screen) alignmentPattern() {
	s.top, s.bottom = 0, s.h-1
	s.moveTo(0, 0)
	for y := range s.rows {
		s.rows[y].fill(Cell{Text: "E"})
	}
}
