package code

import (
	"limoni"
	"limoni/accessibility"
)

// hidden tells on which sides a line of so many columns goes on out of view.
type hidden struct{ left, right bool }

func (d *viewing) hidden(columns int) hidden {
	if d.Wrap || d.text.Dx() < 3 {
		return hidden{}
	}
	return hidden{left: d.s.Left > 0 && columns > 0, right: columns-d.s.Left > d.text.Dx()}
}

// tell says so in the node of the line.
func (h hidden) tell(f *limoni.Frame, line limoni.Response) {
	if h.left || h.right {
		f.Node(line).States |= accessibility.StateTruncated
	}
}

// marks draws an ellipsis on each side where the line goes on.
func (p *painting) marks(y int, h hidden) {
	st := p.f.Theme().Muted
	if p.focused {
		st = p.f.Theme().Focus
	}
	at := limoni.Rect{Min: limoni.Point{X: p.text.Min.X, Y: y}, Max: limoni.Point{X: p.text.Max.X, Y: y + 1}}
	if h.left {
		p.f.Print(at, "…", st)
	}
	if at.Min.X = at.Max.X - 1; h.right {
		p.f.Print(at, "…", st)
	}
}
