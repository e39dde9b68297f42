package widgets_test

import (
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

// desk is a menu bar over a field and a list with a context menu.
type desk struct {
	stage
	wrap            bool
	zoom            string
	draft           string
	menus, rowMenu  []widgets.MenuItem
	tasks           widgets.Strings
	at, changes     int
	activated, item string
	clicks          int
}

func newDesk() *desk {
	d := &desk{tasks: widgets.Strings{"Bread", "Butter", "Cheese"}, zoom: "100"}
	d.menus = []widgets.MenuItem{
		{ID: "file", Label: "File", Items: []widgets.MenuItem{
			{ID: "new", Label: "New", Shortcut: "ctrl+n"},
			{ID: "recent", Label: "Recent", Items: []widgets.MenuItem{
				{ID: "a", Label: "a.txt"},
				{ID: "more", Label: "More", Items: []widgets.MenuItem{{ID: "b", Label: "b.txt"}, {ID: "c", Label: "c.txt"}}},
			}},
			{Separator: true},
			{ID: "save", Label: "Save", Shortcut: "ctrl+s", Disabled: true},
			{ID: "quit", Label: "Quit", Shortcut: "ctrl+q"},
		}},
		{ID: "view", Label: "View", Items: []widgets.MenuItem{
			{ID: "wrap", Label: "Word wrap", Checked: &d.wrap},
			{Separator: true},
			{ID: "100", Label: "100 %", Choice: &d.zoom},
			{ID: "200", Label: "200 %", Choice: &d.zoom},
		}},
		{ID: "help", Label: "Help", Shortcut: "f1"},
	}
	d.rowMenu = []widgets.MenuItem{{ID: "open", Label: "Open"}, {ID: "delete", Label: "Delete", Shortcut: "delete"}}
	return d
}

func openDesk(t *testing.T) *desk {
	d := newDesk()
	d.stage = open(t, 40, 12, d.draw)
	return d
}

func (d *desk) draw(f *limoni.Frame) {
	bar := widgets.MenuBar{ID: "bar", Menus: d.menus}.Draw(f, row(f, 0))
	d.note(bar)
	widgets.TextInput{ID: "draft", Label: "Draft", Value: &d.draft, AutoFocus: true}.Draw(f, row(f, 1))
	area := f.Area()
	area.Min.Y, area.Max.X = 8, 20
	list := widgets.List{ID: "tasks", Label: "Tasks", Items: &d.tasks, Selected: &d.at}.Draw(f, area)
	d.note(widgets.ContextMenu{Label: "Task", Items: d.rowMenu}.Draw(f, list))
	b := widgets.Button{ID: "b", Label: "Button"}.Draw(f, rect(30, 8, 10, 1))
	if b.Clicked() {
		d.clicks++
	}
}

func (d *desk) note(r widgets.MenuResponse) {
	if r.Changed() {
		d.changes++
	}
	if r.Activated == "" {
		return
	}
	d.activated += r.Activated + " "
	key, _, _ := r.Item()
	d.item += key + " "
}

func TestMenuBarIsDrawnAndDescribed(t *testing.T) {
	d := openDesk(t)
	d.wantScreen(`
 File  View  Help
Draft






Bread                         [ Button ]
Butter
Cheese`)
	d.keys("f10", "down", "right")
	d.wantScreen(`
 File  View  Help
┌──────────────────┐
│ New     Ctrl+N   │┌─────────┐
│ Recent         ▸ ││ a.txt   │
│──────────────────││ More  ▸ │
│ Save    Ctrl+S   │└─────────┘
│ Quit    Ctrl+Q   │
└──────────────────┘
Bread                         [ Button ]
Butter
Cheese`)
	d.wantOutline(`
menu-bar "Menu" #bar shortcut="f10"
 menu-item "File" [expanded, 1/3] #file
 menu-item "View" [collapsed, 2/3] #view
 menu-item "Help" [3/3] #help shortcut="f1"
 menu "File" [focused] #menu
  menu-item "New" [1/4] #new shortcut="ctrl+n"
  menu-item "Recent" [expanded, 2/4] #recent
  separator
  menu-item "Save" [disabled, 3/4] #save shortcut="ctrl+s"
  menu-item "Quit" [4/4] #quit shortcut="ctrl+q"
  menu "Recent"
   menu-item "a.txt" [1/2] #a
   menu-item "More" [collapsed, 2/2] #more
input "Draft" #draft
list "Tasks" #tasks
 list-item "Bread" [selected, 1/3] #Bread
 list-item "Butter" [2/3] #Butter
 list-item "Cheese" [3/3] #Cheese
button "Button" #b`)
	if _, details := d.node(`menu "File"`); details.ActiveDescendant != keyOf(d.stage, "#a") {
		t.Error("the active descendant is not the item with the cursor")
	}
	if at := d.cursor(); at != (limoni.Point{X: 22, Y: 3}) {
		t.Errorf("the cursor is at %v, want that of a.txt", at)
	}
	d.keys("esc", "esc", "f10", "right")
	d.wantScreen(`
 File  View  Help
Draft ┌─────────────┐
      │   Word wrap │
      │─────────────│
      │ • 100 %     │
      │   200 %     │
      └─────────────┘

Bread                         [ Button ]
Butter
Cheese`)
	d.clean()
}

func keyOf(s stage, line string) accessibility.Key {
	n, _ := s.node(line)
	return n.Key
}

// clean checks that the app made no mistake.
func (s stage) clean() {
	s.t.Helper()
	if p := s.snapshot().Problems; len(p) > 0 {
		s.t.Errorf("problems: %q", p)
	}
}

// where is the focused label, and the label of what is active in it.
func (s stage) where() string {
	s.t.Helper()
	snap := s.snapshot()
	i := snap.Tree.Index(snap.Focus)
	if i < 0 {
		return "nowhere"
	}
	at := snap.Tree.Nodes[i].Label
	if j := snap.Tree.Index(snap.Tree.Details(snap.Tree.Nodes[i]).ActiveDescendant); j >= 0 {
		at += ": " + snap.Tree.Nodes[j].Label
	}
	return at
}

func TestMenuKeys(t *testing.T) {
	for _, c := range []struct{ keys, where, activated string }{
		{"f10", "File: New", ""},
		{"f10 f10", "Draft", ""},
		{"f10 esc", "Draft", ""},
		{"f10 down", "File: Recent", ""},
		{"f10 up", "File: Quit", ""},
		{"f10 down down", "File: Save", ""}, // disabled, and reached
		{"f10 down down enter", "File: Save", ""},
		{"f10 down down down down", "File: New", ""},
		{"f10 end", "File: Quit", ""},
		{"f10 end home", "File: New", ""},
		{"f10 q", "File: Quit", ""},
		{"f10 R", "File: Recent", ""},
		{"f10 x", "File: New", ""},
		{"f10 enter", "Draft", "new "},
		{"f10 space", "Draft", "new "},
		{"f10 up enter", "Draft", "quit "},
		{"f10 right", "View: Word wrap", ""},
		{"f10 right right", "File: New", ""}, // Help has no menu
		{"f10 left", "View: Word wrap", ""},
		{"f10 down right", "File: a.txt", ""},
		{"f10 down enter", "File: a.txt", ""},
		{"f10 down space", "File: a.txt", ""},
		{"f10 down right left", "File: Recent", ""},
		{"f10 down right esc", "File: Recent", ""},
		{"f10 down right right", "View: Word wrap", ""},
		{"f10 down right down right", "File: b.txt", ""},
		{"f10 down right down right left", "File: More", ""},
		{"f10 down right down right down enter", "Draft", "c "},
		{"f10 down right down right esc esc esc", "Draft", ""},
		{"f10 down right down right right", "View: Word wrap", ""},
		{"f10 down right tab", "Draft", ""},
		{"f10 tab", "Draft", ""},
		{"f10 right space", "View: Word wrap", "wrap "},
		{"f10 right space space", "View: Word wrap", "wrap wrap "},
		{"f10 right enter", "Draft", "wrap "},
		{"f10 right end space", "View: 200 %", "200 "},
		{"f10 right end enter", "Draft", "200 "},
		{"shift+tab", "Menu: File", ""},
		{"shift+tab right", "Menu: View", ""},
		{"shift+tab left", "Menu: Help", ""},
		{"shift+tab left right", "Menu: File", ""},
		{"shift+tab end", "Menu: Help", ""},
		{"shift+tab end home", "Menu: File", ""},
		{"shift+tab end enter", "Menu: Help", "help "},
		{"shift+tab end space", "Menu: Help", "help "},
		{"shift+tab end down", "Menu: Help", ""},
		{"shift+tab down", "File: New", ""},
		{"shift+tab enter", "File: New", ""},
		{"shift+tab space", "File: New", ""},
		{"shift+tab up", "File: Quit", ""},
		{"shift+tab down esc", "Menu: File", ""},
		{"shift+tab down right esc", "Menu: View", ""},
		{"shift+tab down up enter", "Menu: File", "quit "},
		{"shift+tab tab", "Draft", ""},
	} {
		d := openDesk(t)
		d.keys(strings.Fields(c.keys)...)
		if where := d.where(); where != c.where || d.activated != c.activated {
			t.Errorf("%s: at %q, activated %q; want %q and %q", c.keys, where, d.activated, c.where, c.activated)
		}
		d.wantOpen(c.keys)
		if d.item != d.activated {
			t.Errorf("%s: the response is about %q, not %q", c.keys, d.item, d.activated)
		}
		d.clean()
	}
}

// wantOpen checks that a menu is open if and only if it has the keyboard.
func (d *desk) wantOpen(after string) {
	d.t.Helper()
	where := d.where()
	want := strings.HasPrefix(where, "File: ") || strings.HasPrefix(where, "View: ")
	if open := strings.Contains(d.outline(), "\n menu \""); open != want {
		d.t.Errorf("%s: a menu is open: %v, with the keyboard at %q", after, open, where)
	}
}

// A press on another top does not close the menu that is open: the click that
// comes of it switches.
func TestMenuStaysOpenWhileAnotherTopIsPressed(t *testing.T) {
	d := openDesk(t)
	d.feed(click(2, 0))
	d.feed(mouse(0, 8, 0, 'M'))
	if d.where() != "File: New" {
		t.Errorf("at %q", d.where())
	}
	d.feed(mouse(0, 8, 0, 'm'))
	if d.where() != "View: Word wrap" {
		t.Errorf("after the click at %q", d.where())
	}
}

func TestMenuMouse(t *testing.T) {
	move := func(x, y int) string { return mouse(35, x, y, 'M') }
	for _, c := range []struct{ name, bytes, where, activated string }{
		{"a click opens", click(2, 0), "File: New", ""},
		{"a second one closes", click(2, 0) + click(2, 0), "Draft", ""},
		{"a click on another switches", click(2, 0) + click(8, 0), "View: Word wrap", ""},
		{"hovering before that does nothing", move(8, 0), "Draft", ""},
		{"hovering switches while one is open", click(2, 0) + move(8, 0), "View: Word wrap", ""},
		{"hovering a top without a menu", click(2, 0) + move(14, 0), "File: New", ""},
		{"a click on a command in the bar", click(14, 0), "Draft", "help "},
		{"the same while one is open", click(2, 0) + click(14, 0), "Draft", "help "},
		{"a click beside the tops", click(2, 0) + click(30, 0), "Draft", ""},
		{"an item", click(2, 0) + click(3, 6), "Draft", "quit "},
		{"a disabled item", click(2, 0) + click(3, 5), "File: New", ""},
		{"a separator", click(2, 0) + click(3, 4), "File: New", ""},
		{"the border", click(2, 0) + click(0, 3), "File: New", ""},
		{"hovering an item", click(2, 0) + move(3, 6), "File: Quit", ""},
		{"hovering opens a submenu, keys stay", click(2, 0) + move(3, 3), "File: Recent", ""},
		{"hovering in the submenu", click(2, 0) + move(3, 3) + move(23, 3), "File: a.txt", ""},
		{"hovering its other item opens that", click(2, 0) + move(3, 3) + move(23, 4), "File: More", ""},
		{"hovering a sibling closes it", click(2, 0) + move(3, 3) + move(23, 3) + move(3, 2), "File: New", ""},
		{"a click opens a submenu", click(2, 0) + click(3, 3), "File: a.txt", ""},
		{"a click in the submenu", click(2, 0) + click(3, 3) + click(23, 3), "Draft", "a "},
		{"a click on the menu below it", click(2, 0) + click(3, 3) + click(3, 6), "Draft", "quit "},
		{"a click elsewhere", click(2, 0) + click(35, 10), "Draft", ""},
		{"a click on a button goes through", click(2, 0) + click(32, 8), "Button", ""},
		{"a release elsewhere is none", click(2, 0) + mouse(0, 3, 6, 'M') + mouse(0, 30, 10, 'm'), "File: Quit", ""},
	} {
		d := openDesk(t)
		for _, one := range strings.Split(c.bytes, "\x1b")[1:] {
			d.feed("\x1b" + one)
			d.snapshot()
		}
		if where := d.where(); where != c.where || d.activated != c.activated {
			t.Errorf("%s: at %q, activated %q; want %q and %q", c.name, where, d.activated, c.where, c.activated)
		}
		d.wantOpen(c.name)
		if want := strings.Contains(c.name, "through"); (d.clicks == 1) != want {
			t.Errorf("%s: %d clicks of the button", c.name, d.clicks)
		}
	}
}

// A press on an item and its release may come in one read with what opened it.
func TestMenuInOneRead(t *testing.T) {
	d := openDesk(t)
	d.feed("\x1b[21~\x1b[B\x1b[C\r") // F10 Down Right Enter
	if d.activated != "a " || d.where() != "Draft" {
		t.Errorf("activated %q, at %q", d.activated, d.where())
	}
}

func TestMenuActions(t *testing.T) {
	d := openDesk(t)
	for _, c := range []struct{ line, action, where, activated string }{
		{`menu-item "File"`, "expand", "File: New", ""},
		{`menu-item "File"`, "collapse", "Draft", ""},
		{`menu-item "File"`, "activate", "File: New", ""},
		{`menu-item "Recent"`, "expand", "File: a.txt", ""},
		{`menu-item "Recent"`, "collapse", "File: Recent", ""},
		{`menu-item "Recent"`, "activate", "File: a.txt", ""},
		{`menu "Recent"`, "dismiss", "File: Recent", ""},
		{`menu-item "View"`, "activate", "View: Word wrap", ""},
		{`menu-item "Word wrap"`, "toggle", "View: Word wrap", "wrap "},
		{`menu-item "Word wrap"`, "activate", "Draft", "wrap wrap "},
		{`menu-item "Help"`, "activate", "Draft", "wrap wrap help "},
		{`menu-item "View"`, "expand", "View: Word wrap", "wrap wrap help "},
		{`menu "View"`, "dismiss", "Draft", "wrap wrap help "},
	} {
		res := d.act(c.line, c.action)
		d.wantVerdict(res, accessibility.Handled)
		if where := d.where(); where != c.where || d.activated != c.activated {
			t.Errorf("%s %s: at %q, activated %q; want %q and %q", c.action, c.line, where, d.activated, c.where, c.activated)
		}
	}
	if d.wrap || d.changes != 2 {
		t.Errorf("word wrap %v after %d changes, want false after 2", d.wrap, d.changes)
	}
	d.keys("f10")
	d.wantVerdict(d.act(`menu-item "Save"`, "activate"), accessibility.Refused)
	if n, _ := d.node("#save"); n.Actions != 0 || !n.States.Has(accessibility.StateDisabled) {
		t.Errorf("a disabled item offers %v and is %v", n.Actions, n.States)
	}
	if n, _ := d.node("#new"); n.Actions != accessibility.ActionActivate {
		t.Errorf("an item offers %v", n.Actions)
	}
}

// A program clicks on the cells of an item, as a person does.
func TestMenuIsClickedByAProgram(t *testing.T) {
	d := openDesk(t)
	for _, line := range []string{`menu-item "File"`, `menu-item "Recent"`, `menu-item "a.txt"`} {
		d.wantVerdict(d.do(accessibility.Request{Op: accessibility.OpClick, Target: d.selector(line)}), accessibility.Handled)
	}
	if d.activated != "a " || d.where() != "Draft" {
		t.Errorf("activated %q, at %q", d.activated, d.where())
	}
}

func TestMenuItemsThatAreOnOrOff(t *testing.T) {
	d := openDesk(t)
	d.keys("f10", "right", "space", "end", "space")
	if !d.wrap || d.zoom != "200" || d.changes != 2 {
		t.Errorf("wrap %v, zoom %s, %d changes", d.wrap, d.zoom, d.changes)
	}
	for line, want := range map[string]accessibility.State{
		"#wrap": accessibility.StateChecked, "#100": accessibility.StateUnchecked, "#200": accessibility.StateChecked,
	} {
		if n, _ := d.node(line); !n.States.Has(want) {
			t.Errorf("%s is %v, want %v", line, n.States, want)
		}
	}
	d.wantScreen(`
 File  View  Help
Draft ┌─────────────┐
      │ ✓ Word wrap │
      │─────────────│
      │   100 %     │
      │ • 200 %     │
      └─────────────┘

Bread                         [ Button ]
Butter
Cheese`)
}

// Where there is no room for all tops, the one with the cursor is in view.
func TestMenuBarWithoutRoomForAll(t *testing.T) {
	d := openDesk(t)
	d.resize(10, 12)
	for _, c := range []struct{ keys, want string }{
		{"shift+tab", " File  V…"}, {"right", " View  H…"}, {"right", " Help"}, {"right", " File  V…"},
	} {
		d.keys(c.keys)
		if got := strings.TrimRight(d.snapshot().Screen.Row(0), " "); got != c.want {
			t.Errorf("after %s the bar is %q, want %q", c.keys, got, c.want)
		}
	}
	d.keys("right", "down")
	if n, _ := d.node(`menu "View"`); !n.Bounds.In(rect(0, 0, 10, 12)) || d.where() != "View: Word wrap" {
		t.Errorf("the menu is at %v, the keyboard at %q", n.Bounds, d.where())
	}
}
