package screen

import "image"

// halfAlpha is what a pixel must have to be drawn where a pixel is drawn or is not.
const halfAlpha = 128

// ditherer shows a picture in the colours that a profile has. What a pixel gets wrong its neighbours to the right and
// below make good (Floyd and Steinberg).
type ditherer struct {
	errors, next []rgbError // of this row and of the one below, with one more at each end
}

type rgbError [3]int

// each calls f for the pixels of m in r, row by row, with their colour and whether they are seen at all.
func (d *ditherer) each(m *image.NRGBA, r image.Rectangle, profile Profile, f func(x, y int, c Color, seen bool)) {
	d.errors = append(d.errors[:0], make([]rgbError, r.Dx()+2)...)
	d.next = append(d.next[:0], make([]rgbError, r.Dx()+2)...)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		row := m.Pix[m.PixOffset(r.Min.X, y):]
		for x := range r.Dx() {
			px := row[4*x:][:4]
			if px[3] < halfAlpha {
				f(r.Min.X+x, y, 0, false)
				continue
			}
			if profile == TrueColor {
				f(r.Min.X+x, y, RGB(px[0], px[1], px[2]), true)
				continue
			}
			f(r.Min.X+x, y, d.pixel(x, px, profile), true)
		}
		d.errors, d.next = d.next, d.errors
		clear(d.next)
	}
}

func (d *ditherer) pixel(x int, px []byte, profile Profile) Color {
	var want rgbError
	for i := range want {
		want[i] = min(max(int(px[i])+d.errors[x+1][i]/16, 0), 255)
	}
	c := nearestColor(profile, want)
	got := colorValue(c)
	for i := range want {
		e := want[i] - got[i]
		d.errors[x+2][i] += 7 * e
		d.next[x][i] += 3 * e
		d.next[x+1][i] += 5 * e
		d.next[x+2][i] += e
	}
	return c
}

func nearestColor(profile Profile, v rgbError) Color {
	if profile == Color16 {
		return nearest16(v[0], v[1], v[2])
	}
	return nearest256(v[0], v[1], v[2])
}

// colorValue is how a palette entry looks: the first sixteen as far as is known.
func colorValue(c Color) rgbError {
	i, _ := c.Palette()
	if i < 16 {
		return ansi[i]
	}
	r, g, b := paletteRGB(i)
	return rgbError{r, g, b}
}
