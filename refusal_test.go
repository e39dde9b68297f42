package limoni_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"limoni"
	"limoni/accessibility"
)

// reasons draws a node for every reason there is to refuse an input.
func (s *stage) reasons(f *limoni.Frame, modal bool) {
	s.button(f, "ok", 0)
	off := control(accessibility.RoleButton, "off", row(f, 1))
	off.States = accessibility.StateDisabled
	f.RegisterAccessibility(off)
	s.button(f, "below", 100)
	hidden := control(accessibility.RoleButton, "hidden", row(f, 2))
	hidden.States = accessibility.StateHidden
	f.RegisterAccessibility(hidden)
	s.button(f, "covered", 5)
	for y, name := range []string{"twin", "twin"} {
		g := f.Begin(accessibility.Node{ID: fmt.Sprint("g", y), Role: accessibility.RoleGroup, Bounds: row(f, 6+y)})
		s.button(f, name, 6+y)
		f.End(g)
	}
	f.RegisterAccessibility(accessibility.Node{ID: "readonly", Role: accessibility.RoleInput, Bounds: row(f, 8),
		States: accessibility.StateReadonly, Actions: accessibility.ActionFocus})
	list := f.Begin(accessibility.Node{ID: "list", Role: accessibility.RoleList, Bounds: row(f, 9), Actions: accessibility.ActionScroll})
	if _, dy := list.Scrolled(); dy != 0 {
		s.say("scrolled %d", dy)
	}
	dead := control(accessibility.RoleListItem, "dead", row(f, 9))
	dead.States, dead.Position = accessibility.StateDisabled, 1
	f.RegisterAccessibility(dead)
	f.End(list)
	f.End(f.BeginLayer(limoni.RankPopup, accessibility.Node{ID: "cover", Role: accessibility.RoleGroup, Bounds: row(f, 5)}))
	if modal {
		f.End(f.BeginLayer(limoni.RankModal, accessibility.Node{ID: "modal", Role: accessibility.RoleDialog, Bounds: box(20, 10, 30, 12)}))
	}
}

func TestEveryRefusalSaysWhyAndWhatToTry(t *testing.T) {
	modal := false
	s := newStage(t, func(s *stage, f *limoni.Frame) { s.reasons(f, modal) })
	act := func(action, id string) accessibility.Request {
		return accessibility.Request{Op: accessibility.OpAct, Action: action, Target: accessibility.Selector{ID: id}}
	}
	click := func(id string) accessibility.Request {
		return accessibility.Request{Op: accessibility.OpClick, Target: accessibility.Selector{ID: id}}
	}
	for _, c := range []struct {
		req    accessibility.Request
		reason accessibility.Reason
		says   string
	}{
		{click("nothing"), accessibility.ErrNoSuchNode, "#nothing"},
		{accessibility.Request{Op: accessibility.OpClick, Key: 12345}, accessibility.ErrNoSuchNode, "gone"},
		{click("twin"), accessibility.ErrAmbiguous, "2 nodes"},
		{accessibility.Request{Op: accessibility.OpClick, Target: accessibility.Selector{Ref: 9999}}, accessibility.ErrStaleRef, "@9999"},
		{accessibility.Request{Op: accessibility.OpClick}, accessibility.ErrBadValue, "empty selector"},
		{act("toggle", "ok"), accessibility.ErrNotAdvertised, "activate, focus"},
		{act("activate, focus", "ok"), accessibility.ErrNotAdvertised, "activate, focus"},
		{act("", "ok"), accessibility.ErrNotAdvertised, "offers"},
		{act("activate", "off"), accessibility.ErrDisabled, "disabled"},
		{click("off"), accessibility.ErrDisabled, "disabled"},
		{click("below"), accessibility.ErrHidden, "visible"},
		{click("hidden"), accessibility.ErrHidden, "is hidden"},
		{click("covered"), accessibility.ErrCovered, "#cover"},
		{act("set-value", "readonly"), accessibility.ErrReadonly, "read-only"},
		{act("scroll", "list"), accessibility.ErrBadValue, "number"},
		{accessibility.Request{Op: accessibility.OpKey, Chord: "shft+x"}, accessibility.ErrBadValue, "no key"},
		{accessibility.Request{Op: accessibility.OpKey}, accessibility.ErrBadValue, "no key"},
		{accessibility.Request{Op: "activate, focus"}, accessibility.ErrBadValue, "activate, focus"},
		{accessibility.Request{Op: accessibility.OpMouse, Mouse: accessibility.Mouse{Event: "press", X: 40}}, accessibility.ErrBadValue, "outside"},
		{accessibility.Request{Op: accessibility.OpMouse, Mouse: accessibility.Mouse{Event: "activate, focus"}}, accessibility.ErrBadValue, "activate, focus"},
		{accessibility.Request{Op: accessibility.OpMouse, Mouse: accessibility.Mouse{Event: "press", Button: "fourth"}}, accessibility.ErrBadValue, "fourth"},
		{accessibility.Request{Op: accessibility.OpMouse, Mouse: accessibility.Mouse{Event: "press", Mods: "hyper"}}, accessibility.ErrBadValue, "hyper"},
		{accessibility.Request{Op: accessibility.OpAct, Action: "activate", Target: accessibility.Selector{ID: "list"}, Item: accessibility.Item{Key: "dead"}}, accessibility.ErrDisabled, "#dead"},
		{accessibility.Request{Op: accessibility.OpClick, Target: accessibility.Selector{ID: "list"}, Item: accessibility.Item{Position: 7}}, accessibility.ErrHidden, "not drawn"},
	} {
		frame := s.snap().Frame
		res := do(t, s.app, c.req)
		if res.Verdict != accessibility.Refused || res.Reason != c.reason || !strings.Contains(res.Message, c.says) {
			t.Errorf("%+v: %s %s %q; want refused %s with %q", c.req, res.Verdict, res.Reason, res.Message, c.reason, c.says)
		}
		if !errors.Is(res.Err(), c.reason) || res.Changed || res.Frame != frame {
			t.Errorf("%+v: err %v, changed %v, frame %d of %d", c.req, res.Err(), res.Changed, res.Frame, frame)
		}
		if c.reason == accessibility.ErrAmbiguous && len(res.Candidates) != 2 {
			t.Errorf("candidates %q", res.Candidates)
		}
	}
	s.want("")
	modal = true
	s.app.Redraw()
	for _, req := range []accessibility.Request{click("ok"), act("activate", "ok"), act("focus", "ok")} {
		if res := do(t, s.app, req); res.Reason != accessibility.ErrBehindModal || !strings.Contains(res.Message, "#modal") {
			t.Errorf("%+v behind a modal: %s %s %q", req, res.Verdict, res.Reason, res.Message)
		}
	}
	s.want("")
	modal = false
	s.app.Redraw()
	s.click("ok")
	do(t, s.app, accessibility.Request{Op: accessibility.OpAct, Action: "scroll", Value: "-3", Target: accessibility.Selector{ID: "list"}})
	s.want("click ok, scrolled -3")
}

