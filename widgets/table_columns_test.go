package widgets_test

import (
	"fmt"
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/layout"
	"limoni/widgets"
)

func shiftWheel(x, y, button int) string { return mouse(button+4, x, y, 'M') }

// widths are the cells of the columns in view, by their headers.
func (a *tableApp) widths() (all string) {
	a.t.Helper()
	for _, n := range a.snapshot().Tree.Nodes {
		if n.Role == accessibility.RoleColumnHeader {
			all += fmt.Sprintf("%s%d ", n.Label, n.Bounds.Dx())
		}
	}
	return strings.TrimSpace(all)
}

func TestColumnsShareTheWidth(t *testing.T) {
	fix, fill, share, least := layout.Fixed(4), layout.Fill(2), layout.Percent(50), layout.Fill(1).Min(6)
	for _, c := range []struct {
		width   int
		columns []layout.Constraint
		want    string
	}{
		{20, []layout.Constraint{{}, fix}, "A15 B4"},
		{20, []layout.Constraint{{}, fill, fix}, "A4 B10 C4"},
		{21, []layout.Constraint{share, {}}, "A10 B10"},
		{20, []layout.Constraint{fix, fix}, "A4 B4"},
		{20, []layout.Constraint{least, fix, fix}, "A10 B4 C4"},
		{16, []layout.Constraint{least, fix, fix}, "A6 B4 C4"},
		{20, []layout.Constraint{{}, layout.Max(5)}, "A14 B5"},
		{20, []layout.Constraint{layout.Fixed(4).Max(2), {}}, "A2 B17"},
		{20, []layout.Constraint{layout.Fixed(1 << 62), fix}, "A18"},
		{3, []layout.Constraint{fix, fix}, "A3"},
		{1, []layout.Constraint{{}, {}}, "A1"},
	} {
		cols := columns(len(c.columns), 0)
		for i, constraint := range c.columns {
			cols[i].Width = constraint
		}
		if got := openTable(t, c.width, 3, &grid{n: 1}, widgets.Table{Columns: cols}).widths(); got != c.want {
			t.Errorf("%d cells among %v: %s, want %s", c.width, c.columns, got, c.want)
		}
	}
}

func TestColumnsAreDividedAnew(t *testing.T) {
	cols := columns(2, 0)
	a := openTable(t, 21, 3, &grid{n: 1}, widgets.Table{Columns: cols})
	for _, c := range []struct {
		change func()
		want   string
	}{
		{func() {}, "A10 B10"}, {func() { a.resize(31, 3) }, "A15 B15"}, {func() { cols[0].Width = layout.Fixed(4) }, "A4 B26"},
		{func() { cols[0].Hidden = true }, "B31"}, {func() { cols[0].Hidden = false }, "A4 B26"},
	} {
		c.change()
		a.Redraw()
		if got := a.widths(); got != c.want {
			t.Errorf("%s, want %s", got, c.want)
		}
	}
}

// A column without a minimum keeps room for its title and the arrow.
func TestColumnHasRoomForItsTitle(t *testing.T) {
	order := widgets.SortOrder{}
	cols := []widgets.Column{{Title: "Name", Sortable: true}, {Title: "Size"}, {Title: "Path", Width: layout.Fixed(20)}}
	a := openTable(t, 32, 3, &grid{n: 1}, widgets.Table{Columns: cols, Sort: &order})
	if got := a.widths(); got != "Name6 Size4 Path20" {
		t.Errorf("where just all fit: %s", got)
	}
	a.resize(31, 3)
	if got := a.widths(); got != "Name6 Size4 Path17" {
		t.Errorf("with one cell less they scroll, and the last is cut: %s", got)
	}
}

func TestHiddenColumnsAreLeftOut(t *testing.T) {
	cols := columns(4, 3)
	cols[0].Hidden, cols[2].Hidden = true, true
	a := openTable(t, 12, 3, &grid{n: 1}, widgets.Table{Columns: cols, Cells: true})
	a.wantScreen("B   D\nb0  d0\n")
	if a.column != 1 || a.active() != "cell b0" {
		t.Errorf("the cursor is in column %d, %s; want the first that is shown", a.column, a.active())
	}
	a.keys("right")
	if _, d := a.node(`cell "d0"`); a.column != 3 || d.Column != 4 {
		t.Errorf("the cursor is in column %d, the cell in %d; want 3 and the fourth", a.column, d.Column)
	}
	cols[1].Hidden, cols[3].Hidden = true, true
	a.Redraw()
	if a.wantScreen(""); a.column != -1 {
		t.Errorf("without columns the cursor is in %d", a.column)
	}
	a.keys("left", "right", "home", "end", "enter", "down")
	cols[2].Hidden = false
	a.Redraw()
	if a.wantScreen("C\nc0\n"); a.column != 2 {
		t.Errorf("the cursor is in column %d, want 2", a.column)
	}
}

