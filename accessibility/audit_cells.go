package accessibility

import (
	"image"
	"unicode"
	"unicode/utf8"
)

// cellMap says for each cell of the screen whose it is.
type cellMap struct {
	known bool // there are cells
	width int
	// owner is the topmost layer there, node the innermost node of it, -1 for
	// none.
	owner, node []int32
	// secret marks cells of a sensitive node or of what is in one.
	secret []bool
	styled bool // there are styles
}

func (m *cellMap) index(x, y int) int { return y*m.width + x }

// cellKey is what one text is inside of as a whole.
type cellKey struct {
	owner, node int32
	secret      bool
}

func (m *cellMap) key(at int) cellKey { return cellKey{m.owner[at], m.node[at], m.secret[at]} }

func (a *audit) mapCells() cellMap {
	s := &a.s.Screen
	m := cellMap{width: s.Width}
	if !hasCells(s) {
		return m
	}
	m.known, m.styled = true, len(s.Styles) == len(s.Cells)
	m.owner, m.node, m.secret = make([]int32, len(s.Cells)), make([]int32, len(s.Cells)), make([]bool, len(s.Cells))
	for l := 1; l < len(a.s.Layers); l++ {
		m.each(a.s.Layers[l].Bounds.Intersect(a.whole), func(at int) { m.owner[at] = int32(l) })
	}
	for at := range m.node {
		m.node[at] = -1
	}
	for i := range a.nodes {
		j := &a.nodes[i]
		m.each(j.bounds, func(at int) {
			if m.owner[at] != int32(j.layer) {
				return
			}
			m.secret[at] = m.secret[at] || j.secret >= 0
			if !j.hidden {
				m.node[at] = int32(i)
			}
		})
	}
	return m
}

func (m *cellMap) each(r image.Rectangle, visit func(at int)) {
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			visit(m.index(x, y))
		}
	}
}

// isText reports whether a cell shows a letter or digit. The second cell of a
// wide one shows what the first does.
func (a *audit) isText(at int) bool {
	s := &a.s.Screen
	cell := s.Cells[at]
	if cell == 0 && at%s.Width > 0 {
		cell = s.Cells[at-1]
	}
	if cell < 0 {
		cell, _ = utf8.DecodeRuneInString(clusterText(s, cell))
	}
	return isReadable(cell)
}

// isReadable reports whether a person reads r as a letter or digit. The letter
// that Unicode has for "information source" is a sign.
func isReadable(r rune) bool {
	return (unicode.IsLetter(r) || unicode.IsDigit(r)) && r != '\u2139'
}

// run is letters and digits in cells side by side that belong to one node.
type run struct {
	cellKey
	bounds image.Rectangle
	text   string // as plain
}

// runs are those of row y.
func (a *audit) runs(y int) []run {
	var out []run
	m := &a.cells
	for x := 0; x < m.width; {
		first := x
		key := m.key(m.index(x, y))
		for x < m.width && a.isText(m.index(x, y)) && m.key(m.index(x, y)) == key {
			x++
		}
		if x == first {
			x++
			continue
		}
		r := image.Rect(first, y, x, y+1)
		if text := plain(a.textOf(r)); text != "" { // it is more than the second half of a wide one
			out = append(out, run{key, r, text})
		}
	}
	return out
}

// textOf is what the cells of a part of one row show.
func (a *audit) textOf(r image.Rectangle) string {
	var text []byte
	for x := r.Min.X; x < r.Max.X; x++ {
		text = appendCell(text, &a.s.Screen, a.s.Screen.Cells[a.cells.index(x, r.Min.Y)])
	}
	return string(text)
}
