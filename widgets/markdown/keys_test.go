package markdown_test

import (
	"fmt"
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/internal/vt"
	"limoni/widgets/markdown"
)

func TestEachKeyThatScrolls(t *testing.T) {
	for _, c := range []struct{ keys, want string }{
		{"down", ""}, // the empty row between two paragraphs
		{"down down", "line 1"},
		{"down up", "line 0"},
		{"up", "line 0"},
		{"pagedown", "line 2"},
		{"pagedown pagedown pageup", "line 2"},
		{"end", "line 17"},
		{"end up", ""},
		{"end down", "line 17"},
		{"end home", "line 0"},
	} {
		s := open(t, 20, 5, lines(20))
		for key := range strings.FieldsSeq(c.keys) {
			if res := s.keys(key); res.Verdict != accessibility.Handled {
				t.Errorf("%s is %s", key, res.Verdict)
			}
		}
		if got := s.top(); got != c.want {
			t.Errorf("after %s the first row is %q, want %q", c.keys, got, c.want)
		}
	}
	s := open(t, 20, 5, lines(20))
	if res := s.keys("x"); res.Verdict != accessibility.Unhandled {
		t.Errorf("a letter is %s, want it left to the app", res.Verdict)
	}
	s.keys("end")
	s.wantScreen("line 17\n\nline 18\n\nline 19")
}

func TestWheelAndScrollAction(t *testing.T) {
	state := new(markdown.State)
	s := openView(t, 20, 5, lines(20), markdown.View{State: state})
	offset := func(what string, want int) {
		t.Helper()
		tree := s.snapshot().Tree
		d := tree.Details(tree.Nodes[0])
		if state.Offset != want || d.ScrollY != want || d.ScrollMaxY != 34 {
			t.Errorf("%s: the offset is %d, in the tree %d of %d; want %d of 34", what, state.Offset, d.ScrollY, d.ScrollMaxY, want)
		}
	}
	s.Feed([]byte(wheel(3, 3, 2)))
	down := state.Offset
	if offset("wheel", down); down < 2 {
		t.Errorf("the wheel scrolls to %d", down)
	}
	s.act("#doc", "scroll", fmt.Sprint(10-down))
	offset("scroll", 10)
	s.act("#doc", "scroll", "9223372036854775807")
	offset("far down", 34)
	s.act("#doc", "scroll", "-9223372036854775808")
	offset("far up", 0)
	s.Post(func() { state.Offset = 99 })
	offset("by the app", 34)

	short := open(t, 20, 5, "x")
	if res := short.act("#doc", "scroll", "1"); res.Verdict != accessibility.Refused {
		t.Errorf("a text that fits is scrolled: %s", res.Verdict)
	}
}

const linked = `See [one](http://a.org) and
[two words](b.md#x) here.

` + "text\n\ntext\n\ntext\n\n" + `[three](mailto:x@y.org) and ![image](http://i.png)
`

func TestLinksByKey(t *testing.T) {
	s := open(t, 30, 4, linked)
	if res := s.keys("enter"); res.Verdict != accessibility.Unhandled {
		t.Errorf("Enter without a current link is %s", res.Verdict)
	}
	cursor := func(x, y int) {
		t.Helper()
		if c := s.snapshot().Cursor; c.X != x || c.Y != y {
			t.Errorf("the cursor is at %d,%d, want %d,%d", c.X, c.Y, x, y)
		}
	}
	cursor(0, 0)
	s.keys("right")
	cursor(4, 0)
	s.keys("enter", "right")
	cursor(12, 0)
	s.keys("enter", "right", "enter", "right", "enter")
	s.wantScreen("text\n\nthree and [image]")
	want := "http://a.org link-1/1, b.md#x link-2/2, mailto:x@y.org link-3/3, mailto:x@y.org link-3/3"
	if got := strings.Join(s.opened, ", "); got != want {
		t.Errorf("opened %s\nwant %s", got, want)
	}
	// Who has scrolled elsewhere goes on from there.
	s.keys("home", "left")
	cursor(12, 0)
	s.keys("end", "home", "pagedown", "right")
	cursor(0, 3)
}

func TestLinksByMouseAndAction(t *testing.T) {
	s := open(t, 12, 6, "Some [words that are a link](http://a.org) and [more](b) here\n")
	s.wantScreen(`
Some words
that are a
link and
more here`)
	for _, c := range []struct {
		x, y int
		want string
	}{
		{0, 0, ""}, // beside the link, in its bounds
		{5, 0, "http://a.org link-1/1"},
		{11, 0, ""},
		{0, 1, "http://a.org link-1/1"},
		{3, 2, "http://a.org link-1/1"},
		{5, 2, ""}, // "and"
		{0, 3, "b link-2/2"},
		{5, 3, ""},
		{0, 5, ""},
	} {
		s.opened = nil
		if s.Feed([]byte(click(c.x, c.y))); strings.Join(s.opened, ",") != c.want {
			t.Errorf("a click at %d,%d opens %q, want %q", c.x, c.y, s.opened, c.want)
		}
	}
	s.opened = nil
	if res := s.act(`link "more"`, "activate", ""); res.Verdict != accessibility.Handled || strings.Join(s.opened, ",") != "b link-2/2" {
		t.Errorf("the action is %s and opens %q", res.Verdict, s.opened)
	}
}

