package widgets

import (
	"strconv"

	"limoni"
	"limoni/accessibility"
)

// List is rows of which one has the cursor. Up, Down, Home, End, PageUp and
// PageDown move it without leaving the list; the wheel moves the view and
// leaves the cursor. Letters are left to the app, unless Typeahead is set.
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
// scrolled to first. Selected reports that the cursor moved.
//
// The cursor is a place. Where rows go it moves to the last one there is, and
// to none where there are none; then it comes back with the next rows. Where
// Items is an [Indexer] it stays with its row while others come, go and are
// sorted.
//
// With Chosen any number of rows may be selected, which a mark before them
// shows:
//
//	✓ Bread
//	  Butter
//
// Then Space, a click and the toggle action choose a row or leave it out, the
// select action chooses it, Ctrl+A chooses all or none, and Shift with Up, Down
// and Space a range, where the terminal sends that. Changed reports it.
type List struct {
	ID    string
	Label string
	Items Items
	// Selected is the app's choice, an index into Items, -1 for none. nil
	// leaves it to the list.
	Selected *int
	// Chosen are the selected rows of a list in which several may be; nil where
	// the row with the cursor is the one.
	Chosen *Selection
	// Typeahead makes typed letters select the next row that begins with them.
	Typeahead bool
	AutoFocus bool
	Disabled  bool
	// Scrollbar draws one on the right where there are more rows than fit.
	Scrollbar bool
	// Empty is shown where there are no rows.
	Empty string
	// State takes over what the list remembers, for apps that want to own it.
	State *ListState
}

// Draw draws the rows that fit into area.
func (l List) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	if l.Items == nil {
		panic("widgets: List " + strconv.Quote(l.Label) + " has no Items; give it a pointer to the app's rows")
	}
	d := rows{Items: l.Items, role: accessibility.RoleListItem, chosen: l.Chosen, typeahead: l.Typeahead, height: max(area.Dy(), 0)}
	d.begin(f, accessibility.Node{
		ID: l.ID, Role: accessibility.RoleList, Label: l.Label, Bounds: area,
		States: when(l.Disabled, accessibility.StateDisabled),
	}, l.Selected, l.State)
	if l.AutoFocus {
		f.AutoFocus(d.resp)
	}
	d.apply(f)
	if l.Scrollbar {
		area = d.drawScrollbar(f, area)
	}
	l.draw(f, &d, area)
	return d.end(f)
}

func (l List) draw(f *limoni.Frame, d *rows, area limoni.Rect) {
	if d.count == 0 && l.Empty != "" {
		drawLine(f, area, accessibility.Node{Role: accessibility.RoleText, Label: l.Empty}, f.Theme().Muted)
	}
	d.drawRows(f, area)
}
