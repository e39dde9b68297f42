package limoni_test

import (
	"strings"
	"testing"
	"time"

	"limoni"
	"limoni/accessibility"
)

func (s *stage) point(op accessibility.Op, id string, m accessibility.Mouse) accessibility.Result {
	s.t.Helper()
	return do(s.t, s.app, accessibility.Request{Op: op, Target: accessibility.Selector{ID: id}, Mouse: m})
}

func (s *stage) drag(id string, to accessibility.Destination, m accessibility.Mouse) accessibility.Result {
	s.t.Helper()
	return do(s.t, s.app, accessibility.Request{Op: accessibility.OpDrag, Target: accessibility.Selector{ID: id}, To: to, Mouse: m})
}

func toCell(x, y int) accessibility.Destination {
	return accessibility.Destination{X: x, Y: y, Cell: true}
}

func toNode(id string) accessibility.Destination {
	return accessibility.Destination{Target: accessibility.Selector{ID: id}}
}

func (s *stage) wantVerdict(res accessibility.Result, want accessibility.Verdict) {
	s.t.Helper()
	if res.Verdict != want {
		s.t.Errorf("%s (%s %s), want %s", res.Verdict, res.Reason, res.Message, want)
	}
}

func (s *stage) wantRefused(res accessibility.Result, why accessibility.Reason, parts ...string) {
	s.t.Helper()
	if res.Verdict != accessibility.Refused || res.Reason != why || res.Changed {
		s.t.Errorf("%s %s (%s), want refused %s", res.Verdict, res.Reason, res.Message, why)
	}
	for _, part := range parts {
		if !strings.Contains(res.Message, part) {
			s.t.Errorf("the refusal %q does not say %q", res.Message, part)
		}
	}
}

func TestDragPressesMovesAndReleases(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		s.pad(f, "a", box(0, 0, 5, 3))
		s.pad(f, "b", box(20, 4, 25, 7))
	})
	for _, c := range []struct {
		to    accessibility.Destination
		mouse accessibility.Mouse
		want  string
	}{
		{toCell(12, 5), accessibility.Mouse{}, "a press 1 2,1 x1, a motion 1 7,3 x0, a motion 1 12,5 x0, a release 1 12,5 x1"},
		{toNode("b"), accessibility.Mouse{Button: "right"}, "a press 3 2,1 x1, a motion 3 12,3 x0, a motion 3 22,5 x0, a release 3 22,5 x1"},
		{toCell(3, 1), accessibility.Mouse{Count: 2}, "a press 1 2,1 x1, a motion 1 3,1 x0, a release 1 3,1 x1, a clicked"},
		{toNode("a"), accessibility.Mouse{}, "a press 1 2,1 x1, a motion 1 2,1 x0, a release 1 2,1 x1, a clicked"},
		{accessibility.Destination{Key: s.node("b").Key}, accessibility.Mouse{Button: "middle"}, "a press 2 2,1 x1, a motion 2 12,3 x0, a motion 2 22,5 x0, a release 2 22,5 x1"},
	} {
		frame := s.snap().Frame
		res := s.drag("a", c.to, c.mouse)
		s.want(c.want)
		s.wantVerdict(res, accessibility.Handled)
		if res.Frame != frame+1 || !strings.Contains(res.Target, "#a") {
			t.Errorf("frame %d after %d, target %s; want one frame and #a", res.Frame, frame, res.Target)
		}
	}
	s.feed(sgr(35, 30, 9, 'M')) // nothing is pressed any more: a motion is nobody's
	s.want("")
}

