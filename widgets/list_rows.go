package widgets

import (
	"limoni"
	"limoni/accessibility"
)

func (l List) drawRows(f *limoni.Frame, resp *limoni.Response, s *ListState, area limoni.Rect) {
	n := l.Items.Len()
	if n == 0 && l.Empty != "" {
		drawLine(f, firstRow(area, area.Dx()), accessibility.Node{Role: accessibility.RoleText, Label: l.Empty}, f.Theme().Muted)
	}
	for y := 0; y < area.Dy() && s.Offset+y < n; y++ {
		line := area
		line.Min.Y += y
		l.drawRow(f, resp, s, firstRow(line, line.Dx()), s.Offset+y)
	}
}

func (l List) drawRow(f *limoni.Frame, resp *limoni.Response, s *ListState, area limoni.Rect, i int) {
	row := l.Items.Row(i)
	r := f.RegisterAccessibility(accessibility.Node{
		ID: l.Items.Key(i), Role: accessibility.RoleListItem, Label: row.Text, Bounds: area,
		States: row.States, Position: int32(i + 1), SetSize: int32(l.Items.Len()),
		Actions: accessibility.ActionSelect | accessibility.ActionActivate | row.Actions,
	})
	if i == s.acted {
		resp.SetRow(r)
	} else if r.Hit() {
		l.hitRow(resp, s, r, i)
	}
	if len(row.CustomActions) > 0 && !row.States.Has(accessibility.StateDisabled) {
		f.Details(r).CustomActions = row.CustomActions
	}
	selected := i == *l.selection(s)
	f.Node(r).States |= accessibility.Selected(selected)
	st := or(row.Style, f.Theme().Text)
	if selected {
		st = f.Theme().Selected
		f.FocusCell(*resp, area.Min.X, area.Min.Y)
		if resp.Focused() {
			st = f.Theme().Focus
		}
	}
	f.Fill(area, ' ', st)
	if _, cut := f.PrintCut(area, row.Text, st); cut {
		f.Node(r).States |= accessibility.StateTruncated
	}
}

// hitRow selects a drawn row that a click or an action is for, and makes the
// list's response answer for it.
func (l List) hitRow(resp *limoni.Response, s *ListState, r limoni.Response, i int) {
	resp.SetRow(r)
	if ev, ok := r.Event(); ok && ev.Kind == limoni.EventPress {
		if ev.Button == limoni.ButtonLeft || ev.Button == limoni.ButtonRight {
			r.Take()
			*l.selection(s), s.shown = i, i
		}
		return
	}
	if r.Did(accessibility.ActionSelect) {
		resp.SetSelected()
	}
	*l.selection(s), s.shown = i, i
}
