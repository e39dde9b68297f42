package widgets_test

import (
	"strings"
	"testing"

	"limoni"
	"limoni/widgets"
)

// Containers around a list change nothing: wheel, click, double click and keys
// get to it, and its rows are in the tree.
func TestListInsideTwoBlocks(t *testing.T) {
	items, selected, activated := &numbers{n: 30}, 0, ""
	s := open(t, 16, 9, func(f *limoni.Frame) {
		outer, in := widgets.Block{Title: "Outer"}.Begin(f, f.Area())
		inner, in := widgets.Block{Title: "Inner"}.Begin(f, in)
		list := widgets.List{ID: "list", Label: "List", Items: items, Selected: &selected}.Draw(f, in)
		if key, _, ok := list.Item(); ok && list.Clicked() {
			activated += key + " "
		}
		f.End(inner)
		f.End(outer)
	})
	s.wantOutline(`
group "Outer"
 group "Inner"
  list "List" [focused] #list
   list-item "row 0" [selected, 1/30] #0
   list-item "row 1" [2/30] #1
   list-item "row 2" [3/30] #2
   list-item "row 3" [4/30] #3
   list-item "row 4" [5/30] #4`)
	s.feed(wheel(5, 3, 2))
	if got := s.snapshot().Screen.Row(2); !strings.Contains(got, "row 2") {
		t.Errorf("after the wheel the first row is %q", got)
	}
	s.feed(click(5, 3))
	s.keys("down", "enter")
	if selected != 4 || activated != "3 4 " {
		t.Errorf("selected %d, clicked %q; want 4, and 3 by mouse and 4 by Enter", selected, activated)
	}
}

// A row is as wide as its list: its node, what is highlighted and what the
// mouse hits are the same cells, to the first and the last column.
func TestRowsReachToBothEdges(t *testing.T) {
	items, selected := &numbers{n: 30}, 0
	s := open(t, 20, 8, func(f *limoni.Frame) {
		widgets.List{ID: "list", Label: "List", Items: items, Selected: &selected}.Draw(f, rect(3, 2, 12, 4))
	})
	for i, want := range []limoni.Rect{rect(3, 2, 12, 1), rect(3, 3, 12, 1), rect(3, 4, 12, 1), rect(3, 5, 12, 1)} {
		if n, _ := s.node("#" + string(rune('0'+i))); n.Bounds != want {
			t.Errorf("row %d is at %v, want %v", i, n.Bounds, want)
		}
	}
	for _, c := range []struct{ x, y, want int }{{3, 3, 1}, {14, 5, 3}, {3, 2, 0}, {14, 4, 2}, {2, 3, 2}, {15, 3, 2}, {5, 1, 2}, {5, 6, 2}} {
		if s.feed(click(c.x, c.y)); selected != c.want {
			t.Errorf("a click at %d,%d selects %d, want %d", c.x, c.y, selected, c.want)
		}
	}
}

// A window that shrinks keeps the selected row in view, and the keys go on from
// it.
func TestSelectedRowStaysInViewWhileTheWindowShrinks(t *testing.T) {
	state := new(widgets.ListState)
	a := openList(t, 10, 20, &numbers{n: 50}, widgets.List{State: state})
	a.Post(func() { a.selected, state.Offset = 40, 25 })
	step := func(what string, height, selected int) {
		t.Helper()
		a.snapshot()
		if a.selected != selected || state.Offset > selected || selected >= state.Offset+height {
			t.Errorf("%s: selected %d, offset %d of a body of %d; want %d in view", what, a.selected, state.Offset, height, selected)
		}
	}
	step("before", 20, 40)
	a.resize(10, 4)
	step("a body of 4", 4, 40)
	a.keys("down")
	step("down", 4, 41)
	a.keys("down")
	step("down again", 4, 42)
	a.resize(10, 20)
	step("back", 20, 42)
}
