package widgets

import (
	"math"

	"limoni"
	"limoni/accessibility"
)

// ProgressBar shows how far something is.
//
//	██████▌░░░░░░░░░░░░ 33%
type ProgressBar struct {
	ID    string
	Label string
	// Now goes from 0 to Max; where Max is 0 it goes to 1. Values outside are
	// taken as the nearer end, NaN as 0.
	Now, Max float64
	// Unknown says that work is under way and nobody knows how far. A Max that
	// is infinite or no number says so too. A piece of the bar goes to and fro
	// then; where motion is reduced, or a text widget has the focus, it is an
	// ellipsis.
	Unknown bool
}

// Draw draws the bar on the first row of area, with the percentage on its
// right where there is room.
func (p ProgressBar) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	p = p.bounded()
	area = firstRow(area, area.Dx())
	resp := f.RegisterAccessibility(accessibility.Node{
		ID: p.ID, Role: accessibility.RoleProgress, Label: p.Label, Bounds: area,
		States: when(p.Unknown, accessibility.StateBusy),
	})
	if p.Unknown {
		p.paintUnknown(f, resp, area)
		return resp
	}
	percent := f.Concat(f.Itoa(p.of(100)), "%")
	d := f.Details(resp)
	d.Ranged, d.Range, d.ValueText = true, accessibility.Range{Now: p.Now, Max: p.Max}, percent
	f.Node(resp).Value = percent
	p.paint(f, area, percent)
	return resp
}

// bounded is p with numbers that can be drawn.
func (p ProgressBar) bounded() ProgressBar {
	p.Unknown = p.Unknown || math.IsNaN(p.Max) || math.IsInf(p.Max, 0)
	if !(p.Max > 0) {
		p.Max = 1
	}
	if !(p.Now > 0) {
		p.Now = 0
	}
	p.Now = min(p.Now, p.Max)
	return p
}

// of is how many of n parts are done, rounded, but all of them only at the end.
func (p ProgressBar) of(n int) int {
	done := int(math.Round(p.Now / p.Max * float64(n)))
	if p.Now < p.Max {
		done = max(min(done, n-1), 0)
	}
	return done
}

// percentWidth is the columns of the percentage and the space before it.
const percentWidth = len(" 100%")

func (p ProgressBar) paint(f *limoni.Frame, area limoni.Rect, percent string) {
	bar := area
	if area.Dx() >= 2*percentWidth {
		bar.Max.X -= percentWidth
		right := area
		right.Min.X = area.Max.X - len(percent)
		f.Print(right, percent, f.Theme().Text)
	}
	f.Fill(bar, '░', f.Theme().Track)
	rightward(f, bar, p.of(8*max(bar.Dx(), 0)), '█', f.Theme().Accent)
}