func TestColumnsScrollByRows(t *testing.T) {
	for _, c := range []struct {
		name string
		do   func(a *tableApp)
		want string
		left int
	}{
		{"at first", func(a *tableApp) {}, " A   B   C   ›", 0},
		{"right", func(a *tableApp) { a.keys("right") }, "‹B   C   D   ›", 1},
		{"right to the end", func(a *tableApp) { a.keys("right", "right", "right", "right") }, "‹C   D   E", 2},
		{"right and left", func(a *tableApp) { a.keys("right", "right", "right", "left") }, "‹B   C   D   ›", 1},
		{"left", func(a *tableApp) { a.keys("left") }, " A   B   C   ›", 0},
		{"the wheel to the right", func(a *tableApp) { a.feed(mouse(67, 3, 1, 'M')) }, "‹B   C   D   ›", 1},
		{"the wheel to the left", func(a *tableApp) { a.keys("right", "right"); a.feed(mouse(66, 3, 1, 'M')) }, "‹B   C   D   ›", 1},
		{"the wheel with shift", func(a *tableApp) { a.feed(shiftWheel(3, 1, 65)) }, "‹B   C   D   ›", 1},
		{"the wheel with shift on the header", func(a *tableApp) { a.feed(shiftWheel(3, 0, 65)) }, "‹B   C   D   ›", 1},
		{"the wheel back with shift", func(a *tableApp) { a.keys("right"); a.feed(shiftWheel(3, 1, 64)) }, " A   B   C   ›", 0},
		{"the wheel", func(a *tableApp) { a.feed(wheel(3, 1, 1)) }, " A   B   C   ›", 0},
		{"set by the app", func(a *tableApp) { a.table.State.Left = 2 }, "‹C   D   E", 2},
		{"set out of range", func(a *tableApp) { a.table.State.Left = 1 << 62 }, "‹C   D   E", 2},
		{"set below the range", func(a *tableApp) { a.table.State.Left = -1 << 62 }, " A   B   C   ›", 0},
	} {
		a := openTable(t, 14, 4, &grid{n: 9}, widgets.Table{Columns: columns(5, 3), State: new(widgets.TableState)})
		c.do(a)
		a.Redraw()
		got := strings.TrimRight(a.snapshot().Screen.Row(0), " ")
		_, d := a.node("#table")
		if got != c.want || d.ScrollX != c.left || d.ScrollMaxX != 2 || a.table.State.Left != c.left {
			t.Errorf("%s: %q, scrolled %d of %d; want %q, %d of 2", c.name, got, d.ScrollX, d.ScrollMaxX, c.want, c.left)
		}
	}
}

func TestWheelScrollsColumnsWhereAllRowsAreInView(t *testing.T) {
	a := openTable(t, 14, 4, &grid{n: 2}, widgets.Table{Columns: columns(5, 3)})
	if n, _ := a.node("#table"); !n.Actions.Has(accessibility.ActionScroll) {
		t.Errorf("it offers %v", n.Actions)
	}
	a.feed(wheel(3, 1, 1))
	a.wantScreen("‹B   C   D   ›\n b0  c0  d0\n b1  c1  d1\n")
	a.act("#table", "scroll", "9223372036854775807")
	a.wantScreen("‹C   D   E\n c0  d0  e0\n c1  d1  e1\n")
	a.act("#table", "scroll", "-9223372036854775808")
	a.wantScreen(" A   B   C   ›\n a0  b0  c0\n a1  b1  c1\n")
	b := openTable(t, 30, 4, &grid{n: 2}, widgets.Table{Columns: columns(5, 3)})
	if n, _ := b.node("#table"); n.Actions.Has(accessibility.ActionScroll) {
		t.Errorf("a table that fits offers %v", n.Actions)
	}
}

