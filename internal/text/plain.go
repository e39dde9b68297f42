package text

import (
	"unicode/utf8"

	"github.com/clipperhouse/displaywidth"
)

// Most text outside ASCII is letters of Latin, Greek and Cyrillic, punctuation, arrows, box drawing, symbols, emoji,
// kana, ideographs and Hangul syllables. No segmentation rule joins two of these (their Grapheme_Cluster_Break is Other,
// or LV and LVT, which only vowels and finals can join; emoji are joined by a code point of another kind between them),
// so their clusters are known without the tables.

// plainWidth returns the width of a character of those blocks or of printable ASCII, 0 for any other.
func plainWidth(r rune) int {
	switch {
	case r < utf8.RuneSelf:
		return asciiWidth(byte(r))
	case r < 0x2010:
		return plainLetter(r)
	case r <= lastSymbol:
		return symbolWidth(r)
	case 0x3041 <= r && r <= 0x3096, 0x30A1 <= r && r <= 0x30FA, 0x4E00 <= r && r <= 0x9FFF, 0xAC00 <= r && r <= 0xD7A3:
		return 2
	case plainEmoji(r):
		return displaywidth.Rune(r)
	}
	return 0
}

// plainLetter is plainWidth for Latin, Greek and Cyrillic.
func plainLetter(r rune) int {
	switch {
	case r < 0xA1, r == 0xA9, r == 0xAD, r == 0xAE: // two with an emoji form, and the soft hyphen
		return 0
	case r <= 0x2FF, 0x391 <= r && r <= 0x3CE && r != 0x3A2, 0x400 <= r && r <= 0x482, 0x48A <= r && r <= 0x52F:
		return 1
	}
	return 0
}

// The blocks of punctuation and symbols, which begin in UTF-8 with E2 and two bytes of six bits each.
const (
	firstSymbol = 0x2000
	lastSymbol  = 0x2BFF
	symbolBytes = 3
)

// symbolWidth is plainWidth from U+2010 to U+2BFF: of the code points there the format characters, the combining marks
// for symbols and what is reserved for more of them are not plain, and 2 columns are what wideSymbols says.
func symbolWidth(r rune) int {
	switch {
	case 0x2028 <= r && r <= 0x202F, 0x205F <= r && r <= 0x209F, 0x20D0 <= r && r <= 0x20FF:
		return 0
	case wideSymbols[(r-firstSymbol)/64]>>(r%64)&1 != 0:
		return 2
	}
	return 1
}

// wideSymbols has a bit for each symbol that Unicode calls wide (East_Asian_Width, and the emoji among them).
var wideSymbols = func() (bits [(lastSymbol + 1 - firstSymbol) / 64]uint64) {
	for _, span := range [...][2]uint16{
		{0x231A, 0x231B}, {0x2329, 0x232A}, {0x23E9, 0x23EC}, {0x23F0, 0x23F0}, {0x23F3, 0x23F3}, {0x25FD, 0x25FE}, {0x2614, 0x2615},
		{0x2630, 0x2637}, {0x2648, 0x2653}, {0x267F, 0x267F}, {0x268A, 0x268F}, {0x2693, 0x2693}, {0x26A1, 0x26A1},
		{0x26AA, 0x26AB}, {0x26BD, 0x26BE}, {0x26C4, 0x26C5}, {0x26CE, 0x26CE}, {0x26D4, 0x26D4}, {0x26EA, 0x26EA},
		{0x26F2, 0x26F3}, {0x26F5, 0x26F5}, {0x26FA, 0x26FA}, {0x26FD, 0x26FD}, {0x2705, 0x2705}, {0x270A, 0x270B},
		{0x2728, 0x2728}, {0x274C, 0x274C}, {0x274E, 0x274E}, {0x2753, 0x2755}, {0x2757, 0x2757}, {0x2795, 0x2797},
		{0x27B0, 0x27B0}, {0x27BF, 0x27BF}, {0x2B1B, 0x2B1C}, {0x2B50, 0x2B50}, {0x2B55, 0x2B55},
	} {
		for r := span[0]; r <= span[1]; r++ {
			bits[(r-firstSymbol)/64] |= 1 << (r % 64)
		}
	}
	return bits
}()

// narrowSymbol is symbolWidth(r) == 1, for what symbol returned.
func narrowSymbol(r rune) bool {
	return 0x2010 <= r && r <= lastSymbol && symbolWidth(r) == 1
}

// symbol decodes a code point from U+2000 to U+2FFF that s begins with; 0 where it begins with another.
func symbol(s string) rune {
	if len(s) < symbolBytes || s[0] != 0xE2 || s[1]&0xC0 != 0x80 || s[2]&0xC0 != 0x80 {
		return 0
	}
	return firstSymbol | rune(s[1]&0x3F)<<6 | rune(s[2]&0x3F)
}

// plainEmoji reports whether r is an emoji that does not modify another.
func plainEmoji(r rune) bool {
	return 0x1F300 <= r && r <= 0x1F64F && (r < 0x1F3FB || r > 0x1F3FF) || 0x1F680 <= r && r <= 0x1F6FF || 0x1F900 <= r && r <= 0x1F9FF
}

// plainNext reports whether the character of one of those blocks that ends at s[:n] is a cluster by the blocks alone:
// what follows is the end, ASCII or in one of them too.
func plainNext(s string, n int) bool {
	if n == len(s) || s[n] < utf8.RuneSelf {
		return true
	}
	next := symbol(s[n:])
	if next == 0 {
		next, _ = utf8.DecodeRuneInString(s[n:])
	}
	return plainWidth(next) > 0
}
