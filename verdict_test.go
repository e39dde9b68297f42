package limoni_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

func TestVerdictFrameAndChangeAreItsOwn(t *testing.T) {
	n := 0
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		if f.Key("+") {
			n++
		}
		if f.Key("0") {
			n *= 1
		}
		f.RegisterAccessibility(accessibility.Node{ID: "n", Role: accessibility.RoleText, Label: f.Itoa(n), Bounds: row(f, 0)})
		f.Print(row(f, 0), f.Itoa(n), limoni.Style{})
	})
	frame := s.snap().Frame
	for _, c := range []struct {
		chord   string
		before  func()
		verdict accessibility.Verdict
		changed bool
		frames  uint64
	}{
		{"+", nil, accessibility.Handled, true, 1},
		{"0", nil, accessibility.Handled, false, 1},
		{"z", nil, accessibility.Unhandled, false, 1},
		{"0", func() { s.app.QueueRead("+") }, accessibility.Handled, false, 2},
		{"0", func() { _ = s.app.Post(func() { n++ }) }, accessibility.Handled, false, 2},
		{"0", func() { n++; s.app.Redraw() }, accessibility.Handled, false, 2},
	} {
		if c.before != nil {
			c.before()
		}
		res := s.key(c.chord)
		if res.Verdict != c.verdict || res.Changed != c.changed || res.Frame != frame+c.frames || s.snap().Frame != res.Frame {
			t.Errorf("%q: %s, changed %v, frame %d; want %s, %v, %d", c.chord, res.Verdict, res.Changed, res.Frame, c.verdict, c.changed, frame+c.frames)
		}
		frame = res.Frame
	}
}

// A timer that is due is no effect of the input that comes at the same time.
func TestDueTimerIsPaintedBeforeAnInput(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		text := "waiting"
		if left := time.Unix(1, 0).Sub(f.Now()); left > 0 {
			f.After(left)
		} else {
			text = "done"
		}
		f.Print(row(f, 0), text, limoni.Style{})
	})
	s.app.MoveClock(time.Second)
	if res := s.key("z"); res.Changed || res.Verdict != accessibility.Unhandled {
		t.Errorf("%s, changed %v; want unhandled, false", res.Verdict, res.Changed)
	}
	if !strings.HasPrefix(s.snap().Screen.String(), "done") {
		t.Error("the timer did not fire")
	}
}

// The end of a context ends the wait, and not the input.
func TestContextEndsTheWaitOnly(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		if f.Key("x") {
			s.say("x")
		}
		f.Busy("for ever")
	})
	ctx, cancel := context.WithCancelCause(t.Context())
	cause := errors.New("enough")
	cancel(cause)
	if _, err := s.app.Do(ctx, accessibility.Request{Op: accessibility.OpKey, Chord: "x"}); err != nil && !errors.Is(err, cause) {
		t.Errorf("Do: %v", err)
	}
	s.want("x")
	if _, err := s.app.Snapshot(ctx, s.snap().Frame); !errors.Is(err, cause) {
		t.Errorf("Snapshot while something is pending: %v, want the context's cause", err)
	}
}

func TestItemsOfAContainer(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		list := f.Begin(accessibility.Node{ID: "list", Role: accessibility.RoleList, Bounds: row(f, 0), Actions: accessibility.ActionFocus})
		r := f.RegisterAccessibility(accessibility.Node{ID: "one", Role: accessibility.RoleListItem, Bounds: row(f, 0), Position: 1, SetSize: 9, Actions: accessibility.ActionActivate})
		if r.Clicked() {
			s.say("row one")
		}
		if key, position, ok := list.Item(); ok && list.Did(accessibility.ActionActivate) {
			s.say("item %q %d", key, position)
			list.SetScrolled()
		}
		f.End(list)
	})
	act := func(item accessibility.Item) accessibility.Result {
		return do(t, s.app, accessibility.Request{Op: accessibility.OpAct, Action: "activate", Target: accessibility.Selector{ID: "list"}, Item: item})
	}
	for _, c := range []struct {
		item     accessibility.Item
		want     string
		scrolled bool
	}{
		{accessibility.Item{Key: "one"}, "row one", false},
		{accessibility.Item{Position: 1}, "row one", false},
		{accessibility.Item{Key: "seven"}, `item "seven" 0`, true},
		{accessibility.Item{Position: 7}, `item "" 7`, true},
	} {
		res := act(c.item)
		if s.want(c.want); res.Verdict != accessibility.Handled || res.Scrolled != c.scrolled {
			t.Errorf("%+v: %s, scrolled %v; want handled, %v", c.item, res.Verdict, res.Scrolled, c.scrolled)
		}
	}
	res := do(t, s.app, accessibility.Request{Op: accessibility.OpAct, Action: "toggle", Target: accessibility.Selector{ID: "list"}, Item: accessibility.Item{Key: "seven"}})
	if res.Verdict != accessibility.Unhandled {
		t.Errorf("an action no row has: %s", res.Verdict)
	}
}

// One way in: mouse, key, action and default button end in the same flag.
func TestEveryWayEndsInClicked(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		n := control(accessibility.RoleButton, "b", row(f, 0))
		n.States = accessibility.StateDefault
		b := f.RegisterAccessibility(n)
		if again := b.Clicked(); b.Clicked() && again {
			s.say("click")
		}
		f.RegisterAccessibility(accessibility.Node{ID: "other", Role: accessibility.RoleList, Bounds: row(f, 1), Actions: accessibility.ActionFocus})
	})
	for _, way := range []func(){
		func() { s.feed(clickBytes(1, 0)) },
		func() { s.click("b") },
		func() { s.act("activate", "b") },
		func() { s.key("enter") },
		func() { s.key("space") },
		func() { s.feed(" ") },
		func() { s.act("focus", "other"); s.key("enter") },
	} {
		way()
		s.want("click")
	}
}

// Typing in a state that an unhandled key brought up to date: what is checked
// and what is clicked are one frame.
func TestDoAfterATreeThatChangedByTime(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		if f.Now().Before(time.Unix(1, 0)) {
			s.button(f, "passing", 0)
		}
		s.button(f, "a", 1)
		s.button(f, "b", 2)
	})
	s.app.Advance(2 * time.Second)
	s.feed("z") // runs a pass that nobody paints
	s.click("a")
	s.act("activate", "b")
	s.want("click a, click b")
}

// Text that names its field is typed there or nowhere: a Tab of somebody else
// in between must not put a password into the next field.
func TestTextForAFieldThatLostTheFocusIsRefused(t *testing.T) {
	first, second := "", ""
	app := limoni.New(20, 3, func(f *limoni.Frame) {
		widgets.TextInput{ID: "first", Label: "First", Value: &first}.Draw(f, row(f, 0))
		widgets.TextInput{ID: "second", Label: "Second", Value: &second}.Draw(f, row(f, 1))
	})
	text := accessibility.Request{Op: accessibility.OpText, Text: "secret", Target: accessibility.Selector{ID: "first"}}
	if res := do(t, app, text); res.Verdict != accessibility.Handled || first != "secret" {
		t.Errorf("with the focus: %s, first %q", res.Verdict, first)
	}
	app.Feed([]byte("\t"))
	if res := do(t, app, text); res.Reason != accessibility.ErrNotFocused || res.Changed || first != "secret" || second != "" {
		t.Errorf("without: %s %s, first %q, second %q; want refused not-focused and nothing typed", res.Verdict, res.Reason, first, second)
	}
}
