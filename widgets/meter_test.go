package widgets_test

import (
	"math"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/internal/vt"
	"limoni/widgets"
)

func TestMeterSaysHowGoodItsValueIs(t *testing.T) {
	for _, c := range []struct {
		m    widgets.Meter
		want string
	}{
		{widgets.Meter{Now: 0.5}, "██████████▌░░░░░░░░░░ 50%"},
		{widgets.Meter{Now: 20, Max: 100, Low: 50, High: 80}, "███▎░░░░░░░░░░░░ 20% good"},
		{widgets.Meter{Now: 60, Max: 100, Low: 50, High: 80}, "█████████▋░░░░░░ 60% fair"},
		{widgets.Meter{Now: 90, Max: 100, Low: 50, High: 80}, "██████████████▍░ 90% poor"},
		{widgets.Meter{Now: 90, Max: 100, Low: 50, High: 80, Optimum: 100}, "██████████████▍░ 90% good"},
		{widgets.Meter{Now: 20, Max: 100, Low: 50, High: 80, Optimum: 60}, "███▎░░░░░░░░░░░░ 20% fair"},
		{widgets.Meter{Now: -5, Min: -20, Max: 40, Low: -10, High: 30, Optimum: 20, Unit: " °C"}, "███▌░░░░░░░░░░ -5 °C good"},
		{widgets.Meter{Now: 2, Max: 3, High: 1, Words: [3]string{"ok", "so so", "bad"}}, "██████████░░░░░ 67% so so"},
		{widgets.Meter{Now: math.NaN(), Min: 5, Max: math.Inf(1)}, "░░░░░░░░░░░░░░░░░░░░░░ 0%"},
		{widgets.Meter{Now: 15, Max: 100, Low: 20, Optimum: 100}, "██▍░░░░░░░░░░░░░ 15% fair"},
		{widgets.Meter{Now: -15, Min: -20, High: -10, Optimum: -20}, "████░░░░░░░░░░░░ 25% good"},
		{widgets.Meter{Now: 999, Max: 1000}, "████████████████████▉ 99%"},
	} {
		c.m.Label = "M"
		s := open(t, 25, 1, func(f *limoni.Frame) { c.m.Draw(f, f.Area()) })
		s.wantScreen(c.want)
	}
}

func TestAMetersColourIsToldByItsWordToo(t *testing.T) {
	for now, want := range map[float64]vt.Color{1: vt.Indexed(2), 2: vt.Indexed(3), 3: vt.Indexed(1)} {
		terminal := terminalOf(t, 20, 1, func(f *limoni.Frame) {
			widgets.Meter{Label: "M", Now: now, Max: 3, Low: 1.5, High: 2.5}.Draw(f, f.Area())
		})
		if c := terminal.Cell(0, 0); c.Style.Foreground != want {
			t.Errorf("%v is in %v, want %v", now, c.Style, want)
		}
	}
}

func TestMeterHasARange(t *testing.T) {
	s := open(t, 4, 1, func(f *limoni.Frame) {
		widgets.Meter{ID: "m", Label: "Heat", Now: 50, Min: -20, Max: 40, High: 30, Unit: " °C", Description: "of the room"}.Draw(f, f.Area())
	})
	s.wantScreen("████")
	s.wantOutline(`meter "Heat"="40 °C fair" #m description="of the room"`)
	if _, d := s.node("#m"); d.Range != (accessibility.Range{Now: 40, Min: -20, Max: 40}) || !d.Ranged {
		t.Errorf("its range is %v", d.Range)
	}
}

func ExampleMeter() {
	app := limoni.New(25, 1, func(f *limoni.Frame) {
		widgets.Meter{ID: "disk", Label: "Disk", Now: 87, Max: 100, Low: 70, High: 90}.Draw(f, f.Area())
	})
	show(app)
	// Output:
	// █████████████▉░░ 87% fair
	// meter "Disk"="87% fair" #disk
}
