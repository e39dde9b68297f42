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

// files is a tree of paths; a name that ends in "/" holds what is under it.
type files struct {
	under   map[string][]string
	loading map[string]bool
	failed  map[string]string
	off     string // the disabled one
	version uint64
	asked   []string
	calls   int
}

func newFiles() *files {
	return &files{under: map[string][]string{
		"":         {"docs/", "src/", "go.mod"},
		"docs/":    {"a.md", "b.md"},
		"src/":     {"cmd/", "lib/", "main.go"},
		"src/cmd/": {"run.go"},
		"src/lib/": nil,
	}, loading: map[string]bool{}, failed: map[string]string{}}
}

func (x *files) Children(key string) widgets.Branch {
	x.asked = append(x.asked, key)
	return widgets.Branch{Len: len(x.under[key]), Loading: x.loading[key], Error: x.failed[key]}
}

func (x *files) Child(key string, i int) string {
	x.calls++
	return key + x.under[key][i]
}

func (x *files) Node(key string) widgets.TreeNode {
	name := key[strings.LastIndexByte(strings.TrimSuffix(key, "/"), '/')+1:]
	n := widgets.TreeNode{Row: widgets.Row{Text: strings.TrimSuffix(name, "/")}, Leaf: !strings.HasSuffix(key, "/")}
	if key == x.off {
		n.States = accessibility.StateDisabled
	}
	return n
}

func (x *files) Version() uint64 { return x.version }

// put changes what is in a directory.
func (x *files) put(dir string, names ...string) {
	x.under[dir] = names
	x.version++
}

// treeApp is a tree over a whole screen and what its response said.
type treeApp struct {
	listApp
	files  *files
	tree   widgets.TreeView
	key    string
	opened widgets.OpenNodes
	moves  int
}

func openTree(t *testing.T, w, h int, data *files, tree widgets.TreeView, opened ...string) *treeApp {
	t.Helper()
	a := &treeApp{files: data, tree: tree}
	for _, key := range opened {
		a.opened.Set(key, true)
	}
	a.tree.ID, a.tree.Label, a.tree.Data, a.tree.Open, a.tree.Selected = "tree", "Files", data, &a.opened, &a.key
	a.stage = open(t, w, h, func(f *limoni.Frame) {
		resp := a.tree.Draw(f, f.Area())
		if resp.Selected() {
			a.moves++
		}
		if key, _, ok := resp.Item(); ok && resp.Did(accessibility.ActionExpand) {
			a.log = append(a.log, "opened "+key)
		} else if ok && resp.Did(accessibility.ActionCollapse) {
			a.log = append(a.log, "closed "+key)
		}
		a.note(resp)
	})
	return a
}

// rows is the drawn rows on one line, with the cursor's key.
func (a *treeApp) rows() string {
	a.t.Helper()
	screen := strings.TrimRight(a.snapshot().Screen.String(), "\n ")
	return strings.ReplaceAll(screen, "\n", "|") + " @" + a.key
}

func (a *treeApp) wantRows(want string) {
	a.t.Helper()
	if got := a.rows(); got != want {
		a.t.Errorf("the rows are\n%s\nwant\n%s", got, want)
	}
}

func TestTreeIsDrawnAndDescribed(t *testing.T) {
	a := openTree(t, 16, 6, newFiles(), widgets.TreeView{}, "src/")
	a.wantScreen(`
▸ docs
▾ src
  ▸ cmd
  ▸ lib
    main.go
  go.mod`)
	a.wantOutline(`
tree "Files" [focused] #tree
 tree-item "docs" [selected, collapsed, 1/3] #docs/ level=1
 tree-item "src" [expanded, 2/3] #src/ level=1
 tree-item "cmd" [collapsed, 1/3] #src/cmd/ level=2
 tree-item "lib" [collapsed, 2/3] #src/lib/ level=2
 tree-item "main.go" [3/3] #src/main.go level=2
 tree-item "go.mod" [3/3] #go.mod level=1`)
	if at := a.cursor(); at != (limoni.Point{X: 2, Y: 0}) {
		t.Errorf("the cursor is at %v, want at the text", at)
	}
	for line, want := range map[string]accessibility.Action{
		"#docs/":  accessibility.ActionSelect | accessibility.ActionActivate | accessibility.ActionExpand,
		"#src/":   accessibility.ActionSelect | accessibility.ActionActivate | accessibility.ActionCollapse,
		"#go.mod": accessibility.ActionSelect | accessibility.ActionActivate,
	} {
		if n, _ := a.node(line); n.Actions != want {
			t.Errorf("%s offers %v, want %v", line, n.Actions, want)
		}
	}
	if got := strings.Join(a.files.asked, " "); got != " src/" {
		t.Errorf("asked for the children of %q, want of the root and of what is open only", got)
	}
}

