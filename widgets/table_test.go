package widgets_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/layout"
	"limoni/widgets"
)

// grid is n rows whose cells are named by column and row: a0, b0, c0. It counts
// how often it is asked.
type grid struct {
	n     int
	asked int
	row   widgets.Row
	only  int // the row that is as row says; -1 for all
}

func (g *grid) Len() int         { return g.n }
func (g *grid) Key(i int) string { return strconv.Itoa(i) }
func (g *grid) Cell(i, column int) widgets.Cell {
	g.asked++
	return widgets.Cell{Text: string(rune('a'+column)) + strconv.Itoa(i)}
}
func (g *grid) Row(i int) widgets.Row {
	if g.only < 0 || i == g.only {
		return g.row
	}
	return widgets.Row{}
}

// columns are n columns of so many cells, titled A, B, C.
func columns(n, width int) []widgets.Column {
	all := make([]widgets.Column, n)
	for i := range all {
		all[i] = widgets.Column{Title: string(rune('A' + i)), Width: layout.Fixed(width)}
	}
	return all
}

// tableApp is a table over a whole screen and what its response said.
type tableApp struct {
	stage
	table         widgets.Table
	row, column   int
	changed, went int
	log           []string
}

func openTable(t *testing.T, w, h int, data widgets.TableData, table widgets.Table) *tableApp {
	t.Helper()
	a := &tableApp{table: table}
	a.table.ID, a.table.Label, a.table.Data, a.table.Selected, a.table.Column = "table", "Table", data, &a.row, &a.column
	a.stage = open(t, w, h, func(f *limoni.Frame) {
		a.note(a.table.Draw(f, f.Area()))
	})
	return a
}

