package limoni_test

import (
	"testing"

	"limoni"
	"limoni/accessibility"
)

// everybody asks one chord: the focused node, its two containers, the top
// layer, the layers below and the whole app. Those in skip do not ask.
type everybody struct {
	chord string
	skip  map[string]bool
}

func (e everybody) ask(s *stage, name string, asks func() bool) {
	if !e.skip[name] && asks() {
		s.say("%s", name)
	}
}

func (e everybody) draw(s *stage, f *limoni.Frame) {
	e.ask(s, "global", func() bool { return f.GlobalKey(e.chord) })
	e.ask(s, "base", func() bool { return f.Key(e.chord) })
	low := f.BeginLayer(limoni.RankPopup, accessibility.Node{ID: "low", Role: accessibility.RoleGroup, Bounds: box(0, 2, 20, 10)})
	e.ask(s, "low", func() bool { return f.Key(e.chord) })
	top := f.BeginLayer(limoni.RankPopup, accessibility.Node{ID: "top", Role: accessibility.RoleGroup, Bounds: box(0, 4, 20, 10)})
	outer := f.Begin(accessibility.Node{ID: "outer", Role: accessibility.RoleGroup, Bounds: box(0, 4, 20, 10)})
	inner := f.Begin(accessibility.Node{ID: "inner", Role: accessibility.RoleGroup, Bounds: box(0, 4, 20, 10)})
	e.ask(s, "inner at Begin", func() bool { return inner.Key(e.chord) })
	b := f.RegisterAccessibility(control(accessibility.RoleButton, "b", box(0, 4, 10, 5)))
	f.AutoFocus(b)
	e.ask(s, "node", func() bool { return b.Key(e.chord) })
	other := f.RegisterAccessibility(control(accessibility.RoleButton, "other", box(0, 5, 10, 6)))
	e.ask(s, "other", func() bool { return other.Key(e.chord) })
	f.End(inner)
	e.ask(s, "inner", func() bool { return inner.Key(e.chord) })
	f.End(outer)
	e.ask(s, "outer", func() bool { return outer.Key(e.chord) })
	e.ask(s, "topkey", func() bool { return f.Key(e.chord) })
	f.End(top)
	f.End(low)
	e.ask(s, "low container", func() bool { return low.Key(e.chord) })
}

func TestKeyOrder(t *testing.T) {
	e := everybody{chord: "f7", skip: map[string]bool{}}
	s := newStage(t, func(s *stage, f *limoni.Frame) { e.draw(s, f) })
	s.wantFocus("b")
	for _, taker := range []string{"node", "inner", "outer", "topkey", "low", "base", "global"} {
		if res := s.key("f7"); res.Verdict != accessibility.Handled {
			t.Errorf("%s: %s, want handled", taker, res.Verdict)
		}
		s.want(taker)
		e.skip[taker] = true
	}
	if res := s.key("f7"); res.Verdict != accessibility.Unhandled {
		t.Errorf("asked for by nobody: %s, want unhandled", res.Verdict)
	}
	s.want("")
}

// The place in the draw function does not count: the root is drawn before and
// after the layers.
func TestKeyBelongsToTheLayerItIsCalledIn(t *testing.T) {
	for _, modal := range []limoni.Rank{limoni.RankPopup, limoni.RankModal} {
		asks := true
		s := newStage(t, func(s *stage, f *limoni.Frame) {
			if f.Key("d") {
				s.say("root")
			}
			l := f.BeginLayer(modal, accessibility.Node{ID: "layer", Bounds: box(0, 0, 5, 5)})
			if asks && f.Key("d") {
				s.say("layer")
			}
			f.End(l)
			if f.GlobalKey("d") {
				s.say("global")
			}
		})
		s.key("d")
		s.want("layer")
		asks = false
		s.app.Redraw()
		s.key("d")
		s.want(map[limoni.Rank]string{limoni.RankPopup: "root", limoni.RankModal: "global"}[modal])
	}
}

