package main

import (
	"math"

	"limoni"
	"limoni/layout"
	"limoni/widgets"
)

// pictures is the page of what is drawn: a clock, and a hill at that time.
type pictures struct {
	hour float64
	hill *hill
}

func newPictures() pictures { return pictures{hour: 10, hill: newHill(10)} }

func (p *pictures) draw(f *limoni.Frame, area limoni.Rect) {
	widgets.Label{Text: "What time is it?"}.Draw(f, layout.CutTop(&area, 1))
	slider := widgets.Slider{ID: "hour", Label: "Time", Value: &p.hour, Max: 24, Step: 1, Unit: " o'clock"}
	if slider.Draw(f, layout.CutTop(&area, 1)).Changed() {
		p.hill.paint(p.hour)
	}
	layout.CutTop(&area, 1)
	columns := layout.Gap(4).SplitColumns(area, layout.Fill(1), layout.Fill(1))
	p.drawClock(f, titled(f, "Canvas", columns[0]))
	widgets.Image{
		ID: "hill", Label: f.Concat("A green hill ", p.light()), Picture: p.hill, Version: p.hill.version,
	}.Draw(f, titled(f, "Image", columns[1]))
}

// light says how light it is outside.
func (p *pictures) light() string {
	switch {
	case p.hour < 6 || p.hour > 20:
		return "by night"
	case p.hour < 9:
		return "in the morning"
	case p.hour > 17:
		return "in the evening"
	}
	return "by day"
}

// drawClock draws the face of a clock and its hands.
func (p *pictures) drawClock(f *limoni.Frame, area limoni.Rect) {
	minute := int(math.Round(p.hour * 60))
	canvas := widgets.Canvas{ID: "clock", Label: "Clock"}
	canvas.Value = f.Concat("it is ", f.Itoa(minute/60), ":", tens[minute%60/10], f.Itoa(minute%10))
	pixels := canvas.Begin(f, area)
	w, h := pixels.Size()
	c := clock{pixels, w / 2, h / 2, min(w, h)/2 - 1}
	c.Circle(c.x, c.y, c.radius, f.Theme().Border)
	for tick := range 12 {
		c.hand(float64(tick)/12, 0.88, 0.97, f.Theme().Muted)
	}
	c.hand(p.hour/12, 0, 0.5, f.Theme().Text)
	c.hand(p.hour, 0, 0.8, f.Theme().Accent)
	pixels.End()
}

var tens = [...]string{"0", "1", "2", "3", "4", "5"}

// clock is a surface with a face of that radius in pixels.
type clock struct {
	*widgets.Pixels
	x, y, radius int
}

// hand draws a line in the direction of a part of the way round, from one part
// of the radius to another.
func (c clock) hand(round, from, to float64, st limoni.Style) {
	sin, cos := math.Sincos(round * 2 * math.Pi)
	r := float64(c.radius)
	c.Line(c.x+int(math.Round(from*r*sin)), c.y-int(math.Round(from*r*cos)), c.x+int(math.Round(to*r*sin)), c.y-int(math.Round(to*r*cos)), st)
}
