package limoni_test

import (
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
)

func TestHover(t *testing.T) {
	modal := false
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		for i, id := range []string{"a", "b"} {
			if r := s.button(f, id, i); r.Hovered() {
				f.Print(box(0, 8, 9, 9), "over "+id, limoni.Style{})
			}
		}
		if modal {
			f.End(f.BeginLayer(limoni.RankModal, accessibility.Node{ID: "m", Bounds: box(20, 5, 25, 8)}))
		}
	})
	over := func() string {
		return strings.TrimSpace(strings.Split(s.snap().Screen.String(), "\n")[8])
	}
	for _, c := range []struct {
		x, y int
		want string
	}{{1, 0, "over a"}, {2, 0, "over a"}, {1, 1, "over b"}, {30, 9, ""}, {3, 1, "over b"}} {
		s.feed(sgr(35, c.x, c.y, 'M'))
		if got := over(); got != c.want {
			t.Errorf("mouse at %d,%d: %q, want %q", c.x, c.y, got, c.want)
		}
	}
	frame := s.snap().Frame
	s.feed(sgr(35, 4, 1, 'M'))
	if s.snap().Frame != frame {
		t.Error("a motion inside one node drew a frame")
	}
	_ = s.app.Post(func() { modal = true })
	if got := over(); got != "" {
		t.Errorf("behind a modal: %q", got)
	}
}

// A node that wants to know where the mouse is gets the motion, and a motion
// that nobody asks about is handled by nobody.
func TestMotionWithoutAButton(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		s.pad(f, "a", box(0, 0, 5, 2))
		f.RegisterAccessibility(accessibility.Node{ID: "text", Role: accessibility.RoleText, Bounds: box(0, 5, 5, 6)})
	})
	s.feed(sgr(35, 1, 1, 'M') + sgr(35, 2, 1, 'M'))
	s.want("a motion 0 2,1 x0")
	move := func(x, y int) accessibility.Verdict {
		return do(t, s.app, accessibility.Request{Op: accessibility.OpMouse, Mouse: accessibility.Mouse{Event: "move", Button: "none", X: x, Y: y}}).Verdict
	}
	if v := move(1, 1); v != accessibility.Handled {
		t.Errorf("over a node that takes it: %s", v)
	}
	if v := move(30, 9); v != accessibility.Unhandled {
		t.Errorf("over nothing: %s", v)
	}
}

func TestMotionsCoalesceOnlyNextToEachOther(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		s.pad(f, "a", box(0, 0, 9, 9))
		if f.Key("x") {
			s.say("x")
		}
	})
	s.feed(sgr(0, 0, 0, 'M'))
	s.log = nil
	move := func(x int) string { return sgr(32, x, 0, 'M') }
	s.feed(move(1) + move(2) + move(3) + "x" + move(4) + move(5))
	s.want("a motion 1 3,0 x0, x, a motion 1 5,0 x0")
	s.feed(move(1) + sgr(65, 1, 1, 'M') + move(2))
	if got := strings.Join(s.log, ", "); strings.Count(got, "motion") != 2 {
		t.Errorf("across a wheel event: %s", got)
	}
	s.log = nil
	s.feed(move(1) + sgr(0, 1, 0, 'm') + sgr(0, 1, 0, 'M') + move(2) + move(3))
	s.want("a motion 1 1,0 x0, a release 1 1,0 x1, a clicked, a press 1 1,0 x2, a motion 1 3,0 x0")
	// Other buttons are another motion.
	s.feed(move(4) + sgr(35, 5, 0, 'M') + move(6))
	if got := strings.Join(s.log, ", "); strings.Count(got, "motion") != 3 {
		t.Errorf("with other buttons: %s", got)
	}
	s.log = nil
	// A post lies between two reads.
	s.app.QueueRead(move(7))
	_ = s.app.Post(func() { s.say("post") })
	s.app.QueueRead(move(8))
	s.app.RunQueued()
	s.want("a motion 1 7,0 x0, post, a motion 1 8,0 x0")
	// By Do each is its own.
	for _, x := range []int{1, 2, 3} {
		do(t, s.app, accessibility.Request{Op: accessibility.OpMouse, Mouse: accessibility.Mouse{Event: "move", X: x}})
	}
	s.want("a motion 1 1,0 x0, a motion 1 2,0 x0, a motion 1 3,0 x0")
}
