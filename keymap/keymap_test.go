package keymap_test

import (
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/keymap"
	"limoni/layout"
	"limoni/uitest"
	"limoni/widgets"
)

// notes is an app with every way in: keys, a menu bar, a button, a palette, the
// help and hints.
type notes struct {
	keys    keymap.Keymap
	bar     []widgets.MenuItem
	lines   widgets.Strings
	at      int
	palette widgets.CommandPalette
	help    widgets.KeyHelp
	hints   widgets.KeyHints
	asking  bool
	did     string
}

func newNotes() *notes {
	n := &notes{
		keys: keymap.Keymap{Commands: []keymap.Command{
			{ID: "save", Title: "Save", Description: "to the disk", Keys: []string{"ctrl+s", "f2"}},
			{ID: "find", Title: "Find", Keys: []string{"ctrl+f"}},
			{ID: "cut", Title: "Cut line", Keys: []string{"ctrl+d"}, Scope: "lines"},
			{ID: "close", Title: "Close window", Keys: []string{"ctrl+d"}, Scope: "question"},
			{ID: "palette", Title: "All commands", Keys: []string{"ctrl+p"}},
			{ID: "help", Title: "Keys", Keys: []string{"f1"}, Global: true},
		}},
		bar:   []widgets.MenuItem{{Label: "File", Items: []widgets.MenuItem{{ID: "save"}, {ID: "find"}, {ID: "wrap", Label: "Wrap"}}}},
		lines: widgets.Strings{"One", "Two"},
	}
	n.palette.Commands = &n.keys
	return n
}

func (n *notes) draw(f *limoni.Frame) {
	n.doCommands(f)
	area := f.Area()
	n.keys.SetDisabled("close", !n.asking)
	n.keys.SetShortcuts(n.bar)
	chosen := widgets.MenuBar{ID: "bar", Menus: n.bar}.Draw(f, layout.CutTop(&area, 1)).Activated
	if chosen != "" && !n.keys.Run(f, chosen) {
		n.did += "menu:" + chosen + " "
	}
	bottom := layout.CutBottom(&area, 1)
	save := widgets.Button{ID: "save", Label: "Save", Shortcut: n.keys.Key("save")}.Draw(f, layout.CutTop(&area, 1))
	if save.Clicked() {
		n.keys.Run(f, "save")
	}
	list := widgets.List{ID: "lines", Label: "Lines", Items: &n.lines, Selected: &n.at}.Draw(f, area)
	if n.keys.PressedIn(f, list, "cut") {
		n.did += "cut "
	}
	n.drawQuestion(f)
	n.keys.Run(f, n.palette.Draw(f, f.Area()).Command)
	n.hints.Keys = n.keys.AppendHints(n.hints.Keys[:0], "save", "cut", "close", "help")
	n.hints.Draw(f, bottom)
	n.help.Names = n.keys.Names()
	n.help.Draw(f, f.Area())
}

func (n *notes) doCommands(f *limoni.Frame) {
	if n.keys.Pressed(f, "save") {
		n.did += "save "
	}
	if n.keys.Pressed(f, "find") {
		n.asking = true
	}
	if n.keys.Pressed(f, "palette") {
		n.palette.Open = true
	}
	if n.keys.Pressed(f, "help") {
		n.help.Open = true
	}
}

func (n *notes) drawQuestion(f *limoni.Frame) {
	if !n.asking {
		return
	}
	window, inner := widgets.Dialog{ID: "question", Title: "Find", Width: 20, Height: 3}.Begin(f, f.Area())
	widgets.Button{ID: "ok", Label: "OK"}.Draw(f, inner)
	if n.keys.Pressed(f, "close") {
		n.asking = false
	}
	f.End(window)
	if window.Dismissed() {
		n.asking = false
	}
}

// want compares what was done since the last call.
func (n *notes) want(t *testing.T, want string) {
	t.Helper()
	if got := strings.TrimSpace(n.did); got != want {
		t.Errorf("done is %q, want %q", got, want)
	}
	n.did = ""
}

