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
}

// Begin draws the border, begins the group and returns the area inside, which
// is empty where the border leaves no room.
func (b Block) Begin(f *limoni.Frame, area limoni.Rect) (limoni.Response, limoni.Rect) {
	resp := f.Begin(accessibility.Node{ID: b.ID, Role: accessibility.RoleGroup, Label: b.Title, Bounds: area})
	paintBorder(f, area, b.Title, f.Theme().Border)
	return resp, inside(area)
}

// inside is area without its border, never with a negative side.
func inside(area limoni.Rect) limoni.Rect {
	if area.Dx() < 2 || area.Dy() < 2 {
		return limoni.Rect{Min: area.Min, Max: area.Min}
	}
	return area.Inset(1)
}

func paintBorder(f *limoni.Frame, area limoni.Rect, title string, st limoni.Style) {
	if area.Dx() < 2 || area.Dy() < 2 {
		return
	}
	side := func(x0, y0, x1, y1 int, ch rune) {
		f.Fill(limoni.Rect{Min: limoni.Point{X: x0, Y: y0}, Max: limoni.Point{X: x1, Y: y1}}, ch, st)
	}
	l, t, r, b := area.Min.X, area.Min.Y, area.Max.X, area.Max.Y
	side(l, t, r, t+1, '─')
	side(l, b-1, r, b, '─')
	side(l, t, l+1, b, '│')
	side(r-1, t, r, b, '│')
	for _, c := range [...]struct {
		x, y int
		ch   rune
	}{{l, t, '┌'}, {r - 1, t, '┐'}, {l, b - 1, '└'}, {r - 1, b - 1, '┘'}} {
		side(c.x, c.y, c.x+1, c.y+1, c.ch)
	}
	paintTitle(f, area, title)
}

func paintTitle(f *limoni.Frame, area limoni.Rect, title string) {
	if title == "" || area.Dx() < 6 {
		return
	}
	at := firstRow(area, area.Dx()-2)
	at.Min.X++
	at.Min.X += f.Print(at, " ", f.Theme().Heading)
	at.Max.X--
	w, _ := f.PrintCut(at, title, f.Theme().Heading)
	at.Min.X += w
	at.Max.X++
	f.Print(at, " ", f.Theme().Heading)
}
