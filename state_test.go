package limoni_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
)

// A hidden node is laid out and not there: it has no focus, takes no key and
// no mouse, and offers nothing, and neither does what is in it.
func TestHiddenNodes(t *testing.T) {
	state := accessibility.State(0)
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		g := f.Begin(accessibility.Node{ID: "g", Role: accessibility.RoleGroup, Bounds: row(f, 0), States: state})
		b := s.button(f, "b", 0)
		if b.Key("k") {
			s.say("k")
		}
		f.End(g)
	})
	s.key("k")
	s.key("enter")
	s.want("k, click b")
	for _, state = range []accessibility.State{accessibility.StateHidden, accessibility.StateDisabled} {
		s.app.Redraw()
		s.wantFocus("")
		if n := s.node("b"); n.Actions != 0 || n.States.Has(accessibility.StateFocusable) || !n.States.Has(state) {
			t.Errorf("in a %v container: %v, %v", state, n.Actions, n.States)
		}
		s.feed("k\r" + clickBytes(1, 0))
		want := map[accessibility.State]accessibility.Reason{accessibility.StateHidden: accessibility.ErrHidden, accessibility.StateDisabled: accessibility.ErrDisabled}[state]
		for _, res := range []accessibility.Result{s.click("b"), s.act("activate", "b")} {
			if res.Reason != want {
				t.Errorf("%v: %s %s", state, res.Verdict, res.Reason)
			}
		}
		s.want("")
	}
	state = 0
	s.app.Redraw()
	s.key("tab")
	s.wantFocus("b")
	s.feed(clickBytes(1, 0))
	s.want("click b")
}

// What is behind a hidden node is what the mouse meets.
func TestMouseGoesThroughHiddenNodes(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		s.button(f, "shown", 0)
		n := control(accessibility.RoleButton, "hidden", row(f, 0))
		n.States = accessibility.StateHidden
		f.RegisterAccessibility(n)
	})
	s.feed(clickBytes(1, 0))
	s.want("click shown")
	if res := s.click("shown"); res.Verdict != accessibility.Handled {
		t.Errorf("%s %s", res.Verdict, res.Message)
	}
	s.want("click shown")
}

// A double click is taken by whoever asks for it, and shows.
func TestDoubleClickedTakesTheClick(t *testing.T) {
	open := false
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		s.button(f, "focus", 3)
		n := f.RegisterAccessibility(accessibility.Node{ID: "n", Role: accessibility.RoleListItem, Bounds: row(f, 0), Actions: accessibility.ActionSelect})
		if n.DoubleClicked() {
			open = true
		}
		if open {
			f.Print(row(f, 5), "open", limoni.Style{})
		}
	})
	s.feed(clickBytes(1, 0) + clickBytes(1, 0))
	if !strings.Contains(s.snap().Screen.String(), "open") {
		t.Error("what the double click did is not on the screen")
	}
	open = false
	res := do(t, s.app, accessibility.Request{Op: accessibility.OpClick, Target: accessibility.Selector{ID: "n"}, Mouse: accessibility.Mouse{Count: 2}})
	if res.Verdict != accessibility.Handled || !open {
		t.Errorf("%s, open %v", res.Verdict, open)
	}
}

// What FocusLost and FocusGained lead to is on the screen, wherever it is
// drawn, and the next key meets it.
func TestWhatFocusLostLeadsToShows(t *testing.T) {
	message, gained := "", 0
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		f.Print(row(f, 9), message, limoni.Style{})
		if message != "" && f.Key("x") {
			s.say("x")
		}
		a, b := s.button(f, "a", 0), s.button(f, "b", 1)
		if a.FocusLost() {
			message = "a is empty"
		}
		if b.FocusGained() {
			gained++
		}
	})
	s.feed("\tx")
	if got := s.snap().Screen.String(); !strings.Contains(got, "a is empty") || gained != 1 {
		t.Errorf("gained %d times, screen:\n%s", gained, got)
	}
	s.want("x")
	message = ""
	s.act("focus", "a")
	res := s.act("focus", "b")
	if !strings.Contains(s.snap().Screen.String(), "a is empty") || res.Frame != s.snap().Frame || gained != 2 {
		t.Errorf("by Do: gained %d times, screen:\n%s", gained, s.snap().Screen.String())
	}
}

func TestWheelGoesThroughDisabledNodes(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		area := f.Begin(accessibility.Node{ID: "area", Role: accessibility.RoleScrollArea, Bounds: box(0, 0, 20, 5), Actions: accessibility.ActionScroll})
		if _, dy := area.Scrolled(); dy != 0 {
			s.say("scrolled %d", dy)
		}
		off := control(accessibility.RoleButton, "off", row(f, 0))
		off.States = accessibility.StateDisabled
		f.RegisterAccessibility(off)
		f.End(area)
	})
	s.feed(sgr(65, 1, 0, 'M'))
	s.want("scrolled 1")
}

