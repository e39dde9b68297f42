package widgets_test

import (
	"math"
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

// openNumber opens an app with one number input over the first two rows.
func openNumber(t *testing.T, width int, in widgets.NumberInput, value *float64) stage {
	t.Helper()
	in.ID, in.Value = "f", value
	if in.Label == "" {
		in.Label = "Number"
	}
	return open(t, width, 3, func(f *limoni.Frame) {
		in.Draw(f, rect(0, 0, width, 2))
		widgets.Button{ID: "b", Label: "Send"}.Draw(f, row(f, 2))
	})
}

func TestNumberInputIsDrawnAndDescribed(t *testing.T) {
	value := 12.5
	s := openNumber(t, 20, widgets.NumberInput{Label: "Weight", Min: 0, Max: 100, Step: 0.25, Unit: "kg", Required: true, Description: "d"}, &value)
	s.wantScreen("12.50          kg ▼▲\n\n[ Send ]")
	s.wantOutline("number-input \"Weight\"=\"12.50\" [focused, required] #f description=\"d\"\nbutton \"Send\" #b")
	n, d := s.node("#f")
	if want := (accessibility.Range{Now: 12.5, Min: 0, Max: 100, Step: 0.25}); !d.Ranged || d.Range != want || d.ValueText != "12.50 kg" {
		t.Errorf("range %+v, said as %q", d.Range, d.ValueText)
	}
	if want := accessibility.ActionFocus | accessibility.ActionSetValue | accessibility.ActionIncrement | accessibility.ActionDecrement | accessibility.ActionScroll; n.Actions != want {
		t.Errorf("it offers %v, want %v", n.Actions, want)
	}
	s.keys("ctrl+end")
	if n, _ := s.node("#f"); value != 100 || n.Actions.Has(accessibility.ActionIncrement) || !n.Actions.Has(accessibility.ActionDecrement) {
		t.Errorf("at the end: %v, it offers %v", value, n.Actions)
	}
	s.keys("tab")
	if n, _ := s.node("#f"); n.Actions.Has(accessibility.ActionScroll) {
		t.Error("without the focus it takes the wheel")
	}
}

func TestEachKeyOfANumberInput(t *testing.T) {
	for _, c := range []struct {
		in   widgets.NumberInput
		from float64
		keys string
		want float64
		text string
	}{
		{widgets.NumberInput{}, 5, "up", 6, "6"},
		{widgets.NumberInput{}, 5, "down", 4, "4"},
		{widgets.NumberInput{}, 5, "pageup", 15, "15"},
		{widgets.NumberInput{}, 5, "pagedown", -5, "-5"},
		{widgets.NumberInput{Max: 10}, 5, "pageup", 10, "10"},
		{widgets.NumberInput{Max: 10}, 5, "pagedown up", 1, "1"},
		{widgets.NumberInput{Min: 1, Max: 10}, 5, "ctrl+home", 1, "1"},
		{widgets.NumberInput{Min: 1, Max: 10}, 5, "ctrl+end", 10, "10"},
		{widgets.NumberInput{Min: 1, Max: math.Inf(1)}, 5, "ctrl+end ctrl+home", 1, "1"},
		{widgets.NumberInput{}, 5, "ctrl+home ctrl+end", 5, "5"},
		{widgets.NumberInput{Step: 0.1}, 0.1, "up up", 0.3, "0.3"},
		{widgets.NumberInput{Step: 0.1}, 0.3, "down down down", 0, "0.0"},
		{widgets.NumberInput{Step: 0.05, Decimals: 1}, 1, "up", 1.05, "1.05"},
		{widgets.NumberInput{Step: -2}, 5, "up", 7, "7"},
		{widgets.NumberInput{Step: math.NaN()}, 5, "up", 6, "6"},
		{widgets.NumberInput{}, 5, "1 2", 5, "512"},
		{widgets.NumberInput{}, 5, "1 2 enter", 512, "512"},
		{widgets.NumberInput{}, 5, "1 2 tab", 512, "512"},
		{widgets.NumberInput{}, 5, "1 2 up", 513, "513"},
		{widgets.NumberInput{}, 5, "1 2 esc", 5, "5"},
		{widgets.NumberInput{}, 5, "up up esc", 5, "5"},
		{widgets.NumberInput{}, 5, "up tab shift+tab up esc", 6, "6"},
		{widgets.NumberInput{}, 5, "home - enter", -5, "-5"},
		{widgets.NumberInput{}, 5, "ctrl+u \u2212 7 enter", -7, "-7"},
		{widgets.NumberInput{Decimals: 2}, 5, "ctrl+u 1 , 5 enter", 1.5, "1.50"},
		{widgets.NumberInput{Decimals: 2}, 5, "ctrl+u . 5 enter", 0.5, "0.50"},
		{widgets.NumberInput{Decimals: -1}, 0.125, "5 enter", 0.1255, "0.1255"},
		{widgets.NumberInput{}, 5, "q 1 z enter", 51, "51"},
		{widgets.NumberInput{}, 5, "home 1 enter", 15, "15"},
		{widgets.NumberInput{}, 5, "end backspace 9 enter", 9, "9"},
		{widgets.NumberInput{}, 5, "1 ctrl+z enter", 5, "5"},
		{widgets.NumberInput{}, 5, "alt+a ctrl+x ctrl+v ctrl+v enter", 55, "55"},
		{widgets.NumberInput{}, 5, "ctrl+u - 0 enter", 0, "0"},
		{widgets.NumberInput{}, 1e15, "up", 1e15 + 1, "1.000000000000001e+15"},
		{widgets.NumberInput{}, math.MaxFloat64, "up", math.MaxFloat64, "1.7976931348623157e+308"},
		{widgets.NumberInput{Max: 10}, math.Inf(1), "down", 10, "10"},
		{widgets.NumberInput{Min: 3, Max: 10}, math.NaN(), "up", 3, "3"},
		{widgets.NumberInput{Min: 10, Max: 3}, 7, "up", 10, "10"}, // bounds in the wrong order
		{widgets.NumberInput{Readonly: true}, 5, "up 1 enter", 5, "5"},
		{widgets.NumberInput{Disabled: true}, 5, "up 1 enter", 5, "5"},
	} {
		value := c.from
		s := openNumber(t, 30, c.in, &value)
		s.keys(strings.Fields(c.keys)...)
		if n, d := s.node("#f"); value != c.want || n.Value != c.text || n.States.Has(accessibility.StateInvalid) && value == c.want && d.ErrorMessage == "" {
			t.Errorf("%+v from %v, %s: %v, shown as %q; want %v, %q", c.in, c.from, c.keys, value, n.Value, c.want, c.text)
		}
	}
}

func TestNumberInputRefusesNonsense(t *testing.T) {
	for _, c := range []struct {
		in             widgets.NumberInput
		text, why      string
		typed, another string
	}{
		{widgets.NumberInput{Max: 10}, "11", "11 is more than 10", "11", "7"},
		{widgets.NumberInput{Min: 3, Max: 10}, "2", "2 is less than 3", "2", "7"},
		{widgets.NumberInput{}, "", "enter a number", "", "7"},
		{widgets.NumberInput{}, "-", `"-" is not a number`, "-", "7"},
		{widgets.NumberInput{}, "1-2", `"1-2" is not a number`, "1-2", "7"},
		{widgets.NumberInput{}, "1.5", "1.5 is not a whole number", "1.5", "7"},
		{widgets.NumberInput{Decimals: 2}, "1.234", "1.234 has more than 2 digits behind the point", "1.234", "7"},
		{widgets.NumberInput{Decimals: 2}, "1,234.5", `"1.234.5" is not a number`, "1.234.5", "7"},
		{widgets.NumberInput{}, "1e999", "1e999 is more than 1.7976931348623157e+308", "1e999", "7"},
	} {
		value := 5.0
		s := openNumber(t, 60, c.in, &value)
		s.keys("ctrl+u")
		s.feed(c.text)
		if n, _ := s.node("#f"); n.States.Has(accessibility.StateInvalid) {
			t.Errorf("%q is refused before it is committed", c.text)
		}
		s.wantVerdict(s.keys("enter"), accessibility.Handled)
		n, d := s.node("#f")
		if value != 5 || n.Value != c.typed || !n.States.Has(accessibility.StateInvalid) || d.ErrorMessage != c.why {
			t.Errorf("%q: the value is %v, shown as %q, %v, %q; want 5, %q, invalid, %q", c.text, value, n.Value, n.States, d.ErrorMessage, c.typed, c.why)
		}
		if got := strings.TrimSpace(s.snapshot().Screen.Row(1)); got != c.why {
			t.Errorf("%q: below the field stands %q, want %q", c.text, got, c.why)
		}
		s.keys("tab", "shift+tab", "ctrl+u", c.another)
		if n, d := s.node("#f"); n.States.Has(accessibility.StateInvalid) || d.ErrorMessage != "" {
			t.Errorf("%q: being mended it is %v, %q", c.text, n.States, d.ErrorMessage)
		}
		if s.keys("enter"); value != 7 {
			t.Errorf("%q, then 7: %v", c.text, value)
		}
	}
}

func TestActionsOfANumberInput(t *testing.T) {
	value, changes := 5.0, 0
	s := open(t, 30, 2, func(f *limoni.Frame) {
		in := widgets.NumberInput{ID: "f", Label: "N", Value: &value, Max: 10}.Draw(f, f.Area())
		if in.Changed() {
			changes++
		}
	})
	s.act("#f", "increment")
	s.act("#f", "increment")
	s.act("#f", "decrement")
	if value != 6 || changes != 3 {
		t.Errorf("%v after %d changes, want 6 after 3", value, changes)
	}
	if s.act("#f", "set-value", "8"); value != 8 || changes != 4 {
		t.Errorf("set to %v after %d changes, want 8 after 4", value, changes)
	}
	for _, nonsense := range []string{"many", "11", "NaN", "Inf", "0x10", "1_0", "", "9\n9"} {
		s.wantVerdict(s.act("#f", "set-value", nonsense), accessibility.Handled)
		if n, d := s.node("#f"); value != 8 || changes != 4 || !n.States.Has(accessibility.StateInvalid) || d.ErrorMessage == "" {
			t.Errorf("set to %q: the value is %v after %d changes, the node %v, %q", nonsense, value, changes, n.States, d.ErrorMessage)
		}
		s.wantVerdict(s.act("#f", "dismiss"), accessibility.Handled)
		if value != 5 {
			t.Errorf("dismissed to %v, want 5", value)
		}
		s.act("#f", "set-value", "8")
		changes -= 2
	}
	s.wantVerdict(s.act("#f", "set-value", " 3 "), accessibility.Handled)
	if value != 3 {
		t.Errorf("set to %v, want 3", value)
	}
}

func TestMouseOnANumberInput(t *testing.T) {
	value := 5.0
	s := openNumber(t, 20, widgets.NumberInput{Unit: "kg"}, &value)
	s.wantScreen("5              kg ▼▲\n\n[ Send ]")
	if s.feed(click(19, 0)); value != 6 {
		t.Errorf("▲ gives %v, want 6", value)
	}
	if s.feed(click(18, 0) + click(18, 0)); value != 4 {
		t.Errorf("▼ twice gives %v, want 4", value)
	}
	if s.feed(mouse(0, 19, 0, 'M') + mouse(32, 0, 0, 'M') + mouse(0, 0, 0, 'm') + "1\r"); value != 51 {
		t.Errorf("dragged from ▲, then 1: %v; want 51, nothing selected", value)
	}
	if s.feed(wheel(3, 0, -2)); value != 53 {
		t.Errorf("two steps of the wheel upward give %v, want 53", value)
	}
	s.keys("tab")
	if s.feed(wheel(3, 0, -2)); value != 53 {
		t.Errorf("without the focus the wheel gives %v", value)
	}
	if s.feed(click(0, 0) + "1\r"); value != 153 {
		t.Errorf("a click before the 5, then 1: %v, want 153", value)
	}
}

func TestEnterOfANumberInputIsTheFormsWithNothingToCommit(t *testing.T) {
	value, sent := 5.0, 0
	s := open(t, 30, 2, func(f *limoni.Frame) {
		in := widgets.NumberInput{ID: "f", Label: "N", Value: &value}.Draw(f, row(f, 0))
		if in.Submitted() {
			sent++
		}
	})
	if s.keys("enter"); sent != 1 {
		t.Errorf("submitted %d times, want once", sent)
	}
	if s.keys("1", "enter"); sent != 1 || value != 51 {
		t.Errorf("Enter commits: submitted %d times, %v", sent, value)
	}
	if s.keys("enter"); sent != 2 {
		t.Errorf("the next Enter submits: %d times", sent)
	}
}

func TestAppMayChangeTheNumber(t *testing.T) {
	value := 5.0
	s := openNumber(t, 30, widgets.NumberInput{Max: 10}, &value)
	s.keys("1", "2")
	s.Post(func() { value = 7 })
	if n, _ := s.node("#f"); n.Value != "7" {
		t.Errorf("the app's 7 is shown as %q", n.Value)
	}
	if s.keys("up", "up", "esc"); value != 7 {
		t.Errorf("Esc goes to %v, want the app's 7", value)
	}
	s.Post(func() { value = 12 })
	if n, d := s.node("#f"); n.Value != "12" || !n.States.Has(accessibility.StateInvalid) || d.ErrorMessage != "12 is more than 10" {
		t.Errorf("the app's 12 is %q, %v, %q", n.Value, n.States, d.ErrorMessage)
	}
	s.Post(func() { value = math.NaN() })
	if n, d := s.node("#f"); n.Value != "" || n.States.Has(accessibility.StateInvalid) || d.Ranged {
		t.Errorf("no number is %q, %v, %+v", n.Value, n.States, d.Range)
	}
	s.wantScreen("Number                      ▼▲\n\n[ Send ]")
}
