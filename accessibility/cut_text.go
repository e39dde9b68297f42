package accessibility

import (
	"unicode"
	"unicode/utf8"
)

// longestCluster is how far back a cut looks for the end of a cluster, in
// bytes; what is longer is no character that anybody reads.
const longestCluster = 128

// boundary is the last place up to most bytes, of which text has more, where it
// can be cut: between two clusters where one ends soon enough before, and never
// inside a rune.
func boundary(text string, most int) int {
	end := runeStart(text, most)
	for at := end; at > 0 && end-at < longestCluster; {
		if !joined(text, at) {
			return at
		}
		_, size := utf8.DecodeLastRuneInString(text[:at])
		at -= size
	}
	return end
}

// runeStart goes back from at to where a rune begins. Bytes that are no UTF-8
// are runes of their own.
func runeStart(text string, at int) int {
	for start := at; start >= 0 && start > at-utf8.UTFMax; start-- {
		if !utf8.RuneStart(text[start]) {
			continue
		}
		if _, size := utf8.DecodeRuneInString(text[start:]); start == at || start+size > at {
			return start
		}
		break
	}
	return at
}

// joined reports whether the runes before and after a place belong to one
// cluster, by the rules of Unicode's UAX #29 that matter where texts are cut. It
// may take two clusters for one.
func joined(text string, at int) bool {
	before, _ := utf8.DecodeLastRuneInString(text[:at])
	after, _ := utf8.DecodeRuneInString(text[at:])
	switch {
	case before == '\r' && after == '\n', extends(after), before == zeroWidthJoiner:
		return true
	case joinsHangul(before, after), unicode.Is(unicode.Prepended_Concatenation_Mark, before):
		return true
	case isRegional(before) && isRegional(after):
		return regionalsBefore(text[:at])%2 == 1
	case isVirama(before) && unicode.IsLetter(after):
		return true
	}
	return false
}

const zeroWidthJoiner = '\u200d'

// extends reports whether a rune belongs to the cluster before it: a mark, a
// joiner, a variation selector, a skin tone, a tag.
func extends(r rune) bool {
	return unicode.In(r, unicode.Mn, unicode.Me, unicode.Mc, unicode.Other_Grapheme_Extend) ||
		r == zeroWidthJoiner || 0x1F3FB <= r && r <= 0x1F3FF || 0xE0020 <= r && r <= 0xE007F || r == 0x0E33 || r == 0x0EB3
}

// joinsHangul reports whether the letters of a Korean syllable go on.
func joinsHangul(before, after rune) bool {
	switch {
	case isVowelOrFinal(after):
		return isInitial(before) || isVowelOrFinal(before) || isSyllable(before)
	case isInitial(before):
		return isInitial(after) || isSyllable(after)
	}
	return false
}

func isInitial(r rune) bool { return 0x1100 <= r && r <= 0x115F || 0xA960 <= r && r <= 0xA97C }

func isVowelOrFinal(r rune) bool { return 0x1160 <= r && r <= 0x11FF || 0xD7B0 <= r && r <= 0xD7FB }

func isSyllable(r rune) bool { return 0xAC00 <= r && r <= 0xD7A3 }

func isRegional(r rune) bool { return 0x1F1E6 <= r && r <= 0x1F1FF }

func regionalsBefore(text string) int {
	count := 0
	for {
		r, size := utf8.DecodeLastRuneInString(text)
		if !isRegional(r) {
			return count
		}
		count, text = count+1, text[:len(text)-size]
	}
}

// isVirama reports whether a mark ties the consonant after it to its own, as in
// a conjunct of Devanagari.
func isVirama(r rune) bool {
	switch r {
	case 0x094D, 0x09CD, 0x0ACD, 0x0B4D, 0x0C4D, 0x0D4D:
		return true
	}
	return false
}
