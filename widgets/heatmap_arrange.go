package widgets

import (
	"math"

	"limoni"
	"limoni/layout"
)

// arrange divides the area: names at the left, heads above, the legend below.
func (d *heating) arrange() {
	if d.area.Dy() > 2 {
		d.legend = layout.CutBottom(&d.area, 1)
	}
	names := 0
	if d.rows <= d.area.Dy() {
		for _, s := range d.Rows[:min(len(d.Rows), max(d.rows, 0))] {
			names = max(names, limoni.Width(s)+1)
		}
	}
	d.names = layout.CutLeft(&d.area, min(names, d.area.Dx()/3))
	if len(d.Columns) > 0 && d.area.Dy() > 2 && d.columns <= d.area.Dx() {
		d.heads = layout.CutTop(&d.area, 1)
	}
	d.names.Min.Y = d.area.Min.Y
	d.width = 1
	if d.columns <= d.area.Dx()/2 {
		d.width = 2
	}
	d.across = max(min(d.columns, d.area.Dx()/d.width), 0)
	d.down = max(min(d.rows, d.area.Dy()), 0)
	d.legend.Min.X = d.area.Min.X
}

// look reads what is shown. The shades are of what the cells show, the extremes
// are of all that they stand for.
func (d *heating) look() extremes {
	e, shown := noExtremes, noExtremes
	d.m.values, d.m.lowest = d.m.values[:0], d.m.lowest[:0]
	for y := range d.down {
		for x := range d.across {
			low, high := d.cell(x, y)
			e.add(low)
			e.add(high)
			shown.add(high)
			d.m.values, d.m.lowest = append(d.m.values, high), append(d.m.lowest, low)
		}
	}
	d.scale = axis{low: shown.low, high: shown.high}
	if d.Min != 0 || d.Max != 0 {
		d.scale = axis{low: d.Min, high: d.Max}
	}
	if !(d.scale.low < d.scale.high) {
		d.scale.open()
	}
	return e
}

// cell is the smallest and the largest of the values that a cell stands for.
func (d *heating) cell(x, y int) (low, high float64) {
	low, high = math.NaN(), math.NaN()
	left, right := x*d.columns/d.across, (x+1)*d.columns/d.across
	top, bottom := y*d.rows/d.down, (y+1)*d.rows/d.down
	down, across := (bottom-top-1)/4+1, (right-left-1)/4+1
	d.sampled = d.sampled || down > 1 || across > 1
	for row := top; row < bottom; row += down {
		for column := left; column < right; column += across {
			v := d.Data.At(column, row)
			if math.IsNaN(v) {
				continue
			}
			if !(low <= v) {
				low = v
			}
			if !(high >= v) {
				high = v
			}
		}
	}
	return low, high
}