func TestEachKeyOfATree(t *testing.T) {
	for _, c := range []struct{ keys, want, took string }{
		{"right", "▾ docs|    a.md|    b.md|▸ src|  go.mod @docs/", "opened docs/"},
		{"right right", "▾ docs|    a.md|    b.md|▸ src|  go.mod @docs/a.md", "opened docs/"},
		{"right right right", "▾ docs|    a.md|    b.md|▸ src|  go.mod @docs/a.md", "opened docs/"},
		{"right right left", "▾ docs|    a.md|    b.md|▸ src|  go.mod @docs/", "opened docs/"},
		{"right right down left left", "▸ docs|▸ src|  go.mod @docs/", "opened docs/, closed docs/"},
		{"left", "▸ docs|▸ src|  go.mod @docs/", ""},
		{"down right right right right", "▸ docs|▾ src|  ▾ cmd|      run.go|  ▸ lib|    main.go|  go.mod @src/cmd/run.go", "opened src/, opened src/cmd/"},
		{"down right down down right right", "▸ docs|▾ src|  ▸ cmd|  ▾ lib|    main.go|  go.mod @src/lib/", "opened src/, opened src/lib/"},
		{"end", "▸ docs|▸ src|  go.mod @go.mod", ""},
		{"end right", "▸ docs|▸ src|  go.mod @go.mod", ""},
		{"end left", "▸ docs|▸ src|  go.mod @go.mod", ""},
		{"end home", "▸ docs|▸ src|  go.mod @docs/", ""},
		{"end down", "▸ docs|▸ src|  go.mod @go.mod", ""},
		{"pagedown", "▸ docs|▸ src|  go.mod @go.mod", ""},
		{"pagedown pageup up", "▸ docs|▸ src|  go.mod @docs/", ""},
		{"enter", "▸ docs|▸ src|  go.mod @docs/", "clicked docs//1, activated docs//1"},
		{"space", "▸ docs|▸ src|  go.mod @docs/", ""},
	} {
		a := openTree(t, 16, 8, newFiles(), widgets.TreeView{})
		for _, key := range strings.Fields(c.keys) {
			a.wantVerdict(a.keys(key), accessibility.Handled)
		}
		if got, took := a.rows(), a.took(); got != c.want || took != c.took {
			t.Errorf("%s: %s, %q; want %s, %q", c.keys, got, took, c.want, c.took)
		}
	}
}

func TestClosedNodesKeepWhatIsOpenInThem(t *testing.T) {
	a := openTree(t, 16, 8, newFiles(), widgets.TreeView{}, "src/", "src/cmd/")
	a.wantRows("▸ docs|▾ src|  ▾ cmd|      run.go|  ▸ lib|    main.go|  go.mod @docs/")
	a.keys("down", "left")
	a.wantRows("▸ docs|▸ src|  go.mod @src/")
	a.keys("right")
	a.wantRows("▸ docs|▾ src|  ▾ cmd|      run.go|  ▸ lib|    main.go|  go.mod @src/")
}

