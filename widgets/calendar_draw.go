package widgets

import (
	"time"

	"limoni"
	"limoni/accessibility"
)

// drawHead draws the name of the month between what turns it, and the days of
// the week.
func (d *month) drawHead(f *limoni.Frame, area limoni.Rect) {
	head := firstRow(area, area.Dx())
	if d.turn(f, "Previous month", "pageup", "‹", firstRow(head, 2)) {
		d.move(-1, 0)
	}
	right := head
	right.Min.X = max(head.Max.X-2, head.Min.X)
	if d.turn(f, "Next month", "pagedown", " ›", right) {
		d.move(1, 0)
	}
	title := head
	title.Min.X, title.Max.X = head.Min.X+2, head.Max.X-2
	drawLine(f, title, accessibility.Node{Role: accessibility.RoleText, Label: d.title(f)}, f.Theme().Heading)
	area.Min.Y++
	for i := range 7 {
		name := time.Weekday((i + 1) % 7).String()
		if d.Sunday {
			name = time.Weekday(i).String()
		}
		cell := d.cell(area, i, 0)
		resp := f.RegisterAccessibility(accessibility.Node{Role: accessibility.RoleColumnHeader, Label: name, Bounds: cell})
		f.Details(resp).Column = i + 1
		f.Print(cell, name[:2], f.Theme().Muted)
	}
}

// turn draws a button that only the mouse and actions need: the keys turn the
// page already.
func (d *month) turn(f *limoni.Frame, label, shortcut, mark string, cell limoni.Rect) bool {
	b := f.RegisterAccessibility(accessibility.Node{Role: accessibility.RoleButton, Label: label, Bounds: cell, Actions: accessibility.ActionActivate})
	f.Details(b).Shortcut = shortcut
	st := f.Theme().Control
	if disabled(f, b) {
		st = f.Theme().Disabled
	}
	f.Print(cell, mark, st)
	return b.Clicked()
}

// cell is the two columns of a day, row 0 the first below the top of area.
func (d *month) cell(area limoni.Rect, column, row int) limoni.Rect {
	r := limoni.Rect{Min: area.Min.Add(limoni.Point{X: 3 * column, Y: row})}
	r.Max = r.Min.Add(limoni.Point{X: 2, Y: 1})
	return r.Intersect(area)
}

func (d *month) drawWeeks(f *limoni.Frame, area limoni.Rect) {
	area.Min.Y = min(area.Min.Y+2, area.Max.Y)
	c := d.m.cursor
	first := time.Date(c.Year(), c.Month(), 1, 0, 0, 0, 0, time.UTC)
	last := daysIn(first)
	details := f.Details(d.resp)
	details.ColumnCount, details.RowCount = 7, (d.column(first)+last+6)/7
	for n, row := 1, 0; n <= last; row++ {
		line := area
		line.Min.Y = min(area.Min.Y+row, area.Max.Y)
		week := f.Begin(accessibility.Node{ID: weekIDs[row], Role: accessibility.RoleRow, Bounds: firstRow(line, line.Dx())})
		f.Details(week).Row = row + 1
		for ; n <= last; n++ {
			t := first.AddDate(0, 0, n-1)
			column := d.column(t)
			d.drawDay(f, d.cell(line, column, 0), t, column)
			if column == 6 {
				n++
				break
			}
		}
		f.End(week)
	}
}

// weekIDs name the rows of a month.
var weekIDs = [...]string{"week 1", "week 2", "week 3", "week 4", "week 5", "week 6"}

func (d *month) drawDay(f *limoni.Frame, cell limoni.Rect, t time.Time, column int) {
	n := accessibility.Node{
		ID: f.Itoa(t.Day()), Role: accessibility.RoleCell, Label: f.Concat(t.Weekday().String(), " ", f.Itoa(t.Day())), Bounds: cell,
		States:  when(!d.allows(t), accessibility.StateDisabled),
		Actions: accessibility.ActionSelect | accessibility.ActionActivate,
	}
	resp := f.RegisterAccessibility(n)
	details := f.Details(resp)
	details.Column = column + 1
	if t.Equal(d.today) {
		details.Description = "today"
	}
	if resp.Clicked() || resp.Did(accessibility.ActionSelect) {
		d.choose(t)
	}
	chosen := !d.Value.IsZero() && t.Equal(day(*d.Value))
	f.Node(resp).States |= accessibility.Selected(chosen)
	if t.Equal(d.m.cursor) {
		f.Details(d.keys).ActiveDescendant = f.Node(resp).Key
		focusCell(f, d.keys, cell, cell.Min.X)
	}
	d.paintDay(f, resp, cell, t, chosen)
}

func (d *month) paintDay(f *limoni.Frame, resp limoni.Response, cell limoni.Rect, t time.Time, chosen bool) {
	st := f.Theme().Text
	switch {
	case disabled(f, resp):
		st = f.Theme().Disabled
	case t.Equal(d.m.cursor) && d.keys.Focused():
		st = f.Theme().Focus
	case chosen:
		st = f.Theme().Selected
	case t.Equal(d.today):
		st = f.Theme().Accent
	}
	if t.Equal(d.today) {
		st.Attr |= limoni.AttrUnderline
	}
	f.Fill(cell, ' ', st)
	if t.Day() < 10 {
		cell.Min.X++
	}
	f.Print(cell, f.Itoa(t.Day()), st)
}
