package markdown

import (
	"limoni"
	"limoni/internal/reading"
)

// paint draws the rows of a block whose first row is y.
func (d *viewing) paint(f *limoni.Frame, b *block, y int) {
	for n := max(d.area.Min.Y-y, 0); n < len(b.lines) && y+n < d.area.Max.Y; n++ {
		for i := range b.lines[n] {
			r := &b.lines[n][i]
			at := limoni.Rect{Min: limoni.Point{X: d.area.Min.X + r.x, Y: y + n}, Max: limoni.Point{X: d.area.Max.X, Y: y + n + 1}}
			switch {
			case r.code == 0:
				f.Print(at, r.text, d.style(f, b, r))
			case d.Highlighter == nil:
				f.Print(at, r.text, f.Theme().Text)
			default:
				c := &b.codes[r.code-1]
				c.color(d.Highlighter, &f.Theme().Code)
				c.print(f, at, r)
			}
		}
	}
}

// print draws a run of code in its colours.
func (c *code) print(f *limoni.Frame, at limoni.Rect, r *run) {
	from, to := r.at, r.at+len(r.text)
	for i := c.partAt(from); i < len(c.colors.parts) && from < to; i++ {
		p := &c.colors.parts[i]
		end := min(p.end, to)
		at.Min.X += f.Print(at, c.text[from:end], reading.Over(f.Theme().Text, p.style))
		from = end
	}
	if from < to {
		f.Print(at, c.text[from:to], f.Theme().Text)
	}
}

// style is how a run looks.
func (d *viewing) style(f *limoni.Frame, b *block, r *run) limoni.Style {
	t, look := f.Theme(), r.look
	st := t.Text
	if look&muted != 0 {
		st = reading.Over(st, t.Muted)
	}
	if look&inHeading != 0 {
		st = reading.Over(st, t.Heading)
	}
	if look&inCode != 0 {
		st = reading.Over(st, t.Accent)
	}
	if look&inLink != 0 {
		st = reading.Over(st, t.Link)
	}
	st.Attr |= attributes(look)
	if r.link == 0 {
		return st
	}
	st.Link = b.links[r.link-1].osc8
	if !b.links[r.link-1].image && b.first+b.ordinal(r.link) == d.s.link && d.resp.Focused() {
		link := st.Link
		st = reading.Over(st, t.Focus)
		st.Link = link
	}
	return st
}

func attributes(look look) (attr limoni.Attr) {
	if look&strong != 0 {
		attr |= limoni.AttrBold
	}
	if look&(emphasis|inImage) != 0 {
		attr |= limoni.AttrItalic
	}
	if look&strike != 0 {
		attr |= limoni.AttrStrike
	}
	return attr
}