func TestRowsOfATreeAnswer(t *testing.T) {
	line := `tree "Files"`
	for _, c := range []struct {
		name string
		tree widgets.TreeView
		do   func(a *treeApp)
		rows string
		took string
	}{
		{"a click on a marker", widgets.TreeView{}, func(a *treeApp) { a.feed(click(0, 0)) },
			"▾ docs|    a.md|    b.md|▾ src|  ▸ cmd|  ▸ lib @docs/", "opened docs/, clicked docs//1"},
		{"two of them at once", widgets.TreeView{}, func(a *treeApp) { a.feed(click(1, 0) + click(1, 0)) },
			"▸ docs|▾ src|  ▸ cmd|  ▸ lib|    main.go|  go.mod @docs/", "opened docs/, clicked docs//1, closed docs/, clicked docs//1"},
		{"a click on a marker further down", widgets.TreeView{}, func(a *treeApp) { a.feed(click(2, 2)) },
			"▸ docs|▾ src|  ▾ cmd|      run.go|  ▸ lib|    main.go @src/cmd/", "opened src/cmd/, clicked src/cmd//1"},
		{"a click on the text", widgets.TreeView{}, func(a *treeApp) { a.feed(click(2, 1)) },
			"▸ docs|▾ src|  ▸ cmd|  ▸ lib|    main.go|  go.mod @src/", "clicked src//2"},
		{"a click where a leaf has no marker", widgets.TreeView{}, func(a *treeApp) { a.feed(click(0, 5)) },
			"▸ docs|▾ src|  ▸ cmd|  ▸ lib|    main.go|  go.mod @go.mod", "clicked go.mod/3"},
		{"a double click", widgets.TreeView{}, func(a *treeApp) { a.feed(click(2, 1) + click(2, 1)) },
			"▸ docs|▾ src|  ▸ cmd|  ▸ lib|    main.go|  go.mod @src/", "clicked src//2, clicked src//2, activated src//2"},
		{"a double click that toggles", widgets.TreeView{ActivateToggles: true}, func(a *treeApp) { a.feed(click(2, 1) + click(2, 1)) },
			"▸ docs|▸ src|  go.mod @src/", "clicked src//2, clicked src//2, activated src//2"},
		{"Enter that toggles", widgets.TreeView{ActivateToggles: true}, func(a *treeApp) { a.keys("down", "enter") },
			"▸ docs|▸ src|  go.mod @src/", "clicked src//2, activated src//2"},
		{"the wheel", widgets.TreeView{}, func(a *treeApp) { a.keys("right"); a.took(); a.feed(wheel(3, 3, 2)) },
			"    b.md|▾ src|  ▸ cmd|  ▸ lib|    main.go|  go.mod @docs/", ""},
		{"the right button", widgets.TreeView{}, func(a *treeApp) { a.feed(mouse(2, 0, 1, 'M') + mouse(2, 0, 1, 'm')) },
			"▸ docs|▾ src|  ▸ cmd|  ▸ lib|    main.go|  go.mod @src/", "show-menu src//2"},
		{"expand", widgets.TreeView{}, func(a *treeApp) { a.act("#src/lib/", "expand") },
			"▸ docs|▾ src|  ▸ cmd|  ▾ lib|    main.go|  go.mod @src/lib/", "opened src/lib/, expand src/lib//2"},
		{"collapse", widgets.TreeView{}, func(a *treeApp) { a.act("#src/", "collapse") },
			"▸ docs|▸ src|  go.mod @src/", "closed src/, collapse src//2"},
		{"activate", widgets.TreeView{}, func(a *treeApp) { a.act("#src/", "activate") },
			"▸ docs|▾ src|  ▸ cmd|  ▸ lib|    main.go|  go.mod @src/", "clicked src//2, activated src//2"},
		{"activate that toggles", widgets.TreeView{ActivateToggles: true}, func(a *treeApp) { a.act("#docs/", "activate") },
			"▾ docs|    a.md|    b.md|▾ src|  ▸ cmd|  ▸ lib @docs/", "clicked docs//1, activated docs//1"},
		{"select", widgets.TreeView{}, func(a *treeApp) { a.act("#src/main.go", "select") },
			"▸ docs|▾ src|  ▸ cmd|  ▸ lib|    main.go|  go.mod @src/main.go", ""},
		{"expand by key", widgets.TreeView{}, func(a *treeApp) {
			a.resize(16, 2)
			a.actOn(line, accessibility.Item{Key: "src/lib/"}, "expand")
			a.resize(16, 6)
		}, "▸ docs|▾ src|  ▸ cmd|  ▾ lib|    main.go|  go.mod @src/lib/", "opened src/lib/, expand src/lib//2"},
		{"select by the number of the row", widgets.TreeView{}, func(a *treeApp) { a.actOn(line, accessibility.Item{Position: 6}, "select") },
			"▸ docs|▾ src|  ▸ cmd|  ▸ lib|    main.go|  go.mod @go.mod", ""},
		{"expand what cannot be", widgets.TreeView{}, func(a *treeApp) {
			a.wantVerdict(a.actOn(line, accessibility.Item{Key: "go.mod"}, "expand"), accessibility.Refused)
		}, "▸ docs|▾ src|  ▸ cmd|  ▸ lib|    main.go|  go.mod @docs/", ""},
		{"expand what is in a closed node", widgets.TreeView{}, func(a *treeApp) {
			a.wantVerdict(a.actOn(line, accessibility.Item{Key: "docs/a.md"}, "select"), accessibility.Unhandled)
		}, "▸ docs|▾ src|  ▸ cmd|  ▸ lib|    main.go|  go.mod @docs/", ""},
		{"Left in a tree that is disabled", widgets.TreeView{Disabled: true}, func(a *treeApp) { a.keys("down", "left"); a.feed(click(0, 0)) },
			"▸ docs|▾ src|  ▸ cmd|  ▸ lib|    main.go|  go.mod @docs/", ""},
	} {
		a := openTree(t, 16, 6, newFiles(), c.tree, "src/")
		c.do(a)
		if rows, took := a.rows(), a.took(); rows != c.rows || took != c.took {
			t.Errorf("%s:\n%s, %q; want\n%s, %q", c.name, rows, took, c.rows, c.took)
		}
	}
}

