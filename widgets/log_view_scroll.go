package widgets

import (
	"limoni"
	"limoni/internal/text"
)

const (
	// maxWrapped is how many rows one line takes at most.
	maxWrapped = 100
	// maxShown is how many bytes of a line are drawn at most.
	maxShown = 64 << 10
)

// place is a row of cells of a log: a line, and which of its rows.
type place struct{ line, skip int }

func (a place) before(b place) bool {
	return a.line < b.line || a.line == b.line && a.skip < b.skip
}

// shownText is as much of a line as is drawn.
func shownText(s string) string { return s[:min(len(s), maxShown)] }

// rowsOf is how many rows of cells line i takes.
func (p *logPass) rowsOf(i int) int {
	if !p.v.Wrap {
		return 1
	}
	line := p.r.line(i)
	width := max(p.body.Dx()-p.prefix(line).columns, 1)
	n, rest := 0, shownText(line.Text)
	for more := true; more && n < maxWrapped; n++ {
		_, rest, more = text.WrapLine(rest, width)
	}
	return n
}

// topFor is what is at the top when line i ends at the bottom.
func (p *logPass) topFor(i int) place {
	for left := p.body.Dy(); i >= 0 && left > 0; i-- {
		n := p.rowsOf(i)
		if n >= left {
			return place{i, n - left}
		}
		left -= n
	}
	return place{line: max(i, 0)}
}

// showing is the top nearest to one at which the line with the cursor is in
// view; where there is no room for all of it, its beginning.
func (p *logPass) showing(top place) place {
	begin := place{line: max(*p.sel, 0)}
	if *p.sel < 0 || p.body.Dy() <= 0 {
		return top
	}
	end := p.topFor(*p.sel)
	switch {
	case begin.before(top) || begin.before(end):
		return begin
	case top.before(end):
		return end
	}
	return top
}

// by is a top moved by so many rows of cells.
func (p *logPass) by(top place, rows int) place {
	if !p.v.Wrap || rows > maxWrapped || rows < -maxWrapped {
		return place{line: clamp(scrolledBy(top.line, rows, p.count), p.count)}
	}
	for ; rows > 0 && top.line < p.count; rows-- {
		if top.skip++; top.skip >= p.rowsOf(top.line) {
			top = place{line: top.line + 1}
		}
	}
	for ; rows < 0 && top != (place{}); rows++ {
		if top.skip--; top.skip < 0 {
			top.line--
			top.skip = p.rowsOf(top.line) - 1
		}
	}
	return top
}

// scrollBy moves the view by so many rows. At the end it follows again.
func (p *logPass) scrollBy(rows int) {
	top := p.by(p.st.top, rows)
	if p.scrolled = true; !top.before(p.end) {
		top = p.end
	}
	if p.st.top = top; top.before(p.end) {
		p.st.pauseAt(p.r)
	} else if rows > 0 {
		p.follow()
	}
}

// follow goes to the newest line and stays there.
func (p *logPass) follow() {
	p.st.paused = false
	*p.sel = p.count - 1
}

// fitLog decides what is in view.
func (p *logPass) fitLog(f *limoni.Frame) {
	st, size := p.st, limoni.Point{X: p.body.Dx(), Y: p.body.Dy()}
	top, chosen := st.top, true
	switch {
	case !st.paused:
		top = p.end
	case p.moved || !st.known:
		top = p.showing(top)
	case p.scrolled || st.chosen:
	case size == st.size:
		top, chosen = st.anchor, false
	default:
		top, chosen = p.showing(st.anchor), false
	}
	if p.end.before(top) {
		top = p.end
	}
	if p.count > 0 {
		top.skip = min(top.skip, p.rowsOf(top.line)-1)
	}
	if chosen {
		st.anchor, st.size, st.known = top, size, true
	}
	st.top, st.Offset = top, top.line
	p.fitColumns()
}

// fitColumns finds how far the lines in view can be moved to the left.
func (p *logPass) fitColumns() {
	if p.wide = 0; p.v.Wrap {
		return
	}
	for i := p.st.Offset; i < min(p.count, p.st.Offset+p.body.Dy()); i++ {
		line := p.r.line(i)
		p.wide = max(p.wide, limoni.Width(shownText(line.Text))+p.prefix(line).columns-p.body.Dx())
	}
}

// column is how many columns the lines are moved to the left.
func (p *logPass) column() int { return min(max(p.st.Column, 0), p.wide) }
