package widgets_test

import (
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/layout"
	"limoni/widgets"
)

// people is a table that can be sorted by its first two columns.
func people() (*widgets.Records, []widgets.Column) {
	return &widgets.Records{{"Ada", "36", "x"}, {"Bob", "9", "y"}, {"Cy", "36", "z"}}, []widgets.Column{
		{ID: "name", Title: "Name", Width: layout.Fixed(8), Sortable: true},
		{ID: "age", Title: "Age", Width: layout.Fixed(6), Align: layout.AlignEnd, Sortable: true},
		{ID: "note", Title: "Note", Width: layout.Fixed(6)},
	}
}

// openSorted is that table, sorted by the app when it is told to.
func openSorted(t *testing.T, table widgets.Table) (*tableApp, *widgets.SortOrder) {
	data, cols := people()
	order := &widgets.SortOrder{Column: -1}
	a := &tableApp{table: table}
	a.table.ID, a.table.Label, a.table.Data, a.table.Columns = "table", "Table", data, cols
	a.table.Selected, a.table.Column, a.table.Sort = &a.row, &a.column, order
	a.stage = open(t, 24, 4, func(f *limoni.Frame) {
		resp := a.table.Draw(f, f.Area())
		if a.note(resp); resp.Changed() {
			data.Sort(*order)
		}
	})
	return a, order
}

func TestHeaderSorts(t *testing.T) {
	const (
		none      = "Name        Age Note\nAda          36 x\nBob           9 y\nCy           36 z"
		ascending = "Name      Age ▲ Note\nBob           9 y\nAda          36 x\nCy           36 z"
		reverse   = "Name      Age ▼ Note\nAda          36 x\nCy           36 z\nBob           9 y"
	)
	for _, c := range []struct {
		name   string
		do     func(a *tableApp)
		screen string
		value  string
		told   int
	}{
		{"nothing", func(a *tableApp) {}, none, "", 0},
		{"a click", func(a *tableApp) { a.feed(click(12, 0)) }, ascending, "ascending", 1},
		{"two clicks", func(a *tableApp) { a.feed(click(12, 0) + click(12, 0)) }, reverse, "descending", 2},
		{"three clicks", func(a *tableApp) { a.feed(click(12, 0) + click(12, 0) + click(12, 0)) }, ascending, "ascending", 3},
		{"a press that ends elsewhere", func(a *tableApp) { a.feed(mouse(0, 12, 0, 'M') + mouse(0, 2, 0, 'm')) }, none, "", 0},
		{"the action", func(a *tableApp) { a.act("#age", "activate") }, ascending, "ascending", 1},
		{"enter", func(a *tableApp) { a.keys("up", "right", "enter") }, ascending, "ascending", 1},
		{"space", func(a *tableApp) { a.keys("up", "right", "space", "space") }, reverse, "descending", 2},
		{"a click on one that does not sort", func(a *tableApp) { a.feed(click(17, 0)) }, none, "", 0},
		{"enter on one that does not sort", func(a *tableApp) { a.keys("up", "end", "enter") }, none, "", 0},
	} {
		a, _ := openSorted(t, widgets.Table{})
		c.do(a)
		a.wantText(c.name, a.snapshot().Screen.String(), c.screen)
		if _, d := a.node("#age"); d.ValueText != c.value || a.changed != c.told || a.took() != "" {
			t.Errorf("%s: the header says %q, told %d times; want %q, %d, and nothing of a row", c.name, d.ValueText, a.changed, c.value, c.told)
		}
	}
	a, _ := openSorted(t, widgets.Table{})
	a.keys("up", "enter", "right", "enter")
	a.wantOutline(`
table "Table" [focused] #table
 row
  column-header "Name" #name
  column-header "Age"="ascending" #age
  column-header "Note" #note
 row "Bob" [1/3] #Bob
  cell "Bob"
  cell "9"
  cell "y"
 row "Ada" [selected, 2/3] #Ada
  cell "Ada"
  cell "36"
  cell "x"
 row "Cy" [3/3] #Cy
  cell "Cy"
  cell "36"
  cell "z"`)
}

