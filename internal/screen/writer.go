package screen

import (
	"image"
	"slices"
	"unicode/utf8"
)

// writer is the terminal's pen and cursor as far as they are known, and puts glyphs.
type writer struct {
	width  int
	inline bool
	looks  looks
	can    Capabilities
	doubt  uint32 // the bits of a glyph that the terminal may draw in other columns than ours
	table  *Table

	x, y    int
	column  bool // whether x is where the cursor is; its row is always known, since the terminal does not wrap
	damaged int  // the cells of this row before this column may have been overwritten by a glyph to their left
	fork    fork
	shifted []Cell          // scratch: a row as the terminal shows it after a shift
	torn    image.Rectangle // around the cells under pictures that were written

	cell Cell // the style that was last set, as the frame has it
	pen  pen  // and as the terminal has it
}

// putPlain writes the cells of a plain run at the cursor.
func (w *writer) putPlain(dst []byte, cells []Cell) []byte {
	dst = appendPlain(dst, cells)
	w.advance(len(cells))
	return dst
}

// appendPlain appends cells that are one code point each. Most are ASCII, and of the others most are box drawing and
// symbols, which take three bytes.
func appendPlain(dst []byte, cells []Cell) []byte {
	dst = slices.Grow(dst, len(cells)*utf8.UTFMax)
	n := len(dst)
	b := dst[:cap(dst)]
	for i := range cells {
		switch glyph := cells[i].Glyph; {
		case cells[i].isASCII():
			b[n] = byte(glyph)
			n++
		case glyph-0x2000 < 0x1000:
			b[n], b[n+1], b[n+2] = 0xe0|byte(glyph>>12), 0x80|byte(glyph>>6)&0xbf, 0x80|byte(glyph)&0xbf
			n += 3
		default:
			n = len(appendGlyph(b[:n], glyph, nil))
		}
	}
	return dst[:n]
}

// put writes the glyph of row[x] at the cursor.
func (w *writer) put(dst []byte, x, y int, row []Cell) []byte {
	n, glyph := columns(row, x), row[x].Glyph
	switch {
	case glyph&w.doubt != 0 && (n == 2 || glyph&glyphWide == 0):
		return w.putDoubtful(dst, x, y, n, glyph)
	case glyph == glyphPicture:
		dst = append(dst, ' ')
		w.torn = w.torn.Union(image.Rect(x, y, x+1, y+1))
	case glyph&glyphWide != 0 && n == 1:
		dst = append(dst, ' ')
	default:
		dst = appendGlyph(dst, glyph, w.table)
	}
	w.advance(n)
	return dst
}

// putDoubtful writes a glyph that some terminals draw in more or fewer columns than n. The ones that draw fewer show
// the spaces written before it; what the ones that draw more overwrite is written again; and all of them are told
// where the next glyph goes.
func (w *writer) putDoubtful(dst []byte, x, y, n int, glyph uint32) []byte {
	dst = append(dst, "  "[:n]...)
	w.advance(n)
	dst = w.move(dst, x, y, nil)
	dst = appendGlyph(dst, glyph, w.table)
	w.damaged = max(w.damaged, min(x+w.table.reach(glyph), w.width))
	w.column = false
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

// advance moves the cursor over n columns that were written. After the last column it is on it or past it, depending
// on the terminal.
func (w *writer) advance(n int) {
	w.x += n
	w.column = w.x < w.width
}
