package widgets

import (
	"math"

	"limoni"
	"limoni/accessibility"
	"limoni/layout"
)

// words says "min 0, max 12, 2 rows, 4 columns".
func (d *heating) words(f *limoni.Frame, e extremes) string {
	switch {
	case d.columns <= 0 || d.rows <= 0:
		return "no data"
	case e.none():
		return f.Concat(countedWords(f, d.rows, "row"), ", ", countedWords(f, d.columns, "column"))
	}
	return f.Concat("min ", chartNumber(f, e.low, d.Unit), ", max ", chartNumber(f, e.high, d.Unit), ", ",
		countedWords(f, d.rows, "row"), ", ", countedWords(f, d.columns, "column"), (&summary{sampled: d.sampled}).how())
}

// shade is how dark v is.
func (d *heating) shade(v float64) rune { return shades[d.scale.place(v, len(shades))] }

func (d *heating) drawShades(f *limoni.Frame) {
	if !f.Painting() {
		return
	}
	for i, v := range d.m.values {
		if !math.IsNaN(v) {
			f.Fill(rowOf(d.area, i%d.across*d.width, i/d.across, d.width), d.shade(v), f.Theme().Accent)
		}
	}
}

// drawNames writes the names of the rows, each a text node over its row that
// says what the values there are.
func (d *heating) drawNames(f *limoni.Frame) {
	if d.down < d.rows || d.across == 0 {
		return
	}
	for y := range min(len(d.Rows), d.down) {
		e := noExtremes
		for x := range d.across {
			e.add(d.m.lowest[y*d.across+x])
			e.add(d.m.values[y*d.across+x])
		}
		name := rowOf(d.names, 0, y, d.names.Dx()-1)
		row := name
		row.Max.X = d.area.Max.X
		node := f.RegisterAccessibility(accessibility.Node{
			Role: accessibility.RoleText, Label: d.Rows[y], Value: d.rowWords(f, e), Bounds: row,
			Position: count(y + 1), SetSize: count(d.rows),
		})
		printCut(f, node, name, d.Rows[y], f.Theme().Text)
	}
}

func (d *heating) rowWords(f *limoni.Frame, e extremes) string {
	if e.none() {
		return "none"
	}
	return f.Concat("min ", chartNumber(f, e.low, d.Unit), ", max ", chartNumber(f, e.high, d.Unit))
}

// drawHeads writes the names of the columns that have room before the next one,
// as one text node.
func (d *heating) drawHeads(f *limoni.Frame) {
	if d.across < d.columns || d.heads.Empty() {
		return
	}
	said, free := "", 0
	for x := range min(len(d.Columns), d.across) {
		at, width := x*d.width, limoni.Width(d.Columns[x])
		if width == 0 || at < free || at+width > d.heads.Dx() {
			continue
		}
		f.Print(rowOf(d.heads, at, 0, width), d.Columns[x], f.Theme().Muted)
		said, free = listedWords(f, said, d.Columns[x]), at+width+1
	}
	f.RegisterAccessibility(accessibility.Node{Role: accessibility.RoleText, Label: said, Bounds: d.heads})
}

// drawLegend writes what the shades stand for.
func (d *heating) drawLegend(f *limoni.Frame) {
	r := d.legend
	if r.Empty() {
		return
	}
	low, high := chartNumber(f, d.scale.low, d.Unit), chartNumber(f, d.scale.high, d.Unit)
	text := f.Concat(low, " ", shadesText, " ", high)
	if limoni.Width(text) > r.Dx() {
		return
	}
	f.RegisterAccessibility(accessibility.Node{
		Role: accessibility.RoleText, Label: f.Concat("from ", low, " to ", high), Bounds: rowOf(r, 0, 0, limoni.Width(text)),
	})
	layout.CutLeft(&r, f.Print(r, low, f.Theme().Muted)+1)
	layout.CutLeft(&r, f.Print(r, shadesText, f.Theme().Accent)+1)
	f.Print(r, high, f.Theme().Muted)
}