// An ambiguous click injects nothing, and nth picks one.
func TestAmbiguousClickReachesNobody(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		for y := range 3 {
			g := f.Begin(accessibility.Node{ID: fmt.Sprint("g", y), Role: accessibility.RoleGroup, Bounds: row(f, y)})
			b := f.RegisterAccessibility(control(accessibility.RoleButton, "b", row(f, y)))
			if _, ok := b.Event(); ok {
				s.say("event %d", y)
			}
			if b.Clicked() {
				s.say("click %d", y)
			}
			f.End(g)
		}
	})
	s.click("b")
	s.want("")
	last := -1
	do(t, s.app, accessibility.Request{Op: accessibility.OpClick, Target: accessibility.Selector{ID: "b", Nth: &last}})
	s.want("event 2, event 2, click 2")
}

// A moving target is not clicked while a further frame has been asked for.
func TestClickWaitsForWhatMoves(t *testing.T) {
	x, moving := 0, true
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		b := f.RegisterAccessibility(control(accessibility.RoleButton, "b", box(x, 0, x+5, 1)))
		if b.Clicked() {
			s.say("clicked at %d", x)
		}
		if moving {
			f.After(100 * time.Millisecond)
		}
	})
	move := func() { x++ }
	_ = s.app.Post(move)
	s.snap()
	if res := s.click("b"); res.Reason != accessibility.ErrUnstable {
		t.Errorf("while it moves: %s %s", res.Verdict, res.Reason)
	}
	s.want("")
	if res := s.act("activate", "b"); res.Verdict != accessibility.Handled {
		t.Errorf("an action does not care: %s", res.Verdict)
	}
	s.want("clicked at 1")
	s.app.Advance(100 * time.Millisecond) // a frame in which it stands still
	if res := s.click("b"); res.Verdict != accessibility.Handled {
		t.Errorf("at rest: %s %s", res.Verdict, res.Reason)
	}
	moving = false
	s.app.Redraw()
	s.app.Advance(time.Second) // what the click's own passes asked for
	_ = s.app.Post(move)
	if res := s.click("b"); res.Verdict != accessibility.Handled {
		t.Errorf("moved, and no further frame has been asked for: %s %s", res.Verdict, res.Reason)
	}
	s.want("clicked at 1, clicked at 2")
}
