package main

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"limoni/uitest"
)

const threeLines = "12:00:01 INFO  listening on port 8080\n12:00:07 WARN  disk almost full\n12:00:09 ERROR disk full\n"

// viewer is the app with a file of its own.
type viewer struct {
	*uitest.Page
	t    *testing.T
	path string
	app  *app
}

func open3(t *testing.T) *viewer { return openFile(t, threeLines) }

func openFile(t *testing.T, text string) *viewer {
	t.Helper()
	path := filepath.Join(t.TempDir(), "app.log")
	v := &viewer{t: t, path: path, app: newApp(path)}
	if text != "-" {
		v.write(text)
	}
	t.Cleanup(func() { // after the app has ended
		if v.app.log.file != nil {
			v.app.log.file.Close()
		}
	})
	v.Page = uitest.Run(t, 70, 12, v.app.draw)
	return v
}

func (v *viewer) write(text string) {
	v.t.Helper()
	if err := os.WriteFile(v.path, []byte(text), 0o600); err != nil {
		v.t.Fatal(err)
	}
}

// grow appends to the file and lets the app look at it.
func (v *viewer) grow(text string) {
	v.t.Helper()
	f, err := os.OpenFile(v.path, os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		v.t.Fatal(err)
	}
	_, err = f.WriteString(text)
	if err := f.Close(); err != nil {
		v.t.Fatal(err)
	}
	if err != nil {
		v.t.Fatal(err)
	}
	v.Advance(lookEach)
}

func (v *viewer) shows(n int, count string) {
	v.t.Helper()
	v.Expect(v.GetByRole("list-item", "")).ToHaveCount(n)
	v.Expect(v.GetByID("count")).ToHaveLabel(count)
}

// says waits until what is found in the background is told on the screen.
func (v *viewer) says(text string) {
	v.t.Helper()
	for range 100_000 {
		if strings.Contains(v.Screen(), text) {
			return
		}
		runtime.Gosched()
	}
	v.t.Errorf("%q is not on the screen:\n%s", text, v.Screen())
}

func TestOpen(t *testing.T) {
	v := open3(t)
	v.shows(3, "3 lines")
	v.Expect(v.GetByRole("list-item", "12:00:09 ERROR disk full")).ToHaveValue("ERROR")
	v.Expect(v.GetByID("log")).ToBeFocused()
	v.ExpectNoFindings()
	v.Press("q")
	v.ExpectExit()
}

func TestFilter(t *testing.T) {
	v := open3(t)
	v.Press("f")
	v.Type("DISK")
	v.shows(2, "2 of 3 lines")
	v.grow("12:00:10 INFO  a new disk\n12:00:11 INFO  nothing\n")
	v.shows(3, "3 of 5 lines")
	v.Type("s")
	v.shows(0, "0 of 5 lines")
	v.Expect(v.GetByText("No line passes the filter")).ToBeVisible()
	v.ExpectNoFindings()
	v.GetByID("filter").Fill(`/^12:00:0\d .* (full|8080)$/`)
	v.shows(3, "3 of 5 lines")
	v.GetByID("filter").Fill("/(/")
	v.shows(3, "3 of 5 lines")
	v.Expect(v.GetByID("wrong")).ToContainLabel("missing closing )")
	v.ExpectNoFindings()
	v.Press("esc")
	v.shows(5, "5 lines")
}

func TestLevels(t *testing.T) {
	v := open3(t)
	for _, want := range []string{"3 of 3 lines", "2 of 3 lines", "1 of 3 lines", "3 lines"} {
		v.Press("l")
		v.Expect(v.GetByID("count")).ToHaveLabel(want)
	}
}

func TestFind(t *testing.T) {
	v := open3(t)
	v.Press("/")
	v.Type("disk")
	v.Press("enter")
	v.Expect(v.GetByID("log")).ToBeFocused()
	v.Expect(v.GetByRole("list-item", "12:00:07 WARN  disk almost full")).ToBeSelected()
	v.Press("n")
	v.Expect(v.GetByRole("list-item", "12:00:09 ERROR disk full")).ToBeSelected()
	v.Press("N")
	v.Expect(v.GetByRole("list-item", "12:00:07 WARN  disk almost full")).ToBeSelected()
	v.Expect(v.GetByID("log")).ToBeVisible()
	v.says("match 1 of 2")
	v.GetByID("filter").Fill("ERROR")
	v.shows(1, "1 of 3 lines")
	v.says("match 1 of 1") // what is filtered away is not found
	v.ExpectNoFindings()
}

// The line with the cursor stays while the filter changes, and while there are
// no lines it comes back.
func TestAFilterKeepsThePlace(t *testing.T) {
	v := openFile(t, strings.Repeat("one\n", 500)+"two\n"+strings.Repeat("one\n", 500))
	v.Press("/")
	v.Type("two")
	v.Press("enter")
	two := v.GetByRole("list-item", "two")
	v.Expect(two).ToBeSelected()
	filter := v.GetByID("filter")
	filter.Fill("w")
	v.Expect(two).ToBeSelected()
	filter.Fill("nothing")
	v.shows(0, "0 of 1,001 lines")
	filter.Clear()
	v.Expect(two).ToBeSelected()
}

