package text

import (
	"unicode"

	"github.com/clipperhouse/displaywidth"
)

// Width returns the number of terminal columns that s takes when it is painted on one line: the sum of the widths of
// its clusters. Control characters, line breaks and tabs among them, count 0.
func Width(s string) int {
	columns := 0
	for i := 0; i < len(s); {
		if asciiNext(s, i) { // quicker than first, which keeps "\r\n" together
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
	if b < ' ' || b == 0x7F {
		return 0
	}
	return 1
}
