package widgets

import (
	"math"

	"limoni"
	"limoni/layout"
)

// arrange decides how many bars there are and how thick they are.
func (d *barring) arrange(f *limoni.Frame) {
	room := d.area.Dx()
	if d.Horizontal {
		room = d.area.Dy()
	}
	d.group = 1
	for i := range d.Bars[:min(len(d.Bars), max(room, 0))] {
		d.group = min(max(d.group, d.Bars[i].values()), max(room, 1))
	}
	if len(d.Names) > 0 && len(d.Bars) > 0 && d.area.Dy() > 3 {
		d.legend = layout.CutTop(&d.area, 1)
		if d.Horizontal {
			room--
		}
	}
	d.fit(room)
	d.measure(f)
}

const maxBarWidth = 7

// fit divides the room among the groups.
func (d *barring) fit(room int) {
	if room <= 0 || d.area.Empty() {
		return
	}
	d.gap = 1
	if d.Horizontal && d.group == 1 {
		d.gap = 0
	}
	d.across = min(d.Width, room)
	if d.across <= 0 {
		n := min(len(d.Bars), room)
		d.across = (room - (n-1)*d.gap) / max(n*d.group, 1)
		if most := maxBarWidth; d.Horizontal {
			d.across = min(d.across, 1)
		} else {
			d.across = min(d.across, most)
		}
		d.across = max(d.across, 1)
	}
	d.shown = min((room+d.gap)/(d.group*d.across+d.gap), len(d.Bars))
	if d.shown == 0 && len(d.Bars) > 0 {
		d.shown, d.group = 1, min(d.group, max(room/d.across, 1))
	}
}

// measure finds the extremes of what is shown.
func (d *barring) measure(f *limoni.Frame) {
	for i := range d.shown {
		for j := range d.group {
			v := d.Bars[i].value(j)
			before := d.all
			d.all.add(v)
			if d.all.low != before.low {
				d.low = i
			}
			if d.all.high != before.high {
				d.high = i
			}
			if d.Horizontal && !math.IsNaN(v) {
				d.numbers = max(d.numbers, limoni.Width(chartNumber(f, v, d.Unit)))
			}
		}
	}
}

// ends are the ends of the scale.
func (d *barring) ends() (low, high float64) {
	low, high = d.all.low, d.all.high
	if d.Min != 0 || d.Max != 0 {
		low, high = d.Min, d.Max
	}
	if !(low < 0) {
		low = 0
	}
	if !(high > 0) {
		high = 0
	}
	return max(low, -math.MaxFloat64), min(high, math.MaxFloat64)
}
