package widgets_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

// numbers are n rows named by their index.
type numbers struct {
	n       int
	actions accessibility.Action
	custom  []accessibility.CustomAction
	state   accessibility.State
	only    int // the row that has that state
}

func (x *numbers) Len() int         { return x.n }
func (x *numbers) Key(i int) string { return strconv.Itoa(i) }
func (x *numbers) Row(i int) widgets.Row {
	r := widgets.Row{Text: "row " + strconv.Itoa(i), Actions: x.actions, CustomActions: x.custom}
	if i == x.only {
		r.States = x.state
	}
	return r
}

// listApp is a list over a whole screen and what its response said.
type listApp struct {
	stage
	items    widgets.Items
	list     widgets.List
	selected int
	log      []string
}

func openList(t *testing.T, w, h int, items widgets.Items, list widgets.List) *listApp {
	t.Helper()
	a := &listApp{items: items, list: list}
	a.list.ID, a.list.Label, a.list.Items, a.list.Selected = "list", "List", items, &a.selected
	a.stage = open(t, w, h, func(f *limoni.Frame) {
		a.note(a.list.Draw(f, f.Area()))
	})
	return a
}

func (a *listApp) note(resp limoni.Response) {
	key, position, ok := resp.Item()
	if !ok {
		return
	}
	say := func(what string) { a.log = append(a.log, fmt.Sprintf("%s %s/%d", what, key, position)) }
	if resp.Clicked() {
		say("clicked")
	}
	if resp.Did(accessibility.ActionActivate) {
		say("activated")
	}
	if resp.Did(accessibility.ActionToggle) {
		say("toggled")
	}
	if name, ok := resp.Action(); ok && name != "activate" && name != "toggle" && name != "select" {
		say(name)
	}
}

// took is what the response has said since the last time.
func (a *listApp) took() string {
	all := strings.Join(a.log, ", ")
	a.log = nil
	return all
}

// view is the first row that is drawn and the selected one.
func (a *listApp) view() string {
	a.t.Helper()
	return fmt.Sprintf("%s, selected %d", a.snapshot().Screen.Row(0), a.selected)
}

func (a *listApp) wantView(want string) {
	a.t.Helper()
	if got := a.view(); got != want {
		a.t.Errorf("at the top %s; want %s", got, want)
	}
}

func TestListIsDrawnAndDescribed(t *testing.T) {
	a := openList(t, 8, 3, &numbers{n: 12, state: accessibility.StateDisabled, only: 1}, widgets.List{})
	a.wantScreen(`
row 0
row 1
row 2`)
	a.wantOutline(`
list "List" [focused] #list
 list-item "row 0" [selected, 1/12] #0
 list-item "row 1" [disabled, 2/12] #1
 list-item "row 2" [3/12] #2`)
	n, d := a.node("#list")
	first, _ := a.node("#0")
	if n.SetSize != 12 || d.ScrollY != 0 || d.ScrollMaxY != 9 || d.ActiveDescendant != first.Key {
		t.Errorf("%d rows, scrolled %d of %d, active %v; want 12, 0 of 9, the first row", n.SetSize, d.ScrollY, d.ScrollMaxY, d.ActiveDescendant)
	}
	a.resize(5, 3)
	if n, _ := a.node("#0"); n.States.Has(accessibility.StateTruncated) {
		t.Error("a row that fits is truncated")
	}
	a.resize(4, 3)
	if n, _ := a.node("#0"); !n.States.Has(accessibility.StateTruncated) {
		t.Error("a row that does not fit is not truncated")
	}
}

