package widgets

import (
	"limoni"
	"limoni/accessibility"
)

// menuRows are the items of a menu without its separators, as rows.
type menuRows struct {
	items  []MenuItem
	index  []int32 // of each row in items
	opened int     // the row whose submenu is open, -1 for none
	marks  bool    // some of them are on or off
	arrows bool    // some of them open a submenu
}

// set takes over the items of this pass.
func (r *menuRows) set(items []MenuItem, opened int) {
	r.items, r.index, r.opened = items, r.index[:0], opened
	r.marks, r.arrows = false, false
	for i := range items {
		if items[i].Separator {
			continue
		}
		r.index = append(r.index, int32(i))
		checks, _ := items[i].checks()
		r.marks = r.marks || checks
		r.arrows = r.arrows || len(items[i].Items) > 0
	}
}

func (r *menuRows) item(i int) *MenuItem { return &r.items[r.index[i]] }

// Len, Row and Key make it the Items of rows.
func (r *menuRows) Len() int         { return len(r.index) }
func (r *menuRows) Key(i int) string { return r.item(i).key() }

func (r *menuRows) Row(i int) Row {
	item := r.item(i)
	row := Row{Text: item.Label, States: item.states()}
	checks, _ := item.checks()
	switch {
	case checks:
		row.Actions = accessibility.ActionToggle
	case len(item.Items) > 0 && i == r.opened:
		row.States |= accessibility.StateExpanded
		row.Actions = accessibility.ActionCollapse
	case len(item.Items) > 0:
		row.States |= accessibility.StateCollapsed
		row.Actions = accessibility.ActionExpand
	}
	return row
}

// maxMeasured bounds how many rows are looked at for the width of a popup.
const maxMeasured = 100

// size is the columns of the rows and the rows of cells with the separators.
func (r *menuRows) size(f *limoni.Frame) (width, height int) {
	label, shortcut := 0, 0
	for i := range min(len(r.index), maxMeasured) {
		item := r.item(i)
		label = max(label, limoni.Width(item.Label))
		if item.Shortcut != "" {
			shortcut = max(shortcut, limoni.Width(keyText(f, item.Shortcut))+2)
		}
	}
	width = label + shortcut + 2
	if r.marks {
		width += 2
	}
	if r.arrows {
		width += 2
	}
	return width, len(r.items)
}
