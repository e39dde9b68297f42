package vt

import (
	"slices"
	"testing"
)

func TestModesAreRecorded(t *testing.T) {
	for _, n := range []int{1, 5, 9, 12, 1000, 1002, 1003, 1004, 1006, 2004, 2026, 2031, 1049} {
		s := New(4, 1)
		if s.Mode(n) {
			t.Errorf("mode %d is set on a new screen", n)
		}
		s.Write([]byte("\x1b[?" + itoa(n) + "h"))
		if !s.Mode(n) {
			t.Errorf("mode %d is not set after DECSET", n)
		}
		s.Write([]byte("\x1b[?" + itoa(n) + "l"))
		if s.Mode(n) {
			t.Errorf("mode %d is set after DECRST", n)
		}
		if u := s.Unknown(); len(u) > 0 {
			t.Errorf("mode %d is not understood: %q", n, u)
		}
	}
}

func TestModesThatAreOnByDefault(t *testing.T) {
	s := New(4, 1)
	if !s.Mode(ModeCursorVisible) || !s.Mode(ModeAutoWrap) {
		t.Fatal("cursor or autowrap is off on a new screen")
	}
	s.Write([]byte("\x1b[?25;7l"))
	if _, _, visible := s.Cursor(); visible || s.Mode(ModeAutoWrap) {
		t.Error("cursor or autowrap is on after DECRST")
	}
}

func TestAnUnknownModeIsRememberedAndCounted(t *testing.T) {
	s := New(4, 1)
	s.Write([]byte("\x1b[?1000;7777h"))
	if !s.Mode(1000) || !s.Mode(7777) || s.Unknown()["\x1b[?1000;7777h"] != 1 {
		t.Errorf("modes %v %v, unknown %q", s.Mode(1000), s.Mode(7777), s.Unknown())
	}
}

func TestTheTwoScreensAreApart(t *testing.T) {
	s := New(3, 2)
	s.Write([]byte("a\x1b[?1049h\x1b[Hb\r\n\n\n\nc"))
	if !s.AltScreen() || dotted(s) != "···\nc··" {
		t.Fatalf("alternate: %v\n%s", s.AltScreen(), dotted(s))
	}
	if n := len(s.Scrollback()); n != 0 {
		t.Errorf("the alternate screen has put %d rows into the history", n)
	}
	s.Write([]byte("\x1b[?1049l"))
	if s.AltScreen() || dotted(s) != "a··\n···" {
		t.Errorf("main: %v\n%s", !s.AltScreen(), dotted(s))
	}
}

func TestMode1047ClearsAndMode47DoesNot(t *testing.T) {
	for mode, want := range map[string]string{"47": "a··", "1047": "···"} {
		s := New(3, 1)
		s.Write([]byte("\x1b[?" + mode + "ha\x1b[?" + mode + "l\x1b[?47h"))
		if got := dotted(s); got != want {
			t.Errorf("mode %s: the alternate screen shows %s, want %s", mode, got, want)
		}
	}
}

func TestSavedModes(t *testing.T) {
	s := New(3, 1)
	s.Write([]byte("\x1b[?1000h\x1b[?1000;1002s\x1b[?1000l\x1b[?1002h\x1b[?1000;1002r"))
	if !s.Mode(1000) || s.Mode(1002) {
		t.Errorf("restored to %v %v, want true false", s.Mode(1000), s.Mode(1002))
	}
}

func TestKittyKeyboard(t *testing.T) {
	s := New(3, 1)
	expect := func(input string, flags, depth int) {
		t.Helper()
		s.Write([]byte(input))
		if s.KeyboardFlags() != flags || s.KeyboardDepth() != depth {
			t.Errorf("%q: flags %d at depth %d, want %d at %d", input, s.KeyboardFlags(), s.KeyboardDepth(), flags, depth)
		}
	}
	expect("\x1b[>1u", 1, 1)
	expect("\x1b[>5u", 5, 2)
	expect("\x1b[=2;2u", 7, 2)
	expect("\x1b[=1;3u", 6, 2)
	expect("\x1b[=8u", 8, 2)
	expect("\x1b[?1049h", 0, 0)
	expect("\x1b[>3u", 3, 1)
	expect("\x1b[?1049l", 8, 2)
	expect("\x1b[<u", 1, 1)
	expect("\x1b[<u", 0, 0)
	expect("\x1b[>1u\x1b[>2u\x1b[<9u", 0, 0)
	if u := s.Unknown(); len(u) > 0 {
		t.Errorf("unknown: %q", u)
	}
}

func TestSoftReset(t *testing.T) {
	s := New(4, 3)
	s.Write([]byte("ab\x1b[?25;7l\x1b[?6h\x1b[2;3r\x1b[1m\x1b[4h\x1b=\x1b(0\x1b[5 q\x1b[?1000h\x1b[!p"))
	if got, want := s.Changed(), []string{"mode 1000 set", "cursor shape 5"}; !slices.Equal(got, want) {
		t.Errorf("changed after DECSTR is %q, want %q", got, want)
	}
	if got := s.CursorShape(); got != 5 {
		t.Errorf("cursor shape %d, want 5", got)
	}
	if got := s.Row(0); got != "ab  " {
		t.Errorf("row 0 is %q", got)
	}
}

func TestErasingIsCounted(t *testing.T) {
	s := New(2, 1)
	s.Write([]byte("a\nb\n\x1b[J\x1b[2J\x1b[2J"))
	if s.Erased(0) != 1 || s.Erased(1) != 0 || s.Erased(2) != 2 || s.Erased(3) != 0 || len(s.Scrollback()) != 2 {
		t.Errorf("erased %d %d %d %d, history %q", s.Erased(0), s.Erased(1), s.Erased(2), s.Erased(3), s.Scrollback())
	}
	s.Write([]byte("\x1b[3J"))
	if s.Erased(3) != 1 || len(s.Scrollback()) != 0 {
		t.Errorf("after ED 3: erased %d, history %q", s.Erased(3), s.Scrollback())
	}
	s.Write([]byte("a\n\x1bc"))
	if s.Erased(3) != 2 || len(s.Scrollback()) != 0 {
		t.Errorf("after RIS: erased %d, history %q", s.Erased(3), s.Scrollback())
	}
}