func TestDragNeedsAPlaceAndAButton(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		s.pad(f, "a", box(0, 0, 5, 3))
		s.pad(f, "c", box(0, 4, 5, 5))
		s.pad(f, "c2", box(0, 4, 5, 5))
		f.RegisterAccessibility(accessibility.Node{ID: "off", Role: accessibility.RoleButton, States: accessibility.StateDisabled, Bounds: row(f, 6)})
		f.RegisterAccessibility(accessibility.Node{ID: "hid", Role: accessibility.RoleButton, States: accessibility.StateHidden, Bounds: row(f, 7)})
		f.RegisterAccessibility(accessibility.Node{ID: "none", Role: accessibility.RoleButton, Bounds: box(90, 90, 95, 91)})
	})
	both := toCell(1, 1)
	both.Target.ID = "c2"
	for name, c := range map[string]struct {
		to    accessibility.Destination
		mouse accessibility.Mouse
		why   accessibility.Reason
	}{
		"no destination":      {accessibility.Destination{}, accessibility.Mouse{}, accessibility.ErrBadValue},
		"a place without use": {accessibility.Destination{X: 3, Y: 3}, accessibility.Mouse{}, accessibility.ErrBadValue},
		"two destinations":    {both, accessibility.Mouse{}, accessibility.ErrBadValue},
		"outside":             {toCell(40, 0), accessibility.Mouse{}, accessibility.ErrBadValue},
		"left of all":         {toCell(-1, 0), accessibility.Mouse{}, accessibility.ErrBadValue},
		"no button":           {toCell(9, 9), accessibility.Mouse{Button: "none"}, accessibility.ErrBadValue},
		"a strange button":    {toCell(9, 9), accessibility.Mouse{Button: "side"}, accessibility.ErrBadValue},
		"a strange modifier":  {toCell(9, 9), accessibility.Mouse{Mods: "hyper"}, accessibility.ErrBadValue},
		"no such node":        {toNode("x"), accessibility.Mouse{}, accessibility.ErrNoSuchNode},
		"a node that is gone": {accessibility.Destination{Key: 12345}, accessibility.Mouse{}, accessibility.ErrNoSuchNode},
		"a covered node":      {toNode("c"), accessibility.Mouse{}, accessibility.ErrCovered},
		"a disabled node":     {toNode("off"), accessibility.Mouse{}, accessibility.ErrDisabled},
		"a hidden node":       {toNode("hid"), accessibility.Mouse{}, accessibility.ErrHidden},
		"a node out of view":  {toNode("none"), accessibility.Mouse{}, accessibility.ErrHidden},
	} {
		res := s.drag("a", c.to, c.mouse)
		if res.Verdict != accessibility.Refused || res.Reason != c.why {
			t.Errorf("%s: %s %s (%s), want refused %s", name, res.Verdict, res.Reason, res.Message, c.why)
		}
		s.want("")
	}
	s.wantRefused(s.drag("c", toCell(9, 9), accessibility.Mouse{}), accessibility.ErrCovered, "#c2")
	s.wantRefused(s.drag("off", toCell(9, 9), accessibility.Mouse{}), accessibility.ErrDisabled, "#off")
	s.want("")
	s.wantVerdict(s.drag("a", toCell(9, 9), accessibility.Mouse{Mods: "ctrl+shift"}), accessibility.Handled)
}

// A node that is dragged over nothing is released all the same, also where it
// goes away, is disabled or shut off under way: then it gets its cancel, and
// nothing stays pressed.
func TestADragLeavesNothingPressed(t *testing.T) {
	for _, what := range []string{"gone", "modal", "disabled"} {
		happened := false
		s := newStage(t, func(s *stage, f *limoni.Frame) {
			if !happened || what != "gone" {
				n := control(accessibility.RoleCanvas, "a", box(0, 0, 5, 2))
				if happened && what == "disabled" {
					n.States = accessibility.StateDisabled
				}
				a := f.RegisterAccessibility(n)
				if ev, ok := a.Event(); ok {
					s.say("%s", eventNames[ev.Kind])
					happened = happened || ev.Kind == limoni.EventMotion
					a.Take()
				}
			}
			if happened && what == "modal" {
				l := f.BeginLayer(limoni.RankModal, accessibility.Node{ID: "m", Role: accessibility.RoleDialog, Bounds: box(8, 3, 30, 9)})
				s.pad(f, "in", box(9, 4, 29, 8))
				f.End(l)
			}
			s.pad(f, "b", box(0, 10, 5, 12))
		})
		s.wantVerdict(s.drag("a", toCell(20, 6), accessibility.Mouse{}), accessibility.Handled)
		if what == "gone" {
			s.want("press, motion")
		} else {
			s.want("press, motion, cancel")
		}
		if what == "modal" {
			s.wantRefused(s.drag("b", toCell(1, 1), accessibility.Mouse{}), accessibility.ErrBehindModal, "#m")
			s.wantRefused(s.drag("in", toNode("b"), accessibility.Mouse{}), accessibility.ErrBehindModal, "#m")
			s.wantVerdict(s.click("in"), accessibility.Handled)
			s.want("in press 1 18,5 x1, in release 1 18,5 x1, in clicked")
			continue
		}
		s.wantVerdict(s.click("b"), accessibility.Handled)
		s.want("b press 1 2,10 x1, b release 1 2,10 x1, b clicked")
	}
}