func TestHeadersOfferToSortWhereTheyDo(t *testing.T) {
	a, _ := openSorted(t, widgets.Table{})
	want := map[string]accessibility.Action{"#name": accessibility.ActionActivate, "#age": accessibility.ActionActivate, "#note": 0}
	for line, want := range want {
		if n, _ := a.node(line); n.Actions != want {
			t.Errorf("%s offers %v, want %v", line, n.Actions, want)
		}
	}
	a.table.Sort = nil
	a.Redraw()
	if n, _ := a.node("#name"); n.Actions != 0 {
		t.Errorf("a table that cannot be sorted offers %v", n.Actions)
	}
	a.wantVerdict(a.keys("up"), accessibility.Handled)
	if a.active() != "row Ada" {
		t.Errorf("Up leads into a header that does nothing: %s", a.active())
	}
}

func TestEachKeyOfTheHeader(t *testing.T) {
	for _, cells := range []bool{false, true} {
		for _, c := range []struct{ keys, want string }{
			{"up", "column-header Name"},
			{"down down up up up", "column-header Name"},
			{"up up", "column-header Name"},
			{"up pageup", "column-header Name"},
			{"up left", "column-header Name"},
			{"up right", "column-header Age"},
			{"up right right right", "column-header Note"},
			{"up end", "column-header Note"},
			{"up end home", "column-header Name"},
			{"up end left", "column-header Age"},
			{"up enter", "column-header Name"},
			{"up down", "row Ada|cell Ada"},
			{"up right down", "row Ada|cell 36"},
			{"up pagedown", "row Ada|cell Ada"},
			{"up down down", "row Bob|cell Bob"},
		} {
			a, _ := openSorted(t, widgets.Table{Cells: cells})
			for _, key := range strings.Fields(c.keys) {
				a.wantVerdict(a.keys(key), accessibility.Handled)
			}
			want, cell, two := strings.Cut(c.want, "|")
			if two && cells {
				want = cell
			}
			if got := a.active(); got != want {
				t.Errorf("cells %v, %s: the cursor is at %s, want %s", cells, c.keys, got, want)
			}
		}
	}
}

func TestWhateverIsForARowLeavesTheHeader(t *testing.T) {
	for _, cells := range []bool{false, true} {
		for name, do := range map[string]func(a *tableApp){
			"a click":          func(a *tableApp) { a.feed(click(1, 1)) },
			"a click on a row": func(a *tableApp) { a.feed(click(8, 1)) },
			"select":           func(a *tableApp) { a.act("#Ada", "select") },
			"down":             func(a *tableApp) { a.keys("down") },
		} {
			a, _ := openSorted(t, widgets.Table{Cells: cells})
			if a.keys("up"); a.active() != "column-header Name" {
				t.Fatalf("the cursor is at %s", a.active())
			}
			want := map[bool]string{false: "row Ada", true: "cell Ada"}[cells]
			if do(a); a.active() != want {
				t.Errorf("cells %v, %s: the cursor is at %s, want %s", cells, name, a.active(), want)
			}
		}
	}
}

func TestActionOnARowThatIsNotDrawnLeavesTheHeader(t *testing.T) {
	order, cols := widgets.SortOrder{}, columns(2, 3)
	cols[0].Sortable = true
	a := openTable(t, 10, 4, &grid{n: 30}, widgets.Table{Columns: cols, Sort: &order})
	if a.keys("up"); a.active() != "column-header A" {
		t.Fatalf("the cursor is at %s", a.active())
	}
	if a.actOn("#table", accessibility.Item{Key: "20"}, "select"); a.active() != "row a20" {
		t.Errorf("the cursor is at %s, want row a20", a.active())
	}
}

func TestHeaderIsReachedWithoutRows(t *testing.T) {
	a, order := openSorted(t, widgets.Table{Empty: "Nobody"})
	a.table.Data = &widgets.Records{}
	a.Redraw()
	a.keys("up", "right", "enter")
	if a.active() != "column-header Age" || order.Column != 1 {
		t.Errorf("the cursor is at %s, sorted by %d", a.active(), order.Column)
	}
	if a.keys("down"); a.active() != "" {
		t.Errorf("after Down the cursor is at %s", a.active())
	}
}

