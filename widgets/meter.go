package widgets

import (
	"math"

	"limoni"
	"limoni/accessibility"
)

// Meter shows a measured value within a range, and says in a word how good it
// is.
//
//	████████▌     87% fair
//
// Low and High divide the range in three. The part that holds Optimum is good,
// the part next to it fair, the one beyond poor (as the meter element of HTML
// has it). The bar has the theme's style for each, the word is beside it.
type Meter struct {
	ID    string
	Label string
	// Now lies between Min and Max; where both are 0, between 0 and 1.
	Now, Min, Max float64
	// Low and High are the thresholds; where both are 0 there are none, and no
	// word. One may be left out. Optimum is the best value: by default the less
	// the better.
	Low, High, Optimum float64
	// Unit is written after the number, as it is. Without it the meter shows
	// how many percent of the range there are.
	Unit string
	// Words are said instead of "good", "fair" and "poor".
	Words       [3]string
	Description string
}

// Draw draws the meter on the first row of area, with its words on the right.
func (m Meter) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	m = m.bounded()
	area = firstRow(area, area.Dx())
	value := m.value(f)
	resp := f.RegisterAccessibility(accessibility.Node{
		ID: m.ID, Role: accessibility.RoleMeter, Label: m.Label, Value: value, Bounds: area,
	})
	d := f.Details(resp)
	d.Description, d.ValueText = m.Description, value
	d.Ranged, d.Range = true, accessibility.Range{Now: m.Now, Min: m.Min, Max: m.Max}
	bar := area
	if width := limoni.Width(value) + 1; area.Dx() >= width+minBar {
		bar.Max.X -= width
		area.Min.X = bar.Max.X + 1
		f.Print(area, value, f.Theme().Text)
	}
	f.Fill(bar, '░', f.Theme().Track)
	rightward(f, bar, m.of(8*max(bar.Dx(), 0)), '█', m.style(f))
	return resp
}

// minBar is the columns of the shortest bar that has words beside it.
const minBar = 4

// bounded is m with numbers that can be drawn.
func (m Meter) bounded() Meter {
	if !isFinite(m.Min) || !isFinite(m.Max) || m.Min >= m.Max {
		m.Min, m.Max = 0, 1
	}
	if math.IsNaN(m.Now) {
		m.Now = m.Min
	}
	m.Now = min(max(m.Now, m.Min), m.Max)
	switch { // a threshold that is not set is the end of the range
	case m.High >= m.Low:
	case m.High == 0:
		m.High = m.Max
	case m.Low == 0:
		m.Low = m.Min
	default:
		m.High = m.Low
	}
	return m
}

// value says "87% fair".
func (m Meter) value(f *limoni.Frame) string {
	value := ""
	if m.Unit != "" {
		value = chartNumber(f, m.Now, m.Unit)
	} else {
		value = f.Concat(f.Itoa(m.of(100)), "%")
	}
	if m.graded() {
		return f.Concat(value, " ", m.word())
	}
	return value
}

// of is how many of n parts of the range there are, rounded, but all of them
// only at its end.
func (m Meter) of(n int) int {
	parts := axis{low: m.Min, high: m.Max}.place(m.Now, n+1)
	if m.Now < m.Max {
		return max(min(parts, n-1), 0)
	}
	return parts
}

func (m Meter) graded() bool { return m.Low != 0 || m.High != 0 }

// grade is 0 for good, 1 for fair and 2 for poor.
func (m Meter) grade() int {
	apart := m.third(m.Now) - m.third(m.Optimum)
	return max(apart, -apart)
}

// third is 0 below Low, 1 up to High and 2 above it.
func (m Meter) third(v float64) int {
	switch {
	case v < m.Low:
		return 0
	case v > m.High:
		return 2
	}
	return 1
}

func (m Meter) word() string {
	if w := m.Words[m.grade()]; w != "" {
		return w
	}
	return [...]string{"good", "fair", "poor"}[m.grade()]
}

func (m Meter) style(f *limoni.Frame) limoni.Style {
	if !m.graded() {
		return f.Theme().Accent
	}
	return [...]limoni.Style{f.Theme().Success, f.Theme().Warning, f.Theme().Error}[m.grade()]
}
