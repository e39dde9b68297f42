package code_test

import (
	"strconv"
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/internal/vt"
	"limoni/widgets/code"
)

const hello = "package main\n\nfunc main() {\n\tprintln(\"hello\", 1) // greet\n}\n"

func TestCodeIsDrawnAndDescribed(t *testing.T) {
	s := open(t, 30, 6, hello, code.View{Language: "go", LineNumbers: true})
	s.wantScreen(`
1 package main
2
3 func main() {
4     println("hello", 1) // …
5 }`)
	s.wantOutline(`
list "Code" [focused] #code
 list-item "package main"="1" [selected, 1/5] #1
 list-item ="2" [2/5] #2
 list-item "func main() {"="3" [3/5] #3
 list-item "\tprintln(\"hello\", 1) // greet"="4" [truncated, 4/5] #4
 list-item "}"="5" [5/5] #5`)
	s.view.Wrap, s.view.LineNumbers, s.view.TabWidth = true, false, 8
	s.Redraw()
	s.wantScreen(`
package main

func main() {
        println("hello", 1) //
 greet
}`)
}

// colours of the default theme's code roles.
var (
	keyword, name, str, number = vt.Indexed(5), vt.Indexed(4), vt.Indexed(2), vt.Indexed(3)
)

func TestColors(t *testing.T) {
	for _, language := range []string{"go", "Go", "golang", "main.go", "src/main.go"} {
		terminal := vt.New(40, 6)
		s := open(t, 40, 6, hello, code.View{Language: language}, limoni.WithOutput(terminal))
		s.keys("end") // the current line has a look of its own
		for _, c := range []struct {
			x, y int
			text string
			want vt.Color
		}{
			{0, 0, "p", keyword}, {8, 0, "m", 0}, {0, 2, "f", keyword}, {5, 2, "m", name}, {9, 2, "(", 0},
			{4, 3, "p", name}, {12, 3, "\"", str}, {21, 3, "1", number},
		} {
			if got := terminal.Cell(c.x, c.y); got.Text != c.text || got.Style.Foreground != c.want {
				t.Errorf("%s: at %d,%d is %q in %v, want %q in %v", language, c.x, c.y, got.Text, got.Style.Foreground, c.text, c.want)
			}
		}
		if got := terminal.Cell(24, 3); got.Text != "/" || got.Style.Attributes != vt.Dim|vt.Italic {
			t.Errorf("%s: the comment is %+v", language, got)
		}
	}
	for _, language := range []string{"", "nonsense", "x.nonsense", "\x00", strings.Repeat("go", 500)} {
		terminal := vt.New(40, 6)
		s := open(t, 40, 6, hello, code.View{Language: language}, limoni.WithOutput(terminal))
		s.keys("end")
		if got := terminal.Cell(0, 0); got.Text != "p" || got.Style != (vt.Style{}) {
			t.Errorf("%q: the code is not plain: %+v", language, got)
		}
	}
}

// Bytes that are no UTF-8 and CRLF do not shift the colours behind them.
func TestColorsStayAtTheirPlace(t *testing.T) {
	terminal := vt.New(40, 4)
	s := open(t, 40, 4, "// \xff\xfe中\r\nfunc x() {}\r\nend", code.View{Language: "go"}, limoni.WithOutput(terminal))
	s.keys("end")
	if f, x := terminal.Cell(0, 1), terminal.Cell(5, 1); f.Text != "f" || f.Style.Foreground != keyword || x.Text != "x" || x.Style.Foreground != name {
		t.Errorf("the second line begins with %+v and %+v", f, x)
	}
}

func TestEachKey(t *testing.T) {
	for _, c := range []struct{ keys, want string }{
		{"down", "line 0, 1"},
		{"down up", "line 0, 0"},
		{"up", "line 0, 0"},
		{"end", "line 25, 29"},
		{"end down", "line 25, 29"},
		{"end up up up up up", "line 24, 24"},
		{"end home", "line 0, 0"},
		{"pagedown", "line 0, 4"},
		{"pagedown pagedown", "line 4, 8"},
		{"end pageup", "line 25, 25"},
	} {
		s := open(t, 20, 5, numbered(30), code.View{})
		for key := range strings.FieldsSeq(c.keys) {
			if res := s.keys(key); res.Verdict != accessibility.Handled {
				t.Errorf("%s is %s", key, res.Verdict)
			}
		}
		want, line, _ := strings.Cut(c.want, ", ")
		if got := s.top(); got != want || line != strconv.Itoa(s.selected) {
			t.Errorf("after %s the first row is %q and line %d is current, want %s", c.keys, got, s.selected, c.want)
		}
	}
	s := open(t, 20, 5, numbered(30), code.View{})
	for _, key := range []string{"x", "left", "right"} { // nothing is cut off
		if res := s.keys(key); res.Verdict != accessibility.Unhandled {
			t.Errorf("%s is %s", key, res.Verdict)
		}
	}
}