func TestEachKeyOfAList(t *testing.T) {
	for _, c := range []struct{ keys, want string }{
		{"down", "row 0, selected 1"},
		{"down down up", "row 0, selected 1"},
		{"up", "row 0, selected 0"},
		{"end", "row 25, selected 29"},
		{"end down", "row 25, selected 29"},
		{"end up", "row 25, selected 28"},
		{"end up up up up", "row 25, selected 25"},
		{"end up up up up up", "row 24, selected 24"},
		{"end home", "row 0, selected 0"},
		{"pagedown", "row 0, selected 4"},
		{"pagedown pagedown", "row 4, selected 8"},
		{"pagedown pagedown pageup", "row 4, selected 4"},
		{"pageup", "row 0, selected 0"},
		{"end pagedown", "row 25, selected 29"},
	} {
		a := openList(t, 10, 5, &numbers{n: 30}, widgets.List{})
		for _, key := range strings.Fields(c.keys) {
			a.wantVerdict(a.keys(key), accessibility.Handled)
		}
		if got := a.view(); got != c.want {
			t.Errorf("%s: %s; want %s", c.keys, got, c.want)
		}
	}
}

func TestKeysNeverLeaveAListAndLettersDo(t *testing.T) {
	items, selected, leaked := widgets.Strings{"a", "b"}, 1, ""
	s := open(t, 20, 5, func(f *limoni.Frame) {
		widgets.Button{Label: "Above"}.Draw(f, row(f, 0))
		widgets.List{Label: "List", Items: &items, Selected: &selected, AutoFocus: true}.Draw(f, rect(0, 1, 20, 2))
		widgets.Button{Label: "Below", Default: true}.Draw(f, row(f, 4))
		for _, key := range []string{"a", "j", "down", "end", "pagedown", "enter", "space", "left"} {
			if f.Key(key) {
				leaked += key + " "
			}
		}
	})
	s.keys("down", "end", "pagedown", "enter", "space", "a", "j", "left")
	if leaked != "a j left " || s.focus() != "List" || selected != 1 {
		t.Errorf("the app got %q, the focus is on %s, selected %d; want a j left, List, 1", leaked, s.focus(), selected)
	}
}

func TestRowsOfAListAnswer(t *testing.T) {
	toggle := &numbers{n: 30, actions: accessibility.ActionToggle, custom: []accessibility.CustomAction{{Name: "delete", Description: "Delete it"}}}
	plain := &numbers{n: 30, state: accessibility.StateDisabled, only: 1}
	line := `list "List"`
	for _, c := range []struct {
		name  string
		items widgets.Items
		do    func(a *listApp)
		took  string
		view  string
	}{
		{"enter", plain, func(a *listApp) { a.keys("enter") }, "clicked 0/1, activated 0/1", "row 0, selected 0"},
		{"space", plain, func(a *listApp) { a.keys("space") }, "", "row 0, selected 0"},
		{"space on a row that toggles", toggle, func(a *listApp) { a.keys("space") }, "toggled 0/1", "row 0, selected 0"},
		{"enter on a disabled row", plain, func(a *listApp) { a.keys("down", "enter") }, "", "row 0, selected 1"},
		{"a click", plain, func(a *listApp) { a.feed(click(3, 2)) }, "clicked 2/3", "row 0, selected 2"},
		{"a click on a disabled row", plain, func(a *listApp) { a.feed(click(3, 1)) }, "", "row 0, selected 0"},
		{"a double click", plain, func(a *listApp) { a.feed(click(3, 2) + click(3, 2)) }, "clicked 2/3, clicked 2/3, activated 2/3", "row 0, selected 2"},
		{"a press that ends elsewhere", plain, func(a *listApp) { a.feed(mouse(0, 3, 2, 'M') + mouse(0, 3, 3, 'm')) }, "", "row 0, selected 2"},
		{"the right button", plain, func(a *listApp) { a.feed(mouse(2, 3, 2, 'M') + mouse(2, 3, 2, 'm')) }, "show-menu 2/3", "row 0, selected 2"},
		{"the middle button", plain, func(a *listApp) { a.feed(mouse(1, 3, 2, 'M') + mouse(33, 3, 3, 'M') + mouse(1, 3, 2, 'm')) }, "", "row 0, selected 0"},
		{"enter after the wheel", plain, func(a *listApp) { a.feed(wheel(3, 2, 9)); a.keys("enter") }, "clicked 0/1, activated 0/1", "row 0, selected 0"},
		{"activate", plain, func(a *listApp) { a.act("#3", "activate") }, "clicked 3/4, activated 3/4", "row 0, selected 3"},
		{"select", plain, func(a *listApp) { a.act("#3", "select") }, "", "row 0, selected 3"},
		{"toggle", toggle, func(a *listApp) { a.act("#3", "toggle") }, "toggled 3/4", "row 0, selected 3"},
		{"a custom action", toggle, func(a *listApp) { a.act("#3", "delete") }, "delete 3/4", "row 0, selected 3"},
		{"activate by key", plain, func(a *listApp) { a.actOn(line, accessibility.Item{Key: "20"}, "activate") }, "clicked 20/21, activated 20/21", "row 16, selected 20"},
		{"activate by position", plain, func(a *listApp) { a.actOn(line, accessibility.Item{Position: 21}, "activate") }, "clicked 20/21, activated 20/21", "row 16, selected 20"},
		{"select by key", plain, func(a *listApp) { a.actOn(line, accessibility.Item{Key: "20"}, "select") }, "", "row 16, selected 20"},
		{"toggle by key", toggle, func(a *listApp) { a.actOn(line, accessibility.Item{Key: "20"}, "toggle") }, "toggled 20/21", "row 16, selected 20"},
		{"a custom action by key", toggle, func(a *listApp) { a.actOn(line, accessibility.Item{Key: "20"}, "delete") }, "delete 20/21", "row 16, selected 20"},
		{"a drawn row by key", plain, func(a *listApp) { a.actOn(line, accessibility.Item{Key: "3"}, "activate") }, "clicked 3/4, activated 3/4", "row 0, selected 3"},
	} {
		a := openList(t, 10, 5, c.items, widgets.List{})
		c.do(a)
		if took, view := a.took(), a.view(); took != c.took || view != c.view {
			t.Errorf("%s: %q, %s; want %q, %s", c.name, took, view, c.took, c.view)
		}
	}
}

