package widgets_test

import (
	"strings"
	"testing"
	"time"

	"limoni"
	"limoni/accessibility"
	"limoni/internal/vt"
	"limoni/widgets"
)

// openArea opens an app with one text area over the whole screen.
func openArea(t *testing.T, width, height int, in widgets.TextArea, value *string) stage {
	t.Helper()
	in.ID, in.Value = "f", value
	if in.Label == "" {
		in.Label = "Note"
	}
	s := open(t, width, height, func(f *limoni.Frame) { in.Draw(f, f.Area()) })
	s.keys("alt+>")
	return s
}

// place is the caret as the tree tells it: line and character, from 0.
func (s stage) place() [2]int {
	s.t.Helper()
	_, d := s.node("#f")
	return [2]int{d.CaretRow - 1, d.CaretColumn - 1}
}

func (s stage) wantPlace(line, column int) {
	s.t.Helper()
	if got := s.place(); got != [2]int{line, column} {
		s.t.Errorf("the caret is at line %d, character %d; want %d, %d", got[0], got[1], line, column)
	}
}

func (s stage) wantCursor(x, y int) {
	s.t.Helper()
	if got := s.cursor(); got != (limoni.Point{X: x, Y: y}) {
		s.t.Errorf("the cursor is at %d,%d; want %d,%d", got.X, got.Y, x, y)
	}
}

func TestTextAreaIsDrawnAndDescribed(t *testing.T) {
	value := "Dear all,\nthe meeting is moved to Thursday."
	s := openArea(t, 24, 5, widgets.TextArea{LineNumbers: true, Required: true, Error: "too short", Description: "d"}, &value)
	s.wantScreen(`
1 Dear all,
2 the meeting is moved
  to Thursday.

too short`)
	s.wantOutline(`
text-area "Note"="Dear all,\nthe meeting is moved to Thursday." [focused, invalid, required] #f error="too short" description="d"
 text "1 2" #line-numbers`)
	n, d := s.node("#f")
	if d.RowCount != 2 || d.ScrollMaxY != 0 || d.CaretRow != 2 || d.CaretColumn != 34 {
		t.Errorf("%d lines, scrolls to %d, caret %d,%d; want 2, 0, 2,34", d.RowCount, d.ScrollMaxY, d.CaretRow, d.CaretColumn)
	}
	if n.Actions.Has(accessibility.ActionScroll) || n.Actions.Has(accessibility.ActionDismiss) {
		t.Errorf("it offers %v; there is nothing to scroll and nothing to leave", n.Actions)
	}
	s.wantCursor(14, 2)
}

func TestEmptyTextAreaShowsItsHint(t *testing.T) {
	value := ""
	s := openArea(t, 12, 3, widgets.TextArea{Placeholder: "What is on your mind"}, &value)
	s.wantScreen("What is on\nyour mind")
	s.wantCursor(0, 0)
	if _, d := s.node("#f"); d.Placeholder != "What is on your mind" || d.RowCount != 1 {
		t.Errorf("placeholder %q, %d lines", d.Placeholder, d.RowCount)
	}
	s.feed("a")
	s.wantScreen("a")
}

