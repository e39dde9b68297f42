package screen

import (
	"bytes"
	"unsafe"
)

// diff writes the cells of row y that differ from what is shown.
func (w *writer) diff(dst []byte, y int, row, shown []Cell, t *Table) []byte {
	x, end := changed(row, shown)
	for x < end {
		if row[x] == shown[x] && x >= w.damaged {
			x++
			continue
		}
		if row[x].Glyph == glyphTail && x > 0 && row[x-1].wide() {
			x-- // half a glyph cannot be written
		}
		if !w.at(x, y) {
			dst = w.move(dst, x, y, row)
		}
		if !w.holds(&row[x]) {
			dst = w.setPen(dst, &row[x])
		}
		if n := w.plainRun(row[x:end], shown[x:end]); n > 0 {
			dst = w.putPlain(dst, row[x:x+n])
			x += n
			continue
		}
		dst = w.put(dst, x, y, row, t)
		x += columns(row, x)
		end = max(end, w.damaged)
	}
	w.damaged = 0
	return dst
}

// plainRun returns how many cells from the first on are narrow code points of sure width in the pen's style, up to one
// that did not change.
func (w *writer) plainRun(row, shown []Cell) int {
	st := w.cell
	shown = shown[:len(row)]
	for i := range row {
		c := &row[i]
		if c.Glyph > glyphRune || c.Fg != st.Fg || c.Bg != st.Bg || c.Attr != st.Attr || i > 0 && *c == shown[i] {
			return i
		}
	}
	return len(row)
}

// columns returns how many cells the glyph at x takes. A first half without its second is drawn as a space.
func columns(row []Cell, x int) int {
	if row[x].wide() && x+1 < len(row) && row[x+1].Glyph == glyphTail {
		return 2
	}
	return 1
}

// changed returns the range outside of which row and shown, of equal length, do not differ.
func changed(row, shown []Cell) (x, end int) {
	end = len(row)
	shown = shown[:end]
	for x < end && row[x] == shown[x] {
		x++
	}
	for end > x && row[end-1] == shown[end-1] {
		end--
	}
	return x, end
}

// sameRow compares two rows of equal length as memory, which is several times quicker than cell by cell: a cell has
// neither pointers nor padding.
func sameRow(a, b []Cell) bool {
	return bytes.Equal(cellBytes(a), cellBytes(b))
}

func cellBytes(cells []Cell) []byte {
	return unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(cells))), len(cells)*int(unsafe.Sizeof(Cell{})))
}
