package widgets

import (
	"math"

	"limoni"
	"limoni/layout"
)

// drawRows draws bars from left to right: labels before them, numbers after.
func (d *barring) drawRows(f *limoni.Frame) {
	bars := d.area
	labels := layout.CutLeft(&bars, d.labelColumns(f))
	if !labels.Empty() {
		layout.CutLeft(&bars, 1)
	}
	low, high := d.ends()
	numbers := bars
	if room := d.numbers + 1; bars.Dx() >= 3*room {
		layout.CutRight(&bars, roomIf(room, high > 0))
		layout.CutLeft(&bars, roomIf(room, low < 0))
	}
	d.scale = scaleOf(low, high, bars.Dx())
	height := d.group * d.across
	for i := range d.shown {
		at := d.area
		at.Min.Y += i * (height + d.gap)
		at.Max.Y = min(at.Min.Y+height, d.area.Max.Y)
		node := d.node(f, i, at)
		label := labels
		label.Min.Y, label.Max.Y = at.Min.Y, min(at.Min.Y+1, at.Max.Y)
		printCut(f, node, label, d.Bars[i].Label, f.Theme().Text)
		for j := range d.group {
			r := bars
			r.Min.Y, r.Max.Y = at.Min.Y+j*d.across, min(at.Min.Y+(j+1)*d.across, at.Max.Y)
			d.drawRow(f, r, numbers, d.Bars[i].value(j), j)
		}
	}
}

// labelColumns is how wide the labels are, at most a third of the area.
func (d *barring) labelColumns(f *limoni.Frame) int {
	columns := 0
	for i := range d.shown {
		columns = max(columns, limoni.Width(d.Bars[i].Label))
	}
	return min(columns, d.area.Dx()/3)
}

// drawRow draws one bar into r, and its number beside it where that is inside
// of area.
func (d *barring) drawRow(f *limoni.Frame, r, area limoni.Rect, v float64, i int) {
	if math.IsNaN(v) {
		return
	}
	zero := r.Min.X + d.scale.below
	eighths := d.scale.eighths(v)
	s := chartNumber(f, v, d.Unit)
	text := r
	text.Max.Y = min(r.Min.Y+1, r.Max.Y)
	if v < 0 {
		r.Max.X = zero
		leftward(f, r, eighths, barFills[i%len(barFills)], d.style(f, i))
		text.Max.X = max(zero-(eighths+7)/8, r.Min.X) - 1
		text.Min.X = text.Max.X - limoni.Width(s)
	} else {
		r.Min.X = zero
		rightward(f, r, eighths, barFills[i%len(barFills)], d.style(f, i))
		text.Min.X = min(zero+(eighths+7)/8, r.Max.X) + 1
		text.Max.X = text.Min.X + limoni.Width(s)
	}
	if text.Min.X >= area.Min.X && text.Max.X <= area.Max.X {
		f.Print(text, s, f.Theme().Text)
	}
}