func TestColumnsScrollWithTheCellThatHasTheCursor(t *testing.T) {
	a := openTable(t, 14, 3, &grid{n: 9}, widgets.Table{Columns: columns(5, 3), Cells: true})
	for _, c := range []struct{ key, want string }{
		{"right", " a0  b0  c0"}, {"right", " a0  b0  c0"}, {"right", " b0  c0  d0"}, {"right", " c0  d0  e0"}, {"right", " c0  d0  e0"},
		{"left", " c0  d0  e0"}, {"left", " c0  d0  e0"}, {"left", " b0  c0  d0"}, {"home", " a0  b0  c0"}, {"end", " c0  d0  e0"},
	} {
		if a.keys(c.key); strings.TrimRight(a.snapshot().Screen.Row(1), " ") != c.want {
			t.Errorf("after %s: %q, want %q", c.key, a.snapshot().Screen.Row(1), c.want)
		}
	}
	a.feed(mouse(66, 3, 1, 'M') + mouse(66, 3, 1, 'M'))
	a.wantScreen(" A   B   C   ›\n a0  b0  c0\n a1  b1  c1")
	if a.column != 4 {
		t.Errorf("the wheel moved the cursor to %d", a.column)
	}
	a.keys("down")
	a.wantView("a0  b0  c0, at 1 in 4")
	a.keys("right")
	a.wantView("c0  d0  e0, at 1 in 4")
	a.keys("left")
	a.wantView("c0  d0  e0, at 1 in 3")
}

func TestColumnsScrollWithTheHeader(t *testing.T) {
	cols, order := columns(5, 3), widgets.SortOrder{Column: -1}
	for i := range cols {
		cols[i].Sortable = true
	}
	a := openTable(t, 14, 3, &grid{n: 9}, widgets.Table{Columns: cols, Sort: &order})
	a.keys("up", "end", "enter")
	a.wantScreen("‹C   D   E ▲\n c0  d0  e0\n c1  d1  e1")
	a.keys("down", "up")
	if a.active() != "column-header E" {
		t.Errorf("back in the header the cursor is at %s", a.active())
	}
	a.keys("down", "left", "left", "up")
	a.wantScreen(" A   B   C   ›\n a0  b0  c0\n a1  b1  c1")
	if a.active() != "column-header A" {
		t.Errorf("the header is entered at %s, want the first column in view", a.active())
	}
}

func TestFrozenColumnsStay(t *testing.T) {
	a := openTable(t, 16, 3, &grid{n: 9}, widgets.Table{Columns: columns(5, 3), Frozen: 1, Cells: true})
	a.wantScreen("A   B   C   D  ›\na0  b0  c0  d0\na1  b1  c1  d1")
	a.keys("right", "right", "right", "right")
	a.wantScreen("A  ‹C   D   E\na0  c0  d0  e0\na1  c1  d1  e1")
	a.keys("home")
	a.wantView("a0  c0  d0  e0, at 0 in 0")
	a.keys("right")
	a.wantScreen("A   B   C   D  ›\na0  b0  c0  d0\na1  b1  c1  d1")
	a.feed(click(9, 2))
	a.wantView("a0  b0  c0  d0, at 1 in 2")
	for frozen, want := range map[int]string{2: " A   B   C   D", 99: " A   B   C   D", -1: " A   B   C   D"} {
		a := openTable(t, 15, 3, &grid{n: 9}, widgets.Table{Columns: columns(5, 3), Frozen: frozen})
		if got := a.snapshot().Screen.Row(0); got[:12] != want[:12] {
			t.Errorf("%d frozen columns, more than half of the width: %q", frozen, got)
		}
	}
	b := openTable(t, 30, 3, &grid{n: 9}, widgets.Table{Columns: columns(5, 3), Frozen: 1})
	b.wantScreen("A   B   C   D   E\na0  b0  c0  d0  e0\na1  b1  c1  d1  e1")
}

// A window that shrinks and grows again shows the columns it did.
func TestColumnsComeBackWithTheWidth(t *testing.T) {
	for _, cells := range []bool{false, true} {
		a := openTable(t, 14, 4, &grid{n: 9}, widgets.Table{Columns: columns(8, 3), Cells: cells, Chosen: new(widgets.Selection)})
		a.keys("right", "right", "right")
		before := a.snapshot()
		for w := range 60 {
			a.resize(w, 4)
			if cells && w > 8 {
				if n, _ := a.node(`cell "d0"`); n.Bounds.Empty() {
					t.Errorf("%d columns: the cursor is not in view", w)
				}
			}
		}
		a.resize(14, 4)
		a.wantText("screen", a.snapshot().Screen.String(), before.Screen.String())
	}
}

func TestColumnWiderThanTheTableIsCut(t *testing.T) {
	a := openTable(t, 9, 3, &widgets.Records{{"abcdefghij", "k"}}, widgets.Table{Columns: []widgets.Column{{Title: "Long", Width: layout.Fixed(30)}, {Title: "B", Width: layout.Fixed(1)}}, Resizable: true})
	a.wantScreen(" Long   ›\n abcdef…\n")
	if n, _ := a.node(`cell "abcdefghij"`); !n.States.Has(accessibility.StateTruncated) || n.Bounds != rect(1, 1, 7, 1) {
		t.Errorf("the cell is %v at %v", n.States, n.Bounds)
	}
	a.keys("right")
	a.wantScreen("‹B│\n k\n")
	a.keys("up", "home", "<", "<")
	if _, d := a.node("#table"); d.ScrollX != 0 {
		t.Errorf("scrolled by %d", d.ScrollX)
	}
}