// One command is done by its keys, the button, the menu and the palette, and
// each does it once.
func TestEveryWayInEndsInPressed(t *testing.T) {
	n := newNotes()
	page := uitest.Run(t, 60, 14, n.draw)
	for _, way := range []struct {
		name string
		do   func()
	}{
		{"first key", func() { page.Press("ctrl+s") }},
		{"second key", func() { page.Press("f2") }},
		{"button", func() { page.GetByID("save").Click() }},
		{"menu by mouse", func() {
			page.GetByRole("menu-item", "File").Click()
			page.GetByRole("menu-item", "Save").Click()
		}},
		{"menu by action", func() {
			page.GetByRole("menu-item", "File").Click()
			page.GetByRole("menu-item", "Save").Act("activate")
		}},
		{"palette by keys", func() {
			page.Press("ctrl+p")
			page.Type("sav")
			page.Press("enter")
		}},
		{"palette by mouse", func() {
			page.Press("ctrl+p")
			page.GetByRole("option", "Save").Click()
		}},
	} {
		way.do()
		t.Log(way.name)
		n.want(t, "save")
	}
	page.GetByRole("menu-item", "File").Click()
	page.GetByRole("menu-item", "Wrap").Click()
	n.want(t, "menu:wrap")
	page.ExpectNoFindings("shortcut-twice")
}

// What the palette runs finds the keyboard where it was before, and the next
// command may open something in its turn.
func TestPaletteRunsWhatOpensADialog(t *testing.T) {
	n := newNotes()
	page := uitest.Run(t, 60, 14, n.draw)
	page.GetByID("lines").Focus()
	page.Press("ctrl+p")
	page.Type("find")
	page.Press("enter")
	page.Expect(page.GetByRole("dialog", "Find")).ToBeVisible()
	page.Expect(page.GetByID("ok")).ToBeFocused()
	page.Press("esc")
	page.Expect(page.GetByID("lines")).ToBeFocused()

	page.Press("ctrl+p")
	page.Expect(page.GetByRole("option", "Close window")).ToBeDisabled()
	page.Type("cut")
	page.Press("enter")
	n.want(t, "cut")

	page.Press("ctrl+p")
	page.Type("all")
	page.Press("enter")
	page.Expect(page.GetByRole("dialog", "Commands")).ToBeVisible()
	page.Press("esc")
	page.Expect(page.GetByID("lines")).ToBeFocused()
}

// The user's file decides: the new key works and the old one does not, and
// palette, menu, button, help and hints say so.
func TestRemappedFromAFile(t *testing.T) {
	n := newNotes()
	page := uitest.Run(t, 60, 28, n.draw)
	shortcut := func(line string) string {
		t.Helper()
		snap := page.Snapshot()
		sel, err := accessibility.ParseSelector(line)
		if err != nil {
			t.Fatal(err)
		}
		i, err := sel.One(&snap.Tree)
		if err != nil {
			t.Fatal(err)
		}
		return snap.Tree.Details(snap.Tree.Nodes[i]).Shortcut
	}
	shows := func(key, text string) {
		t.Helper()
		if got := shortcut(`button "Save"`); got != key {
			t.Errorf("the button: %q, want %q", got, key)
		}
		page.GetByRole("menu-item", "File").Click()
		if got := shortcut(`menu-item "Save"`); got != key || !drawn(page, "Save", text+" │") {
			t.Errorf("the menu: %q, want %q\n%s", got, key, page.Screen())
		}
		page.Press("esc")
		page.Press("ctrl+p")
		if got := shortcut(`option "Save"`); got != key || !drawn(page, "Save", text+" │") {
			t.Errorf("the palette: %q, want %q\n%s", got, key, page.Screen())
		}
		page.Press("esc")
		page.Press("f1")
		if got := shortcut(`list-item "Save"`); got != key || !drawn(page, text+" ", "  Save") {
			t.Errorf("the help: %q, want %q\n%s", got, key, page.Tree())
		}
		page.Press("esc")
	}
	page.GetByID("lines").Focus()
	if err := n.keys.Bind("save", "ctrl+s"); err != nil { // one key, and one row of the help
		t.Fatal(err)
	}
	page.Press("down")
	shows("ctrl+s", "Ctrl+S")

	if err := n.keys.Load(strings.NewReader("save = f9\n")); err != nil {
		t.Fatal(err)
	}
	page.Press("up")
	page.Press("f9")
	n.want(t, "save")
	res, _ := pressed(page, "ctrl+s")
	n.want(t, "")
	if res != accessibility.Unhandled {
		t.Errorf("the old key is %s", res)
	}
	shows("f9", "F9")
	if !strings.Contains(page.Screen(), " F9 Save  ^D Cut line  F1 Keys") {
		t.Errorf("the hints:\n%s", page.Screen())
	}
}

