package widgets

import (
	"strconv"

	"limoni"
	"limoni/accessibility"
)

// ContextMenu is the menu about a control or about the row of a list: a click
// with the right button on it opens the menu at the mouse, Shift+F10 and the
// Menu key open it below the cursor, and so does the show-menu action. Not every
// terminal sends those keys: bind another one to the same commands. In the menu
// the keys are those of a [Menu].
//
//	list := widgets.List{ID: "tasks", Label: "Tasks", Items: &a.tasks, Selected: &a.at}.Draw(f, area)
//	menu := widgets.ContextMenu{Label: "Task", Items: a.taskMenu}.Draw(f, list)
//	if menu.Activated == "delete" {
//		a.delete(a.at)
//	}
//
// A right click on a row moves the cursor there first. For the show-menu action
// to reach each row, let its Actions say so.
type ContextMenu struct {
	ID    string
	Label string
	Items []MenuItem
}

// contextMemory is what the owner of a context menu remembers.
type contextMemory struct {
	open  bool
	cell  limoni.Rect // that it stands at
	level menuLevel
}

// Draw opens the menu where the owner was asked for it, and draws it while it is
// open. It closes where the owner is disabled.
func (c ContextMenu) Draw(f *limoni.Frame, owner limoni.Response) MenuResponse {
	if owner == (limoni.Response{}) {
		panic("widgets: ContextMenu " + strconv.Quote(c.Label) + " has no owner; give Draw the response of the control that it is about")
	}
	m := limoni.Memory[contextMemory](f, owner)
	if c.asked(f, owner) {
		m.open, m.cell = true, owner.MenuCell()
		m.level.reset(0)
	}
	if m.open = m.open && !disabled(f, owner); !m.open {
		return MenuResponse{}
	}
	resp, _, closed := drawMenu(f, Popup{ID: c.ID, Label: c.Label, Anchor: m.cell}, c.Items, &m.level)
	m.open = !closed
	return resp
}

// asked advertises the menu and reports that it was asked for.
func (c ContextMenu) asked(f *limoni.Frame, owner limoni.Response) bool {
	if disabled(f, owner) || len(c.Items) == 0 {
		return false
	}
	f.Node(owner).Actions |= accessibility.ActionShowMenu
	return owner.Did(accessibility.ActionShowMenu) || owner.Key("shift+f10") || owner.Key("menu")
}
