package terminal

import (
	"errors"
	"strings"
	"testing"
)

func TestParseChord(t *testing.T) {
	tests := []struct {
		in   string
		want Chord
		out  string
	}{
		{"ctrl+s", Chord{'s', ModCtrl}, "ctrl+s"},
		{"CTRL+s", Chord{'s', ModCtrl}, "ctrl+s"},
		{"ctrl+S", Chord{'s', ModCtrl}, "ctrl+s"},
		{"control+ctl", Chord{}, ""},
		{"control+q", Chord{'q', ModCtrl}, "ctrl+q"},
		{"ctl+q", Chord{'q', ModCtrl}, "ctrl+q"},
		{"ctrl+shift+Q", Chord{'q', ModCtrl | ModShift}, "ctrl+shift+q"},
		{"shift+ctrl+q", Chord{'q', ModCtrl | ModShift}, "ctrl+shift+q"},
		{"q", Chord{'q', 0}, "q"},
		{"Q", Chord{'Q', 0}, "Q"},
		{"shift+q", Chord{'Q', 0}, "Q"},
		{"shift+Q", Chord{'Q', 0}, "Q"},
		{"shift+é", Chord{'É', 0}, "É"},
		{"shift+1", Chord{'1', ModShift}, "shift+1"},
		{"alt+shift+x", Chord{'X', ModAlt}, "alt+X"},
		{"option+x", Chord{'x', ModAlt}, "alt+x"},
		{"Opt+Enter", Chord{KeyEnter, ModAlt}, "alt+enter"},
		{"cmd+k", Chord{'k', ModMeta}, "meta+k"},
		{"super+alt+ctrl+shift+up", Chord{KeyUp, ModMeta | ModAlt | ModCtrl | ModShift}, "ctrl+alt+shift+meta+up"},
		{"shift+tab", Chord{KeyTab, ModShift}, "shift+tab"},
		{"BackTab", Chord{KeyTab, ModShift}, "shift+tab"},
		{"Escape", Chord{KeyEsc, 0}, "esc"},
		{"return", Chord{KeyEnter, 0}, "enter"},
		{"PgUp", Chord{KeyPageUp, 0}, "pageup"},
		{"page-up", Chord{KeyPageUp, 0}, "pageup"},
		{"pgdn", Chord{KeyPageDown, 0}, "pagedown"},
		{"ctrl+del", Chord{KeyDelete, ModCtrl}, "ctrl+delete"},
		{"ins", Chord{KeyInsert, 0}, "insert"},
		{"space", Chord{' ', 0}, "space"},
		{"spacebar", Chord{' ', 0}, "space"},
		{" ", Chord{' ', 0}, "space"},
		{"ctrl+space", Chord{' ', ModCtrl}, "ctrl+space"},
		{"+", Chord{'+', 0}, "+"},
		{"ctrl++", Chord{'+', ModCtrl}, "ctrl++"},
		{"ctrl+plus", Chord{'+', ModCtrl}, "ctrl++"},
		{"ctrl+-", Chord{'-', ModCtrl}, "ctrl+-"},
		{"F5", Chord{KeyF5, 0}, "f5"},
		{"f", Chord{'f', 0}, "f"},
		{"shift+f24", Chord{KeyF24, ModShift}, "shift+f24"},
		{"menu", Chord{KeyMenu, 0}, "menu"},
		{"日", Chord{'日', 0}, "日"},
	}
	for _, tt := range tests {
		got, err := ParseChord(tt.in)
		if got != tt.want || (err == nil) != (tt.want != Chord{}) {
			t.Errorf("ParseChord(%q) = %+v, %v, want %+v", tt.in, got, err, tt.want)
		}
		if got.String() != tt.out {
			t.Errorf("ParseChord(%q) is written %q, want %q", tt.in, got.String(), tt.out)
		}
	}
}