func TestToolkitKeysGoBeforeGlobalKeyAndAfterKey(t *testing.T) {
	local := false
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		s.button(f, "a", 0)
		s.button(f, "b", 1)
		for _, chord := range []string{"tab", "down", "shift+tab"} {
			if local && f.Key(chord) {
				s.say("local %s", chord)
			}
			if f.GlobalKey(chord) {
				s.say("global %s", chord)
			}
		}
	})
	s.wantFocus("a")
	s.key("tab")
	s.wantFocus("b")
	s.key("shift+tab")
	s.wantFocus("a")
	s.key("down")
	s.wantFocus("b")
	s.want("")
	s.key("down") // there is nothing below: the toolkit has no use for it
	s.wantFocus("b")
	s.want("global down")
	local = true
	s.key("tab")
	s.wantFocus("b")
	s.want("local tab")
}

func TestDefaultButtonAndDismissedOfTheTopLayer(t *testing.T) {
	asksEnter, asksDismissed, two := false, true, false
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		if f.Key("enter") {
			s.say("root enter")
		}
		if f.Key("esc") {
			s.say("root esc")
		}
		for _, id := range []string{"one", "two"} {
			if id == "two" && !two {
				continue
			}
			d := f.BeginLayer(limoni.RankModal, accessibility.Node{ID: id, Role: accessibility.RoleDialog, Label: id, Bounds: box(0, 0, 20, 9), Actions: accessibility.ActionDismiss})
			list := f.RegisterAccessibility(accessibility.Node{ID: id + "list", Role: accessibility.RoleList, Label: id, Bounds: box(1, 1, 9, 2), Actions: accessibility.ActionFocus})
			f.AutoFocus(list)
			ok := f.RegisterAccessibility(accessibility.Node{ID: id + "ok", Role: accessibility.RoleButton, Label: "OK", Bounds: box(1, 2, 9, 3),
				States: accessibility.StateDefault, Actions: accessibility.ActionActivate | accessibility.ActionFocus})
			if ok.Clicked() {
				s.say("%s ok", id)
			}
			if asksEnter && f.Key("enter") {
				s.say("%s enter", id)
			}
			if asksDismissed && d.Dismissed() {
				s.say("%s dismissed", id)
			}
			f.End(d)
		}
	})
	s.wantFocus("onelist")
	s.key("enter")
	s.key("esc")
	s.want("one ok, one dismissed")
	asksEnter = true
	s.key("enter")
	s.want("one enter")
	asksEnter, two = false, true
	s.app.Redraw()
	s.wantFocus("twolist")
	s.key("enter")
	s.key("esc")
	s.want("two ok, two dismissed")
	if s.node("two").Actions != accessibility.ActionDismiss || s.node("one").Actions != 0 {
		t.Errorf("dismiss is advertised by two: %v, by one: %v; want yes and no", s.node("two").Actions, s.node("one").Actions)
	}
	asksDismissed = false
	s.app.Redraw()
	if s.node("two").Actions != 0 {
		t.Error("dismiss is advertised though nobody asks Dismissed")
	}
	if res := s.key("esc"); res.Verdict != accessibility.Unhandled {
		t.Errorf("Esc that nobody asks for behind a modal: %s", res.Verdict)
	}
	s.want("")
}

func TestSubmittedGoesBeforeKeysOfTheTopLayer(t *testing.T) {
	value, asks := "", true
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		if f.Key("enter") {
			s.say("key")
		}
		resp := s.field(f, "field", 0, &value)
		if asks && resp.Submitted() {
			s.say("submitted")
		}
		s.button(f, "b", 1)
	})
	s.key("enter")
	s.want("submitted")
	asks = false
	s.key("enter")
	s.want("key")
	asks = true
	s.key("tab")
	s.key("enter") // the button takes it itself
	s.want("click b")
}

