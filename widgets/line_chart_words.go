package widgets

import (
	"limoni"
	"limoni/layout"
)

// describe tells the node what the picture shows: the values at the point, or
// else every line in words.
func (d *charting) describe(f *limoni.Frame) {
	n, words := f.Node(d.resp), d.words(f)
	if d.Point == nil || d.n == 0 {
		n.Value = words
		describe(f, d.resp, d.Description, "")
		return
	}
	n.Value = d.pointWords(f, *d.Point)
	n.Position, n.SetSize = count(*d.Point+1), count(d.n)
	if d.Description != "" {
		words = f.Concat(words, ". ", d.Description)
	}
	f.Details(d.resp).Description = words
}

// words says "last 37 %, min 2 %, max 91 %, 60 points", with several lines
// "cpu last 37 %, …; mem last …; 60 points".
func (d *charting) words(f *limoni.Frame) string {
	if d.n == 0 {
		return "no data"
	}
	all, how := "", ""
	for i := range d.m.lines {
		s := &d.m.lines[i].said
		if s.sampled {
			how = s.how()
		}
		if s.n > 0 {
			all = f.Concat(all, d.prefix(f, i), s.values(f, d.Unit), d.join())
		}
	}
	return f.Concat(all, countedWords(f, d.n, "point"), how)
}

func (d *charting) join() string {
	if len(d.Lines) > 1 {
		return "; "
	}
	return ", "
}

// prefix is the name of a line and a space, or its number among several.
func (d *charting) prefix(f *limoni.Frame, i int) string {
	switch {
	case d.Lines[i].Name != "":
		return f.Concat(d.Lines[i].Name, " ")
	case len(d.Lines) > 1:
		return f.Concat(f.Itoa(i+1), " ")
	}
	return ""
}

// pointWords says "12: cpu 37 %, mem 4 %".
func (d *charting) pointWords(f *limoni.Frame, point int) string {
	all := f.Concat(d.xWords(f, point), ": ")
	for i := range d.m.lines {
		if i > 0 {
			all = f.Concat(all, ", ")
		}
		all = f.Concat(all, d.valueWords(f, i, point))
	}
	return all
}

func (d *charting) xWords(f *limoni.Frame, point int) string {
	return chartNumber(f, d.First+float64(point)*d.Step, d.XUnit)
}

func (d *charting) valueWords(f *limoni.Frame, i, point int) string {
	return f.Concat(d.prefix(f, i), chartNumber(f, d.m.lines[i].at(point), d.Unit))
}

// sampleColumns is how much of a line is beside its name: a whole pattern.
const sampleColumns = 4

// drawLegend names every line beside a piece of it, with its value at the
// point.
func (d *charting) drawLegend(f *limoni.Frame) {
	r := d.legend
	if r.Empty() {
		return
	}
	if d.Point != nil {
		f.FocusCell(d.resp, r.Min.X, r.Min.Y)
		d.caption(f, &r, f.Concat(d.xWords(f, *d.Point), ":"))
	}
	for i := range d.Lines {
		d.drawSample(f, layout.CutLeft(&r, sampleColumns), i)
		layout.CutLeft(&r, 1)
		if d.Point != nil {
			d.caption(f, &r, d.valueWords(f, i, *d.Point))
		} else if name := d.Lines[i].Name; name != "" {
			d.caption(f, &r, name)
		} else {
			d.caption(f, &r, f.Itoa(i+1))
		}
	}
}

// caption writes s at the left of r, of which it takes that and a gap.
func (d *charting) caption(f *limoni.Frame, r *limoni.Rect, s string) {
	if !r.Empty() {
		chartText(f, *r, s, f.Theme().Text)
		layout.CutLeft(r, limoni.Width(s)+2)
	}
}

// drawSample draws a piece of line i.
func (d *charting) drawSample(f *limoni.Frame, r limoni.Rect, i int) {
	if !f.Painting() || r.Empty() {
		return
	}
	p := &d.m.sample
	p.Resize(r.Dx(), 1, d.Marker)
	width, height := p.Size()
	p.Dashes(0, height/2, width-1, height/2, lineDashes[i%len(lineDashes)], seriesStyle(f, i))
	p.paint(f, r)
}