func TestLettersAreLeftToTheAppOfATree(t *testing.T) {
	for _, typeahead := range []bool{false, true} {
		a := openTree(t, 16, 9, newFiles(), widgets.TreeView{Typeahead: typeahead})
		star, letter := a.keys("*"), a.keys("g")
		if !typeahead {
			a.wantVerdict(star, accessibility.Unhandled)
			a.wantVerdict(letter, accessibility.Unhandled)
			a.wantRows("▸ docs|▸ src|  go.mod @docs/")
			continue
		}
		a.wantRows("▾ docs|    a.md|    b.md|▾ src|  ▸ cmd|  ▸ lib|    main.go|  go.mod @go.mod")
		a.Advance(time.Second)
		a.keys("m")
		a.wantRows("▾ docs|    a.md|    b.md|▾ src|  ▸ cmd|  ▸ lib|    main.go|  go.mod @src/main.go")
	}
}

func TestChosenNodesOfATree(t *testing.T) {
	chosen := widgets.Selection{}
	a := openTree(t, 16, 6, newFiles(), widgets.TreeView{Chosen: &chosen, Guides: true}, "src/")
	a.keys("down", "space", "down", "space")
	a.feed(click(2, 0) + click(4, 0)) // the marker does not choose; the text does
	a.wantScreen(`
✓ ▾ docs
  │   a.md
  │   b.md
✓ ▾ src
✓ │ ▸ cmd
  │ ▸ lib`)
	a.resize(16, 2)
	a.wantOutline(`
tree "Files"="3 of 8 selected" [focused, multi-selectable] #tree
 tree-item "docs" [selected, expanded, 1/3] #docs/ level=1
 tree-item "a.md" [1/2] #docs/a.md level=2`)
}

