package widgets

import (
	"image"

	"limoni"
	"limoni/layout"
)

// The buttons of a dialog stand side by side from the left, the default first,
// and go on in the next row where there is no room.

// drawButtons returns the index of the button that was pressed, -1 for none.
func drawButtons(f *limoni.Frame, area limoni.Rect, labels []string) int {
	pressed := -1
	flow := layout.Flow{Area: area, ColumnGap: 1}
	for i, label := range labels {
		b := Button{Label: label, Default: i == 0, AutoFocus: i == 0}
		if b.Draw(f, flow.Next(b.Width())).Clicked() {
			pressed = i
		}
	}
	return pressed
}

// buttonsSize is the columns and rows the buttons take at a width.
func buttonsSize(labels []string, width int) image.Point {
	flow := layout.Flow{Area: limoni.Rect{Max: image.Pt(width, 0)}, ColumnGap: 1}
	for _, label := range labels {
		flow.Next(Button{Label: label}.Width())
	}
	return flow.Size()
}