// A drag by Do does not move what a person holds with another button, and is
// nobody's.
func TestADragWhileAnotherButtonIsHeld(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		s.pad(f, "a", box(0, 0, 5, 2))
		s.pad(f, "b", box(20, 0, 25, 2))
	})
	s.feed(sgr(2, 1, 1, 'M'))
	s.want("a press 3 1,1 x1")
	s.wantVerdict(s.drag("b", toCell(12, 5), accessibility.Mouse{}), accessibility.Unhandled)
	s.want("")
	s.feed(sgr(2, 1, 1, 'm'))
	s.want("a release 3 1,1 x1")
}

// Rows of a container are dragged, hovered and turned over as they are clicked.
func TestThePointerFindsRows(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		list := f.Begin(accessibility.Node{ID: "list", Role: accessibility.RoleList, Bounds: box(0, 0, 20, 4), Actions: accessibility.ActionFocus | accessibility.ActionScroll})
		for y, id := range []string{"one", "two", "three"} {
			r := f.RegisterAccessibility(accessibility.Node{ID: id, Role: accessibility.RoleListItem, Bounds: box(0, y, 20, y+1), Position: int32(y + 1), SetSize: 9,
				Actions: accessibility.ActionActivate})
			if ev, ok := r.Event(); ok {
				s.say("%s %s", id, eventNames[ev.Kind])
				r.Take()
			}
		}
		f.End(list)
		if dx, dy := list.Scrolled(); dx != 0 || dy != 0 {
			s.say("scrolled %d %d", dx, dy)
		}
	})
	request := func(op accessibility.Op, item accessibility.Item) accessibility.Result {
		return do(t, s.app, accessibility.Request{Op: op, Target: accessibility.Selector{ID: "list"}, Item: item,
			To: toNode("three"), Mouse: accessibility.Mouse{DX: -2, DY: 3}})
	}
	for _, c := range []struct {
		op   accessibility.Op
		item accessibility.Item
		want string
	}{
		{accessibility.OpDrag, accessibility.Item{Key: "one"}, "one press, one motion, one motion, one release"},
		{accessibility.OpHover, accessibility.Item{Position: 2}, "two motion"},
		{accessibility.OpWheel, accessibility.Item{Key: "two"}, "scrolled -2 3"},
		{accessibility.OpClick, accessibility.Item{Position: 3}, "three press, three release"},
	} {
		res := request(c.op, c.item)
		s.want(c.want)
		if s.wantVerdict(res, accessibility.Handled); !strings.Contains(res.Target, "list-item") {
			t.Errorf("%s: target %s", c.op, res.Target)
		}
		s.wantRefused(request(c.op, accessibility.Item{Position: 8}), accessibility.ErrHidden, "not drawn", "#list")
		s.want("")
	}
}

func TestHoverMovesTheMouseToANode(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		for y, id := range []string{"a", "b"} {
			if s.button(f, id, 2*y).Hovered() {
				f.Print(row(f, 2*y), "under "+id, limoni.Style{})
			}
		}
		f.RegisterAccessibility(control(accessibility.RoleButton, "deaf", row(f, 6)))
		g := f.Begin(accessibility.Node{ID: "group", Role: accessibility.RoleGroup, Bounds: box(0, 8, 9, 10)})
		in := f.RegisterAccessibility(control(accessibility.RoleCanvas, "in", box(0, 8, 9, 9)))
		if ev, ok := in.Event(); ok {
			s.say("in %d,%d ctrl %v", ev.X, ev.Y, ev.Ctrl)
			in.Take()
		}
		f.End(g)
	})
	for _, c := range []struct {
		id, mods, screen, log string
		verdict               accessibility.Verdict
	}{
		{"a", "", "under a", "", accessibility.Handled},
		{"a", "", "under a", "", accessibility.Unhandled}, // it is there already
		{"b", "", "under b", "", accessibility.Handled},
		{"deaf", "", "", "", accessibility.Handled}, // which shows on b
		{"deaf", "", "", "", accessibility.Unhandled},
		{"in", "ctrl", "", "in 4,8 ctrl true", accessibility.Handled},
		{"group", "", "", "", accessibility.Unhandled}, // on its own cells, not on what is in it
	} {
		res := s.point(accessibility.OpHover, c.id, accessibility.Mouse{Mods: c.mods})
		s.wantVerdict(res, c.verdict)
		s.want(c.log)
		screen := s.snap().Screen.String()
		if got := strings.Contains(screen, "under"); got != (c.screen != "") || !strings.Contains(screen, c.screen) {
			t.Errorf("over %s:\n%s\nwant %q", c.id, screen, c.screen)
		}
	}
	s.wantRefused(s.point(accessibility.OpHover, "a", accessibility.Mouse{Mods: "x"}), accessibility.ErrBadValue, "modifier")
}