func TestCursorStaysWithItsNode(t *testing.T) {
	for _, c := range []struct {
		name string
		do   func(a *treeApp)
		rows string
	}{
		{"a node opens above", func(a *treeApp) { a.opened.Set("docs/", true) },
			"▾ docs|    a.md|    b.md|▾ src|  ▾ cmd|      run.go|  ▸ lib|    main.go|  go.mod @src/cmd/run.go"},
		{"nodes come above", func(a *treeApp) { a.files.put("", "a", "b", "docs/", "src/", "go.mod") },
			"  a|  b|▸ docs|▾ src|  ▾ cmd|      run.go|  ▸ lib|    main.go|  go.mod @src/cmd/run.go"},
		{"nodes go above", func(a *treeApp) { a.files.put("", "src/", "go.mod") },
			"▾ src|  ▾ cmd|      run.go|  ▸ lib|    main.go|  go.mod @src/cmd/run.go"},
		{"its parent moves", func(a *treeApp) { a.files.put("src/", "lib/", "main.go", "cmd/") },
			"▸ docs|▾ src|  ▸ lib|    main.go|  ▾ cmd|      run.go|  go.mod @src/cmd/run.go"},
		{"its parent closes", func(a *treeApp) { a.opened.Set("src/cmd/", false) },
			"▸ docs|▾ src|  ▸ cmd|  ▸ lib|    main.go|  go.mod @src/cmd/"},
		{"what its parent is in closes", func(a *treeApp) { a.opened.Set("src/", false) },
			"▸ docs|▸ src|  go.mod @src/"},
		{"it goes and another is at its place", func(a *treeApp) { a.files.put("src/cmd/", "x.go", "y.go") },
			"▸ docs|▾ src|  ▾ cmd|      x.go|      y.go|  ▸ lib|    main.go|  go.mod @src/cmd/x.go"},
		{"it goes and nothing is left there", func(a *treeApp) { a.files.put("src/cmd/") },
			"▸ docs|▾ src|  ▾ cmd|  ▸ lib|    main.go|  go.mod @src/cmd/"},
		{"its parent goes", func(a *treeApp) { a.files.put("src/", "lib/") },
			"▸ docs|▾ src|  ▸ lib|  go.mod @src/lib/"},
		{"all go", func(a *treeApp) { a.files.put("") }, " @"},
		{"one node is refreshed", func(a *treeApp) {
			a.files.under["docs/"], a.files.under["src/cmd/"] = []string{"c"}, []string{"new.go", "run.go"}
			a.tree.State.Refresh("src/cmd/")
			a.tree.State.Refresh("docs/")
		}, "▸ docs|▾ src|  ▾ cmd|      new.go|      run.go|  ▸ lib|    main.go|  go.mod @src/cmd/run.go"},
		{"the top is refreshed", func(a *treeApp) {
			a.files.under[""] = []string{"first", "src/"}
			a.tree.State.Refresh("")
		}, "  first|▾ src|  ▾ cmd|      run.go|  ▸ lib|    main.go @src/cmd/run.go"},
	} {
		a := openTree(t, 16, 10, newFiles(), widgets.TreeView{State: new(widgets.TreeState)}, "src/", "src/cmd/")
		a.Post(func() { a.key = "src/cmd/run.go" })
		a.wantRows("▸ docs|▾ src|  ▾ cmd|      run.go|  ▸ lib|    main.go|  go.mod @src/cmd/run.go")
		a.Post(func() { c.do(a) })
		if got := a.rows(); got != c.rows {
			t.Errorf("%s:\n%s, want\n%s", c.name, got, c.rows)
		}
	}
}

func TestViewStaysWhereNodesComeAboveIt(t *testing.T) {
	data := newFiles()
	data.put("", strings.Fields("a b c d e f g h i j k l m n o p")...)
	a := openTree(t, 8, 3, data, widgets.TreeView{})
	a.Post(func() { a.key = "h" })
	a.wantRows("  f|  g|  h @h")
	a.Post(func() { data.put("", strings.Fields("1 2 3 a b c d e f g h i j k l m n o p")...) })
	a.wantRows("  f|  g|  h @h")
	a.Post(func() { data.put("", strings.Fields("e f g h i j")...) })
	a.wantRows("  f|  g|  h @h")
}

func TestSelectedOfATreeWaitsForItsNode(t *testing.T) {
	a := openTree(t, 16, 8, newFiles(), widgets.TreeView{})
	a.Post(func() { a.key = "src/cmd/run.go" })
	a.wantRows("▸ docs|▸ src|  go.mod @src/cmd/run.go")
	a.Post(func() { a.opened.Set("src/", true); a.opened.Set("src/cmd/", true) })
	a.keys("up")
	a.wantRows("▸ docs|▾ src|  ▾ cmd|      run.go|  ▸ lib|    main.go|  go.mod @src/cmd/")
	if a.moves != 1 {
		t.Errorf("told %d moves, want the one by a key", a.moves)
	}
	a.Post(func() { a.key = "nowhere" })
	a.keys("down")
	a.wantRows("▸ docs|▾ src|  ▾ cmd|      run.go|  ▸ lib|    main.go|  go.mod @src/cmd/run.go")
}

