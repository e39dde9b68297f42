package widgets

import (
	"math"

	"limoni"
	"limoni/layout"
)

// arrange divides the area: the first row for the legend, the axes where there
// is room for them, the rest for the lines.
func (d *charting) arrange(f *limoni.Frame, area limoni.Rect) {
	if area.Dy() >= 3 && d.hasLegend() {
		d.legend = layout.CutTop(&area, 1)
	}
	if d.below = area.Dy() >= 4; d.below {
		layout.CutBottom(&area, 2)
	}
	d.y = axisOf(d.all.low, d.all.high, d.fixed(), max(area.Dy()/2+1, 2))
	if columns := d.labelColumns(f); area.Dx() >= columns+1+minPlot {
		d.labels = columns
		layout.CutLeft(&area, columns+1)
	}
	d.plot = area
	if d.n > 1 {
		d.x = axisOf(d.First, d.First+float64(d.n-1)*d.Step, true, max(area.Dx()/tickColumns, 3))
		d.x.step = max(d.x.step, math.Abs(d.Step)) // there is nothing between two points
	}
}

const (
	minPlot     = 8 // columns the lines need beside an axis
	tickColumns = 8 // columns from one tick of the horizontal axis to the next
)

func (d *charting) hasLegend() bool {
	return d.Point != nil || len(d.Lines) > 1 || len(d.Lines) == 1 && d.Lines[0].Name != ""
}
