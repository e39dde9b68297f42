package widgets

import (
	"image"

	"limoni"
	"limoni/accessibility"
)

// Image is a picture. Terminals that take pictures of pixels (kitty's graphics,
// iTerm2's inline images, sixels) show those; all others show two pixels a cell,
// one above the other:
//
//	▀▄▀▄▀
//	 ▀█▀
//
// It cannot be focused and takes no keys. What it shows is its Label, which who
// cannot see it gets, and which is drawn where there is no Picture.
type Image struct {
	ID string
	// Label says what the picture shows, for those who cannot see it. Only one
	// that is Decorative needs none.
	Label string
	// Decorative says that nothing is lost without it: it has no part in the
	// tree but a place.
	Decorative bool
	// Picture is the app's. Another one is another picture; most are pointers,
	// and then Version says that the pixels behind one changed. A picture that
	// is much larger than the screen is scaled once and costs that once.
	Picture image.Image
	Version int
	// Fit is how the picture fills the area.
	Fit         Fit
	Description string
}

// imageMemory is the picture as it was scaled last.
type imageMemory struct{ picture limoni.Picture }

// Draw draws the picture into area.
func (m Image) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	node := accessibility.Node{ID: m.ID, Role: accessibility.RoleImage, Label: m.Label, Bounds: area}
	if m.Decorative {
		node.Role, node.Label = accessibility.RoleGeneric, ""
	}
	resp := f.RegisterAccessibility(node)
	p := &limoni.Memory[imageMemory](f, resp).picture
	p.Image, p.Version, p.Part = m.Picture, m.Version, limoni.Rect{}
	switch bounds := p.Bounds(); {
	case !f.Painting() && !bounds.Empty():
	case !bounds.Empty():
		cell, _ := f.CellSize()
		var r limoni.Rect
		r, p.Part = m.Fit.place(bounds, area, cell)
		f.Picture(r, p)
	case !m.Decorative:
		printCut(f, resp, firstRow(area, area.Dx()), m.Label, f.Theme().Muted)
	}
	if !m.Decorative {
		describe(f, resp, m.Description, "")
	}
	return resp
}