func TestFollow(t *testing.T) {
	v := open3(t)
	v.grow("half of")
	v.shows(4, "4 lines")
	v.grow(" a line\nand another\n")
	v.shows(5, "5 lines")
	v.Expect(v.GetByRole("list-item", "half of a line")).ToBeVisible()
	v.grow(strings.Repeat("more\n", 100) + "the last\n")
	v.Expect(v.GetByRole("list-item", "the last")).ToBeSelected()
	v.Press("home")
	v.Expect(v.GetByRole("list-item", "12:00:01 INFO  listening on port 8080")).ToBeSelected()
	v.grow("later\n")
	v.Expect(v.GetByRole("list-item", "12:00:01 INFO  listening on port 8080")).ToBeSelected()
	v.Press("end")
	v.Expect(v.GetByRole("list-item", "later")).ToBeSelected()
}

// What the filter said of a line that had not ended is not the last word.
func TestFilterOfALineThatGrows(t *testing.T) {
	v := openFile(t, "a needle")
	v.GetByID("filter").Fill("needles")
	v.shows(0, "0 of 1 lines")
	v.GetByID("filter").Fill("/needle$/")
	v.shows(1, "1 of 1 lines")
	v.grow("s")
	v.shows(0, "0 of 1 lines")
	v.grow("\na needle")
	v.shows(1, "1 of 2 lines")
	v.grow("\n")
	v.shows(1, "1 of 2 lines")
}

func TestTheFileIsReplaced(t *testing.T) {
	v := open3(t)
	v.GetByID("filter").Fill("port")
	v.shows(1, "1 of 3 lines")
	if err := os.Rename(v.path, v.path+".1"); err != nil {
		t.Fatal(err)
	}
	v.Advance(lookEach)
	v.Expect(v.GetByID("notice")).ToContainLabel("waiting for it")
	v.shows(1, "1 of 3 lines")
	v.write("a new port\nand more\n")
	v.Advance(lookEach)
	v.Expect(v.GetByID("notice")).ToContainLabel("The file was replaced at ")
	v.Expect(v.GetByRole("list-item", "a new port")).ToBeVisible()
	v.shows(1, "1 of 2 lines")
	v.ExpectNoFindings()
}

func TestTheFileIsCut(t *testing.T) {
	v := open3(t)
	v.shows(3, "3 lines")
	v.write("short\n")
	v.Advance(lookEach)
	v.Expect(v.GetByID("notice")).ToContainLabel("The file was cut at ")
	v.shows(1, "1 lines")
	v.write(strings.Repeat("longer than it was\n", 10))
	v.Advance(lookEach)
	v.Expect(v.GetByID("notice")).ToContainLabel("The file was written anew at ")
	v.Expect(v.GetByRole("list-item", "short")).ToHaveCount(0)
	v.Expect(v.GetByID("count")).ToHaveLabel("10 lines")
}

func TestTheFileComesLate(t *testing.T) {
	v := openFile(t, "-")
	v.Expect(v.GetByID("notice")).ToContainLabel("no such file")
	v.ExpectNoFindings()
	v.write("")
	v.Advance(lookEach)
	v.Expect(v.GetByID("notice")).ToHaveCount(0)
	v.Expect(v.GetByText("The file is empty")).ToBeVisible()
	v.grow("one\n")
	v.shows(1, "1 lines")
	v.Press("ctrl+q")
	v.ExpectExit()
}

func TestWhatIsNoFile(t *testing.T) {
	path := t.TempDir()
	page := uitest.Run(t, 200, 12, newApp(path).draw)
	page.Expect(page.GetByID("notice")).ToContainLabel("is a directory")
}

func TestPermission(t *testing.T) {
	if os.Geteuid() == 0 {
		t.Skip("root may read everything")
	}
	v := openFile(t, "-")
	v.write("secret\n")
	if err := os.Chmod(v.path, 0); err != nil {
		t.Fatal(err)
	}
	v.Advance(lookEach)
	v.Expect(v.GetByID("notice")).ToContainLabel("permission denied")
	if err := os.Chmod(v.path, 0o600); err != nil {
		t.Fatal(err)
	}
	v.Advance(lookEach)
	v.Expect(v.GetByRole("list-item", "secret")).ToBeVisible()
}

func TestHostileLines(t *testing.T) {
	long := strings.Repeat("long ", 1<<20)
	v := openFile(t, "\x1b[31mred\x1b[m\r\n\xff\xfe\x00bad\r\n\r\n"+long+"needle\nlast")
	v.shows(5, "5 lines")
	v.Expect(v.GetByRole("list-item", "red")).ToBeVisible()
	v.Press("w")
	v.Press("home")
	v.Press("w")
	v.GetByID("filter").Fill("G NEEDLE")
	v.shows(1, "1 of 5 lines")
	v.GetByID("filter").Fill("/^$/")
	v.shows(1, "1 of 5 lines")
	v.GetByID("filter").Fill("ast")
	v.Expect(v.GetByRole("list-item", "last")).ToBeVisible()
	v.Resize(1, 1)
	v.Resize(0, 0)
	v.Resize(200, 60)
}

func TestKeyHelp(t *testing.T) {
	v := open3(t)
	v.Resize(80, 60)
	v.Press("?")
	v.Expect(v.GetByText("Filter the lines")).ToBeVisible()
	v.ExpectNoFindings()
	v.Press("esc")
	v.Press("q")
	v.ExpectExit()
}
