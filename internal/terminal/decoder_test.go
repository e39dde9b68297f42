package terminal

import (
	"fmt"
	"math/rand"
	"slices"
	"strings"
	"testing"
	"time"
)

// keyboard is a decoder with a clock that only the test moves.
type keyboard struct {
	Decoder
	now    time.Time
	events []Event
}

func newKeyboard() *keyboard { return &keyboard{now: time.Unix(1000, 0)} }

func (k *keyboard) feed(s string) { k.events = k.Feed(k.events, []byte(s), k.now) }

func (k *keyboard) advance(d time.Duration) {
	k.now = k.now.Add(d)
	k.events = k.Expire(k.events, k.now)
}

// take returns the events since the last call, in words.
func (k *keyboard) take() []string {
	var words []string
	for _, e := range k.events {
		words = append(words, describe(e))
	}
	k.events = nil
	return words
}

func (k *keyboard) expect(t *testing.T, want ...string) {
	t.Helper()
	if got := k.take(); !slices.Equal(got, want) {
		t.Errorf("events are %q, want %q", got, want)
	}
}

// decode returns the events of one read and the silence after it.
func decode(s string) []string {
	k := newKeyboard()
	k.feed(s)
	k.advance(2 * time.Second)
	return k.take()
}

func describe(e Event) string {
	mods := ""
	if e.Mod != 0 {
		mods = " with " + strings.TrimSuffix(Chord{'x', e.Mod | ModCtrl}.String(), "+x")
	}
	switch e.Kind {
	case KindKey:
		kind := ""
		if e.Repeat {
			kind = "repeat "
		}
		if e.Release {
			kind += "release "
		}
		return kind + e.Chord.String()
	case KindPaste:
		return fmt.Sprintf("paste %q cut=%v", e.Text, e.Truncated)
	case KindWheel:
		return fmt.Sprintf("wheel %d,%d at %d,%d%s", e.DX, e.DY, e.X, e.Y, mods)
	case KindFocus:
		return fmt.Sprintf("focus %v", e.Focused)
	case KindReply:
		return fmt.Sprintf("reply %q", e.Text)
	}
	name := map[Kind]string{KindPress: "press", KindRelease: "release", KindMotion: "motion"}[e.Kind]
	button := [...]string{"none", "left", "middle", "right", "back", "forward"}[e.Button]
	return fmt.Sprintf("%s %s at %d,%d%s", name, button, e.X, e.Y, mods)
}

