package screen

// Most of a frame is printable ASCII and box drawing, and most of a frame's time is spent on it here. All of these are
// clusters of one column, unless something beyond Latin follows and joins the last one.

// writePlain puts the ASCII, and the box drawing after it, that s begins with into row, and returns how many cells and
// how many bytes of s that took.
func writePlain(row []Cell, s string, look look) (cells, bytes int) {
	n := writeASCII(row, s, look)
	if n > 0 && joins(s[n:]) {
		return n - 1, n - 1
	}
	boxes := writeBoxes(row[n:], s[n:], look)
	if boxes > 0 && joins(s[n+boxes*boxBytes:]) {
		boxes--
	}
	return n + boxes, n + boxes*boxBytes
}

// firstMark is the first byte of U+0300, the lowest code point that can join the one before it.
const firstMark = 0xcc

// joins reports whether s may begin with something that joins the character before it.
func joins(s string) bool { return len(s) > 0 && s[0] >= firstMark && !isBox(s) }

// writeASCII writes the printable ASCII that s begins with and returns how much there is. A cell is one store of 16
// bytes and one of 4.
func writeASCII(row []Cell, s string, look look) int {
	n := min(len(row), len(s))
	row, s = row[:n], s[:n]
	if n == 0 || s[0]-' ' > '~'-' ' {
		return 0
	}
	first := &row[0]
	*first = look.cell(uint32(s[0]))
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

const boxBytes = 3 // in UTF-8

// isBox reports whether s begins with U+2500 to U+259F: box drawing and block elements.
func isBox(s string) bool { return boxGlyph(s) != 0 }

// boxGlyph decodes the box drawing that s begins with; 0 where it begins with something else.
func boxGlyph(s string) uint32 {
	if len(s) < boxBytes || s[0] != 0xe2 {
		return 0
	}
	page, low := uint32(s[1]-0x94), uint32(s[2]-0x80) // U+2500 is E2 94 80
	if g := page<<6 | low; page <= 2 && low < 0x40 && g < 0xa0 {
		return 0x2500 + g
	}
	return 0
}

// writeBoxes writes the box drawing that s begins with and returns how much there is.
func writeBoxes(row []Cell, s string, look look) int {
	for i := range row {
		g := boxGlyph(s)
		if g == 0 {
			return i
		}
		row[i] = look.cell(g)
		s = s[boxBytes:]
	}
	return len(row)
}
