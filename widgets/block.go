package widgets

import (
	"limoni"
	"limoni/accessibility"
)

// Block is a border with a title around what is drawn inside it.
//
//	┌ Tasks ───┐
//	│          │
//	└──────────┘
//
//	box, inner := widgets.Block{Title: "Tasks"}.Begin(f, area)
//	// draw into inner
//	f.End(box)
type Block struct {
	ID    string
	Title string
	// Disabled makes everything inside it so.
	Disabled bool
}

// Begin draws the border, begins the group and returns the area inside, which
// is empty where the border leaves no room.
func (b Block) Begin(f *limoni.Frame, area limoni.Rect) (limoni.Response, limoni.Rect) {
	resp := f.Begin(accessibility.Node{
		ID: b.ID, Role: accessibility.RoleGroup, Label: b.Title, Bounds: area,
		States: when(b.Disabled, accessibility.StateDisabled),
	})
	paintBorder(f, resp, area, b.Title)
	return resp, inside(area)
}

// inside is area without its border, never with a negative side.
func inside(area limoni.Rect) limoni.Rect {
	if area.Dx() < 2 || area.Dy() < 2 {
		return limoni.Rect{Min: area.Min, Max: area.Min}
	}
	return area.Inset(1)
}

// paintBorder draws a border around area and the title of resp in it.
func paintBorder(f *limoni.Frame, resp limoni.Response, area limoni.Rect, title string) {
	if area.Dx() < 2 || area.Dy() < 2 {
		return
	}
	st := f.Theme().Border
	l, t, r, b := area.Min.X, area.Min.Y, area.Max.X-1, area.Max.Y-1
	fill := func(x0, y0, x1, y1 int, ch rune) {
		f.Fill(limoni.Rect{Min: limoni.Point{X: x0, Y: y0}, Max: limoni.Point{X: x1 + 1, Y: y1 + 1}}, ch, st)
	}
	fill(l, t, r, t, '─')
	fill(l, b, r, b, '─')
	fill(l, t, l, b, '│')
	fill(r, t, r, b, '│')
	fill(l, t, l, t, '┌')
	fill(r, t, r, t, '┐')
	fill(l, b, l, b, '└')
	fill(r, b, r, b, '┘')
	paintTitle(f, resp, area, title)
}

// paintTitle draws the title with a space on each side, between the corners.
func paintTitle(f *limoni.Frame, resp limoni.Response, area limoni.Rect, title string) {
	if title == "" {
		return
	}
	st := f.Theme().Heading
	at := firstRow(area, area.Dx()-1)
	at.Min.X++
	if at.Dx() < 4 {
		f.Node(resp).States |= accessibility.StateTruncated
		return
	}
	at.Min.X += f.Print(at, " ", st)
	text := at
	text.Max.X--
	at.Min.X += printCut(f, resp, text, title, st)
	f.Print(at, " ", st)
}
