package widgets_test

import (
	"math"
	"testing"

	"limoni"
	"limoni/widgets"
)

func TestSparklineIsExactToAnEighth(t *testing.T) {
	nan, inf := math.NaN(), math.Inf(1)
	for _, c := range []struct {
		data     widgets.Floats
		low, max float64
		w, h     int
		want     string
	}{
		{widgets.Floats{1, 2, 3, 4, 5, 6, 7, 8}, 0, 0, 8, 1, "▁▂▃▄▅▆▇█"},
		{widgets.Floats{8, 1, 8}, 0, 0, 8, 1, "█▁█"},
		{widgets.Floats{0, 7, 15}, 0, 0, 3, 2, "  █\n▁██"},
		{widgets.Floats{0, 8, 15}, 0, 0, 3, 2, " ▁█\n▁██"},
		{widgets.Floats{-4, 0, 4}, 0, 0, 3, 1, "▁▅█"},
		{widgets.Floats{1, nan, 3}, 0, 0, 3, 1, "▁ █"},
		{widgets.Floats{1, inf, 3, -inf}, 0, 0, 4, 1, "▁██▁"},
		{widgets.Floats{5, 5, 5}, 0, 0, 3, 1, "███"},
		{widgets.Floats{0, 0, 0}, 0, 0, 3, 1, "▁▁▁"},
		{widgets.Floats{-5, -5}, 0, 0, 3, 1, "▁▁"},
		{widgets.Floats{7}, 0, 0, 3, 1, "█"},
		{widgets.Floats{0, 50, 100}, 0, 200, 3, 1, "▁▃▅"},
		{widgets.Floats{-50, 300, 50}, 0, 100, 3, 1, "▁█▅"},
		{widgets.Floats{}, 0, 0, 3, 1, ""},
		{widgets.Floats{nan, nan}, 0, 0, 3, 1, ""},
		{widgets.Floats{-math.MaxFloat64, 0, math.MaxFloat64}, 0, 0, 3, 1, "▁▅█"},
		{widgets.Floats{0, 0, 9, 0, 0, 0}, 0, 0, 3, 1, "▁█▁"}, // the peak of two
	} {
		s := open(t, c.w, c.h, func(f *limoni.Frame) {
			widgets.Sparkline{Label: "S", Data: &c.data, Min: c.low, Max: c.max}.Draw(f, f.Area())
		})
		s.wantScreen(c.want)
	}
}

func TestLatestOfASparklineAreItsNewestValues(t *testing.T) {
	data := widgets.Floats{9, 9, 9, 1, 2, 8}
	s := open(t, 3, 1, func(f *limoni.Frame) {
		widgets.Sparkline{Label: "S", Data: &data, Latest: true, Max: 8}.Draw(f, f.Area())
	})
	s.wantScreen("▂▃█")
	data = append(data, 4)
	s.Redraw()
	s.wantScreen("▃█▅")
}

func TestSparklineSaysWhatItShows(t *testing.T) {
	for want, data := range map[string]widgets.Floats{
		"last 37 %, min 2 %, max 91 %, 4 points":    {2, 91, 4, 37},
		"last 5 %, min 5 %, max 5 %, 1 point":       {5},
		"last none, min 2 %, max 2 %, 2 points":     {2, math.NaN()},
		"last none, 1 point":                        {math.NaN()},
		"last \u221e %, min 1 %, max 1 %, 2 points": {1, math.Inf(1)},
		"no data": {},
	} {
		s := open(t, 3, 1, func(f *limoni.Frame) {
			widgets.Sparkline{ID: "s", Label: "Load", Data: &data, Unit: " %", Description: "of one core"}.Draw(f, f.Area())
		})
		s.wantOutline(`chart "Load"="` + want + `" #s description="of one core"`)
	}
}

func ExampleSparkline() {
	load := widgets.Floats{1, 2, 5, 7, 8, 6, 3, 1}
	show(limoni.New(20, 1, func(f *limoni.Frame) {
		widgets.Sparkline{ID: "load", Label: "Load", Data: &load, Unit: " %"}.Draw(f, f.Area())
	}))
	// Output:
	// ▁▂▅▇█▆▃▁
	// chart "Load"="last 1 %, min 1 %, max 8 %, 8 points" #load
}
