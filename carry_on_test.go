package limoni_test

import (
	"context"
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
)

// The frame that a Do returns shows what the messages came to that it caused.
func TestADoShowsWhatItsMessagesCameTo(t *testing.T) {
	s := &scripted{}
	s.view = func(f *limoni.Frame) {
		n := control(accessibility.RoleButton, "a", box(0, 0, 5, 1))
		n.Label += " " + strings.Join(s.log, ", ")
		if f.RegisterAccessibility(n).Clicked() {
			_ = f.Send("clicked")
		}
		f.RegisterAccessibility(control(accessibility.RoleButton, "b", box(0, 1, 5, 2)))
	}
	p := &performance{t, s, limoni.NewProgram(40, 12, s)}
	p.settled()
	for _, c := range []struct {
		req  accessibility.Request
		want string
	}{
		{accessibility.Request{Op: accessibility.OpKey, Chord: "enter"}, "clicked"},
		{accessibility.Request{Op: accessibility.OpKey, Chord: "tab"}, "key tab, focus b"},
		{accessibility.Request{Op: accessibility.OpResize, Width: 30, Height: 5}, "30x5"},
	} {
		p.log = nil
		before := snapshot(t, p.App).Frame
		res := do(t, p.App, c.req)
		after := snapshot(t, p.App)
		if after.Frame != res.Frame || after.Frame == before {
			t.Errorf("%s %s: the frame is %d and its result that of %d", c.req.Op, c.req.Chord, after.Frame, res.Frame)
		}
		if !res.Changed {
			t.Errorf("%s %s changed nothing", c.req.Op, c.req.Chord)
		}
		p.want(c.want)
	}
}

// A program that moves the focus whenever it has moved comes to rest, and hears
// of it.
func TestAFocusMsgThatMovesTheFocusEndsSomewhere(t *testing.T) {
	s := &scripted{}
	s.view = func(f *limoni.Frame) {
		f.RegisterAccessibility(control(accessibility.RoleButton, "a", box(0, 0, 5, 1)))
		f.RegisterAccessibility(control(accessibility.RoleButton, "b", box(0, 1, 5, 2)))
		if len(s.log) > 0 && s.log[len(s.log)-1] == "focus a" {
			f.Focus("b")
		} else if len(s.log) > 0 && s.log[len(s.log)-1] == "focus b" {
			f.Focus("a")
		}
	}
	app := limoni.NewProgram(40, 12, s)
	got := snapshot(t, app)
	if len(s.log) > 40 || !strings.Contains(strings.Join(got.Problems, " "), "FocusMsg") {
		t.Errorf("%d messages, problems %q", len(s.log), got.Problems)
	}
}

// Who waits in Exec is let go also where the last thing that runs panics.
func TestAPanicAtTheEndLetsWhoWaitsGo(t *testing.T) {
	app := limoni.New(10, 2, func(*limoni.Frame) {})
	snapshot(t, app)
	_ = app.Post(func() { panic("boom") })
	func() {
		defer func() { _ = recover() }()
		_ = app.Close()
	}()
	select {
	case <-app.Over():
	default:
		t.Error("the app has not ended for those who wait")
	}
	app.Go("late", func(context.Context) { t.Error("it ran after the end") })
}
