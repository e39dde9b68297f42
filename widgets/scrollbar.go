package widgets

import (
	"limoni"
	"limoni/accessibility"
)

// Scrollbar shows which part of something longer is in view, and is dragged to
// show another. Lists, tables and areas that scroll draw their own where asked
// to; use this one for what you draw yourself.
//
//	█
//	█
//	│
//	│
//
// It is no stop of Tab: whatever it scrolls has the keys for that. A press on
// the track goes there, dragging follows the mouse, the wheel scrolls.
type Scrollbar struct {
	ID    string
	Label string
	// Offset is the app's: how many rows (columns) are scrolled away.
	Offset *int
	// Size of Total rows (columns) are in view.
	Size, Total int
	Horizontal  bool
	// Controls is the key of the node that scrolls, for the tree.
	Controls accessibility.Key
}

// Draw draws the bar in the first column (row) of area, and nothing where all is
// in view. Changed of the response reports that the offset moved.
func (s Scrollbar) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	if s.Offset == nil {
		panic("widgets: Scrollbar has no Offset; give it a pointer to the offset it shows")
	}
	if area = s.track(area); area.Empty() || s.Total <= s.Size {
		return limoni.Response{}
	}
	*s.Offset = inView(*s.Offset, s.Size, s.Total)
	resp := f.RegisterAccessibility(accessibility.Node{
		ID: s.ID, Role: accessibility.RoleScrollbar, Label: s.Label, Bounds: area,
		Actions: accessibility.ActionScroll | accessibility.ActionSetValue,
	})
	if before := *s.Offset; s.apply(f, resp, area) && *s.Offset != before {
		resp.SetChanged()
	}
	d := f.Details(resp)
	d.Ranged, d.Range = true, accessibility.Range{Now: float64(*s.Offset), Max: float64(lastOffset(s.Size, s.Total)), Step: 1}
	d.Controls = s.Controls
	s.paint(f, area)
	return resp
}

// track is the cells of the bar.
func (s Scrollbar) track(area limoni.Rect) limoni.Rect {
	if s.Horizontal {
		return firstRow(area, area.Dx())
	}
	area.Max.X = min(area.Max.X, area.Min.X+1)
	return area
}

// length of the bar in cells.
func (s Scrollbar) length(area limoni.Rect) int {
	if s.Horizontal {
		return area.Dx()
	}
	return area.Dy()
}

// apply reports whether an event asked for another offset.
func (s Scrollbar) apply(f *limoni.Frame, resp limoni.Response, area limoni.Rect) bool {
	if disabled(f, resp) {
		return false
	}
	if dx, dy := resp.Scrolled(); dx != 0 || dy != 0 {
		if s.Horizontal && dx != 0 {
			dy = dx
		}
		*s.Offset = inView(scrolledBy(*s.Offset, dy, s.Total), s.Size, s.Total)
		return true
	}
	if v, ok := resp.NewValue(); ok {
		n, ok := parseOffset(v)
		if !ok {
			resp.SetMissed()
			return false
		}
		*s.Offset = inView(n, s.Size, s.Total)
		return true
	}
	ev, ok := resp.Event()
	if !ok || ev.Kind != limoni.EventPress && ev.Kind != limoni.EventMotion || ev.Button != limoni.ButtonLeft {
		return false
	}
	resp.Take()
	at := ev.Y - area.Min.Y
	if s.Horizontal {
		at = ev.X - area.Min.X
	}
	*s.Offset = inView(s.offsetAt(at, s.length(area)), s.Size, s.Total)
	return true
}

// parseOffset reads a whole number of rows.
func parseOffset(v string) (n int, ok bool) {
	for i := 0; i < len(v) && n < 1<<40; i++ {
		if v[i] < '0' || v[i] > '9' {
			return 0, false
		}
		n = n*10 + int(v[i]-'0')
	}
	return n, v != ""
}

// thumb is where the thumb begins and how long it is, in cells. It reaches the
// ends of the track only at the ends, and is one cell at least.
func (s Scrollbar) thumb(length int) (at, n int) {
	size, last := max(s.Size, 0), lastOffset(s.Size, s.Total)
	n = max(scale(length, size, s.Total), 1)
	at = scale(length-n, *s.Offset, last)
	if *s.Offset > 0 && at == 0 {
		at = min(1, length-n)
	}
	if *s.Offset < last && at == length-n {
		at = max(length-n-1, 0)
	}
	return at, n
}

// offsetAt is the offset that puts the middle of the thumb on a cell of the
// track.
func (s Scrollbar) offsetAt(cell, length int) int {
	_, n := s.thumb(length)
	return scale(lastOffset(s.Size, s.Total), min(max(cell-n/2, 0), length-n), max(length-n, 1))
}

// scale is n*part/whole, rounded, without overflow.
func scale(n, part, whole int) int {
	if whole <= 0 {
		return 0
	}
	return int(float64(n)*float64(part)/float64(whole) + 0.5)
}

func (s Scrollbar) paint(f *limoni.Frame, area limoni.Rect) {
	at, n := s.thumb(s.length(area))
	thumb, line := area, '│'
	if s.Horizontal {
		thumb.Min.X += at
		thumb.Max.X, line = thumb.Min.X+n, '─'
	} else {
		thumb.Min.Y += at
		thumb.Max.Y = thumb.Min.Y + n
	}
	f.Fill(area, line, f.Theme().Track)
	f.Fill(thumb, '█', f.Theme().Accent)
}

// drawScrollbar draws the bar of the rows in the last column of area, where they
// do not all fit, and returns the rest.
func (d *rows) drawScrollbar(f *limoni.Frame, area limoni.Rect) limoni.Rect {
	if area.Dx() < 2 || d.count <= d.height {
		return area
	}
	bar := area
	area.Max.X--
	bar.Min.X = area.Max.X
	Scrollbar{Label: "scroll", Offset: &d.s.Offset, Size: d.height, Total: d.count, Controls: f.Node(d.resp).Key}.Draw(f, bar)
	return area
}