func TestMouseAndActions(t *testing.T) {
	s := open(t, 20, 5, numbered(30), code.View{})
	said := func(what, want string, line int) {
		t.Helper()
		if got := s.took(); got != want || s.selected != line {
			t.Errorf("%s says %q and line %d is current; want %q and %d", what, got, s.selected, want, line)
		}
	}
	s.Feed([]byte(click(3, 2)))
	said("a click", "selected, clicked 3/3", 2)
	s.keys("enter")
	said("Enter", "clicked 3/3", 2)
	s.Feed([]byte(wheel(3, 3, 4)))
	said("the wheel", "", 2)
	if s.top() == "line 0" {
		t.Error("the wheel does not scroll")
	}
	s.keys("down")
	said("Down", "selected", 3)
	if !strings.Contains(s.snapshot().Screen.String(), "line 3") {
		t.Errorf("line 3 is not in view:\n%s", s.snapshot().Screen)
	}
	s.act("#code", accessibility.Item{Position: 21}, "select", "")
	said("select", "selected", 20)
	s.act("#code", accessibility.Item{Key: "26"}, "activate", "")
	said("activate", "clicked 26/26, selected", 25)
	s.act("#code", accessibility.Item{}, "scroll", "-9223372036854775808")
	if got := s.top(); got != "line 0" {
		t.Errorf("scrolled far up the first row is %q", got)
	}
	s.act("#code", accessibility.Item{}, "scroll", "9223372036854775807")
	if got := s.top(); got != "line 25" {
		t.Errorf("scrolled far down the first row is %q", got)
	}
	if res := s.act("#code", accessibility.Item{Position: 31}, "select", ""); res.Verdict == accessibility.Handled {
		t.Error("a line that is not there is selected")
	}
	s.took()
	short := open(t, 20, 5, "a\n\nb", code.View{})
	short.Feed([]byte(click(0, 4)))
	if got := short.took(); got != "" || short.selected != 0 {
		t.Errorf("a click below the last line says %q", got)
	}
	if res := short.act("#code", accessibility.Item{}, "scroll", "1"); res.Verdict != accessibility.Refused {
		t.Errorf("a text that fits is scrolled: %s", res.Verdict)
	}
}

// The tree has one selected line in the very pass that takes a press.
func TestOneLineIsSelected(t *testing.T) {
	source, selected := numbered(9), 1
	worst := 0
	app := limoni.New(20, 9, func(f *limoni.Frame) {
		code.View{ID: "code", Label: "Code", Source: &source, Selected: &selected}.Draw(f, f.Area())
		n := 0
		for _, node := range f.AccessibilityTree().Nodes {
			if node.States.Has(accessibility.StateSelected) {
				n++
			}
		}
		worst = max(worst, n)
	})
	app.Feed(nil)
	app.Feed([]byte(click(1, 5) + click(1, 3)))
	if worst != 1 || selected != 3 {
		t.Errorf("%d lines are selected at once, %d in the end; want 1 and 3", worst, selected)
	}
}

func TestSideways(t *testing.T) {
	state := new(code.State)
	s := open(t, 10, 2, "0123456789abcdef\n\tx中文y", code.View{State: state})
	s.wantScreen("012345678…\n    x中文y")
	s.keys("right")
	s.wantScreen("…56789abc…\n…中文y")
	s.keys("right")
	s.wantScreen("…789abcdef\n…文y") // the ellipsis stands where half a character was
	if state.Left != 6 {
		t.Errorf("it is scrolled by %d columns, want 6: no further than the end", state.Left)
	}
	s.keys("left", "left", "left")
	s.wantScreen("012345678…\n    x中文y")
	tree := s.snapshot().Tree
	if d := tree.Details(tree.Nodes[0]); d.ScrollX != 0 || d.ScrollMaxX != 6 {
		t.Errorf("in the tree it is scrolled %d of %d, want 0 of 6", d.ScrollX, d.ScrollMaxX)
	}
}

