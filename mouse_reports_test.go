package limoni_test

import (
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
)

// The encoding of xterm's first mouse protocol: one byte each for button,
// column and row, and a release that does not say which button went up.
func TestOldMouseReportsOfOneReadAreOneClick(t *testing.T) {
	clicks := 0
	app := limoni.New(40, 30, func(f *limoni.Frame) {
		b := f.RegisterAccessibility(control(accessibility.RoleButton, "b", box(8, 21, 12, 22)))
		if ev, ok := b.Event(); ok && (ev.X != 10 || ev.Y != 21) {
			t.Errorf("an event at %d,%d, want 10,21", ev.X, ev.Y)
		}
		if b.Clicked() {
			clicks++
		}
	})
	snapshot(t, app)
	app.Feed([]byte("\x1b[M +6\x1b[M#+6"))
	if clicks != 1 {
		t.Errorf("%d clicks, want 1", clicks)
	}
}

// Columns beyond 223, which the first protocol could not name, and the key
// that comes right behind.
func TestClickFarToTheRight(t *testing.T) {
	s := &stage{t: t}
	s.app = limoni.New(300, 120, func(f *limoni.Frame) {
		s.pad(f, "pad", box(230, 90, 250, 110))
		if f.Key("Z") {
			s.say("Z")
		}
	})
	s.snap()
	s.feed("\x1b[<0;240;100M\x1b[<0;240;100mZ")
	s.want("pad press 1 239,99 x1, pad release 1 239,99 x1, pad clicked, Z")
}

// The mouse that only moves presses nothing, and so does a wheel in either
// direction; what scrolls sideways is told so.
func TestMotionAndWheelAreNoClicks(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		area := f.Begin(accessibility.Node{ID: "area", Role: accessibility.RoleScrollArea, Bounds: box(0, 0, 20, 5), Actions: accessibility.ActionScroll})
		if dx, dy := area.Scrolled(); dx != 0 || dy != 0 {
			s.say("scrolled %d,%d", dx, dy)
		}
		b := s.button(f, "b", 0)
		if ev, ok := b.Event(); ok && (ev.Kind == limoni.EventPress || ev.Kind == limoni.EventRelease) {
			s.say("%s", eventNames[ev.Kind])
		}
		f.End(area)
	})
	s.feed(sgr(35, 1, 0, 'M') + sgr(35, 2, 0, 'M') + sgr(35, 1, 0, 'm'))
	s.want("")
	s.feed(sgr(64, 1, 0, 'M') + sgr(65, 1, 0, 'M') + sgr(66, 1, 0, 'M') + sgr(67, 1, 0, 'M'))
	s.want("scrolled 0,-1, scrolled 0,1, scrolled -1,0, scrolled 1,0")
	s.feed(clickBytes(1, 0))
	s.want("press, click b, release")
}

// The wheel goes to the pane under the mouse, and to no other.
func TestWheelScrollsThePaneItIsOver(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		for i, id := range []string{"left", "right"} {
			n := accessibility.Node{ID: id, Role: accessibility.RoleList, Bounds: box(20*i, 0, 20*i+20, 10), Actions: accessibility.ActionScroll | accessibility.ActionFocus}
			pane := f.RegisterAccessibility(n)
			if _, dy := pane.Scrolled(); dy != 0 {
				ev, _ := pane.Event()
				s.say("%s %d at %d,%d", id, dy, ev.X, ev.Y)
			}
		}
	})
	s.feed(sgr(65, 19, 3, 'M') + sgr(65, 20, 4, 'M') + sgr(64, 39, 9, 'M'))
	s.want("left 1 at 19,3, right 1 at 20,4, right -1 at 39,9")
	s.wantFocus("left") // where the wheel is over the other one
}

// What reacts to the pointer alone is no target of a click: it is not clicked,
// takes no focus, and a click by selector says that nobody wanted it.
func TestWhatOnlyScrollsIsNoClickTarget(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		s.button(f, "b", 0)
		pane := f.RegisterAccessibility(accessibility.Node{ID: "pane", Role: accessibility.RoleCanvas, Bounds: box(0, 2, 20, 5), Actions: accessibility.ActionScroll})
		if pane.Clicked() {
			s.say("clicked")
		}
		if _, dy := pane.Scrolled(); dy != 0 {
			s.say("scrolled")
		}
	})
	s.feed(clickBytes(1, 3))
	res := s.click("pane")
	s.want("")
	if res.Verdict != accessibility.Unhandled || res.Changed {
		t.Errorf("a click by selector: %s, changed %v; want unhandled, false", res.Verdict, res.Changed)
	}
	s.wantFocus("b")
	s.feed(sgr(65, 1, 3, 'M'))
	s.want("scrolled")
}

// An item of a popup shows that the mouse is over it, and is clicked all the
// same; so is one of a popup that stands on another.
func TestHoveredItemsOfPopupsAreClicked(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		s.button(f, "under", 1)
		menu := f.BeginLayer(limoni.RankPopup, accessibility.Node{ID: "menu", Role: accessibility.RoleMenu, Bounds: box(0, 0, 12, 4)})
		for y, id := range []string{"open", "save"} {
			if r := s.button(f, id, y); r.Hovered() {
				f.Print(box(10, y, 12, y+1), "<", limoni.Style{})
			}
		}
		sub := f.BeginLayer(limoni.RankPopup, accessibility.Node{ID: "sub", Role: accessibility.RoleMenu, Bounds: box(5, 2, 20, 5)})
		item := f.RegisterAccessibility(control(accessibility.RoleMenuItem, "as", box(5, 3, 20, 4)))
		if item.Hovered() {
			f.Print(box(10, 3, 12, 4), "<", limoni.Style{})
		}
		if item.Clicked() {
			s.say("click as")
		}
		f.End(sub)
		f.End(menu)
	})
	for _, c := range []struct {
		x, y int
		want string
	}{{1, 1, "click save"}, {1, 0, "click open"}, {7, 3, "click as"}} {
		s.feed(sgr(35, c.x, c.y, 'M'))
		if got := strings.Split(s.snap().Screen.String(), "\n")[c.y]; !strings.Contains(got, "<") {
			t.Errorf("%s does not show that the mouse is over it: %q", c.want, got)
		}
		s.feed(sgr(0, c.x, c.y, 'M') + sgr(32, c.x, c.y, 'M') + sgr(0, c.x, c.y, 'm'))
		s.want(c.want)
	}
}