// Hundreds of columns are more than a screen has, and cost what is on it.
func TestHundredsOfColumns(t *testing.T) {
	data := &grid{n: 100}
	cols := make([]widgets.Column, 500)
	a := openTable(t, 200, 20, data, widgets.Table{Columns: cols, Cells: true})
	data.asked = 0
	a.keys("end")
	if a.column != 499 || data.asked > 3*19*(100+2) {
		t.Errorf("the cursor is in %d, %d cells were asked for", a.column, data.asked)
	}
	a.table.Columns = cols[:100]
	a.Redraw()
	if got := strings.Count(a.widths(), "Column"); a.column != 99 || got != 100 {
		t.Errorf("of 100 columns of one cell %d are in view, the cursor is in %d", got, a.column)
	}
}

func TestTableInsideBlocks(t *testing.T) {
	selected, data := 0, &grid{n: 9}
	s := open(t, 18, 8, func(f *limoni.Frame) {
		outer, in := widgets.Block{Title: "Outer"}.Begin(f, f.Area())
		widgets.Table{ID: "table", Label: "Table", Data: data, Columns: columns(5, 3), Selected: &selected}.Draw(f, in)
		f.End(outer)
	})
	s.wantScreen(`
┌ Outer ─────────┐
│ A   B   C   D ›│
│ a0  b0  c0  d0 │
│ a1  b1  c1  d1 │
│ a2  b2  c2  d2 │
│ a3  b3  c3  d3 │
│ a4  b4  c4  d4 │
└────────────────┘`)
	s.feed(wheel(5, 3, 2))
	s.feed(click(5, 3))
	s.keys("right")
	s.wantScreen(`
┌ Outer ─────────┐
│‹B   C   D   E ›│
│ b2  c2  d2  e2 │
│ b3  c3  d3  e3 │
│ b4  c4  d4  e4 │
│ b5  c5  d5  e5 │
│ b6  c6  d6  e6 │
└────────────────┘`)
	if selected != 3 {
		t.Errorf("the click selects %d, want 3", selected)
	}
}

func TestTableAtEverySize(t *testing.T) {
	for _, text := range texts {
		c := newCatalogue(text)
		for _, p := range c.parts {
			if p.name != "table" && p.name != "cells" {
				continue
			}
			area := rect(0, 0, 0, 0)
			s := open(t, 203, 62, func(f *limoni.Frame) {
				f.Fill(f.Area(), '.', limoni.Style{})
				p.draw(f, area)
			})
			for _, h := range []int{0, 1, 2, 3, 4, 7, 60} {
				for _, w := range []int{0, 1, 2, 3, 4, 5, 6, 8, 11, 16, 24, 40, 79, 200} {
					area = rect(1, 1, w, h)
					s.Redraw()
					s.feed("\x1b[B\x1b[C\x1b[A\x1b[A><\r\x1b[F" + click(w/2, h/2) + wheel(1, 1, 1))
					checkAround(t, s, p.name, area)
				}
			}
		}
	}
}

// With a border around it a table is as wide as it was told to be, and its cells
// share what is left.
func TestTableInABorderIsAsWideAsItsArea(t *testing.T) {
	records := widgets.Records{{"aaaaa", "bbbbb", "ccccc"}, {"ddddd", "eeeee", "fffff"}}
	s := open(t, 20, 5, func(f *limoni.Frame) {
		box, in := widgets.Block{}.Begin(f, rect(0, 0, 15, 5))
		widgets.Table{Label: "T", Data: &records, Columns: columns(3, 0)}.Draw(f, in)
		f.End(box)
	})
	s.wantScreen(`
┌─────────────┐
│A   B    C   │
│aa… bbb… ccc…│
│dd… eee… fff…│
└─────────────┘`)
}

func TestClickOnAHeaderGivesTheTableTheKeyboard(t *testing.T) {
	s := open(t, 20, 4, func(f *limoni.Frame) {
		widgets.Button{Label: "Go", AutoFocus: true}.Draw(f, row(f, 3))
		widgets.Table{Label: "Table", Data: &grid{n: 2}, Columns: columns(3, 3)}.Draw(f, rect(0, 0, 20, 3))
	})
	if s.feed(click(1, 0)); s.focus() != "Table" {
		t.Errorf("the focus is on %s", s.focus())
	}
}
