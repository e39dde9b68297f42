package widgets

import (
	"math"
	"strconv"

	"limoni"
	"limoni/accessibility"
)

// Sparkline is a small chart of one series without axes, a column for each
// value.
//
//	▁▂▅▇█▆▃▁
//
// It fills the area: with more rows it has more steps. The smallest value is
// one eighth of a row high, so that it is not taken for one that is missing,
// which is left blank.
type Sparkline struct {
	ID    string
	Label string
	Data  Series
	// Min and Max are the values at the bottom and at the top. Where both are 0
	// they are the smallest and the largest of the data; of data that is all
	// equal, one of them is 0.
	Min, Max float64
	// Latest shows the newest values only, as many as there are columns. Without
	// it all are shown: where they are too many, each column shows the largest
	// of several.
	Latest      bool
	Unit        string // written after numbers, as it is: " %", " ms"
	Description string
}

// Draw draws the columns into area, the oldest value at the left.
func (s Sparkline) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	if s.Data == nil {
		panic("widgets: Sparkline " + strconv.Quote(s.Label) + " has no Data; give it a pointer to the app's series")
	}
	resp := f.RegisterAccessibility(accessibility.Node{
		ID: s.ID, Role: accessibility.RoleChart, Label: s.Label, Bounds: area,
	})
	r := readingOf(s.Data)
	words := r.summary()
	f.Node(resp).Value = words.text(f, s.Unit)
	describe(f, resp, s.Description, "")
	if f.Painting() && !area.Empty() {
		s.paint(f, area, &r, words.extremes)
	}
	return resp
}

func (s Sparkline) paint(f *limoni.Frame, area limoni.Rect, r *reading, e extremes) {
	scale := s.scale(e)
	width, first := area.Dx(), 0
	if s.Latest {
		first = max(r.n-width, 0)
	}
	n := r.n - first
	for x := range min(n, width) {
		v := r.peak(first+x, first+x+1)
		if n > width {
			v = r.peak(first+(x*n+width-1)/width, first+((x+1)*n+width-1)/width)
		}
		if !math.IsNaN(v) {
			column := limoni.Rect{Min: area.Min, Max: area.Max}
			column.Min.X += x
			column.Max.X = column.Min.X + 1
			upward(f, column, 1+scale.place(v, 8*area.Dy()), '█', f.Theme().Accent)
		}
	}
}

// scale is from the value at the bottom to the one at the top.
func (s Sparkline) scale(e extremes) axis {
	if s.Min != 0 || s.Max != 0 {
		e = extremes{s.Min, s.Max}
	}
	a := axis{low: e.low, high: e.high}
	switch {
	case a.low != a.high:
	case a.low > 0:
		a.low = 0
	case a.low < 0:
		a.high = 0
	}
	if !(a.low < a.high) {
		a.high = math.Max(a.low+1, math.Nextafter(a.low, math.Inf(1)))
	}
	if !isFinite(a.low) || !isFinite(a.high) {
		a.low, a.high = 0, 1
	}
	return a
}

// peak is the largest of the values from i to j, an infinite one if there is no
// other.
func (r *reading) peak(i, j int) float64 {
	if _, high := r.minMax(i, j); !math.IsNaN(high) {
		return high
	}
	return r.at(i)
}
