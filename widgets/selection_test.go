package widgets_test

import (
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

func TestSelectionIsASetOfKeys(t *testing.T) {
	var s widgets.Selection
	want := func(count int, has ...string) {
		t.Helper()
		if got := s.Count(1_000_000); got != count {
			t.Errorf("%d chosen, want %d", got, count)
		}
		for _, key := range has {
			if !s.Has(key) {
				t.Errorf("%s is not chosen", key)
			}
		}
	}
	want(0)
	if s.Has("a") || !s.Toggle("a") || s.Toggle("a") {
		t.Error("toggling twice chooses a and leaves it out again")
	}
	s.Set("b", true)
	s.Set("b", true)
	want(1, "b")
	s.SetAll(true)
	want(1_000_000, "a", "b", "anything")
	s.Set("a", false)
	want(999_999, "b")
	if s.Has("a") {
		t.Error("a is chosen")
	}
	s.Forget("a")
	want(1_000_000, "a")
	s.SetAll(false)
	want(0)
	if n := testing.AllocsPerRun(10, func() { s.Toggle("b") }); n != 0 {
		t.Errorf("toggling allocates %v times", n)
	}
}

// chooser is a list of five in which several may be chosen.
type chooser struct {
	stage
	items   numbers
	chosen  widgets.Selection
	changes int
	acted   int
}

func openChooser(t *testing.T) *chooser {
	c := &chooser{items: numbers{n: 5, only: -1}}
	c.stage = open(t, 12, 5, func(f *limoni.Frame) {
		l := widgets.List{ID: "list", Label: "List", Items: &c.items, Chosen: &c.chosen}.Draw(f, f.Area())
		if l.Changed() {
			c.changes++
		}
		if l.Did(accessibility.ActionActivate) {
			c.acted++
		}
	})
	return c
}

// rows are the keys of the chosen rows.
func (c *chooser) rows() (keys string) {
	for i := range c.items.n {
		if key := c.items.Key(i); c.chosen.Has(key) {
			keys += key
		}
	}
	return keys
}

func TestChoosingSeveralRows(t *testing.T) {
	for _, test := range []struct {
		name    string
		do      func(c *chooser)
		rows    string
		changes int
	}{
		{"Space", func(c *chooser) { c.keys("space", "down", "down", "space") }, "02", 2},
		{"Space twice", func(c *chooser) { c.keys("space", "space") }, "", 2},
		{"a click", func(c *chooser) { c.feed(click(3, 1) + click(3, 3)) }, "13", 2},
		{"two clicks at once open and leave it as it was", func(c *chooser) { c.feed(click(3, 1) + click(3, 1)) }, "", 2},
		{"the toggle action", func(c *chooser) { c.act(`list-item "row 4"`, "toggle", "") }, "4", 1},
		{"the select action, which does not leave out", func(c *chooser) {
			c.act(`list-item "row 4"`, "select", "")
			c.act(`list-item "row 4"`, "select", "")
		}, "4", 1},
		{"Ctrl+A", func(c *chooser) { c.keys("ctrl+a") }, "01234", 1},
		{"Ctrl+A twice", func(c *chooser) { c.keys("ctrl+a", "ctrl+a") }, "", 2},
		{"all but one", func(c *chooser) { c.keys("ctrl+a", "down", "space") }, "0234", 2},
		{"Shift and down", func(c *chooser) { c.keys("down", "shift+down", "shift+down") }, "123", 2},
		{"Shift and back", func(c *chooser) { c.keys("down", "shift+down", "shift+down", "shift+up") }, "12", 3},
		{"Shift and Space", func(c *chooser) { c.keys("down", "space", "down", "down"); c.keys("shift+space") }, "123", 2},
		{"Shift and Space with none chosen", func(c *chooser) { c.keys("down", "down", "shift+space") }, "2", 1},
	} {
		c := openChooser(t)
		if test.do(c); c.rows() != test.rows || c.changes != test.changes {
			t.Errorf("%s: chosen %q after %d changes, want %q after %d", test.name, c.rows(), c.changes, test.rows, test.changes)
		}
	}
}

func TestARangeLeavesOutDisabledRows(t *testing.T) {
	c := openChooser(t)
	c.items.only, c.items.state = 2, accessibility.StateDisabled
	c.keys("shift+down", "shift+down", "shift+down")
	if c.rows() != "013" {
		t.Errorf("chosen are %q, want all but the disabled row", c.rows())
	}
}

func TestChosenRowsAreMarked(t *testing.T) {
	c := openChooser(t)
	c.keys("down", "space", "down")
	c.wantScreen("  row 0\n✓ row 1\n  row 2\n  row 3\n  row 4")
	c.wantOutline(`
list "List"="1 of 5 selected" [focused, multi-selectable] #list
 list-item "row 0" [1/5] #0
 list-item "row 1" [selected, 2/5] #1
 list-item "row 2" [3/5] #2
 list-item "row 3" [4/5] #3
 list-item "row 4" [5/5] #4`)
}

// A filter of the app leaves rows that are chosen out of the list.
func TestChoosingAllOfAFilteredList(t *testing.T) {
	var chosen widgets.Selection
	items, changed := widgets.Strings{"a", "b", "x", "y"}, 0
	s := open(t, 10, 6, func(f *limoni.Frame) {
		list := widgets.List{ID: "l", Label: "L", Items: &items, Chosen: &chosen}.Draw(f, f.Area())
		if list.Changed() {
			changed++
		}
	})
	s.keys("space", "down", "space")
	s.Post(func() { items = widgets.Strings{} })
	if s.keys("ctrl+a", "shift+space", "shift+down", "space"); changed != 2 || !chosen.Has("a") {
		t.Errorf("without rows: told of %d changes, a is chosen: %v", changed-2, chosen.Has("a"))
	}
	s.Post(func() { items = widgets.Strings{"x", "y"} })
	if s.keys("ctrl+a"); !chosen.Has("x") || !chosen.Has("y") || changed != 3 {
		t.Errorf("Ctrl+A chose x %v, y %v", chosen.Has("x"), chosen.Has("y"))
	}
	if s.keys("ctrl+a"); chosen.Has("x") || chosen.Has("y") {
		t.Error("once more, and they are still chosen")
	}
}
