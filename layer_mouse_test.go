package limoni_test

import (
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
)

func TestTooltipsNeverTakeTheMouse(t *testing.T) {
	rank := limoni.RankTooltip
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		s.button(f, "under", 0)
		l := f.BeginLayer(rank, accessibility.Node{ID: "over", Bounds: box(0, 0, 20, 3), Actions: accessibility.ActionActivate | accessibility.ActionFocus})
		b := f.RegisterAccessibility(control(accessibility.RoleButton, "inside", box(0, 0, 5, 1)))
		if b.Clicked() {
			s.say("click inside")
		}
		f.End(l)
		if l.Clicked() {
			s.say("click over")
		}
	})
	s.feed(clickBytes(1, 0))
	s.want("click under")
	s.wantFocus("under")
	s.key("tab")
	s.wantFocus("under")
	if n := s.node("inside"); n.Actions.Has(accessibility.ActionFocus) || n.States.Has(accessibility.StateFocusable) {
		t.Errorf("a button in a tooltip offers the focus: %v, %v", n.Actions, n.States)
	}
	rank = limoni.RankToast
	s.app.Redraw()
	s.snap()
	s.feed(clickBytes(1, 0) + clickBytes(8, 1))
	s.want("click inside, click over")
	s.wantFocus("under") // a toast takes the mouse and not the keyboard
}

func TestModalTakesTheMouseEverywhereAndAToastOverItReacts(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		s.button(f, "page", 0)
		m := f.BeginLayer(limoni.RankModal, accessibility.Node{ID: "m", Bounds: box(10, 5, 20, 8)})
		p := f.BeginLayer(limoni.RankPopup, accessibility.Node{ID: "p", Bounds: box(15, 7, 25, 11)})
		drop := f.RegisterAccessibility(control(accessibility.RoleOption, "option", box(15, 9, 25, 10)))
		if drop.Clicked() {
			s.say("option")
		}
		f.End(p)
		f.End(m)
		toast := f.BeginLayer(limoni.RankToast, accessibility.Node{ID: "t", Bounds: box(30, 0, 40, 1), Actions: accessibility.ActionActivate})
		f.End(toast)
		if toast.Clicked() {
			s.say("toast")
		}
	})
	s.feed(clickBytes(1, 0))
	s.want("")
	s.feed(clickBytes(16, 9) + clickBytes(31, 0))
	s.want("option, toast")
	if n := s.node("page"); n.Actions != 0 {
		t.Errorf("behind the modal page offers %v", n.Actions)
	}
	if n := s.node("option"); n.Actions == 0 {
		t.Error("what stands on the modal offers nothing")
	}
	if res := s.click("page"); res.Reason != accessibility.ErrBehindModal || !strings.Contains(res.Message, "#m") {
		t.Errorf("%s %s %s", res.Verdict, res.Reason, res.Message)
	}
}

// What a modal shuts off advertises nothing, in its details either.
func TestShutOffNodesOfferNoCustomActions(t *testing.T) {
	modal := false
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		b := s.button(f, "b", 0)
		f.Details(b).CustomActions = []accessibility.CustomAction{{Name: "delete"}}
		if name, ok := b.Action(); ok {
			s.say("%s", name)
		}
		if modal {
			f.End(f.BeginLayer(limoni.RankModal, accessibility.Node{ID: "m", Bounds: box(10, 5, 20, 8)}))
		}
	})
	custom := func() int {
		snap := s.snap()
		return len(snap.Tree.Details(s.node("b")).CustomActions)
	}
	if s.act("delete", "b"); custom() != 1 {
		t.Error("the custom action is not in the tree")
	}
	s.want("delete")
	modal = true
	s.app.Redraw()
	if custom() != 0 {
		t.Error("behind a modal the custom action is still offered")
	}
	if res := s.act("delete", "b"); res.Reason != accessibility.ErrBehindModal {
		t.Errorf("%s %s", res.Verdict, res.Reason)
	}
	s.want("")
}

// Dismissed where the layer's node is asked from outside its own code.
func TestToastOverADialogDoesNotTakeItsKeys(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		d := f.BeginLayer(limoni.RankModal, accessibility.Node{ID: "d", Bounds: box(0, 0, 9, 9), Actions: accessibility.ActionDismiss})
		s.button(f, "b", 1)
		f.End(d)
		f.End(f.BeginLayer(limoni.RankToast, accessibility.Node{ID: "t", Bounds: box(0, 0, 9, 9)}))
		if d.Dismissed() {
			s.say("dismissed")
		}
	})
	s.wantFocus("b")
	s.key("esc")
	s.key("enter")
	s.want("dismissed, click b")
	if res := s.click("b"); res.Reason != accessibility.ErrCovered || !strings.Contains(res.Message, "#t") {
		t.Errorf("under a toast: %s %s %s, want covered by #t", res.Verdict, res.Reason, res.Message)
	}
}