func (a *tableApp) note(resp limoni.Response) {
	if resp.Changed() {
		a.changed++
	}
	if resp.Selected() {
		a.went++
	}
	key, position, ok := resp.Item()
	if !ok {
		return
	}
	say := func(what string) {
		at := fmt.Sprintf("%s %s/%d", what, key, position)
		if a.table.Cells {
			at += " in " + strconv.Itoa(a.column)
		}
		a.log = append(a.log, at)
	}
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
func (a *tableApp) took() string {
	all := strings.Join(a.log, ", ")
	a.log = nil
	return all
}

// view is the first row that is drawn and where the cursor is.
func (a *tableApp) view() string {
	a.t.Helper()
	at := fmt.Sprintf("%s, at %d", strings.TrimSpace(a.snapshot().Screen.Row(1)), a.row)
	if a.table.Cells {
		at += " in " + strconv.Itoa(a.column)
	}
	return at
}

func (a *tableApp) wantView(want string) {
	a.t.Helper()
	if got := a.view(); got != want {
		a.t.Errorf("below the header %s; want %s", got, want)
	}
}

// active is the node that the table says has the cursor, as role and label.
func (a *tableApp) active() string {
	a.t.Helper()
	_, d := a.node("#table")
	tree := a.snapshot().Tree
	i := tree.Index(d.ActiveDescendant)
	if i < 0 {
		return ""
	}
	return string(tree.Nodes[i].Role) + " " + tree.Nodes[i].Label
}

func TestTableIsDrawnAndDescribed(t *testing.T) {
	data := &widgets.Records{{"build", "4K", "Monday"}, {"README.md", "12K", "Friday"}, {"go.mod", "1K"}}
	cols := []widgets.Column{
		{Title: "Name"}, {Title: "Size", Width: layout.Fixed(5), Align: layout.AlignEnd}, {Title: "On", Width: layout.Fixed(8), Align: layout.AlignCenter},
	}
	a := openTable(t, 24, 4, data, widgets.Table{Columns: cols})
	a.wantScreen(`
Name       Size    On
build        4K  Monday
README.md   12K  Friday
go.mod       1K`)
	a.wantOutline(`
table "Table" [focused] #table
 row
  column-header "Name"
  column-header "Size"
  column-header "On"
 row "build" [selected, 1/3] #build
  cell "build"
  cell "4K"
  cell "Monday"
 row "README.md" [2/3] #README.md
  cell "README.md"
  cell "12K"
  cell "Friday"
 row "go.mod" [3/3] #go.mod
  cell "go.mod"
  cell "1K"
  cell`)
	_, d := a.node("#table")
	if d.RowCount != 3 || d.ColumnCount != 3 || a.active() != "row build" {
		t.Errorf("%d rows, %d columns, the cursor at %s; want 3, 3, row build", d.RowCount, d.ColumnCount, a.active())
	}
	cell, where := a.node(`cell "12K"`)
	if row, at := a.node("#README.md"); cell.Bounds != rect(10, 2, 5, 1) || where.Column != 2 || row.Bounds != rect(0, 2, 24, 1) || at.Row != 2 {
		t.Errorf("the cell is at %v in column %d, its row at %v, number %d", cell.Bounds, where.Column, row.Bounds, at.Row)
	}
	if head, where := a.node(`column-header "Size"`); head.Bounds != rect(10, 0, 5, 1) || where.Column != 2 || head.Actions != 0 {
		t.Errorf("the header is at %v in column %d and offers %v", head.Bounds, where.Column, head.Actions)
	}
}

func TestCellThatDoesNotFitIsTruncated(t *testing.T) {
	data := &widgets.Records{{"é日本語", "x"}}
	a := openTable(t, 8, 2, data, widgets.Table{Columns: []widgets.Column{{Title: "Long title", Width: layout.Fixed(5)}, {Title: "B", Width: layout.Fixed(1)}}})
	a.wantScreen("Long… B\né日…  x")
	for line, want := range map[string]bool{`cell "é日本語"`: true, `column-header "Long title"`: true, `cell "x"`: false, `column-header "B"`: false} {
		if n, _ := a.node(line); n.States.Has(accessibility.StateTruncated) != want {
			t.Errorf("%s truncated: %v, want %v", line, !want, want)
		}
	}
}

func TestEachKeyOfATableByRows(t *testing.T) {
	for _, c := range []struct{ keys, want string }{
		{"down", "a0  b0, at 1"},
		{"down down up", "a0  b0, at 1"},
		{"up", "a0  b0, at 0"},
		{"end", "a25 b25, at 29"},
		{"end down", "a25 b25, at 29"},
		{"end up", "a25 b25, at 28"},
		{"end up up up up", "a25 b25, at 25"},
		{"end up up up up up", "a24 b24, at 24"},
		{"end home", "a0  b0, at 0"},
		{"pagedown", "a0  b0, at 4"},
		{"pagedown pagedown", "a4  b4, at 8"},
		{"pagedown pagedown pageup", "a4  b4, at 4"},
		{"pageup", "a0  b0, at 0"},
		{"left", "a0  b0, at 0"},
		{"right", "a0  b0, at 0"},
	} {
		a := openTable(t, 10, 6, &grid{n: 30}, widgets.Table{Columns: columns(2, 3)})
		for _, key := range strings.Fields(c.keys) {
			a.wantVerdict(a.keys(key), accessibility.Handled)
		}
		if got := a.view(); got != c.want {
			t.Errorf("%s: %s; want %s", c.keys, got, c.want)
		}
	}
}

func TestEachKeyOfATableByCells(t *testing.T) {
	for _, c := range []struct{ keys, want, active string }{
		{"", "a0  b0  c0, at 0 in 0", "cell a0"},
		{"right", "a0  b0  c0, at 0 in 1", "cell b0"},
		{"right down", "a0  b0  c0, at 1 in 1", "cell b1"},
		{"right right right", "a0  b0  c0, at 0 in 2", "cell c0"},
		{"right left left", "a0  b0  c0, at 0 in 0", "cell a0"},
		{"end", "a0  b0  c0, at 0 in 2", "cell c0"},
		{"end home", "a0  b0  c0, at 0 in 0", "cell a0"},
		{"ctrl+end", "a25 b25 c25, at 29 in 0", "cell a29"},
		{"ctrl+end right ctrl+home", "a0  b0  c0, at 0 in 1", "cell b0"},
		{"pagedown", "a0  b0  c0, at 4 in 0", "cell a4"},
		{"pagedown pageup up", "a0  b0  c0, at 0 in 0", "cell a0"},
	} {
		a := openTable(t, 12, 6, &grid{n: 30}, widgets.Table{Columns: columns(3, 3), Cells: true})
		for _, key := range strings.Fields(c.keys) {
			a.wantVerdict(a.keys(key), accessibility.Handled)
		}
		if got, active := a.view(), a.active(); got != c.want || active != c.active {
			t.Errorf("%s: %s, %s; want %s, %s", c.keys, got, active, c.want, c.active)
		}
	}
}

func TestKeysNeverLeaveATableAndLettersDo(t *testing.T) {
	for _, cells := range []bool{false, true} {
		leaked, order := "", widgets.SortOrder{}
		cols := columns(2, 3)
		cols[0].Sortable = true
		s := open(t, 20, 5, func(f *limoni.Frame) {
			widgets.Button{Label: "Above"}.Draw(f, row(f, 0))
			widgets.Table{Label: "Table", Data: &grid{n: 2}, Columns: cols, Cells: cells, Sort: &order, Resizable: true, AutoFocus: true}.Draw(f, rect(0, 1, 20, 3))
			widgets.Button{Label: "Below", Default: true}.Draw(f, row(f, 4))
			for _, key := range []string{"a", "<", "up", "down", "home", "end", "pageup", "pagedown", "enter", "space", "left", "right"} {
				if f.Key(key) {
					leaked += key + " "
				}
			}
		})
		s.keys("down", "end", "pagedown", "enter", "space", "a", "<", "left", "right", "home")
		s.keys("up", "up", "up", "left", "right", "home", "end", "pageup", "enter", "space", "a", "<", ">", "pagedown")
		if leaked != "a < a " || s.focus() != "Table" {
			t.Errorf("cells %v: the app got %q, the focus is on %s; want a < a, Table", cells, leaked, s.focus())
		}
	}
}

func TestRowsOfATableAnswer(t *testing.T) {
	offers := widgets.Row{Actions: accessibility.ActionToggle, CustomActions: []accessibility.CustomAction{{Name: "delete", Description: "Delete it"}}}
	toggle := &grid{n: 30, row: offers, only: -1}
	plain := &grid{n: 30, row: widgets.Row{States: accessibility.StateDisabled}, only: 1}
	const top = "a0  b0, at "
	for _, c := range []struct {
		name string
		data *grid
		do   func(a *tableApp)
		took string
		view string
	}{
		{"enter", plain, func(a *tableApp) { a.keys("enter") }, "clicked 0/1, activated 0/1", top + "0"},
		{"space", plain, func(a *tableApp) { a.keys("space") }, "", top + "0"},
		{"space on a row that toggles", toggle, func(a *tableApp) { a.keys("space") }, "toggled 0/1", top + "0"},
		{"enter on a disabled row", plain, func(a *tableApp) { a.keys("down", "enter") }, "", top + "1"},
		{"a click", plain, func(a *tableApp) { a.feed(click(1, 3)) }, "clicked 2/3", top + "2"},
		{"a click between two cells", plain, func(a *tableApp) { a.feed(click(3, 3)) }, "clicked 2/3", top + "2"},
		{"a click on a disabled row", plain, func(a *tableApp) { a.feed(click(1, 2)) }, "", top + "0"},
		{"a click on the header", plain, func(a *tableApp) { a.feed(click(1, 0)) }, "", top + "0"},
		{"a double click", plain, func(a *tableApp) { a.feed(click(1, 3) + click(1, 3)) }, "clicked 2/3, clicked 2/3, activated 2/3", top + "2"},
		{"a press that ends elsewhere", plain, func(a *tableApp) { a.feed(mouse(0, 1, 3, 'M') + mouse(0, 1, 4, 'm')) }, "", top + "2"},
		{"the right button", plain, func(a *tableApp) { a.feed(mouse(2, 1, 3, 'M') + mouse(2, 1, 3, 'm')) }, "show-menu 2/3", top + "2"},
		{"the middle button", plain, func(a *tableApp) { a.feed(mouse(1, 1, 3, 'M') + mouse(1, 1, 3, 'm')) }, "", top + "0"},
		{"enter after the wheel", plain, func(a *tableApp) { a.feed(wheel(1, 2, 9)); a.keys("enter") }, "clicked 0/1, activated 0/1", top + "0"},
		{"activate", plain, func(a *tableApp) { a.act("#3", "activate") }, "clicked 3/4, activated 3/4", top + "3"},
		{"select", plain, func(a *tableApp) { a.act("#3", "select") }, "", top + "3"},
		{"toggle", toggle, func(a *tableApp) { a.act("#3", "toggle") }, "toggled 3/4", top + "3"},
		{"a custom action", toggle, func(a *tableApp) { a.act("#3", "delete") }, "delete 3/4", top + "3"},
		{"activate by key", plain, func(a *tableApp) { a.actOn("#table", accessibility.Item{Key: "20"}, "activate") }, "clicked 20/21, activated 20/21", "a16 b16, at 20"},
		{"select by position", plain, func(a *tableApp) { a.actOn("#table", accessibility.Item{Position: 21}, "select") }, "", "a16 b16, at 20"},
		{"a custom action by key", toggle, func(a *tableApp) { a.actOn("#table", accessibility.Item{Key: "20"}, "delete") }, "delete 20/21", "a16 b16, at 20"},
		{"a click on a row that scrolled away", plain, func(a *tableApp) { a.feed("\x1b[F" + click(1, 3)) }, "clicked 2/3", "a2  b2, at 2"},
	} {
		a := openTable(t, 10, 6, c.data, widgets.Table{Columns: columns(2, 3)})
		c.do(a)
		if took, view := a.took(), a.view(); took != c.took || view != c.view {
			t.Errorf("%s: %q, %s; want %q, %s", c.name, took, view, c.took, c.view)
		}
	}
}

func TestCellsOfATableAnswer(t *testing.T) {
	const top = "a0  b0  c0, at "
	for _, c := range []struct {
		name string
		do   func(a *tableApp)
		took string
		view string
	}{
		{"enter", func(a *tableApp) { a.keys("right", "enter") }, "clicked 0/1 in 1, activated 0/1 in 1", top + "0 in 1"},
		{"a click", func(a *tableApp) { a.feed(click(5, 3)) }, "clicked 2/3 in 1", top + "2 in 1"},
		{"a click between two cells", func(a *tableApp) { a.feed(click(3, 3)) }, "clicked 2/3 in 0", top + "2 in 0"},
		{"a click on a disabled row", func(a *tableApp) { a.feed(click(5, 2)) }, "", top + "0 in 0"},
		{"a double click", func(a *tableApp) { a.feed(click(9, 3) + click(9, 3)) }, "clicked 2/3 in 2, clicked 2/3 in 2, activated 2/3 in 2", top + "2 in 2"},
		{"clicks on two cells", func(a *tableApp) { a.feed(click(5, 3) + click(9, 3)) }, "clicked 2/3 in 1, clicked 2/3 in 2", top + "2 in 2"},
		{"a press that ends on another cell", func(a *tableApp) { a.feed(mouse(0, 5, 3, 'M') + mouse(0, 9, 3, 'm')) }, "", top + "2 in 1"},
		{"the right button", func(a *tableApp) { a.feed(mouse(2, 5, 3, 'M') + mouse(2, 5, 3, 'm')) }, "show-menu 2/3 in 1", top + "2 in 1"},
		{"the middle button", func(a *tableApp) { a.feed(mouse(1, 5, 3, 'M') + mouse(1, 5, 3, 'm')) }, "", top + "0 in 0"},
		{"activate a cell", func(a *tableApp) { a.act(`cell "b3"`, "activate") }, "clicked 3/4 in 1, activated 3/4 in 1", top + "3 in 1"},
		{"select a cell", func(a *tableApp) { a.act(`cell "b3"`, "select") }, "", top + "3 in 1"},
		{"activate a row", func(a *tableApp) { a.act("#3", "activate") }, "clicked 3/4 in 0, activated 3/4 in 0", top + "3 in 0"},
		{"a row that scrolled away", func(a *tableApp) { a.feed("\x1b[6~\x1b[6~" + click(5, 1)) }, "clicked 0/1 in 1", top + "0 in 1"},
		{"a double click there", func(a *tableApp) { a.feed("\x1b[6~\x1b[6~" + click(5, 1) + click(5, 1)) }, "clicked 0/1 in 1, clicked 0/1 in 1, activated 0/1 in 1", top + "0 in 1"},
	} {
		a := openTable(t, 12, 6, &grid{n: 30, row: widgets.Row{States: accessibility.StateDisabled}, only: 1}, widgets.Table{Columns: columns(3, 3), Cells: true})
		c.do(a)
		if took, view := a.took(), a.view(); took != c.took || view != c.view {
			t.Errorf("%s: %q, %s; want %q, %s", c.name, took, view, c.took, c.view)
		}
	}
}

// Only the cells of a table with a cursor over cells react.
func TestActionsOfCells(t *testing.T) {
	for cells, want := range map[bool]accessibility.Action{false: 0, true: accessibility.ActionSelect | accessibility.ActionActivate} {
		a := openTable(t, 12, 4, &grid{n: 2}, widgets.Table{Columns: columns(3, 3), Cells: cells})
		if n, _ := a.node(`cell "b1"`); n.Actions != want {
			t.Errorf("cells %v: a cell offers %v, want %v", cells, n.Actions, want)
		}
	}
}

func TestOneCellIsSelectedInEveryPass(t *testing.T) {
	worst := 0
	s := open(t, 12, 5, func(f *limoni.Frame) {
		widgets.Table{ID: "t", Label: "T", Data: &grid{n: 4}, Columns: columns(3, 3), Cells: true}.Draw(f, f.Area())
		rows, cells := 0, 0
		for _, n := range f.AccessibilityTree().Nodes {
			switch selected := n.States.Has(accessibility.StateSelected); {
			case selected && n.Role == accessibility.RoleRow:
				rows++
			case selected && n.Role == accessibility.RoleCell:
				cells++
			}
			if n.States.Has(accessibility.StateSelected | accessibility.StateUnselected) {
				worst = 99
			}
		}
		worst = max(worst, rows, cells)
	})
	s.feed(click(9, 4) + click(1, 1) + click(5, 1))
	s.act(`cell "c3"`, "select")
	s.act(`cell "a0"`, "activate")
	if worst != 1 {
		t.Errorf("at worst %d rows or cells are selected at once, want 1", worst)
	}
}

func TestSelectedIsToldWhenACellGetsTheCursor(t *testing.T) {
	a := openTable(t, 12, 5, &grid{n: 4}, widgets.Table{Columns: columns(3, 3), Cells: true})
	for i, do := range []func(){
		func() { a.keys("right") }, func() { a.keys("down") }, func() { a.feed(click(9, 2)) }, func() { a.act(`cell "a3"`, "select") },
	} {
		if do(); a.went != i+1 {
			t.Errorf("step %d: told %d times", i, a.went)
		}
	}
	a.keys("left", "down")
	if a.went != 4 {
		t.Errorf("told %d times where nothing moved", a.went-4)
	}
}

func TestSelectionOfATableFollowsTheRowsThatGo(t *testing.T) {
	data := &grid{n: 5}
	a := openTable(t, 10, 7, data, widgets.Table{Columns: columns(2, 3), Empty: "No files"})
	set := func(n int) { a.Post(func() { data.n = n }) }
	a.keys("end")
	set(3)
	a.wantView("a0  b0, at 2")
	set(0)
	a.wantView("No files, at -1")
	a.keys("enter", "down", "pagedown", "end", "home", "up", "space")
	a.wantView("No files, at -1")
	a.wantOutline(`
table "Table" [focused] #table
 row
  column-header "A"
  column-header "B"
 text "No files"`)
	set(2)
	a.wantView("a0  b0, at 1")
	if took := a.took(); took != "" {
		t.Errorf("without rows the app was told %q", took)
	}
}

func TestShortRowsShowBlanks(t *testing.T) {
	a := openTable(t, 8, 4, &widgets.Records{{"a", "b", "c", "d"}, {"e"}, {}}, widgets.Table{Columns: columns(3, 1), Cells: true})
	a.wantScreen("A B C\na b c\ne\n")
	a.keys("end", "down", "down", "enter")
	if took := a.took(); took != "clicked /3 in 2, activated /3 in 2" {
		t.Errorf("a cell that is not there: %q", took)
	}
}

func TestOffsetOfATableBelongsToWhoeverSetsIt(t *testing.T) {
	state := new(widgets.TableState)
	state.Offset = 7
	a := openTable(t, 10, 11, &grid{n: 100}, widgets.Table{Columns: columns(2, 3), State: state})
	a.row = -1
	state.Offset = 7
	for range 3 {
		a.Redraw()
		a.wantView("a7  b7, at -1")
	}
}

func TestFilteringClampsTheViewOfATable(t *testing.T) {
	data, state := &grid{n: 100}, new(widgets.TableState)
	a := openTable(t, 10, 11, data, widgets.Table{Columns: columns(2, 3), State: state})
	a.Post(func() { a.row, state.Offset = 85, 80 })
	a.wantView("a80 b80, at 85")
	a.Post(func() { data.n = 3 })
	a.wantView("a0  b0, at 2")
	a.Post(func() { data.n = 100 })
	a.wantView("a0  b0, at 2")
	a.Post(func() { a.row, state.Offset = 85, 80 })
	a.Post(func() { data.n = 15 })
	if a.view(); state.Offset > 5 {
		t.Errorf("15 rows in 10 are scrolled by %d", state.Offset)
	}
}

func TestSelectedRowOfATableStaysInViewWhileTheWindowShrinks(t *testing.T) {
	state := new(widgets.TableState)
	a := openTable(t, 10, 21, &grid{n: 50}, widgets.Table{Columns: columns(2, 3), State: state})
	a.Post(func() { a.row, state.Offset = 40, 25 })
	step := func(what string, height, row int) {
		t.Helper()
		a.snapshot()
		if a.row != row || state.Offset > row || row >= state.Offset+height {
			t.Errorf("%s: at %d, offset %d of a body of %d; want %d in view", what, a.row, state.Offset, height, row)
		}
	}
	step("before", 20, 40)
	a.resize(10, 5)
	step("a body of 4", 4, 40)
	a.keys("down")
	step("down", 4, 41)
	a.keys("down")
	step("down again", 4, 42)
	a.resize(10, 21)
	step("back", 20, 42)
}

// What a frame costs follows from the screen and not from the data.
func TestMillionRowsCostAScreenful(t *testing.T) {
	most := func(n int) int {
		data, most := &grid{n: n}, 0
		s := open(t, 40, 21, func(f *limoni.Frame) {
			data.asked = 0
			widgets.Table{ID: "t", Label: "T", Data: data, Columns: columns(4, 8)}.Draw(f, f.Area())
			most = max(most, data.asked)
		})
		for range 30 {
			s.keys("down")
		}
		s.keys("end", "home", "end")
		s.feed(wheel(3, 3, -5))
		if got := s.snapshot().Screen.Row(20); n > 100 && !strings.HasPrefix(got, "a"+strconv.Itoa(n-6)) {
			t.Errorf("after End and five wheel steps the last row is %q", got)
		}
		return most
	}
	if few, many := most(1000), most(1_000_000); few != many || many > 20*5 {
		t.Errorf("a pass asks for %d cells of 1000 rows and %d of a million; want the same, 4 of 20 rows and their labels", few, many)
	}
}

func TestTableIsAnnouncedLoadingEmptyAndFailed(t *testing.T) {
	data := &grid{}
	a := openTable(t, 12, 4, data, widgets.Table{Columns: columns(2, 3), Empty: "No files"})
	for _, c := range []struct {
		name   string
		change func()
		screen string
		line   string
	}{
		{"empty", func() {}, "A   B\nNo files", `text "No files"`},
		{"loading", func() { a.table.Loading = true }, "A   B\nLoading…", `status "Loading…"`},
		{"more is loading", func() { data.n = 1 }, "A   B\na0  b0\nLoading…", `status "Loading…"`},
		{"failed", func() { a.table.Loading, a.table.Error = false, "No network" }, "A   B\na0  b0\nNo network", `alert "No network"`},
		{"failed after many", func() { data.n = 9 }, "A   B\na0  b0\na1  b1\nNo network", `alert "No network"`},
		{"failed before any", func() { data.n = 0 }, "A   B\nNo network", `alert "No network"`},
		{"done", func() { a.table.Error, data.n = "", 9 }, "A   B\na0  b0\na1  b1\na2  b2", `cell "a2"`},
	} {
		a.Post(c.change)
		a.wantText(c.name, a.snapshot().Screen.String(), c.screen)
		a.node(c.line)
		if n, _ := a.node("#table"); n.States.Has(accessibility.StateBusy) != a.table.Loading {
			t.Errorf("%s: the table is %v", c.name, n.States)
		}
	}
}

func TestSeveralRowsOfATableAreChosen(t *testing.T) {
	var chosen widgets.Selection
	a := openTable(t, 12, 4, &grid{n: 3}, widgets.Table{Columns: columns(2, 3), Chosen: &chosen})
	a.keys("space", "down", "down", "space")
	a.feed(click(3, 2))
	a.wantScreen("  A   B\n✓ a0  b0\n✓ a1  b1\n✓ a2  b2")
	a.keys("space")
	a.act("#2", "toggle")
	a.wantOutline(`
table "Table"="1 of 3 selected" [focused, multi-selectable] #table
 row
  column-header "A"
  column-header "B"
 row "a0" [selected, 1/3] #0
  cell "a0"
  cell "b0"
 row "a1" [2/3] #1
  cell "a1"
  cell "b1"
 row "a2" [3/3] #2
  cell "a2"
  cell "b2"`)
	if a.keys("ctrl+a"); chosen.Count(3) != 3 || a.changed != 6 {
		t.Errorf("%d rows are chosen, told %d times; want 3 and 6", chosen.Count(3), a.changed)
	}
}

func TestTypeaheadOfATable(t *testing.T) {
	a := openTable(t, 10, 5, &widgets.Records{{"anna"}, {"berta"}, {"bella"}}, widgets.Table{Columns: columns(1, 9), Typeahead: true})
	if a.keys("b", "e", "l"); a.row != 2 {
		t.Errorf("bel selects row %d, want 2", a.row)
	}
}

func TestScrollbarOfATable(t *testing.T) {
	a := openTable(t, 9, 5, &grid{n: 8}, widgets.Table{Columns: []widgets.Column{{Title: "A"}}, Scrollbar: true})
	a.wantScreen("A\na0      █\na1      █\na2      │\na3      │")
	if n, _ := a.node(`cell "a1"`); n.Bounds != rect(0, 2, 8, 1) {
		t.Errorf("a cell is at %v", n.Bounds)
	}
	if a.feed(click(8, 4)); a.row != 0 {
		t.Errorf("a click on the bar selects row %d", a.row)
	}
	a.wantScreen("A\na4      │\na5      │\na6      █\na7      █")
}

func TestDisabledTableReactsToNothing(t *testing.T) {
	order := widgets.SortOrder{Column: -1}
	cols := columns(2, 3)
	cols[0].Sortable = true
	a := openTable(t, 9, 4, &grid{n: 8}, widgets.Table{Columns: cols, Disabled: true, Cells: true, Sort: &order, Resizable: true})
	a.keys("down", "right", "up", "enter")
	a.feed(click(0, 0) + click(5, 2) + wheel(5, 2, 2) + mouse(0, 3, 0, 'M') + mouse(32, 6, 0, 'M'))
	a.wantView("a0  b0, at 0 in 0")
	for _, n := range a.snapshot().Tree.Nodes {
		if n.Actions != 0 {
			t.Errorf("%s %q offers %v", n.Role, n.Label, n.Actions)
		}
	}
	if order.Column != -1 || a.took() != "" {
		t.Errorf("it was sorted by %d", order.Column)
	}
}
