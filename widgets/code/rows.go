package code

import (
	"strings"

	"limoni/internal/text"
)

// fit is how many bytes of s fit into some columns, at least one cluster, and
// how many columns they take. Tabs reach to the next stop, counted from column.
func (d *viewing) fit(s string, column, width int) (n, columns int) {
	for n < len(s) {
		cluster, _, w := text.Next(s[n:])
		if cluster == "\t" {
			w = d.TabWidth - (column+columns)%d.TabWidth
		}
		if columns+w > width && n > 0 {
			return n, columns
		}
		n, columns = n+len(cluster), columns+w
	}
	return n, columns
}

// columns is how many columns s takes.
func (d *viewing) columns(s string) (columns int) {
	for {
		n := strings.IndexByte(s, '\t')
		if n < 0 {
			return columns + text.Width(s)
		}
		columns += text.Width(s[:n])
		columns += d.TabWidth - columns%d.TabWidth
		s = s[n+1:]
	}
}

// rows is how many rows piece i takes.
func (d *viewing) rows(i int) int {
	if !d.Wrap {
		return 1
	}
	from, to := d.m.pieces.at(i)
	if to-from <= d.width() && strings.IndexByte(d.m.pieces.src[from:to], '\t') < 0 {
		return 1 // no cluster has more columns than bytes
	}
	rows, column := 0, 0
	for s := d.m.pieces.src[from:to]; rows == 0 || s != ""; rows++ {
		n, columns := d.fit(s, column, d.width())
		s, column = s[n:], column+columns
	}
	return rows
}

// spot is a row of a piece.
type spot struct{ piece, row int }

// far is how many rows are counted one by one; a longer way goes by lines.
const far = 4096

// move is the spot some rows from another, as far as there are any.
func (d *viewing) move(s spot, by int) spot {
	last := d.m.pieces.len() - 1
	if by > far || by < -far || !d.Wrap {
		return spot{piece: max(min(s.piece+max(min(by, last), -last), last), 0)}
	}
	for s.row += by; s.row < 0 && s.piece > 0; {
		s.piece--
		s.row += d.rows(s.piece)
	}
	for s.row > 0 && s.piece <= last {
		rows := d.rows(s.piece)
		if s.row < rows {
			break
		}
		if s.piece == last {
			return spot{last, rows - 1}
		}
		s.row -= rows
		s.piece++
	}
	return spot{s.piece, max(s.row, 0)}
}

// end is the last row of a piece.
func (d *viewing) end(piece int) spot { return spot{piece, d.rows(piece) - 1} }

// before reports whether a is above b.
func (a spot) before(b spot) bool { return a.piece < b.piece || a.piece == b.piece && a.row < b.row }

func later(a, b spot) spot {
	if a.before(b) {
		return b
	}
	return a
}

func sooner(a, b spot) spot {
	if b.before(a) {
		return b
	}
	return a
}
