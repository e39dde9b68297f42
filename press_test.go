package limoni_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"limoni"
	"limoni/accessibility"
)

// sgr is a mouse report: code is the button with its modifiers, 32 more while
// moving, 64 and up the wheel; kind is M, or m for a release.
func sgr(code, x, y int, kind byte) string {
	return fmt.Sprintf("\x1b[<%d;%d;%d%c", code, x+1, y+1, kind)
}

var eventNames = map[limoni.EventKind]string{
	limoni.EventPress: "press", limoni.EventRelease: "release", limoni.EventMotion: "motion",
	limoni.EventWheel: "wheel", limoni.EventCancel: "cancel", limoni.EventKey: "key",
}

// pad draws a node that takes every mouse event and says it.
func (s *stage) pad(f *limoni.Frame, id string, r limoni.Rect) limoni.Response {
	resp := f.RegisterAccessibility(control(accessibility.RoleCanvas, id, r))
	if ev, ok := resp.Event(); ok && ev.Kind != limoni.EventKey {
		s.say("%s %s %d %d,%d x%d", id, eventNames[ev.Kind], ev.Button, ev.X, ev.Y, ev.Clicks)
		resp.Take()
	}
	if resp.Clicked() {
		s.say("%s clicked", id)
	}
	return resp
}

func TestPressCapturesTheMouse(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		a := s.pad(f, "a", box(0, 0, 5, 2))
		if a.Pressed() && a.Focused() {
			f.Print(row(f, 9), "held", limoni.Style{})
		}
		s.pad(f, "b", box(10, 0, 15, 2))
	})
	s.feed(sgr(0, 1, 1, 'M'))
	s.want("a press 1 1,1 x1")
	if !strings.Contains(s.snap().Screen.String(), "held") {
		t.Error("Pressed is false while the button is down")
	}
	s.feed(sgr(32, 11, 1, 'M'))
	s.feed(sgr(32, 39, 11, 'M'))
	s.want("a motion 1 11,1 x0, a motion 1 39,11 x0")
	s.feed(sgr(0, 11, 0, 'm'))
	s.want("a release 1 11,0 x1")
	if strings.Contains(s.snap().Screen.String(), "held") {
		t.Error("Pressed is true after the release")
	}
	s.feed(sgr(0, 1, 0, 'M') + sgr(32, 11, 1, 'M') + sgr(32, 2, 0, 'M') + sgr(0, 2, 0, 'm'))
	s.want("a press 1 1,0 x2, a motion 1 2,0 x0, a release 1 2,0 x2, a clicked")
	s.feed(sgr(0, 30, 5, 'M') + sgr(32, 1, 1, 'M') + sgr(0, 1, 1, 'm'))
	s.want("")
}

func TestAnotherButtonDoesNotEndThePress(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		s.pad(f, "a", box(0, 0, 5, 2))
		s.pad(f, "b", box(10, 0, 15, 2))
	})
	s.feed(sgr(0, 1, 1, 'M') + sgr(2, 11, 1, 'M') + sgr(2, 11, 1, 'm') + sgr(0, 1, 1, 'm'))
	s.want("a press 1 1,1 x1, a release 1 1,1 x1, a clicked")
	// Buttons that nobody has heard of are no button at all.
	s.feed(sgr(0, 1, 1, 'M') + sgr(128, 1, 1, 'M') + sgr(128, 1, 1, 'm'))
	s.feed(sgr(0, 1, 1, 'm'))
	s.want("a press 1 1,1 x2, a release 1 1,1 x2, a clicked")
	s.feed(sgr(128, 11, 1, 'M') + sgr(128, 11, 1, 'm'))
	s.want("")
	s.wantFocus("a")
}

func TestPressIsCancelled(t *testing.T) {
	for _, c := range []struct {
		name string
		by   string
		want string
	}{
		{"the node goes", "gone", ""},
		{"a modal opens", "modal", "a cancel 0 0,0 x0"},
		{"the node is disabled", "disabled", "a cancel 0 0,0 x0"},
		{"nothing happens", "", "a release 1 1,1 x1, a clicked"},
	} {
		state := ""
		s := newStage(t, func(s *stage, f *limoni.Frame) {
			if state == "modal" {
				f.End(f.BeginLayer(limoni.RankModal, accessibility.Node{ID: "m", Bounds: box(20, 5, 25, 8)}))
			}
			if state == "gone" {
				return
			}
			n := control(accessibility.RoleCanvas, "a", box(0, 0, 5, 2))
			if state == "disabled" {
				n.States = accessibility.StateDisabled
			}
			a := f.RegisterAccessibility(n)
			if ev, ok := a.Event(); ok {
				s.say("a %s %d %d,%d x%d", eventNames[ev.Kind], ev.Button, ev.X, ev.Y, ev.Clicks)
			}
			if a.Clicked() {
				s.say("a clicked")
			}
		})
		s.feed(sgr(0, 1, 1, 'M'))
		s.want("a press 1 1,1 x1")
		_ = s.app.Post(func() { state = c.by })
		s.snap()
		if c.by != "" {
			s.want(c.want) // at once, and not with the next input
		}
		s.feed(sgr(0, 1, 1, 'm'))
		if c.by != "" {
			s.want("")
		} else {
			s.want(c.want)
		}
		_ = s.app.Post(func() { state = "" })
		s.snap()
		s.log = nil
		s.feed(sgr(0, 1, 1, 'M') + sgr(0, 1, 1, 'm'))
		s.want(map[bool]string{true: "a press 1 1,1 x1, a release 1 1,1 x1, a clicked", false: "a press 1 1,1 x2, a release 1 1,1 x2, a clicked"}[c.by != ""])
	}
}

