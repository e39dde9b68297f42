package widgets

import (
	"strconv"

	"limoni"
	"limoni/accessibility"
)

// List is rows of which one is selected. Up, Down, Home, End, PageUp and
// PageDown move the selection without leaving the list; the wheel moves the
// view and leaves the selection. Letters are left to the app, unless
// Typeahead is set.
//
// The response answers for a row, which Item names:
//
//   - Clicked reports a click on it, Enter, or the activate action;
//   - Did(accessibility.ActionActivate) reports a double click, Enter, or the
//     action: what opens a row where one click only selects it;
//   - Did(accessibility.ActionToggle) reports Space or the toggle action, on a
//     row that offers it;
//   - Action names one of the row's custom actions.
//
// A row can be reached this way whether it is drawn or not; it is selected and
// scrolled to first. Selected reports that the selection moved.
//
// The selection is a place. Where rows go it moves to the last one there is,
// and to none where there are none; then it comes back with the next rows.
type List struct {
	ID    string
	Label string
	Items Items
	// Selected is the app's choice, an index into Items, -1 for none. nil
	// leaves it to the list.
	Selected *int
	// Typeahead makes typed letters select the next row that begins with them.
	Typeahead bool
	AutoFocus bool
	Disabled  bool
	// Empty is shown where there are no rows.
	Empty string
	// State takes over what the list remembers, for apps that want to own it.
	State *ListState
}

// ListState is the view of a list.
type ListState struct {
	// Offset is how many rows are scrolled away at the top. Setting it scrolls.
	Offset int

	selected int // where Selected of the list is nil
	lost     int // 1 + the selection that went with the last row
	typed    typeahead
	view     view
}

// listing is a list in one pass.
type listing struct {
	List
	resp   limoni.Response
	s      *ListState
	sel    *int // where the selection is kept
	rows   int
	height int
	moved  bool // what is selected is to be in view
	// acted is the row that this pass's key or action is about, -1 for none.
	acted int
	// chosen is the node of the selected row.
	chosen limoni.Response
}

// Draw draws the rows that fit into area.
func (l List) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	if l.Items == nil {
		panic("widgets: List " + strconv.Quote(l.Label) + " has no Items; give it a pointer to the app's rows")
	}
	d := listing{List: l, rows: max(l.Items.Len(), 0), height: max(area.Dy(), 0), acted: -1}
	d.register(f, area)
	before := *d.sel
	d.settle()
	d.apply(f)
	d.fit()
	d.draw(f, area)
	if *d.sel != before {
		d.resp.SetSelected()
	}
	return f.End(d.resp)
}

func (d *listing) register(f *limoni.Frame, area limoni.Rect) {
	n := accessibility.Node{
		ID: d.ID, Role: accessibility.RoleList, Label: d.Label, Bounds: area,
		SetSize: count(d.rows),
		States:  when(d.Disabled, accessibility.StateDisabled),
		Actions: accessibility.ActionFocus,
	}
	if d.height > 0 && d.rows > d.height {
		n.Actions |= accessibility.ActionScroll
	}
	d.resp = f.Begin(n)
	if d.AutoFocus {
		f.AutoFocus(d.resp)
	}
	if d.s = d.State; d.s == nil {
		d.s = limoni.Memory[ListState](f, d.resp)
	}
	if d.sel = d.Selected; d.sel == nil {
		d.sel = &d.s.selected
	}
}

// settle puts the selection back into the data, which may have changed since.
func (d *listing) settle() {
	switch {
	case d.rows > 0 && *d.sel == -1 && d.s.lost > 0:
		*d.sel = clamp(d.s.lost-1, d.rows)
	case d.rows == 0 && *d.sel >= 0:
		d.s.lost, *d.sel = *d.sel+1, -1
	default:
		*d.sel = min(max(*d.sel, -1), d.rows-1)
	}
	if d.rows > 0 {
		d.s.lost = 0
	}
}