func TestEachKeyOfATextArea(t *testing.T) {
	const none = "\x00"
	for _, c := range []struct {
		value, keys, want string
		line, column      int
	}{
		{"ab\ncd", "alt+<", none, 0, 0},
		{"ab\ncd", "alt+< alt+>", none, 1, 2},
		{"ab\ncd", "ctrl+home", none, 0, 0},
		{"ab\ncd", "ctrl+home ctrl+end", none, 1, 2},
		{"ab\ncd", "up", none, 0, 2},
		{"ab\ncd", "up up", none, 0, 2},
		{"ab\ncd", "up down", none, 1, 2},
		{"ab\ncd", "down", none, 1, 2},
		{"ab\ncd", "home", none, 1, 0},
		{"ab\ncd", "home left", none, 0, 2},
		{"ab\ncd", "home left right", none, 1, 0},
		{"ab\ncd", "home up end", none, 0, 2},
		{"ab\ncd", "ctrl+a", none, 1, 0},
		{"ab\ncd", "ctrl+a ctrl+e", none, 1, 2},
		{"abcd\nx\nabcd", "up", none, 1, 1},
		{"abcd\nx\nabcd", "up up", none, 0, 4},
		{"abcd\nx\nabcd", "left up up", none, 0, 3},
		{"abcd\nx\nabcd", "up left up", none, 0, 0},
		{"abcd\n\nabcd", "left up up", none, 0, 3},
		{"中中\nabcd", "left up", none, 0, 2}, // column 3 is the right half of the second
		{"中中\nabcd", "left left up", none, 0, 1},
		{"ab", "enter", "ab\n", 1, 0},
		{"ab", "left enter x", "a\nxb", 1, 1},
		{"ab\ncd", "home backspace", "abcd", 0, 2},
		{"ab\ncd", "up delete", "abcd", 0, 2},
		{"ab\ncd ef", "ctrl+w", "ab\ncd ", 1, 3},
		{"ab\ncd ef", "ctrl+u", "ab\n", 1, 0},
		{"ab\ncd", "ctrl+u ctrl+u", "ab\n", 1, 0},
		{"ab\ncd", "up home ctrl+k", "\ncd", 0, 0},
		{"ab\ncd", "up home ctrl+k ctrl+k", "cd", 0, 0},
		{"ab\ncd", "up home ctrl+k ctrl+k ctrl+v", "ab\ncd", 1, 0},
		{"ab\ncd", "ctrl+u alt+y alt+y", "ab\ncdcd", 1, 4},
		{"ab cd", "ctrl+w ctrl+w ctrl+v", "ab cd", 0, 5},
		{"ab cd", "ctrl+w left right ctrl+w ctrl+v ctrl+v", "ab ab ", 0, 6},
		{"ab cd", "home alt+d alt+d ctrl+v", "ab cd", 0, 5},
		{"ab\ncd", "alt+a x", "x", 0, 1},
		{"ab\ncd", "alt+a ctrl+x", "", 0, 0},
		{"ab\ncd", "alt+a ctrl+x ctrl+v enter ctrl+v", "ab\ncd\nab\ncd", 3, 2},
		{"ab\ncd", "shift+up ctrl+c right ctrl+v", "ab\ncd\ncd", 2, 2},
		{"ab\ncd", "shift+up delete", "ab", 0, 2},
		{"ab\ncd", "shift+home x", "ab\nx", 1, 1},
		{"ab\ncd", "ctrl+shift+home x", "x", 0, 1},
		{"ab\ncd", "ctrl+home ctrl+shift+end x", "x", 0, 1},
		{"ab\ncd", "home shift+end x", "ab\nx", 1, 1},
		{"ab\ncd", "alt+a esc x", "ab\ncdx", 1, 3},
		{"ab", "x enter y ctrl+z", "abx", 0, 3},
		{"ab", "x enter y ctrl+z ctrl+z", "ab", 0, 2},
		{"ab", "x enter y ctrl+z ctrl+z ctrl+y ctrl+shift+z", "abx\ny", 1, 1},
		{"a\r\nb", "home backspace", "ab", 0, 1},
		{"a\r\nb", "home left", none, 0, 1},
		{"a\r\nb", "up end delete", "ab", 0, 1},
		{"中a", "end left backspace", "a", 0, 0},
		{"\U0001F468\u200d\U0001F469\u200d\U0001F467\u200d\U0001F466", "backspace", "", 0, 0},
		{"ab\ncd", "tab", none, -1, -1},
	} {
		value := c.value
		s := openArea(t, 20, 4, widgets.TextArea{}, &value)
		s.keys(strings.Fields(c.keys)...)
		want := c.want
		if want == none {
			want = c.value
		}
		if value != want {
			t.Errorf("%q, %s: %q, want %q", c.value, c.keys, value, want)
		}
		if got := s.place(); c.line >= 0 && got != [2]int{c.line, c.column} {
			t.Errorf("%q, %s: the caret is at %v, want %d, %d", c.value, c.keys, got, c.line, c.column)
		}
	}
}

