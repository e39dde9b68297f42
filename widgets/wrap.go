package widgets

import (
	"limoni"
	"limoni/internal/text"
)

// countLines counts the rows s takes at a width.
func countLines(s string, width int) int {
	n := 0
	for more := true; more; n++ {
		_, s, more = text.WrapLine(s, max(width, 1))
	}
	return n
}

// printWrapped draws s by words, as far as area reaches.
func printWrapped(f *limoni.Frame, area limoni.Rect, s string, st limoni.Style) {
	for more := true; more && !area.Empty(); area.Min.Y++ {
		var line string
		line, s, more = text.WrapLine(s, area.Dx())
		f.Print(area, line, st)
	}
}
