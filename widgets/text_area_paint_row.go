package widgets

import (
	"strings"

	"limoni"
)

// paintRow draws one row, of which the bytes from i to j are selected. Where
// the selection goes on behind the line, the cell there shows it.
func (m *areaMemory) paintRow(f *limoni.Frame, area limoni.Rect, r textRow, i, j int, st limoni.Style) {
	from, x := r.start, area.Min.X
	if m.rows.whole {
		var before int
		from, before = m.index.atColumn(m.value, r.start, r.end, m.view.left)
		x += before - m.view.left
	}
	clip := f.Clip(area)
	for from < r.end && x < area.Max.X {
		to := r.end
		if m.rows.whole {
			to = min(to, m.pieceEnd(from))
		}
		x = m.paintPiece(f, area, from, to, x, i, j, st)
		from = to
	}
	if i <= r.to && r.to < j && r.last() && x < area.Max.X {
		m.print(f, area, x, " ", f.Theme().Marked)
	}
	f.Unclip(clip)
}

// pieceEnd is where the block ends that byte at is in: tab stops are counted
// from there anew.
func (m *areaMemory) pieceEnd(at int) int {
	k, start := m.index.find(at)
	return start + m.index.bytes(k)
}

// paintPiece draws the bytes from one to another, from a column of the screen
// on that may lie left of area, and returns the column behind them.
func (m *areaMemory) paintPiece(f *limoni.Frame, area limoni.Rect, from, to, x, i, j int, st limoni.Style) int {
	left := area.Min.X
	n, column := clustersUpTo(m.value[from:to], 0, left-x) // what is scrolled away
	if x >= left {
		n, column = 0, 0
	}
	for at := from + n; at < to && x+column < area.Max.X; {
		style := st
		if i <= at && at < j {
			style = f.Theme().Marked
		}
		end, w := m.run(at, to, i, j), 0
		if m.value[at] == '\t' {
			_, w = nextCluster(m.value[at:end], column)
			f.Fill(limoni.Rect{Min: limoni.Point{X: x + column, Y: area.Min.Y}, Max: limoni.Point{X: x + column + w, Y: area.Max.Y}}, ' ', style)
		} else {
			n, w = clustersUpTo(m.value[at:end], 0, area.Max.X-x-column+1)
			m.print(f, area, x+column, m.value[at:at+n], style)
			if at+n < end {
				return area.Max.X // there is no room for more
			}
		}
		at, column = end, column+w
	}
	return x + max(column, 0)
}

// run is where what begins at byte at and looks the same ends: before a tab or
// an end of the selection from i to j. A tab is alone.
func (m *areaMemory) run(at, to, i, j int) (end int) {
	switch {
	case m.value[at] == '\t':
		return at + 1
	case at < i:
		to = min(to, i)
	case at < j:
		to = min(to, j)
	}
	if tab := strings.IndexByte(m.value[at:to], '\t'); tab >= 0 {
		return at + tab
	}
	return to
}

// print draws s in the row of area, from a column that may lie left of it.
func (m *areaMemory) print(f *limoni.Frame, area limoni.Rect, x int, s string, st limoni.Style) {
	area.Min.X = x
	f.Print(area, s, st)
}
