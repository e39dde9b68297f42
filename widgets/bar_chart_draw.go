package widgets

import (
	"math"

	"limoni"
	"limoni/accessibility"
	"limoni/layout"
)

func (d *barring) style(f *limoni.Frame, i int) limoni.Style {
	if d.group == 1 {
		return f.Theme().Accent
	}
	return seriesStyle(f, i)
}

// drawLegend names the bars of a group.
func (d *barring) drawLegend(f *limoni.Frame) {
	r := d.legend
	for i, name := range d.Names[:min(len(d.Names), d.group)] {
		f.Fill(layout.CutLeft(&r, 1), barFills[i%len(barFills)], d.style(f, i))
		layout.CutLeft(&r, 1)
		if !r.Empty() {
			chartText(f, r, name, f.Theme().Text)
			layout.CutLeft(&r, limoni.Width(name)+2)
		}
	}
}

// node registers the text of a group.
func (d *barring) node(f *limoni.Frame, i int, r limoni.Rect) limoni.Response {
	b := &d.Bars[i]
	return f.RegisterAccessibility(accessibility.Node{
		Role: accessibility.RoleText, Label: b.Label, Value: d.groupWords(f, b), Bounds: r.Intersect(d.area),
		Position: count(i + 1), SetSize: count(len(d.Bars)),
	})
}

// drawColumns draws upright bars: numbers above them, labels below.
func (d *barring) drawColumns(f *limoni.Frame) {
	area := d.area
	labels := layout.CutBottom(&area, roomIf(1, area.Dy() > 1 && d.labelled()))
	low, high := d.ends()
	bars := area
	layout.CutTop(&bars, roomIf(1, area.Dy() > 2 && high > 0))
	layout.CutBottom(&bars, roomIf(1, area.Dy() > 3 && low < 0))
	d.scale = scaleOf(low, high, bars.Dy())
	width := d.group * d.across
	for i := range d.shown {
		at := d.area
		at.Min.X += i * (width + d.gap)
		at.Max.X = min(at.Min.X+width, d.area.Max.X)
		node := d.node(f, i, at)
		label := at
		label.Min.Y, label.Max.Y = labels.Min.Y, labels.Max.Y
		printCut(f, node, centredText(label, d.Bars[i].Label), d.Bars[i].Label, f.Theme().Text)
		for j := range d.group {
			r := at
			r.Min.X, r.Max.X = at.Min.X+j*d.across, min(at.Min.X+(j+1)*d.across, at.Max.X)
			r.Min.Y, r.Max.Y = bars.Min.Y, bars.Max.Y
			d.drawColumn(f, r, area, d.Bars[i].value(j), j)
		}
	}
}

// roomIf is n cells if on.
func roomIf(n int, on bool) int {
	if on {
		return n
	}
	return 0
}

func (d *barring) labelled() bool {
	for i := range d.shown {
		if d.Bars[i].Label != "" {
			return true
		}
	}
	return false
}

// drawColumn draws one bar into r, and its number above or below it where that
// is inside of area.
func (d *barring) drawColumn(f *limoni.Frame, r, area limoni.Rect, v float64, i int) {
	if math.IsNaN(v) {
		return
	}
	zero := r.Min.Y + d.scale.above
	eighths := d.scale.eighths(v)
	text := r
	if v < 0 {
		r.Min.Y = zero
		downward(f, r, eighths, barFills[i%len(barFills)], d.style(f, i))
		text.Min.Y = min(zero+(eighths+7)/8, r.Max.Y)
	} else {
		r.Max.Y = zero
		upward(f, r, eighths, barFills[i%len(barFills)], d.style(f, i))
		text.Min.Y = max(zero-(eighths+7)/8, r.Min.Y) - 1
	}
	text.Max.Y = text.Min.Y + 1
	room := text.Dx()
	if d.group > 1 {
		room-- // numbers side by side would be one
	}
	if s := chartNumber(f, v, d.Unit); text.In(area) && limoni.Width(s) <= room {
		f.Print(centredText(text, s), s, f.Theme().Text)
	}
}

// centredText is the part of r that s takes in its middle.
func centredText(r limoni.Rect, s string) limoni.Rect {
	if width := limoni.Width(s); width < r.Dx() {
		r.Min.X += (r.Dx() - width) / 2
	}
	return r
}