func TestChildrenThatArriveLater(t *testing.T) {
	data := newFiles()
	data.loading["docs/"], data.under["docs/"] = true, nil
	a := openTree(t, 20, 6, data, widgets.TreeView{})
	a.keys("right")
	a.wantRows("▾ docs|    Loading…|▸ src|  go.mod @docs/")
	a.wantOutline(`
tree "Files" [focused] #tree
 tree-item "docs" [busy, selected, expanded, 1/3] #docs/ level=1
 tree-item "Loading…" [disabled, busy] #"docs/(loading)" level=2
 tree-item "src" [collapsed, 2/3] #src/ level=1
 tree-item "go.mod" [3/3] #go.mod level=1`)
	if got := a.snapshot().Pending; len(got) != 1 || got[0] != "loading Files" {
		t.Errorf("waiting for %q", got)
	}
	a.keys("down", "enter", "space", "right")
	a.feed(click(4, 1))
	a.Post(func() { data.put("docs/", "a.md") })
	a.wantRows("▾ docs|    a.md|    Loading…|▸ src|  go.mod @docs/a.md")
	a.Post(func() { data.loading["docs/"] = false; data.put("docs/", "a.md", "b.md") })
	a.wantRows("▾ docs|    a.md|    b.md|▸ src|  go.mod @docs/a.md")
	if got := a.snapshot().Pending; len(got) != 0 {
		t.Errorf("waiting for %q", got)
	}
}

func TestChildrenThatCannotBeRead(t *testing.T) {
	data := newFiles()
	data.failed["docs/"], data.under["docs/"] = "permission denied", nil
	a := openTree(t, 24, 6, data, widgets.TreeView{})
	a.keys("right")
	a.wantScreen("▾ docs\n  ! permission denied\n▸ src\n  go.mod")
	a.wantOutline(`
tree "Files" [focused] #tree
 tree-item "docs" [selected, expanded, 1/3] #docs/ level=1
 tree-item "permission denied" [disabled, invalid] #"docs/(error)" level=2
 tree-item "src" [collapsed, 2/3] #src/ level=1
 tree-item "go.mod" [3/3] #go.mod level=1`)
	delete(data.failed, "docs/")
	data.under["docs/"] = []string{"a.md"}
	a.keys("left", "right")
	a.wantRows("▾ docs|    a.md|▸ src|  go.mod @docs/")
}

func TestDisabledNodeOfATree(t *testing.T) {
	data := newFiles()
	data.off = "docs/"
	a := openTree(t, 16, 3, data, widgets.TreeView{})
	a.keys("right", "enter")
	a.feed(click(0, 0))
	a.wantRows("▸ docs|▸ src|  go.mod @docs/")
	if took := a.took(); took != "" {
		t.Errorf("the app was told %q", took)
	}
}

func TestDeepNodesShiftSoThatTheirTextIsSeen(t *testing.T) {
	data := &files{under: map[string][]string{"": {"a/"}}}
	key := ""
	for i := range 30 {
		data.under[key] = []string{strconv.Itoa(i) + "/"}
		key += strconv.Itoa(i) + "/"
	}
	a := openTree(t, 14, 4, data, widgets.TreeView{})
	for range 29 {
		a.keys("right", "right")
	}
	a.wantScreen(" ▾ 26\n   ▾ 27\n     ▾ 28\n       ▸ 29")
	a.keys("home")
	a.wantScreen("▾ 0\n  ▾ 1\n    ▾ 2\n      ▾ 3")
	a.resize(6, 4)
	a.wantScreen("▾ 0\n▾ 1\n ▾ 2\n   ▾ 3")
}

// loop is a tree in which every node is below itself.
type loop struct{ deep bool }

func (x *loop) Children(string) widgets.Branch { return widgets.Branch{Len: 1} }
func (x *loop) Child(key string, _ int) string {
	if x.deep {
		return key + "a"
	}
	return "a"
}
func (x *loop) Node(key string) widgets.TreeNode {
	return widgets.TreeNode{Row: widgets.Row{Text: fmt.Sprint("node ", len(key))}}
}
func (x *loop) Version() uint64 { return 0 }

func TestTreeWithoutAnEnd(t *testing.T) {
	for _, deep := range []bool{false, true} {
		var opened widgets.OpenNodes
		for n := 1; n < 3000; n++ {
			opened.Set(strings.Repeat("a", n), true)
		}
		s := open(t, 16, 1, func(f *limoni.Frame) {
			widgets.TreeView{ID: "tree", Label: "T", Data: &loop{deep}, Open: &opened}.Draw(f, f.Area())
		})
		s.keys("end", "right", "right")
		n, _ := s.node("#tree")
		want := int32(2)
		if deep {
			want = 2048
		}
		if n.SetSize != want {
			t.Errorf("deep %v: %d rows, want %d", deep, n.SetSize, want)
		}
	}
}

