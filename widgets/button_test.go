package widgets_test

import (
	"fmt"
	"slices"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

func TestButtonIsDrawnAndDescribed(t *testing.T) {
	s := open(t, 20, 4, func(f *limoni.Frame) {
		widgets.Button{ID: "add", Label: "Add task", Shortcut: "ctrl+n", Description: "Adds what is typed"}.Draw(f, row(f, 0))
		widgets.Button{Label: "Off", Disabled: true}.Draw(f, row(f, 1))
		widgets.Button{Label: "OK", Default: true}.Draw(f, row(f, 2))
		widgets.Button{Label: "Too long"}.Draw(f, rect(0, 3, 8, 1))
	})
	s.wantScreen(`
[ Add task ]
[ Off ]
[ OK ]
[ Too… ]`)
	s.wantOutline(`
button "Add task" [focused] #add description="Adds what is typed" shortcut="ctrl+n"
button "Off" [disabled]
button "OK" [default]
button "Too long" [truncated]`)
	if at := s.cursor(); at != (limoni.Point{X: 2}) {
		t.Errorf("the cursor is at %v, want the first cell of the label", at)
	}
}

func TestButtonIsClickedByEveryWayThereIs(t *testing.T) {
	for _, c := range []struct {
		name string
		do   func(s stage)
		want int
	}{
		{"space", func(s stage) { s.keys("space") }, 1},
		{"enter", func(s stage) { s.keys("enter") }, 1},
		{"a click", func(s stage) { s.feed(click(3, 0)) }, 1},
		{"a click on the bracket", func(s stage) { s.feed(click(0, 0)) }, 1},
		{"activate", func(s stage) { s.act("#b", "activate") }, 1},
		{"a click by name", func(s stage) {
			s.do(accessibility.Request{Op: accessibility.OpClick, Target: s.selector("#b")})
		}, 1},
		{"a click beside it", func(s stage) { s.feed(click(7, 0)) }, 0},
		{"the right button", func(s stage) { s.feed(mouse(2, 3, 0, 'M') + mouse(2, 3, 0, 'm')) }, 0},
		{"a press that ends elsewhere", func(s stage) { s.feed(mouse(0, 3, 0, 'M') + mouse(0, 9, 1, 'm')) }, 0},
		{"the wheel", func(s stage) { s.feed(wheel(3, 0, 1)) }, 0},
		{"a letter", func(s stage) { s.keys("b") }, 0},
	} {
		clicks := 0
		s := open(t, 10, 2, func(f *limoni.Frame) {
			b := widgets.Button{ID: "b", Label: "One"}.Draw(f, f.Area())
			if b.Clicked() {
				clicks++
			}
		})
		if c.do(s); clicks != c.want {
			t.Errorf("%s: %d clicks, want %d", c.name, clicks, c.want)
		}
	}
}

func TestClickBetweenTwoButtonsHitsNothing(t *testing.T) {
	clicks := 0
	s := open(t, 12, 1, func(f *limoni.Frame) {
		a := widgets.Button{Label: "A"}.Draw(f, rect(0, 0, 5, 1))
		b := widgets.Button{Label: "B"}.Draw(f, rect(6, 0, 5, 1))
		if a.Clicked() || b.Clicked() {
			clicks++
		}
	})
	if s.feed(click(5, 0)); clicks != 0 {
		t.Errorf("%d clicks in the gap", clicks)
	}
	if s.feed(click(4, 0) + click(6, 0)); clicks != 2 {
		t.Errorf("%d clicks on the edges, want 2", clicks)
	}
}

func TestDisabledButtonReactsToNothing(t *testing.T) {
	off, clicks := true, 0
	s := open(t, 10, 2, func(f *limoni.Frame) {
		box, inner := widgets.Block{Disabled: off}.Begin(f, f.Area())
		b := widgets.Button{ID: "b", Label: "One", Default: true}.Draw(f, f.Area())
		f.End(box)
		_ = inner
		if b.Clicked() {
			clicks++
		}
	})
	try := func() accessibility.Result {
		s.feed("\t " + click(3, 0))
		s.keys("enter")
		return s.act("#b", "activate")
	}
	if res := try(); clicks != 0 || res.Reason != accessibility.ErrDisabled {
		t.Errorf("in a disabled block: %d clicks, %s", clicks, res.Reason)
	}
	s.Post(func() { off = false })
	if try(); clicks != 4 {
		t.Errorf("enabled: %d clicks by space, mouse, enter and action, want 4", clicks)
	}
}

func TestDefaultButtonIsPressedByAnEnterNobodyWanted(t *testing.T) {
	clicks, value := 0, ""
	s := open(t, 20, 3, func(f *limoni.Frame) {
		widgets.TextInput{ID: "name", Label: "Name", Value: &value}.Draw(f, row(f, 0))
		ok := widgets.Button{Label: "OK", Default: true}.Draw(f, row(f, 1))
		if ok.Clicked() {
			clicks++
		}
	})
	if s.keys("enter"); clicks != 1 || s.focus() != "Name" {
		t.Errorf("%d clicks, focus on %s; want 1 and the focus left on Name", clicks, s.focus())
	}
	if s.keys("space"); clicks != 1 || value != " " {
		t.Errorf("%d clicks, value %q: Space is typed and presses nothing", clicks, value)
	}
}

func TestHiddenButtonLosesTheFocusAndItsKeys(t *testing.T) {
	shown, clicks := true, 0
	s := open(t, 20, 1, func(f *limoni.Frame) {
		if !shown {
			return
		}
		b := widgets.Button{Label: "B", Shortcut: "k"}.Draw(f, f.Area())
		if b.Clicked() || b.Key("k") {
			clicks++
		}
	})
	if s.keys("k", "enter"); clicks != 2 {
		t.Errorf("%d clicks while it is shown, want 2", clicks)
	}
	s.Post(func() { shown = false })
	if s.keys("k", "enter"); clicks != 2 || s.focus() != "" {
		t.Errorf("hidden: %d clicks, focus on %q", clicks-2, s.focus())
	}
	s.Post(func() { shown = true })
	if s.keys("tab"); s.focus() != "B" {
		t.Errorf("shown again, the focus is on %q", s.focus())
	}
}

func TestFocusMovesToTheNeighbourOfARemovedButton(t *testing.T) {
	var names []string
	for i := range 20 {
		names = append(names, fmt.Sprintf("B%d", i))
	}
	s := open(t, 10, 20, func(f *limoni.Frame) {
		gone := -1
		for i, name := range names {
			b := widgets.Button{Label: name}.Draw(f, row(f, i))
			if b.Clicked() {
				gone = i
			}
		}
		if gone >= 0 {
			names = slices.Delete(slices.Clone(names), gone, gone+1)
		}
	})
	if s.keys("enter"); s.focus() != "B1" {
		t.Errorf("after the first went the focus is on %s, want the next one, B1", s.focus())
	}
	s.act(`button "B19"`, "focus")
	if s.keys("enter"); s.focus() != "B18" {
		t.Errorf("after the last went the focus is on %s, want the one before, B18", s.focus())
	}
}

func TestWidgetsWithOneLabelAreThreeNodes(t *testing.T) {
	first, second, clicks := "", "", 0
	s := open(t, 20, 3, func(f *limoni.Frame) {
		widgets.TextInput{Label: "Name", Value: &first}.Draw(f, row(f, 0))
		widgets.TextInput{Label: "Name", Value: &second}.Draw(f, row(f, 1))
		b := widgets.Button{Label: "Name"}.Draw(f, row(f, 2))
		if b.Clicked() {
			clicks++
		}
	})
	s.feed("x" + click(3, 2))
	if first != "x" || second != "" || clicks != 1 {
		t.Errorf("values %q and %q, %d clicks; want x, nothing and 1", first, second, clicks)
	}
	snap := s.snapshot()
	keys := map[accessibility.Key]bool{}
	for _, n := range snap.Tree.Nodes {
		keys[n.Key] = true
	}
	if len(keys) != 3 || len(snap.Tree.Nodes) != 3 {
		t.Errorf("%d nodes with %d keys, want 3 of each", len(snap.Tree.Nodes), len(keys))
	}
	if want := `input "Name" is there 2 times in one container without an ID; give it an ID`; !slices.Contains(snap.Problems, want) {
		t.Errorf("the problems are %q, want %q", snap.Problems, want)
	}
}

func TestNoDrawnGlyphIsPartOfAName(t *testing.T) {
	on := true
	s := open(t, 30, 7, func(f *limoni.Frame) {
		box, inner := widgets.Block{Title: "Files"}.Begin(f, f.Area())
		widgets.Button{Label: "OK"}.Draw(f, inner)
		inner.Min.Y++
		widgets.Checkbox{Label: "All", Checked: &on}.Draw(f, inner)
		inner.Min.Y++
		widgets.ProgressBar{Label: "Loading", Now: 40, Max: 100}.Draw(f, inner)
		f.End(box)
	})
	s.wantOutline(`
group "Files"
 button "OK" [focused]
 checkbox "All" [checked]
 progress "Loading"="40%"`)
	if _, d := s.node("progress"); d.Range != (accessibility.Range{Now: 40, Max: 100}) {
		t.Errorf("the range is %v, want 40 of 100", d.Range)
	}
	for _, r := range s.outline() {
		if r >= 0x2500 && r <= 0x259F || r >= 0x2800 && r <= 0x28FF {
			t.Errorf("%q is in the tree", r)
		}
	}
}
