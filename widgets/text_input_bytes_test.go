package widgets_test

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

// typing is a field with a list beside it and what the app got of the input.
type typing struct {
	stage
	value                    string
	submits, changes, leaked int
	wheel                    int
}

func openTyping(t *testing.T, value string) *typing {
	t.Helper()
	a := &typing{value: value}
	a.stage = open(t, 40, 6, func(f *limoni.Frame) {
		in := widgets.TextInput{ID: "f", Label: "Name", Value: &a.value}.Draw(f, row(f, 0))
		if in.Submitted() {
			a.submits++
		}
		if in.Changed() {
			a.changes++
		}
		pad := f.RegisterAccessibility(accessibility.Node{ID: "pad", Role: accessibility.RoleCanvas, Bounds: rect(0, 1, 40, 5), Actions: accessibility.ActionScroll})
		if ev, ok := pad.Event(); ok && ev.Kind == limoni.EventWheel && ev.X == 11 && ev.Y == 4 {
			_, dy := pad.Scrolled()
			a.wheel += dy
		}
		for _, chord := range []string{"esc", "[", "B", "M", "enter"} {
			if f.Key(chord) {
				a.leaked++
			}
		}
	})
	return a
}

// in feeds bytes cut at the given places, with a short pause at each.
func (a *typing) in(bytes string, cuts ...int) {
	from := 0
	for _, cut := range append(cuts, len(bytes)) {
		a.feed(bytes[from:cut])
		a.Advance(5 * time.Millisecond)
		from = cut
	}
}

// A key that comes in two reads is that key: none of its bytes is typed and no
// Esc is seen.
func TestKeyCutBetweenReadsTypesNothing(t *testing.T) {
	for _, c := range []struct {
		bytes string
		caret int
	}{{"\x1b[1;5D", 3}, {"\x1b[D", 4}, {"\x1b[H", 0}, {"\x1bOD", 4}, {"\x1b[1~", 0}, {"\x1b[97;5u", 0}, {"\x1b[B", 5}} {
		for cut := 1; cut < len(c.bytes); cut++ {
			a := openTyping(t, "ab cd")
			a.in(c.bytes, cut)
			a.Advance(time.Second)
			if a.value != "ab cd" || a.caret() != c.caret || a.leaked != 0 {
				t.Errorf("%q cut at %d: value %q, caret %d, the app got %d keys; want it unchanged, %d, 0", c.bytes, cut, a.value, a.caret(), a.leaked, c.caret)
			}
		}
	}
}

// A hundred wheel reports, cut anywhere, are a hundred steps and no text.
func TestWheelReportsTypeNothing(t *testing.T) {
	bytes := strings.Repeat("\x1b[<65;12;5M", 100)
	random := rand.New(rand.NewPCG(1, 2))
	for range 5 {
		a := openTyping(t, "")
		var cuts []int
		for at := 1 + random.IntN(9); at < len(bytes); at += 1 + random.IntN(9) {
			cuts = append(cuts, at)
		}
		a.in(bytes, cuts...)
		a.Advance(time.Second)
		if a.value != "" || a.wheel != 100 || a.leaked != 0 {
			t.Errorf("value %q, %d steps, %d keys for the app; want nothing, 100, 0", a.value, a.wheel, a.leaked)
		}
	}
}

// A character that is cut between two reads arrives whole.
func TestCharacterCutBetweenReadsIsWhole(t *testing.T) {
	for _, text := range []string{"\u2014", "\U00010000", "B\u0301C\u2500", "\U0001F9D1\u200D\U0001F4BB"} {
		for cut := 1; cut < len(text); cut++ {
			a := openTyping(t, "")
			if a.in(text, cut); a.value != text {
				t.Errorf("%+q cut at %d: the value is %+q", text, cut, a.value)
			}
		}
	}
}

// A sequence that nobody knows leaves nothing behind, and a reply of the
// terminal is no key, however late it comes.
func TestUnknownSequencesAndRepliesTypeNothing(t *testing.T) {
	for _, bytes := range []string{
		"\x1b[3;5~", "\x1b[2;2~", "\x1b[99;9~", "\x1b[?1;2c", "\x1b[?1u", "\x1b]11;rgb:1e1e/1e1e/1e1e\x1b\\", "\x1bP>|term(1)\x1b\\",
		"\x1b[?2026;2$y", "\x1b[24;80R", "\x1b[I\x1b[O", "\x1b[<65;30;3M", "\x1b[57428u", "\x1b[57358u", "\x9b99;9~", "\x1b[?62;" + strings.Repeat("22;", 40) + "52c",
	} {
		for cut := range len(bytes) {
			a := openTyping(t, "ab")
			a.in(bytes, cut)
			a.Advance(2 * time.Second)
			if a.value != "ab" || a.changes != 0 || a.leaked != 0 {
				t.Errorf("%q cut at %d: value %q after %d changes, %d keys for the app; want ab, 0, 0", bytes, cut, a.value, a.changes, a.leaked)
			}
			if a.feed("c"); a.value != "abc" {
				t.Errorf("%q: then c gives %q", bytes, a.value)
			}
		}
	}
}

