package widgets_test

import (
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

// tabsApp is tabs over the first row of the screen.
type tabsApp struct {
	stage
	tabs     widgets.Tabs
	selected int
	changes  int
}

func openTabs(t *testing.T, w int, titles ...string) *tabsApp {
	t.Helper()
	a := &tabsApp{tabs: widgets.Tabs{ID: "tabs", Label: "Show", Titles: titles}}
	a.tabs.Selected = &a.selected
	a.stage = open(t, w, 1, func(f *limoni.Frame) {
		tabs := a.tabs.Draw(f, f.Area())
		if tabs.Changed() {
			a.changes++
		}
	})
	return a
}

func TestTabsAreDrawnAndDescribed(t *testing.T) {
	a := openTabs(t, 30, "All", "Open", "Done")
	a.wantScreen(" All   Open   Done")
	a.wantOutline(`
tab-list "Show" [focused] #tabs
 tab "All" [selected, 1/3]
 tab "Open" [2/3]
 tab "Done" [3/3]`)
	if at := a.cursor(); at.X != 1 {
		t.Errorf("the cursor is at %v, want the chosen title", at)
	}
	chosen, _ := a.node(`tab "All"`)
	if _, d := a.node("#tabs"); d.ActiveDescendant != chosen.Key {
		t.Error("the active descendant is not the chosen tab")
	}
}

func TestEachKeyOfTabs(t *testing.T) {
	for _, c := range []struct {
		keys    string
		want    int
		changes int
	}{
		{"right", 1, 1},
		{"right right right", 0, 3},
		{"left", 2, 1},
		{"left left", 1, 2},
		{"end", 2, 1},
		{"end home", 0, 2},
		{"home", 0, 0},
		{"up", 0, 0},
		{"enter", 0, 0},
		{"space", 0, 0},
	} {
		a := openTabs(t, 30, "All", "Open", "Done")
		a.keys(strings.Fields(c.keys)...)
		if a.selected != c.want || a.changes != c.changes {
			t.Errorf("%s: tab %d after %d changes, want %d after %d", c.keys, a.selected, a.changes, c.want, c.changes)
		}
	}
}

func TestTabIsChosenByEveryWayThereIs(t *testing.T) {
	for _, c := range []struct {
		name string
		do   func(a *tabsApp)
		want int
	}{
		{"a click", func(a *tabsApp) { a.feed(click(8, 0)) }, 1},
		{"a click at its edge", func(a *tabsApp) { a.feed(click(6, 0)) }, 1},
		{"a click in the gap", func(a *tabsApp) { a.feed(click(5, 0)) }, 0},
		{"a press that ends on another", func(a *tabsApp) { a.feed(mouse(0, 8, 0, 'M') + mouse(0, 15, 0, 'm')) }, 0},
		{"select", func(a *tabsApp) { a.act(`tab "Done"`, "select") }, 2},
		{"activate", func(a *tabsApp) { a.act(`tab "Done"`, "activate") }, 2},
	} {
		a := openTabs(t, 30, "All", "Open", "Done")
		if c.do(a); a.selected != c.want {
			t.Errorf("%s: tab %d, want %d", c.name, a.selected, c.want)
		}
	}
}

func TestChosenTabIsOneInEveryPass(t *testing.T) {
	selected, worst := 0, 0
	s := open(t, 30, 1, func(f *limoni.Frame) {
		widgets.Tabs{ID: "tabs", Label: "Show", Titles: []string{"A", "B", "C"}, Selected: &selected}.Draw(f, f.Area())
		worst = max(worst, selectedNodes(f))
	})
	s.act(`tab "C"`, "select")
	s.act(`tab "A"`, "select")
	s.act(`tab "B"`, "select")
	if selected != 1 || worst != 1 {
		t.Errorf("tab %d, and at worst %d of them selected at once; want 1 and 1", selected, worst)
	}
}

// selectedNodes counts the nodes that are selected in this pass.
func selectedNodes(f *limoni.Frame) (n int) {
	for _, node := range f.AccessibilityTree().Nodes {
		if node.States.Has(accessibility.StateSelected) {
			n++
		}
	}
	return n
}

func TestClickOnATabGivesTheTabsTheFocus(t *testing.T) {
	selected, value := 0, ""
	s := open(t, 30, 2, func(f *limoni.Frame) {
		widgets.TextInput{Label: "Field", Value: &value}.Draw(f, row(f, 1))
		widgets.Tabs{Label: "Show", Titles: []string{"A", "B"}, Selected: &selected}.Draw(f, row(f, 0))
	})
	if s.feed(click(5, 0) + "\x1b[D"); selected != 0 || s.focus() != "Show" {
		t.Errorf("tab %d, focus on %s; want the click on B and then Left, and Show", selected, s.focus())
	}
}

func TestTabsScrollWithTheChoice(t *testing.T) {
	a := openTabs(t, 16, "One", "Two", "Three", "Four", "Five")
	a.wantScreen("  One   Two   …›")
	a.keys("right", "right")
	a.wantScreen("‹ Two   Three  ›")
	a.keys("left")
	a.wantScreen("‹ Two   Three  ›")
	a.keys("end")
	a.wantScreen("‹ Four   Five")
	a.feed(click(3, 0))
	if a.selected != 3 {
		t.Errorf("a click on Four chose %d", a.selected)
	}
	if a.act(`tab "One"`, "select"); a.selected != 0 {
		t.Errorf("a tab out of view cannot be chosen")
	}
	a.keys("right", "right")
	a.wantScreen("‹ Two   Three  ›")
	a.resize(10, 1)
	a.wantScreen("‹ Three  ›")
	a.resize(3, 1)
	a.resize(0, 1)
	a.resize(16, 1)
	a.wantScreen("‹ Two   Three  ›")
	a.resize(40, 1)
	a.wantScreen(" One   Two   Three   Four   Five")
}

func TestTabsClampTheirChoice(t *testing.T) {
	a := openTabs(t, 30, "A", "B", "C")
	set := func(selected int, titles ...string) {
		t.Helper()
		a.Post(func() { a.selected, a.tabs.Titles = selected, titles })
		a.snapshot()
	}
	if set(7, "A", "B"); a.selected != 1 {
		t.Errorf("7 of 2 tabs is %d, want the last", a.selected)
	}
	if set(-3, "A", "B"); a.selected != 0 {
		t.Errorf("-3 is %d, want the first", a.selected)
	}
	set(0)
	if a.keys("left", "right", "end", "home"); a.selected != -1 {
		t.Errorf("without tabs the choice is %d, want -1", a.selected)
	}
	if set(a.selected, "A"); a.selected != 0 {
		t.Errorf("with a tab again the choice is %d", a.selected)
	}
}

func TestDisabledTabsAreInert(t *testing.T) {
	a := openTabs(t, 30, "A", "B")
	a.tabs.Disabled = true
	a.Redraw()
	a.feed(click(5, 0) + "\x1b[C")
	if a.selected != 0 {
		t.Errorf("tab %d was chosen", a.selected)
	}
	a.wantOutline(`
tab-list "Show" [disabled] #tabs
 tab "A" [disabled, selected, 1/2]
 tab "B" [disabled, 2/2]`)
}
