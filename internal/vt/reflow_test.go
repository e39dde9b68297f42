package vt

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

func TestReflow(t *testing.T) {
	for _, c := range []struct {
		name, input string
		w, h        int // of a screen that had 6 columns and 3 rows
		want        string
		x, y        int
		history     []string
	}{
		{"narrower", "abcde\r\nx", 3, 3, "abc\nde·\nx··", 1, 2, nil},
		{"narrower, the top goes to the history", "abcde\r\nf\r\nx", 3, 3, "de·\nf··\nx··", 1, 2, []string{"abc"}},
		{"narrower, a cursor above the end", "abcde\r\nf\r\nx\x1b[H", 3, 3, "abc\nde·\nf··", 0, 0, nil},
		{"narrower, blank rows go first", "abcde\x1b[2G", 2, 3, "ab\ncd\ne·", 1, 0, nil},
		{"the cursor goes with its cell", "abcde\x1b[5G", 3, 3, "abc\nde·\n···", 1, 1, nil},
		{"the cursor behind the end", "abc", 3, 3, "abc\n···\n···", 2, 0, nil},
		{"wider, a line that was wrapped", "abcdefgh", 9, 3, "abcdefgh·\n·········\n·········", 8, 0, nil},
		{"wider, a line that ended there", "abcdef\r\ngh", 9, 3, "abcdef···\ngh·······\n·········", 2, 1, nil},
		{"wider, a line that was moved to", "abcdef\x1b[2;1Hgh", 9, 3, "abcdef···\ngh·······\n·········", 2, 1, nil},
		{"wider, a wrap taken back by erasing", "abcdefgh\x1b[1;6H\x1b[K", 9, 3, "abcde····\ngh·······\n·········", 5, 0, nil},
		{"wider, a wrap taken back by writing", "abcdefgh\x1b[1;6Hx", 9, 3, "abcdex···\ngh·······\n·········", 6, 0, nil},
		{"wider, a wrap that was due", "abcdef", 9, 3, "abcdef···\n·········\n·········", 6, 0, nil},
		{"wider, the history joins", "abcdefghijkl\r\nx\r\ny", 12, 3, "abcdefghijkl\nx···········\ny···········", 1, 2, nil},
		{"a wide character is not cut", "ab字d", 3, 3, "ab·\n字d\n···", 2, 1, nil},
		{"and the gap it left is closed", "abcde字f", 9, 3, "abcde字f·\n·········\n·········", 8, 0, nil},
		{"a wide character in one column", "a字b\x1b[G", 1, 5, "a\n·\n·\nb\n·", 0, 0, nil},
		{"an indent stays", "  ab\r\n\r\n  c", 3, 4, "··a\nb··\n···\n··c", 2, 3, nil},
		{"higher, too: the history comes back", "a\r\nb\r\nc\r\nd", 3, 4, "a··\nb··\nc··\nd··", 1, 3, nil},
		{"height alone wraps nothing", "abcdefgh", 6, 2, "abcdef\ngh····", 2, 1, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := New(6, 3)
			s.Reflow = true
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

// What is typed after a reflow goes on where it was.
func TestTypingGoesOnAfterAReflow(t *testing.T) {
	s := New(6, 3)
	s.Reflow = true
	s.Write([]byte("abcdef"))
	s.Resize(3, 3)
	if !s.WrapPending() {
		t.Error("behind a full row no wrap is pending")
	}
	s.Write([]byte("g"))
	s.Resize(10, 3)
	s.Write([]byte("h"))
	if got := s.Row(0); got != "abcdefgh  " {
		t.Errorf("row 0 is %q", got)
	}
}

func TestTheAlternateScreenIsNotWrappedAnew(t *testing.T) {
	s := New(6, 3)
	s.Reflow = true
	s.Write([]byte("abcdef\r\nx\x1b[?1049h\x1b[Habcdef\r\nx"))
	s.Resize(3, 3)
	if got := dotted(s); got != "abc\nx··\n···" {
		t.Errorf("the alternate screen shows\n%s", got)
	}
	if x, y, _ := s.Cursor(); x != 1 || y != 1 {
		t.Errorf("the alternate screen's cursor is at (%d,%d), want (1,1)", x, y)
	}
	s.Write([]byte("\x1b[?1049l!"))
	if got := dotted(s); got != "abc\ndef\nx!·" {
		t.Errorf("the main screen shows\n%s", got)
	}
}

// lines is the text of the history and of the screen, with the rows of a wrapped line joined.
func lines(s *Screen) string {
	var b strings.Builder
	for _, r := range append(slices.Clone(s.history.rows), s.rows...) {
		text := r.text()
		if r.padded {
			text = text[:len(text)-1]
		}
		b.WriteString(text)
		if !r.wrapped {
			b.WriteString("\n")
		}
	}
	var trimmed []string
	for line := range strings.SplitSeq(b.String(), "\n") {
		trimmed = append(trimmed, strings.TrimRight(line, " "))
	}
	return strings.TrimRight(strings.Join(trimmed, "\n"), "\n")
}

// Whatever the widths on the way, no text is lost, joined or torn, and none of it is out of place at the end.
func TestReflowKeepsTheText(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 3))
	pieces := []string{"a", "bc ", "字", "語a", "e\u0301", "\r\n", "\r\n\r\n", "words and words ", "\x1b[41m x\x1b[m"}
	for range 500 {
		s := New(2+r.IntN(12), 1+r.IntN(6))
		s.Reflow = true
		for range 1 + r.IntN(25) {
			s.Write([]byte(pieces[r.IntN(len(pieces))]))
		}
		want := lines(s)
		for range 4 {
			s.Resize(2+r.IntN(14), 1+r.IntN(6))
			sound(t, s)
			if got := lines(s); got != want {
				t.Fatalf("the text is\n%q\nwant\n%q", got, want)
			}
		}
		s.Write([]byte("!"))
		if got := lines(s); strings.TrimRight(got, "! \n") != want {
			t.Fatalf("after typing the text is\n%q\nwant\n%q", got, want+"!")
		}
	}
}
