package markdown

import (
	"sort"
	"strings"

	"limoni/accessibility"
	"limoni/internal/text"
)

const (
	between     = 3  // the columns between two columns of a table: " │ "
	longestWord = 12 // the columns that the words of a table's cell are left whole in
)

// table lays a table out: as wide as its text where that fits, else in columns
// that share the width and wrap; where they would be too narrow for their words,
// row by row.
func (l *laying) table(e *element) {
	if len(e.children) == 0 {
		return
	}
	head := e.children[0].cells
	i := l.open(item{role: accessibility.RoleTable, rows: len(e.children) - 1, columns: len(head)})
	widths := naturalWidths(e)
	if len(head) == 0 {
		l.line()
	} else if room := l.room() - between*(len(head)-1); share(widths, wordWidths(e), room) {
		for n := range e.children {
			l.row(e, n, widths)
			if n == 0 {
				l.underline(widths)
			}
		}
	} else {
		l.records(e)
	}
	l.close(i)
}

// naturalWidths are the columns that each column of a table would like to have.
func naturalWidths(e *element) []int {
	widths := make([]int, len(e.children[0].cells))
	for _, row := range e.children {
		for c := range min(len(widths), len(row.cells)) {
			for more, s := true, row.cells[c].text; more; {
				var part string
				part, s, more = strings.Cut(s, "\n")
				widths[c] = max(widths[c], text.Width(part), 1)
			}
		}
	}
	return widths
}

// wordWidths are the columns that the longest word of each column needs.
func wordWidths(e *element) []int {
	widths := make([]int, len(e.children[0].cells))
	for _, row := range e.children {
		for c := range min(len(widths), len(row.cells)) {
			for _, word := range strings.Fields(row.cells[c].text) {
				widths[c] = min(max(widths[c], text.Width(word)), longestWord)
			}
		}
	}
	return widths
}

// share cuts widths down until they fit into room: a column that asks for no
// more than its share gets it, the others share the rest alike, but none gets
// less than it needs. It reports false where that does not fit.
func share(widths, need []int, room int) bool {
	if sum(widths, need, 0) > room {
		return false
	}
	most := sort.Search(room+1, func(n int) bool { return sum(widths, need, n+1) > room })
	spare := room - sum(widths, need, most)
	for i, w := range widths {
		widths[i] = cutTo(w, need[i], most)
		if widths[i] < w && spare > 0 {
			widths[i]++
			spare--
		}
	}
	return true
}

func sum(widths, need []int, most int) (all int) {
	for i, w := range widths {
		all += cutTo(w, need[i], most)
	}
	return all
}

func cutTo(width, need, most int) int { return max(min(width, max(most, need)), 1) }

// row lays out one row, as high as its highest cell.
func (l *laying) row(e *element, n int, widths []int) {
	cells := e.children[n].cells
	i := l.open(item{role: accessibility.RoleRow, row: n})
	l.line()
	x := l.left
	for c, w := range widths {
		if c < len(cells) {
			l.cell(&cells[c], l.items[i].y0, x, w, alignOf(e, c), cellItem(&cells[c], n, c))
		}
		x += w + between
	}
	l.separate(l.items[i].y0, widths)
	l.items[i].x1 = min(x-between, l.width)
	l.close(i)
	for c := i + 1; c < l.items[i].end; c++ {
		if l.items[c].column > 0 {
			l.items[c].y1 = l.items[i].y1 // a cell is as high as its row
		}
	}
}

func cellItem(e *element, row, column int) item {
	it := item{role: accessibility.RoleCell, label: e.text, row: row, column: column + 1}
	if row == 0 {
		it.role = accessibility.RoleColumnHeader
	}
	return it
}

func alignOf(e *element, c int) align {
	if c < len(e.align) {
		return e.align[c]
	}
	return left
}

// cell lays out one cell, from row y on, and adds rows as it needs them.
func (l *laying) cell(e *element, y, x, width int, a align, it item) {
	i := l.open(it)
	l.items[i].x0, l.items[i].x1, l.items[i].y0 = x, x+width, y
	s := spanning{laying: l, e: e, links: len(l.items)}
	for rest, more := e.text, true; more; y++ {
		var part string
		at := len(e.text) - len(rest)
		part, rest, more = text.WrapLine(rest, width)
		part = strings.TrimRight(part, " ")
		if y == len(l.lines) {
			l.line()
		}
		s.print(at+offsetIn(e.text[at:], part), part, x+a.shift(width-text.Width(part)), y)
	}
	l.close(i)
}

// shift is how far text stands to the right where some columns are left over.
func (a align) shift(spare int) int {
	switch a {
	case right:
		return max(spare, 0)
	case center:
		return max(spare, 0) / 2
	}
	return 0
}

// separate draws the lines between the columns from row y on.
func (l *laying) separate(y int, widths []int) {
	for ; y < len(l.lines); y++ {
		x := l.left - between
		for _, w := range widths[:len(widths)-1] {
			x += w + between
			l.put(y, run{x: x + 1, text: "│", look: muted})
		}
	}
}

// underline draws the line below the head.
func (l *laying) underline(widths []int) {
	var b strings.Builder
	for c, w := range widths {
		if c > 0 {
			b.WriteString("─┼─")
		}
		b.WriteString(strings.Repeat("─", w))
	}
	l.line()
	l.add(run{x: l.left, text: b.String(), look: muted})
}

// records lays a table out that is too narrow for columns: each row is a list
// of "Name: value", with an empty row between two.
func (l *laying) records(e *element) {
	head := e.children[0].cells
	for n := 1; n < len(e.children); n++ {
		if n > 1 {
			l.line()
		}
		i := l.open(item{role: accessibility.RoleRow, row: n})
		for c := range e.children[n].cells {
			cell := &e.children[n].cells[c]
			if c < len(head) && head[c].text != "" {
				named := prefixed(head[c].text+": ", strong, cell)
				cell = &named
			}
			k := l.open(cellItem(cell, n, c))
			l.text(cell)
			l.close(k)
		}
		l.close(i)
	}
	if len(e.children) == 1 {
		for c := range head {
			k := l.open(cellItem(&head[c], 0, c))
			l.text(&head[c])
			l.close(k)
		}
	}
}
