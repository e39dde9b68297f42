package widgets_test

import (
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/internal/vt"
	"limoni/layout"
	"limoni/widgets"
)

// Exactly what has the cursor looks like it: the row, the cell or the title.
func TestOnePartOfATableLooksFocused(t *testing.T) {
	table, order := widgets.Table{Columns: columns(3, 3)}, widgets.SortOrder{}
	table.Columns[0].Sortable, table.Columns[1].Sortable = true, true
	table.ID, table.Label, table.Data, table.Sort = "table", "Table", &grid{n: 2}, &order
	terminal := vt.New(12, 4)
	s := open(t, 12, 4, func(f *limoni.Frame) {
		widgets.Button{Label: "Go"}.Draw(f, row(f, 3))
		table.Draw(f, rect(0, 0, 12, 3))
	}, limoni.WithOutput(terminal))
	for _, c := range []struct{ key, want string }{
		{"tab", "a0  b0  c0  "}, {"down", "a1  b1  c1  "}, {"up", "a0  b0  c0  "}, {"up", "A ▲"}, {"right", "B  "}, {"down", "a0  b0  c0  "},
		{"", "b0 "}, {"right", "c0 "}, {"down", "c1 "}, {"home", "a1 "}, {"up", "a0 "}, {"up", "A ▲"}, {"down", "a0 "}, {"tab", "[ Go ]"},
	} {
		if c.key == "" {
			table.Cells = true
			s.Redraw()
			s.snapshot()
		} else {
			s.keys(c.key)
		}
		if got := reversed(terminal); got != c.want {
			t.Errorf("after %q these cells look focused: %q, want %q", c.key, got, c.want)
		}
	}
}

// Without the focus the place of the cursor can be seen all the same, without
// colours too.
func TestPlaceOfTheCursorIsSeenWithoutFocus(t *testing.T) {
	for cells, want := range map[bool]string{false: "a0  b0  c0  ", true: "a0 "} {
		terminal := vt.New(12, 4)
		s := open(t, 12, 4, func(f *limoni.Frame) {
			widgets.Button{Label: "Go"}.Draw(f, row(f, 3))
			widgets.Table{ID: "t", Label: "T", Data: &grid{n: 2}, Columns: columns(3, 3), Cells: cells}.Draw(f, rect(0, 0, 12, 3))
		}, limoni.WithOutput(terminal), limoni.WithColors(limoni.NoColor))
		s.snapshot()
		got := ""
		for y := 1; y < 3; y++ {
			for x := range 12 {
				if c := terminal.Cell(x, y); c.Style.Underline != vt.NoUnderline {
					got += c.Text
				}
			}
		}
		if got != want {
			t.Errorf("cells %v: %q is underlined, want %q", cells, got, want)
		}
	}
}

// styled is a row of its own and two cells with styles.
type styled struct{ grid }

func (s *styled) Cell(i, column int) widgets.Cell {
	c := s.grid.Cell(i, column)
	if column == 1 {
		c.Style = limoni.Style{Attr: limoni.AttrItalic}
	}
	return c
}

func TestStylesOfRowsAndCells(t *testing.T) {
	terminal := vt.New(8, 4)
	data := &styled{grid{n: 3, row: widgets.Row{Text: "Total", Style: limoni.Style{Attr: limoni.AttrBold}}, only: 2}}
	s := open(t, 8, 4, func(f *limoni.Frame) {
		widgets.Table{ID: "t", Label: "T", Data: data, Columns: columns(2, 3)}.Draw(f, f.Area())
	}, limoni.WithOutput(terminal))
	for _, c := range []struct {
		x, y         int
		bold, italic bool
	}{{0, 1, false, false}, {4, 1, false, false}, {0, 2, false, false}, {4, 2, false, true}, {0, 3, true, false}, {3, 3, true, false}, {4, 3, false, true}} {
		if st := terminal.Cell(c.x, c.y).Style; st.Has(vt.Bold) != c.bold || st.Has(vt.Italic) != c.italic {
			t.Errorf("the cell at %d,%d is %+v, want bold %v, italic %v", c.x, c.y, st, c.bold, c.italic)
		}
	}
	if n, _ := s.node("#2"); n.Label != "Total" {
		t.Errorf("the last row is called %q", n.Label)
	}
}

func TestColumnWithoutATitleHasAName(t *testing.T) {
	a := openTable(t, 12, 3, &grid{n: 1}, widgets.Table{Columns: []widgets.Column{{Width: layout.Fixed(3)}, {Title: "B"}}, Resizable: true})
	a.wantScreen("   │B\na0  b0\n")
	a.node(`column-header "Column 1"`)
	a.node(`splitter "Column 1 width"`)
}

// What looks like markup or a terminal's commands is text.
func TestTableShowsTextsAsTheyAre(t *testing.T) {
	records := widgets.Records{{"1", markup, hostile}}
	a := openTable(t, 60, 2, &records, widgets.Table{Columns: []widgets.Column{{Title: "N", Width: layout.Fixed(2)}, {Title: markup, Width: layout.Fixed(44)}, {Title: "H"}}})
	a.wantScreen("N  " + markup + "      H\n1  " + markup + "      " + "A]52;c;aGk=…")
	for _, n := range a.snapshot().Tree.Nodes {
		if n.Role == accessibility.RoleCell && n.Bounds.Min.X == 3 && n.Label != markup {
			t.Errorf("the cell is called %q", n.Label)
		}
	}
}

func TestTableMeasuresInColumns(t *testing.T) {
	const wide, family = "日本語", "\U0001F468\u200D\U0001F469\u200D\U0001F467"
	records := widgets.Records{{wide, family, "e\u0301"}, {"x", wide, wide}}
	a := openTable(t, 16, 3, &records, widgets.Table{Columns: []widgets.Column{
		{Title: wide, Width: layout.Fixed(5)}, {Title: family, Width: layout.Fixed(4), Align: layout.AlignEnd}, {Title: "e\u0301", Width: layout.Fixed(5), Align: layout.AlignCenter},
	}})
	a.wantScreen("日本…   " + family + "   e\u0301\n日本…   " + family + "   e\u0301\nx     日…  日本…")
}
