package widgets

import (
	"bytes"
	"time"
	"unicode/utf8"

	"limoni"
)

// typeaheadTime is how long letters add up to one prefix.
const typeaheadTime = 700 * time.Millisecond

// typeahead is the letters typed in quick succession.
type typeahead struct {
	letters [32]byte
	n       int
	at      time.Time
}

// add appends a letter, or begins anew after a pause.
func (t *typeahead) add(letter rune, at time.Time) {
	if at.Sub(t.at) > typeaheadTime {
		t.n = 0
	}
	t.at = at
	if t.n+utf8.RuneLen(letter) <= len(t.letters) {
		t.n += utf8.EncodeRune(t.letters[t.n:], letter)
	}
}

// prefix is what was typed. One letter again and again is that letter once,
// and then it is repeated.
func (t *typeahead) prefix() (prefix []byte, repeated bool) {
	typed := t.letters[:t.n]
	_, n := utf8.DecodeRune(typed)
	if bytes.Count(typed, typed[:n])*n == len(typed) {
		return typed[:n], true
	}
	return typed, false
}

// applyTypeahead selects the next row whose text begins with what was typed,
// around the end and whatever the case. A letter on its own goes on to the next
// row that begins with it.
func (d *rows) applyTypeahead() {
	ev, _ := d.keys.Event()
	letter, ok := ev.Chord.Text()
	if ev.Kind != limoni.EventKey || !ok || letter == ' ' {
		return
	}
	d.keys.Take()
	typed := &d.s.typed
	typed.add(letter, ev.Time)
	prefix, repeated := typed.prefix()
	from := max(*d.sel, 0)
	if repeated {
		from = *d.sel + 1
	}
	if i := d.startingWith(prefix, from); i >= 0 {
		d.moveTo(i)
	}
}

// startingWith is the first row from one on, around the end, whose text begins
// with prefix, -1 for none.
func (d *rows) startingWith(prefix []byte, from int) int {
	for k := range d.count {
		i := (from + k) % d.count
		if prefixFold(d.Row(i).Text, string(prefix)) >= 0 {
			return i
		}
	}
	return -1
}
