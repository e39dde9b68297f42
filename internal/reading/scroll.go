package reading

import (
	"math"

	"limoni"
)

// Ends is more rows than there are: Home is -Ends, End is Ends.
const Ends = math.MaxInt32

// Key is how many rows the key of this pass goes, if there is one for resp: Up
// and Down one, PageUp and PageDown page, Home and End all. It is taken also
// where it leads nowhere.
func Key(resp limoni.Response, page int) (rows int, ok bool) {
	switch page = max(page, 1); resp.Keys(chords[:]) {
	case 0:
		return -1, true
	case 1:
		return 1, true
	case 2:
		return -page, true
	case 3:
		return page, true
	case 4:
		return -Ends, true
	case 5:
		return Ends, true
	}
	return 0, false
}

// By is a place moved by some rows, between 0 and last.
func By(at, rows, last int) int {
	last = max(last, 0)
	return Clamp(Clamp(at, last)+max(min(rows, last), -last), last)
}

// Clamp is a place between 0 and last, 0 where last is negative.
func Clamp(at, last int) int { return max(min(at, last), 0) }

var chords = [...]limoni.Chord{
	chord("up"), chord("down"), chord("pageup"), chord("pagedown"), chord("home"), chord("end"),
}

func chord(name string) limoni.Chord {
	c, err := limoni.ParseChord(name)
	if err != nil {
		panic(err)
	}
	return c
}
