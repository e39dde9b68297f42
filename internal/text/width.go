package text

import (
	"unicode"
	"unicode/utf8"

	"github.com/clipperhouse/displaywidth"
)

// Width returns the number of terminal columns that s takes when it is painted on one line: the sum of the widths of
// its clusters. A tab and a line break count 1, other control characters 0.
func Width(s string) int {
	columns := 0
	for i := 0; i < len(s); {
		if bytes, n := narrowRun(s[i:]); n > 0 {
			columns += n
			i += bytes
			continue
		}
		if asciiNext(s, i) && s[i] != '\r' { // quicker than first, which keeps "\r\n" together
			columns += asciiWidth(s[i])
			i++
			continue
		}
		n, width := first(s[i:])
		columns += width
		i += n
	}
	return columns
}

// narrowRun returns the length and the width of the run of printable ASCII and narrow symbols that s begins with, each
// of which is a cluster of one column.
func narrowRun(s string) (bytes, columns int) {
	size := 1 // of the last character
	for bytes < len(s) {
		if n := printableWords(s[bytes:]); n > 0 {
			bytes, columns, size = bytes+n, columns+n, 1
		} else if c := s[bytes]; ' ' <= c && c < 0x7F {
			bytes, columns, size = bytes+1, columns+1, 1
		} else if r := symbol(s[bytes:]); r != 0 && narrowSymbol(r) {
			bytes, columns, size = bytes+symbolBytes, columns+1, symbolBytes
		} else {
			break
		}
	}
	if columns > 0 && bytes < len(s) && s[bytes] >= utf8.RuneSelf {
		return bytes - size, columns - 1 // what follows may join the last one
	}
	return bytes, columns
}

// printableWords returns how many bytes s begins with, eight at a time, that are printable ASCII.
func printableWords(s string) int {
	const ones, tops = 0x0101010101010101, 0x8080808080808080
	n := 0
	for ; n+8 <= len(s); n += 8 {
		b := s[n : n+8]
		w := uint64(b[0]) | uint64(b[1])<<8 | uint64(b[2])<<16 | uint64(b[3])<<24 |
			uint64(b[4])<<32 | uint64(b[5])<<40 | uint64(b[6])<<48 | uint64(b[7])<<56
		// Each term has the top bit of a byte set where the byte is below the space, is DEL, or is not ASCII.
		if ((w-ones*' ')|(w+ones)|w)&tops != 0 {
			break
		}
	}
	return n
}

// clusterWidth returns the width of one valid cluster: that of its widest code point, or 2 for an emoji variation
// sequence.
func clusterWidth(cluster string) int {
	widest := 0
	var before rune
	for _, r := range cluster {
		if r == emojiVariation && unicode.Is(emojiForm, before) {
			return 2
		}
		if widest = max(widest, runeWidth(r)); widest == 2 {
			return 2
		}
		before = r
	}
	return widest
}

func runeWidth(r rune) int {
	if width := plainWidth(r); width > 0 {
		return width
	}
	return displaywidth.Rune(r)
}

func asciiWidth(b byte) int {
	if (b < ' ' || b == 0x7F) && !blank(rune(b)) {
		return 0
	}
	return 1
}
