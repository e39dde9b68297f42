package widgets_test

import (
	"strings"
	"testing"
	"time"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

// field opens an app with one text input over the whole first row.
func field(t *testing.T, width int, in widgets.TextInput, value *string) stage {
	t.Helper()
	in.ID, in.Value = "f", value
	if in.Label == "" {
		in.Label = "Name"
	}
	return open(t, width, 2, func(f *limoni.Frame) { in.Draw(f, row(f, 0)) })
}

// caret is the caret's column as the tree tells it, in characters from 0.
func (s stage) caret() int {
	s.t.Helper()
	_, d := s.node("#f")
	return d.CaretColumn - 1
}

func TestTextInputIsDrawnAndDescribed(t *testing.T) {
	name, empty, port := "Ada", "", "x"
	s := open(t, 20, 5, func(f *limoni.Frame) {
		widgets.TextInput{ID: "name", Label: "Name", Value: &name, Prompt: "> "}.Draw(f, row(f, 0))
		widgets.TextInput{ID: "mail", Label: "Mail", Value: &empty, Placeholder: "you@example.org", Required: true}.Draw(f, row(f, 1))
		widgets.TextInput{ID: "nick", Label: "Nick", Value: &empty, Description: "How others see you"}.Draw(f, row(f, 2))
		widgets.TextInput{ID: "port", Label: "Port", Value: &port, Error: "not a number"}.Draw(f, row(f, 3))
		widgets.TextInput{ID: "home", Label: "Home", Value: &name, Readonly: true}.Draw(f, row(f, 4))
	})
	s.wantScreen(`
> Ada
you@example.org
Nick
x
Ada`)
	s.wantOutline(`
input "Name"="Ada" [focused] #name
input "Mail" [required] #mail
input "Nick" #nick description="How others see you"
input "Port"="x" [invalid] #port error="not a number"
input "Home"="Ada" [readonly] #home`)
	if _, d := s.node("#mail"); d.Placeholder != "you@example.org" {
		t.Errorf("the placeholder is %q", d.Placeholder)
	}
	if n, _ := s.node("#home"); n.Actions.Has(accessibility.ActionSetValue) || !n.Actions.Has(accessibility.ActionFocus) {
		t.Errorf("a read-only field offers %v", n.Actions)
	}
}

func TestEachKeyOfATextInput(t *testing.T) {
	const none = "\x00"
	for _, c := range []struct {
		value, keys, want string
		caret             int
	}{
		{"ab cd", "left", none, 4},
		{"ab cd", "left left right", none, 4},
		{"ab cd", "right", none, 5},
		{"ab cd", "home", none, 0},
		{"ab cd", "home left", none, 0},
		{"ab cd", "home end", none, 5},
		{"ab cd", "ctrl+a", none, 0},
		{"ab cd", "ctrl+a ctrl+e", none, 5},
		{"ab cd", "ctrl+left", none, 3},
		{"ab cd", "ctrl+left ctrl+left", none, 0},
		{"ab cd", "home ctrl+right", none, 2},
		{"ab cd", "home ctrl+right ctrl+right", none, 5},
		{"ab cd", "alt+left alt+b", none, 0},
		{"ab cd", "home alt+right alt+f", none, 5},
		{"hello", "backspace", "hell", 4},
		{"hello", "home backspace", none, 0},
		{"hello", "home delete", "ello", 0},
		{"hello", "delete", none, 5},
		{"ab cd", "ctrl+w", "ab ", 3},
		{"ab cd ", "ctrl+w", "ab ", 3},
		{"ab cd", "alt+backspace", "ab ", 3},
		{"ab cd", "ctrl+backspace", "ab ", 3},
		{"/usr/bin", "ctrl+w", "/usr/", 5},
		{"/usr/bin", "ctrl+w ctrl+w", "/usr", 4},
		{"hi 👍", "ctrl+w", "hi ", 3},
		{"ab cd", "home alt+d", " cd", 0},
		{"ab cd", "home ctrl+delete ctrl+delete", "", 0},
		{"ab cd", "left ctrl+u", "d", 0},
		{"ab cd", "home right ctrl+k", "a", 1},
		{"ab cd", "ctrl+u ctrl+z", "ab cd", 5},
		{"ab cd", "ctrl+w ctrl+z ctrl+y", "ab ", 3},
		{"ab cd", "ctrl+w ctrl+w ctrl+z ctrl+z", "ab cd", 5},
		{"ab cd", "ctrl+w ctrl+z ctrl+shift+z", "ab ", 3},
		{"ab", "ctrl+z", none, 2},
		{"ab", "ctrl+y", none, 2},
		{"", "x", "x", 1},
		{"ab", "left x", "axb", 2},
		{"ab", "space", "ab ", 3},
		{"ab", "Q", "abQ", 3},
		{"ab", "shift+left x", "ax", 2},
		{"ab", "home shift+right backspace", "b", 0},
		{"ab", "home shift+end delete", "", 0},
		{"ab", "shift+home x", "x", 1},
		{"ab", "shift+home left", none, 0},
		{"ab", "left shift+right left", none, 1},
		{"ab", "home shift+right right", none, 1},
		{"ab cd", "ctrl+shift+left backspace", "ab ", 3},
		{"ab cd", "home ctrl+shift+right backspace", " cd", 0},
		{"ab", "shift+home x ctrl+z", "ab", 0},
		{"ab", "shift+home a b ctrl+z", none, 2},
		{"ab cd", "ctrl+w shift+home a b space ctrl+z", "ab cd", 5},
		{"ab", "shift+left esc", none, 1},
		{"ab", "x esc", "ab", 2},
		{"ab", "x y esc", "ab", 2},
		{"中a", "left backspace", "a", 0},
		{"e\u0301x", "left backspace", "x", 0},
		{"👨‍👩‍👧‍👦", "backspace", "", 0},
		{"\u0e01\u0e34", "backspace", "", 0},
		{"\u0e01\u0e34\u0e01", "home right", none, 1},
		{"\u0e01\u0e34\u0e01", "home delete", "\u0e01", 0},
		{"👨‍👩‍👧‍👦", "left", none, 0},
		{"👨‍👩‍👧‍👦x", "home delete", "x", 0},
		{"\U0001F1E9\U0001F1EA\U0001F1EB\U0001F1F7", "left", none, 1},
		{"\U0001F1E9\U0001F1EA\U0001F1EB\U0001F1F7", "home right delete", "\U0001F1E9\U0001F1EA", 1},
		{"\U0001F1E9\U0001F1EA\U0001F1EB\U0001F1F7", "left backspace", "\U0001F1EB\U0001F1F7", 0},
		{"a\U0001F44D\U0001F3FD1\uFE0F\u20E3", "backspace backspace", "a", 1},
	} {
		value := c.value
		s := field(t, 20, widgets.TextInput{}, &value)
		for _, key := range strings.Fields(c.keys) {
			s.keys(key)
		}
		want := c.want
		if want == none {
			want = c.value
		}
		if value != want || s.caret() != c.caret {
			t.Errorf("%q, %s: value %q, caret %d; want %q, %d", c.value, c.keys, value, s.caret(), want, c.caret)
		}
	}
}

func TestTextInputTakesTheKeysThatChangeNothing(t *testing.T) {
	value, leaked := "", ""
	s := open(t, 20, 2, func(f *limoni.Frame) {
		widgets.TextInput{ID: "f", Label: "F", Value: &value, MaxLength: 2}.Draw(f, row(f, 0))
		for _, key := range []string{"q", "left", "end", "ctrl+u", "ctrl+k", "ctrl+z", "backspace", "up", "esc", "ctrl+q"} {
			if f.Key(key) {
				leaked += key + " "
			}
		}
	})
	s.keys("left", "end", "ctrl+u", "ctrl+k", "ctrl+z", "backspace", "q", "q", "q")
	if leaked != "" || value != "qq" {
		t.Errorf("the app got %q, the value is %q; want nothing and qq", leaked, value)
	}
	s.keys("ctrl+u", "esc", "up", "esc", "ctrl+q")
	if leaked != "esc up esc ctrl+q " {
		t.Errorf("the app got %q; Up, an Esc with nothing to undo and other chords are its own", leaked)
	}
}

func TestWhatIsTypedIsOneEditAndAPasteAnother(t *testing.T) {
	value := ""
	s := field(t, 40, widgets.TextInput{}, &value)
	s.feed("one ")
	s.feed("two")
	s.paste(" three")
	s.feed(" four")
	for _, want := range []string{"one two three", "one two", "", ""} {
		if s.keys("ctrl+z"); value != want {
			t.Errorf("undone to %q, want %q", value, want)
		}
	}
	for _, want := range []string{"one two", "one two three", "one two three four"} {
		if s.keys("ctrl+y"); value != want {
			t.Errorf("done again to %q, want %q", value, want)
		}
	}
	s.feed("!")
	s.keys("ctrl+z", "left")
	s.feed("?")
	if s.keys("ctrl+y"); value != "one two three fou?r" {
		t.Errorf("the value is %q; after a new edit there is nothing to do again", value)
	}
}

func TestPastedLineBreaksBecomeSpaces(t *testing.T) {
	value, changes := "abc", 0
	s := open(t, 40, 1, func(f *limoni.Frame) {
		in := widgets.TextInput{ID: "f", Label: "F", Value: &value}.Draw(f, f.Area())
		if in.Changed() {
			changes++
		}
	})
	s.paste("1\r\n2\n3\t4\x1b[31m\x075\u202e6")
	if want := "abc1 2 3 4[31m56"; value != want || changes != 1 || s.caret() != 16 {
		t.Errorf("value %q, caret %d, %d changes; want %q, 16, 1", value, s.caret(), changes, want)
	}
	s.keys("ctrl+u")
	s.paste("\U0001F9D1\u200D\U0001F4BB")
	if value != "\U0001F9D1\u200D\U0001F4BB" {
		t.Errorf("the joiner was lost: %q", value)
	}
	if at := s.cursor(); at.X != 2 {
		t.Errorf("the cluster takes %d columns, want 2", at.X)
	}
	if s.keys("left"); s.caret() != 0 {
		t.Errorf("one Left goes to %d, want 0", s.caret())
	}
}

func TestTextInputKeepsItsMaximumLength(t *testing.T) {
	value, changes := "abc", 0
	s := open(t, 40, 1, func(f *limoni.Frame) {
		in := widgets.TextInput{ID: "f", Label: "F", Value: &value, MaxLength: 10}.Draw(f, f.Area())
		if in.Changed() {
			changes++
		}
	})
	s.paste("0123456789")
	if value != "abc0123456" || s.caret() != 10 || changes != 1 {
		t.Errorf("value %q, caret %d, %d changes; want abc0123456, 10, 1", value, s.caret(), changes)
	}
	s.feed("\u0301")
	if value != "abc0123456\u0301" {
		t.Errorf("a mark that joins the last letter does not fit: %q", value)
	}
	s.feed("x")
	s.keys("left", "shift+left", "x")
	if value != "abc01234x6\u0301" || changes != 3 {
		t.Errorf("value %q after %d changes; typing over a selection fits", value, changes)
	}
	res := s.do(accessibility.Request{Op: accessibility.OpText, Text: "y"})
	if s.wantVerdict(res, accessibility.Handled); res.Clusters != 0 {
		t.Errorf("%d clusters fit into a full field", res.Clusters)
	}
	s.act("#f", "set-value", "ABCDEFGHIJKLM")
	if value != "ABCDEFGHIJ" {
		t.Errorf("set to %q, want ten letters", value)
	}
}

func TestTextInputFiltersWhatIsEntered(t *testing.T) {
	value := ""
	digits := func(c string) bool { return c >= "0" && c <= "9" }
	s := field(t, 20, widgets.TextInput{Filter: digits}, &value)
	s.feed("a1b")
	s.paste("2-3")
	s.keys("x")
	if value != "123" {
		t.Errorf("the value is %q, want 123", value)
	}
	s.act("#f", "set-value", "4x5")
	if value != "45" {
		t.Errorf("set to %q, want 45", value)
	}
}

// What is typed arrives in memory that the app's loop uses again.
func TestTypedTextIsTheAppsOwn(t *testing.T) {
	value := ""
	s := field(t, 20, widgets.TextInput{}, &value)
	s.feed("abc")
	kept := value
	s.feed("xyz")
	if kept != "abc" || value != "abcxyz" {
		t.Errorf("first %q, then %q; want abc, then abcxyz", kept, value)
	}
}

func TestEscGoesBackToTheValueBeforeTheFocusCame(t *testing.T) {
	value, other := "old", ""
	s := open(t, 20, 2, func(f *limoni.Frame) {
		in := widgets.TextInput{ID: "f", Label: "F", Value: &value}.Draw(f, row(f, 0))
		widgets.TextInput{ID: "g", Label: "G", Value: &other}.Draw(f, row(f, 1))
		if in.Submitted() {
			value = ""
		}
	})
	if n, _ := s.node("#f"); n.Actions.Has(accessibility.ActionDismiss) {
		t.Error("an untouched field offers to undo something")
	}
	s.feed("er")
	if n, _ := s.node("#f"); !n.Actions.Has(accessibility.ActionDismiss) {
		t.Error("a changed field offers no way back")
	}
	if s.act("#f", "dismiss"); value != "old" {
		t.Errorf("dismissed to %q, want old", value)
	}
	s.feed("er")
	s.keys("tab")
	if n, _ := s.node("#f"); n.Actions.Has(accessibility.ActionDismiss) {
		t.Error("a field that was left offers to undo what was done in it")
	}
	s.keys("shift+tab", "esc")
	if value != "older" {
		t.Errorf("Esc undid what was left behind: %q", value)
	}
	s.keys("tab")
	s.act("#f", "set-value", "newer")
	s.keys("shift+tab", "esc")
	if value != "newer" {
		t.Errorf("Esc undid what was set before the focus came: %q", value)
	}
	s.keys("enter", "esc")
	if value != "" {
		t.Errorf("Esc brought back what the app had taken: %q", value)
	}
}

func TestClearableFieldIsEmptiedByEsc(t *testing.T) {
	value, closed := "find", 0
	s := open(t, 20, 1, func(f *limoni.Frame) {
		widgets.TextInput{ID: "f", Label: "Find", Value: &value, Clearable: true}.Draw(f, f.Area())
		if f.Key("esc") {
			closed++
		}
	})
	if s.keys("esc"); value != "" || closed != 0 {
		t.Errorf("value %q, closed %d; the first Esc empties the field", value, closed)
	}
	if s.keys("esc"); closed != 1 {
		t.Error("the second Esc did not reach the app")
	}
	if s.keys("ctrl+z"); value != "find" {
		t.Errorf("undone to %q, want find", value)
	}
}

func TestCaretStandsWhereTheTextIs(t *testing.T) {
	for _, c := range []struct {
		value   string
		end     int
		oneLeft int
	}{{"あいう", 8, 6}, {"한글中文日本語ABC", 19, 18}, {"e\u0301", 3, 2}} {
		s := field(t, 30, widgets.TextInput{Prompt: "> "}, &c.value)
		if at := s.cursor(); at.X != c.end || !s.snapshot().Cursor.Visible {
			t.Errorf("%q: the cursor is at %d, want %d and visible", c.value, at.X, c.end)
		}
		if s.keys("left"); s.cursor().X != c.oneLeft {
			t.Errorf("%q: one Left goes to %d, want %d", c.value, s.cursor().X, c.oneLeft)
		}
	}
}

func TestLongTextScrollsWithTheCaret(t *testing.T) {
	value := "abcdefghijklmnopqrstuvwxyz"
	s := field(t, 10, widgets.TextInput{}, &value)
	want := func(screen string, x int) {
		t.Helper()
		s.wantScreen(screen + "\n")
		if at := s.cursor(); at.X != x {
			t.Errorf("the cursor is at %d, want %d", at.X, x)
		}
	}
	want("rstuvwxyz", 9)
	s.keys("left", "left")
	want("rstuvwxyz", 7)
	s.keys("home")
	want("abcdefghij", 0)
	s.keys("right", "right", "right")
	want("abcdefghij", 3)
	s.resize(4, 2)
	want("abcd", 3)
	s.resize(2, 2)
	want("cd", 1)
	s.resize(10, 2)
	want("abcdefghij", 3)
	s.keys("end", "ctrl+w")
	want("Name", 0)
	s.paste("あいうえおか")
	want("うえおか", 8)
}

func TestAppMayChangeTheValue(t *testing.T) {
	value := "ab"
	s := field(t, 20, widgets.TextInput{}, &value)
	set := func(v string) { s.Post(func() { value = v }) }
	if set("abcd"); s.caret() != 4 {
		t.Errorf("at the end the caret goes to %d, want 4", s.caret())
	}
	s.keys("left", "left")
	if set("ABCD"); s.caret() != 2 {
		t.Errorf("inside, the caret goes to %d, want 2", s.caret())
	}
	if set("é"); s.caret() != 1 {
		t.Errorf("the caret stands inside of a letter, at %d", s.caret())
	}
	if s.keys("ctrl+z", "esc"); value != "é" {
		t.Errorf("undone to %q; what the app set is the beginning", value)
	}
	set("abc")
	s.keys("home", "right")
	set("中文")
	if s.feed("x"); value != "中x文" {
		t.Errorf("the caret stood inside of a character: %q", value)
	}
	set("")
	if s.caret() != 0 {
		t.Errorf("the caret of an empty field is at %d", s.caret())
	}
}

func TestCaretStandsBehindWhatAnEditJoins(t *testing.T) {
	value := "👩💻"
	s := field(t, 20, widgets.TextInput{}, &value)
	s.keys("left")
	s.feed("\u200d")
	if value != "👩\u200d💻" || s.caret() != 1 || s.cursor().X != 2 {
		t.Errorf("%q, caret %d in column %d; want one cluster and the caret behind it", value, s.caret(), s.cursor().X)
	}
	if s.keys("backspace"); value != "" {
		t.Errorf("Backspace leaves %q", value)
	}
}

func TestMouseInATextInput(t *testing.T) {
	const two = "ab cd"
	for _, c := range []struct {
		name, bytes, typed, want string
	}{
		{"a click", click(3, 0), "X", "aXb cd"},
		{"a click on the right half", click(2, 0), "X", "Xab cd"},
		{"a click behind the text", click(18, 0), "X", "ab cdX"},
		{"a click on the prompt", click(0, 0), "X", "Xab cd"},
		{"a double click", click(3, 0) + click(3, 0), "X", "X cd"},
		{"a double click at the end", click(18, 0) + click(18, 0), "X", "ab X"},
		{"a double click on the space", click(4, 0) + click(4, 0), "X", "abXcd"},
		{"two clicks at two places", click(3, 0) + click(6, 0), "X", "ab cXd"},
		{"a double click after one elsewhere", click(6, 0) + click(3, 0) + click(3, 0), "X", "X cd"},
		{"a triple click", click(3, 0) + click(3, 0) + click(3, 0), "X", "X"},
		{"dragging", mouse(0, 3, 0, 'M') + mouse(32, 6, 0, 'M') + mouse(0, 6, 0, 'm'), "X", "aXd"},
		{"dragging out of it", mouse(0, 3, 0, 'M') + mouse(32, 19, 1, 'M') + mouse(0, 19, 1, 'm'), "X", "aX"},
		{"the right button", mouse(2, 3, 0, 'M') + mouse(2, 3, 0, 'm'), "X", "ab cdX"},
	} {
		value := two
		s := field(t, 20, widgets.TextInput{Prompt: "> "}, &value)
		s.feed(c.bytes)
		if s.feed(c.typed); value != c.want {
			t.Errorf("%s, then X: %q, want %q", c.name, value, c.want)
		}
	}
}

func TestClickOnAScrolledTextInput(t *testing.T) {
	value := "abcdefghijklmnopqrstuvwxyz"
	s := open(t, 14, 1, func(f *limoni.Frame) {
		widgets.TextInput{ID: "f", Label: "F", Value: &value}.Draw(f, rect(2, 0, 10, 1))
	})
	s.wantScreen("  rstuvwxyz")
	s.feed(click(2, 0))
	if s.caret() != 17 {
		t.Errorf("a click on the r goes to %d, want 17", s.caret())
	}
	s.feed(mouse(0, 4, 0, 'M') + mouse(32, 0, 0, 'M') + mouse(32, 1, 0, 'M') + mouse(0, 0, 0, 'm'))
	s.wantScreen("  qrstuvwxyz")
	s.keys("x")
	s.wantScreen("  pxtuvwxyz")
	s.Post(func() { value = "あいう" })
	s.Advance(time.Second)
	s.feed(click(5, 0))
	if s.caret() != 2 {
		t.Errorf("a click on the right half of い goes to %d, want behind it", s.caret())
	}
}

// A drag that is held beside the field goes on as time passes.
func TestDraggingScrollsATextInput(t *testing.T) {
	value := "abcdefghijklmnopqrstuvwxyz"
	s := open(t, 20, 1, func(f *limoni.Frame) {
		widgets.TextInput{ID: "f", Label: "F", Value: &value}.Draw(f, rect(5, 0, 10, 1))
	})
	s.feed(mouse(0, 9, 0, 'M') + mouse(32, 2, 0, 'M'))
	s.Advance(2 * time.Second)
	if s.caret() != 0 {
		t.Errorf("held on the left the caret is at %d, want 0", s.caret())
	}
	s.feed(mouse(32, 18, 0, 'M'))
	s.Advance(2 * time.Second)
	if s.caret() != 26 {
		t.Errorf("held on the right the caret is at %d, want 26", s.caret())
	}
	s.feed(mouse(0, 18, 0, 'm') + "x")
	if value != "abcdefghijklmnopqrstux" {
		t.Errorf("x in the place of what is selected from the v on gives %q", value)
	}
	s.feed(mouse(0, 9, 0, 'M') + mouse(0, 9, 0, 'm') + mouse(32, 2, 0, 'M'))
	at := s.caret()
	if s.Advance(2 * time.Second); s.caret() != at {
		t.Error("it scrolls on though the mouse was released")
	}
}

func TestFocusComesWithAClick(t *testing.T) {
	value := ""
	s := open(t, 20, 2, func(f *limoni.Frame) {
		widgets.Button{Label: "B"}.Draw(f, row(f, 0))
		widgets.TextInput{ID: "f", Label: "Field", Value: &value}.Draw(f, row(f, 1))
	})
	s.feed(click(4, 1) + "x")
	if s.focus() != "Field" || value != "x" {
		t.Errorf("focus on %s, value %q; want Field and x", s.focus(), value)
	}
}

func TestReadonlyTextInputMovesAndChangesNothing(t *testing.T) {
	value, leaked := "abc", 0
	s := open(t, 20, 1, func(f *limoni.Frame) {
		widgets.TextInput{ID: "f", Label: "F", Value: &value, Readonly: true}.Draw(f, f.Area())
		if f.Key("q") {
			leaked++
		}
	})
	s.keys("home", "right", "q", "backspace", "ctrl+u", "delete")
	s.paste("x")
	if value != "abc" || s.caret() != 1 || leaked != 1 {
		t.Errorf("value %q, caret %d, the app got %d q; want abc, 1, 1", value, s.caret(), leaked)
	}
	if res := s.act("#f", "set-value", "x"); res.Reason != accessibility.ErrReadonly {
		t.Errorf("set-value: %s %s, want readonly", res.Verdict, res.Reason)
	}
}

func TestDisabledTextInputIsInert(t *testing.T) {
	value := "abc"
	s := field(t, 20, widgets.TextInput{Disabled: true}, &value)
	s.feed("x" + click(1, 0) + "x")
	s.wantOutline(`input "Name"="abc" [disabled] #f`)
	if value != "abc" || s.focus() != "" {
		t.Errorf("value %q, focus on %q", value, s.focus())
	}
}

func TestSetValueReplacesAndCanBeUndone(t *testing.T) {
	value, changes := "abc", 0
	s := open(t, 20, 1, func(f *limoni.Frame) {
		in := widgets.TextInput{ID: "f", Label: "F", Value: &value}.Draw(f, f.Area())
		if in.Changed() {
			changes++
		}
	})
	s.wantVerdict(s.act("#f", "set-value", "x\ny"), accessibility.Handled)
	if value != "x y" || changes != 1 || s.caret() != 3 {
		t.Errorf("value %q, caret %d, %d changes; want x y, 3, 1", value, s.caret(), changes)
	}
	s.act("#f", "set-value", "x y")
	s.act("#f", "set-value", "")
	if value != "" || changes != 2 {
		t.Errorf("value %q after %d changes, want empty after 2", value, changes)
	}
	if s.keys("ctrl+z", "ctrl+z"); value != "abc" {
		t.Errorf("undone to %q, want abc", value)
	}
}

func TestSubmittedLeavesEnterToTheCaller(t *testing.T) {
	value, sent := "", ""
	s := open(t, 20, 1, func(f *limoni.Frame) {
		in := widgets.TextInput{ID: "f", Label: "F", Value: &value}.Draw(f, f.Area())
		if in.Submitted() {
			sent, value = value, ""
		}
	})
	s.feed("hi\rho\r")
	if sent != "ho" || value != "" {
		t.Errorf("sent %q, left %q; want ho and nothing", sent, value)
	}
}
