package markdown

import (
	"strings"

	"limoni/accessibility"
	"limoni/internal/text"
)

// laying lays one block out at a width.
type laying struct {
	*block
	width   int
	left    int // the columns before the text
	indents []indent
}

// indent is what stands to the left of all rows of a container.
type indent struct {
	x      int
	text   string
	repeat bool // in every row, as the bar of a quotation; else in the first one
	done   bool
}

// lay makes the rows and nodes of a block.
func (b *block) lay(width int) {
	before := b.codes
	b.lines, b.items, b.codes = nil, nil, nil
	l := laying{block: b, width: width}
	l.element(&b.body)
	for i := range min(len(before), len(b.codes)) {
		b.codes[i].grown(&before[i])
	}
	b.laid = true
}

func (l *laying) element(e *element) {
	switch e.kind {
	case heading:
		l.heading(e)
	case quote:
		l.quote(e)
	case list:
		l.list(e)
	case codeBlock:
		l.code(e)
	case html:
		l.html(e)
	case table:
		l.table(e)
	case rule:
		i := l.open(item{role: accessibility.RoleSeparator})
		l.line()
		l.add(run{x: l.left, text: strings.Repeat("─", l.room()), look: muted})
		l.close(i)
	default:
		i := l.open(item{role: accessibility.RoleText, label: e.text})
		l.text(e)
		l.close(i)
	}
}

// room is the columns there are for text.
func (l *laying) room() int { return max(l.width-l.left, 1) }

// indent begins an indent of some columns, if there is still room for text
// beside it.
func (l *laying) indent(mark string, columns int, repeat bool) {
	if l.width-l.left-columns < max(min(l.width/2, 8), 1) {
		mark, columns = "", 0
	}
	l.indents = append(l.indents, indent{x: l.left, text: mark, repeat: repeat})
	l.left += columns
}

func (l *laying) outdent() {
	last := len(l.indents) - 1
	l.left, l.indents = l.indents[last].x, l.indents[:last]
}

// line begins a row with what stands to its left.
func (l *laying) line() {
	l.lines = append(l.lines, nil)
	for i := range l.indents {
		if in := &l.indents[i]; in.text != "" && (in.repeat || !in.done) {
			in.done = true
			l.add(run{x: in.x, text: in.text, look: muted})
		}
	}
}

// add adds a run to the last row.
func (l *laying) add(r run) { l.put(len(l.lines)-1, r) }

func (l *laying) put(y int, r run) { l.lines[y] = append(l.lines[y], r) }

// open begins an item, which reaches from the left edge of the text to the
// right edge until it is known better.
func (l *laying) open(it item) int {
	it.x0, it.x1, it.y0 = l.left, l.width, len(l.lines)
	l.items = append(l.items, it)
	return len(l.items) - 1
}

// close ends an item with the rows and items since open.
func (l *laying) close(i int) {
	l.items[i].y1, l.items[i].end = len(l.lines), len(l.items)
}

// text lays out the text of an element, wrapped by words, and its links.
func (l *laying) text(e *element) {
	s := spanning{laying: l, e: e, links: len(l.items)}
	for rest, more := e.text, true; more; {
		var part string
		at := len(e.text) - len(rest)
		part, rest, more = text.WrapLine(rest, l.room())
		l.line()
		s.print(at+offsetIn(e.text[at:], part), part, l.left, len(l.lines)-1)
	}
}

// offsetIn is where a part of s begins, before which there is white space only.
func offsetIn(s, part string) int { return max(strings.Index(s, part), 0) }

func (l *laying) heading(e *element) {
	it := item{role: accessibility.RoleHeading, label: e.text, level: e.level}
	if e.text == "" { // there is nothing to jump to
		it = item{role: accessibility.RoleText}
	}
	i := l.open(it)
	l.indent("######"[:e.level], e.level+1, false)
	l.text(e)
	l.outdent()
	l.close(i)
}

func (l *laying) quote(e *element) {
	i := l.open(item{role: accessibility.RoleGroup, label: "Quote"})
	l.indent("│", 2, true)
	l.elements(e.children, false)
	if len(e.children) == 0 {
		l.line()
	}
	l.outdent()
	l.close(i)
}

// elements lays out the content of a container, with empty rows between where
// it is not tight.
func (l *laying) elements(all []element, tight bool) {
	for i := range all {
		if i > 0 && !tight {
			l.line()
		}
		l.element(&all[i])
	}
}

// html is shown as the text it is, line by line.
func (l *laying) html(e *element) {
	i := l.open(item{role: accessibility.RoleText, label: e.text})
	l.text(e)
	l.close(i)
}
