package widgets_test

import (
	"math"
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/layout"
	"limoni/widgets"
)

// catalogue draws every widget into rows of one area, with the data it holds.
type catalogue struct {
	text              string
	items             widgets.Strings
	records           widgets.Records
	columns           []widgets.Column
	order             widgets.SortOrder
	chosen            widgets.Selection
	titles            []string
	value, secret     string
	on                bool
	tab, row          int
	now, max          float64
	dialog, dialogBox bool
	parts, onScreen   []part
	menus             []widgets.MenuItem
	segments          []widgets.Segment
	keys              []widgets.KeyName
	toasts            widgets.Toasts
}

func newCatalogue(text string) *catalogue {
	c := &catalogue{
		text: text, items: widgets.Strings{text, text + "2", "3", "4"}, titles: []string{text, "Two", "Three"},
		records: widgets.Records{{text, text, text}, {text + "2", "x"}, {text + "3"}, {"4", text, "y", text}, {}},
		columns: []widgets.Column{
			{ID: "first", Title: text, Sortable: true}, {Title: text, Align: layout.AlignEnd, Width: layout.Fixed(9)}, {Title: "Third", Sortable: true},
		},
		value: text, secret: text, now: 1, max: 3,
	}
	c.menus = []widgets.MenuItem{
		{ID: "1", Label: text, Shortcut: text, Items: []widgets.MenuItem{
			{ID: "2", Label: text, Shortcut: "ctrl+s", Checked: &c.on, Description: text}, {Separator: true},
			{ID: "3", Label: text, Items: []widgets.MenuItem{{ID: "4", Label: text, Choice: &c.value}, {ID: "5", Label: text, Disabled: true}}},
		}},
		{ID: "6", Label: text, Checked: &c.on}, {ID: "7", Label: "Disabled", Disabled: true}, {ID: "8", Label: "Empty", Items: []widgets.MenuItem{{Separator: true}}},
	}
	c.segments = []widgets.Segment{{Text: text}, {Text: "Two"}}
	c.keys = []widgets.KeyName{{Key: "ctrl+s", Label: text}, {Key: text, Label: text}}
	for kind := range widgets.ToastError + 1 {
		c.toasts.Show(text, kind)
	}
	c.onScreen = c.first()
	c.parts = append(c.onScreen[:len(c.onScreen):len(c.onScreen)], more(text)...)
	return c
}

