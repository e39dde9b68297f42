package markdown

import (
	"limoni"
	"limoni/accessibility"
)

// draw registers and draws what is in view.
func (d *viewing) draw(f *limoni.Frame) {
	if d.height() == 0 {
		return
	}
	if len(d.doc.blocks) == 0 {
		d.drawEmpty(f)
		return
	}
	f.FocusCell(d.resp, d.area.Min.X, d.area.Min.Y)
	first, _, _ := d.doc.blockAt(d.s.Offset)
	for i := first; i < len(d.doc.blocks); i++ {
		b := &d.doc.blocks[i]
		y := d.area.Min.Y + b.top - d.s.Offset // of its first row
		if y >= d.area.Max.Y {
			break
		}
		d.nodes(f, b, y, 0, len(b.items))
		if f.Painting() {
			d.paint(f, b, y)
		}
	}
}

func (d *viewing) drawEmpty(f *limoni.Frame) {
	if d.Empty == "" {
		return
	}
	r := d.area
	r.Max.Y = r.Min.Y + 1
	resp := f.RegisterAccessibility(accessibility.Node{Role: accessibility.RoleText, Label: d.Empty, Bounds: r})
	if _, cut := f.PrintCut(r, d.Empty, f.Theme().Muted); cut {
		f.Node(resp).States |= accessibility.StateTruncated
	}
}
