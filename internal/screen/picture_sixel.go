package screen

import "image"

// sixels are a picture in colour numbers, and a band of it: for each colour which of the six pixels of each column have
// it.
type sixels struct {
	numbers []int16 // of the pixels, -1 where nothing is drawn
	masks   [256][]byte
	dither  ditherer
}

// sixelCube is how many colours the fixed palette has: entries 16 to 255 of the terminal's, which are known.
const sixelCube = 240

// appendSixel writes a picture as sixels (DEC STD 070, chapter 9) at the cursor: the palette in percent, then bands of six
// rows, and in each band one colour after another. What is transparent is left out (P2 is 1). The pixels of a picture
// that was made smaller are drawn larger.
func (c *codec) appendSixel(dst []byte, p *placement, cellWidth, cellHeight int) []byte {
	r := p.pixels()
	width, height := p.at.Dx()*cellWidth, p.at.Dy()*cellHeight
	dst = append(dst, "\x1bP0;1;0q\"1;1;"...)
	dst = appendInt(append(appendInt(dst, width), ';'), height)
	if c.indexed.index(p.picture.pixels, r) {
		dst = c.ownPalette(dst)
	} else {
		dst = c.cubePalette(dst, p.picture.pixels, r)
	}
	for y := 0; y < height; y += 6 {
		if y > 0 {
			dst = append(dst, '-')
		}
		dst = c.sixel.appendBand(dst, r, y, width, height)
	}
	return append(dst, "\x1b\\"...)
}

// ownPalette is that of a picture of few colours, which are kept.
func (c *codec) ownPalette(dst []byte) []byte {
	s := &c.sixel
	s.numbers = s.numbers[:0]
	for _, n := range c.indexed.pixels {
		number := int16(n)
		if byte(c.indexed.palette[n]) < halfAlpha {
			number = -1
		}
		s.numbers = append(s.numbers, number)
	}
	for i, rgba := range c.indexed.palette {
		dst = appendSixelColor(dst, i, int(rgba>>24), int(rgba>>16&0xff), int(rgba>>8&0xff))
	}
	return dst
}

// cubePalette draws a picture in the colours of the fixed palette, with what that cannot show spread over the neighbours.
func (c *codec) cubePalette(dst []byte, m *image.NRGBA, r image.Rectangle) []byte {
	s := &c.sixel
	s.numbers = s.numbers[:0]
	s.dither.each(m, r, Color256, func(_, _ int, color Color, seen bool) {
		n, _ := color.Palette()
		number := int16(n) - 16
		if !seen {
			number = -1
		}
		s.numbers = append(s.numbers, number)
	})
	for i := range sixelCube {
		red, green, blue := paletteRGB(uint8(16 + i))
		dst = appendSixelColor(dst, i, red, green, blue)
	}
	return dst
}

func appendSixelColor(dst []byte, i, red, green, blue int) []byte {
	dst = append(appendInt(append(dst, '#'), i), ";2;"...)
	dst = append(appendInt(dst, (red*100+127)/255), ';')
	dst = append(appendInt(dst, (green*100+127)/255), ';')
	return appendInt(dst, (blue*100+127)/255)
}

// appendBand writes the rows from y on.
func (s *sixels) appendBand(dst []byte, r image.Rectangle, y, width, height int) []byte {
	var used [256]bool
	for i := range min(6, height-y) {
		row := s.numbers[(y+i)*r.Dy()/height*r.Dx():]
		for x := range width {
			n := row[x*r.Dx()/width]
			if n < 0 {
				continue
			}
			if !used[n] {
				used[n] = true
				s.masks[n] = append(s.masks[n][:0], make([]byte, width)...)
			}
			s.masks[n][x] |= 1 << i
		}
	}
	first := true
	for n := range used {
		if !used[n] {
			continue
		}
		if !first {
			dst = append(dst, '$')
		}
		first = false
		dst = appendSixels(appendInt(append(dst, '#'), n), s.masks[n])
	}
	return dst
}

// appendSixels writes the columns of one colour, equal ones as a number and one of them, and nothing after the last.
func appendSixels(dst []byte, mask []byte) []byte {
	end := len(mask)
	for end > 0 && mask[end-1] == 0 {
		end--
	}
	for x := 0; x < end; {
		n := 1
		for x+n < end && mask[x+n] == mask[x] {
			n++
		}
		c := '?' + mask[x]
		if n > 3 {
			dst = append(appendInt(append(dst, '!'), n), c)
		} else {
			for range n {
				dst = append(dst, c)
			}
		}
		x += n
	}
	return dst
}
