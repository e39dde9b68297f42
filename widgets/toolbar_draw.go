package widgets

import (
	"limoni"
	"limoni/accessibility"
)

// buttonWidth is the columns of an item in a tool bar.
func buttonWidth(item *MenuItem) int {
	switch {
	case item.Separator:
		return 1
	case len(item.Items) > 0:
		return limoni.Width(item.Label) + 4
	}
	return limoni.Width(item.Label) + 2
}

// fit decides how many items have room: all, or as many as fit before More.
func (b *toolbar) fit(width int) {
	used, upToMore := 0, 0
	more := limoni.Width(b.Toolbar.More) + 4
	for i := range b.Items {
		used += buttonWidth(&b.Items[i])
		if used+more <= width {
			upToMore = i + 1
		}
		if used > width {
			b.shown = upToMore
			b.countButtons(1)
			return
		}
	}
	b.shown = len(b.Items)
	b.countButtons(0)
}

func (b *toolbar) countButtons(more int) {
	b.buttons = more
	for i := range b.Items[:b.shown] {
		if !b.Items[i].Separator {
			b.buttons++
		}
	}
}

func (b *toolbar) drawButtons(f *limoni.Frame, area limoni.Rect) {
	f.Fill(area, ' ', f.Theme().Bar)
	n := 0
	for i := range b.Items[:b.shown] {
		item := &b.Items[i]
		cell := firstRow(area, buttonWidth(item))
		area.Min.X = cell.Max.X
		if item.Separator {
			f.RegisterAccessibility(accessibility.Node{Role: accessibility.RoleSeparator, Bounds: cell})
			f.Print(cell, "│", f.Theme().Bar)
			continue
		}
		b.drawButton(f, cell, item, item.Items, n)
		n++
	}
	if b.shown < len(b.Items) {
		b.more.Label = b.Toolbar.More
		b.drawButton(f, firstRow(area, limoni.Width(b.Toolbar.More)+4), &b.more, b.Items[b.shown:], n)
	}
}

// drawButton draws button i, which opens menu where it has one.
func (b *toolbar) drawButton(f *limoni.Frame, cell limoni.Rect, item *MenuItem, menu []MenuItem, i int) {
	checks, on := item.checks()
	n := accessibility.Node{
		ID: item.ID, Role: accessibility.RoleButton, Label: item.Label, Bounds: cell,
		States: when(item.Disabled, accessibility.StateDisabled), Position: count(i + 1), SetSize: count(b.buttons),
		Actions: accessibility.ActionActivate,
	}
	if checks {
		n.Role = accessibility.RoleToggleButton
		n.Actions |= accessibility.ActionToggle
	}
	button := f.RegisterAccessibility(n)
	item.describe(f, button)
	b.applyButton(f, button, item, menu, i)
	if checks {
		_, on = item.checks()
		f.Node(button).States |= accessibility.Pressed(on)
	}
	open := b.opened == i+1 && !disabled(f, button)
	if open {
		b.opener, b.menu = button, menu
	}
	if len(menu) > 0 {
		opens(f, button, open)
	}
	if i == b.cursor {
		f.Details(b.resp).ActiveDescendant = f.Node(button).Key
		focusCell(f, b.resp, cell, cell.Min.X+1)
	}
	b.paintButton(f, button, cell, on, len(menu) > 0, barStyle(f, b.resp, button, i == b.cursor, open))
}

func (b *toolbar) paintButton(f *limoni.Frame, button limoni.Response, cell limoni.Rect, on, menu bool, st limoni.Style) {
	text := cell
	if menu && cell.Dx() > 4 {
		arrow := cell
		arrow.Min.X = cell.Max.X - 2
		text.Max.X = arrow.Min.X
		f.Print(arrow, "▾ ", st)
	}
	paintTop(f, button, text, f.Node(button).Label, st)
	if on && text.Dx() > 2 {
		f.Print(text, "✓", st)
	}
}

// applyButton does what the keys, the mouse or an action ask of a button.
func (b *toolbar) applyButton(f *limoni.Frame, button limoni.Response, item *MenuItem, menu []MenuItem, i int) {
	if disabled(f, button) {
		return
	}
	keys := i == b.cursor
	switch {
	case button.Clicked(), button.Did(accessibility.ActionToggle),
		keys && b.resp.Key("enter"), keys && b.resp.Key("space"),
		keys && len(menu) > 0 && b.opened == 0 && b.resp.Key("down"),
		button.Did(accessibility.ActionExpand), button.Did(accessibility.ActionCollapse):
		b.press(i, item, menu, button)
	}
}
