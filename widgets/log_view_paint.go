package widgets

import (
	"limoni"
	"limoni/accessibility"
	"limoni/internal/text"
)

// prefix is what stands before the text of a line.
type prefix struct {
	time, mark string
	columns    int
}

// prefix leaves out what would leave too little room for the text.
func (p *logPass) prefix(line LogLine) prefix {
	var x prefix
	width := p.body.Dx()
	if line.Level > LogPlain && width >= 2*levelColumns {
		x.mark, x.columns = line.Level.String(), levelColumns
	}
	if line.Time == "" || width < 4*levelColumns {
		return x
	}
	if n := limoni.Width(line.Time); n <= width/3 {
		x.time, x.columns = line.Time, x.columns+n+1
	}
	return x
}

// draw draws the lines in view.
func (p *logPass) draw(f *limoni.Frame) {
	if p.count == 0 && p.v.Empty != "" {
		drawLine(f, p.body, accessibility.Node{Role: accessibility.RoleText, Label: p.v.Empty}, f.Theme().Muted)
	}
	top, y := p.st.top, p.body.Min.Y-p.st.top.skip
	if p.st.page = 0; p.body.Empty() {
		return
	}
	for i := top.line; i < p.count && y < p.body.Max.Y; i++ {
		area := p.body
		area.Min.Y, area.Max.Y = max(y, p.body.Min.Y), min(y+p.rowsOf(i), p.body.Max.Y)
		b := p.row(f, area, i, false)
		p.drawLine(f, b, area, area.Min.Y-y)
		if y += p.rowsOf(i); y <= p.body.Max.Y {
			p.st.page++
		}
	}
}

// drawLine draws a line from one of its rows on.
func (p *logPass) drawLine(f *limoni.Frame, b begun, area limoni.Rect, skip int) {
	line := p.r.line(b.index)
	if b.cursor && !p.st.paused && !p.resp.Focused() {
		b.style = or(b.row.Style, f.Theme().Text) // the last line, as everybody can see
	}
	f.Fill(area, ' ', b.style)
	f.Node(b.Response).Value = tags(f, line)
	x := p.prefix(line)
	if head := firstRow(area, x.columns); skip == 0 {
		if x.time != "" {
			head.Min.X += f.Print(head, x.time, b.style) + 1
		}
		f.Print(head, x.mark, b.style)
	}
	if area.Min.X += x.columns; p.v.Wrap {
		p.drawWrapped(f, b, area, skip)
	} else {
		p.drawFlat(f, b, area)
	}
}

// tags is what a line says before its text.
func tags(f *limoni.Frame, line LogLine) string {
	switch {
	case line.Level == LogPlain:
		return line.Time
	case line.Time == "":
		return line.Level.String()
	}
	return f.Concat(line.Time, " ", line.Level.String())
}

// drawFlat draws a line in one row, moved to the left.
func (p *logPass) drawFlat(f *limoni.Frame, b begun, area limoni.Rect) {
	s := shownText(b.row.Text)
	from, cut := 0, len(s) < len(b.row.Text)
	if column := p.column(); column > 0 && s != "" {
		var gap int
		from, gap = after(s, column+1)
		area.Min.X, cut = area.Min.X+f.Print(area, "…", b.style)+gap, true
	}
	to := len(s)
	if head, _ := text.Cut(s[from:], area.Dx()); len(head) < to-from && limoni.Width(s[from+len(head):]) > 0 {
		var width int
		head, width = text.Cut(s[from:], area.Dx()-1)
		to, cut = from+len(head), true
		area.Max.X = area.Min.X + width + f.Print(moved(area, width), "…", b.style)
	}
	if cut {
		f.Node(b.Response).States |= accessibility.StateTruncated
	}
	p.drawRuns(f, area, s, from, to, b.style)
}

// after is where the text begins that is drawn when so many columns of it are
// not, and what a wide character that is cut in half leaves of it.
func after(s string, columns int) (from, gap int) {
	head, width := text.Cut(s, columns)
	if width == columns || len(head) == len(s) {
		return len(head), 0
	}
	_, rest, wide := text.Next(s[len(head):])
	return len(s) - len(rest), width + wide - columns
}

// moved is area without so many columns on the left.
func moved(area limoni.Rect, columns int) limoni.Rect {
	area.Min.X = min(area.Min.X+columns, area.Max.X)
	return area
}

// drawWrapped draws a line by words, from row skip on.
func (p *logPass) drawWrapped(f *limoni.Frame, b begun, area limoni.Rect, skip int) {
	s := shownText(b.row.Text)
	rest, more, n := s, true, 0
	for ; more && n < maxWrapped && !area.Empty(); n++ {
		var piece string
		before := rest
		piece, rest, more = text.WrapLine(rest, max(area.Dx(), 1))
		if n < skip {
			continue
		}
		if f.Painting() {
			from := len(s) - len(before) + max(indexOfPiece(before, piece), 0)
			p.drawRuns(f, area, s, from, from+len(piece), b.style)
		}
		area.Min.Y++
	}
	if len(s) < len(b.row.Text) || n == maxWrapped && more {
		f.Node(b.Response).States |= accessibility.StateTruncated
	}
}
