package widgets

import (
	"math"

	"limoni"
	"limoni/accessibility"
)

// ProgressBar shows how far something is.
//
//	██████▌             33%
type ProgressBar struct {
	ID    string
	Label string
	// Now goes from 0 to Max; where Max is 0 it goes to 1. Values outside are
	// taken as the nearer end, NaN as 0.
	Now, Max float64
	// Unknown says that work is under way and nobody knows how far.
	Unknown bool
}

// Draw draws the bar on the first row of area.
func (p ProgressBar) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	area = firstRow(area, area.Dx())
	resp := f.RegisterAccessibility(accessibility.Node{
		ID: p.ID, Role: accessibility.RoleProgress, Label: p.Label, Bounds: area,
		States: when(p.Unknown, accessibility.StateBusy),
	})
	now, limit := p.bounded()
	percent := f.Concat(f.Itoa(int(math.Round(100*now/limit))), "%")
	if p.Unknown {
		percent = "…"
	} else {
		d := f.Details(resp)
		d.Ranged, d.Range, d.ValueText = true, accessibility.Range{Now: now, Max: limit}, percent
		f.Node(resp).Value = percent
	}
	p.paint(f, area, now/limit, percent)
	return resp
}

func (p ProgressBar) bounded() (now, limit float64) {
	limit = p.Max
	if !(limit > 0) || math.IsInf(limit, 0) {
		limit = 1
	}
	now = p.Now
	if math.IsNaN(now) {
		now = 0
	}
	return min(max(now, 0), limit), limit
}

var eighths = [...]string{"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"}

func (p ProgressBar) paint(f *limoni.Frame, area limoni.Rect, part float64, percent string) {
	bar := area
	bar.Max.X = max(bar.Min.X, bar.Max.X-5)
	if !p.Unknown {
		filled := int(math.Round(part * float64(8*bar.Dx())))
		whole := bar
		whole.Max.X = bar.Min.X + filled/8
		f.Fill(whole, '█', f.Theme().Accent)
		rest := bar
		rest.Min.X = whole.Max.X
		f.Print(rest, eighths[filled%8], f.Theme().Accent)
	}
	right := area
	right.Min.X = max(bar.Max.X, area.Max.X-limoni.Width(percent))
	f.Print(right, percent, f.Theme().Text)
}