func TestTabLeavesATextArea(t *testing.T) {
	value := "a"
	s := open(t, 20, 4, func(f *limoni.Frame) {
		widgets.TextArea{ID: "f", Label: "Note", Value: &value}.Draw(f, rect(0, 0, 20, 3))
		widgets.Button{Label: "Send"}.Draw(f, row(f, 3))
	})
	if s.keys("tab"); s.focus() != "Send" || value != "a" {
		t.Errorf("Tab: focus on %s, value %q; want Send and a", s.focus(), value)
	}
	if s.keys("shift+tab"); s.focus() != "Note" {
		t.Errorf("Shift+Tab: focus on %s, want Note", s.focus())
	}
}

func TestRowsBreakBeforeAWord(t *testing.T) {
	for _, c := range []struct{ value, want string }{
		{"one two three", "one two\nthree"},
		{"one two   three", "one two\nthree"},
		{"aaaaaaaaa b", "aaaaaaaa\na b"},
		{"x aaaaaaaaa", "x\naaaaaaaa\na"},
		{"one\n\ntwo", "one\n\ntwo"},
		{"a\tb", "a\nb"}, // the stop is behind the last column
		{"中中中中中", "中中中中\n中"},
		{"x中中中中", "x中中中\n中"},
		{"a\u00a0b c\u00a0def", "a\u00a0b\nc\u00a0def"},
	} {
		value := c.value
		s := openArea(t, 9, 4, widgets.TextArea{}, &value)
		s.wantScreen(c.want)
	}
}

// A line that fills its row exactly makes no other row.
func TestFullRowMakesNoGhost(t *testing.T) {
	value := strings.Repeat("a", 20) + "\nabcdefghijklmnop"
	s := openArea(t, 21, 4, widgets.TextArea{}, &value)
	s.keys("alt+<", "right", "right", "right", "right", "right", "right", "right")
	s.wantScreen(value)
	s.keys("down")
	s.wantPlace(1, 7)
	s.keys("up")
	s.wantPlace(0, 7)
	s.keys("end")
	s.wantCursor(20, 0)
	s.keys("x")
	s.wantScreen(strings.Repeat("a", 20) + "\nx\nabcdefghijklmnop")
	s.wantCursor(1, 1)
}

// At the end of a row that its line goes on from, the caret stands behind its
// last character, and not before the first one of the next row.
func TestEndOfARowOfALongLine(t *testing.T) {
	value := "abcdefghijkl"
	s := openArea(t, 6, 4, widgets.TextArea{}, &value)
	s.wantScreen("abcde\nfghij\nkl")
	s.keys("alt+<", "end")
	s.wantCursor(5, 0)
	s.keys("end")
	s.wantCursor(5, 0)
	s.keys("down")
	s.wantCursor(5, 1)
	s.keys("home")
	s.wantCursor(0, 1)
	s.keys("up", "end", "right")
	s.wantCursor(1, 1)
	s.feed(click(5, 0))
	s.wantCursor(5, 0)
	s.keys("x")
	s.wantScreen("abcde\nxfghi\njkl")
	s.wantCursor(1, 1)
}

func TestPastedLinesStayLines(t *testing.T) {
	for _, lineBreak := range []string{"\n", "\r", "\r\n"} {
		value := "ab"
		s := openArea(t, 20, 4, widgets.TextArea{}, &value)
		s.keys("left")
		s.paste("1" + lineBreak + "\t2" + lineBreak + "\x1b[31m\x07\u202e3")
		if want := "a1\n\t2\n[31m3b"; value != want {
			t.Errorf("%q: the value is %q, want %q", lineBreak, value, want)
		}
		s.wantScreen("a1\n        2\n[31m3b")
		s.wantPlace(2, 5)
	}
}

