package widgets

import (
	"limoni"
	"limoni/accessibility"
)

// StatusBar is the line at the bottom of the screen that is always there: what
// is open, where the cursor is, which mode is on.
//
//	main.go  modified         Go         12:40
//
// It is no stop of Tab, and screen readers do not speak its changes: what has
// just happened belongs into a [Status]. The segments on the left are given room
// first, then those on the right, then the centre.
type StatusBar struct {
	ID string
	// Label names the bar, "Status" where empty.
	Label               string
	Left, Center, Right []Segment
}

// Segment is one text of a status bar. Keep them in a slice of the app's.
type Segment struct {
	ID    string
	Text  string
	Style limoni.Style // the theme's Bar where zero
}

// Draw draws the bar on the first row of area.
func (s StatusBar) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	if s.Label == "" {
		s.Label = "Status"
	}
	area = firstRow(area, area.Dx())
	resp := f.Begin(accessibility.Node{ID: s.ID, Role: accessibility.RoleStatusBar, Label: s.Label, Bounds: area})
	f.Fill(area, ' ', f.Theme().Bar)
	room := area
	if room.Dx() > 2 {
		room.Min.X++
		room.Max.X--
	}
	left := firstRow(room, segmentsWidth(s.Left))
	room.Min.X = min(beyond(left.Max.X, left, segmentGap), room.Max.X)
	right := room
	right.Min.X = max(room.Max.X-segmentsWidth(s.Right), room.Min.X)
	room.Max.X = max(beyond(right.Min.X, right, -segmentGap), room.Min.X)
	drawSegments(f, left, s.Left)
	drawSegments(f, centered(area, room, segmentsWidth(s.Center)), s.Center)
	drawSegments(f, right, s.Right)
	return f.End(resp)
}

// beyond is x with a gap to what stands there, if anything does.
func beyond(x int, segments limoni.Rect, gap int) int {
	if segments.Empty() {
		return x
	}
	return x + gap
}

// segmentGap is the empty columns between two segments.
const segmentGap = 2

func segmentsWidth(segments []Segment) int {
	width := 0
	for i := range segments {
		if segments[i].Text == "" {
			continue
		}
		if width > 0 {
			width += segmentGap
		}
		width += limoni.Width(segments[i].Text)
	}
	return width
}

// centered is width columns in the middle of area, moved and cut to what of it
// is left.
func centered(area, room limoni.Rect, width int) limoni.Rect {
	from := area.Min.X + (area.Dx()-width)/2
	from = max(min(from, room.Max.X-width), room.Min.X)
	room.Min.X = from
	return firstRow(room, width)
}

func drawSegments(f *limoni.Frame, area limoni.Rect, segments []Segment) {
	for i := range segments {
		s := &segments[i]
		if s.Text == "" {
			continue
		}
		drawLine(f, area, accessibility.Node{ID: s.ID, Role: accessibility.RoleText, Label: s.Text}, or(s.Style, f.Theme().Bar))
		area.Min.X = min(area.Min.X+limoni.Width(s.Text)+segmentGap, area.Max.X)
	}
}
