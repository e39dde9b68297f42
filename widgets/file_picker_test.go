package widgets_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

type picking struct {
	stage
	picker widgets.FilePicker
	dir    string
	chosen []string
}

func openPicker(t *testing.T, p widgets.FilePicker, dir string) *picking {
	a := &picking{picker: p, dir: dir}
	if a.picker.FS == nil && dir == "." {
		a.picker.FS = fstest.MapFS{
			"notes/drafts/a.txt": {}, "notes/plan.md": {Data: make([]byte, 2100)}, "notes/todo.txt": {Data: make([]byte, 310)},
			"notes/.secret": {}, "zoo/z": {}, "README": {Data: make([]byte, 1_000_000)}, "b.go": {},
		}
	}
	a.picker.ID, a.picker.Label, a.picker.Dir = "files", "Files", &a.dir
	a.stage = open(t, 24, 7, func(f *limoni.Frame) {
		if resp := a.picker.Draw(f, f.Area()); resp.Path != "" {
			a.chosen = append(a.chosen, resp.Path)
		}
	})
	return a
}

func TestFilePickerIsDrawnAndDescribed(t *testing.T) {
	a := openPicker(t, widgets.FilePicker{}, ".")
	a.wantScreen(`
.
notes/
zoo/
b.go                 0 B
README            1.0 MB

[ ] Hidden files`)
	a.wantOutline(`
group "Files"="." #files
 text "." #path
 list "Files" [focused] #entries
  list-item "notes/" [selected, 1/4] #notes description="directory"
  list-item "zoo/" [2/4] #zoo description="directory"
  list-item "b.go" [3/4] #b.go description="file, 0 B"
  list-item "README" [4/4] #README description="file, 1.0 MB"
 checkbox "Hidden files" [unchecked] #hidden`)
	if _, d := a.node("#README"); d.Description != "file, 1.0 MB" {
		t.Errorf("%q", d.Description)
	}
	if _, d := a.node("#notes"); d.Description != "directory" {
		t.Errorf("%q", d.Description)
	}
}

func TestEachWayThroughDirectories(t *testing.T) {
	for _, c := range []struct {
		name   string
		do     func(*picking)
		dir    string
		chosen string
	}{
		{"Enter", func(a *picking) { a.keys("enter") }, "notes", ""},
		{"Right", func(a *picking) { a.keys("down", "right") }, "zoo", ""},
		{"Right on a file", func(a *picking) { a.keys("end", "right") }, ".", ""},
		{"Enter on a file", func(a *picking) { a.keys("end", "enter") }, ".", "README"},
		{"deep", func(a *picking) { a.keys("enter", "enter", "enter") }, "notes/drafts", "notes/drafts/a.txt"},
		{"back by Left", func(a *picking) { a.keys("enter", "enter", "left") }, "notes", ""},
		{"back by Backspace, to where it was", func(a *picking) { a.keys("down", "enter", "backspace", "enter") }, "zoo", ""},
		{"not above the root", func(a *picking) { a.keys("left", "left") }, ".", ""},
		{"a letter", func(a *picking) { a.keys("r", "enter") }, ".", "README"},
		{"one click", func(a *picking) { a.feed(click(1, 4)) }, ".", ""},
		{"a double click", func(a *picking) { a.feed(click(1, 4) + click(1, 4)) }, ".", "README"},
		{"a double click on a directory", func(a *picking) { a.feed(click(1, 2) + click(1, 2)) }, "zoo", ""},
		{"activate", func(a *picking) { a.act("#b.go", "activate") }, ".", "b.go"},
		{"hidden files by key", func(a *picking) { a.keys("enter", "tab", "space", "shift+tab", ".", "enter") }, "notes", "notes/.secret"},
		{"hidden files by mouse", func(a *picking) { a.keys("enter"); a.feed(click(1, 6)); a.act("#.secret", "activate") }, "notes", "notes/.secret"},
	} {
		a := openPicker(t, widgets.FilePicker{}, ".")
		c.do(a)
		if got := strings.Join(a.chosen, " "); a.dir != c.dir || got != c.chosen {
			t.Errorf("%s: in %s, chosen %q; want %s, %q", c.name, a.dir, got, c.dir, c.chosen)
		}
	}
}

