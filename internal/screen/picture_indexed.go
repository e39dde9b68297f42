package screen

import "image"

// indexed is a picture of few colours: a palette, and for each pixel its number there.
type indexed struct {
	palette []uint32 // red, green, blue and alpha, from the highest byte to the lowest
	pixels  []byte
	numbers map[uint32]byte
}

// index takes the pixels of m in r and reports whether they have at most 256 colours. All that is transparent is one.
func (x *indexed) index(m *image.NRGBA, r image.Rectangle) bool {
	if x.numbers == nil {
		x.numbers = make(map[uint32]byte)
	}
	clear(x.numbers)
	x.palette, x.pixels = x.palette[:0], x.pixels[:0]
	last, number := uint32(0), byte(0)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		row := m.Pix[m.PixOffset(r.Min.X, y):][:4*r.Dx()]
		for ; len(row) > 0; row = row[4:] {
			rgba := uint32(row[0])<<24 | uint32(row[1])<<16 | uint32(row[2])<<8 | uint32(row[3])
			if row[3] == 0 {
				rgba = 0
			}
			if rgba != last || len(x.palette) == 0 {
				n, known := x.numbers[rgba]
				if !known {
					if len(x.palette) == 256 {
						return false
					}
					n = byte(len(x.palette))
					x.numbers[rgba] = n
					x.palette = append(x.palette, rgba)
				}
				last, number = rgba, n
			}
			x.pixels = append(x.pixels, number)
		}
	}
	return true
}
