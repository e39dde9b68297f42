package widgets

import (
	"limoni"
	"limoni/accessibility"
)

// labelColumns is how wide the labels of the vertical axis are, 0 where there
// are none.
func (d *charting) labelColumns(f *limoni.Frame) int {
	columns := 0
	for i := 0; ; i++ {
		v, ok := d.y.tick(i)
		if !ok {
			return columns
		}
		columns = max(columns, limoni.Width(d.y.label(f, v, d.Unit)))
	}
}

func (d *charting) drawAxes(f *limoni.Frame) {
	if d.plot.Empty() {
		return
	}
	if d.labels > 0 {
		d.drawVertical(f)
	}
	if d.below {
		d.drawHorizontal(f)
	}
}

// drawVertical draws the axis at the left. Its labels are one text node.
func (d *charting) drawVertical(f *limoni.Frame) {
	r := d.plot
	r.Min.X, r.Max.X = d.plot.Min.X-1-d.labels, d.plot.Min.X-1
	line := limoni.Rect{Min: limoni.Point{X: r.Max.X, Y: r.Min.Y}, Max: limoni.Point{X: d.plot.Min.X, Y: r.Max.Y}}
	f.Fill(line, '│', f.Theme().Border)
	said := ""
	for i := 0; ; i++ {
		v, ok := d.y.tick(i)
		if !ok {
			break
		}
		label := d.y.label(f, v, d.Unit)
		at := r
		at.Min.Y = d.row(v)
		at.Max.Y = at.Min.Y + 1
		at.Min.X = max(r.Min.X, r.Max.X-limoni.Width(label))
		f.Print(at, label, f.Theme().Muted)
		f.Fill(rowOf(line, 0, at.Min.Y-line.Min.Y, 1), '┤', f.Theme().Border)
		said = listedWords(f, said, label)
	}
	f.RegisterAccessibility(accessibility.Node{Role: accessibility.RoleText, Label: said, Bounds: r})
}

// listedWords is a list of texts with one more.
func listedWords(f *limoni.Frame, list, text string) string {
	if list == "" {
		return text
	}
	return f.Concat(list, ", ", text)
}

// row is the row of the screen on which v is drawn.
func (d *charting) row(v float64) int {
	_, down := d.Marker.Size()
	height := d.plot.Dy() * down
	return d.plot.Min.Y + (height-1-d.y.place(v, height))/down
}

// drawHorizontal draws the axis below, and the labels that have room as one
// text node.
func (d *charting) drawHorizontal(f *limoni.Frame) {
	line := limoni.Rect{Min: limoni.Point{X: d.plot.Min.X, Y: d.plot.Max.Y}, Max: limoni.Point{X: d.plot.Max.X, Y: d.plot.Max.Y + 1}}
	labels := line.Add(limoni.Point{Y: 1})
	f.Fill(line, '─', f.Theme().Border)
	if d.labels > 0 {
		f.Fill(rowOf(d.resp.Rect(), d.labels, line.Min.Y-d.resp.Rect().Min.Y, 1), '└', f.Theme().Border)
	}
	said, free, n := "", labels.Min.X, d.x.ticks()
	for i := range n {
		if d.Step < 0 {
			i = n - 1 - i // from left to right all the same
		}
		v, _ := d.x.tick(i)
		at := d.cell((v - d.First) / d.Step)
		f.Fill(rowOf(line, at, 0, 1), '┬', f.Theme().Border)
		label := d.x.label(f, v, d.XUnit)
		if r := underColumn(labels, labels.Min.X+at, limoni.Width(label)); !r.Empty() && r.Min.X >= free {
			f.Print(r, label, f.Theme().Muted)
			said, free = listedWords(f, said, label), r.Max.X+1
		}
	}
	f.RegisterAccessibility(accessibility.Node{Role: accessibility.RoleText, Label: said, Bounds: labels})
}

// underColumn is where in r a label of that width stands in the middle under column
// x, or beside it at the edges; at none where it is too wide.
func underColumn(r limoni.Rect, x, width int) limoni.Rect {
	if width > r.Dx() {
		return limoni.Rect{}
	}
	r.Min.X = max(min(x-(width-1)/2, r.Max.X-width), r.Min.X)
	r.Max.X = r.Min.X + width
	return r
}

// cell is the column of the plot where a point lies, which may be between two.
func (d *charting) cell(point float64) int {
	across, _ := d.Marker.Size()
	at := point * d.perPoint()
	if d.n <= d.width() {
		at += 0.5 // there are places for both ends
	}
	return int(at) / across
}

// perPoint is how many pixels across there are from a point to the next.
func (d *charting) perPoint() float64 {
	if width := d.width(); d.n > width {
		return float64(width) / float64(d.n)
	} else if d.n > 1 {
		return float64(width-1) / float64(d.n-1)
	}
	return 0
}

// width is the pixels across.
func (d *charting) width() int {
	across, _ := d.Marker.Size()
	return d.plot.Dx() * across
}

// column is the pixel column of a point.
func (d *charting) column(point int) int {
	if width := d.width(); d.n > width {
		return point * width / d.n
	} else if d.n > 1 {
		return (2*point*(width-1) + d.n - 1) / (2 * (d.n - 1))
	}
	return 0
}