func TestClickCountGoesByTimeAndPlace(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		for y, id := range []string{"a", "b"} {
			b := f.RegisterAccessibility(control(accessibility.RoleButton, id, row(f, y)))
			if ev, ok := b.Event(); ok && ev.Kind == limoni.EventRelease {
				s.say("%s%d", id, ev.Clicks)
			}
			if b.DoubleClicked() {
				s.say("%s double", id)
			}
		}
	})
	at := func(y int) string { return sgr(0, 1, y, 'M') + sgr(0, 1, y, 'm') }
	wait := func(d time.Duration) { s.app.Advance(d) }
	s.feed(at(0))
	wait(500 * time.Millisecond)
	s.feed(at(0))
	s.want("a1, a2, a double")
	wait(500 * time.Millisecond)
	s.feed(at(0))
	s.want("a3")
	wait(501 * time.Millisecond)
	s.feed(at(0) + at(1) + at(1) + at(0))
	s.want("a1, b1, b2, b double, a1")
	wait(time.Second)
	s.feed(at(0) + sgr(2, 1, 0, 'M') + sgr(2, 1, 0, 'm') + at(0))
	s.want("a1, a1, a1")
	// By Do the count is what the caller says.
	for _, n := range []int{1, 2} {
		do(t, s.app, accessibility.Request{Op: accessibility.OpClick, Target: accessibility.Selector{ID: "b"}, Mouse: accessibility.Mouse{Count: n}})
	}
	s.want("b1, b1, b2, b double")
}

func TestRightButton(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		n := control(accessibility.RoleButton, "a", row(f, 0))
		n.Actions |= accessibility.ActionShowMenu
		a := f.RegisterAccessibility(n)
		if a.Clicked() {
			s.say("clicked")
		}
		if a.Did(accessibility.ActionShowMenu) {
			s.say("menu")
		}
		s.button(f, "b", 1)
	})
	s.feed(sgr(2, 1, 0, 'M') + sgr(2, 1, 0, 'm'))
	s.want("menu")
	s.feed(sgr(2, 1, 0, 'M') + sgr(2, 30, 9, 'm'))
	s.feed(sgr(1, 1, 0, 'M') + sgr(1, 1, 0, 'm'))
	s.want("")
	do(t, s.app, accessibility.Request{Op: accessibility.OpClick, Target: accessibility.Selector{ID: "a"}, Mouse: accessibility.Mouse{Button: "right"}})
	s.act("show-menu", "a")
	s.want("menu, menu")
	s.feed(sgr(2, 1, 1, 'M') + sgr(2, 1, 1, 'm'))
	s.want("")
	s.wantFocus("b")
}

func TestLastRegisteredNodeIsHit(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		g := f.Begin(accessibility.Node{ID: "g", Role: accessibility.RoleGroup, Bounds: box(0, 0, 20, 5), Actions: accessibility.ActionActivate})
		s.button(f, "under", 1)
		over := f.RegisterAccessibility(control(accessibility.RoleButton, "over", box(5, 1, 15, 2)))
		if over.Clicked() {
			s.say("click over")
		}
		f.RegisterAccessibility(accessibility.Node{ID: "text", Role: accessibility.RoleText, Bounds: box(0, 3, 5, 4)})
		off := control(accessibility.RoleButton, "off", box(0, 4, 5, 5))
		off.States = accessibility.StateDisabled
		f.RegisterAccessibility(off)
		f.End(g)
		if g.Clicked() {
			s.say("click g")
		}
		if _, on := f.AccessibilityTree().Nodes[0], true; !on {
			s.say("never")
		}
	})
	for _, c := range []struct {
		x, y int
		want string
	}{{1, 1, "click under"}, {6, 1, "click over"}, {12, 1, "click over"}, {16, 1, "click g"}, {1, 3, "click g"}, {1, 4, ""}, {25, 1, ""}} {
		s.feed(clickBytes(c.x, c.y))
		s.want(c.want)
	}
}

// A press that acts and takes its node away is handled.
func TestClickWhosePressActsIsHandled(t *testing.T) {
	open := true
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		if !open {
			return
		}
		b := f.RegisterAccessibility(control(accessibility.RoleButton, "b", row(f, 0)))
		if ev, ok := b.Event(); ok && ev.Kind == limoni.EventPress {
			b.Take()
			open = false
		}
	})
	if res := s.click("b"); res.Verdict != accessibility.Handled || !res.Changed {
		t.Errorf("%s, changed %v; want handled, true", res.Verdict, res.Changed)
	}
}

// The time of an event is when it was read, however late it is looked at.
func TestLateClicksAreNoDoubleClick(t *testing.T) {
	for _, c := range []struct {
		apart time.Duration
		want  string
	}{{600 * time.Millisecond, "1 at 0s, 1 at 600ms"}, {400 * time.Millisecond, "1 at 0s, 2 at 400ms"}} {
		s := newStage(t, func(s *stage, f *limoni.Frame) {
			b := f.RegisterAccessibility(control(accessibility.RoleButton, "b", row(f, 0)))
			if ev, ok := b.Event(); ok && ev.Kind == limoni.EventRelease {
				s.say("%d at %v", ev.Clicks, ev.Time.Sub(time.Unix(0, 0)))
			}
		})
		s.app.QueueRead(clickBytes(1, 0))
		s.app.MoveClock(c.apart)
		s.app.QueueRead(clickBytes(1, 0))
		s.app.MoveClock(time.Minute) // the app was busy
		s.app.RunQueued()
		s.want(c.want)
	}
}
