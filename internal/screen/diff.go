package screen

import (
	"bytes"
	"unsafe"
)

// diff writes the cells of row y that differ from what is shown.
func (w *writer) diff(dst []byte, y int, row, shown []Cell) []byte {
	w.damaged = 0
	x, end := differing(row, shown)
	if x = w.skip(x, end, row, shown); x == end {
		return dst
	}
	if w.can.InsertDelete {
		if s, ok := w.shift(x, end, row, shown); ok {
			return w.diffShifted(dst, s, y, row, shown, end)
		}
	}
	return w.diffFrom(dst, x, end, y, row, shown)
}

// diffFrom writes what differs between the columns x and end.
func (w *writer) diffFrom(dst []byte, x, end, y int, row, shown []Cell) []byte {
	for ; ; end = max(end, w.damaged) {
		if x = w.skip(x, end, row, shown); x >= end {
			return dst
		}
		if row[x].Glyph == glyphTail && x > 0 && row[x-1].wide() {
			x-- // half a glyph cannot be written
		}
		if w.inline {
			if at, ok := w.blankEnd(x, row); ok {
				return w.eraseEnd(dst, at, y, row)
			}
		}
		if !w.at(x, y) {
			dst = w.move(dst, x, y, row)
		}
		if !w.holds(&row[x]) {
			dst = w.setPen(dst, &row[x])
		}
		dst, x = w.putNext(dst, x, end, row, shown)
	}
}

// skip returns the first column from x on, but before end, that must be written, end where there is none.
func (w *writer) skip(x, end int, row, shown []Cell) int {
	for x < end {
		if x < w.damaged || !equal(&row[x], &shown[x]) && w.changed(x, row, shown) {
			return x
		}
		x++
	}
	return x
}

// putNext writes the glyph at x, and those after it that can be written along with it, at the cursor and in the pen's
// style. It returns the column after them.
func (w *writer) putNext(dst []byte, x, end int, row, shown []Cell) ([]byte, int) {
	if c := &row[x]; c.isASCII() && x+1 < len(row) && (row[x+1].Fg != c.Fg || row[x+1].Bg != c.Bg) && c.Glyph != ' ' {
		w.advance(1) // one letter in its colours
		return append(dst, byte(c.Glyph)), x + 1
	}
	again := repeats(row, x)
	if again && w.can.Erase && w.erasable(&row[x]) {
		r := w.run(x, row, shown)
		return w.erase(dst, &r, row, shown), r.end
	}
	if again {
		r := w.run(x, row, shown)
		return w.putRun(dst, &r, row, shown), r.last
	}
	if n := w.plainRun(x, end, row, shown); n > 0 {
		return w.putPlain(dst, row[x:x+n]), x + n
	}
	return w.put(dst, x, w.y, row), x + columns(row, x)
}

// plainRun returns how many cells from x on, but before end, are narrow code points of sure width in the pen's style,
// up to one that did not change or that repeats.
func (w *writer) plainRun(x, end int, row, shown []Cell) int {
	shown = shown[:len(row)]
	st := w.cell.look()
	for i := x; i < end; i++ {
		c := &row[i]
		if c.Glyph > glyphRune || c.look() != st && !w.holds(c) {
			return i - x
		}
		if i > x && (c.Glyph == shown[i].Glyph && !w.changed(i, row, shown) || repeats(row, i)) {
			return i - x
		}
	}
	return end - x
}

// columns returns how many cells the glyph at x takes. A first half without its second is drawn as a space.
func columns(row []Cell, x int) int {
	if row[x].wide() && x+1 < len(row) && row[x+1].Glyph == glyphTail {
		return 2
	}
	return 1
}

// changed reports whether the cell at x must be written.
func (w *writer) changed(x int, row, shown []Cell) bool {
	c, s := &row[x], &shown[x]
	if c.Glyph != s.Glyph || x < w.damaged {
		return true
	}
	return !equal(c, s) && !w.same(c, s)
}

// differing returns the range outside of which row and shown, of equal length, do not differ.
func differing(row, shown []Cell) (x, end int) {
	end = len(row)
	shown = shown[:end]
	for x+chunk <= end && sameRow(row[x:x+chunk], shown[x:x+chunk]) {
		x += chunk
	}
	for x < end && equal(&row[x], &shown[x]) {
		x++
	}
	for end-chunk >= x && sameRow(row[end-chunk:end], shown[end-chunk:end]) {
		end -= chunk
	}
	for end > x && equal(&row[end-1], &shown[end-1]) {
		end--
	}
	return x, end
}

// chunk is how many cells are compared at once where many are equal.
const chunk = 16

// equal compares two cells as two words of memory; the compiler would take the fields one by one.
func equal(a, b *Cell) bool {
	x, y := (*[2]uint64)(unsafe.Pointer(a)), (*[2]uint64)(unsafe.Pointer(b))
	return x[0] == y[0] && x[1] == y[1]
}

// sameRow compares two rows of equal length as memory, which is several times quicker than cell by cell: a cell has
// neither pointers nor padding.
func sameRow(a, b []Cell) bool {
	return bytes.Equal(cellBytes(a), cellBytes(b))
}

func cellBytes(cells []Cell) []byte {
	return unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(cells))), len(cells)*int(unsafe.Sizeof(Cell{})))
}