// wide is a tree whose nodes all have n children.
type wide struct {
	n       int
	calls   int
	version uint64
}

func (x *wide) Children(key string) widgets.Branch { return widgets.Branch{Len: x.n} }
func (x *wide) Child(key string, i int) string {
	x.calls++
	return key + "/" + strconv.Itoa(i)
}
func (x *wide) Node(key string) widgets.TreeNode {
	x.calls++
	return widgets.TreeNode{Row: widgets.Row{Text: key}, Leaf: strings.Count(key, "/") > 3}
}
func (x *wide) Version() uint64 { return x.version }

func TestTreesAreMadeForMillionsOfRows(t *testing.T) {
	for _, n := range []int{1000, 100_000, 1_000_000, 1 << 40} {
		data := &wide{n: n}
		s := open(t, 30, 20, func(f *limoni.Frame) {
			widgets.TreeView{ID: "tree", Label: "T", Data: data}.Draw(f, f.Area())
		})
		worst := 0
		do := func(keys ...string) {
			for _, key := range keys {
				data.calls = 0
				s.keys(key)
				worst = max(worst, data.calls)
			}
		}
		do("right", "right", "down", "right", "end", "up", "home", "right", "pagedown", "pagedown", "left")
		if worst > 600 {
			t.Errorf("%d children: a key asks %d times", n, worst)
		}
		if do("end"); !strings.HasPrefix(s.snapshot().Screen.Row(19), "▸ /"+strconv.Itoa(n-1)) {
			t.Errorf("%d children: the last row is %q", n, s.snapshot().Screen.Row(19))
		}
	}
}

// A new version looks for what was open where it was.
func TestNewVersionOfALargeTree(t *testing.T) {
	data := &wide{n: 1_000_000}
	s := open(t, 30, 20, func(f *limoni.Frame) {
		widgets.TreeView{ID: "tree", Label: "T", Data: data}.Draw(f, f.Area())
	})
	s.keys("end", "right", "right", "end", "up", "right")
	before := s.snapshot().Screen.String()
	data.calls = 0
	s.Post(func() { data.version++ })
	if s.wantScreen(before); data.calls > 600 {
		t.Errorf("a new version asks %d times", data.calls)
	}
}

func TestTreeKeepsItsOwnState(t *testing.T) {
	s := open(t, 12, 5, func(f *limoni.Frame) {
		widgets.TreeView{ID: "tree", Label: "T", Data: newFilesOnce}.Draw(f, f.Area())
	})
	s.keys("right", "down", "down")
	s.wantOutline(`
tree "T" [focused] #tree
 tree-item "docs" [expanded, 1/3] #docs/ level=1
 tree-item "a.md" [1/2] #docs/a.md level=2
 tree-item "b.md" [selected, 2/2] #docs/b.md level=2
 tree-item "src" [collapsed, 2/3] #src/ level=1
 tree-item "go.mod" [3/3] #go.mod level=1`)
}

var newFilesOnce = newFiles()

// Rows that vanish leave a valid cursor, and keys that do nothing.
func TestRowsOfATreeThatGo(t *testing.T) {
	data := newFiles()
	data.put("", "a", "b", "c", "d", "e")
	a := openTree(t, 8, 5, data, widgets.TreeView{Empty: "Empty"})
	a.keys("end")
	a.Post(func() { data.put("", "a", "b", "c") })
	a.wantRows("  a|  b|  c @c")
	a.Post(func() { data.put("") })
	a.wantRows("Empty @")
	a.keys("enter", "down", "pagedown", "end", "left", "right", "space")
	a.wantRows("Empty @")
	a.Post(func() { data.put("", "a", "b") })
	a.wantRows("  a|  b @b")
}

func TestOpenNodesIsASetOfKeys(t *testing.T) {
	var o widgets.OpenNodes
	o.Set("a", true)
	o.Set("b", true)
	o.Set("a", true)
	o.Set("c", false)
	if o.Len() != 2 || !o.Has("a") || o.Has("c") {
		t.Errorf("%d open", o.Len())
	}
	n := 0
	for key := range o.All() {
		n += len(key)
	}
	if o.Set("a", false); n != 2 || o.Has("a") {
		t.Error("a is open")
	}
	if o.Clear(); o.Len() != 0 {
		t.Errorf("%d open, want none", o.Len())
	}
}
