package limoni_test

import (
	"strings"
	"testing"
	"time"

	"limoni"
	"limoni/accessibility"
)

// The mouse goes by the frame that was on the screen when its bytes were read,
// also where other reads and frames came in between.
func TestHitsGoByThePaintedFrame(t *testing.T) {
	names, slow := []string{"A", "B", "C", "D"}, time.Duration(0)
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		for y, name := range names {
			b := f.RegisterAccessibility(control(accessibility.RoleButton, name, row(f, y)))
			if b.Clicked() {
				s.say("%s", name)
			}
		}
		if f.Key("d") {
			names = names[1:]
			s.app.MoveClock(slow)
		}
	})
	// Two reads wait; the first is slow, so a frame is painted before the
	// second is looked at.
	slow = 20 * time.Millisecond
	s.app.QueueRead("d")
	s.app.QueueRead(clickBytes(0, 1))
	s.app.RunQueued()
	s.want("B")
	// Several frames go by.
	names = []string{"A", "B", "C", "D"}
	s.app.Redraw()
	s.snap()
	s.app.QueueRead("d")
	s.app.QueueRead("d")
	s.app.QueueRead("x" + clickBytes(0, 3))
	s.app.RunQueued()
	s.want("D")
	// The one that was aimed at is gone: the click is for nobody.
	names = []string{"A", "B", "C", "D"}
	s.app.Redraw()
	s.snap()
	s.app.QueueRead("d")
	s.app.QueueRead(clickBytes(0, 0))
	s.app.RunQueued()
	s.want("")
	s.feed(clickBytes(0, 0))
	s.want("B")
}

// What was aimed at is disabled or shut off by now: the click is for nobody.
func TestClickOnWhatAKeyBeforeItShutOff(t *testing.T) {
	state := ""
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		n := control(accessibility.RoleButton, "a", row(f, 0))
		if state == "disabled" {
			n.States = accessibility.StateDisabled
		}
		a := f.RegisterAccessibility(n)
		if a.Clicked() {
			s.say("clicked")
		}
		if f.Key("d") {
			state = "disabled"
		}
		if f.Key("m") {
			state = "modal"
		}
		if state == "modal" {
			f.End(f.BeginLayer(limoni.RankModal, accessibility.Node{ID: "m", Bounds: box(20, 5, 25, 8)}))
		}
	})
	for _, key := range []string{"d", "m", "y"} {
		state = ""
		s.app.Redraw()
		s.snap()
		s.feed(key + clickBytes(1, 0))
		s.want(map[string]string{"y": "clicked"}[key])
	}
}

// A row that the newest pass does not draw is an item of its container.
func TestRowsNoLongerDrawnAreItems(t *testing.T) {
	offset := 0
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		list := f.Begin(accessibility.Node{ID: "list", Role: accessibility.RoleList, Bounds: box(0, 0, 10, 3), Actions: accessibility.ActionFocus})
		for y := range 3 {
			i := offset + y
			r := f.Begin(accessibility.Node{ID: f.Concat("row-", f.Itoa(i)), Role: accessibility.RoleListItem, Bounds: box(0, y, 10, y+1),
				Position: int32(i + 1), SetSize: 100, Actions: accessibility.ActionActivate})
			f.RegisterAccessibility(accessibility.Node{ID: "cell", Role: accessibility.RoleCell, Bounds: box(0, y, 5, y+1)})
			f.End(r)
			if r.Clicked() {
				s.say("drawn row-%d", i)
			}
		}
		f.End(list)
		if key, position, ok := list.Item(); ok && list.Clicked() {
			s.say("item %s %d", key, position)
		}
		if f.Key("j") {
			offset += 5
		}
		if f.Key("k") {
			offset -= 5
		}
	})
	s.feed(clickBytes(1, 1))
	s.want("drawn row-1")
	s.feed("j" + clickBytes(1, 1))
	s.want("item row-1 2")
	// Between press and release, away and back.
	s.feed(sgr(0, 1, 1, 'M') + "j" + sgr(0, 1, 1, 'm'))
	s.want("item row-6 7")
	s.feed(sgr(0, 1, 1, 'M') + "j")
	s.feed("k" + sgr(0, 1, 2, 'm'))
	s.want("") // the release is over another row
	offset = 0
	s.app.Redraw()
	s.snap()
	s.feed(sgr(0, 1, 1, 'M') + "jk" + sgr(0, 1, 1, 'm'))
	s.want("drawn row-1")
	// A double click on a row that the first click scrolls away is still one
	// on that row.
	s.app.Advance(time.Second)
	s.feed("j" + clickBytes(1, 0) + clickBytes(1, 0))
	s.want("item row-0 1, item row-0 1")
}

// What Item hands out may be kept, also where the row's ID was built for the
// frame only.
func TestItemKeyMayBeKept(t *testing.T) {
	var kept []string
	offset := 0
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		list := f.Begin(accessibility.Node{ID: "list", Role: accessibility.RoleList, Bounds: box(0, 0, 10, 3)})
		for y := range 3 {
			i := offset + y
			r := f.RegisterAccessibility(accessibility.Node{ID: f.Concat("row-", f.Itoa(i)), Role: accessibility.RoleListItem, Bounds: box(0, y, 10, y+1),
				Position: int32(i + 1), Actions: accessibility.ActionActivate})
			if r.Hit() {
				list.SetRow(r)
			}
		}
		f.End(list)
		if key, _, ok := list.Item(); ok && list.Clicked() {
			kept = append(kept, key)
		}
		if f.Key("j") {
			offset += 5
		}
	})
	s.feed(clickBytes(1, 1))
	s.feed("j" + clickBytes(1, 1))
	s.feed(clickBytes(1, 2))
	for range 9 {
		s.feed("j")
	}
	if got := strings.Join(kept, " "); got != "row-1 row-1 row-7" {
		t.Errorf("kept %s, want row-1 row-1 row-7", got)
	}
}
