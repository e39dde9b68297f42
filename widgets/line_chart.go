package widgets

import (
	"strconv"

	"limoni"
	"limoni/accessibility"
)

// LineChart draws one or several series as lines over one axis.
//
//	⠤⠤⠤⠤ cpu  ⠤⠤   mem
//	40┤        ⡠⠊
//	20┤   ⣀⠤⠒⠊⠁
//	 0┤⠤⠊⠉
//	  └┬────────┬─
//	   0       10
//
// Lines differ in colour and in how they are broken; after six both repeat. A
// missing value (NaN) leaves a gap. Where there are more values than pixels
// across, each column shows all from its smallest to its largest. Where two
// lines share a cell, the later one gives it its style and both keep their
// pixels.
//
// With a Point the chart can have the focus. Then Left and Right move to the
// next point, Home and End to the first and the last, PageUp and PageDown by a
// tenth, and so does a click; what its values are is written in the first row
// and in the node. T, or the table action, shows the numbers in place of the
// picture; there Up and Down move as well. Changed of the response reports that
// the point moved.
type LineChart struct {
	ID    string
	Label string
	Lines []Line
	// Min and Max are the ends of the vertical axis. Where both are 0 the axis
	// has room for the data.
	Min, Max float64
	// First is the number of the first point on the horizontal axis and Step
	// the distance to the next; 0 is 1.
	First, Step float64
	// Unit and XUnit are written after numbers, as they are: " %", " ms".
	Unit, XUnit string
	Marker      Marker // braille by default
	// Point is the point that is looked at, from 0; nil makes the chart a mere
	// picture.
	Point       *int
	AutoFocus   bool
	Disabled    bool
	Description string
}

// Line is one series of a chart.
type Line struct {
	Name string
	Data Series
}

// charting is a line chart in one pass.
type charting struct {
	LineChart
	resp   limoni.Response
	m      *chartMemory
	n      int // points
	all    extremes
	x, y   axis
	legend limoni.Rect
	plot   limoni.Rect
	labels int // columns of the vertical axis's labels, 0 for no axis
	below  bool
}

type chartMemory struct {
	lines          []plotted
	pixels, sample Pixels
	table          bool
	top            int // first row of the table
}

// plotted is a line with its numbers in words.
type plotted struct {
	reading
	said summary
}

// Draw draws the chart into area.
func (c LineChart) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	d := charting{LineChart: c, all: noExtremes}
	d.register(f, area)
	d.read()
	d.arrange(f, area)
	d.apply(f)
	d.describe(f)
	switch {
	case d.n == 0:
		f.Print(area, "no data", f.Theme().Muted)
	case d.m.table:
		d.drawTable(f, area)
	default:
		d.drawLegend(f)
		d.drawAxes(f)
		d.drawPoint(f)
		d.drawLines(f)
	}
	return f.End(d.resp)
}

// tableAction is what a chart with a point offers beside moving it.
var tableAction = []accessibility.CustomAction{
	{Name: "table", Description: "Show the numbers instead of the picture, or the picture again."},
}

func (d *charting) register(f *limoni.Frame, area limoni.Rect) {
	n := accessibility.Node{ID: d.ID, Role: accessibility.RoleChart, Label: d.Label, Bounds: area}
	if d.Point != nil {
		n.Actions = accessibility.ActionFocus | accessibility.ActionIncrement | accessibility.ActionDecrement
		n.States = when(d.Disabled, accessibility.StateDisabled)
	}
	d.resp = f.Begin(n)
	d.m = limoni.Memory[chartMemory](f, d.resp)
	if d.Point == nil {
		d.m.table = false
		return
	}
	if !d.Disabled {
		f.Details(d.resp).CustomActions = tableAction
	}
	if d.AutoFocus {
		f.AutoFocus(d.resp)
	}
}

// read looks at every line once.
func (d *charting) read() {
	d.m.lines = d.m.lines[:0]
	for i := range d.Lines {
		if d.Lines[i].Data == nil {
			panic("widgets: LineChart " + strconv.Quote(d.Label) + " has a line " +
				strconv.Quote(d.Lines[i].Name) + " without Data; give it a pointer to the app's series")
		}
		r := readingOf(d.Lines[i].Data)
		s := r.summary()
		d.m.lines = append(d.m.lines, plotted{r, s})
		d.n = max(d.n, r.n)
		d.all.join(s.extremes)
	}
	if d.fixed() {
		d.all = extremes{d.Min, d.Max}
	}
	if !isFinite(d.First) {
		d.First = 0
	}
	if d.Step == 0 || !isFinite(d.Step) {
		d.Step = 1
	}
}

// fixed reports whether the app has set the vertical axis.
func (d *charting) fixed() bool { return d.Min != 0 || d.Max != 0 }