func TestRowThatIsNotDrawnIsScrolledTo(t *testing.T) {
	a := openList(t, 10, 5, &numbers{n: 30}, widgets.List{})
	if res := a.actOn("#list", accessibility.Item{Position: 30}, "select"); !res.Scrolled || res.Verdict != accessibility.Handled {
		t.Errorf("%s, scrolled %v; want handled and scrolled", res.Verdict, res.Scrolled)
	}
	if res := a.actOn("#list", accessibility.Item{Position: 28}, "select"); res.Scrolled || res.Verdict != accessibility.Handled {
		t.Errorf("a row in view: %s, scrolled %v; want handled", res.Verdict, res.Scrolled)
	}
	a.feed(wheel(0, 0, -9))
	if res := a.actOn("#list", accessibility.Item{Key: "27"}, "select"); !res.Scrolled {
		t.Error("the selected row was not scrolled to again")
	}
	a.wantView("row 23, selected 27")
}

func TestActionOnARowIsHandledWhereTheAppAsksNothing(t *testing.T) {
	items, selected := &numbers{n: 30, custom: []accessibility.CustomAction{{Name: "delete"}}}, 0
	s := open(t, 10, 5, func(f *limoni.Frame) {
		widgets.List{ID: "list", Label: "List", Items: items, Selected: &selected}.Draw(f, f.Area())
	})
	for i, action := range []string{"select", "activate", "delete"} {
		if s.wantVerdict(s.act("#"+strconv.Itoa(i+1), action), accessibility.Handled); selected != i+1 {
			t.Errorf("%s selected %d, want %d", action, selected, i+1)
		}
	}
}

func TestSelectedRowIsOneInEveryPass(t *testing.T) {
	items, worst := &numbers{n: 5}, 0
	s := open(t, 10, 5, func(f *limoni.Frame) {
		widgets.List{ID: "list", Label: "List", Items: items}.Draw(f, f.Area())
		worst = max(worst, selectedNodes(f))
	})
	s.feed(click(0, 3) + click(0, 1))
	if s.act("#4", "select"); worst != 1 {
		t.Errorf("at worst %d rows are selected at once, want 1", worst)
	}
}

