package main

import (
	"limoni"
	"limoni/layout"
	"limoni/widgets"
)

// charts is the page of numbers: what a web server did in two weeks.
type charts struct {
	week  int // which of them is shown
	hour  int // the point of the line chart
	weeks [2]week
}

func newCharts() charts { return charts{hour: 62, weeks: [2]week{newWeek(1), newWeek(1.3)}} }

var (
	weekNames   = []string{"Last week", "This week"}
	days        = []string{"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"}
	hours       = []string{"0", "", "4", "", "8", "", "12", "", "16", "", "20", ""}
	deviceNames = []string{"desk", "phone"}
)

func (p *charts) draw(f *limoni.Frame, area limoni.Rect) {
	widgets.RadioGroup{ID: "week", Label: "Week", Options: weekNames, Selected: &p.week, Row: true}.Draw(f, layout.CutTop(&area, 1))
	grid := layout.Grid{
		Columns: halves[:], ColumnGap: 4,
		Rows: []layout.Constraint{layout.Fill(1), layout.Fixed(10)}, RowGap: 1,
	}.Split(area)
	w := &p.weeks[p.week]
	p.drawLoad(f, w, grid.Cell(0, 0))
	p.drawVisits(f, w, grid.Cell(1, 0))
	p.drawHours(f, w, grid.Cell(0, 1))
	p.drawShares(f, w, grid.Cell(1, 1))
}

var halves = [2]layout.Constraint{layout.Fill(1), layout.Fill(1)}

func (p *charts) drawLoad(f *limoni.Frame, w *week, area limoni.Rect) {
	area = titled(f, "Line chart: load by the hour", area)
	w.lines[0] = widgets.Line{Name: "web", Data: &w.web}
	w.lines[1] = widgets.Line{Name: "database", Data: &w.base}
	widgets.LineChart{
		ID: "load", Label: "Load", Lines: w.lines[:], Max: 100, Unit: "%", XUnit: " h", Point: &p.hour,
	}.Draw(f, area)
}

func (p *charts) drawVisits(f *limoni.Frame, w *week, area limoni.Rect) {
	area = titled(f, "Bar chart: thousands of visits", area)
	widgets.BarChart{ID: "visits", Label: "Visits", Bars: w.bars, Names: deviceNames}.Draw(f, area)
}

func (p *charts) drawHours(f *limoni.Frame, w *week, area limoni.Rect) {
	area = titled(f, "Heat map: requests by day and hour", area)
	widgets.Heatmap{ID: "hours", Label: "Requests", Data: &w.requests, Rows: days, Columns: hours, Unit: "/s"}.Draw(f, area)
}

func (p *charts) drawShares(f *limoni.Frame, w *week, area limoni.Rect) {
	spark := layout.CutBottom(&area, 3)
	layout.CutBottom(&area, 1)
	area = titled(f, "Pie chart: what was asked for", area)
	widgets.PieChart{ID: "shares", Label: "Requests by kind", Slices: w.shares}.Draw(f, area)
	spark = titled(f, "Sparkline: errors by the hour", spark)
	widgets.Sparkline{ID: "errors", Label: "Errors", Data: &w.errors}.Draw(f, spark)
}