// drawn reports whether a row has one text somewhere before the other.
func drawn(page *uitest.Page, text, after string) bool {
	for _, line := range strings.Split(page.Screen(), "\n") {
		if _, rest, ok := strings.Cut(line, text); ok && strings.Contains(rest, after) {
			return true
		}
	}
	return false
}

func pressed(page *uitest.Page, chord string) (accessibility.Verdict, accessibility.Result) {
	page.Do(accessibility.Request{Op: accessibility.OpKey, Chord: chord})
	return page.LastResult().Verdict, page.LastResult()
}

// A key of two scopes is called what it does where it is pressed.
func TestScopesShareAKey(t *testing.T) {
	n := newNotes()
	if c := n.keys.Conflicts(); c != nil {
		t.Error(c)
	}
	page := uitest.Run(t, 60, 28, n.draw)
	last := func(want string) {
		t.Helper()
		if got := strings.TrimRight(page.Snapshot().Screen.Row(27), " "); got != want {
			t.Errorf("the hints are %q, want %q", got, want)
		}
	}
	page.GetByID("save").Focus()
	last(" ^S Save  F1 Keys")
	pressed(page, "ctrl+d")
	n.want(t, "")
	page.GetByID("lines").Focus()
	last(" ^S Save  ^D Cut line  F1 Keys")
	page.Press("ctrl+d")
	n.want(t, "cut")
	page.Press("f1")
	page.Expect(page.GetByRole("list-item", "Cut line")).ToBeVisible()
	page.Expect(page.GetByRole("list-item", "Close window")).ToHaveCount(0)
	page.Press("esc")
	page.Press("ctrl+f")
	last(" ^D Close window  F1 Keys")
	page.Press("f1")
	page.Expect(page.GetByRole("list-item", "Close window")).ToBeVisible()
	page.Expect(page.GetByRole("list-item", "Cut line")).ToHaveCount(0)
	page.Press("esc")
	page.Press("ctrl+d")
	page.Expect(page.GetByRole("dialog", "Find")).ToHaveCount(0)
	n.want(t, "")
}

func TestDisabledCommandIsNotDone(t *testing.T) {
	n := newNotes()
	page := uitest.Run(t, 60, 14, n.draw)
	page.GetByID("lines").Focus()
	n.keys.SetDisabled("save", true)
	page.Press("down")
	if v, _ := pressed(page, "ctrl+s"); v != accessibility.Unhandled {
		t.Errorf("its key is %s", v)
	}
	page.GetByID("save").Click()
	page.Press("ctrl+p")
	page.Expect(page.GetByRole("option", "Save")).ToBeDisabled()
	page.Press("enter")
	page.Press("esc")
	page.GetByRole("menu-item", "File").Click()
	page.Expect(page.GetByRole("menu-item", "Save")).ToBeDisabled()
	page.Press("esc")
	n.want(t, "")
	n.keys.SetDisabled("save", false)
	page.Press("up")
	page.Press("ctrl+s")
	n.want(t, "save")
}

func TestBind(t *testing.T) {
	n := newNotes()
	for _, c := range []struct {
		id, keys, err string
	}{
		{"save", "f5 F6", ""},
		{"cut", "ctrl+d", ""},
		{"save", "ctrl-s", `keymap: "save": not a key: "ctrl-s": "ctrl-s" is no key`},
		{"save", "f7 ctrl+f f1", `keymap: "save": "ctrl+f" is already a key of "find"; take another one, or give "find" another one first, and "f1" is already a key of "help"`},
		{"help", "ctrl+d", `keymap: "help": "ctrl+d" is already a key of "cut"; take another one, or give "cut" another one first, and "ctrl+d" is already a key of "close"`},
	} {
		err := n.keys.Bind(c.id, strings.Fields(c.keys)...)
		if (err == nil) != (c.err == "") || err != nil && !strings.HasPrefix(err.Error(), c.err) {
			t.Errorf("%s = %s: %v, want %s", c.id, c.keys, err, c.err)
		}
	}
	if got := strings.Join(n.keys.Keys("save"), " "); got != "f5 f6" || n.keys.Key("save") != "f5" {
		t.Errorf("save has %q", got)
	}
	n.keys.Reset()
	if got := strings.Join(n.keys.Keys("save"), " "); got != "ctrl+s f2" {
		t.Errorf("save has %q", got)
	}
	if err := n.keys.Bind("save"); err != nil || n.keys.Key("save") != "" {
		t.Errorf("%v, %q", err, n.keys.Key("save"))
	}
}