// What a row does not offer must neither select it nor scroll.
func TestRowThatDoesNotOfferAnActionIsLeftAlone(t *testing.T) {
	custom := []accessibility.CustomAction{{Name: "delete", Description: "Delete it"}}
	a := openList(t, 10, 5, &numbers{n: 30, custom: custom, state: accessibility.StateDisabled, only: 21}, widgets.List{})
	for _, c := range []struct {
		item   accessibility.Item
		action string
	}{
		{accessibility.Item{Key: "20"}, "fly"},
		{accessibility.Item{Key: "20"}, "toggle"},
		{accessibility.Item{Key: "21"}, "activate"},
		{accessibility.Item{Key: "30"}, "activate"},
		{accessibility.Item{Key: "gone"}, "delete"},
		{accessibility.Item{Position: 31}, "select"},
		{accessibility.Item{Position: -1}, "select"},
	} {
		res := a.actOn("#list", c.item, c.action)
		if res.Verdict != accessibility.Unhandled || res.Changed || res.Scrolled {
			t.Errorf("%v %s: %s, changed %v, scrolled %v; want unhandled and nothing else", c.item, c.action, res.Verdict, res.Changed, res.Scrolled)
		}
	}
	a.wantView("row 0, selected 0")
	if took := a.took(); took != "" {
		t.Errorf("the app was told %q", took)
	}
	a.wantVerdict(a.actOn("#list", accessibility.Item{Key: "20"}, "delete"), accessibility.Handled)
}

func TestWheelMovesTheViewAndNotTheSelection(t *testing.T) {
	a := openList(t, 10, 5, &numbers{n: 30}, widgets.List{})
	a.feed(wheel(3, 2, 1))
	a.wantView("row 1, selected 0")
	a.feed(wheel(3, 2, 3))
	a.wantView("row 4, selected 0")
	a.Redraw()
	a.wantView("row 4, selected 0")
	a.feed(wheel(3, 2, 99))
	a.wantView("row 25, selected 0")
	a.feed(wheel(3, 2, -1))
	a.wantView("row 24, selected 0")
	a.keys("down")
	a.wantView("row 1, selected 1")
	a.act("#list", "scroll", "-9223372036854775808")
	a.wantView("row 0, selected 1")
	a.act("#list", "scroll", "2")
	a.wantView("row 2, selected 1")
	a.act("#list", "scroll", "9223372036854775807")
	a.wantView("row 25, selected 1")
	if a.act("#list", "scroll", "-5"); a.took() != "" {
		t.Error("scrolling was told as something else")
	}
	a.wantView("row 20, selected 1")
}

func TestSpaceIsForRowsThatOfferToBeToggled(t *testing.T) {
	for _, offers := range []accessibility.Action{0, accessibility.ActionToggle} {
		items, toggled := &numbers{n: 3, only: -1, actions: offers}, false
		s := open(t, 8, 3, func(f *limoni.Frame) {
			list := widgets.List{ID: "list", Label: "List", Items: items}.Draw(f, f.Area())
			toggled = toggled || list.Did(accessibility.ActionToggle)
		})
		if s.keys("down", "space"); toggled != (offers != 0) {
			t.Errorf("rows that offer %q: toggled is %v", offers, toggled)
		}
	}
}

func TestScrolledByIsBounded(t *testing.T) {
	items := &numbers{n: 12, only: -1}
	s := open(t, 8, 3, func(f *limoni.Frame) {
		widgets.List{ID: "list", Label: "List", Items: items}.Draw(f, f.Area())
	})
	s.act("#list", "scroll", "1")
	s.act("#list", "scroll", "9223372036854775807")
	s.wantScreen("row 9\nrow 10\nrow 11")
	s.act("#list", "scroll", "-9223372036854775808")
	s.wantScreen("row 0\nrow 1\nrow 2")
}

