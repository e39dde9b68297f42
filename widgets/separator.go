package widgets

import (
	"limoni"
	"limoni/accessibility"
)

// Separator is a line between two parts of the screen, with or without a title.
//
//	── Advanced ──────────
type Separator struct {
	ID    string
	Title string
	// Vertical draws it from top to bottom; then no title is drawn.
	Vertical bool
}

// Draw draws the line in the first row of area, or in its first column.
func (s Separator) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	if s.Vertical {
		area.Max.X = min(area.Max.X, area.Min.X+1)
	} else {
		area = firstRow(area, area.Dx())
	}
	resp := f.RegisterAccessibility(accessibility.Node{ID: s.ID, Role: accessibility.RoleSeparator, Label: s.Title, Bounds: area})
	if s.Vertical {
		f.Fill(area, '│', f.Theme().Border)
		return resp
	}
	f.Fill(area, '─', f.Theme().Border)
	area.Min.X++
	paintTitle(f, resp, limoni.Rect{Min: area.Min, Max: area.Max.Add(limoni.Point{Y: 1})}, s.Title)
	return resp
}
