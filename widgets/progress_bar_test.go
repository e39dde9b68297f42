package widgets_test

import (
	"fmt"
	"math"
	"strings"
	"testing"
	"time"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

func TestProgressBarIsDrawnAndDescribed(t *testing.T) {
	inf, nan := math.Inf(1), math.NaN()
	for _, c := range []struct {
		now, max   float64
		bar, value string
	}{
		{1, 3, "███▍", "33%"},
		{0, 3, "", "0%"},
		{1, 79, "▏", "1%"},
		{9, 80, "█▏", "11%"},
		{3, 3, "██████████", "100%"},
		{0.5, 0, "█████", "50%"},
		{0, 0, "", "0%"},
		{999, 1000, "█████████▉", "99%"},
		{5, 3, "██████████", "100%"},
		{-5, 3, "", "0%"},
		{nan, 3, "", "0%"},
		{inf, 3, "██████████", "100%"},
		{0.5, -1, "█████", "50%"},
		{math.MaxFloat64, math.MaxFloat64, "██████████", "100%"},
		{math.MaxFloat64 / 2, math.MaxFloat64, "█████", "50%"},
		{5e-324, 5e-324, "██████████", "100%"},
		{1, inf, "…", ""},
		{1, nan, "…", ""},
	} {
		s := open(t, 15, 1, func(f *limoni.Frame) {
			widgets.ProgressBar{ID: "p", Label: "Copying", Now: c.now, Max: c.max}.Draw(f, f.Area())
		}, limoni.WithReducedMotion(true))
		if c.value != "" {
			c.bar += strings.Repeat("░", 10-limoni.Width(c.bar))
		}
		s.wantScreen(strings.TrimRight(fmt.Sprintf("%-10s%5s", c.bar, c.value), " "))
		if n, _ := s.node("#p"); n.Value != c.value || n.Label != "Copying" {
			t.Errorf("%v of %v: %s has the value %q, want %q", c.now, c.max, n.Label, n.Value, c.value)
		}
	}
	s := open(t, 15, 1, func(f *limoni.Frame) {
		widgets.ProgressBar{Label: "Copying", Now: 4, Max: 3}.Draw(f, f.Area())
	})
	if _, d := s.node("progress"); d.Range != (accessibility.Range{Now: 3, Max: 3}) || d.ValueText != "100%" {
		t.Errorf("the range is %v, as text %q", d.Range, d.ValueText)
	}
}

func TestProgressBarInLittleRoom(t *testing.T) {
	for w, want := range map[int]string{9: "████▌░░░░", 4: "██░░", 1: "▌", 10: "██▌░░  50%"} {
		s := open(t, w, 1, func(f *limoni.Frame) {
			widgets.ProgressBar{Label: "P", Now: 1, Max: 2}.Draw(f, f.Area())
		})
		s.wantScreen(want)
	}
}

func TestProgressThatNobodyKnows(t *testing.T) {
	s := open(t, 10, 1, func(f *limoni.Frame) {
		widgets.ProgressBar{Label: "Waiting", Now: 3, Unknown: true}.Draw(f, f.Area())
	})
	s.wantOutline(`progress "Waiting" [busy]`)
	n, d := s.node("progress")
	if d.Ranged || n.States.Has(accessibility.StateFocusable) || n.Actions != 0 {
		t.Errorf("it has a range %v, is %v, offers %v", d.Range, n.States, n.Actions)
	}
}

func TestProgressThatNobodyKnowsGoesToAndFro(t *testing.T) {
	s := open(t, 8, 1, func(f *limoni.Frame) {
		widgets.ProgressBar{Label: "Waiting", Unknown: true}.Draw(f, f.Area())
	})
	for _, want := range []string{
		"██░░░░░░", "░██░░░░░", "░░██░░░░", "░░░██░░░", "░░░░██░░", "░░░░░██░", "░░░░░░██", "░░░░░██░", "░░░░██░░",
	} {
		s.wantScreen(want)
		s.Advance(250 * time.Millisecond)
	}
	s.wantOutline(`progress "Waiting" [busy]`)
}

func TestWhereMotionIsReducedUnknownProgressIsStillText(t *testing.T) {
	passes := 0
	s := open(t, 8, 1, func(f *limoni.Frame) {
		passes++
		widgets.ProgressBar{Label: "Waiting", Unknown: true}.Draw(f, f.Area())
	}, limoni.WithReducedMotion(true))
	before := passes
	s.Advance(25 * time.Second)
	if s.wantScreen("…"); passes != before {
		t.Errorf("it is drawn %d times in 25 s, want never", passes-before)
	}
}
