package widgets_test

import (
	"testing"
	"time"

	"limoni"
	"limoni/widgets"
)

// Why a value is refused is drawn by every control that knows it, not only told
// by a colour; and what drops down stands right below its field all the same.
func TestControlsDrawTheirErrors(t *testing.T) {
	items, none, value, day := widgets.Strings{"One", "Two"}, -1, "x", time.Time{}
	area := func(y, h int) limoni.Rect { return rect(0, y, 16, h) }
	s := open(t, 18, 12, func(f *limoni.Frame) {
		widgets.Select{ID: "a", Label: "A", Options: &items, Selected: &none, Placeholder: "Pick", Error: "choose 1"}.Draw(f, area(0, 3))
		widgets.ComboBox{ID: "b", Label: "B", Options: &items, Value: &value, Error: "no such town"}.Draw(f, area(3, 2))
		widgets.DatePicker{ID: "c", Label: "C", Value: &day, Placeholder: "Day", Error: "is in the past, and so too long"}.Draw(f, area(5, 2))
		widgets.RadioGroup{ID: "d", Label: "D", Options: items, Selected: &none, Error: "one of them"}.Draw(f, area(7, 3))
		widgets.RadioGroup{ID: "e", Label: "E", Options: items, Selected: &none, Row: true, Error: "or none"}.Draw(f, area(10, 2))
	})
	s.wantScreen(`
Pick           ▾
choose 1

x              ▾
no such town
Day            ▾
is in the past,…
( ) One
( ) Two
one of them
( ) One  ( ) Two
or none
`)
	wantFindings(t, s.snapshot())
	s.keys("enter")
	s.wantScreen(`
Pick           ▴
┌──────────────┐
│  One         │
│  Two         │
└──────────────┘
Day            ▾
is in the past,…
( ) One
( ) Two
one of them
( ) One  ( ) Two
or none
`)
	s.keys("down", "enter")
	if none != 1 {
		t.Errorf("chosen %d", none)
	}
}