func TestWrappedLineHigherThanTheView(t *testing.T) {
	s := open(t, 5, 3, "a\n0123456789abcdefghijklmnopqrst\nb", code.View{Wrap: true})
	s.wantScreen("a\n01234\n56789")
	step := func(key, want string, line int) {
		t.Helper()
		s.keys(key)
		if got := strings.ReplaceAll(strings.Trim(s.snapshot().Screen.String(), "\n"), "\n", "|"); got != want || s.selected != line {
			t.Errorf("after %s line %d of %s, want %d of %s", key, s.selected, got, line, want)
		}
	}
	step("down", "01234|56789|abcde", 1)
	step("down", "56789|abcde|fghij", 1)
	step("pagedown", "fghij|klmno|pqrst", 1)
	step("down", "klmno|pqrst|b", 2)
	step("up", "01234|56789|abcde", 1)
	step("up", "a|01234|56789", 0)
	step("end", "klmno|pqrst|b", 2)
	step("home", "a|01234|56789", 0)
}

func TestFindIsMarked(t *testing.T) {
	terminal := vt.New(20, 2)
	open(t, 20, 2, "x\nfind it, find\tfind", code.View{Find: "find"}, limoni.WithOutput(terminal))
	var marked strings.Builder
	for x := range 20 {
		if terminal.Cell(x, 1).Style.Attributes&vt.Reverse != 0 {
			marked.WriteString("^")
		} else {
			marked.WriteString("-")
		}
	}
	if got := marked.String(); got != "^^^^-----^^^^---^^^^" {
		t.Errorf("marked is %s", got)
	}
}

func TestSelectedByTheAppIsShown(t *testing.T) {
	s := open(t, 20, 5, numbered(100), code.View{})
	s.Post(func() { s.selected = 50 })
	if !strings.Contains(s.snapshot().Screen.String(), "line 50") {
		t.Errorf("line 50 is not in view:\n%s", s.snapshot().Screen)
	}
	for _, wrong := range []int{-5, 5000} {
		s.Post(func() { s.selected = wrong })
		s.snapshot()
		if s.selected < 0 || s.selected > 99 {
			t.Errorf("%d stays %d", wrong, s.selected)
		}
	}
	s.Post(func() { s.source = "a\nb" })
	if s.snapshot(); s.selected != 1 {
		t.Errorf("of two lines the current one is %d, want 1", s.selected)
	}
	s.Post(func() { s.source = "" })
	if s.snapshot(); s.selected != 0 {
		t.Errorf("of no text the current line is %d, want 0", s.selected)
	}
}

func TestResizingKeepsTheCurrentLineInView(t *testing.T) {
	s := open(t, 20, 10, numbered(100), code.View{})
	s.Post(func() { s.selected = 40 })
	s.snapshot()
	s.resize(20, 2)
	if !strings.Contains(s.snapshot().Screen.String(), "line 40") {
		t.Errorf("line 40 is not in view:\n%s", s.snapshot().Screen)
	}
}

func TestViewWithoutSourceSaysSo(t *testing.T) {
	defer func() {
		const want = "code: View \"Code\" has no Source; give it a pointer to the app's text"
		if got := recover(); got != want {
			t.Errorf("the panic says %v, want %s", got, want)
		}
	}()
	limoni.New(10, 2, func(f *limoni.Frame) { code.View{Label: "Code"}.Draw(f, f.Area()) }).Feed(nil)
}

// The terminal's cursor, which screen readers and braille displays follow, is
// where the text of the current line begins.
func TestCursorFollowsTheCurrentLine(t *testing.T) {
	s := open(t, 20, 5, numbered(30), code.View{LineNumbers: true})
	for _, c := range []struct {
		key  string
		x, y int
	}{{"down", 3, 1}, {"down", 3, 2}, {"end", 3, 4}, {"home", 3, 0}} {
		s.keys(c.key)
		if at := s.snapshot().Cursor; at.X != c.x || at.Y != c.y {
			t.Errorf("after %s the cursor is at %d,%d, want %d,%d", c.key, at.X, at.Y, c.x, c.y)
		}
	}
}
