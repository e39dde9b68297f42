package widgets

import (
	"strings"
	"time"
	"unicode/utf8"

	"limoni"
)

// typeaheadTime is how long letters add up to one prefix.
const typeaheadTime = 700 * time.Millisecond

// typeahead is the letters typed in quick succession.
type typeahead struct {
	prefix string
	at     time.Time
}

// applyTypeahead selects the next row whose text begins with what was typed,
// around the end and whatever the case; one letter again goes on to the next.
func (l List) applyTypeahead(f *limoni.Frame, resp *limoni.Response, s *ListState) {
	ev, ok := resp.Event()
	if !ok || ev.Kind != limoni.EventKey {
		return
	}
	typed, ok := ev.Chord.Text()
	if !ok || typed == ' ' {
		return
	}
	resp.Take()
	letter := strings.ToLower(string(typed))
	again := s.typed.prefix == letter
	if f.Now().Sub(s.typed.at) > typeaheadTime {
		s.typed.prefix, again = "", true
	}
	if s.typed.at = f.Now(); !again || s.typed.prefix == "" {
		s.typed.prefix += letter
	}
	from := *l.selection(s)
	if utf8.RuneCountInString(s.typed.prefix) == 1 {
		from++
	}
	if i := l.startingWith(s.typed.prefix, max(from, 0)); i >= 0 {
		*l.selection(s) = i
	}
}

func (l List) startingWith(prefix string, from int) int {
	n := l.Items.Len()
	for k := range n {
		i := (from + k) % n
		if strings.HasPrefix(strings.ToLower(l.Items.Row(i).Text), prefix) {
			return i
		}
	}
	return -1
}
