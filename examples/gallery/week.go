package main

import (
	"math"

	"limoni/widgets"
)

// week is the numbers that the page Charts shows of a web server.
type week struct {
	web, base widgets.Floats // load in percent, by the hour
	lines     [2]widgets.Line
	errors    widgets.Floats // by the hour
	requests  widgets.Matrix // a second, by day and by two hours
	bars      []widgets.Bar  // visits by day, in thousands
	shares    []widgets.Slice
}

const hoursOfWeek = 7 * 24

// newWeek makes the numbers of a week that was that busy.
func newWeek(busy float64) week {
	w := week{
		requests: widgets.Matrix{Columns: 12},
		shares: []widgets.Slice{
			{Label: "Pages", Value: 46 * busy}, {Label: "Pictures", Value: 31}, {Label: "Scripts", Value: 14}, {Label: "Feeds", Value: 9},
		},
	}
	for hour := range hoursOfWeek {
		web := math.Round(busy * busyness(hour) * 70)
		w.web = append(w.web, web)
		w.base = append(w.base, math.Round(web*0.6+8*math.Sin(float64(hour)/5)+10))
		w.errors = append(w.errors, math.Round(busy*math.Pow(busyness(hour), 3)*12))
		if hour%2 == 0 {
			w.requests.Values = append(w.requests.Values, math.Round(web*2.5))
		}
	}
	for day := range 7 {
		visits := math.Round(busy * busyness(day*24+12) * 10)
		w.bars = append(w.bars, widgets.Bar{Label: days[day], Values: []float64{visits, math.Round(visits/2 + float64(day)/2)}})
	}
	return w
}

// busyness is from 0 to 1 how much is done at an hour of the week: most in the
// afternoon, less at its end.
func busyness(hour int) float64 {
	day := 0.55 - 0.45*math.Cos(float64(hour%24-3)/24*2*math.Pi)
	if hour >= 5*24 {
		return day * 0.6
	}
	return day * (0.85 + 0.15*math.Sin(float64(hour/24)))
}
