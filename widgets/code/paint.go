package code

import (
	"strings"

	"limoni"
	"limoni/internal/reading"
)

// painting is the drawing of one piece.
type painting struct {
	*viewing
	f       *limoni.Frame
	focused bool
	stop    int // where the piece ends
	// found and foundEnd are the next occurrence of what is looked for.
	found, foundEnd int
}

// find looks for the next occurrence from a place on.
func (p *painting) find(from int) {
	p.found, p.foundEnd = p.stop, p.stop
	if p.Find == "" {
		return
	}
	if n := strings.Index(p.m.pieces.src[from:p.stop], p.Find); n >= 0 {
		p.found, p.foundEnd = from+n, from+n+len(p.Find)
	}
}

// row draws the bytes [from, to), whose first column is that of the piece.
func (p *painting) row(y, from, to, column int) {
	x := p.text.Min.X
	if !p.Wrap {
		x -= p.s.Left
	}
	at := limoni.Rect{Min: limoni.Point{X: x, Y: y}, Max: limoni.Point{X: p.text.Max.X, Y: y + 1}}
	mark := p.m.colors.markAt(from)
	for from < to && at.Min.X < at.Max.X {
		for mark < len(p.m.colors.marks) && int(p.m.colors.marks[mark].end) <= from {
			mark++
		}
		end, st := p.part(from, to, mark)
		columns := p.print(at, from, end, column, st)
		at.Min.X, column, from = at.Min.X+columns, column+columns, end
	}
	if p.focused {
		p.f.Fill(at, ' ', p.f.Theme().Focus)
	}
}

// part is how far the text from a place on looks the same, and how.
func (p *painting) part(from, to, mark int) (end int, st limoni.Style) {
	t := p.f.Theme()
	end, st = to, t.Text
	if marks := p.m.colors.marks; mark < len(marks) {
		end = min(end, int(marks[mark].end))
		st = reading.Over(st, marks[mark].class.style(&t.Code))
	}
	if p.focused {
		st = t.Focus
	}
	for from >= p.foundEnd && p.found < p.stop {
		p.find(p.foundEnd)
	}
	switch {
	case from < p.found:
		end = min(end, p.found)
	case from < p.foundEnd:
		end, st = min(end, p.foundEnd), reading.Over(st, t.Match)
	}
	return end, st
}

// print draws text up to a place, tabs as spaces, and returns its columns.
func (p *painting) print(at limoni.Rect, from, end, column int, st limoni.Style) (columns int) {
	for s := p.m.pieces.src[from:end]; s != "" && at.Min.X < at.Max.X; {
		n := strings.IndexByte(s, '\t')
		if n < 0 {
			return columns + p.f.Print(at, s, st)
		}
		w := p.f.Print(at, s[:n], st)
		stop := p.TabWidth - (column+columns+w)%p.TabWidth
		at.Min.X += w
		gap := at
		gap.Max.X = min(at.Min.X+stop, at.Max.X)
		p.f.Fill(gap, ' ', st)
		at.Min.X, columns, s = at.Min.X+stop, columns+w+stop, s[n+1:]
	}
	return columns
}
