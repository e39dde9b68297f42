package widgets_test

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"limoni"
	"limoni/widgets"
)

func TestSpinnerTurnsFourTimesASecond(t *testing.T) {
	passes := 0
	s := open(t, 12, 1, func(f *limoni.Frame) {
		passes++
		widgets.Spinner{ID: "s", Label: "Loading"}.Draw(f, f.Area())
	})
	for _, want := range []string{"|", "/", "-", `\`, "|", "/"} {
		s.wantScreen(want + " Loading")
		s.Advance(249 * time.Millisecond)
		s.wantScreen(want + " Loading")
		s.Advance(time.Millisecond)
	}
	s.wantOutline(`spinner "Loading"="working" [busy] #s`)
	passes = 0
	if s.Advance(10 * time.Second); passes > 40 {
		t.Errorf("in 10 s it is drawn %d times, want at most 40", passes)
	}
}

// A frame that comes for another reason does not put off the next turn.
func TestASpinnerKeepsItsTimeWhateverElseIsDrawn(t *testing.T) {
	s := open(t, 12, 1, func(f *limoni.Frame) {
		widgets.Spinner{Label: "Loading"}.Draw(f, f.Area())
	})
	for range 3 {
		s.Advance(100 * time.Millisecond)
		s.Redraw()
		s.Advance(0)
	}
	s.wantScreen("/ Loading")
	s.Advance(200 * time.Millisecond)
	s.wantScreen("- Loading")
}

// Each turn writes its cell and nothing else.
func TestATurnOfASpinnerWritesItsCellOnly(t *testing.T) {
	var out bytes.Buffer
	s := open(t, 200, 50, func(f *limoni.Frame) {
		f.Fill(f.Area(), 'x', limoni.Style{})
		widgets.Spinner{Label: "Loading"}.Draw(f, rect(90, 20, 30, 1))
	}, limoni.WithOutput(&out))
	for range 20 {
		out.Reset()
		s.Advance(250 * time.Millisecond)
		if n := out.Len(); n == 0 || n > 64 {
			t.Fatalf("a turn writes %d bytes, want 1 to 64: %q", n, out.String())
		}
	}
}

func TestWhereMotionIsReducedASpinnerIsStillText(t *testing.T) {
	for label, want := range map[string]string{"Loading": "Loading…", "": "working…"} {
		passes := 0
		s := open(t, 12, 1, func(f *limoni.Frame) {
			passes++
			widgets.Spinner{ID: "s", Label: label}.Draw(f, f.Area())
		}, limoni.WithReducedMotion(true))
		before := passes
		s.Advance(25 * time.Second)
		if s.wantScreen(want); passes != before {
			t.Errorf("%q is drawn %d times in 25 s, want never", label, passes-before)
		}
		if n, _ := s.node("#s"); n.Value != "working" {
			t.Errorf("its value is %q", n.Value)
		}
	}
}

func TestASpinnerStandsStillWhileSomethingIsTyped(t *testing.T) {
	value, passes := "", 0
	s := open(t, 20, 3, func(f *limoni.Frame) {
		passes++
		widgets.Spinner{Label: "Loading"}.Draw(f, row(f, 0))
		widgets.TextInput{ID: "field", Label: "Name", Value: &value}.Draw(f, row(f, 1))
		widgets.Button{ID: "ok", Label: "OK"}.Draw(f, row(f, 2))
	})
	s.act("#field", "focus")
	before := passes
	if s.Advance(5 * time.Second); passes != before {
		t.Errorf("it is drawn %d times", passes-before)
	}
	if line, _, _ := strings.Cut(s.snapshot().Screen.String(), "\n"); line != "Loading…" {
		t.Errorf("it shows %q", line)
	}
	s.act("#ok", "focus")
	if line, _, _ := strings.Cut(s.snapshot().Screen.String(), "\n"); line != "| Loading" {
		t.Errorf("after that it shows %q", line)
	}
}

func TestASpinnerThatCannotBeSeenCostsNothing(t *testing.T) {
	for name, c := range map[string]struct {
		area  limoni.Rect
		moves bool
	}{
		"no area":    {rect(2, 0, 0, 1), false},
		"off screen": {rect(50, 0, 10, 1), false},
		"in sight":   {rect(2, 0, 10, 1), true},
	} {
		passes := 0
		s := open(t, 20, 1, func(f *limoni.Frame) {
			passes++
			widgets.Spinner{Label: "Loading"}.Draw(f, c.area)
			widgets.ProgressBar{Label: "Waiting", Unknown: true}.Draw(f, c.area)
		})
		before := passes
		if s.Advance(time.Second); passes > before != c.moves {
			t.Errorf("%s: it is drawn %d times in a second", name, passes-before)
		}
	}
}

func TestASpinnersFiguresAreTheAppsToChoose(t *testing.T) {
	dots := []string{".  ", ".. ", "..."}
	s := open(t, 12, 1, func(f *limoni.Frame) {
		widgets.Spinner{Label: "Loading", Figures: dots}.Draw(f, f.Area())
	})
	s.wantScreen(".   Loading")
	s.Advance(500 * time.Millisecond)
	s.wantScreen("... Loading")
}

func ExampleSpinner() {
	app := limoni.New(20, 1, func(f *limoni.Frame) {
		widgets.Spinner{ID: "load", Label: "Loading"}.Draw(f, f.Area())
	})
	show(app)
	// Output:
	// | Loading
	// spinner "Loading"="working" [busy] #load
}