func TestListThatFitsDoesNotOfferToScroll(t *testing.T) {
	for n, want := range map[int]bool{0: false, 5: false, 6: true} {
		a := openList(t, 10, 5, &numbers{n: n}, widgets.List{})
		if node, _ := a.node("#list"); node.Actions.Has(accessibility.ActionScroll) != want {
			t.Errorf("%d rows in 5: offers %v", n, node.Actions)
		}
	}
}

func TestWheelOverARowThatIsGoneSelectsNothing(t *testing.T) {
	a := openList(t, 10, 5, &numbers{n: 30}, widgets.List{})
	a.feed("\x1b[F" + wheel(3, 0, -2)) // End, and the wheel where row 0 was painted
	a.wantView("row 23, selected 29")
}

func TestClickOnARowThatScrolledAway(t *testing.T) {
	a := openList(t, 10, 5, &numbers{n: 30}, widgets.List{})
	a.feed("\x1b[F" + click(3, 1)) // End, and a click where row 1 was painted
	if took := a.took(); took != "clicked 1/2" {
		t.Errorf("the app was told %q", took)
	}
	a.wantView("row 1, selected 1")
}

func TestOtherButtonsOnARowThatScrolledAway(t *testing.T) {
	a := openList(t, 10, 5, &numbers{n: 30}, widgets.List{})
	a.feed("\x1b[F" + mouse(1, 3, 1, 'M') + mouse(1, 3, 1, 'm'))
	a.wantView("row 25, selected 29")
	a.keys("home")
	a.feed("\x1b[F" + mouse(2, 3, 1, 'M') + mouse(2, 3, 1, 'm'))
	a.wantView("row 1, selected 1")
	if took := a.took(); took != "show-menu 1/2" {
		t.Errorf("the app was told %q", took)
	}
}

func TestDoubleClickOnARowThatScrolledAway(t *testing.T) {
	a := openList(t, 10, 5, &numbers{n: 30}, widgets.List{})
	a.feed("\x1b[F" + click(3, 1) + click(3, 1))
	if took := a.took(); took != "clicked 1/2, clicked 1/2, activated 1/2" {
		t.Errorf("the app was told %q", took)
	}
}

func TestSelectionFollowsTheRowsThatGo(t *testing.T) {
	items := &numbers{n: 5}
	a := openList(t, 10, 5, items, widgets.List{Empty: "Empty"})
	a.keys("end")
	set := func(n int) { a.Post(func() { items.n = n }) }
	set(3)
	a.wantView("row 0, selected 2")
	set(0)
	a.wantView("Empty, selected -1")
	a.keys("enter", "down", "pagedown", "end", "home", "up", "space")
	a.wantView("Empty, selected -1")
	a.wantOutline(`
list "List" [focused] #list
 text "Empty"`)
	set(2)
	a.wantView("row 0, selected 1")
	if took := a.took(); took != "" {
		t.Errorf("without rows the app was told %q", took)
	}
	a.selected = -1
	a.Redraw()
	a.wantView("row 0, selected -1")
	set(0)
	a.snapshot()
	set(2)
	a.wantView("row 0, selected -1")
	a.keys("down")
	a.wantView("row 0, selected 0")
}

func TestSelectedIsToldWhenTheSelectionMoves(t *testing.T) {
	items, selected, moves := &numbers{n: 3}, 0, 0
	s := open(t, 10, 3, func(f *limoni.Frame) {
		list := widgets.List{ID: "list", Label: "List", Items: items, Selected: &selected}.Draw(f, f.Area())
		if list.Selected() {
			moves++
		}
	})
	for i, do := range []func(){
		func() { s.keys("down") },
		func() { s.feed(click(0, 2)) },
		func() { s.act("#1", "select") },
		func() { s.keys("end") },
		func() { s.Post(func() { items.n = 1 }); s.snapshot() },
	} {
		if do(); moves != i+1 {
			t.Fatalf("step %d: told %d times", i, moves)
		}
	}
	s.keys("down", "enter")
	if s.feed(click(0, 0)); moves != 5 {
		t.Errorf("told %d times where nothing moved", moves-5)
	}
}