func TestParseChordErrorSaysWhatWhyAndAnExample(t *testing.T) {
	tests := []struct{ in, why string }{
		{"", "it is empty"},
		{"ctrl+", `no key follows the modifier "ctrl"`},
		{"ctrl", `no key follows the modifier "ctrl"`},
		{"alt+ctrl+", `no key follows the modifier "ctrl"`},
		{"ctrl+control+s", `the modifier "control" is there twice`},
		{"hyperr+s", `"hyperr" is not a modifier`},
		{"ctrl-+s", `"ctrl-" is not a modifier`},
		{"++", `no modifier stands before a "+"`},
		{"ctrl+++", `no modifier stands before a "+"`},
		{"ab", `"ab" is no key`},
		{"ctrl-s", `"ctrl-s" is no key`},
		{"ctrl+ s", `" s" is no key`},
		{"f13x", `"f13x" is no key`},
		{"f01", `"f01" is no key`},
		{"f0", `"f0" is no key`},
		{"f25", `"f25" is no key`},
		{"f1234", `"f1234" is no key`},
		{"e\u0301", "is no key"},
		{"\n", "is no key"},
		{"\x7f", "is no key"},
		{"\u0085", "is no key"},
		{"\xff", "is no key"},
		{strings.Repeat("x", 65), "it is longer than 64 bytes"},
	}
	for _, tt := range tests {
		_, err := ParseChord(tt.in)
		if !errors.Is(err, ErrChord) {
			t.Errorf("ParseChord(%q) error = %v, want ErrChord", tt.in, err)
			continue
		}
		for _, part := range []string{`not a key: "`, tt.why, `for example "ctrl+s"`} {
			if !strings.Contains(err.Error(), part) {
				t.Errorf("ParseChord(%q) error = %q, want it to contain %q", tt.in, err, part)
			}
		}
	}
}

func TestChordText(t *testing.T) {
	for c, want := range map[Chord]bool{
		{'a', 0}: true, {' ', ModShift}: true, {'é', 0}: true,
		{'a', ModCtrl}: false, {'a', ModAlt}: false, {'a', ModMeta}: false, {KeyEnter, 0}: false, {0, 0}: false,
	} {
		if r, ok := c.Text(); ok != want || ok && r != rune(c.Key) {
			t.Errorf("%+v.Text() = %q, %v, want %v", c, r, ok, want)
		}
	}
}

// Apps call ParseChord for every shortcut of every pass.
func TestParseChordDoesNotAllocate(t *testing.T) {
	for _, s := range []string{"ctrl+s", "shift+pagedown", "Q", "é", "f12", "ctrl+alt+shift+meta+page-up", "ctrl++"} {
		if n := testing.AllocsPerRun(100, func() { _, _ = ParseChord(s) }); n != 0 {
			t.Errorf("ParseChord(%q) allocates %v times", s, n)
		}
	}
}

func FuzzParseChord(f *testing.F) {
	for _, s := range []string{"ctrl+s", "shift+Q", "ctrl+İ", "ǅ", "shift+ß", "+", "ctrl++", "f24", "\u200d", "backtab", "meta+\xff"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		c, err := ParseChord(s)
		if err != nil {
			if !errors.Is(err, ErrChord) || c != (Chord{}) {
				t.Fatalf("ParseChord(%q) = %+v, %v", s, c, err)
			}
			return
		}
		if again, err := ParseChord(c.String()); again != c || err != nil {
			t.Errorf("ParseChord(%q) = %+v, whose text %q gives %+v, %v", s, c, c.String(), again, err)
		}
	})
}

func TestEveryKeyRoundTrips(t *testing.T) {
	for k := Key(0); k <= KeyF24; k++ {
		for mod := Mod(0); mod < 16; mod++ {
			if k > 0x2000 && !k.special() && (mod != 4 || k%5 != 0) {
				continue // all of them would take seconds
			}
			c := Chord{k, mod}.canonical()
			got, err := ParseChord(c.String())
			if valid := k.Printable() || k.special(); valid != (err == nil) || valid && got != c {
				t.Fatalf("%+v is written %q, which gives %+v, %v", c, c.String(), got, err)
			}
		}
	}
}

func BenchmarkParseChord(b *testing.B) {
	for range b.N {
		_, _ = ParseChord("ctrl+s")
	}
}
