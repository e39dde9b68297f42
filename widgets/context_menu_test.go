package widgets_test

import (
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

func rightClick(x, y int) string { return mouse(2, x, y, 'M') + mouse(2, x, y, 'm') }

func TestContextMenuAtTheMouse(t *testing.T) {
	d := openDesk(t)
	d.feed(rightClick(3, 9))
	d.wantScreen(`
 File  View  Help
Draft



   ┌────────────────┐
   │ Open           │
   │ Delete  Delete │
Bre└────────────────┘         [ Button ]
Butter
Cheese`)
	if d.at != 1 || d.where() != "Task: Open" {
		t.Errorf("the cursor of the list is at %d, the keyboard at %q", d.at, d.where())
	}
	d.keys("down", "enter")
	if d.activated != "delete " || d.where() != "Tasks: Butter" {
		t.Errorf("activated %q, then at %q", d.activated, d.where())
	}
	d.clean()
}

func TestEachWayToAContextMenu(t *testing.T) {
	for _, c := range []struct {
		name  string
		do    func(*desk)
		where string
		at    int
	}{
		{"a right click on a row", func(d *desk) { d.feed(rightClick(3, 10)) }, "Task: Open", 2},
		{"Shift+F10", func(d *desk) { d.act("#tasks", "focus"); d.keys("down", "shift+f10") }, "Task: Open", 1},
		{"the Menu key", func(d *desk) { d.act("#tasks", "focus"); d.keys("menu") }, "Task: Open", 0},
		{"the action", func(d *desk) { d.act("#tasks", "show-menu") }, "Task: Open", 0},
		{"Shift+F10 elsewhere", func(d *desk) { d.keys("shift+f10") }, "Draft", 0},
		{"a left click", func(d *desk) { d.feed(click(3, 9)) }, "Tasks: Butter", 1},
		{"a right click below the rows", func(d *desk) { d.feed(rightClick(3, 11)) }, "Tasks: Bread", 0},
		{"a right press that ends elsewhere", func(d *desk) { d.feed(mouse(2, 3, 9, 'M') + mouse(2, 3, 3, 'm')) }, "Tasks: Butter", 1},
		{"Esc", func(d *desk) { d.feed(rightClick(3, 9)); d.keys("esc") }, "Tasks: Butter", 1},
		{"Tab", func(d *desk) { d.feed(rightClick(3, 9)); d.keys("tab") }, "Button", 1},
		{"Left and Right do nothing", func(d *desk) { d.feed(rightClick(3, 9)); d.keys("left", "right") }, "Task: Open", 1},
		{"another right click moves it", func(d *desk) { d.feed(rightClick(3, 9)); d.feed(rightClick(1, 10)) }, "Task: Open", 2},
		{"a click elsewhere", func(d *desk) { d.feed(rightClick(3, 9)); d.feed(click(35, 10)) }, "Tasks: Butter", 1},
	} {
		d := openDesk(t)
		c.do(d)
		if where := d.where(); where != c.where || d.at != c.at {
			t.Errorf("%s: at %q, row %d; want %q, row %d", c.name, where, d.at, c.where, c.at)
		}
		d.clean()
	}
}

// offered are rows that offer a menu each.
type offered struct{ widgets.Strings }

func (o *offered) Row(i int) widgets.Row {
	return widgets.Row{Text: o.Strings[i], Actions: accessibility.ActionShowMenu}
}

func TestContextMenuOfARowByAction(t *testing.T) {
	rows, at := &offered{widgets.Strings{"One", "Two", "Three"}}, 0
	items := newDesk().rowMenu
	s := open(t, 30, 8, func(f *limoni.Frame) {
		widgets.Button{ID: "b", Label: "B"}.Draw(f, row(f, 0))
		list := widgets.List{ID: "rows", Label: "Rows", Items: rows, Selected: &at}.Draw(f, rect(0, 1, 20, 2))
		widgets.ContextMenu{Label: "Row", Items: items}.Draw(f, list)
	})
	s.wantVerdict(s.act(`list-item "Two"`, "show-menu"), accessibility.Handled)
	if n, _ := s.node(`menu "Row"`); at != 1 || n.Bounds.Min != (limoni.Point{X: 0, Y: 3}) {
		t.Errorf("row %d, the menu is at %v", at, n.Bounds)
	}
	s.keys("esc")
	s.wantVerdict(s.actOn("#rows", accessibility.Item{Key: "Three"}, "show-menu"), accessibility.Handled)
	if s.where() != "Row: Open" || at != 2 {
		t.Errorf("at %q, row %d", s.where(), at)
	}
}

// By keyboard the menu stands below the row and not over it.
func TestContextMenuStandsAtTheCursor(t *testing.T) {
	d := openDesk(t)
	d.act("#tasks", "focus")
	d.keys("down", "shift+f10")
	if n, _ := d.node(`menu "Task"`); n.Bounds != rect(0, 5, 18, 4) {
		t.Errorf("it stands at %v, want right above the row", n.Bounds)
	}
}

func TestContextMenuIsOfferedWhereThereIsOne(t *testing.T) {
	d := openDesk(t)
	if n, _ := d.node("#tasks"); !n.Actions.Has(accessibility.ActionShowMenu) {
		t.Error("the list does not offer its menu")
	}
	d.rowMenu = nil
	d.Redraw()
	if n, _ := d.node("#tasks"); n.Actions.Has(accessibility.ActionShowMenu) {
		t.Error("the list offers a menu without items")
	}
	d.feed(rightClick(3, 9))
	if d.where() != "Tasks: Butter" {
		t.Errorf("at %q", d.where())
	}
}

// At every edge of the screen, and on screens that are too small, a menu and its
// submenu lie on the screen, and Esc leaves them.
func TestPopupsAtEveryEdge(t *testing.T) {
	items := newDesk().menus[0].Items
	for _, size := range [][2]int{{40, 12}, {20, 6}, {10, 4}, {5, 3}, {2, 2}, {1, 1}} {
		w, h := size[0], size[1]
		for _, at := range [][2]int{{0, 0}, {w - 1, 0}, {0, h - 1}, {w - 1, h - 1}, {w / 2, h / 2}} {
			s := open(t, w, h, func(f *limoni.Frame) {
				b := widgets.Button{ID: "b", Label: "B"}.Draw(f, f.Area())
				canvas := f.RegisterAccessibility(accessibility.Node{ID: "canvas", Role: accessibility.RoleCanvas, Label: "C", Bounds: f.Area(), Actions: accessibility.ActionFocus})
				widgets.ContextMenu{Label: "Menu", Items: items}.Draw(f, canvas)
				b.Clicked()
			})
			s.feed(rightClick(at[0], at[1]))
			s.keys("down", "right", "down", "right")
			menus := 0
			for _, n := range s.snapshot().Tree.Nodes {
				if n.Role == accessibility.RoleMenu {
					menus++
				}
				if !n.Bounds.In(rect(0, 0, w, h)) && !n.Bounds.Empty() {
					t.Errorf("%dx%d at %v: %s %q lies at %v", w, h, at, n.Role, n.Label, n.Bounds)
				}
			}
			if w >= 5 && menus != 3 {
				t.Errorf("%dx%d at %v: %d menus are open, want 3\n%s", w, h, at, menus, s.outline())
			}
			s.keys("esc", "esc", "esc")
			if s.focus() != "C" {
				t.Errorf("%dx%d at %v: after Esc the keyboard is at %q", w, h, at, s.focus())
			}
		}
	}
}

// Where there is no room for everything the separators go, then it scrolls, and
// the item with the cursor is in view.
func TestMenuThatDoesNotFitScrolls(t *testing.T) {
	items := newDesk().menus[0].Items
	s := open(t, 30, 7, func(f *limoni.Frame) {
		canvas := f.RegisterAccessibility(accessibility.Node{ID: "canvas", Role: accessibility.RoleCanvas, Label: "C", Bounds: f.Area(), Actions: accessibility.ActionFocus})
		widgets.ContextMenu{Label: "Menu", Items: items}.Draw(f, canvas)
	})
	s.feed(rightClick(0, 0))
	s.wantScreen(`

┌──────────────────┐
│ New     Ctrl+N   │
│ Recent         ▸ │
│ Save    Ctrl+S   │
│ Quit    Ctrl+Q   │
└──────────────────┘`)
	s.resize(30, 5)
	s.keys("end")
	s.wantScreen(`

┌──────────────────┐
│ Save   Ctrl+S   ││
│ Quit   Ctrl+Q   █│
└──────────────────┘`)
	s.feed(wheel(3, 2, -5))
	if n, _ := s.node("#new"); n.Bounds != rect(1, 2, 17, 1) {
		t.Errorf("after the wheel the first item is at %v", n.Bounds)
	}
}