// What is pasted does not submit, whatever stands for its line breaks and
// wherever its end is cut off.
func TestPastedLinesDoNotSubmit(t *testing.T) {
	for _, lineBreak := range []string{"\n", "\r", "\r\n"} {
		text := "\x1b[200~SELECT 1;" + lineBreak + "SELECT 2;\x1b[201~"
		for _, cut := range []int{3, 8, len(text) - 12, len(text) - 6, len(text) - 2, len(text) - 1} {
			a := openTyping(t, "")
			a.in(text, cut)
			if a.value != "SELECT 1; SELECT 2;" || a.submits != 0 || a.changes != 1 || a.leaked != 0 {
				t.Errorf("break %q, cut at %d: value %q, submitted %d times, changed %d times, %d keys for the app", lineBreak, cut, a.value, a.submits, a.changes, a.leaked)
			}
			if a.feed("\r"); a.submits != 1 {
				t.Errorf("Enter submits %d times, want once", a.submits)
			}
		}
	}
}

// However a terminal, a test or an agent spells it: a space is a space, the
// keypad types what is on its keys, and a chord types nothing.
func TestEverySpellingOfACharacterTypesIt(t *testing.T) {
	for want, spellings := range map[string][]string{
		" ": {" ", "\x1b[32u", "\x1b[32;1:1u", "\x1b[200~ \x1b[201~"},
		"a": {"a", "\x1b[97u", "\x1b[97;65u", "\x1b[97;129u"},
		"A": {"A", "\x1b[97;2u", "\x1b[97:65;2u"},
		"*": {"*", "\x1bOj", "\x1b[57411u"},
		"+": {"+", "\x1bOk", "\x1b[57413u"},
		",": {",", "\x1bOl", "\x1b[57416u"},
		"-": {"-", "\x1bOm", "\x1b[57412u"},
		".": {".", "\x1bOn", "\x1b[57409u"},
		"/": {"/", "\x1bOo", "\x1b[57410u"},
		"=": {"=", "\x1bOX", "\x1b[57415u"},
		"7": {"7", "\x1bOw", "\x1b[57406u"},
		"":  {"\x15", "\x1bx", "\x1b[120;5u", "\x1b[120;3u", "\x1b[120;9u", "\x1b[27;5;120~", "\x1b[57376u", "\x1b[57358u"},
	} {
		for _, bytes := range spellings {
			a := openTyping(t, "")
			if a.feed(bytes); a.value != want {
				t.Errorf("%q types %q, want %q", bytes, a.value, want)
			}
		}
	}
	for _, req := range []accessibility.Request{
		{Op: accessibility.OpKey, Chord: "space"}, {Op: accessibility.OpKey, Chord: " "}, {Op: accessibility.OpText, Text: " "}, {Op: accessibility.OpPaste, Text: " "},
		{Op: accessibility.OpAct, Action: "set-value", Value: " ", Target: accessibility.Selector{ID: "f"}},
	} {
		a := openTyping(t, "")
		res := a.do(req)
		if a.wantVerdict(res, accessibility.Handled); a.value != " " {
			t.Errorf("%s %q%q: the value is %q, want a space", req.Op, req.Chord, req.Text, a.value)
		}
	}
	a := openTyping(t, "")
	if a.feed("\x1bOM\x1b[57414u\r"); a.submits != 3 {
		t.Errorf("Enter and two of the keypad submit %d times, want 3", a.submits)
	}
}

// Keys in the middle of what is typed take effect before the rest is.
func TestKeysInsideARunOfText(t *testing.T) {
	a, b := "", ""
	s := open(t, 20, 2, func(f *limoni.Frame) {
		widgets.TextInput{ID: "a", Label: "A", Value: &a}.Draw(f, row(f, 0))
		widgets.TextInput{ID: "b", Label: "B", Value: &b}.Draw(f, row(f, 1))
	})
	s.feed("ab\tcd\x1b[Zef\tg\x1b[200~h\ti\x1b[201~j\x1b[D\x7fk")
	if a != "abef" || b != "cdgh kj" {
		t.Errorf("the fields hold %q and %q, want abef and cdgh kj", a, b)
	}
}