// A header that goes away while it has the cursor gives it back.
func TestHeaderThatGoesAway(t *testing.T) {
	a, _ := openSorted(t, widgets.Table{})
	a.keys("up")
	a.table.NoHeader = true
	a.Redraw()
	a.wantScreen("Ada          36 x\nBob           9 y\nCy           36 z\n")
	if a.active() != "row Ada" {
		t.Errorf("the cursor is at %s", a.active())
	}
	if a.keys("down"); a.active() != "row Bob" {
		t.Errorf("after Down the cursor is at %s", a.active())
	}
}

// The cursor of the terminal, which screen readers follow, is where the cursor
// of the table is.
func TestTerminalCursorOfATable(t *testing.T) {
	a, _ := openSorted(t, widgets.Table{})
	for _, c := range []struct {
		key  string
		want limoni.Point
	}{{"down", limoni.Point{X: 0, Y: 2}}, {"up", limoni.Point{X: 0, Y: 1}}, {"up", limoni.Point{}}, {"right", limoni.Point{X: 12, Y: 0}}, {"down", limoni.Point{X: 0, Y: 1}}} {
		if a.keys(c.key); a.cursor() != c.want {
			t.Errorf("after %s it is at %v, want %v", c.key, a.cursor(), c.want)
		}
	}
	a.table.Cells = true
	a.Redraw()
	if at := a.cursor(); at != (limoni.Point{X: 13, Y: 1}) {
		t.Errorf("in the cell 36 it is at %v, want 13,1", at)
	}
}

// The cursor stays with its row while the rows are sorted.
func TestCursorStaysWithItsRowWhileSorting(t *testing.T) {
	a, _ := openSorted(t, widgets.Table{})
	a.keys("down")
	a.feed(click(12, 0))
	if a.row != 0 || a.active() != "row Bob" {
		t.Errorf("the cursor is at %d, %s; want 0, row Bob", a.row, a.active())
	}
	a.feed(click(12, 0))
	if a.row != 2 || a.active() != "row Bob" {
		t.Errorf("the cursor is at %d, %s; want 2, row Bob", a.row, a.active())
	}
}

func TestRecordsAreSortedByValue(t *testing.T) {
	records := widgets.Records{{"a", "10"}, {"b", "x"}, {"c", "9"}, {"d"}, {"e", "9"}, {"f", "NaN"}, {"g", "-1e3"}}
	keys := func() (all string) {
		for i := range records.Len() {
			all += records.Key(i)
		}
		return all
	}
	for _, c := range []struct {
		order widgets.SortOrder
		want  string
	}{
		{widgets.SortOrder{Column: 1}, "gceadfb"}, {widgets.SortOrder{Column: 1, Descending: true}, "bfdaceg"},
		{widgets.SortOrder{Column: 0}, "abcdefg"}, {widgets.SortOrder{Column: -1}, "abcdefg"}, {widgets.SortOrder{Column: 7, Descending: true}, "abcdefg"},
	} {
		if records.Sort(c.order); keys() != c.want {
			t.Errorf("%+v: %s, want %s", c.order, keys(), c.want)
		}
	}
	if records.Index("c") != 2 || records.Index("z") != -1 {
		t.Errorf("c is at %d, z at %d", records.Index("c"), records.Index("z"))
	}
}