func TestWheelTurnsOverANode(t *testing.T) {
	outer := &scroller{id: "outer", bounds: box(0, 0, 30, 10), left: 100}
	inner := &scroller{id: "inner", bounds: box(0, 0, 20, 8), left: 2}
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		o := outer.begin(s, f)
		i := inner.begin(s, f)
		f.RegisterAccessibility(accessibility.Node{ID: "text", Role: accessibility.RoleText, Bounds: box(0, 1, 5, 2)})
		f.End(i)
		f.End(o)
		f.RegisterAccessibility(accessibility.Node{ID: "alone", Role: accessibility.RoleText, Bounds: box(0, 11, 5, 12)})
	})
	wheel := func(id string, dx, dy int) accessibility.Result {
		return s.point(accessibility.OpWheel, id, accessibility.Mouse{DX: dx, DY: dy})
	}
	for _, c := range []struct {
		id   string
		want string
	}{{"inner", "inner 1"}, {"outer", "outer 1"}, {"text", "inner 1"}, {"text", "outer 1"}, {"inner", "outer 1"}} {
		s.wantVerdict(wheel(c.id, 0, 1), accessibility.Handled)
		s.want(c.want)
	}
	s.wantVerdict(wheel("alone", 0, 1), accessibility.Unhandled)
	s.wantRefused(wheel("inner", 0, 0), accessibility.ErrBadValue, "steps")
	s.want("")
}

// What is checked before a click is checked before all that the mouse does to a
// node.
func TestThePointerIsCheckedFirst(t *testing.T) {
	y, modal := 0, false
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		s.pad(f, "a", box(0, y, 5, y+1))
		s.pad(f, "under", box(0, 6, 5, 8))
		s.pad(f, "over", box(0, 6, 5, 8))
		if f.Key("m") {
			y = 2
			f.After(time.Second)
		}
		if modal {
			l := f.BeginLayer(limoni.RankModal, accessibility.Node{ID: "modal", Role: accessibility.RoleDialog, Bounds: box(10, 3, 30, 9)})
			f.End(l)
		}
	})
	ops := []accessibility.Op{accessibility.OpClick, accessibility.OpDrag, accessibility.OpHover, accessibility.OpWheel}
	each := func(id string, why accessibility.Reason, part string) {
		t.Helper()
		for _, op := range ops {
			s.wantRefused(do(t, s.app, accessibility.Request{Op: op, Target: accessibility.Selector{ID: id}, To: toCell(9, 9), Mouse: accessibility.Mouse{DY: 1}}), why, part)
		}
		s.want("")
	}
	each("under", accessibility.ErrCovered, "#over")
	each("nowhere", accessibility.ErrNoSuchNode, "")
	s.key("m")
	each("a", accessibility.ErrUnstable, "#a")
	s.app.Advance(2 * time.Second)
	modal = true
	s.app.Redraw()
	each("a", accessibility.ErrBehindModal, "#modal")
	if res := do(t, s.app, accessibility.Request{Op: "poke"}); !strings.Contains(res.Message, "act, click, drag, hover, wheel, key") {
		t.Errorf("an unknown operation: %s", res.Message)
	}
}

// A destination is resolved on what the caller may see, like a target.
func TestDestinationsSeeTheRedactedViewOnly(t *testing.T) {
	secret := "hunter2"
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		s.pad(f, "a", box(0, 2, 5, 3))
		s.field(f, "in", 0, &secret)
	})
	req := accessibility.Request{Op: accessibility.OpDrag, Target: accessibility.Selector{ID: "a"}, To: accessibility.Destination{Target: accessibility.Selector{Value: &secret}}}
	s.wantVerdict(do(t, s.app, req), accessibility.Handled)
	s.log = nil
	req.Redact = func(snap *accessibility.Snapshot) {
		accessibility.Redact(snap, accessibility.Policy{AllowInput: true})
	}
	s.wantRefused(do(t, s.app, req), accessibility.ErrNoSuchNode)
	s.want("")
}