func TestConflictsOfTheDefaults(t *testing.T) {
	k := keymap.Keymap{Commands: []keymap.Command{
		{ID: "a", Keys: []string{"f1", "f2"}}, {ID: "b", Keys: []string{"F2"}, Scope: "x"}, {ID: "c", Keys: []string{"f2"}, Scope: "y"},
		{ID: "d", Keys: []string{"f3"}, Scope: "x"}, {ID: "e", Keys: []string{"f3"}, Scope: "x"}, {ID: "f", Keys: []string{"f3"}, Scope: "y", Global: true},
	}}
	var got []string
	for _, c := range k.Conflicts() {
		got = append(got, c.Key+" "+c.First+c.Second)
	}
	if s := strings.Join(got, ", "); s != "f2 ab, f2 ac, f3 de, f3 df, f3 ef" {
		t.Error(s)
	}
	if s := k.Conflicts()[0].String(); s != `"f2" is a key of "a" and of "b"; give one of them another key, or each a scope of its own` {
		t.Error(s)
	}
}

func TestMistakesInCode(t *testing.T) {
	for _, c := range []struct {
		want string
		do   func()
	}{
		{`keymap: the command "save": not a key: "ctrl-s"`, func() { commands(keymap.Command{ID: "save", Keys: []string{"ctrl-s"}}).Key("save") }},
		{`keymap: two commands have the ID "save"; give each its own`, func() { commands(keymap.Command{ID: "save"}, keymap.Command{ID: "save"}).Conflicts() }},
		{`keymap: a command has the ID ""`, func() { commands(keymap.Command{Title: "Save"}).Names() }},
		{`keymap: a command has the ID "a b"`, func() { commands(keymap.Command{ID: "a b"}).Names() }},
		{`keymap: a command has the ID "a=b"`, func() { commands(keymap.Command{ID: "a=b"}).Names() }},
		{`keymap: a command has the ID "a\xff"`, func() { commands(keymap.Command{ID: "a\xff"}).Names() }},
		{`keymap: there is no command "savee"; did you mean "save"?`, func() { commands(keymap.Command{ID: "quit"}, keymap.Command{ID: "save"}).Key("savee") }},
		{`keymap: there is no command "x"`, func() { commands().Match(nil, "x") }},
	} {
		func() {
			defer func() {
				if got, _ := recover().(string); !strings.HasPrefix(got, c.want) {
					t.Errorf("it panics with %q, want %q", got, c.want)
				}
			}()
			c.do()
		}()
	}
}

func commands(c ...keymap.Command) *keymap.Keymap { return &keymap.Keymap{Commands: c} }

// Of two panes with one key, the help names what it does in that with the
// keyboard, whichever asked last.
func TestPanesShareAKey(t *testing.T) {
	keys := commands(keymap.Command{ID: "cut", Title: "Cut", Keys: []string{"x"}, Scope: "left"}, keymap.Command{ID: "kill", Title: "Kill", Keys: []string{"x"}, Scope: "right"})
	label, did := "", ""
	page := uitest.Run(t, 20, 2, func(f *limoni.Frame) {
		area := f.Area()
		left := widgets.Button{ID: "left", Label: "Left"}.Draw(f, layout.CutTop(&area, 1))
		if keys.PressedIn(f, left, "cut") {
			did += "cut "
		}
		right := widgets.Button{ID: "right", Label: "Right"}.Draw(f, area)
		if keys.PressedIn(f, right, "kill") {
			did += "kill "
		}
		label = keys.Names()[0].Label
	})
	for _, c := range []struct{ id, label, did string }{{"left", "Cut", "cut "}, {"right", "Kill", "kill "}, {"left", "Cut", "cut "}} {
		page.GetByID(c.id).Focus()
		if did = ""; label != c.label {
			t.Errorf("at %s the key is called %q, want %q", c.id, label, c.label)
		}
		if page.Press("x"); did != c.did {
			t.Errorf("at %s it did %q, want %q", c.id, did, c.did)
		}
	}
}
