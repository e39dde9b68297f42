package widgets

import (
	"limoni"
	"limoni/accessibility"
)

// drawTops draws the tops that have room, so that the one with the cursor is
// among them.
func (b *menuBar) drawTops(f *limoni.Frame, area limoni.Rect) {
	f.Fill(area, ' ', f.Theme().Bar)
	first := b.first(area.Dx())
	for i := range b.menus {
		var cell limoni.Rect
		if i >= first {
			cell = firstRow(area, topWidth(&b.menus[i]))
			area.Min.X = min(cell.Max.X, area.Max.X)
		}
		b.drawTop(f, i, cell)
	}
}

func topWidth(item *MenuItem) int { return limoni.Width(item.Label) + 2 }

// first is the first top that is drawn.
func (b *menuBar) first(width int) int {
	used := 0
	for i := clamp(b.at, len(b.menus)); i >= 0; i-- {
		if used += topWidth(&b.menus[i]); used > width {
			return min(i+1, max(b.at, 0))
		}
	}
	return 0
}

func (b *menuBar) drawTop(f *limoni.Frame, i int, cell limoni.Rect) {
	item := &b.menus[i]
	top := f.RegisterAccessibility(accessibility.Node{
		ID: item.key(), Role: accessibility.RoleMenuItem, Label: item.Label, Bounds: cell,
		States: when(item.Disabled, accessibility.StateDisabled), Position: count(i + 1), SetSize: count(len(b.menus)),
		Actions: accessibility.ActionActivate,
	})
	item.describe(f, top)
	b.applyTop(f, top, i)
	if i == b.at {
		b.top = top
		f.Details(b.resp).ActiveDescendant = f.Node(top).Key
		focusCell(f, b.resp, cell, cell.Min.X+1)
	}
	if b.activated == item {
		b.row = top
	}
	open := b.open && i == b.at
	if len(item.Items) > 0 {
		opens(f, top, open)
	}
	paintTop(f, top, cell, item.Label, barStyle(f, b.resp, top, i == b.at, open))
}

// paintTop draws a label with a space on each side.
func paintTop(f *limoni.Frame, resp limoni.Response, cell limoni.Rect, label string, st limoni.Style) {
	f.Fill(cell, ' ', st)
	if cell.Dx() > 2 {
		cell.Min.X++
		cell.Max.X--
	}
	printCut(f, resp, cell, label, st)
}

// applyTop does what the mouse or an action asks of a top.
func (b *menuBar) applyTop(f *limoni.Frame, top limoni.Response, i int) {
	if disabled(f, top) {
		return
	}
	switch {
	case top.Clicked():
		b.press(i)
	case top.Did(accessibility.ActionExpand):
		b.openAt(i, 0)
	case top.Did(accessibility.ActionCollapse):
		b.open = false
	case b.open && i != b.at:
		if ev, ok := top.Event(); ok && ev.Kind == limoni.EventMotion {
			top.Take()
			b.openAt(i, 0)
		}
	}
}
