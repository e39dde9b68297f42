package widgets

import (
	"limoni"
	"limoni/accessibility"
)

// indent is how many columns a level is drawn further to the right, and how
// many a marker takes.
const indent = 2

// draw draws the rows in view.
func (t *TreeView) draw(f *limoni.Frame, p *treePass, area limoni.Rect) {
	if p.count == 0 && t.Empty != "" {
		drawLine(f, area, accessibility.Node{Role: accessibility.RoleText, Label: t.Empty}, f.Theme().Muted)
	}
	shift := p.shift(area.Dx())
	for y := range p.drawn() {
		line := area
		line.Min.Y += y
		line = firstRow(line, line.Dx())
		at := p.s.locate(p.st.Offset + y)
		text := line
		if p.chosen != nil {
			text.Min.X = min(text.Min.X+indent, text.Max.X)
		}
		text.Min.X = min(text.Min.X+max(at.in.level*indent-shift, 0), text.Max.X)
		p.marker = limoni.Rect{}
		if !at.note() {
			p.marker = firstRow(text, indent)
		}
		b := p.row(f, line, p.st.Offset+y, false)
		p.describe(f, b, at, text)
		t.paint(f, p, b, line, text)
	}
}

// shift is how many columns the rows in view are moved to the left, so that the
// deepest of them has half of the width for its text.
func (p *treePass) shift(width int) int {
	deepest := 0
	for y := range p.drawn() {
		deepest = max(deepest, p.s.locate(p.st.Offset+y).in.level)
	}
	return max(deepest*indent-width/2, 0)
}

// describe says where in the tree the row is.
func (p *treePass) describe(f *limoni.Frame, b begun, at spot, text limoni.Rect) {
	n := f.Node(b.Response)
	n.Position, n.SetSize = count(at.index+1), count(at.in.Len)
	if at.note() {
		n.Position, n.SetSize = 0, 0
	}
	f.Details(b.Response).Level = at.in.level + 1
	if b.cursor {
		focusCell(f, p.resp, firstRow(b.Rect(), b.Rect().Dx()), text.Min.X+indent)
	}
}

// paint draws a row: whether it is chosen, guides, the marker and the text.
func (t *TreeView) paint(f *limoni.Frame, p *treePass, b begun, line, text limoni.Rect) {
	f.Fill(line, ' ', b.style)
	behind := p.paintMark(f, b, line)
	if t.Guides {
		guide := f.Theme().Muted
		if b.cursor {
			guide = b.style
		}
		for behind.Max.X = text.Min.X; !behind.Empty(); behind.Min.X += indent {
			f.Print(behind, "│", guide)
		}
	}
	text.Min.X += f.Print(text, markerOf(b.row), b.style)
	printCut(f, b.Response, text, b.row.Text, b.style)
}

// markerOf is the marker of a row, indent columns wide.
func markerOf(r Row) string {
	switch {
	case r.States.Has(accessibility.StateExpanded):
		return "▾ "
	case r.States.Has(accessibility.StateCollapsed):
		return "▸ "
	case r.States.Has(accessibility.StateInvalid):
		return "! "
	}
	return "  "
}
