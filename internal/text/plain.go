package text

import "unicode/utf8"

// Most text outside ASCII is Latin letters, box drawing, kana, ideographs and Hangul syllables. No segmentation rule
// joins two of these (their Grapheme_Cluster_Break is Other, or LV and LVT, which only vowels and finals can join), so
// their clusters and widths are known without the tables.

// plainWidth returns the width of a character of those blocks or of printable ASCII, 0 for any other.
func plainWidth(r rune) int {
	switch {
	case r < utf8.RuneSelf:
		return asciiWidth(byte(r))
	case r < 0xA1:
		return 0
	case r <= 0x2FF:
		if r == 0xA9 || r == 0xAD || r == 0xAE { // two with an emoji form, and the soft hyphen
			return 0
		}
		return 1
	case 0x2500 <= r && r <= 0x259F:
		return 1
	case 0x3041 <= r && r <= 0x3096, 0x30A1 <= r && r <= 0x30FA, 0x4E00 <= r && r <= 0x9FFF, 0xAC00 <= r && r <= 0xD7A3:
		return 2
	}
	return 0
}

// plainNext reports whether the character of one of those blocks that ends at s[:n] is a cluster by the blocks alone:
// what follows is the end, ASCII or in one of them too.
func plainNext(s string, n int) bool {
	if n == len(s) || s[n] < utf8.RuneSelf {
		return true
	}
	next, _ := utf8.DecodeRuneInString(s[n:])
	return plainWidth(next) > 0
}
