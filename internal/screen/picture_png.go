package screen

import (
	"encoding/binary"
	"image"
	"math"
)

// PNG is written here and not by image/png: that package registers its decoder, so that every program that could show a
// picture would carry it.

const pngSignature = "\x89PNG\r\n\x1a\n"

// The colour types of PNG that are used (section 11.2.1).
const (
	pngRGB     = 2
	pngIndexed = 3
	pngRGBA    = 6
)

// encodePNG makes c.png the pixels of m in r: by index where they are of at most 256 colours, else with the filter for
// each row that leaves the smallest differences.
func (c *codec) encodePNG(m *image.NRGBA, r image.Rectangle) {
	kind := byte(pngRGBA)
	switch {
	case c.indexed.index(m, r):
		kind = pngIndexed
	case opaque(m, r):
		kind = pngRGB
	}
	c.png = append(c.png[:0], pngSignature...)
	header := [13]byte{8: 8, 9: kind}
	binary.BigEndian.PutUint32(header[0:], uint32(r.Dx()))
	binary.BigEndian.PutUint32(header[4:], uint32(r.Dy()))
	c.chunk("IHDR", header[:])
	if kind == pngIndexed {
		c.appendPalette()
		c.indexedRows(r)
	} else {
		c.filteredRows(m, r, kind)
	}
	start := c.beginChunk("IDAT")
	c.png = c.deflate.appendZlib(c.png, c.raw)
	c.endChunk(start)
	c.chunk("IEND", nil)
}

func opaque(m *image.NRGBA, r image.Rectangle) bool {
	return m.SubImage(r).(*image.NRGBA).Opaque()
}

func (c *codec) chunk(name string, data []byte) {
	start := c.beginChunk(name)
	c.png = append(c.png, data...)
	c.endChunk(start)
}

func (c *codec) beginChunk(name string) (start int) {
	c.png = append(append(c.png, 0, 0, 0, 0), name...)
	return len(c.png)
}

// endChunk fills in the length and appends the checksum.
func (c *codec) endChunk(start int) {
	binary.BigEndian.PutUint32(c.png[start-8:], uint32(len(c.png)-start))
	c.png = binary.BigEndian.AppendUint32(c.png, crc(c.png[start-4:]))
}

// crc is the checksum of PNG (annex D). hash/crc32 would be in every program, for its tables.
func crc(data []byte) uint32 {
	var table [256]uint32
	for i := range table {
		n := uint32(i)
		for range 8 {
			n = n>>1 ^ 0xedb88320&-(n&1)
		}
		table[i] = n
	}
	sum := ^uint32(0)
	for _, b := range data {
		sum = table[byte(sum)^b] ^ sum>>8
	}
	return ^sum
}

func (c *codec) appendPalette() {
	start := c.beginChunk("PLTE")
	clear := false
	for _, rgba := range c.indexed.palette {
		c.png = append(c.png, byte(rgba>>24), byte(rgba>>16), byte(rgba>>8))
		clear = clear || byte(rgba) != 0xff
	}
	c.endChunk(start)
	if !clear {
		return
	}
	start = c.beginChunk("tRNS")
	for _, rgba := range c.indexed.palette {
		c.png = append(c.png, byte(rgba))
	}
	c.endChunk(start)
}

func (c *codec) indexedRows(r image.Rectangle) {
	c.raw = c.raw[:0]
	for y := range r.Dy() {
		c.raw = append(append(c.raw, 0), c.indexed.pixels[y*r.Dx():][:r.Dx()]...)
	}
}

// filteredRows makes c.raw the rows, each after the number of its filter (section 9.2): none, left, up or Paeth.
func (c *codec) filteredRows(m *image.NRGBA, r image.Rectangle, kind byte) {
	n := 4
	if kind == pngRGB {
		n = 3
	}
	width := r.Dx() * n
	c.raw = c.raw[:0]
	before, row := make([]byte, width), make([]byte, width)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		packRow(row, m, r, y, n)
		c.best = c.best[:0]
		least := math.MaxInt
		for filter := range byte(pngFilters) {
			c.row = append(append(c.row[:0], filter), row...)
			applyFilter(filter, c.row[1:], row, before, n)
			if sum := distanceFromZero(c.row[1:]); sum < least {
				least = sum
				c.best, c.row = c.row, c.best
			}
		}
		c.raw = append(c.raw, c.best...)
		before, row = row, before
	}
}

// packRow makes row the pixels of row y, n bytes each.
func packRow(row []byte, m *image.NRGBA, r image.Rectangle, y, n int) {
	from := m.Pix[m.PixOffset(r.Min.X, y):]
	for x := range r.Dx() {
		copy(row[x*n:][:n], from[x*4:])
	}
}

const pngFilters = 5

// applyFilter takes from dst, which is a copy of row, what a filter expects of each byte, from those of the pixel to its
// left, n bytes before, and from the row above.
func applyFilter(filter byte, dst, row, above []byte, n int) {
	above = above[:len(row)]
	dst = dst[:len(row)]
	switch filter {
	case 1:
		for x := n; x < len(row); x++ {
			dst[x] -= row[x-n]
		}
	case 2:
		for x := range row {
			dst[x] -= above[x]
		}
	case 3:
		for x := range row {
			left := 0
			if x >= n {
				left = int(row[x-n])
			}
			dst[x] -= byte((left + int(above[x])) / 2)
		}
	case 4:
		for x := range min(n, len(row)) {
			dst[x] -= above[x]
		}
		for x := n; x < len(row); x++ {
			dst[x] -= paeth(int(row[x-n]), int(above[x]), int(above[x-n]))
		}
	}
}

// distanceFromZero is how large the differences are on the whole, as signed bytes: what the filters are chosen by.
func distanceFromZero(row []byte) int {
	sum := 0
	for _, d := range row {
		sum += int(min(d, -d))
	}
	return sum
}

func paeth(left, up, corner int) byte {
	guess := left + up - corner
	a, b, c := abs(guess-left), abs(guess-up), abs(guess-corner)
	switch {
	case a <= b && a <= c:
		return byte(left)
	case b <= c:
		return byte(up)
	}
	return byte(corner)
}

func abs(n int) int { return max(n, -n) }