func TestTextAreaKeepsItsMaximumLength(t *testing.T) {
	value, changes := "abc", 0
	s := open(t, 20, 4, func(f *limoni.Frame) {
		in := widgets.TextArea{ID: "f", Label: "Note", Value: &value, MaxLength: 10}.Draw(f, f.Area())
		if in.Changed() {
			changes++
		}
	})
	s.keys("alt+>")
	s.paste("0123456789")
	if value != "abc0123456" || changes != 1 {
		t.Errorf("value %q after %d changes; want abc0123456 after 1", value, changes)
	}
	s.wantPlace(0, 10)
	if s.keys("enter"); value != "abc0123456" {
		t.Errorf("a line break is one too many: %q", value)
	}
	s.act("#f", "set-value", "1\r\n3\r\n5\r\n7\r\n9\r\nB")
	if value != "1\n3\n5\n7\n9\n" {
		t.Errorf("set to %q", value)
	}
}

// Undoing a paste that was longer than the view takes the view back too.
func TestUndoOfALongPaste(t *testing.T) {
	value := "line0\nline1\n"
	s := openArea(t, 20, 3, widgets.TextArea{}, &value)
	s.paste(strings.Repeat("pasted\n", 48))
	if n := strings.Count(value, "\n"); n != 50 || !strings.HasSuffix(value, "pasted\n") {
		t.Errorf("%d line breaks, the value ends in %q; want 50 and the last one kept", n, value[len(value)-4:])
	}
	if _, d := s.node("#f"); d.RowCount != 51 || d.ScrollY != 48 {
		t.Errorf("%d lines, scrolled by %d; want 51 and 48", d.RowCount, d.ScrollY)
	}
	s.keys("ctrl+z")
	if _, d := s.node("#f"); value != "line0\nline1\n" || d.ScrollY != 0 {
		t.Errorf("undone to %q, scrolled by %d", value, d.ScrollY)
	}
	s.wantPlace(2, 0)
	s.wantScreen("line0\nline1\n")
}

func numberedLines(n int) string {
	var b strings.Builder
	for i := range n {
		if i > 0 {
			b.WriteByte('\n')
		}
		b.WriteString("line ")
		b.WriteString(string(rune('a' + i%26)))
	}
	return b.String()
}

func TestViewFollowsTheCaretAndTheWheelDoesNot(t *testing.T) {
	value := numberedLines(20)
	s := openArea(t, 12, 4, widgets.TextArea{Scrollbar: true}, &value)
	s.wantScreen("line q     │\nline r     │\nline s     │\nline t     █")
	s.keys("alt+<")
	s.wantScreen("line a     █\nline b     │\nline c     │\nline d     │")
	s.keys("pagedown")
	s.wantPlace(3, 0)
	s.wantScreen("line d     │\nline e     █\nline f     │\nline g     │")
	s.keys("down", "down", "down", "down")
	s.wantScreen("line e     │\nline f     █\nline g     │\nline h     │")
	s.keys("pageup", "pageup")
	s.wantPlace(1, 0)
	s.wantScreen("line a     █\nline b     │\nline c     │\nline d     │")
	s.feed(wheel(3, 1, 5))
	s.wantPlace(1, 0)
	s.wantScreen("line f     │\nline g     █\nline h     │\nline i     │")
	s.feed(wheel(3, 1, 500))
	if _, d := s.node("#f"); d.ScrollY != 16 || d.ScrollMaxY != 16 {
		t.Errorf("scrolled by %d of %d, want 16 of 16", d.ScrollY, d.ScrollMaxY)
	}
	s.wantVerdict(s.act("#f", "scroll", "-1000000000"), accessibility.Handled)
	s.act("#f", "scroll", "2")
	s.wantScreen("line c     │\nline d     █\nline e     │\nline f     │")
	s.keys("down")
	s.wantPlace(2, 0)
	s.wantScreen("line c     │\nline d     █\nline e     │\nline f     │")
	s.act("#f", "scroll", "-2")
	s.keys("left")
	s.wantPlace(1, 6)
}

