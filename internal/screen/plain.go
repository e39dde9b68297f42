package screen

import "unicode/utf8"

// Most of a frame is printable ASCII, and most of the rest are Latin letters, box drawing and symbols; most of a frame's
// time is spent on them here. All of these are clusters of one column, unless something beyond Latin follows and joins
// the last one.

// writePlain puts the plain characters that s begins with into row, and returns how many cells and how many bytes of s
// that took.
func writePlain(row []Cell, s string, look look) (cells, bytes int) {
	for {
		n := writeASCII(row[cells:], s[bytes:], look)
		if cells, bytes = cells+n, bytes+n; bytes == len(s) {
			return cells, bytes
		}
		n, size := writeSymbols(row[cells:], s[bytes:], look)
		if cells, bytes = cells+n, bytes+size; bytes == len(s) {
			return cells, bytes
		}
		if n == 0 {
			break
		}
	}
	if cells > 0 && joins(s[bytes:]) {
		_, size := utf8.DecodeLastRuneInString(s[:bytes])
		return cells - 1, bytes - size
	}
	return cells, bytes
}

// firstMark is the first byte of U+0300, the lowest code point that can join the one before it.
const firstMark = 0xcc

// joins reports whether s may begin with something that joins the character before it.
func joins(s string) bool {
	if len(s) == 0 || s[0] < firstMark {
		return false
	}
	glyph, _ := symbol(s)
	return glyph == 0
}

// writeASCII writes the printable ASCII that s begins with and returns how much there is. A cell is one store of 16
// bytes and one of 4.
func writeASCII(row []Cell, s string, look look) int {
	n := min(len(row), len(s))
	row, s = row[:n], s[:n]
	if n == 0 || s[0]-' ' > '~'-' ' {
		return 0
	}
	first := &row[0]
	first.set(look, uint32(s[0]))
	for i := 1; i < len(row); i++ {
		c := s[i]
		if c-' ' > '~'-' ' {
			return i
		}
		row[i] = *first
		row[i].Glyph = uint32(c)
	}
	return n
}

// writeSymbols writes the symbols and Latin letters that s begins with and returns how many there are and how long. The
// same again is what lines are drawn with, so it is not decoded again.
func writeSymbols(row []Cell, s string, look look) (cells, bytes int) {
	glyph, size := symbol(s)
	for size > 0 && cells < len(row) {
		row[cells].set(look, glyph)
		cells, bytes = cells+1, bytes+size
		if rest := s[bytes:]; len(rest) < 3 || rest[0] != 0xe2 || size != 3 || rest[2] != s[bytes-1] || rest[1] != s[bytes-2] {
			glyph, size = symbol(rest)
		}
	}
	return cells, bytes
}

// symbol decodes the character that s begins with, which is not ASCII, if it is a Latin letter of U+00C0 to U+02FF or a
// narrow symbol; 0 and 0 where it is another one.
func symbol(s string) (glyph uint32, size int) {
	if len(s) < 2 {
		return 0, 0
	}
	second := uint32(s[1]) - 0x80
	switch lead := s[0]; {
	case lead == 0xe2 && len(s) >= 3: // U+2000 to U+2FFF
		if low := uint32(s[2]) - 0x80; second < uint32(len(narrow)) && low < 64 && narrow[second]>>low&1 != 0 {
			return 0x2000 | second<<6 | low, 3
		}
	case lead-0xc3 <= 0xcb-0xc3 && second < 64:
		return uint32(lead&0x1f)<<6 | second, 2
	}
	return 0, 0
}

// isNarrow reports whether r has a bit in narrow.
func isNarrow(r rune) bool {
	i := uint32(r) - 0x2000
	return i < 64*uint32(len(narrow)) && narrow[i/64]>>(i%64)&1 != 0
}

// narrow has a bit for each code point from U+2000 to U+2BFF that is one column wide and that no segmentation rule joins
// to ASCII, Latin, or another of these: punctuation, arrows, mathematics, box drawing, blocks, dingbats, braille. The
// package text has the last word: a test compares.
var narrow = [...]uint64{
	0xffff80ffffff07ff, 0xffff0020ffffffff, 0xffffffffffffffff, 0xfffe00000000ffff, // U+2000
	0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, // U+2100
	0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, // U+2200
	0xfffff9fff3ffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xfff6e1ffffffffff, // U+2300
	0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, // U+2400
	0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x9fffffffffffffff, // U+2500
	0xff00ffffffcfffff, 0x7ffffffffff000ff, 0x9ffff3fdfff703ff, 0xdbd3fbffffefbfcf, // U+2600
	0xfffffefffffff3df, 0xffffffffff47afff, 0x7ffeffffff1fffff, 0xffffffffffffffff, // U+2700
	0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, // U+2800
	0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, // U+2900
	0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, // U+2A00
	0xffffffffe7ffffff, 0xffffffffffdeffff, 0xffffffffffffffff, 0xffffffffffffffff, // U+2B00
}
