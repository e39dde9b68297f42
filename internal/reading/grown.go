package reading

import (
	"strings"
	"unsafe"
)

// Change is what has become of a text.
type Change uint8

const (
	Same  Change = iota
	Grown        // it goes on at its end
	Other
)

// Changed compares a text with what it was. Where it still lies at the same
// place in memory, as that of an unchanged variable and of a strings.Builder
// does, it need not be read.
func Changed(before, now string) Change {
	switch {
	case len(now) < len(before):
		return Other
	case unsafe.StringData(now) != unsafe.StringData(before) && !strings.HasPrefix(now, before):
		return Other
	case len(now) == len(before):
		return Same
	}
	return Grown
}