func TestSizeKeepsTheCaretInView(t *testing.T) {
	value := numberedLines(20)
	s := openArea(t, 20, 8, widgets.TextArea{}, &value)
	s.keys("alt+<", "down", "down", "down", "down", "down", "down")
	before := s.snapshot().Screen.String()
	s.resize(20, 3)
	s.wantScreen("line e\nline f\nline g")
	s.wantCursor(0, 2)
	s.resize(4, 3)
	s.wantCursor(0, 2)
	s.resize(20, 8)
	s.wantText("screen", s.snapshot().Screen.String(), before)
}

func TestLinesThatAreNotBrokenScrollSideways(t *testing.T) {
	value := "abcdefghijklmnopqrstuvwxyz\n中中中中中中\n\tx"
	s := openArea(t, 10, 4, widgets.TextArea{NoWrap: true}, &value)
	s.keys("alt+<")
	s.wantScreen("abcdefghij\n中中中中中\n        x")
	s.keys("end")
	s.wantScreen("rstuvwxyz\n\n")
	s.wantCursor(9, 0)
	s.keys("home", "right", "right", "right", "right", "right", "right", "right", "right", "right", "right")
	s.wantScreen("bcdefghijk\n 中中中中\n       x") // half a character is a space
	_, d := s.node("#f")
	if d.ScrollX != 1 || d.ScrollMaxX != 17 {
		t.Errorf("scrolled by %d of %d columns, want 1 of 17", d.ScrollX, d.ScrollMaxX)
	}
	s.keys("down")
	s.wantPlace(1, 5)
	s.feed(click(1, 1))
	s.wantPlace(1, 1)
	s.Advance(time.Second)
	s.feed(click(2, 1))
	s.wantPlace(1, 2)
}

func TestMouseInATextArea(t *testing.T) {
	const text = "one two\nthree four\nfive"
	for _, c := range []struct{ name, bytes, want string }{
		{"a click", click(1, 1), "one two\ntXhree four\nfive"},
		{"a click behind the line", click(15, 0), "one twoX\nthree four\nfive"},
		{"a click below the text", click(2, 4), "one two\nthree four\nfiXve"},
		{"a double click", click(7, 1) + click(7, 1), "one two\nthree X\nfive"},
		{"a triple click", strings.Repeat(click(7, 1), 3), "one two\nX\nfive"},
		{"four clicks", strings.Repeat(click(7, 1), 4), "X"},
		{"clicks at two places", click(7, 1) + click(7, 0), "one twoX\nthree four\nfive"},
		{"dragging", mouse(0, 4, 0, 'M') + mouse(32, 5, 1, 'M') + mouse(0, 5, 1, 'm'), "one X four\nfive"},
		{"dragging backward", mouse(0, 5, 1, 'M') + mouse(32, 4, 0, 'M') + mouse(0, 4, 0, 'm'), "one X four\nfive"},
		{"the right button", mouse(2, 3, 0, 'M') + mouse(2, 3, 0, 'm'), "one two\nthree four\nfiveX"},
	} {
		value := text
		s := openArea(t, 20, 5, widgets.TextArea{}, &value)
		s.feed(c.bytes)
		if s.feed("X"); value != c.want {
			t.Errorf("%s, then X: %q, want %q", c.name, value, c.want)
		}
	}
}