// first is the widgets that the screen of the catalogue is made of.
func (c *catalogue) first() []part {
	return []part{
		{"label", func(f *limoni.Frame, r limoni.Rect) { widgets.Label{Text: c.text}.Draw(f, r) }},
		{"heading", func(f *limoni.Frame, r limoni.Rect) { widgets.Heading{Text: c.text}.Draw(f, r) }},
		{"status", func(f *limoni.Frame, r limoni.Rect) { widgets.Status{Text: c.text}.Draw(f, r) }},
		{"button", func(f *limoni.Frame, r limoni.Rect) {
			b := widgets.Button{ID: "button", Label: c.text, Description: "d"}.Draw(f, r)
			b.Clicked()
		}},
		{"checkbox", func(f *limoni.Frame, r limoni.Rect) {
			widgets.Checkbox{ID: "checkbox", Label: c.text, Checked: &c.on}.Draw(f, r)
		}},
		{"input", func(f *limoni.Frame, r limoni.Rect) {
			widgets.TextInput{ID: "input", Label: c.text, Value: &c.value, Prompt: "> ", Error: "e"}.Draw(f, r)
		}},
		{"secret", func(f *limoni.Frame, r limoni.Rect) {
			widgets.TextInput{ID: "secret", Label: c.text, Value: &c.secret, Secret: true}.Draw(f, r)
		}},
		{"tabs", func(f *limoni.Frame, r limoni.Rect) {
			widgets.Tabs{ID: "tabs", Label: "Tabs", Titles: c.titles, Selected: &c.tab}.Draw(f, r)
		}},
		{"progress", func(f *limoni.Frame, r limoni.Rect) {
			widgets.ProgressBar{ID: "progress", Label: c.text, Now: c.now, Max: c.max}.Draw(f, r)
		}},
		{"menu bar", func(f *limoni.Frame, r limoni.Rect) {
			widgets.MenuBar{ID: "bar", Menus: c.menus}.Draw(f, r)
		}},
		{"toolbar", func(f *limoni.Frame, r limoni.Rect) {
			widgets.Toolbar{ID: "toolbar", Label: c.text, Items: c.menus, More: c.text}.Draw(f, r)
		}},
		{"status bar", func(f *limoni.Frame, r limoni.Rect) {
			widgets.StatusBar{ID: "segments", Left: c.segments, Center: c.segments, Right: c.segments}.Draw(f, r)
		}},
		{"key hints", func(f *limoni.Frame, r limoni.Rect) {
			hints := f.Begin(accessibility.Node{ID: "hints", Role: accessibility.RoleGroup, Bounds: r})
			f.GlobalKey("ctrl+s")
			widgets.KeyHints{Keys: c.keys}.Draw(f, r)
			f.End(hints)
		}},
		{"history", func(f *limoni.Frame, r limoni.Rect) {
			widgets.ToastHistory{ID: "history", Toasts: &c.toasts, Empty: c.text}.Draw(f, r)
		}},
		{"list", func(f *limoni.Frame, r limoni.Rect) {
			list := widgets.List{ID: "list", Label: "List", Items: &c.items, Selected: &c.row, Empty: c.text}.Draw(f, r)
			list.Clicked()
		}},
		{"block", func(f *limoni.Frame, r limoni.Rect) {
			box, inner := widgets.Block{ID: "block", Title: c.text}.Begin(f, r)
			widgets.Label{Text: c.text}.Draw(f, inner)
			f.End(box)
		}},
		{"dialog", func(f *limoni.Frame, r limoni.Rect) {
			widgets.Dialog{ID: "dialog", Title: c.text, Text: c.text, Buttons: dialogButtons}.Draw(f, r)
		}},
		{"table", func(f *limoni.Frame, r limoni.Rect) { c.table(widgets.Table{Empty: c.text}).Draw(f, r) }},
		{"cells", func(f *limoni.Frame, r limoni.Rect) {
			table := c.table(widgets.Table{Cells: true, Chosen: &c.chosen, Resizable: true, Frozen: 1, Scrollbar: true, Error: c.text}).Draw(f, r)
			table.Clicked()
		}},
	}
}

// table is a table of the data it holds.
func (c *catalogue) table(t widgets.Table) widgets.Table {
	t.ID, t.Label, t.Data, t.Columns, t.Sort, t.Selected = "table", "Table", &c.records, c.columns, &c.order, &c.row
	return t
}

type part struct {
	name string
	draw func(f *limoni.Frame, area limoni.Rect)
}

var dialogButtons = []string{"Keep", "Delete", "Ask again later"}

// screen draws all of them one under the other, the list into what is left.
func (c *catalogue) screen(f *limoni.Frame) {
	area := f.Area()
	box, area := widgets.Block{ID: "outer", Title: "All"}.Begin(f, area)
	for _, p := range c.onScreen {
		switch p.name {
		case "dialog", "table", "cells":
		case "list":
			list := area
			list.Max.Y = max(list.Min.Y, list.Max.Y-3)
			p.draw(f, list)
			area.Min.Y = list.Max.Y
		case "block":
			p.draw(f, area)
		default:
			p.draw(f, area)
			area.Min.Y = min(area.Min.Y+1, area.Max.Y)
		}
	}
	f.End(box)
	if c.dialog {
		widgets.Dialog{ID: "dialog", Title: c.text, Text: c.text, Buttons: dialogButtons}.Draw(f, f.Area())
	}
	if c.dialogBox {
		d, inner := widgets.Dialog{ID: "box", Title: "Box", Width: 30, Height: 9}.Begin(f, f.Area())
		c.parts[5].draw(f, inner)
		f.End(d)
	}
}

