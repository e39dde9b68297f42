package vt

import (
	"fmt"
	"strings"
)

// The size of a cell in pixels that the screen pretends to have.
const (
	cellWidth  = 8
	cellHeight = 16
)

func (s *Screen) reply(format string, args ...any) {
	if s.Reply == nil {
		return
	}
	answer := fmt.Appendf(nil, format, args...)
	if s.Garble != nil {
		answer = s.Garble(answer)
	}
	if len(answer) > 0 {
		s.Reply(answer)
	}
}

// primaryAttributes is DA1: a VT220 with colour (22) and a clipboard (52).
func (s *Screen) primaryAttributes(q *sequence) {
	if q.param(0, 0) != 0 {
		s.ignore(string(q.text))
		return
	}
	s.reportAttributes()
}

func (s *Screen) reportAttributes() { s.reply("\x1b[?62;22;52c") }

// secondaryAttributes is DA2: a VT220 of version 1.
func (s *Screen) secondaryAttributes() { s.reply("\x1b[>1;1;0c") }

// reportVersion is XTVERSION.
func (s *Screen) reportVersion(q *sequence) {
	if q.param(0, 0) != 0 {
		s.ignore(string(q.text))
		return
	}
	s.reply("\x1bP>|limoni-vt 1\x1b\\")
}

// reportStatus is DSR: 5 asks whether the terminal is well, 6 where the cursor is.
func (s *Screen) reportStatus(q *sequence) {
	switch q.param(0, 0) {
	case 5:
		s.reply("\x1b[0n")
	case 6:
		s.reply("\x1b[%d;%dR", s.reportedRow(), s.x+1)
	default:
		s.ignore(string(q.text))
	}
}

// reportPrivateStatus is DSR with a question mark: 6 is DECXCPR, 996 asks for the colour scheme, which is dark.
func (s *Screen) reportPrivateStatus(q *sequence) {
	switch q.param(0, 0) {
	case 6:
		s.reply("\x1b[?%d;%dR", s.reportedRow(), s.x+1)
	case 996:
		s.reply("\x1b[?997;1n")
	default:
		s.ignore(string(q.text))
	}
}

func (s *Screen) reportedRow() int {
	if s.origin {
		return s.y - s.top + 1
	}
	return s.y + 1
}

// The answers of DECRQM.
const (
	modeUnknown = 0
	modeSet     = 1
	modeReset   = 2
	modeAlways  = 3
)

// reportMode is DECRQM for DEC private modes.
func (s *Screen) reportMode(q *sequence) {
	n, answer := q.param(0, 0), modeReset
	_, known := modeDefaults[n]
	switch {
	case !known, n == ModeGraphemes && s.NarrowClusters:
		answer = modeUnknown
	case n == ModeGraphemes:
		answer = modeAlways
	case s.Mode(n):
		answer = modeSet
	}
	s.reply("\x1b[?%d;%d$y", n, answer)
}

// reportANSIMode is DECRQM for the modes of SM and RM.
func (s *Screen) reportANSIMode(q *sequence) {
	n, answer := q.param(0, 0), modeUnknown
	switch {
	case n == 4 && s.insert, n == 20 && s.newline:
		answer = modeSet
	case n == 4, n == 20:
		answer = modeReset
	}
	s.reply("\x1b[%d;%d$y", n, answer)
}

// windowOperation is XTWINOPS: sizes (14, 16, 18) and the stack of titles (22, 23). A program cannot resize the
// screen.
func (s *Screen) windowOperation(q *sequence) {
	switch q.param(0, 0) {
	case 14:
		s.reply("\x1b[4;%d;%dt", s.h*cellHeight, s.w*cellWidth)
	case 16:
		s.reply("\x1b[6;%d;%dt", cellHeight, cellWidth)
	case 18:
		s.reply("\x1b[8;%d;%dt", s.h, s.w)
	case 22:
		s.pushTitle(q.param(1, 0))
	case 23:
		s.popTitle(q.param(1, 0))
	default:
		s.ignore(string(q.text))
	}
}

// deviceControl is a DCS: DECRQSS asks for a setting, XTGETTCAP for a terminfo capability, of which there are none.
func (s *Screen) deviceControl(q *sequence) {
	function := string(q.function)
	switch {
	case s.lacks(q, function):
		s.misunderstand(q)
	case function == "q":
		s.sixel(q)
	case function == "$q":
		s.reportSetting(q)
	case function == "+q":
		s.reply("\x1bP0+r\x1b\\")
	default:
		s.misunderstand(q)
	}
}

func (s *Screen) reportSetting(q *sequence) {
	switch string(q.data) {
	case "m":
		s.reply("\x1bP1$r%sm\x1b\\", s.pen.rendition())
	case "r":
		s.reply("\x1bP1$r%d;%dr\x1b\\", s.top+1, s.bottom+1)
	case " q":
		s.reply("\x1bP1$r%d q\x1b\\", s.shape)
	default:
		s.reply("\x1bP0$r\x1b\\")
	}
}

// rendition is the style as the numbers of one SGR.
func (s Style) rendition() string {
	codes := []string{"0"}
	for i, code := range []string{"1", "2", "3", "5", "7", "8", "9", "53"} {
		if s.Has(1 << i) {
			codes = append(codes, code)
		}
	}
	if s.Underline != NoUnderline {
		codes = append(codes, fmt.Sprintf("4:%d", s.Underline))
	}
	codes = s.Foreground.rendition(codes, 38)
	codes = s.Background.rendition(codes, 48)
	codes = s.UnderlineColor.rendition(codes, 58)
	return strings.Join(codes, ";")
}

func (c Color) rendition(codes []string, which int) []string {
	if n, ok := c.Index(); ok {
		return append(codes, fmt.Sprintf("%d:5:%d", which, n))
	}
	if r, g, b, ok := c.RGB(); ok {
		return append(codes, fmt.Sprintf("%d:2::%d:%d:%d", which, r, g, b))
	}
	return codes
}
