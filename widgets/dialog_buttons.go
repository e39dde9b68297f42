package widgets

import (
	"limoni"
	"limoni/layout"
)

// The buttons of a dialog stand side by side from the left, the default first,
// and go on in the next row where there is no room.

// drawButtons returns the index of the button that was pressed, -1 for none.
func drawButtons(f *limoni.Frame, area limoni.Rect, labels []string) int {
	pressed := -1
	line := layout.CutTop(&area, 1)
	free := line
	for i, label := range labels {
		b := Button{Label: label, Default: i == 0, AutoFocus: i == 0}
		if free.Dx() < b.Width() && free != line {
			line = layout.CutTop(&area, 1)
			free = line
		}
		resp := b.Draw(f, layout.CutLeft(&free, b.Width()))
		layout.CutLeft(&free, 1)
		if resp.Clicked() {
			pressed = i
		}
	}
	return pressed
}

// buttonRows is how many rows the buttons take at a width.
func buttonRows(labels []string, width int) int {
	rows, free := 0, -1
	for _, label := range labels {
		w := Button{Label: label}.Width()
		if free < w {
			rows, free = rows+1, width
		}
		free -= w + 1
	}
	return rows
}

// buttonsWidth is the columns the buttons take side by side.
func buttonsWidth(labels []string) int {
	w := -1
	for _, label := range labels {
		w += Button{Label: label}.Width() + 1
	}
	return w
}
