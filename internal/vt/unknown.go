package vt

import "maps"

// maxUnknown bounds how many different texts are counted one by one.
const maxUnknown = 1000

// Unknown returns what the screen did not understand and therefore ignored, with its count: whole sequences as they
// came ("\x1b[5W", long ones cut at 80 bytes), sequences that were broken off, single SGR numbers ("\x1b[77m"),
// controls, and characters without a place. Beyond 1,000 different texts the rest is counted under "…". A program
// whose output is understood whole leaves it empty.
func (s *Screen) Unknown() map[string]int { return maps.Clone(s.unknown) }

func (s *Screen) ignore(text string) {
	if _, known := s.unknown[text]; !known && len(s.unknown) >= maxUnknown {
		text = "…"
	}
	s.unknown[text]++
}
