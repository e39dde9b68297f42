package widgets

import "limoni"

// tabsMemory is which tabs are in view.
type tabsMemory struct {
	first int // the first that is drawn
	// anchored is first as it was when the choice last moved, to shown.
	anchored, shown int
	known           bool
}

// width is the columns of tab i: its title with a space on each side, and the
// mark to close it by.
func (t Tabs) width(i int) int {
	if t.Closable {
		return limoni.Width(t.Titles[i]) + 4
	}
	return limoni.Width(t.Titles[i]) + 2
}

// mark is the cell to close a tab by; there is none where only a part of the tab
// has room that is too small for it.
func (t Tabs) mark(cell limoni.Rect) limoni.Rect {
	if !t.Closable || cell.Dx() < 4 {
		return limoni.Rect{}
	}
	cell.Max.X--
	cell.Min.X = cell.Max.X - 1
	return cell
}

// span is the columns of the tabs from i up to j, with a gap between each two.
func (t Tabs) span(i, j int) int {
	w := -1
	for ; i < j; i++ {
		w += t.width(i) + 1
	}
	return max(w, 0)
}

// fit scrolls so that the chosen tab is in view and no room is wasted on the
// right. Where only the width changed it starts from where it was, so that
// shrinking and growing again gives back the same view.
func (t Tabs) fit(m *tabsMemory, width int) {
	n, chosen := len(t.Titles), *t.Selected
	moved := !m.known || m.shown != chosen
	first := m.anchored
	if moved {
		first = m.first
	}
	if t.span(0, n) > width {
		width -= 2 // the marks at the ends
	}
	first = min(max(first, 0), max(chosen, 0))
	for w := t.span(first, chosen+1); first < chosen && w > width; first++ {
		w -= t.width(first) + 1
	}
	for w := t.span(first, n); first > 0 && w+t.width(first-1)+1 <= width; first-- {
		w += t.width(first-1) + 1
	}
	if m.first = first; moved {
		m.anchored, m.shown, m.known = first, chosen, true
	}
}

// paintMore marks the ends behind which there are more tabs, and returns the
// area between the marks.
func (t Tabs) paintMore(f *limoni.Frame, m *tabsMemory, area limoni.Rect) limoni.Rect {
	n := len(t.Titles)
	if t.span(0, n) <= area.Dx() || area.Dx() < 4 {
		return area
	}
	if m.first > 0 {
		f.Print(area, "‹", f.Theme().Muted)
	}
	area.Min.X++
	area.Max.X--
	if t.span(m.first, n) > area.Dx() {
		right := area
		right.Min.X, right.Max.X = area.Max.X, area.Max.X+1
		f.Print(right, "›", f.Theme().Muted)
	}
	return area
}
