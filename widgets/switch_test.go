package widgets_test

import (
	"math"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

func TestSwitchAndToggleButton(t *testing.T) {
	on, bold, changes := false, true, 0
	s := open(t, 20, 2, func(f *limoni.Frame) {
		sw := widgets.Switch{ID: "sw", Label: "Dark mode", On: &on}.Draw(f, row(f, 0))
		tb := widgets.ToggleButton{ID: "tb", Label: "Bold", Pressed: &bold}.Draw(f, row(f, 1))
		if sw.Changed() || tb.Changed() {
			changes++
		}
	})
	s.wantScreen("(○ ) Dark mode\n[ ● Bold ]")
	s.wantOutline(`
switch "Dark mode" [focused, unchecked] #sw
toggle-button "Bold" [pressed] #tb`)
	for _, c := range []struct {
		name     string
		do       func()
		on, bold bool
	}{
		{"Space", func() { s.keys("space") }, true, true},
		{"Enter", func() { s.keys("enter") }, false, true},
		{"a click on the label", func() { s.feed(click(8, 0)) }, true, true},
		{"toggle", func() { s.act("#sw", "toggle") }, false, true},
		{"activate", func() { s.act("#sw", "activate") }, true, true},
		{"Space on the button", func() { s.keys("tab", "space") }, true, false},
		{"Enter on the button", func() { s.keys("enter") }, true, true},
		{"a click on the button", func() { s.feed(click(2, 1)) }, true, false},
		{"toggle of the button", func() { s.act("#tb", "toggle") }, true, true},
	} {
		before := changes
		if c.do(); on != c.on || bold != c.bold || changes != before+1 {
			t.Errorf("%s: %v %v after %d changes, want %v %v after one", c.name, on, bold, changes-before, c.on, c.bold)
		}
	}
	s.wantScreen("( ●) Dark mode\n[ ● Bold ]")
}

type radios struct {
	stage
	group             widgets.RadioGroup
	selected, changes int
}

func openRadios(t *testing.T, group widgets.RadioGroup) *radios {
	r := &radios{group: group, selected: 0}
	r.group.ID, r.group.Label, r.group.Selected = "size", "Size", &r.selected
	r.group.Options = []string{"Small", "Medium", "Large"}
	r.stage = open(t, 40, 3, func(f *limoni.Frame) {
		if resp := r.group.Draw(f, f.Area()); resp.Changed() {
			r.changes++
		}
	})
	return r
}

func TestRadioGroup(t *testing.T) {
	r := openRadios(t, widgets.RadioGroup{})
	r.wantScreen("(•) Small\n( ) Medium\n( ) Large")
	r.wantOutline(`
radio-group "Size"="Small" [focused] #size
 radio-button "Small" [checked, 1/3]
 radio-button "Medium" [unchecked, 2/3]
 radio-button "Large" [unchecked, 3/3]`)
	for _, c := range []struct {
		name string
		do   func()
		want int
	}{
		{"down", func() { r.keys("down") }, 1}, {"right", func() { r.keys("right") }, 2}, {"around", func() { r.keys("down") }, 0},
		{"up around", func() { r.keys("up") }, 2}, {"left", func() { r.keys("left") }, 1}, {"home", func() { r.keys("home") }, 0},
		{"end", func() { r.keys("end") }, 2}, {"a click", func() { r.feed(click(5, 1)) }, 1},
		{"select", func() { r.act(`radio-button "Large"`, "select") }, 2}, {"activate", func() { r.act(`radio-button "Small"`, "activate") }, 0},
	} {
		before := r.changes
		if c.do(); r.selected != c.want || r.changes != before+1 {
			t.Errorf("%s: %d after %d changes, want %d after one", c.name, r.selected, r.changes-before, c.want)
		}
	}
	none := openRadios(t, widgets.RadioGroup{Row: true})
	none.Post(func() { none.selected = -1 })
	none.wantScreen("( ) Small  ( ) Medium  ( ) Large\n\n")
	if none.keys("space"); none.selected != 0 {
		t.Errorf("Space chooses %d", none.selected)
	}
	none.Post(func() { none.selected = 99 })
	if none.snapshot(); none.selected != 2 {
		t.Errorf("beyond the last it is %d", none.selected)
	}
}

type sliding struct {
	stage
	slider  widgets.Slider
	value   float64
	changes int
}

func openSlider(t *testing.T, slider widgets.Slider, value float64) *sliding {
	s := &sliding{slider: slider, value: value}
	s.slider.ID, s.slider.Label, s.slider.Value = "vol", "Volume", &s.value
	s.stage = open(t, 18, 2, func(f *limoni.Frame) {
		if resp := s.slider.Draw(f, row(f, 0)); resp.Changed() {
			s.changes++
		}
		widgets.Button{ID: "b", Label: "B"}.Draw(f, row(f, 1))
	})
	return s
}

func TestSliderIsDrawnAndDescribed(t *testing.T) {
	s := openSlider(t, widgets.Slider{Unit: "%"}, 50)
	s.wantScreen("━━━━━━●─────  50%\n[ B ]")
	n, d := s.node("#vol")
	if n.Role != accessibility.RoleSlider || d.Range != (accessibility.Range{Now: 50, Max: 100, Step: 1}) || d.ValueText != "50%" {
		t.Errorf("%+v %+v", n, d)
	}
	half := openSlider(t, widgets.Slider{Min: -1, Max: 1, Step: 0.25}, 0.25)
	half.wantScreen("━━━━━━●────  0.25\n[ B ]")
}

func TestEachWayToMoveASlider(t *testing.T) {
	for _, c := range []struct {
		name    string
		do      func(*sliding)
		want    float64
		changes int
	}{
		{"right", func(s *sliding) { s.keys("right") }, 51, 1}, {"up", func(s *sliding) { s.keys("up") }, 51, 1},
		{"left", func(s *sliding) { s.keys("left") }, 49, 1}, {"down", func(s *sliding) { s.keys("down") }, 49, 1},
		{"pageup", func(s *sliding) { s.keys("pageup") }, 60, 1}, {"pagedown", func(s *sliding) { s.keys("pagedown") }, 40, 1},
		{"home", func(s *sliding) { s.keys("home", "left") }, 0, 1}, {"end", func(s *sliding) { s.keys("end", "right") }, 100, 1},
		{"a press on the track", func(s *sliding) { s.feed(click(2, 0)) }, 17, 1},
		{"dragging", func(s *sliding) { s.feed(mouse(0, 5, 0, 'M') + mouse(32, 8, 1, 'M') + mouse(0, 8, 1, 'm')) }, 67, 2},
		{"dragging out", func(s *sliding) { s.feed(mouse(0, 5, 0, 'M') + mouse(32, 17, 1, 'M') + mouse(0, 17, 1, 'm')) }, 100, 2},
		{"the wheel", func(s *sliding) { s.feed(wheel(2, 0, 3)) }, 47, 3},
		{"the wheel without the focus", func(s *sliding) { s.keys("tab"); s.feed(wheel(2, 0, 3)) }, 50, 0},
		{"increment", func(s *sliding) { s.act("#vol", "increment") }, 51, 1}, {"decrement", func(s *sliding) { s.act("#vol", "decrement") }, 49, 1},
		{"set-value", func(s *sliding) { s.act("#vol", "set-value", "33.5") }, 33.5, 1},
		{"set-value beyond", func(s *sliding) { s.act("#vol", "set-value", "1e99") }, 100, 1},
		{"set-value of nonsense", func(s *sliding) { s.act("#vol", "set-value", "loud"); s.act("#vol", "set-value", "NaN") }, 50, 0},
	} {
		s := openSlider(t, widgets.Slider{}, 50)
		if c.do(s); s.value != c.want || s.changes != c.changes {
			t.Errorf("%s: %v after %d changes, want %v after %d", c.name, s.value, s.changes, c.want, c.changes)
		}
	}
}

// A slider offers a step only where there is one, and a press on the number
// beside the track is not one on its end.
func TestSliderAtItsEnds(t *testing.T) {
	s := openSlider(t, widgets.Slider{Unit: "%"}, 99)
	for _, c := range []struct {
		key      string
		up, down bool
	}{{"", true, true}, {"right", false, true}, {"left", true, true}, {"home", true, false}} {
		if c.key != "" {
			s.keys(c.key)
		}
		n, _ := s.node("#vol")
		if n.Actions.Has(accessibility.ActionIncrement) != c.up || n.Actions.Has(accessibility.ActionDecrement) != c.down {
			t.Errorf("after %q it offers %v", c.key, n.Actions)
		}
	}
	s.wantVerdict(s.act("#vol", "decrement"), accessibility.Refused)
	if s.feed(click(15, 0)); s.value != 0 {
		t.Errorf("a press on the number sets %v", s.value)
	}
}

// Steps of a tenth are tenths, and the widest range is dragged through.
func TestSliderStepsAreDecimal(t *testing.T) {
	s := openSlider(t, widgets.Slider{Max: 1, Step: 0.1}, 0)
	for _, want := range []float64{0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1} {
		if s.keys("right"); s.value != want {
			t.Errorf("%v, want %v", s.value, want)
		}
	}
	if n := costs(s.App, "\x1b[D\x1b[C"); n != 0 {
		t.Errorf("a step allocates %v times", n)
	}
	wide := openSlider(t, widgets.Slider{Min: -math.MaxFloat64, Max: math.MaxFloat64}, 0)
	wide.feed(click(1, 0))
	_, d := wide.node("#vol")
	if d.Range.Now >= -1e307 || d.Range.Now <= -math.MaxFloat64 {
		t.Errorf("%v", d.Range.Now)
	}
}

func TestSliderOfAnyNumbers(t *testing.T) {
	inf, nan := math.Inf(1), math.NaN()
	numbers := []float64{0, -1, 1e308, -1e308, 1e-308, inf, nan}
	for _, value := range numbers {
		for _, low := range numbers {
			for _, high := range numbers {
				for _, step := range []float64{0, 1e-9, nan} {
					s := openSlider(t, widgets.Slider{Min: low, Max: high, Step: step, Unit: "dB"}, value)
					s.keys("right", "end", "left", "pageup", "home")
					s.feed(click(3, 0))
					if _, d := s.node("#vol"); math.IsNaN(d.Range.Now) || math.IsInf(d.Range.Now, 0) {
						t.Fatalf("%v in %v to %v by %v: %+v", value, low, high, step, d.Range)
					}
				}
			}
		}
	}
}
