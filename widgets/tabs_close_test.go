package widgets_test

import (
	"slices"
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

func TestTabsAreClosed(t *testing.T) {
	for _, c := range []struct {
		name string
		do   func(s stage)
		left string
	}{
		{"Delete closes the chosen one", func(s stage) { s.keys("right", "delete") }, "a c"},
		{"Delete, again", func(s stage) { s.keys("delete", "delete", "delete", "delete") }, ""},
		{"a click on the mark of another", func(s stage) { s.feed(click(15, 0)) }, "a b"},
		{"a click on the title", func(s stage) { s.feed(click(13, 0)) }, "a b c"},
		{"a click with the middle button", func(s stage) { s.feed(mouse(1, 6, 0, 'M') + mouse(1, 6, 0, 'm')) }, "a c"},
		{"one that ends elsewhere", func(s stage) { s.feed(mouse(1, 6, 0, 'M') + mouse(1, 20, 0, 'm')) }, "a b c"},
		{"the dismiss action", func(s stage) { s.act(`tab "b"`, "dismiss") }, "a c"},
	} {
		titles, selected := []string{"a", "b", "c"}, 0
		s := open(t, 30, 1, func(f *limoni.Frame) {
			tabs := widgets.Tabs{ID: "tabs", Label: "Files", Titles: titles, Selected: &selected, Closable: true}.Draw(f, f.Area())
			if _, at, ok := tabs.Item(); ok && tabs.Did(accessibility.ActionDismiss) {
				titles = slices.Delete(titles, at-1, at)
			}
		})
		s.wantScreen(" a ×   b ×   c ×")
		if c.do(s); strings.Join(titles, " ") != c.left {
			t.Errorf("%s: %q are left, want %q", c.name, titles, c.left)
		}
	}
}

// The mark of a tab that is cut off closes it where it is drawn, and nothing else
// does.
func TestACutTabIsClosedByItsMark(t *testing.T) {
	for width := range 24 {
		selected, asked := 0, 0
		s := open(t, width, 1, func(f *limoni.Frame) {
			tabs := widgets.Tabs{
				ID: "tabs", Label: "Files", Titles: []string{"Alpha", "\u65e5\u672c\u8a9e\u65e5\u672c\u8a9e", "Gamma"}, Selected: &selected, Closable: true,
			}.Draw(f, f.Area())
			if tabs.Did(accessibility.ActionDismiss) {
				asked++
			}
		})
		for x := range width {
			selected, asked = 0, 0
			s.Redraw()
			marked := s.snapshot().Screen.Cell(x, 0) == "×"
			if s.feed(click(x, 0)); (asked == 1) != marked {
				t.Errorf("%d columns: asked %d times to close by a click at %d; the mark is there: %v", width, asked, x, marked)
			}
		}
	}
}
