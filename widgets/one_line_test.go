package widgets_test

import (
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

// Where a text is drawn in one line, a tab and a line break in it are a space;
// what is cut is measured the same way, and the node has the text as it is.
func TestTabsAndLineBreaksAreSpacesInOneLine(t *testing.T) {
	items, selected, on, value := widgets.Strings{"one\ttwo", "three\r\nfour", "five\nsix"}, 0, false, "1\t2\n3"
	draw := func(f *limoni.Frame) {
		widgets.Label{Text: "a\tb\nc\r\nd"}.Draw(f, row(f, 0))
		widgets.Button{Label: "Save\nall"}.Draw(f, row(f, 1))
		widgets.Checkbox{Label: "On\toff", Checked: &on}.Draw(f, row(f, 2))
		widgets.List{ID: "list", Label: "L", Items: &items, Selected: &selected}.Draw(f, rect(0, 3, 14, 3))
		widgets.Label{Text: "12345\t7890"}.Draw(f, rect(0, 6, 8, 1))
		widgets.TextInput{ID: "in", Label: "In", Value: &value}.Draw(f, row(f, 7))
		box, _ := widgets.Block{Title: "x\ty"}.Begin(f, rect(0, 8, 10, 2))
		f.End(box)
		widgets.Paragraph{Text: "p\tq\r\nr"}.Draw(f, rect(0, 10, 10, 2))
	}
	s := open(t, 16, 12, draw)
	s.wantScreen(`
a b c d
[ Save all ]
[ ] On off
one two
three four
five six
12345 7…
1 2 3
┌ x y ───┐
└────────┘
p q
r
`)
	if n, _ := s.node("button"); n.Label != "Save\nall" || n.Bounds.Dx() != 12 {
		t.Errorf("the button is %q in %v", n.Label, n.Bounds)
	}
	if n, _ := s.node(`list-item "three\r\nfour"`); n.States.Has(accessibility.StateTruncated) {
		t.Error("what fits is called truncated")
	}
	if n := frame(limoni.New(16, 12, draw)); n != 0 {
		t.Errorf("a frame allocates %v times", n)
	}
}
