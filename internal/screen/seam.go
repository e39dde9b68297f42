package screen

// seam is the one rule about half a wide glyph. It looks at the boundary before row[x], between cells that may have
// been written at different times: a first half without its second, or a second without its first, becomes a space
// and keeps its style. Whoever writes cells calls it for both ends of what was written.
func seam(row []Cell, x int) {
	if x > 0 && row[x-1].wide() || x < len(row) && row[x].Glyph == glyphTail {
		mend(row, x)
	}
}

func mend(row []Cell, x int) {
	lead := x > 0 && row[x-1].wide()
	tail := x < len(row) && row[x].Glyph == glyphTail
	switch {
	case lead && !tail:
		row[x-1].Glyph = ' '
	case tail && !lead:
		row[x].Glyph = ' '
	}
}
