package screen

import "strings"

// sure lists the code points that every terminal counts as we do, by first and last: Latin with its marks, Greek and
// Cyrillic, CJK, kana, hangul, full-width forms, and block mosaics. Emoji are missing, since tables differ by age, and
// so is what may join a glyph before it.
var sure = [...][2]rune{
	{0x20, 0xac}, {0xae, 0x52f}, {0x1e00, 0x1fff},
	{0x2e80, 0x303e}, {0x3041, 0x3163}, {0x3165, 0x3247}, {0x3250, 0x4dbf}, {0x4e00, 0x9fff},
	{0xac00, 0xd7a3}, {0xf900, 0xfaff}, {0xfe30, 0xfe4f}, {0xff01, 0xff9d}, {0xffa1, 0xffe6}, {0xfffd, 0xfffd},
	{0x1fb00, 0x1fbff}, {0x20000, 0x3fffd},
}

// sureWidth reports whether all terminals agree that r, alone, takes so many columns. Punctuation, arrows, box
// drawing and symbols are sure where they are narrow; the wide ones among them are emoji.
func sureWidth(r rune, width int) bool {
	if r >= 0x2000 && r <= 0x2bff {
		return width == 1
	}
	for _, span := range sure {
		if r <= span[1] {
			return r >= span[0]
		}
	}
	return false
}

// sureCluster reports whether all terminals agree on the width of a cluster of several code points: a letter of
// Latin, Greek or Cyrillic with combining marks.
func sureCluster(cluster string) bool {
	for i, r := range cluster {
		mark := r >= 0x300 && r <= 0x36f
		if mark != (i > 0) || r > 0x52f || r == 0xad {
			return false
		}
	}
	return true
}

// runeDoubt says how doubtful the width of a code point is that is not sure.
func runeDoubt(r rune, width int) uint32 {
	if width == 2 && settledEmoji(r) {
		return glyphEmoji
	}
	return glyphDoubt
}

// clusterDoubt says how doubtful the width of a cluster is that is not sure: flags, sequences with U+FE0F, skin tones
// and joiners are settled where the terminal counts them as one cluster, unless it may be too old to know what is in
// them; what becomes of other scripts' clusters is not known by that. One that ends in a joiner would join what stands
// in the next cell.
func clusterDoubt(cluster string) uint32 {
	if strings.HasSuffix(cluster, "\u200d") {
		return glyphDoubt
	}
	for i, r := range cluster {
		switch {
		case settledEmoji(r), skinTone(r), r >= 0x1f1e6 && r <= 0x1f1ff, r >= 0xe0020 && r <= 0xe007f:
		case r == 0x200d, r == 0xfe0f, r == 0x20e3:
		case i == 0 && emojiBase(r):
		default:
			return glyphDoubt
		}
	}
	return glyphEmoji
}

// emojiBase reports whether r may begin an emoji sequence though it is a narrow character by itself.
func emojiBase(r rune) bool {
	return r == '#' || r == '*' || r >= '0' && r <= '9' || r == 0xa9 || r == 0xae || r >= 0x203c && r <= 0x3299
}

// recentEmoji lists the emoji that came with Unicode 12 or later, by first and last; terminals of 2018 do not know
// their width.
var recentEmoji = [...][2]rune{
	{0x1f6d5, 0x1f6df}, {0x1f6fa, 0x1f6ff}, {0x1f7e0, 0x1f7ff}, {0x1f90c, 0x1f90f}, {0x1f93f, 0x1f93f},
	{0x1f971, 0x1f972}, {0x1f977, 0x1f979}, {0x1f97b, 0x1f97b}, {0x1f9a3, 0x1f9af}, {0x1f9ba, 0x1f9bf},
	{0x1f9c3, 0x1f9cf},
}

func skinTone(r rune) bool { return r >= 0x1f3fb && r <= 0x1f3ff }

// settledEmoji reports whether r is an emoji that every terminal with tables of its own knows, and that joins no other.
func settledEmoji(r rune) bool {
	if r < 0x231a || r > 0x2b55 && r < 0x1f004 || r >= 0x1fa70 || r >= 0x1f1e6 && r <= 0x1f1ff || skinTone(r) {
		return false
	}
	for _, span := range recentEmoji {
		if r <= span[1] {
			return r < span[0]
		}
	}
	return true
}
