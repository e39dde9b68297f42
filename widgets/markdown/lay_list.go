package markdown

import (
	"limoni/accessibility"
	"limoni/internal/text"
)

const bullet = "•"

func (l *laying) list(e *element) {
	i := l.open(item{role: accessibility.RoleList, size: len(e.children)})
	columns := 0
	for n := range e.children {
		columns = max(columns, text.Width(e.children[n].marker)-boxColumns(&e.children[n]))
	}
	for n := range e.children {
		if n > 0 && !e.tight {
			l.line()
		}
		l.listItem(&e.children[n], columns, item{position: n + 1, size: len(e.children)}, e.tight)
	}
	l.close(i)
}

// listItem lays an item out. Its label is its first paragraph; what follows
// that is inside of it.
func (l *laying) listItem(e *element, columns int, it item, tight bool) {
	it.role = accessibility.RoleListItem
	if e.marker != bullet {
		it.value = e.marker
	}
	if e.task {
		it.states = accessibility.Checked(e.checked)
	}
	content := e.children
	named := len(content) > 0 && content[0].kind == paragraph
	if named {
		it.label = content[0].text
	}
	i := l.open(it)
	columns += boxColumns(e)
	l.indent(pad(e.marker, columns), columns+1, false)
	if named {
		l.text(&content[0])
		if content = content[1:]; len(content) > 0 && !tight {
			l.line()
		}
	}
	l.elements(content, tight)
	if len(l.lines) == l.items[i].y0 {
		l.line()
	}
	l.outdent()
	l.close(i)
}

// pad puts a number or a box to the right of its column.
func pad(marker string, columns int) string {
	if marker == bullet {
		return marker
	}
	for n := columns - text.Width(marker); n > 0; n-- {
		marker = " " + marker
	}
	return marker
}

// boxColumns is what a box takes behind the number of an item. Items without
// one begin their text there:
//
//  1. Numbers count.
//  2. [x] Boxes too.
func boxColumns(e *element) int {
	if !e.task || text.Width(e.marker) == len("[x]") {
		return 0
	}
	return len(" [x]")
}
