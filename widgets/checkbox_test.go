package widgets_test

import (
	"testing"

	"limoni"
	"limoni/widgets"
)

func TestCheckboxIsDrawnAndDescribed(t *testing.T) {
	on, off := true, false
	s := open(t, 20, 5, func(f *limoni.Frame) {
		widgets.Checkbox{ID: "on", Label: "Send a copy", Checked: &on, Description: "To yourself"}.Draw(f, row(f, 0))
		widgets.Checkbox{Label: "Off", Checked: &off}.Draw(f, row(f, 1))
		widgets.Checkbox{Label: "Some", Checked: &off, Mixed: true}.Draw(f, row(f, 2))
		widgets.Checkbox{Label: "Never", Checked: &off, Disabled: true}.Draw(f, row(f, 3))
		widgets.Checkbox{Label: "Too long", Checked: &off}.Draw(f, rect(0, 4, 8, 1))
	})
	s.wantScreen(`
[x] Send a copy
[ ] Off
[-] Some
[ ] Never
[ ] Too…`)
	s.wantOutline(`
checkbox "Send a copy" [focused, checked] #on description="To yourself"
checkbox "Off" [unchecked]
checkbox "Some" [mixed]
checkbox "Never" [disabled, unchecked]
checkbox "Too long" [truncated, unchecked]`)
	if at := s.cursor(); at != (limoni.Point{X: 4}) {
		t.Errorf("the cursor is at %v, want the first cell of the label", at)
	}
}

func TestCheckboxIsToggledByEveryWayThereIs(t *testing.T) {
	for _, c := range []struct {
		name string
		do   func(s stage)
		want bool
	}{
		{"space", func(s stage) { s.keys("space") }, true},
		{"a space from the terminal", func(s stage) { s.feed(" ") }, true},
		{"a click on the mark", func(s stage) { s.feed(click(1, 0)) }, true},
		{"a click on the label", func(s stage) { s.feed(click(5, 0)) }, true},
		{"toggle", func(s stage) { s.act("#c", "toggle") }, true},
		{"a double click", func(s stage) { s.feed(click(1, 0) + click(1, 0)) }, false},
		{"enter", func(s stage) { s.keys("enter") }, false},
		{"a click beside it", func(s stage) { s.feed(click(9, 0)) }, false},
		{"the right button", func(s stage) { s.feed(mouse(2, 1, 0, 'M') + mouse(2, 1, 0, 'm')) }, false},
	} {
		on, changes, toggles := false, 0, 0
		s := open(t, 12, 1, func(f *limoni.Frame) {
			box := widgets.Checkbox{ID: "c", Label: "Copy", Checked: &on}.Draw(f, f.Area())
			if box.Changed() {
				changes++
			}
		})
		c.do(s)
		if c.want {
			toggles = 1
		} else if c.name == "a double click" {
			toggles = 2
		}
		if on != c.want || changes != toggles {
			t.Errorf("%s: checked %v after %d changes, want %v after %d", c.name, on, changes, c.want, toggles)
		}
	}
}

func TestEnterInACheckboxIsTheForms(t *testing.T) {
	on, sent := false, 0
	s := open(t, 12, 2, func(f *limoni.Frame) {
		widgets.Checkbox{Label: "Copy", Checked: &on}.Draw(f, row(f, 0))
		send := widgets.Button{Label: "Send", Default: true}.Draw(f, row(f, 1))
		if send.Clicked() {
			sent++
		}
	})
	if s.keys("enter"); on || sent != 1 {
		t.Errorf("checked %v, sent %d times; want Enter to press Send only", on, sent)
	}
}

func TestMixedCheckboxIsCheckedFirst(t *testing.T) {
	on, mixed := true, true
	s := open(t, 12, 1, func(f *limoni.Frame) {
		all := widgets.Checkbox{Label: "All", Checked: &on, Mixed: mixed}.Draw(f, f.Area())
		if all.Changed() {
			mixed = false
		}
	})
	s.wantScreen("[-] All")
	s.keys("space")
	s.wantScreen("[x] All")
	s.keys("space")
	s.wantScreen("[ ] All")
}
