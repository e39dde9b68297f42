package vt

import (
	"strings"
	"unicode/utf8"

	"limoni/internal/text"
)

// place writes a cluster at the cursor and moves it on. A cluster of two columns that does not fit goes to the next
// line and leaves a blank; without autowrap it goes to the last two columns.
func (s *Screen) place(cluster string, width int) {
	if width > s.w {
		cluster, width = " ", 1
	}
	if s.wrapNext && s.Mode(ModeAutoWrap) {
		s.wrap()
	}
	if s.x+width > s.w {
		s.makeRoom(width)
	}
	if s.insert {
		s.insertCells(width)
	}
	s.overwrite(cluster, width)
	s.x += width
	s.wrapNext = s.x >= s.w
	s.x = min(s.x, s.w-1)
}

func (s *Screen) makeRoom(width int) {
	if !s.Mode(ModeAutoWrap) {
		s.x = s.w - width
		return
	}
	s.fill(s.x, s.w, s.y)
	s.rows[s.y].padded = true
	s.wrap()
}

func (s *Screen) wrap() {
	s.rows[s.y].wrapped = true
	s.wrapNext = false
	s.x = 0
	s.index()
}

func (s *Screen) overwrite(cluster string, width int) {
	row := s.rows[s.y].cells
	s.joinable = joinable{open: true, x: s.x, y: s.y, width: width}
	for i := range s.joinable.under {
		if x := s.x - 1 + i; x >= 0 && x < s.w {
			s.joinable.under[i] = row[x]
		}
	}
	s.split(s.x, s.y)
	s.split(s.x+width, s.y)
	s.rows[s.y].cut(s.x + width)
	row[s.x] = Cell{Text: cluster, Wide: width == 2, Style: s.pen}
	if width == 2 {
		row[s.x+1] = Cell{Continuation: true, Style: s.pen}
	}
}

// repeat is REP. Terminals disagree about what is repeated of a cluster of several code points, so that is no
// understood sequence here.
func (s *Screen) repeat(q *sequence) {
	if s.graphic == "" || utf8.RuneCountInString(s.graphic) != 1 || s.RepeatsASCII && s.graphic[0] >= utf8.RuneSelf {
		s.ignore(string(q.text))
		return
	}
	s.closeCluster()
	for range q.count(0) {
		s.place(s.graphic, s.width(s.graphic))
	}
}

// width is the number of columns of a cluster: 0 only for a lone code point without one.
func (s *Screen) width(cluster string) int {
	if len(cluster) == 1 {
		return 1
	}
	if s.NarrowClusters && strings.ContainsAny(cluster, "\ufe0f\u200d") {
		return min(text.Width(cluster), 1)
	}
	return min(text.Width(cluster), 2)
}
