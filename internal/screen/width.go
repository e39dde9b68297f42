package screen

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
