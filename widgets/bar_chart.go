package widgets

import (
	"math"

	"limoni"
	"limoni/accessibility"
)

// BarChart compares numbers by the length of bars, which are exact to an eighth
// of a cell. Negative ones go the other way from the same line.
//
//	     15
//	 9  ▆▆▆  8        Jan ███████▌ 9
//	███ ███ ▇▇▇       Feb ████████████▌ 15
//	Jan Feb Mar       Mar ██████▋ 8
//
// Each bar, or group of bars, is a text node with its label and its values. The
// value is written beside a bar where there is room. Bars that have no room are
// left out at the end; the chart's text tells how many.
type BarChart struct {
	ID    string
	Label string
	Bars  []Bar
	// Names are what the Values of each group are; they are shown in a legend.
	Names []string
	// Min and Max are the ends of the scale, which always holds 0. Where both
	// are 0 it has room for what is shown.
	Min, Max float64
	// Horizontal lays the bars one below the other.
	Horizontal bool
	// Width is how many cells a bar is thick; 0 is as fits.
	Width       int
	Unit        string // written after numbers, as it is: " %", " ms"
	Description string
}

// Bar is one bar of a chart, or a group of them. A NaN has none.
type Bar struct {
	Label string
	Value float64
	// Values are those of a group, in place of Value.
	Values []float64
}

// values is how many bars b has.
func (b *Bar) values() int { return max(len(b.Values), 1) }

func (b *Bar) value(i int) float64 {
	switch {
	case len(b.Values) == 0 && i == 0:
		return b.Value
	case i < len(b.Values):
		return b.Values[i]
	}
	return math.NaN()
}

// barFills tell the bars of a group apart without colour.
var barFills = [6]rune{'█', '▓', '▒', '░', '▚', '▞'}

// barring is a bar chart in one pass.
type barring struct {
	BarChart
	resp    limoni.Response
	legend  limoni.Rect
	area    limoni.Rect // of the bars with their labels
	shown   int         // groups
	group   int         // bars in each
	across  int         // cells of a bar
	gap     int         // cells between groups
	all     extremes
	low     int // where the smallest is, of the groups
	high    int
	numbers int // columns of the longest number
	scale   barScale
}

// Draw draws the bars into area.
func (b BarChart) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	d := barring{BarChart: b, area: area, all: noExtremes}
	d.resp = f.Begin(accessibility.Node{
		ID: b.ID, Role: accessibility.RoleChart, Label: b.Label, Bounds: area,
	})
	d.arrange(f)
	f.Node(d.resp).Value = d.words(f)
	describe(f, d.resp, b.Description, "")
	d.drawLegend(f)
	if len(d.Bars) == 0 {
		f.Print(area, "no data", f.Theme().Muted)
	} else if d.Horizontal {
		d.drawRows(f)
	} else {
		d.drawColumns(f)
	}
	return f.End(d.resp)
}
