package widgets

import (
	"limoni"
	"limoni/accessibility"
)

// Gauge shows how full something is, as a bar over its whole area with text in
// the middle of it.
//
//	██████ 42% ░░░░░░
type Gauge struct {
	ID    string
	Label string
	// Now goes from 0 to Max; where Max is 0 it goes to 1. Values outside are
	// taken as the nearer end, NaN as 0.
	Now, Max float64
	// Text stands in the bar in place of the percentage: "3.2 of 8 GB".
	Text        string
	Description string
}

// Draw draws the bar over area.
func (g Gauge) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	level := ProgressBar{Now: g.Now, Max: g.Max}.bounded()
	if level.Unknown { // there is no end to it
		level.Now, level.Max = 0, 1
	}
	if g.Text == "" {
		g.Text = f.Concat(f.Itoa(level.of(100)), "%")
	}
	resp := f.RegisterAccessibility(accessibility.Node{
		ID: g.ID, Role: accessibility.RoleMeter, Label: g.Label, Value: g.Text, Bounds: area,
	})
	d := f.Details(resp)
	d.Description, d.ValueText = g.Description, g.Text
	d.Ranged, d.Range = true, accessibility.Range{Now: level.Now, Max: level.Max}
	g.paint(f, resp, area, level)
	return resp
}

// paint draws the bar and over it the text, with a cell of room at its sides.
// Under the text the bar is whole cells, in reverse so that both are read.
func (g Gauge) paint(f *limoni.Frame, resp limoni.Response, area limoni.Rect, level ProgressBar) {
	f.Fill(area, '░', f.Theme().Track)
	filled := level.of(8 * max(area.Dx(), 0))
	rightward(f, area, filled, '█', f.Theme().Accent)
	text := firstRow(area, area.Dx())
	text = text.Add(limoni.Point{Y: max(area.Dy()-1, 0) / 2})
	if width := limoni.Width(g.Text) + 2; width <= text.Dx() {
		text.Min.X += (text.Dx() - width) / 2
		text.Max.X = text.Min.X + width
	}
	s := g.Text
	if limoni.Width(s)+2 <= text.Dx() {
		s = f.Concat(" ", s, " ")
	}
	edge := area.Min.X + (filled+4)/8
	if n, end := clustersUpTo(s, 0, edge-text.Min.X); n < len(s) && edge > text.Min.X {
		edge = text.Min.X + end // no wide character is divided
	}
	before := f.Clip(limoni.Rect{Min: area.Min, Max: limoni.Point{X: edge, Y: area.Max.Y}})
	printCut(f, resp, text, s, reversedStyle(f.Theme().Accent))
	f.Unclip(before)
	before = f.Clip(limoni.Rect{Min: limoni.Point{X: edge, Y: area.Min.Y}, Max: area.Max})
	printCut(f, resp, text, s, f.Theme().Text)
	f.Unclip(before)
}