// A drag that is held below the text goes on as time passes.
func TestDraggingScrollsAtTheEdge(t *testing.T) {
	value := numberedLines(20)
	s := open(t, 20, 6, func(f *limoni.Frame) {
		widgets.TextArea{ID: "f", Label: "Note", Value: &value}.Draw(f, rect(0, 1, 20, 4))
	})
	s.keys("alt+<")
	s.feed(mouse(0, 0, 1, 'M') + mouse(32, 3, 5, 'M'))
	s.wantPlace(4, 3)
	s.Advance(time.Second)
	s.wantPlace(19, 3)
	s.feed(mouse(32, 3, 3, 'M'))
	at := s.place()
	if s.Advance(time.Second); s.place() != at {
		t.Error("it scrolls on though the mouse is back inside")
	}
	s.feed(mouse(32, 3, 0, 'M'))
	s.Advance(time.Second)
	s.wantPlace(0, 3)
	s.feed(mouse(32, 3, 5, 'M') + mouse(0, 3, 5, 'm'))
	at = s.place()
	if s.Advance(time.Second); s.place() != at {
		t.Error("it scrolls on though the mouse was released")
	}
}

func TestReadonlyTextAreaMovesAndChangesNothing(t *testing.T) {
	value, leaked := numberedLines(9), 0
	s := open(t, 20, 3, func(f *limoni.Frame) {
		widgets.TextArea{ID: "f", Label: "Note", Value: &value, Readonly: true}.Draw(f, f.Area())
		for _, key := range []string{"q", "enter", "esc"} {
			if f.Key(key) {
				leaked++
			}
		}
	})
	s.keys("alt+>", "up", "home", "shift+end", "q", "backspace", "ctrl+u", "enter", "ctrl+x", "esc", "esc")
	s.paste("x")
	if value != numberedLines(9) || leaked != 3 {
		t.Errorf("value %q, the app got %d keys; want it unchanged and q, Enter and the second Esc", value, leaked)
	}
	s.wantPlace(7, 6)
	if res := s.act("#f", "set-value", "x"); res.Reason != accessibility.ErrReadonly {
		t.Errorf("set-value: %s %s, want readonly", res.Verdict, res.Reason)
	}
}

func TestDisabledTextAreaIsInert(t *testing.T) {
	value := numberedLines(9)
	s := openArea(t, 20, 3, widgets.TextArea{Disabled: true}, &value)
	s.feed("x" + click(1, 0) + "x" + wheel(1, 1, 2))
	if _, d := s.node("#f"); value != numberedLines(9) || s.focus() != "" || d.ScrollY != 0 {
		t.Errorf("value %q, focus on %q, scrolled by %d", value, s.focus(), d.ScrollY)
	}
}

func TestSelectionIsMarked(t *testing.T) {
	value, one := "ab\n\ncd", "xyz"
	terminal := vt.New(6, 5)
	s := openTerminal(t, terminal, func(f *limoni.Frame) {
		widgets.TextArea{ID: "f", Label: "Note", Value: &value}.Draw(f, rect(0, 0, 6, 4))
		widgets.TextInput{ID: "one", Label: "One", Value: &one}.Draw(f, row(f, 4))
	})
	if s.keys("alt+>", "left"); reversed(terminal) != "" {
		t.Errorf("nothing is selected and %q is marked", reversed(terminal))
	}
	if s.keys("ctrl+shift+home"); reversed(terminal) != "ab  c" {
		t.Errorf("marked is %q, want ab, its line break, the empty line and c", reversed(terminal))
	}
	if s.keys("esc"); reversed(terminal) != "" {
		t.Errorf("after Esc %q is marked", reversed(terminal))
	}
	if s.keys("tab", "alt+a"); reversed(terminal) != "xyz" {
		t.Errorf("in the field %q is marked", reversed(terminal))
	}
}

func TestAppMayChangeTheTextOfAnArea(t *testing.T) {
	value := numberedLines(9)
	s := openArea(t, 20, 3, widgets.TextArea{}, &value)
	set := func(v string) { s.Post(func() { value = v }) }
	set(value + "\nlast")
	s.wantPlace(9, 4)
	s.wantScreen("line h\nline i\nlast")
	s.keys("alt+<", "right")
	s.feed(wheel(1, 1, 3))
	set(value + "\nmore")
	s.wantPlace(0, 1)
	s.wantScreen("line d\nline e\nline f")
	set("x")
	s.wantScreen("x")
	set("")
	s.wantPlace(0, 0)
}