// A target of which something covers a part is clicked where it is free.
func TestClickOnWhatIsPartlyCovered(t *testing.T) {
	cover := box(0, 0, 9, 1)
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		b := s.button(f, "b", 0) // ten cells
		if ev, ok := b.Event(); ok && ev.Kind == limoni.EventPress {
			s.say("at %d", ev.X)
		}
		f.End(f.BeginLayer(limoni.RankPopup, accessibility.Node{ID: "cover", Bounds: cover}))
	})
	s.click("b")
	s.want("at 9, click b")
	cover = box(0, 0, 10, 1)
	s.app.Redraw()
	if res := s.click("b"); res.Reason != accessibility.ErrCovered {
		t.Errorf("%s %s", res.Verdict, res.Reason)
	}
	if res := s.act("activate", "b"); res.Verdict != accessibility.Handled {
		t.Errorf("an action does not care what covers it: %s", res.Verdict)
	}
	s.want("click b")
}

// A popup gives the focus back to what had it when it opened.
func TestPopupGivesTheFocusBack(t *testing.T) {
	open := false
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		for y, id := range []string{"a", "b", "c"} {
			s.button(f, id, y)
		}
		if open {
			l := f.BeginLayer(limoni.RankPopup, accessibility.Node{ID: "menu", Role: accessibility.RoleMenu, Bounds: box(12, 1, 20, 5)})
			item := f.RegisterAccessibility(control(accessibility.RoleMenuItem, "item", box(12, 1, 20, 2)))
			f.AutoFocus(item)
			if item.Clicked() || l.Dismissed() {
				open = false
			}
			f.End(l)
		}
		if f.Key("m") {
			open = true
		}
	})
	for _, close := range []string{"esc", "enter"} {
		s.act("focus", "b")
		s.key("m")
		s.wantFocus("item")
		s.key(close)
		s.wantFocus("b")
	}
}

// A panic in the draw function goes to whoever ran it, and ends the app for
// everybody else.
func TestPanicEndsTheAppForThoseWhoWait(t *testing.T) {
	app := limoni.New(5, 2, func(f *limoni.Frame) {
		f.Busy("always")
		if f.Key("p") {
			panic("boom")
		}
	})
	frame := snapshot(t, app).Frame
	run := func(f func() error) (result string) {
		defer func() {
			if r := recover(); r != nil {
				result = fmt.Sprint("panic ", r)
			}
		}()
		if err := f(); err != nil {
			return err.Error()
		}
		return "nothing"
	}
	waiter := make(chan string, 1)
	go func() {
		waiter <- run(func() error { _, err := app.Snapshot(context.Background(), frame); return err })
	}()
	app.UntilWaiting()
	fed := run(func() error { app.Feed([]byte("p")); return nil })
	switch got := <-waiter; {
	case fed == "panic boom" && got == accessibility.ErrEnded.Error():
	case fed == "nothing" && got == "panic boom": // the waiter ran the loop
	default:
		t.Errorf("who fed: %s; who waited: %s", fed, got)
	}
	if err := app.Post(func() {}); !errors.Is(err, limoni.ErrEnded) {
		t.Errorf("Post: %v, want ErrEnded", err)
	}
}

// Equal labels cost no more than others: the work grows with their number, not
// with its square.
func TestManyEqualLabelsAreQuick(t *testing.T) {
	const n = 20_000
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		for range n {
			f.RegisterAccessibility(accessibility.Node{Role: accessibility.RoleText, Label: "same"})
		}
		for range n {
			f.RegisterAccessibility(accessibility.Node{ID: "same", Role: accessibility.RoleText})
		}
	})
	keys := map[accessibility.Key]bool{}
	for _, node := range s.snap().Tree.Nodes {
		keys[node.Key] = true
	}
	if len(keys) != 2*n {
		t.Errorf("%d keys of %d nodes", len(keys), 2*n)
	}
}

// The zero Response is inert.
func TestZeroResponseAnswersNo(t *testing.T) {
	var r limoni.Response
	_, item, isItem := r.Item()
	_, text := r.Text()
	_, value := r.NewValue()
	_, event := r.Event()
	_, action := r.Action()
	dx, dy := r.Scrolled()
	r.Take()
	r.Took(1)
	r.SetScrolled()
	r.SetRow(limoni.Response{})
	r.SetMissed()
	for i, yes := range []bool{r.Clicked(), r.DoubleClicked(), r.Changed(), r.Selected(), r.Submitted(), r.Dismissed(), r.Focused(), r.FocusWithin(),
		r.FocusGained(), r.FocusLost(), r.Hovered(), r.Pressed(), r.Hit(), r.Key("a"), r.Did(accessibility.ActionActivate),
		isItem, item != 0, text, value, event, action, dx != 0, dy != 0, !r.Rect().Empty(), r.String() == ""} {
		if yes {
			t.Errorf("question %d: yes", i)
		}
	}
}
