package screen

import "unicode/utf8"

// writer is the terminal's pen and cursor as far as they are known, and puts glyphs.
type writer struct {
	width   int
	profile Profile

	x, y        int
	row, column bool // whether y and x are where the cursor is
	damaged     int  // the cells of this row before this column may have been overwritten by a glyph to their left

	cell Cell // the style that was last set, as the frame has it
	pen  pen  // and as the terminal has it
}

// putPlain writes the cells of a plain run at the cursor.
func (w *writer) putPlain(dst []byte, cells []Cell) []byte {
	for i := range cells {
		if glyph := cells[i].Glyph; glyph-' ' <= '~'-' ' {
			dst = append(dst, byte(glyph))
		} else {
			dst = appendGlyph(dst, glyph, nil)
		}
	}
	w.advance(len(cells))
	return dst
}

// put writes the glyph of row[x] at the cursor.
func (w *writer) put(dst []byte, x, y int, row []Cell, t *Table) []byte {
	n, glyph := columns(row, x), row[x].Glyph
	switch {
	case glyph&glyphDoubt != 0 && (n == 2 || glyph&glyphWide == 0):
		return w.putDoubtful(dst, x, y, n, glyph, t)
	case glyph&glyphWide != 0 && n == 1:
		dst = append(dst, ' ')
	default:
		dst = appendGlyph(dst, glyph, t)
	}
	w.advance(n)
	return dst
}

// putDoubtful writes a glyph that some terminals draw in more or fewer columns than n. The ones that draw fewer show
// the spaces written before it; what the ones that draw more overwrite is written again; and all of them are told
// where the next glyph goes.
func (w *writer) putDoubtful(dst []byte, x, y, n int, glyph uint32, t *Table) []byte {
	dst = append(dst, "  "[:n]...)
	w.advance(n)
	dst = w.move(dst, x, y, nil)
	dst = appendGlyph(dst, glyph, t)
	reach := x + t.reach(glyph)
	w.damaged = max(w.damaged, min(reach, w.width))
	w.column, w.row = false, reach < w.width // beyond the last column it may have wrapped
	return dst
}

func appendGlyph(dst []byte, glyph uint32, t *Table) []byte {
	if glyph&glyphCluster != 0 {
		return append(dst, t.clusters[glyph&glyphIndex].text...)
	}
	r := rune(glyph & glyphRune)
	if isControl(r) || glyph&glyphTail != 0 {
		r = ' ' // a cell that was not made by a Buffer, or never written
	}
	return utf8.AppendRune(dst, r)
}

// advance moves the cursor over n columns that were written. After the last column it is on it, past it or on the
// next row, depending on the terminal.
func (w *writer) advance(n int) {
	w.x += n
	if w.x >= w.width {
		w.row, w.column = false, false
	}
}