// sequences are inputs and the events they give. Together they are also the
// corpus that the tests below cut at every place.
var sequences = []struct {
	in   string
	want []string
}{
	// Text and C0.
	{"nfoo", []string{"n", "f", "o", "o"}},
	{"a B~", []string{"a", "space", "B", "~"}},
	{"\u2014\U00010000", []string{"\u2014", "\U00010000"}},
	{"B\u0301C\u2500", []string{"B", "\u0301", "C", "\u2500"}},
	{"👩\u200d💻", []string{"👩", "\u200d", "💻"}},
	{"\u00a0\uf8ff", []string{"\u00a0", "\uf8ff"}},
	{"\x01\x15\x1a", []string{"ctrl+a", "ctrl+u", "ctrl+z"}},
	{"\t\r\n\b\x7f", []string{"tab", "enter", "ctrl+j", "backspace", "backspace"}},
	{"\x00\x1c\x1d\x1e\x1f", []string{"ctrl+space", `ctrl+\`, "ctrl+]", "ctrl+^", "ctrl+_"}},
	// Not UTF-8: one replacement for each broken character.
	{"a\xffb", []string{"a", "\ufffd", "b"}},
	{"\xe2\x80x", []string{"\ufffd", "x"}},
	{"\xe2\x80\x1b[A", []string{"\ufffd", "up"}},
	{"\xe0\x9b[A", []string{"\ufffd", "[", "A"}},
	{"\xc2\x9bA", []string{"A"}},
	{"\xed\xa0\x9bA\xc0\x9bA\xf5\x80\x80\x9bA", []string{"\ufffd", "A", "\ufffd", "A", "\ufffd", "A"}},
	{"\xa0\xf8\xe2", []string{"\ufffd", "\ufffd", "\ufffd"}},
	// ESC.
	{"\x1b", []string{"esc"}},
	{"\x1b\x1b", []string{"esc", "esc"}},
	{"\x1b\x1b\x1b", []string{"esc", "esc", "esc"}},
	{"\x1b\x1ba", []string{"esc", "alt+a"}},
	{"\x1b\x1b[A", []string{"alt+up"}},
	{"\x1b\x1bOA", []string{"alt+up"}},
	{"\x1b\x1b\x1b[A", []string{"esc", "alt+up"}},
	{"\x1b\x1b[<35;3;4M", []string{"esc", "motion none at 2,3"}},
	{"\x1b\x1b]11;x\a", []string{"esc", `reply "\x1b]11;x\a"`}},
	{"\x1b\x1b[99;9~", []string{"esc"}},
	{"\x1b\x1b[", []string{"esc"}},
	{"\x1bx\x1bX", []string{"alt+x", "alt+X"}},
	{"\x1bé", []string{"alt+é"}},
	{"\x1b \x1b/", []string{"alt+space", "alt+/"}},
	{"\x1b\r\x1b\x7f\x1b\x01", []string{"alt+enter", "alt+backspace", "ctrl+alt+a"}},
	{"\x1b\t", []string{"shift+tab"}},
	{"\x1bO", []string{"alt+O"}},
	{"\x1b]", []string{"alt+]"}},
	{"\x1bP", []string{"alt+P"}},
	{"\x1b]\r", []string{"alt+]", "enter"}},
	{"\x1b]\x1b[A", []string{"alt+]", "up"}},
	{"\x1bO\x1b", []string{"alt+O", "esc"}},
	{`\`, []string{`\`}},
	{"\x1b\\", []string{`alt+\`}},
	{"\x1b\x8e", []string{"esc"}},
	// Keys of CSI and SS3.
	{"\x1b[A\x1b[B\x1b[C\x1b[D", []string{"up", "down", "right", "left"}},
	{"\x1b[F\x1b[H\x1b[Z", []string{"end", "home", "shift+tab"}},
	{"\x1b[1;5C", []string{"ctrl+right"}},
	{"\x1b[1;8D", []string{"ctrl+alt+shift+left"}},
	{"\x1b[5C", []string{"ctrl+right"}},
	{"\x1b[1;9A\x1b[1;33A", []string{"meta+up", "meta+up"}},
	{"\x1b[1;65A", []string{"up"}},
	{"\x1b[1;130A", []string{"shift+up"}},
	{"\x1b[3;5~\x1b[2;2~\x1b[99;9~", []string{"ctrl+delete", "shift+insert"}},
	{"\x1b[1~\x1b[4~\x1b[5~\x1b[6~\x1b[7~\x1b[8~", []string{"home", "end", "pageup", "pagedown", "home", "end"}},
	{"\x1b[11~\x1b[15~\x1b[17~\x1b[24~\x1b[34~", []string{"f1", "f5", "f6", "f12", "f20"}},
	{"\x1b[P\x1b[1;2Q\x1b[S\x1b[R", []string{"f1", "shift+f2", "f4", "f3"}},
	{"\x1b[[A\x1b[[E\x1b[[Z", []string{"f1", "f5"}},
	{"\x1b[29~", []string{"menu"}},
	{"\x1bOA\x1bOP\x1bOR\x1bO5P\x1bO1;2A", []string{"up", "f1", "f3", "ctrl+f1", "shift+up"}},
	{"\x1bOj\x1bOk\x1bOl\x1bOm\x1bOn\x1bOo\x1bOp\x1bOy\x1bOX\x1bOM", []string{"*", "+", ",", "-", ".", "/", "0", "9", "=", "enter"}},
	{"\x1b[a\x1bOd\x1b[3$\x1b[3^\x1b[3@", []string{"shift+up", "ctrl+left", "shift+delete", "ctrl+delete", "ctrl+shift+delete"}},
	{"\x1b[L\x1b[3q\x1b[214z", []string{"insert", "f3", "home"}}, // tcell's table
	// Unknown sequences give nothing, and their bytes are no text.
	{"\x1b[99;9~x", []string{"x"}},
	{"\x1b[1;2;3;4;5;6;7;8;9;10W", nil},
	{"\x1b[5;5Ax", []string{"x"}},
	{"\x1b[<1;2X\x1b[ q\x1b[!p", nil},
	{"\x1b[65;30;97;1;0;999999999_", nil},
	{"\x1b[E", nil},
	{"\x1b^pm\x1b\\\x1bXsos\x1b\\", nil},
	// A control character ends an unfinished sequence.
	{"\x1b[1;\x03x", []string{"ctrl+c", "x"}},
	{"\x1b[1;\x18x\x1b[\x1ay", []string{"x", "y"}},
	{"\x1b[1;\x1b[A", []string{"up"}},
	{"\x1b]11;\x03x", []string{"ctrl+c", "x"}},
	{"\x1b]11;\x1b[A", []string{"up"}},
	{"\x1b[1;éx", []string{"é", "x"}},
	{"\x1b[1;5", nil},
	{"\x1b[", nil},
	// Kitty keyboard protocol.
	{"\x1b[97u\x1b[97;5u\x1b[97;3u", []string{"a", "ctrl+a", "alt+a"}},
	{"\x1b[97;2u\x1b[97:65;2u\x1b[97;6u\x1b[97:65;6u", []string{"A", "A", "ctrl+shift+a", "ctrl+shift+a"}},
	{"\x1b[49:33;2u\x1b[61:43;6u", []string{"!", "ctrl++"}},
	{"\x1b[105;5u\x1b[9u\x1b[109;5u\x1b[13u\x1b[91;5u\x1b[27u", []string{"ctrl+i", "tab", "ctrl+m", "enter", "ctrl+[", "esc"}},
	{"\x1b[13;2u\x1b[127;5u\x1b[9;2u\x1b[32;2u", []string{"shift+enter", "ctrl+backspace", "shift+tab", "shift+space"}},
	{"\x1b[97;1:1u\x1b[97;1:2u\x1b[97;1:3u", []string{"a", "repeat a", "release a"}},
	{"\x1b[1;5A\x1b[1;5:3A", []string{"ctrl+up", "release ctrl+up"}},
	{"\x1b[3;1:3~\x1b[27;1:3u\x1b[99;5:3u", []string{"release delete", "release esc", "release ctrl+c"}},
	{"\x1b[1;1:2A\x1b[1;1:3P\x1b[1;1:3R\x1b[1;2:3R\x1b[15;1:2~\x1b[13;2:3~", []string{
		"repeat up", "release f1", "release f3", "release shift+f3", "repeat f5", "release shift+f3"}},
	{"\x1b[13;1:3u\x1b[9;1:3u\x1b[127;1:3u\x1b[32;1:3u\x1b[57399;1:3u\x1b[57414;1:2u", []string{
		"release enter", "release tab", "release backspace", "release space", "release 0", "repeat enter"}},
	{"\x1b[97:65;2:3u\x1b[97;1:3;97u\x1b[97;65:3u\x1b[97;134:2u\x1b[1;129:3Z", []string{
		"release A", "release a", "release a", "repeat ctrl+shift+a", "release shift+tab"}},
	{"\x1b[27;3u\x1b[27u\x1b[91;3u\x1b[105;3u\x1b[105;5u\x1b[9u\x1b[9;5u", []string{
		"alt+esc", "esc", "alt+[", "alt+i", "ctrl+i", "tab", "ctrl+tab"}},
	{"\x1b[97:3u\x1b[97:65:99u", []string{"a", "a"}},
	{"\x1b[97;65u\x1b[97;129u\x1b[97;69u", []string{"a", "a", "ctrl+a"}},
	{"\x1b[57399u\x1b[57408u\x1b[57409u\x1b[57410u\x1b[57411u\x1b[57412u\x1b[57413u\x1b[57414u\x1b[57415u\x1b[57416u",
		[]string{"0", "9", ".", "/", "*", "-", "+", "enter", "=", ","}},
	{"\x1b[57417u\x1b[57420u\x1b[57424u\x1b[57426u", []string{"left", "down", "end", "delete"}},
	{"\x1b[57361u\x1b[57362u\x1b[57363u\x1b[57376u\x1b[57387u", []string{"printscreen", "pause", "menu", "f13", "f24"}},
	{"\x1b[57358u\x1b[57360u\x1b[57388u\x1b[57427u\x1b[57428u\x1b[57441;2u\x1b[57441;1:3u\x1b[63743u", nil},
	{"\x1b[97;1;97u\x1b[49;2;33u\x1b[0;1;233:234u", []string{"a", "!", "é", "ê"}},
	{"\x1b[97;5;97u", []string{"ctrl+a"}},
	{"\x1b[1114112u\x1b[55296u\x1b[1u\x1b[u\x1b[99999999999999999999u", nil},
	{"\x1b[27;5;105~\x1b[27;2;64~\x1b[27;6;65~\x1b[27;5;13~\x1b[27;5~", []string{"ctrl+i", "@", "ctrl+shift+a", "ctrl+enter"}},
	// Mouse.
	{"\x1b[<0;240;100M\x1b[<0;240;100mZ", []string{"press left at 239,99", "release left at 239,99", "Z"}},
	{"\x1b[<1;1;1M\x1b[<2;1;1M\x1b[<128;1;1M\x1b[<129;1;1M\x1b[<130;1;1M",
		[]string{"press middle at 0,0", "press right at 0,0", "press back at 0,0", "press forward at 0,0"}},
	{"\x1b[<35;5;6M\x1b[<32;5;6M\x1b[<34;5;6m", []string{"motion none at 4,5", "motion left at 4,5", "motion right at 4,5"}},
	{"\x1b[<64;12;5M\x1b[<65;12;5M\x1b[<66;12;5M\x1b[<67;12;5M\x1b[<65;12;5m",
		[]string{"wheel 0,-1 at 11,4", "wheel 0,1 at 11,4", "wheel -1,0 at 11,4", "wheel 1,0 at 11,4"}},
	{"\x1b[<4;1;1M\x1b[<16;1;1M\x1b[<8;1;1m\x1b[<85;1;1M",
		[]string{"press left at 0,0 with ctrl+shift", "press left at 0,0 with ctrl", "release left at 0,0 with ctrl+alt", "wheel 0,1 at 0,0 with ctrl+shift"}},
	{"\x1b[<65;18446744073709551617;5M", []string{"wheel 0,1 at 16777215,4"}},
	{"\x1b[<0;0;0M\x1b[<0;1M\x1b[<0;1;1;M\x1b[<0;1;1X", []string{"press left at 0,0", "press left at 0,0"}},
	{"\x1b[M +6\x1b[M#+6", []string{"press left at 10,21", "release left at 10,21"}},
	{"\x1b[M#+6", []string{"release none at 10,21"}},
	{"\x1b[MC!!\x1b[M`!!\x1b[Ma!!", []string{"motion none at 0,0", "wheel 0,-1 at 0,0", "wheel 0,1 at 0,0"}},
	{"\x1b[M \x80\xffx", []string{"press left at 95,222", "x"}},
	{"\x1b[M \x9b\x1bx", []string{"press left at 122,250", "x"}},
	{"\x1b[M \x00 x", []string{"press left at 223,0", "x"}},
	{"\x1b[M ", nil},
	// Focus.
	{"\x1b[I\x1b[O", []string{"focus true", "focus false"}},
	// Replies.
	{"\x1b[?1;2c", []string{`reply "\x1b[?1;2c"`}},
	{"\x1b[?62;1;2;4;6;8;9;15;16;17;18;21;22;28;29;42;52c", []string{`reply "\x1b[?62;1;2;4;6;8;9;15;16;17;18;21;22;28;29;42;52c"`}},
	{"\x1b[>1;10;0c\x1b[0n\x1b[?997;1n", []string{`reply "\x1b[>1;10;0c"`, `reply "\x1b[0n"`, `reply "\x1b[?997;1n"`}},
	{"\x1b[12;40R\x1b[1;1R\x1b[?1;2R\x1b[1;17R", []string{`reply "\x1b[12;40R"`, `reply "\x1b[1;1R"`, `reply "\x1b[?1;2R"`, `reply "\x1b[1;17R"`}},
	{"\x1b[1;2R\x1b[1;16R", []string{"shift+f3", "ctrl+alt+shift+meta+f3"}},
	{"\x1b[?2026;2$y\x1b[4;1$y\x1b[?1u\x1b[8;24;80t\x1b[=1c", []string{
		`reply "\x1b[?2026;2$y"`, `reply "\x1b[4;1$y"`, `reply "\x1b[?1u"`, `reply "\x1b[8;24;80t"`, `reply "\x1b[=1c"`}},
	{"\x1b]11;rgb:1e1e/1e1e/1e1e\a", []string{`reply "\x1b]11;rgb:1e1e/1e1e/1e1e\a"`}},
	{"\x1b]11;rgb:ffff/ffff/ffff\x1b\\", []string{`reply "\x1b]11;rgb:ffff/ffff/ffff\x1b\\"`}},
	{"\x1bP>|XTerm(390)\x1b\\x", []string{`reply "\x1bP>|XTerm(390)\x1b\\"`, "x"}},
	{"\x1b_Gi=1;OK\x1b\\", []string{`reply "\x1b_Gi=1;OK\x1b\\"`}},
	{"\x1b]ltitle “w”\x1b\\", []string{`reply "\x1b]ltitle “w”\x1b\\"`}}, // ” ends in 9d, “ in 9c
	// 8-bit C1.
	{"\x9bA\x9b?1;2c\x8fP", []string{"up", `reply "\x1b[?1;2c"`, "f1"}},
	{"\x9d11;x\x9cy", []string{`reply "\x1b]11;x\x1b\\"`, "y"}},
	{"\x90>|v\x9c\x9c\x85", []string{`reply "\x1bP>|v\x1b\\"`}},
	{"\x8f", nil},
	// Paste.
	{"\x1b[200~SELECT 1;\nSELECT 2;\x1b[201~", []string{`paste "SELECT 1;\nSELECT 2;" cut=false`}},
	{"\x1b[200~SELECT 1;\rSELECT 2;\x1b[201~", []string{`paste "SELECT 1;\nSELECT 2;" cut=false`}},
	{"\x1b[200~a\r\nb\r\r\nc\n\r\x1b[201~x", []string{`paste "a\nb\n\nc\n\n" cut=false`, "x"}},
	{"\x1b[200~\x1b[201~", []string{`paste "" cut=false`}},
	{"\x1b[200~\x1b[A\x1b\x1b[20\x1b[201~", []string{`paste "\x1b[A\x1b\x1b[20" cut=false`}},
	{"\x1b[200~a\xffé\x00\x1b[201~", []string{`paste "a` + "\ufffd" + `é\x00" cut=false`}},
	{"\x1b[200~a\x1b[200~b\x1b[201~", []string{`paste "a\x1b[200~b" cut=false`}},
	{"\x1b[200~no end\x1b[20", []string{`paste "no end" cut=false`}},
	{"\x1b[201~", nil},
	{"\x1b\x1b[200~a\x1b[201~", []string{"esc", `paste "a" cut=false`}},
}

func TestSequences(t *testing.T) {
	for _, tt := range sequences {
		if got := decode(tt.in); !slices.Equal(got, tt.want) {
			t.Errorf("%q gives %q, want %q", tt.in, got, tt.want)
		}
	}
}

// Over a network a sequence may come in two reads, or in many.
func TestSequencesCutBetweenReads(t *testing.T) {
	for _, tt := range sequences {
		for cut := 1; cut < len(tt.in); cut++ {
			k := newKeyboard()
			k.feed(tt.in[:cut])
			k.advance(49 * time.Millisecond)
			k.feed(tt.in[cut:])
			k.advance(2 * time.Second)
			if got := k.take(); !slices.Equal(got, tt.want) {
				t.Errorf("%q, then %q gives %q, want %q", tt.in[:cut], tt.in[cut:], got, tt.want)
			}
		}
		k := newKeyboard()
		for _, b := range []byte(tt.in) {
			k.feed(string([]byte{b}))
			k.advance(49 * time.Millisecond)
		}
		k.advance(2 * time.Second)
		if got := k.take(); !slices.Equal(got, tt.want) {
			t.Errorf("%q byte by byte gives %q, want %q", tt.in, got, tt.want)
		}
	}
}

func TestSlowReplyIsNoText(t *testing.T) {
	for _, in := range []string{"\x1b[?62;22;52c", "\x1b]11;rgb:1e1e/1e1e/1e1e\x1b\\", "\x1bP>|kitty(0.35)\x1b\\", "\x1b[?2026;2$y"} {
		k := newKeyboard()
		k.feed(in[:3])
		for _, b := range []byte(in[3:]) {
			k.advance(999 * time.Millisecond)
			k.feed(string([]byte{b}))
		}
		k.expect(t, fmt.Sprintf("reply %q", in))
	}
}

func TestEscapeTimeout(t *testing.T) {
	for _, timeout := range []time.Duration{0, 300 * time.Millisecond} {
		k := newKeyboard()
		k.EscTimeout = timeout
		want := max(timeout, 50*time.Millisecond)
		k.feed("\x1b")
		if at, ok := k.Deadline(); !ok || at.Sub(k.now) != want {
			t.Errorf("deadline is in %v, %v, want %v", at.Sub(k.now), ok, want)
		}
		k.advance(want - time.Millisecond)
		k.expect(t)
		k.advance(2 * time.Millisecond)
		k.expect(t, "esc")
		if _, ok := k.Deadline(); ok {
			t.Error("there is a deadline after the Esc key")
		}
		k.advance(time.Hour)
		k.expect(t)
	}
}

func TestEscapeThenLaterKey(t *testing.T) {
	k := newKeyboard()
	k.feed("\x1b")
	k.advance(20 * time.Millisecond)
	k.feed("x")
	k.expect(t, "alt+x")
	k.feed("\x1b")
	k.now = k.now.Add(50 * time.Millisecond) // nobody called Expire
	k.feed("[A")
	k.expect(t, "esc", "[", "A")
}

func TestUnfinishedSequenceIsDroppedAfterASecond(t *testing.T) {
	for _, in := range []string{"\x1b[", "\x1b[1;5", "\x1b[<65;1", "\x1b]11;rgb:1e", "\x1bP>|x", "\x1b[M a", "\x1bO5", "\x1b[[", "\x9b1", "\x1b]0\x1b"} {
		k := newKeyboard()
		k.feed(in)
		k.advance(999 * time.Millisecond)
		if _, ok := k.Deadline(); !ok {
			t.Errorf("%q is given up too early", in)
		}
		k.advance(time.Millisecond)
		k.feed("x")
		k.expect(t, "x")
	}
}

func TestLongEscTimeoutHoldsForSequences(t *testing.T) {
	k := newKeyboard()
	k.EscTimeout = 3 * time.Second
	k.feed("\x1b[1;")
	k.advance(2900 * time.Millisecond)
	k.feed("5C")
	k.expect(t, "ctrl+right")
}

func TestAltWithTheBeginningOfASequence(t *testing.T) {
	for in, want := range map[string]string{"\x1bO": "alt+O", "\x1b]": "alt+]", "\x1bP": "alt+P", "\x1bX": "alt+X", "\x1b^": "alt+^", "\x1b_": "alt+_"} {
		k := newKeyboard()
		k.feed(in)
		k.advance(51 * time.Millisecond)
		k.feed("hi")
		k.expect(t, want, "h", "i")
	}
}

func TestCursorReportsThatWereAskedFor(t *testing.T) {
	k := newKeyboard()
	k.AwaitCursorReports(1, k.now)
	k.feed("\x1b[1;2R\x1b[1;2R")
	k.expect(t, `reply "\x1b[1;2R"`, "shift+f3")
	k.AwaitCursorReports(1, k.now)
	k.feed("\x1b[R\x1b[1;2:1R\x1b[7;9R\x1b[1;2R")
	k.expect(t, "f3", "shift+f3", `reply "\x1b[7;9R"`, "shift+f3")
}

func TestCursorReportsAreGivenUp(t *testing.T) {
	for name, end := range map[string]func(*keyboard){
		"at the answer to DA1":              func(k *keyboard) { k.feed("\x1b[?62;22c") },
		"after five seconds":                func(k *keyboard) { k.now = k.now.Add(5 * time.Second) },
		"in the read that holds the answer": func(k *keyboard) { k.feed("\x1b[?6c\x1b[1;2R") },
	} {
		k := newKeyboard()
		k.AwaitCursorReports(2, k.now)
		k.AwaitCursorReports(0, k.now.Add(-time.Hour)) // nothing was asked
		k.now = k.now.Add(5*time.Second - 1)
		k.feed("\x1b[1;5R")
		k.expect(t, `reply "\x1b[1;5R"`)
		end(k)
		k.feed("\x1b[1;2R")
		if got := k.take(); got[len(got)-1] != "shift+f3" {
			t.Errorf("%s: events are %q, want shift+f3 at the end", name, got)
		}
	}
	k := newKeyboard()
	k.AwaitCursorReports(1, k.now)
	k.feed("\x1b[>1;2;3c\x1b[1;2R") // DA2 is no end
	k.expect(t, `reply "\x1b[>1;2;3c"`, `reply "\x1b[1;2R"`)
}

func TestWheelReportsCutAnywhere(t *testing.T) {
	const report = "\x1b[<65;12;5M"
	in := strings.Repeat(report, 100)
	want := slices.Repeat([]string{"wheel 0,1 at 11,4"}, 100)
	for seed := range int64(20) {
		random := rand.New(rand.NewSource(seed))
		k := newKeyboard()
		for rest := in; rest != ""; {
			n := min(1+random.Intn(25), len(rest))
			k.feed(rest[:n])
			k.advance(time.Duration(random.Intn(40)) * time.Millisecond)
			rest = rest[n:]
		}
		k.advance(2 * time.Second)
		k.expect(t, want...)
	}
}

func TestPasteEndsAfterASecondOfSilence(t *testing.T) {
	k := newKeyboard()
	k.feed("\x1b[200~one ")
	k.advance(900 * time.Millisecond)
	k.feed("two")
	k.advance(999 * time.Millisecond)
	k.expect(t)
	k.advance(time.Millisecond)
	k.feed("x")
	k.expect(t, `paste "one two" cut=false`, "x")
}

func TestPasteIsBounded(t *testing.T) {
	chunk := []byte(strings.Repeat("0123456789abcde\n", 1<<12)) // 64 KiB
	for more, cut := range map[string]bool{"": false, "x": true, "\r": true, "\x1b[A": true} {
		k := newKeyboard()
		k.feed("\x1b[200~")
		for range 256 {
			k.events = k.Feed(k.events, chunk, k.now)
		}
		k.feed(more + "\x1b[201~y")
		if e := k.events[0]; len(e.Text) != 16<<20 || e.Truncated != cut || len(k.events) != 2 {
			t.Errorf("a paste of 16 MiB and %q has %d bytes, cut=%v, and there are %d events", more, len(e.Text), e.Truncated, len(k.events))
		}
		k.events = nil
		k.feed("\x1b[200~next\x1b[201~")
		k.expect(t, `paste "next" cut=false`)
	}
}

func TestPasteIsNotCutInsideACharacter(t *testing.T) {
	p := paste{over: true, text: []byte("aé日")}
	for n, want := range map[int]string{6: "aé日", 5: "aé", 4: "aé", 3: "aé", 2: "a", 1: "a", 0: ""} {
		p.text = []byte("aé日")[:n]
		if e := p.event(); e.Text != want || !e.Truncated {
			t.Errorf("%d bytes give %q, want %q", n, e.Text, want)
		}
	}
}

func TestRepliesHaveNoLengthLimit(t *testing.T) {
	long := "\x1b[?" + strings.Repeat("62;", 20000) + "1c"
	if got := decode(long + "x"); !slices.Equal(got, []string{fmt.Sprintf("reply %q", long), "x"}) {
		t.Errorf("a reply of %d bytes gives %d events", len(long), len(got))
	}
	huge := "\x1b]52;c;" + strings.Repeat("A", maxSequence) + "\a"
	if got := decode(huge + "x"); !slices.Equal(got, []string{"x"}) {
		t.Errorf("a reply of %d bytes gives %d events", len(huge), len(got))
	}
	if got := decode("\x1b[?" + strings.Repeat("6", maxSequence) + "cx"); !slices.Equal(got, []string{"x"}) {
		t.Errorf("a sequence above the bound gives %d events", len(got))
	}
}

func TestFeedDoesNotAllocate(t *testing.T) {
	for _, in := range []string{
		"text é 日\r\t\x01", "\x1b[A\x1b[1;5C\x1bOP\x1b[3;5~\x1b[15~", "\x1bx", "\x1b[<35;12;5M\x1b[<65;1;1M\x1b[M +6",
		"\x1b[97;5u\x1b[57399u\x1b[97:65;2:1u", "\x1b[I\x1b[O", "\x1b[99;9~",
	} {
		var d Decoder
		data, now := []byte(in), time.Unix(0, 0)
		events := d.Feed(make([]Event, 0, 64), data, now)
		if n := testing.AllocsPerRun(100, func() { events = d.Feed(events[:0], data, now) }); n != 0 {
			t.Errorf("%q allocates %v times", in, n)
		}
	}
}

func FuzzDecoder(f *testing.F) {
	for _, tt := range sequences {
		f.Add([]byte(tt.in), uint8(3))
	}
	f.Fuzz(func(t *testing.T, in []byte, size uint8) {
		whole := decode(string(in))
		k := newKeyboard()
		for chunk := range slices.Chunk(in, int(size%16)+1) {
			k.feed(string(chunk))
		}
		k.advance(2 * time.Second)
		if got := k.take(); !slices.Equal(got, whole) {
			t.Errorf("%q in reads of %d gives %q, in one %q", in, size%16+1, got, whole)
		}
		if at, ok := k.Deadline(); ok {
			t.Errorf("%q leaves a deadline at %v", in, at)
		}
		k.feed("x")
		k.expect(t, "x")
	})
}

// Whatever a reply holds, none of it may be typed.
func FuzzRepliesAreNoText(f *testing.F) {
	f.Add("rgb:1e1e/1e1e/1e1e", uint8(3))
	f.Add("62;1;2", uint8(1))
	f.Fuzz(func(t *testing.T, body string, size uint8) {
		printable := strings.Map(func(r rune) rune {
			if r < ' ' || r == 0x7f || !Key(r).Printable() {
				return -1
			}
			return r
		}, body)
		numbers := strings.Map(func(r rune) rune { return '0' + r%10 }, strings.ToValidUTF8(body, ""))
		for _, reply := range []string{
			"\x1b]1" + printable + "\a", "\x1b]1" + printable + "\x1b\\", "\x1bP1" + printable + "\x1b\\",
			"\x1b_1" + printable + "\x9c", "\x1b[?" + numbers + "c", "\x1b[?" + numbers + "u", "\x1b[" + numbers + ";" + numbers + "t",
		} {
			k := newKeyboard()
			for chunk := range slices.Chunk([]byte(reply), int(size%16)+1) {
				k.feed(string(chunk))
				k.advance(49 * time.Millisecond)
			}
			k.feed("x")
			if got := k.take(); len(got) != 2 || !strings.HasPrefix(got[0], "reply ") || got[1] != "x" {
				t.Errorf("%q gives %q", reply, got)
			}
		}
	})
}
