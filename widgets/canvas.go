package widgets

import (
	"strconv"

	"limoni"
	"limoni/accessibility"
)

// Canvas shows what an app draws on [Pixels]: a map, a board, a curve.
//
//	⢀⠔⠉⠉⠒⡄
//	⠸⡀⠀⠀⢀⡇
//	⠀⠑⠒⠒⠉
//
// Label names the picture and Value tells in words what it shows; both are for
// those who do not see it. A picture that is a function of the app's data is
// drawn anew in each pass, between Begin and End:
//
//	p := widgets.Canvas{ID: "map", Label: "Map", Value: a.where}.Begin(f, area)
//	p.Line(0, 0, a.x, a.y, f.Theme().Accent)
//	p.Text(1, 0, "Home", f.Theme().Text)
//	p.End()
//
// One that grows, or costs too much for that, is drawn on Pixels of the app.
type Canvas struct {
	ID    string
	Label string
	// Value says what is to be seen now: "the ball is at the left edge".
	Value       string
	Description string
	// Marker is what is drawn with between Begin and End; braille by default.
	Marker Marker
	// Pixels is the surface that Draw shows.
	Pixels *Pixels
}

// Draw draws the app's Pixels at the top left of area. What does not fit is cut
// off at the right and below.
func (c Canvas) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	if c.Pixels == nil {
		panic("widgets: Canvas " + strconv.Quote(c.Label) + " has no Pixels; give it a pointer to the app's, or draw between Begin and End")
	}
	resp := c.register(f, area)
	c.Pixels.show(f, area)
	return f.End(resp)
}

// Begin returns a clean surface as large as area, to draw on until its End.
// While nothing is painted, drawing of pixels returns at once.
func (c Canvas) Begin(f *limoni.Frame, area limoni.Rect) *Pixels {
	resp := c.register(f, area)
	p := limoni.Memory[Pixels](f, resp)
	p.Resize(area.Dx(), area.Dy(), c.Marker)
	p.quiet = !f.Painting()
	p.open = openCanvas{f, resp, area}
	return p
}

func (c Canvas) register(f *limoni.Frame, area limoni.Rect) limoni.Response {
	resp := f.Begin(accessibility.Node{
		ID: c.ID, Role: accessibility.RoleCanvas, Label: c.Label, Value: c.Value, Bounds: area,
	})
	describe(f, resp, c.Description, "")
	return resp
}

// openCanvas is where a surface is to be shown at its End.
type openCanvas struct {
	f    *limoni.Frame
	resp limoni.Response
	area limoni.Rect
}

// End shows what was drawn since [Canvas.Begin] and returns the canvas's
// response.
func (p *Pixels) End() limoni.Response {
	o := p.open
	if o.f == nil {
		panic("widgets: End of Pixels that no Canvas.Begin returned; draw the app's own with Canvas{Pixels: …}.Draw")
	}
	p.open = openCanvas{}
	p.show(o.f, o.area)
	return o.f.End(o.resp)
}

// show draws the pixels, and the texts above them, each with a node.
func (p *Pixels) show(f *limoni.Frame, area limoni.Rect) {
	p.paint(f, area)
	p.write(f, area)
}

func (p *Pixels) write(f *limoni.Frame, area limoni.Rect) {
	for i := range p.texts {
		t := &p.texts[i]
		if r := p.place(t, area); !r.Empty() {
			chartText(f, r, t.text, t.style)
		}
	}
}

// place is where a text begins and how much room it has. One that begins left
// of the surface is not drawn.
func (p *Pixels) place(t *pixelText, area limoni.Rect) limoni.Rect {
	if t.column < 0 || t.row < 0 || t.column >= area.Dx() || t.row >= area.Dy() {
		return limoni.Rect{}
	}
	return rowOf(area, t.column, t.row, area.Dx()-t.column)
}

// chartText draws a line of text with a node of its own.
func chartText(f *limoni.Frame, area limoni.Rect, s string, st limoni.Style) limoni.Response {
	return drawLine(f, area, accessibility.Node{Role: accessibility.RoleText, Label: s}, st)
}