var texts = []string{
	"", "Ok", "Some longer text that wraps", "\xff\xfe\xc3", "中文字", "e\u0301👨‍👩‍👧‍👦", hostile, "a\nb\r\nc",
	strings.Repeat("x", 5000), "\u0301\u200d\u202e",
}

func TestEveryWidgetAtEverySize(t *testing.T) {
	for _, text := range texts {
		c := newCatalogue(text)
		s := open(t, 12, 5, c.screen)
		for _, c.dialog = range []bool{false, true} {
			for w := range 13 {
				for h := range 6 {
					s.resize(w, h)
					s.feed("\x1b[B\x1b[C\t" + click(w/2, h/2) + wheel(w/2, h/2, 1))
				}
			}
			s.resize(200, 60)
			s.snapshot()
		}
	}
}

func TestGrowingAgainGivesBackTheFrame(t *testing.T) {
	for _, dialogs := range [][2]bool{{false, false}, {true, false}, {false, true}, {true, true}} {
		c := newCatalogue("Some longer text in a field")
		for range 40 {
			c.items = append(c.items, string(rune('a'+len(c.items)%26))+strings.Repeat("x", len(c.items)))
		}
		c.dialog, c.dialogBox = dialogs[0], dialogs[1]
		s := open(t, 80, 24, c.screen)
		for _, at := range []string{"#list", "#input", "#tabs", "#button"} {
			if !c.dialog && !c.dialogBox {
				s.act(at, "focus")
				s.keys("end", "left", "up", "up")
			}
			before := s.snapshot()
			for w := range 13 {
				for h := range 6 {
					s.resize(w, h)
					for _, n := range s.snapshot().Tree.Nodes {
						if !n.Bounds.Empty() && !n.Bounds.In(rect(0, 0, w, h)) {
							t.Fatalf("%dx%d: %s lies at %v", w, h, n.Role, n.Bounds)
						}
					}
				}
			}
			s.resize(80, 24)
			after := s.snapshot()
			s.wantText("screen at "+at, after.Screen.String(), before.Screen.String())
			if before.Cursor != after.Cursor || before.Hash() != after.Hash() {
				t.Errorf("%v at %s: the cursor was at %v and is at %v", dialogs, at, before.Cursor, after.Cursor)
			}
		}
	}
}

// Every widget is drawn into the middle of a screen of dots.
func TestNoWidgetDrawsOutsideItsArea(t *testing.T) {
	for _, text := range texts {
		c := newCatalogue(text)
		for _, p := range c.parts {
			area := rect(0, 0, 0, 0)
			s := open(t, 24, 11, func(f *limoni.Frame) {
				f.Fill(f.Area(), '.', limoni.Style{})
				p.draw(f, area)
			})
			drawn := false
			for w := -1; w < 17; w++ {
				for h := -1; h < 6; h++ {
					area = rect(3, 3, w, h)
					s.Redraw()
					drawn = checkAround(t, s, p.name, area) || drawn
				}
			}
			if !drawn && limoni.Width(text) > 0 {
				t.Errorf("%s draws nothing of %q", p.name, text)
			}
		}
	}
}

// checkAround reports whether something is drawn inside of area.
func checkAround(t *testing.T, s stage, name string, area limoni.Rect) (drawn bool) {
	t.Helper()
	snap := s.snapshot()
	for y := range snap.Height {
		for x := range snap.Width {
			cell := snap.Screen.Cell(x, y)
			if (limoni.Point{X: x, Y: y}).In(area) {
				drawn = drawn || cell != "."
			} else if cell != "." {
				t.Fatalf("%s in %v drew %q at %d,%d:\n%s", name, area, cell, x, y, snap.Screen)
			}
		}
	}
	for _, n := range snap.Tree.Nodes {
		if !n.Bounds.Empty() && !n.Bounds.In(area) {
			t.Fatalf("%s in %v: %s lies at %v", name, area, n.Role, n.Bounds)
		}
	}
	i := snap.Tree.Index(snap.Focus)
	if i >= 0 && !snap.Tree.Nodes[i].Bounds.Empty() && !(limoni.Point{X: snap.Cursor.X, Y: snap.Cursor.Y}).In(area) {
		t.Fatalf("%s in %v: the cursor is at %v", name, area, snap.Cursor)
	}
	return drawn
}