func TestFilePickerShowsWhatIsAccepted(t *testing.T) {
	a := openPicker(t, widgets.FilePicker{Accept: func(name string) bool { return strings.HasSuffix(name, ".go") }}, ".")
	a.wantScreen(".\nnotes/\nzoo/\nb.go                 0 B\n\n\n[ ] Hidden files")
	d := openPicker(t, widgets.FilePicker{Directories: true}, ".")
	d.keys("enter")
	if d.act("#choose", "activate"); strings.Join(d.chosen, "") != "notes" {
		t.Errorf("chosen %q", d.chosen)
	}
}

func TestFilePickerOfTheSystem(t *testing.T) {
	dir := t.TempDir()
	if err := os.MkdirAll(filepath.Join(dir, "sub", "deep"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "sub", "file"), []byte("x"), 0o600); err != nil {
		t.Fatal(err)
	}
	a := openPicker(t, widgets.FilePicker{}, dir)
	a.keys("enter", "down", "enter")
	if want := filepath.Join(dir, "sub", "file"); len(a.chosen) != 1 || a.chosen[0] != want {
		t.Errorf("chosen %q, want %s", a.chosen, want)
	}
	if err := os.WriteFile(filepath.Join(dir, "sub", "another"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := a.selector("#another").One(&a.snapshot().Tree); err == nil {
		t.Error("the directory is read without being asked to")
	}
	a.keys("f5")
	if n, _ := a.node("#another"); n.Role != accessibility.RoleListItem {
		t.Errorf("%+v", n)
	}
}

// From a relative path one gets up to the root too, with the cursor on where one
// came from.
func TestWayUpFromARelativeDirectory(t *testing.T) {
	dir := t.TempDir()
	if err := os.MkdirAll(filepath.Join(dir, "sub", "deep"), 0o700); err != nil {
		t.Fatal(err)
	}
	t.Chdir(filepath.Join(dir, "sub"))
	root, err := os.Getwd() // as the system has it, whatever links lead there
	if err != nil {
		t.Fatal(err)
	}
	root = filepath.Dir(root)
	for _, from := range []string{"deep", "./deep/", "../sub/deep"} {
		a := openPicker(t, widgets.FilePicker{}, from)
		if a.keys("left"); a.dir != filepath.Join(root, "sub") {
			t.Errorf("from %s up to %s", from, a.dir)
		}
		if a.keys("left"); a.dir != root {
			t.Errorf("from %s twice up to %s", from, a.dir)
		}
		if a.keys("enter"); a.dir != filepath.Join(root, "sub") {
			t.Errorf("back into %s", a.dir)
		}
	}
}

func TestDirectoryThatCannotBeRead(t *testing.T) {
	a := openPicker(t, widgets.FilePicker{FS: fstest.MapFS{"a/b": {}}}, "gone/away")
	if n, _ := a.node(`alert "open gone/away: file does not exist"`); !n.States.Has(accessibility.StateTruncated) {
		t.Errorf("%+v", n)
	}
	a.keys("left", "left", "enter", "enter")
	if len(a.chosen) != 1 || a.chosen[0] != "a/b" {
		t.Errorf("no way out: in %s, chosen %q", a.dir, a.chosen)
	}
}

func TestByteSizes(t *testing.T) {
	for n, want := range map[int]string{0: "0 B", 999: "999 B", 1000: "1.0 kB", 1949: "1.9 kB", 999_949: "999.9 kB", 999_950: "1.0 MB", 5_300_000_000: "5.3 GB"} {
		a := openPicker(t, widgets.FilePicker{FS: fstest.MapFS{"f": {Data: make([]byte, min(n, 2_000_000))}}}, "x")
		if n > 2_000_000 {
			continue
		}
		a.Post(func() { a.dir = "." })
		if _, d := a.node("#f"); d.Description != "file, "+want {
			t.Errorf("%d bytes: %q, want %s", n, d.Description, want)
		}
	}
}
