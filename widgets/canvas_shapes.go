package widgets

import (
	"math"

	"limoni"
)

// solidLine is the pattern of an unbroken line.
const solidLine = 0xff

// farthest bounds coordinates, so that they can be multiplied: what is farther
// away is drawn as if it were there.
const farthest = 1 << 30

func onGrid(v int) int { return min(max(v, -farthest), farthest) }

// Line draws a straight line from one pixel to another, both of them included.
// It sets the pixels that Bresenham's algorithm does.
func (p *Pixels) Line(x0, y0, x1, y1 int, st limoni.Style) { p.Dashes(x0, y0, x1, y1, solidLine, st) }

// Dashes is Line with only those pixels whose bit is set in pattern, counted
// by their column modulo 8, or by their row where the line is steep: so lines
// that join continue each other's pattern.
func (p *Pixels) Dashes(x0, y0, x1, y1 int, pattern uint8, st limoni.Style) {
	if p.quiet || len(p.cells) == 0 {
		return
	}
	width, height := p.Size()
	l := pixelLine{p: p, pattern: pattern, ink: p.inkOf(st)}
	x0, y0, x1, y1 = onGrid(x0), onGrid(y0), onGrid(x1), onGrid(y1)
	if l.steep = magnitude(y1-y0) > magnitude(x1-x0); l.steep {
		l.draw(y0, x0, y1, x1, height)
	} else {
		l.draw(x0, y0, x1, y1, width)
	}
}

func magnitude(v int) int { return max(v, -v) }

// pixelLine draws along its longer direction, u; v is the other.
type pixelLine struct {
	p            *Pixels
	steep        bool
	pattern, ink uint8
}

// draw goes through the pixels with u from 0 to n-1 only.
func (l *pixelLine) draw(u0, v0, u1, v1, n int) {
	if u0 > u1 {
		u0, v0, u1, v1 = u1, v1, u0, v0
	}
	du, dv := u1-u0, v1-v0
	for u := max(u0, 0); u <= min(u1, n-1); u++ {
		v := v0
		if du > 0 {
			v += floorQuotient(2*(u-u0)*dv+du, 2*du)
		}
		l.dot(u, v)
	}
}

func floorQuotient(a, b int) int {
	q := a / b
	if a%b < 0 {
		q--
	}
	return q
}

func (l *pixelLine) dot(u, v int) {
	if l.pattern>>(u&7)&1 == 0 {
		return
	}
	if l.steep {
		u, v = v, u
	}
	if cell, bit, ok := l.p.at(u, v); ok {
		l.p.dot(cell, bit, l.ink)
	}
}

// Rect draws the border of a rectangle between two corners, both included.
func (p *Pixels) Rect(x0, y0, x1, y1 int, st limoni.Style) {
	p.Line(x0, y0, x1, y0, st)
	p.Line(x0, y1, x1, y1, st)
	p.Line(x0, y0, x0, y1, st)
	p.Line(x1, y0, x1, y1, st)
}

// FillRect sets all pixels between two corners, both included.
func (p *Pixels) FillRect(x0, y0, x1, y1 int, st limoni.Style) {
	_, height := p.Size()
	if y0 > y1 {
		y0, y1 = y1, y0
	}
	for y := max(y0, 0); y <= min(y1, height-1); y++ {
		p.Line(x0, y, x1, y, st)
	}
}

// Circle draws a circle of pixels around one. It is round on the screen where
// pixels are square: braille and half blocks.
func (p *Pixels) Circle(x, y, radius int, st limoni.Style) { p.Ellipse(x, y, radius, radius, st) }

// FillCircle is Circle with what is inside.
func (p *Pixels) FillCircle(x, y, radius int, st limoni.Style) {
	p.FillEllipse(x, y, radius, radius, st)
}

// Ellipse draws an ellipse with two radii around a pixel.
func (p *Pixels) Ellipse(x, y, rx, ry int, st limoni.Style) {
	x, y, rx, ry = onGrid(x), onGrid(y), magnitude(onGrid(rx)), magnitude(onGrid(ry))
	width, height := p.Size()
	for py := max(y-ry, 0); py <= min(y+ry, height-1); py++ {
		dx := ellipseReach(py-y, ry, rx)
		p.Set(x-dx, py, st)
		p.Set(x+dx, py, st)
	}
	for px := max(x-rx, 0); px <= min(x+rx, width-1); px++ {
		dy := ellipseReach(px-x, rx, ry)
		p.Set(px, y-dy, st)
		p.Set(px, y+dy, st)
	}
}

// FillEllipse is Ellipse with what is inside.
func (p *Pixels) FillEllipse(x, y, rx, ry int, st limoni.Style) {
	x, y, rx, ry = onGrid(x), onGrid(y), magnitude(onGrid(rx)), magnitude(onGrid(ry))
	width, height := p.Size()
	for py := max(y-ry, 0); py <= min(y+ry, height-1); py++ {
		dx := ellipseReach(py-y, ry, rx)
		p.Line(x-dx, py, x+dx, py, st)
	}
	for px := max(x-rx, 0); px <= min(x+rx, width-1); px++ {
		dy := ellipseReach(px-x, rx, ry)
		p.Line(px, y-dy, px, y+dy, st)
	}
}

// ellipseReach is how far an ellipse reaches in the direction of radius b, d away
// from its centre in the direction of radius a.
func ellipseReach(d, a, b int) int {
	if a == 0 {
		return b
	}
	part := float64(d) / float64(a)
	return int(math.Round(float64(b) * math.Sqrt(1-part*part)))
}
