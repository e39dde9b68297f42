package vt

import (
	"fmt"
	"slices"
)

// Changed lists what differs from a terminal after power-up, in words, so that a test can ask whether a program that
// ended has left the terminal as it found it. Text, title, history and cursor position do not count. A terminal that
// was left alone gives an empty list.
func (s *Screen) Changed() []string {
	list := s.changedModes()
	add := func(changed bool, format string, args ...any) {
		if changed {
			list = append(list, fmt.Sprintf(format, args...))
		}
	}
	add(s.alternate, "alternate screen shown")
	add(s.origin, "mode 6 set")
	add(s.insert, "insert mode set")
	add(s.newline, "new line mode set")
	add(s.keypad, "application keypad set")
	for i, k := range s.keyboard {
		add(k.flags != 0 || len(k.stack) > 0, "keyboard flags %d at depth %d on the %s screen", k.flags, len(k.stack),
			[]string{"main", "alternate"}[i])
	}
	add(s.otherKeys != 0, "modifyOtherKeys at %d", s.otherKeys)
	add(s.shape != 0, "cursor shape %d", s.shape)
	add(s.top != 0 || s.bottom != s.h-1, "scroll region %d to %d", s.top, s.bottom)
	add(s.pen.Link != "", "hyperlink open")
	add(s.pen != Style{Link: s.pen.Link, LinkID: s.pen.LinkID}, "style %s", s.pen.rendition())
	add(s.charsets != charsets{}, "character set changed")
	add(s.parser.state != ground, "sequence %q not ended", s.parser.seq.text)
	return list
}

func (s *Screen) changedModes() []string {
	var list []string
	for n, on := range s.modes {
		if on != modeDefaults[n] {
			list = append(list, fmt.Sprintf("mode %d %s", n, map[bool]string{true: "set", false: "reset"}[on]))
		}
	}
	slices.Sort(list)
	return list
}
