package markdown

import (
	"strings"

	"limoni/accessibility"
	"limoni/internal/text"
)

// spanning prints rows of one element's text, each a part of it further on than
// the one before, in the looks of its spans.
type spanning struct {
	*laying
	e     *element
	span  int
	links int // where the items of its links begin
}

// print prints a part of the text that begins at byte at, from column x of row
// y on.
func (s *spanning) print(at int, part string, x, y int) {
	for part != "" {
		for s.span < len(s.e.spans) && s.e.spans[s.span].end <= at {
			s.span++
		}
		n := len(part)
		r := run{x: x}
		if s.span < len(s.e.spans) {
			sp := &s.e.spans[s.span]
			n = min(n, sp.end-at)
			r.look, r.link = sp.look, sp.link
		}
		r.text = part[:n]
		s.put(y, r)
		columns := text.Width(r.text)
		if r.link > 0 {
			s.mark(r.link, x, y, columns)
		}
		part, at, x = part[n:], at+n, x+columns
	}
}

// mark extends the item of a link by cells of a row.
func (s *spanning) mark(number, x, y, columns int) {
	if i := len(s.items) - 1; i < s.links || s.items[i].link != number {
		l := &s.block.links[number-1]
		it := item{role: accessibility.RoleLink, label: l.label, value: l.url, link: number, x0: x, x1: x, y0: y}
		if l.image {
			it.role = accessibility.RoleImage
		}
		s.items = append(s.items, it)
	}
	it := &s.items[len(s.items)-1]
	it.x0, it.x1, it.y1, it.end = min(it.x0, x), max(it.x1, x+columns), y+1, len(s.items)
}

// prefixed is e's text as one with another text before it, which looks as given.
func prefixed(prefix string, look look, e *element) element {
	p := element{text: prefix + e.text, spans: []span{{end: len(prefix), look: look}}}
	for _, sp := range e.spans {
		sp.end += len(prefix)
		p.spans = append(p.spans, sp)
	}
	p.text = strings.TrimRight(p.text, " ")
	return p
}
