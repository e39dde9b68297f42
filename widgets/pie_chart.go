package widgets

import (
	"math"

	"limoni"
	"limoni/accessibility"
	"limoni/layout"
)

// PieChart shows how a whole is divided. Slices begin at the top and go round
// clockwise; each has a letter, and a line of the legend that tells what it is.
//
//	  ▗▟████▙▖      A Apples   50%
//	 ▟██████ ▙▖     B Pears    30%
//	▐█████ A███▌    C Plums    20%
//	 ▜██████▛▘
//
// Where there is no room for a disc it is one bar, divided in the same way.
// What is negative or no number counts as nothing. Percentages add up to 100:
// the slices that are cut off most are rounded up. Of more than 26 slices the
// last ones are one slice, "5 others".
type PieChart struct {
	ID          string
	Label       string
	Slices      []Slice
	Marker      Marker // quadrants by default
	Description string
}

// Slice is a part of a pie.
type Slice struct {
	Label string
	Value float64
}

// maxSlices is how many slices have a letter.
const maxSlices = 26

const pieLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

// pie is a pie chart in one pass.
type pie struct {
	PieChart
	resp limoni.Response
	// ends is where each slice ends on the way round, from 0 to 1.
	ends     [maxSlices]float64
	percents [maxSlices]int
	others   []Slice // those of the last slice, where there are too many
	bar      bool    // there is no room for a disc
}

// Draw draws the disc at the left of area and the legend beside it.
func (c PieChart) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	d := pie{PieChart: c}
	if len(d.Slices) > maxSlices {
		d.Slices, d.others = d.Slices[:maxSlices], d.Slices[maxSlices-1:]
	}
	d.resp = f.Begin(accessibility.Node{
		ID: c.ID, Role: accessibility.RoleChart, Label: c.Label, Bounds: area,
	})
	describe(f, d.resp, c.Description, "")
	if !d.measure() {
		f.Node(d.resp).Value = "no data"
		f.Print(area, "no data", f.Theme().Muted)
		return f.End(d.resp)
	}
	f.Node(d.resp).Value = d.words(f)
	switch {
	case area.Dy() < minDisc || area.Dx() < 2*minDisc+minLegend:
		d.bar = true
		d.drawBar(f, layout.CutTop(&area, 1))
		d.drawLegend(f, area)
	default:
		disc := layout.CutLeft(&area, min(2*area.Dy(), area.Dx()-minLegend))
		d.drawDisc(f, disc)
		layout.CutLeft(&area, 2)
		d.drawLegend(f, area)
	}
	return f.End(d.resp)
}

const (
	minDisc   = 4  // rows of the smallest disc
	minLegend = 14 // columns beside it
)

// measure divides the whole and reports whether there is one. Dividing by the
// largest keeps the sum finite.
func (d *pie) measure() bool {
	most, sum := 0.0, 0.0
	for i := range d.Slices {
		most = max(most, d.value(i))
	}
	if most == 0 {
		return false
	}
	for i := range d.Slices {
		sum += d.value(i) / most
		d.ends[i] = sum
	}
	for i := range d.Slices {
		d.ends[i] /= sum
	}
	d.count()
	return true
}

// value is how large slice i is.
func (d *pie) value(i int) float64 {
	if i < maxSlices-1 || d.others == nil {
		return pieValue(d.Slices[i].Value)
	}
	sum := 0.0
	for k := range d.others {
		sum += pieValue(d.others[k].Value)
	}
	return min(sum, math.MaxFloat64)
}

// count gives each slice its whole percents, and what is left of 100 to those
// that lost most (the method of the largest remainder).
func (d *pie) count() {
	var lost [maxSlices]float64
	left := 100
	for i := range d.Slices {
		size := 100 * (d.ends[i] - d.start(i))
		d.percents[i] = int(size + 1e-9)
		lost[i] = size - float64(d.percents[i])
		left -= d.percents[i]
	}
	for ; left > 0; left-- {
		most := 0
		for i := range d.Slices {
			if lost[i] > lost[most]+1e-9 {
				most = i
			}
		}
		d.percents[most]++
		lost[most]--
	}
}

// pieValue is v where it is a part of something.
func pieValue(v float64) float64 {
	if !(v > 0) {
		return 0
	}
	return min(v, math.MaxFloat64)
}

// words says "A Apples 50%, B Pears 30%".
func (d *pie) words(f *limoni.Frame) string {
	all := ""
	for i := range d.Slices {
		all = listedWords(f, all, d.sliceWords(f, i))
	}
	return all
}

// sliceWords says "A Apples 50%". A slice that is there is not 0%, and one
// beside others not 100%.
func (d *pie) sliceWords(f *limoni.Frame, i int) string {
	percent := f.Concat(f.Itoa(d.percents[i]), "%")
	switch {
	case d.percents[i] == 0 && d.value(i) > 0:
		percent = "<1%"
	case d.percents[i] == 100 && !d.whole(i):
		percent = ">99%"
	}
	label := d.Slices[i].Label
	if d.others != nil && i == maxSlices-1 {
		label = f.Concat(f.Itoa(len(d.others)), " others")
	}
	if label == "" {
		return f.Concat(pieLetters[i:i+1], " ", percent)
	}
	return f.Concat(pieLetters[i:i+1], " ", label, " ", percent)
}

// drawLegend writes a line for each slice, and on the last row how many have
// none.
func (d *pie) drawLegend(f *limoni.Frame, area limoni.Rect) {
	for i := range d.Slices {
		if area.Empty() {
			return
		}
		row := layout.CutTop(&area, 1)
		if more := len(d.Slices) - i; area.Empty() && more > 1 {
			chartText(f, row, f.Concat("\u2026 ", f.Itoa(more), " more"), f.Theme().Muted)
			return
		}
		f.Fill(layout.CutLeft(&row, 1), d.fill(i), seriesStyle(f, i))
		layout.CutLeft(&row, 1)
		chartText(f, row, d.sliceWords(f, i), f.Theme().Text)
	}
}

// fill is what slice i is made of. On a disc letters and gaps tell slices
// apart.
func (d *pie) fill(i int) rune {
	if d.bar {
		return barFills[i%len(barFills)]
	}
	return '█'
}
