package widgets_test

import (
	"math"
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/internal/vt"
	"limoni/widgets"
)

func TestGaugeIsABarWithTextInIt(t *testing.T) {
	for _, c := range []struct {
		now  float64
		text string
		want string
	}{
		{42, "", "█████ 42% ░░░░░"},
		{0, "", "░░░░░ 0% ░░░░░░"},
		{100, "", "████ 100% █████"},
		{20, "", "███░░ 20% ░░░░░"},
		{22, "", "███▎░ 22% ░░░░░"},
		{99.99, "", "█████ 99% ████▉"},
		{50, "3 of 8 GB", "██ 3 of 8 GB ░░"},
		{50, "much more than fits", "much more than…"},
		{math.NaN(), "", "░░░░░ 0% ░░░░░░"},
		{math.Inf(1), "", "████ 100% █████"},
	} {
		s := open(t, 15, 1, func(f *limoni.Frame) {
			widgets.Gauge{ID: "g", Label: "Disk", Now: c.now, Max: 100, Text: c.text}.Draw(f, f.Area())
		})
		s.wantScreen(c.want)
	}
	tall := open(t, 12, 4, func(f *limoni.Frame) {
		widgets.Gauge{ID: "g", Label: "Disk", Now: 1, Max: 3}.Draw(f, f.Area())
	})
	tall.wantScreen("████░░░░░░░░\n███ 33% ░░░░\n████░░░░░░░░\n████░░░░░░░░")
	tall.wantOutline(`meter "Disk"="33%" #g`)
	if _, d := tall.node("#g"); d.Range != (accessibility.Range{Now: 1, Max: 3}) || !d.Ranged {
		t.Errorf("its range is %v", d.Range)
	}
}

// The text is read on both halves: on the full one in reverse.
func TestNoWideCharacterOfAGaugeIsDivided(t *testing.T) {
	for now := range 101 {
		s := open(t, 12, 1, func(f *limoni.Frame) {
			widgets.Gauge{Label: "Disk", Now: float64(now), Max: 100, Text: "\u65e5\u672c\u8a9e"}.Draw(f, f.Area())
		})
		if got := s.snapshot().Screen.String(); !strings.Contains(got, " \u65e5\u672c\u8a9e ") {
			t.Fatalf("at %d the bar is %q", now, got)
		}
	}
}

func TestTheTextOfAGaugeIsReadOnBothHalves(t *testing.T) {
	terminal := terminalOf(t, 15, 1, func(f *limoni.Frame) {
		widgets.Gauge{Label: "Disk", Now: 1, Max: 2}.Draw(f, f.Area())
	})
	for x, reverse := range map[int]bool{6: true, 7: true, 8: false, 9: false} {
		if c := terminal.Cell(x, 0); c.Style.Has(vt.Reverse) != reverse {
			t.Errorf("%q in column %d is in %v", c.Text, x, c.Style)
		}
	}
}

func ExampleGauge() {
	app := limoni.New(20, 1, func(f *limoni.Frame) {
		widgets.Gauge{ID: "disk", Label: "Disk", Now: 3.2, Max: 8, Text: "3.2 of 8 GB"}.Draw(f, f.Area())
	})
	show(app)
	// Output:
	// ███ 3.2 of 8 GB ░░░░
	// meter "Disk"="3.2 of 8 GB" #disk
}
