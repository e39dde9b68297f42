package main

import (
	"strings"

	"limoni"
	"limoni/layout"
	"limoni/widgets"
)

// labelled draws a label in the next line of area and returns the rest of the
// line, which is for what the label names.
func labelled(f *limoni.Frame, label string, area *limoni.Rect) limoni.Rect {
	line := layout.CutTop(area, 1)
	widgets.Label{Text: label}.Draw(f, layout.CutLeft(&line, 10))
	return line
}

// cutButton takes the cells of a button from the end of a line.
func cutButton(line *limoni.Rect, button widgets.Button) limoni.Rect {
	cell := layout.CutRight(line, button.Width())
	line.Max.X = max(line.Max.X-1, line.Min.X)
	return cell
}

// contains reports whether s has part in it, whatever the case.
func contains(s, part string) bool {
	return strings.Contains(strings.ToLower(s), strings.ToLower(part))
}