func TestEdgesOfColumns(t *testing.T) {
	const line = `splitter "Name width"`
	for _, c := range []struct {
		name   string
		do     func(a *tableApp)
		header string
		width  float64
	}{
		{"nothing", func(a *tableApp) {}, "Name    │   Age│Note  │", 8},
		{"a drag to the right", func(a *tableApp) {
			a.feed(mouse(0, 8, 0, 'M') + mouse(32, 9, 0, 'M') + mouse(32, 10, 2, 'M') + mouse(0, 10, 2, 'm'))
		}, "Name      │   Age│Note", 10},
		{"a drag to the left", func(a *tableApp) { a.feed(mouse(0, 8, 0, 'M') + mouse(32, 3, 0, 'M') + mouse(0, 3, 0, 'm')) }, "Na…│   Age│Note  │", 3},
		{"a drag out of the column", func(a *tableApp) { a.feed(mouse(0, 8, 0, 'M') + mouse(32, 0, 0, 'M') + mouse(32, 1, 0, 'M')) }, "…│   Age│Note  │", 1},
		{"the right button", func(a *tableApp) { a.feed(mouse(2, 8, 0, 'M') + mouse(34, 3, 0, 'M') + mouse(2, 3, 0, 'm')) }, "Name    │   Age│Note  │", 8},
		{">", func(a *tableApp) { a.keys("up", ">") }, "Name     │   Age│Note  │", 9},
		{"<", func(a *tableApp) { a.keys("up", "<", "<") }, "Name  │   Age│Note  │", 6},
		{"< of the second", func(a *tableApp) { a.keys("up", "right", "<") }, "Name    │  Age│Note  │", 8},
		{"increment", func(a *tableApp) { a.act(line, "increment") }, "Name     │   Age│Note  │", 9},
		{"decrement", func(a *tableApp) { a.act(line, "decrement") }, "Name   │   Age│Note  │", 7},
		{"set", func(a *tableApp) { a.act(line, "set-value", "5") }, "Name │   Age│Note  │", 5},
		{"set to nothing", func(a *tableApp) { a.act(line, "set-value", "0") }, "…│   Age│Note  │", 1},
	} {
		a, order := openSorted(t, widgets.Table{Resizable: true})
		a.table.Sort = nil
		c.do(a)
		if got := a.snapshot().Screen.Row(0); strings.TrimRight(got, " ") != c.header {
			t.Errorf("%s: the header is %q, want %q", c.name, got, c.header)
		}
		if n, d := a.node(line); d.Range != (accessibility.Range{Now: c.width, Min: 1, Max: 24, Step: 1}) || n.Bounds.Min.X != int(c.width) {
			t.Errorf("%s: the edge is at %v, its range is %+v", c.name, n.Bounds, d.Range)
		}
		if order.Column != -1 || a.took() != "" {
			t.Errorf("%s: it was taken for something else", c.name)
		}
	}
	a, _ := openSorted(t, widgets.Table{Resizable: true})
	for _, wrong := range []string{"", "x", "-3", "1.5"} {
		if res := a.act(line, "set-value", wrong); res.Verdict == accessibility.Handled {
			t.Errorf("a width of %q is %s", wrong, res.Verdict)
		}
	}
	a.act(line, "set-value", "99999999999999999999")
	if _, d := a.node("#table"); d.ScrollMaxX != 1 {
		t.Errorf("with one column as wide as the table %d columns scroll, want 1", d.ScrollMaxX)
	}
}

// The edge follows the mouse, whatever the widths before it are made of.
func TestEdgeFollowsTheMouse(t *testing.T) {
	cols := []widgets.Column{{Title: "A"}, {Title: "B", Width: layout.Fixed(6)}, {Title: "C"}}
	state := new(widgets.TableState)
	a := openTable(t, 32, 3, &grid{n: 1}, widgets.Table{Columns: cols, Resizable: true, State: state})
	edge, _ := a.node(`splitter "B width"`)
	at := edge.Bounds.Min.X
	a.feed(mouse(0, at, 0, 'M'))
	for _, to := range []int{at + 1, at + 4, at - 2, at + 3} {
		a.feed(mouse(32, to, 0, 'M'))
		if edge, _ := a.node(`splitter "B width"`); edge.Bounds.Min.X != to {
			t.Errorf("the mouse is at %d and the edge at %d", to, edge.Bounds.Min.X)
		}
	}
	if n, _ := a.node(`cell "c0"`); n.Bounds.Max.X != 32 {
		t.Errorf("the last column ends at %d; it has what is left", n.Bounds.Max.X)
	}
	if state.Widths[1] != 9 || state.Widths[2] != 0 {
		t.Errorf("the widths are %v", state.Widths)
	}
	state.Widths = nil
	a.Redraw()
	if edge, _ := a.node(`splitter "B width"`); edge.Bounds.Min.X != at {
		t.Errorf("without the widths the edge is at %d, want %d", edge.Bounds.Min.X, at)
	}
}
