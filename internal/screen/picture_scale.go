package screen

import (
	"image"
	imagedraw "image/draw"
	"math"
)

const (
	scaleRows   = 4       // of how many rows of a picture one row is made at most
	scaleWidth  = 1 << 20 // a wider picture is not read whole,
	scalePixels = 1 << 26 // nor is a larger one
)

// Scale returns the pixels of src in part as a picture of w by h pixels. Each is the mean of those that it covers; a
// picture that is made larger keeps the edges of its pixels. Where bg is known to look the same everywhere, what is
// transparent is laid over it. Of very large pictures only some of the pixels are looked at.
func Scale(src image.Image, part image.Rectangle, w, h int, bg Color) *image.NRGBA {
	dst := image.NewNRGBA(image.Rect(0, 0, w, h))
	if part = part.Intersect(src.Bounds()); part.Empty() || w <= 0 || h <= 0 {
		return dst
	}
	s := scaler{src: src, part: part, sum: make([]float32, 4*w)}
	if !s.large() {
		s.spans = spans(w, part.Dx())
	}
	for y := range h {
		if s.large() {
			s.sample(y, h)
		} else {
			s.row(y, h)
		}
		s.store(dst.Pix[y*dst.Stride:][:4*w])
	}
	if r, g, b, ok := bg.Known(); ok {
		flatten(dst, r, g, b)
	}
	return dst
}

type scaler struct {
	src    image.Image
	part   image.Rectangle
	spans  []span
	sum    []float32   // of a row that is made, four parts a pixel, alpha multiplied
	weight float32     // how many rows are in it
	strip  *image.RGBA // a row of src
	at     int         // which
}

func (s *scaler) large() bool {
	return s.part.Dx() > scaleWidth || int64(s.part.Dx())*int64(s.part.Dy()) > scalePixels
}

// sample takes one pixel of src for each.
func (s *scaler) sample(y, h int) {
	w := len(s.sum) / 4
	s.weight = 1
	for x := range w {
		at := image.Pt(middle(x, w, s.part.Min.X, s.part.Max.X), middle(y, h, s.part.Min.Y, s.part.Max.Y))
		r, g, b, a := s.src.At(at.X, at.Y).RGBA()
		for i, v := range [...]uint32{r, g, b, a} {
			s.sum[4*x+i] = float32(v >> 8)
		}
	}
}

// middle is the pixel between from and to that lies at i of n.
func middle(i, n, from, to int) int {
	return min(from+int((float64(i)+0.5)*(float64(to)-float64(from))/float64(n)), to-1)
}

// row adds up the rows that row y of h covers.
func (s *scaler) row(y, h int) {
	clear(s.sum)
	s.weight = 0
	rows := float64(s.part.Dy())
	from, to := float64(y)*rows/float64(h), float64(y+1)*rows/float64(h)
	first, last := int(from), min(int(math.Ceil(to)), s.part.Dy())
	step := (last - first + scaleRows - 1) / scaleRows
	for i := first; i < last; i += step {
		weight := float32(min(to, float64(i+1)) - max(from, float64(i)))
		if step > 1 {
			weight = 1
		}
		if weight > 1e-6 {
			s.load(s.part.Min.Y + i)
			s.add(weight)
			s.weight += weight
		}
	}
}

// load makes strip row y of src.
func (s *scaler) load(y int) {
	if s.strip != nil && s.at == y {
		return
	}
	if s.strip == nil {
		s.strip = image.NewRGBA(image.Rect(0, 0, s.part.Dx(), 1))
	}
	imagedraw.Draw(s.strip, s.strip.Rect, s.src, image.Pt(s.part.Min.X, y), imagedraw.Src)
	s.at = y
}

// span is the pixels of src that one pixel covers: from first up to last, of which the first and the last count in part.
type span struct {
	first, last  int32
	head, middle float32 // how much of the mean the first one is, and each of those between
	tail         float32
}

// spans are those of w pixels that cover n.
func spans(w, n int) []span {
	list := make([]span, w)
	for x := range list {
		from, to := float64(x)*float64(n)/float64(w), float64(x+1)*float64(n)/float64(w)
		first, last := int(from), min(int(math.Ceil(to)), n)
		s := span{first: int32(first), last: int32(last), middle: float32(1 / (to - from))}
		s.head = float32((math.Min(to, float64(first+1)) - from) / (to - from))
		if last-first > 1 {
			s.tail = float32((to - float64(last-1)) / (to - from))
		}
		list[x] = s
	}
	return list
}

// add adds the means of the row.
func (s *scaler) add(weight float32) {
	for x := range s.spans {
		p := &s.spans[x]
		sum := s.sum[4*x:][:4]
		px := s.strip.Pix[4*p.first : 4*p.last]
		head, tail := px[:4], px[len(px)-4:]
		var between [4]uint32
		for i := 4; i+8 <= len(px); i += 4 {
			four := px[i:][:4]
			between[0] += uint32(four[0])
			between[1] += uint32(four[1])
			between[2] += uint32(four[2])
			between[3] += uint32(four[3])
		}
		for k := range sum {
			sum[k] += weight * (p.head*float32(head[k]) + p.middle*float32(between[k]) + p.tail*float32(tail[k]))
		}
	}
}

// store writes the row, with alpha taken out of the colours.
func (s *scaler) store(dst []byte) {
	for x := 0; x < len(dst); x += 4 {
		a := s.sum[x+3] / s.weight
		if a < 0.5 || s.weight == 0 {
			continue
		}
		for i := range 3 {
			dst[x+i] = round8(s.sum[x+i] / s.weight * 255 / a)
		}
		dst[x+3] = round8(a)
	}
}

func round8(v float32) byte { return byte(min(max(v+0.5, 0), 255)) }

// flatten lays m over a colour.
func flatten(m *image.NRGBA, r, g, b int) {
	for px := m.Pix; len(px) > 0; px = px[4:] {
		a := int(px[3])
		if a == 255 {
			continue
		}
		for i, under := range [...]int{r, g, b} {
			px[i] = byte((int(px[i])*a + under*(255-a) + 127) / 255)
		}
		px[3] = 255
	}
}
