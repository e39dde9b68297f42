package vt

import (
	"slices"
	"testing"
)

func TestResize(t *testing.T) {
	for _, c := range []struct {
		name, input string
		w, h        int
		want        string
		x, y        int
		history     []string
	}{
		{"wider", "ab\r\nc", 4, 3, "ab··\nc···\n····", 1, 1, nil},
		{"narrower", "abc\r\nd", 2, 3, "ab\nd·\n··", 1, 1, nil},
		{"narrower through a wide character", "a字\r\nd", 2, 3, "a·\nd·\n··", 1, 1, nil},
		{"lower, blank rows go first", "a\r\nb", 3, 2, "a··\nb··", 1, 1, nil},
		{"lower, the top goes to the history", "a\r\nb\r\nc", 3, 1, "c··", 1, 0, []string{"a", "b"}},
		{"higher", "a", 3, 4, "a··\n···\n···\n···", 1, 0, nil},
		{"higher, the history comes back", "a\r\nb\r\nc\r\nd\r\ne", 3, 4, "b··\nc··\nd··\ne··", 1, 3, []string{"a"}},
		{"the cursor stays on the screen", "\x1b[3;3H", 2, 2, "··\n··", 1, 1, []string{""}},
		{"not below one cell", "a", 0, -1, "a", 0, 0, nil},
		{"the wrap that was due is off", "abc", 4, 3, "abc·\n····\n····", 2, 0, nil},
		{"the region is the whole screen", "\x1b[2;3r\x1b[1;1Ha\r\nb\r\nc\r\nd", 3, 4, "a··\nc··\nd··\n···", 1, 2, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := New(3, 3)
			s.Write([]byte(c.input))
			s.Resize(c.w, c.h)
			if got := dotted(s); got != c.want {
				t.Errorf("shows\n%s\nwant\n%s", got, c.want)
			}
			if x, y, _ := s.Cursor(); x != c.x || y != c.y {
				t.Errorf("cursor at (%d,%d), want (%d,%d)", x, y, c.x, c.y)
			}
			if got := s.Scrollback(); !slices.Equal(got, c.history) {
				t.Errorf("history %q, want %q", got, c.history)
			}
		})
	}
}

func TestResizeOfTheAlternateScreenKeepsTheMainOne(t *testing.T) {
	s := New(3, 3)
	s.Write([]byte("a\r\nb\r\nc\x1b[?1049h\x1b[2;1Hx"))
	s.Resize(5, 2)
	if got := dotted(s); got != "·····\nx····" {
		t.Errorf("alternate screen shows\n%s", got)
	}
	s.Write([]byte("\x1b[?1049l!"))
	if got := dotted(s); got != "b····\nc!···" {
		t.Errorf("main screen shows\n%s", got)
	}
	if got := s.Scrollback(); !slices.Equal(got, []string{"a"}) {
		t.Errorf("history %q", got)
	}
}

func TestHistory(t *testing.T) {
	s := New(4, 2)
	s.Write([]byte("a字\r\nb  \r\n\r\nd\x1b[S"))
	if got, want := s.Scrollback(), []string{"a字", "b", ""}; !slices.Equal(got, want) {
		t.Errorf("history %q, want %q", got, want)
	}
	if got := s.String(); got != "d\n" {
		t.Errorf("screen %q", got)
	}
}

// Only what leaves by the top edge of the screen is history.
func TestScrollingARegionBelowTheTopMakesNoHistory(t *testing.T) {
	s := New(2, 3)
	s.Write([]byte("a\x1b[2;3r\x1b[3;1H\n\n\n\x1b[r\x1b[M"))
	if got := s.Scrollback(); len(got) != 0 {
		t.Errorf("history %q", got)
	}
	s.Write([]byte("b\x1b[3;1H\n"))
	if got := s.Scrollback(); !slices.Equal(got, []string{"b"}) {
		t.Errorf("history %q, want b", got)
	}
}

func TestHistoryIsBounded(t *testing.T) {
	s := New(2, 1)
	for range maxHistory + 10 {
		s.Write([]byte("a\r\n"))
	}
	if n := len(s.Scrollback()); n != maxHistory {
		t.Errorf("%d rows, want %d", n, maxHistory)
	}
}