func TestSpaceAndEnterClickOnlyWhatAdvertisesActivate(t *testing.T) {
	actions := accessibility.ActionActivate | accessibility.ActionFocus
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		b := f.RegisterAccessibility(accessibility.Node{ID: "b", Role: accessibility.RoleButton, Bounds: row(f, 0), Actions: actions})
		for _, chord := range []string{"enter", "space"} {
			if b.Key(chord) {
				s.say("%s", chord)
			}
		}
		if b.Clicked() {
			s.say("click")
		}
	})
	s.key("enter")
	s.key("space")
	s.feed("\r ")
	s.want("click, click, click, click")
	actions = accessibility.ActionFocus
	s.app.Redraw()
	s.key("enter")
	s.key("space")
	s.want("enter, space")
}

// A release is never a press, and a repeat is one.
func TestKeyReleasesReachNobody(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		if f.Key("ctrl+up") {
			s.say("up")
		}
	})
	s.feed("\x1b[1;5A")
	s.want("up")
	s.feed("\x1b[1;5:3A")
	s.want("")
	s.feed("\x1b[1;5:2A")
	s.want("up")
}

func TestToastsAndTooltipsAreNotAskedForKeys(t *testing.T) {
	modal := false
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		if modal {
			f.End(f.BeginLayer(limoni.RankModal, accessibility.Node{ID: "modal", Bounds: box(0, 0, 9, 9)}))
		}
		for _, rank := range []limoni.Rank{limoni.RankTooltip, limoni.RankToast} {
			l := f.BeginLayer(rank, accessibility.Node{ID: map[limoni.Rank]string{limoni.RankTooltip: "tooltip", limoni.RankToast: "toast"}[rank], Bounds: box(0, 0, 9, 9)})
			if f.Key("x") {
				s.say("layer %d", rank)
			}
			if l.Dismissed() {
				s.say("dismissed %d", rank)
			}
			f.End(l)
		}
		if f.Key("x") {
			s.say("root")
		}
	})
	s.key("x")
	s.key("esc")
	s.want("root")
	modal = true
	s.app.Redraw()
	s.key("x")
	s.key("esc")
	s.want("")
}

func TestCtrlCFromTheTerminalEndsTheAppAndByDoDoesNot(t *testing.T) {
	asks := true
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		if asks && f.GlobalKey("ctrl+c") {
			s.say("ctrl+c")
		}
	})
	s.feed("\x03")
	s.want("ctrl+c")
	asks = false
	s.app.Redraw()
	s.snap()
	if res := s.key("ctrl+c"); res.Verdict != accessibility.Unhandled {
		t.Errorf("by Do: %s, want unhandled", res.Verdict)
	}
	s.snap()
	s.feed("\x03")
	if _, err := s.app.Do(t.Context(), accessibility.Request{Op: accessibility.OpKey, Chord: "a"}); err != accessibility.ErrEnded {
		t.Errorf("after Ctrl+C in the terminal: %v, want ErrEnded", err)
	}
}

func TestSecondAskForOneChordInOneLayerIsAProblem(t *testing.T) {
	first, second, layer := false, false, false
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		f.Key("a")
		f.GlobalKey("a") // another kind of ask
		if first {
			f.Key("A") // another chord
			f.Key("a")
		}
		if second {
			f.GlobalKey("a")
		}
		if layer {
			l := f.BeginLayer(limoni.RankPopup, accessibility.Node{ID: "l", Bounds: box(0, 0, 3, 3)})
			f.Key("a")
			f.End(l)
		}
	})
	s.wantProblems()
	layer = true
	s.app.Redraw()
	s.wantProblems()
	first = true
	s.app.Redraw()
	s.wantProblems(`"a"`)
	first, second = false, true
	s.app.Redraw()
	s.wantProblems(`"a"`)
	second = false
	s.app.Redraw()
	s.wantProblems()
}

// The rows of a container that a pass draws after its own end still belong to
// the same layer: what a container asks it asks only where the focus is inside.
func TestContainerAsksOnlyWhereTheFocusIsInside(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		for y, id := range []string{"left", "right"} {
			g := f.Begin(accessibility.Node{ID: id, Role: accessibility.RoleGroup, Bounds: row(f, y)})
			s.button(f, id+"b", y)
			f.End(g)
			if g.Key("x") {
				s.say("%s", id)
			}
		}
	})
	s.key("x")
	s.key("tab")
	s.key("x")
	s.want("left, right")
}
