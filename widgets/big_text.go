package widgets

import (
	"limoni"
	"limoni/accessibility"
)

// BigText is a line in big letters, three rows high, for a clock or a title.
//
//	▄█ ▀▀█ ▄ █▀█ █▀▀
//	 █  ▄▀ ▄ █ █ ▀▀▄
//	▀▀▀ ▀▀▀   ▀▀▀ ▀▀
//
// It knows ASCII, and Latin letters with marks without them. Another character
// is written in its ordinary size. Where the line has no room, all of it is.
type BigText struct {
	ID   string
	Text string
	// Level makes it a heading, 1 for the outermost; 0 is a text.
	Level int
	// Scale makes the letters that many times as large; 0 is 1.
	Scale  int
	Marker Marker       // half blocks by default
	Style  limoni.Style // the theme's heading or text where zero
}

// Draw draws the letters at the top left of area.
func (b BigText) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	n := accessibility.Node{ID: b.ID, Role: accessibility.RoleText, Label: b.Text, Bounds: area}
	st := or(b.Style, f.Theme().Text)
	if b.Level > 0 {
		n.Role, st = accessibility.RoleHeading, or(b.Style, f.Theme().Heading)
	}
	b.Scale, b.Marker = min(max(b.Scale, 1), 100), b.Marker.or(MarkerHalfBlock)
	columns, rows := b.size(area.Dx())
	if columns > area.Dx() || rows > area.Dy() {
		return b.leveled(f, drawLine(f, area, n, st))
	}
	n.Bounds.Max = limoni.Point{X: area.Min.X + columns, Y: area.Min.Y + rows}
	resp := b.leveled(f, f.RegisterAccessibility(n))
	if f.Painting() {
		b.paint(f, resp, st)
	}
	return resp
}

func (b BigText) leveled(f *limoni.Frame, resp limoni.Response) limoni.Response {
	if b.Level > 0 {
		f.Details(resp).Level = b.Level
	}
	return resp
}

// size is the cells the letters take; it need not look beyond most columns.
func (b BigText) size(most int) (columns, rows int) {
	across, down := b.Marker.Size()
	c := bigCursor{rest: b.Text, scale: b.Scale, across: across}
	for c.end <= most*across && c.next() {
	}
	return ceilQuotient(c.end, across), ceilQuotient(bigHeight*b.Scale, down)
}

func (b BigText) paint(f *limoni.Frame, resp limoni.Response, st limoni.Style) {
	area := resp.Rect()
	p := limoni.Memory[Pixels](f, resp)
	p.Resize(area.Dx(), area.Dy(), b.Marker)
	across, _ := b.Marker.Size()
	c := bigCursor{rest: b.Text, scale: b.Scale, across: across}
	for c.next() {
		if c.shape != "" {
			b.drawLetter(p, c.shape, c.x, st)
		} else {
			f.Print(rowOf(area, c.x/across, area.Dy()/2, c.width), c.cluster, st)
		}
	}
	p.paint(f, area)
}

func (b BigText) drawLetter(p *Pixels, shape string, x int, st limoni.Style) {
	width := bigWidth(shape)
	for i := range len(shape) {
		if shape[i] == '#' {
			left, top := x+i%(width+1)*b.Scale, i/(width+1)*b.Scale
			p.FillRect(left, top, left+b.Scale-1, top+b.Scale-1, st)
		}
	}
}