func TestWidgetsWithoutTheirDataSayWhatIsMissing(t *testing.T) {
	for want, draw := range map[string]func(f *limoni.Frame){
		"widgets: Checkbox \"Copy\" has no Checked; give it a pointer to the app's bool":                                                  func(f *limoni.Frame) { widgets.Checkbox{Label: "Copy"}.Draw(f, f.Area()) },
		"widgets: TextInput \"Name\" has no Value; give it a pointer to the app's string":                                                 func(f *limoni.Frame) { widgets.TextInput{Label: "Name"}.Draw(f, f.Area()) },
		"widgets: List \"Tasks\" has no Items; give it a pointer to the app's rows":                                                       func(f *limoni.Frame) { widgets.List{Label: "Tasks"}.Draw(f, f.Area()) },
		"widgets: Table \"Files\" has no Data; give it a pointer to the app's rows":                                                       func(f *limoni.Frame) { widgets.Table{Label: "Files"}.Draw(f, f.Area()) },
		"widgets: Tabs \"Show\" has no Selected; give it a pointer to the app's int":                                                      func(f *limoni.Frame) { widgets.Tabs{Label: "Show"}.Draw(f, f.Area()) },
		"widgets: Menu \"File\" needs Open and Opener; give it a pointer to the app's bool and the response of the control that opens it": func(f *limoni.Frame) { widgets.Menu{Label: "File"}.Draw(f) },
		"widgets: ContextMenu \"Row\" has no owner; give Draw the response of the control that it is about":                               func(f *limoni.Frame) { widgets.ContextMenu{Label: "Row"}.Draw(f, limoni.Response{}) },
		"widgets: Tooltip has no owner; give Draw the response of the control that it is about":                                           func(f *limoni.Frame) { widgets.Tooltip{Text: "x"}.Draw(f, limoni.Response{}) },
		"widgets: CommandPalette has no Commands; give it a pointer to the app's commands":                                                func(f *limoni.Frame) { new(widgets.CommandPalette).Draw(f, f.Area()) },
		"widgets: ToastHistory has no Toasts; give it a pointer to the app's toasts":                                                      func(f *limoni.Frame) { widgets.ToastHistory{}.Draw(f, f.Area()) },
	} {
		func() {
			defer func() {
				if got := recover(); got != want {
					t.Errorf("the panic says %v, want %s", got, want)
				}
			}()
			limoni.New(10, 2, draw).Feed(nil)
		}()
	}
}

func TestEmptyAndNegativeData(t *testing.T) {
	items, tab, selected := widgets.Strings(nil), -7, -9
	s := open(t, 20, 12, func(f *limoni.Frame) {
		widgets.Tabs{ID: "tabs", Selected: &tab}.Draw(f, row(f, 0))
		widgets.List{ID: "list", Items: &items, Selected: &selected}.Draw(f, rect(0, 1, 20, 3))
		widgets.List{ID: "minus", Items: &numbers{n: -3}}.Draw(f, rect(0, 4, 20, 2))
		widgets.Heading{Text: "H", Level: -2}.Draw(f, row(f, 6))
		widgets.ProgressBar{ID: "p", Now: math.Inf(-1), Max: math.Inf(-1)}.Draw(f, row(f, 7))
		widgets.Dialog{ID: "d", Width: -4, Height: -4}.Draw(f, rect(0, 8, 20, 3))
	})
	s.keys("down", "up", "enter", "tab")
	if tab != -1 || selected != -1 {
		t.Errorf("tab %d, selected %d; want none", tab, selected)
	}
	if _, d := s.node("heading"); d.Level != 1 {
		t.Errorf("the level is %d, want 1", d.Level)
	}
}
