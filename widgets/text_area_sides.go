package widgets

import (
	"limoni"
	"limoni/accessibility"
)

// paintNumbers draws the numbers of the lines that begin in view, and tells
// them in one node: what is drawn is in the tree.
func (t TextArea) paintNumbers(f *limoni.Frame, m *areaMemory, area limoni.Rect) {
	st := f.Theme().Muted
	f.Fill(area, ' ', st)
	r := m.rows.row(m.view.top, false)
	number := 1 + m.index.line(m.value, r.start)
	if !r.first() {
		number++
	}
	label, at := "", firstRow(area, area.Dx()-1)
	for ok := true; ok && at.Min.Y < area.Max.Y; at.Min.Y, at.Max.Y = at.Min.Y+1, at.Max.Y+1 {
		if r.first() {
			line := f.Itoa(number)
			number++
			right := at
			right.Min.X = max(at.Max.X-len(line), at.Min.X)
			f.Print(right, line, st)
			label = joinWords(f, label, line)
		}
		r, ok = m.rows.after(r)
	}
	if label == "" {
		return // the view is inside of one line
	}
	f.RegisterAccessibility(accessibility.Node{ID: "line-numbers", Role: accessibility.RoleText, Label: label, Bounds: area})
}

func joinWords(f *limoni.Frame, a, b string) string {
	if a == "" {
		return b
	}
	return f.Concat(a, " ", b)
}

// paintBar draws a bar with a mark as long and where the view is.
func (m *areaMemory) paintBar(f *limoni.Frame, area limoni.Rect) {
	height, v := area.Dy(), &m.view
	if area.Empty() {
		return
	}
	f.Fill(area, '│', f.Theme().Track)
	if v.maxAbove == 0 {
		return
	}
	long := max(height*height/(v.maxAbove+height), 1)
	at := v.above * (height - long) / v.maxAbove
	if v.above > 0 && v.above < v.maxAbove {
		at = min(max(at, 1), max(height-long-1, 0))
	}
	area.Min.Y += at
	area.Max.Y = area.Min.Y + long
	f.Fill(area, '█', f.Theme().Accent)
}
