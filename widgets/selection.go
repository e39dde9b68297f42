package widgets

// Selection is the chosen rows of a list in which several may be, by their
// keys. The zero Selection has none. It costs memory for the rows that differ
// from the rest: choosing all of a million rows costs nothing.
type Selection struct {
	all   bool                // every row but those in other
	other map[string]struct{} // the chosen rows; with all the ones that are not
}

// Has reports whether the row with that key is chosen.
func (s *Selection) Has(key string) bool {
	_, other := s.other[key]
	return other != s.all
}

// Set chooses the row with that key, or leaves it out.
func (s *Selection) Set(key string, chosen bool) {
	switch {
	case s.Has(key) == chosen:
	case chosen != s.all:
		if s.other == nil {
			s.other = map[string]struct{}{}
		}
		s.other[key] = struct{}{}
	default:
		delete(s.other, key)
	}
}

// Toggle chooses the row with that key if it was not, and reports that it is
// now.
func (s *Selection) Toggle(key string) (chosen bool) {
	chosen = !s.Has(key)
	s.Set(key, chosen)
	return chosen
}

// SetAll chooses every row, those that come later too, or none.
func (s *Selection) SetAll(chosen bool) {
	s.all = chosen
	clear(s.other)
}

// Count is how many of so many rows are chosen.
func (s *Selection) Count(rows int) int {
	if s.all {
		return max(rows-len(s.other), 0)
	}
	return min(len(s.other), max(rows, 0))
}

// Forget drops what is remembered of a row that is gone for good: a row that
// comes back under the same key is then like a new one.
func (s *Selection) Forget(key string) { delete(s.other, key) }