func TestLinkThatIsNotDrawnIsReached(t *testing.T) {
	s := open(t, 30, 4, linked)
	act := func(item accessibility.Item, action string) accessibility.Result {
		sel, _ := accessibility.ParseSelector("#doc")
		return s.do(accessibility.Request{Op: accessibility.OpAct, Target: sel, Item: item, Action: action})
	}
	res := act(accessibility.Item{Key: "link-3"}, "activate")
	if res.Verdict != accessibility.Handled || !strings.HasPrefix(strings.Join(s.opened, ","), "mailto:x@y.org ") {
		t.Errorf("the verdict is %s, opened %q", res.Verdict, s.opened)
	}
	if !strings.Contains(s.screen(), "three") {
		t.Errorf("it is not scrolled to:\n%s", s.screen())
	}
	for _, item := range []accessibility.Item{{Key: "link-4"}, {Key: "x"}, {Position: 9}} {
		if res := act(item, "activate"); res.Verdict == accessibility.Handled {
			t.Errorf("%v is handled", item)
		}
	}
}

// Only three schemes get to the terminal, no other scheme is a link at all, and
// nothing of the source that is a control character gets anywhere.
func TestWhichLinksThereAre(t *testing.T) {
	for _, c := range []struct{ source, value, osc8 string }{
		{"[x](http://a.org)", "http://a.org", "http://a.org"},
		{"[x](HTTPS://a.org)", "HTTPS://a.org", "HTTPS://a.org"},
		{"<me@a.org>", "mailto:me@a.org", "mailto:me@a.org"},
		{"[x](docs/a.md#b:c)", "docs/a.md#b:c", ""},
		{"[x](#usage)", "#usage", ""},
		{"[x](javascript:alert(1))", "", ""},
		{"[x](JavaScript:alert(1))", "", ""},
		{"[x](java&#10;script:alert(1))", "", ""},
		{"[x](data:text/html,x)", "", ""},
		{"[x](file:///etc/passwd)", "", ""},
		{"<ssh://host>", "", ""},
		{"[x](http://a.org/\x1b\x07\u009cb\u202e)", "http://a.org/b", "http://a.org/b"},
		{"[x](<http://a.org/&#27;]52;c;x&#7;>)", "http://a.org/]52;c;x", "http://a.org/]52;c;x"},
	} {
		terminal := vt.New(40, 1)
		s := open(t, 40, 1, c.source, limoni.WithOutput(terminal), limoni.WithCapabilities(limoni.Capabilities{Links: true}))
		value := ""
		for _, n := range s.snapshot().Tree.Nodes {
			if n.Role == accessibility.RoleLink {
				value = n.Value
			}
		}
		if got := terminal.Cell(0, 0).Style.Link; value != c.value || got != c.osc8 {
			t.Errorf("%q leads to %q and is a hyperlink to %q; want %q and %q", c.source, value, got, c.value, c.osc8)
		}
		if strings.TrimSpace(s.screen()) == "" {
			t.Errorf("%q is not drawn", c.source)
		}
	}
}

func TestFollow(t *testing.T) {
	s := openView(t, 20, 4, lines(10), markdown.View{Follow: true})
	at := func(what, want string) {
		t.Helper()
		if got := s.top(); got != want {
			t.Errorf("%s: the first row is %q, want %q", what, got, want)
		}
	}
	at("at first", "")
	s.wantScreen("line 8\n\nline 9")
	s.set(lines(12))
	s.wantScreen("line 10\n\nline 11")
	s.keys("up", "up", "up")
	at("scrolled up", "line 8")
	s.set(lines(14))
	at("grown", "line 8")
	s.keys("end")
	s.set(lines(15))
	s.wantScreen("line 13\n\nline 14")
	s.resize(20, 3)
	s.wantScreen("line 13\n\nline 14")
	s.set(lines(16))
	s.wantScreen("line 14\n\nline 15")

	still := openView(t, 20, 3, lines(10), markdown.View{})
	still.keys("end")
	still.set(lines(12))
	still.wantScreen("line 8\n\nline 9")
}

func TestResizingKeepsTheFirstBlockInView(t *testing.T) {
	var b strings.Builder
	for i := range 30 {
		fmt.Fprintf(&b, "p%d %s\n\n", i, strings.Repeat("some words ", 8))
	}
	s := open(t, 40, 6, b.String())
	for range 5 {
		s.keys("pagedown")
	}
	for !strings.HasPrefix(s.top(), "p") {
		s.keys("down")
	}
	want, _, _ := strings.Cut(s.top(), " ")
	before := s.screen()
	for _, w := range []int{20, 11, 7, 3, 1, 80, 0, 33} {
		s.resize(w, 6)
		if got := s.top(); w > 3 && !strings.HasPrefix(got, want+" ") && got != want {
			t.Errorf("at %d columns the first row is %q, want %s", w, got, want)
		}
	}
	s.resize(40, 6)
	wantText(t, "screen", s.screen(), before)
	s.resize(40, 0)
	s.resize(40, 6)
	wantText(t, "screen", s.screen(), before)
}
