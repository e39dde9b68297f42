package widgets

import (
	"math"

	"limoni"
)

// lineDashes tell lines apart without colour.
var lineDashes = [6]uint8{solidLine, 0b00001111, 0b01010101, 0b01111111, 0b00010001, 0b00101111}

func seriesStyle(f *limoni.Frame, i int) limoni.Style {
	return f.Theme().Series[i%len(f.Theme().Series)]
}

func (d *charting) drawLines(f *limoni.Frame) {
	if !f.Painting() || d.plot.Empty() {
		return
	}
	p := &d.m.pixels
	p.Resize(d.plot.Dx(), d.plot.Dy(), d.Marker)
	for i := range d.m.lines {
		s := stroke{p: p, style: seriesStyle(f, i), pattern: lineDashes[i%len(lineDashes)]}
		if d.n > d.width() {
			d.plotColumns(&d.m.lines[i].reading, &s)
		} else {
			d.plotPoints(&d.m.lines[i].reading, &s)
		}
		s.lift()
	}
	p.paint(f, d.plot)
}

// plotPoints draws a line from each value to the next.
func (d *charting) plotPoints(r *reading, s *stroke) {
	for i := range r.n {
		v := r.at(i)
		if math.IsNaN(v) {
			s.lift()
			continue
		}
		y := d.height(v)
		s.to(d.column(i), y, y)
	}
}

// plotColumns draws the range of the values of each column.
func (d *charting) plotColumns(r *reading, s *stroke) {
	width := d.width()
	for x := range width {
		from, to := (x*d.n+width-1)/width, min(((x+1)*d.n+width-1)/width, r.n)
		low, high := r.minMax(from, to)
		if math.IsNaN(low) {
			if low = r.at(from); math.IsNaN(low) {
				s.lift()
				continue
			}
			high = low // it is infinite
		}
		s.to(x, d.height(high), d.height(low))
	}
}

// height is the pixel row of a value.
func (d *charting) height(v float64) int {
	_, down := d.Marker.Size()
	height := d.plot.Dy() * down
	return height - 1 - d.y.place(v, height)
}

// stroke is a line that is being drawn from left to right.
type stroke struct {
	p       *Pixels
	style   limoni.Style
	pattern uint8
	// x, top and bottom are where it is; runs is how many places it joined.
	x, top, bottom, runs int
}

// to draws on to the pixels from top to bottom of a column.
func (s *stroke) to(x, top, bottom int) {
	if s.runs > 0 {
		s.p.Dashes(s.x, min(max(top, s.top), s.bottom), x, min(max(s.bottom, top), bottom), s.pattern, s.style)
	}
	if top != bottom {
		s.p.Dashes(x, top, x, bottom, s.pattern, s.style)
	}
	s.x, s.top, s.bottom, s.runs = x, top, bottom, s.runs+1
}

// lift ends the line at a gap. A place that is alone is a point, which no
// pattern must hide.
func (s *stroke) lift() {
	if s.runs == 1 && s.top == s.bottom {
		s.p.Set(s.x, s.top, s.style)
	}
	s.runs = 0
}