func TestListKeepsItsOwnSelection(t *testing.T) {
	items := &numbers{n: 30}
	s := open(t, 10, 5, func(f *limoni.Frame) {
		widgets.List{ID: "list", Label: "List", Items: items}.Draw(f, f.Area())
	})
	s.keys("end", "up")
	if n, _ := s.node("#28"); !n.States.Has(accessibility.StateSelected) {
		t.Errorf("row 28 is not selected:\n%s", s.outline())
	}
}

func TestOffsetBelongsToWhoeverSetsIt(t *testing.T) {
	state := new(widgets.ListState)
	state.Offset = 7
	a := openList(t, 10, 10, &numbers{n: 100}, widgets.List{State: state})
	a.selected = -1
	state.Offset = 7
	for range 3 {
		a.Redraw()
		a.wantView("row 7, selected -1")
	}
	state.Offset = 50
	a.Redraw()
	a.wantView("row 50, selected -1")
	state.Offset = -3
	a.Redraw()
	a.wantView("row 0, selected -1")
	state.Offset = 1000
	a.Redraw()
	if a.wantView("row 90, selected -1"); state.Offset != 90 {
		t.Errorf("the offset is %d, want 90", state.Offset)
	}
	if a.feed(wheel(0, 0, -1)); state.Offset != 89 {
		t.Errorf("the wheel left the offset at %d, want 89", state.Offset)
	}
}

func TestOffsetIsClampedWhenRowsGo(t *testing.T) {
	items, state := &numbers{n: 100}, &widgets.ListState{Offset: 80}
	a := &listApp{selected: 85}
	a.stage = open(t, 10, 10, func(f *limoni.Frame) {
		widgets.List{ID: "list", Label: "List", Items: items, Selected: &a.selected, State: state}.Draw(f, f.Area())
	})
	a.wantView("row 80, selected 85")
	a.Post(func() { items.n = 3 })
	a.wantView("row 0, selected 2")
	a.Post(func() { items.n = 100 })
	a.wantView("row 0, selected 2")
	a.keys("end")
	a.Post(func() { items.n = 15 })
	if a.snapshot(); state.Offset > 5 || a.selected != 14 {
		t.Errorf("15 rows: offset %d, selected %d; want at most 5, and 14", state.Offset, a.selected)
	}
}

func TestResizingKeepsTheSelectedRowInView(t *testing.T) {
	a := openList(t, 10, 10, &numbers{n: 100}, widgets.List{})
	a.keys("pagedown", "pagedown", "up", "up")
	a.wantView("row 9, selected 16")
	a.resize(10, 3)
	a.wantView("row 14, selected 16")
	a.resize(10, 1)
	a.wantView("row 16, selected 16")
	a.resize(10, 0)
	a.snapshot()
	a.resize(10, 10)
	a.wantView("row 9, selected 16")
	a.feed(wheel(0, 0, 20))
	a.wantView("row 29, selected 16")
	a.resize(10, 9)
	a.wantView("row 16, selected 16")
	a.resize(10, 10)
	a.wantView("row 29, selected 16")
	a.resize(10, 5)
	a.keys("down")
	a.wantView("row 16, selected 17")
	a.resize(10, 10)
	a.wantView("row 16, selected 17")
}

func TestRowsAreKnownByTheirKey(t *testing.T) {
	items := widgets.Strings{"one", "two", "three"}
	s := open(t, 10, 3, func(f *limoni.Frame) {
		widgets.List{ID: "list", Label: "List", Items: &items}.Draw(f, f.Area())
	})
	before, _ := s.node("#three")
	s.Post(func() { items = widgets.Strings{"three", "one"} })
	after, _ := s.node("#three")
	if before.Key != after.Key || before.Position != 3 || after.Position != 1 {
		t.Errorf("key %v at %d, then %v at %d; want one key, 3 and 1", before.Key, before.Position, after.Key, after.Position)
	}
}

