package widgets

import (
	"limoni"
	"limoni/accessibility"
)

// MenuItem is one entry of a menu, a menu bar or a tool bar. Keep the items in
// a slice of the app's; a literal in the draw function would be made anew at
// every frame.
type MenuItem struct {
	// ID is what the response calls it; the label where empty.
	ID    string
	Label string
	// Shortcut is the chord that the app binds to the same command, as
	// "ctrl+s". It is shown on the right. The menu does not ask for the key
	// itself: it must work while no menu is open.
	Shortcut    string
	Description string
	Disabled    bool
	// Checked makes it an item that is on or off.
	Checked *bool
	// Choice makes it one of several: it is on where the string is its ID.
	Choice *string
	// Separator makes it a line between groups, and nothing else.
	Separator bool
	// Items make it open a submenu.
	Items []MenuItem
}

// key is the item's ID, or else its label.
func (i *MenuItem) key() string {
	if i.ID != "" {
		return i.ID
	}
	return i.Label
}

// checks reports whether the item is on or off, and which.
func (i *MenuItem) checks() (checks, on bool) {
	switch {
	case len(i.Items) > 0:
		return false, false
	case i.Checked != nil:
		return true, *i.Checked
	case i.Choice != nil:
		return true, *i.Choice == i.key()
	}
	return false, false
}

// flip turns it on or off; of several the one that is on stays so.
func (i *MenuItem) flip() {
	if i.Checked != nil {
		*i.Checked = !*i.Checked
	} else {
		*i.Choice = i.key()
	}
}

// mark is drawn before the label.
func (i *MenuItem) mark() string {
	switch checks, on := i.checks(); {
	case !checks || !on:
		return "  "
	case i.Checked != nil:
		return "✓ "
	}
	return "• "
}

func (i *MenuItem) states() accessibility.State {
	s := when(i.Disabled, accessibility.StateDisabled)
	if checks, on := i.checks(); checks {
		s |= accessibility.Checked(on)
	}
	return s
}

// describe completes the item's node.
func (i *MenuItem) describe(f *limoni.Frame, resp limoni.Response) {
	describe(f, resp, i.Description, i.Shortcut)
}

// canOpen reports whether it has a submenu that opens.
func (i *MenuItem) canOpen() bool { return len(i.Items) > 0 && !i.Disabled }
