package widgets

import "sort"

// lineSet is the numbers of some lines of a log in their order: those of a
// level, those that match. Each line is looked at once.
type lineSet struct {
	numbers []int
	gone    int  // how many of them are of lines that are gone
	seen    int  // lines before this one were looked at
	given   bool // numbers is the app's: it is not to be written to
}

func (s *lineSet) len() int     { return len(s.numbers) - s.gone }
func (s *lineSet) at(i int) int { return s.numbers[s.gone+i] }

// from is the first in the set that is number or comes after it.
func (s *lineSet) from(number int) int {
	return sort.SearchInts(s.numbers[s.gone:], number)
}

func (s *lineSet) has(number int) bool {
	i := s.from(number)
	return i < s.len() && s.at(i) == number
}

// drop forgets the lines before first.
func (s *lineSet) drop(first int) {
	s.gone += s.from(first)
	s.seen = max(s.seen, first)
	if s.gone > len(s.numbers)/2 {
		n := copy(s.numbers, s.numbers[s.gone:])
		s.numbers, s.gone = s.numbers[:n], 0
	}
}

// use takes the app's numbers, of lines from first up to end.
func (s *lineSet) use(numbers []int, first, end int) {
	s.numbers, s.given, s.gone, s.seen = numbers, true, 0, end
	s.numbers = numbers[:s.from(end)]
	s.gone = s.from(first)
}

// reset forgets all, and looks at every line from first on again.
func (s *lineSet) reset(first int) {
	if s.given {
		s.numbers, s.given = nil, false
	}
	s.numbers, s.gone, s.seen = s.numbers[:0], 0, first
}