func TestTypeaheadOnlyWhereItIsSet(t *testing.T) {
	names := widgets.Strings{"Anna", "Berta", "anton", "Émile", "Bert", "Anke"}
	for _, on := range []bool{false, true} {
		leaked := 0
		selected := 0
		s := open(t, 10, 6, func(f *limoni.Frame) {
			widgets.List{ID: "list", Label: "List", Items: &names, Selected: &selected, Typeahead: on}.Draw(f, f.Area())
			if f.Key("b") {
				leaked++
			}
		})
		step := func(keys string, pause time.Duration, want int) {
			t.Helper()
			s.Advance(pause)
			if s.feed(keys); selected != want {
				t.Errorf("%q selects %d, want %d", keys, selected, want)
			}
		}
		if !on {
			if s.feed("b"); selected != 0 || leaked != 1 {
				t.Errorf("without: selected %d, the app got %d b; want 0 and 1", selected, leaked)
			}
			continue
		}
		step("b", time.Second, 1)
		step("b", 0, 4)
		step("b", 0, 1)
		step("ber", time.Second, 4)
		step("t", 0, 4)
		step("a", 0, 1)
		step("x", 0, 1)
		step("é", time.Second, 3)
		step("z", time.Second, 3)
		if leaked != 0 {
			t.Errorf("the app got %d letters", leaked)
		}
	}
}

func TestDisabledListIsInert(t *testing.T) {
	a := openList(t, 10, 2, &numbers{n: 3}, widgets.List{Disabled: true})
	a.feed(click(0, 1) + wheel(0, 0, 1) + "\x1b[B")
	a.wantView("row 0, selected 0")
	a.wantOutline(`
list "List" [disabled] #list
 list-item "row 0" [disabled, selected, 1/3] #0
 list-item "row 1" [disabled, 2/3] #1`)
}

func TestCursorFollowsTheFocus(t *testing.T) {
	items, selected, value := widgets.Strings{"a", "b", "c", "d", "e"}, 0, "ab"
	s := open(t, 30, 22, func(f *limoni.Frame) {
		widgets.List{ID: "list", Label: "List", Items: &items, Selected: &selected}.Draw(f, rect(2, 3, 10, 5))
		widgets.Button{ID: "b", Label: "Go"}.Draw(f, rect(10, 12, 10, 1))
		widgets.TextInput{ID: "t", Label: "T", Value: &value}.Draw(f, rect(0, 20, 10, 1))
	})
	s.keys("down", "down", "down")
	want := func(x, y int) {
		t.Helper()
		if at := s.cursor(); at != (limoni.Point{X: x, Y: y}) {
			t.Errorf("the cursor is at %v, want %d,%d", at, x, y)
		}
	}
	want(2, 6)
	s.keys("tab")
	want(12, 12)
	s.keys("tab")
	want(2, 20)
}

func TestListsAreMadeForMillionsOfRows(t *testing.T) {
	a := openList(t, 10, 5, &numbers{n: 1 << 40}, widgets.List{})
	a.keys("end")
	a.wantView("row 10995…, selected 1099511627775")
	if n, _ := a.node("#list"); n.SetSize <= 0 {
		t.Errorf("the set size is %d", n.SetSize)
	}
}

// ListState can be compared, as every state of a widget.
var _ = widgets.ListState{} == widgets.ListState{}

// A click below the last row, or on a list without rows, is a click on none.
func TestClickOnNoRowIsNoClick(t *testing.T) {
	for _, n := range []int{0, 2} {
		items, clicked := &numbers{n: n}, 0
		s := open(t, 10, 5, func(f *limoni.Frame) {
			list := widgets.List{ID: "list", Label: "List", Items: items}.Draw(f, f.Area())
			if list.Clicked() {
				clicked++
			}
		})
		if s.feed(click(0, 4)); clicked != 0 {
			t.Errorf("%d rows: a click below them was told %d times", n, clicked)
		}
		if s.feed(click(0, 0)); clicked != min(n, 1) {
			t.Errorf("%d rows: a click on the first was told %d times", n, clicked)
		}
	}
}
