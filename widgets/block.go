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
	// Lines are the border's, light ones where zero.
	Lines limoni.Lines
	// Join makes the border one with those it meets: give blocks areas that
	// share a column or a row of cells.
	//
	//	┌ A ──┬ B ──┐
	//	│     │     │
	//	└─────┴─────┘
	Join bool
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
	if b.Lines == (limoni.Lines{}) {
		b.Lines = limoni.LightLines
	}
	if b.Join {
		f.Join(area, b.Lines, f.Theme().Border)
	} else {
		f.Box(area, b.Lines, f.Theme().Border)
	}
	paintTitle(f, resp, area, b.Title)
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
	f.Box(area, limoni.LightLines, f.Theme().Border)
	paintTitle(f, resp, area, title)
}

// paintTitle draws the title with a space on each side, between the corners.
func paintTitle(f *limoni.Frame, resp limoni.Response, area limoni.Rect, title string) {
	if title == "" || area.Dx() < 2 || area.Dy() < 2 {
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
