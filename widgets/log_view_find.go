package widgets

const (
	// findLines and findBytes are how much one pass looks through for matches.
	findLines = 16 << 10
	findBytes = 1 << 20
	// findAllLines and findAllBytes are how much is looked through at once where
	// somebody waits for the next match.
	findAllLines = 4 << 20
	findAllBytes = 1 << 30
)

// search is which of the rows of a log match.
type search struct {
	text    string
	matches lineSet
}

// update looks through rows that have come, some of them at a time, and reports
// whether some are left.
func (s *search) update(r *logRows, text string, anew bool) (more bool) {
	if anew || text != s.text || s.matches.given {
		s.text = text
		s.matches.reset(r.first)
	}
	s.matches.drop(r.first)
	return s.look(r, findLines, findBytes)
}

// use takes what the app has found.
func (s *search) use(r *logRows, text string, found []int) {
	s.text = text
	s.matches.use(found, r.first, r.end)
}

// look looks through so many lines and bytes.
func (s *search) look(r *logRows, lines, bytes int) (more bool) {
	if s.text == "" || s.matches.given {
		return false
	}
	n := r.Len()
	for i := r.row(s.matches.seen); i < n; i++ {
		if lines--; lines < 0 || bytes < 0 {
			return true
		}
		text, number := r.line(i).Text, r.number(i)
		if from, _ := indexFold(text, s.text); from >= 0 {
			s.matches.numbers = append(s.matches.numbers, number)
		}
		s.matches.seen, bytes = number+1, bytes-len(text)
	}
	s.matches.seen = r.end
	return false
}
