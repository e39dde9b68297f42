package widgets

import (
	"time"

	"limoni"
	"limoni/accessibility"
)

// tell completes the node of the log.
func (p *logPass) tell(f *limoni.Frame) {
	d, n := f.Details(p.resp), f.Node(p.resp)
	d.ScrollY, d.ScrollMaxY = p.st.Offset, p.end.line
	d.ScrollX, d.ScrollMaxX = p.column(), p.wide
	d.ValueText = p.summary(f)
	if p.drawStatus(f, d.ValueText); p.searching {
		f.Busy(f.Concat("searching ", p.v.Label))
		f.After(time.Millisecond)
	}
	if n.Actions &^= accessibility.ActionScroll; disabled(f, p.resp) {
		return
	}
	if p.end != (place{}) || p.wide > 0 {
		n.Actions |= accessibility.ActionScroll
	}
	d.CustomActions = p.offers()
}

// summary is what the log says of itself: "paused, 3 new lines, match 2 of 12".
func (p *logPass) summary(f *limoni.Frame) string {
	s := "following"
	if p.st.paused {
		s = "paused"
		if n := p.count - p.r.row(p.st.newLine); n > 0 {
			s = f.Concat(s, ", ", counted(f, n, "new line", "new lines"))
		}
	}
	if p.st.search.text == "" {
		return s
	}
	return f.Concat(s, ", ", p.found(f))
}

// found says how many lines match, and which of them has the cursor.
func (p *logPass) found(f *limoni.Frame) string {
	m := &p.st.search.matches
	switch n := m.len(); {
	case p.searching:
		return f.Concat(counted(f, n, "match", "matches"), " so far")
	case n == 0:
		return "no match"
	case p.st.paused && *p.sel >= 0 && m.has(p.r.number(*p.sel)):
		return f.Concat("match ", f.Itoa(m.from(p.r.number(*p.sel))+1), " of ", f.Itoa(n))
	default:
		return counted(f, n, "match", "matches")
	}
}

func counted(f *limoni.Frame, n int, one, many string) string {
	if n == 1 {
		return f.Concat("1 ", one)
	}
	return f.Concat(f.Itoa(n), " ", many)
}

func (p *logPass) drawStatus(f *limoni.Frame, text string) {
	if p.status.Empty() {
		return
	}
	style, mark := f.Theme().Bar, "▼ "
	if p.st.paused {
		mark = "■ "
	}
	f.Fill(p.status, ' ', style)
	rest := p.status
	rest.Min.X += f.Print(rest, mark, style)
	f.PrintCut(rest, text, style)
}

const (
	announcePause = time.Second
	announceEach  = 5 // more lines than that are only counted
)

// announce says the lines that have come since the last time.
func (p *logPass) announce(f *limoni.Frame) {
	st, r := p.st, p.r
	if !f.Painting() {
		return
	}
	if !p.v.Announce || st.paused || !st.heard || disabled(f, p.resp) {
		st.told, st.heard = r.end, true
		return
	}
	from := r.row(st.told)
	n := p.count - from
	if n == 0 {
		return
	}
	if wait := st.toldAt.Add(announcePause).Sub(f.Now()); wait > 0 {
		f.After(wait)
		return
	}
	if n > announceEach {
		f.Announce(counted(f, n, "new line", "new lines"), limoni.Polite)
		from = p.count
	}
	for ; from < p.count; from++ {
		f.Announce(spoken(f, r.line(from)), limoni.Polite)
	}
	st.told, st.toldAt = r.end, f.Now()
	f.After(announcePause) // the same words can be said again only after a frame without them
}

// spoken is a line as it is announced.
func spoken(f *limoni.Frame, line LogLine) string {
	if line.Level == LogPlain {
		return line.Text
	}
	return f.Concat(line.Level.String(), " ", line.Text)
}
