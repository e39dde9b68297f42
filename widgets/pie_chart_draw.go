package widgets

import (
	"math"

	"limoni"
)

// drawDisc draws the slices with a gap between them, and their letters.
func (d *pie) drawDisc(f *limoni.Frame, area limoni.Rect) {
	if !f.Painting() {
		return
	}
	p := limoni.Memory[Pixels](f, d.resp)
	p.Resize(area.Dx(), area.Dy(), d.Marker.or(MarkerQuadrant))
	disc := discOf(p)
	width, height := p.Size()
	for y := range height {
		for x := range width {
			if part, gap, ok := disc.at(x, y); ok {
				if i := d.sliceAt(part, gap); i >= 0 {
					p.Set(x, y, seriesStyle(f, i))
				}
			}
		}
	}
	p.paint(f, area)
	d.drawLetters(f, area, disc)
}

// pieDisc is the largest circle on a surface, measured in columns. A cell is taken
// to be twice as high as it is wide.
type pieDisc struct {
	x, y, radius float64
	across, down float64 // pixels in the length of a column
}

func discOf(p *Pixels) pieDisc {
	across, down := p.marker.Size()
	columns, rows := p.Cells()
	return pieDisc{
		x: float64(columns) / 2, y: float64(rows), radius: min(float64(columns)/2, float64(rows)),
		across: float64(across), down: float64(down) / 2,
	}
}

// at is where a pixel lies on the way round, from 0 at the top to 1, and the
// part of that way that a little more than half a pixel takes there; ok is
// false outside.
func (d pieDisc) at(x, y int) (part, gap float64, ok bool) {
	dx, dy := (float64(x)+0.5)/d.across-d.x, (float64(y)+0.5)/d.down-d.y
	distance := math.Sqrt(dx*dx + dy*dy)
	if distance > d.radius {
		return 0, 0, false
	}
	if part = math.Atan2(dx, -dy) / (2 * math.Pi); part < 0 {
		part++
	}
	pixel := max(1/d.across, 1/d.down)
	return part, 0.6 * pixel / max(2*math.Pi*distance, pixel), true
}

// sliceAt is the slice at that part of the way round, -1 within gap of a place
// where two of them meet.
func (d *pie) sliceAt(part, gap float64) int {
	from, found := 0.0, -1
	for i := range d.Slices {
		if d.ends[i] == from {
			continue
		}
		if part >= from {
			found = i
			if part-from < gap && d.ends[i]-from < 1 {
				return -1
			}
		} else {
			if from-part < gap {
				return -1
			}
			break
		}
		from = d.ends[i]
	}
	if 1-part < gap && found >= 0 && !d.whole(found) {
		return -1
	}
	return found
}

// start is where slice i begins on the way round.
func (d *pie) start(i int) float64 {
	if i == 0 {
		return 0
	}
	return d.ends[i-1]
}

// whole reports whether slice i is all there is.
func (d *pie) whole(i int) bool { return d.ends[i]-d.start(i) == 1 }

// drawLetters writes the letter of each slice that is wide enough into its
// middle. The chart's own text names them.
func (d *pie) drawLetters(f *limoni.Frame, area limoni.Rect, disc pieDisc) {
	for i := range d.Slices {
		size := d.ends[i] - d.start(i)
		angle := (d.start(i) + size/2) * 2 * math.Pi
		distance := 0.6 * disc.radius
		if size*2*math.Pi*distance < 3 {
			continue
		}
		if d.whole(i) {
			distance = 0
		}
		x := int(math.Floor(disc.x + distance*math.Sin(angle)))
		y := int(math.Floor((disc.y - distance*math.Cos(angle)) / 2))
		f.Print(rowOf(area, x, y, 1), pieLetters[i:i+1], reversedStyle(seriesStyle(f, i)))
	}
}

// drawBar draws the slices one after another in a row, each with its letter
// first.
func (d *pie) drawBar(f *limoni.Frame, area limoni.Rect) {
	before := 0
	for i := range d.Slices {
		to := int(math.Round(d.ends[i] * float64(area.Dx())))
		if to <= before {
			continue
		}
		slice := rowOf(area, before, 0, to-before)
		f.Fill(slice, d.fill(i), seriesStyle(f, i))
		if to-before > 1 { // letters side by side would be a word
			f.Print(slice, pieLetters[i:i+1], reversedStyle(seriesStyle(f, i)))
		}
		before = to
	}
}
