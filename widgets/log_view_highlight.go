package widgets

import (
	"strings"

	"limoni"
	"limoni/internal/text"
)

// span is a part of a line that is drawn in a style of its own.
type span struct {
	from, to int
	style    limoni.Style
}

// drawRuns draws s[from:to], with what is found and what is to be highlighted.
func (p *logPass) drawRuns(f *limoni.Frame, area limoni.Rect, s string, from, to int, st limoni.Style) {
	if !f.Painting() || area.Empty() {
		return
	}
	p.st.spans = p.st.spans[:0]
	for at := 0; from < to; {
		x := p.nextSpan(f, s, at, to)
		if x.from >= to {
			break
		}
		if at = x.to; x.to <= from {
			continue
		}
		x = whole(s, from, x)
		area.Min.X += f.Print(area, s[from:min(x.from, to)], st)
		from = min(x.from, to)
		area.Min.X += f.Print(area, s[from:min(x.to, to)], x.style)
		from, at = min(x.to, to), x.to
	}
	f.Print(area, s[from:max(from, to)], st)
}

// nextSpan is the first span of s that begins at a byte or after it, and before
// to. What is found goes before what is to be highlighted.
func (p *logPass) nextSpan(f *limoni.Frame, s string, at, to int) span {
	first := p.spanOf(0, p.st.search.text, s, at, to)
	first.style = f.Theme().Match
	for i := range p.v.Highlight {
		h := &p.v.Highlight[i]
		if x := p.spanOf(i+1, h.Text, s, at, to); x.from < first.from {
			first, first.style = x, or(h.Style, f.Theme().Accent)
		}
	}
	return first
}

// spanOf is where text i of those that are looked for is next. Each is looked
// for only behind where it was found the last time.
func (p *logPass) spanOf(i int, want, s string, at, to int) span {
	if i == len(p.st.spans) {
		p.st.spans = append(p.st.spans, span{from: -1})
	}
	x := &p.st.spans[i]
	if x.from >= at {
		return *x
	}
	*x = span{from: len(s), to: len(s)}
	if from, end := indexFold(s[at:min(to+4*len(want), len(s))], want); from >= 0 {
		*x = span{from: at + from, to: at + end}
	}
	return *x
}

// whole makes x begin and end between clusters; there is one at from.
func whole(s string, from int, x span) span {
	begin := from
	for from < x.to {
		_, rest, _ := text.Next(s[from:])
		next := len(s) - len(rest)
		if next <= x.from {
			begin = next
		}
		from = next
	}
	return span{begin, from, x.style}
}

// indexOfPiece is where a wrapped piece of s begins: white space before it was
// left out.
func indexOfPiece(s, piece string) int { return strings.Index(s, piece) }
