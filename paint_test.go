package limoni_test

import (
	"strings"
	"testing"
	"time"

	"limoni"
	"limoni/accessibility"
)

func TestBatchIsPaintedOnceAndAfter16Milliseconds(t *testing.T) {
	slow := time.Duration(0)
	var out writes
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		b := s.button(f, "b", 0)
		if b.Key("x") {
			s.say("x")
			s.app.MoveClock(slow)
		}
		f.Print(row(f, 1), strings.Join(s.log, ""), limoni.Style{})
	}, limoni.WithOutput(&out))
	for _, c := range []struct {
		slow           time.Duration
		frames, writes int
	}{{0, 1, 1}, {10 * time.Millisecond, 2, 2}, {16 * time.Millisecond, 4, 4}} {
		slow, out.n = c.slow, 0
		before := s.snap().Frame
		s.feed("xxxx")
		if frames := int(s.snap().Frame - before); frames != c.frames || out.n != c.writes {
			t.Errorf("four events of %v: %d frames in %d writes, want %d in %d", c.slow, frames, out.n, c.frames, c.writes)
		}
	}
	// An event nobody wants, long ago, does not count.
	slow, out.n = 0, 0
	s.feed("y")
	s.app.Advance(time.Second)
	before := s.snap().Frame
	s.feed("xx")
	if frames := s.snap().Frame - before; frames != 1 {
		t.Errorf("two events long after one that nobody wanted: %d frames, want 1", frames)
	}
}

// writes counts calls of Write and keeps the bytes.
type writes struct {
	n     int
	bytes []byte
}

func (w *writes) Write(p []byte) (int, error) {
	w.n++
	w.bytes = append(w.bytes, p...)
	return len(p), nil
}

func TestIdleAppWritesNothingAndDrawsNothing(t *testing.T) {
	var out writes
	passes, value := 0, "abc"
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		passes++
		resp := s.field(f, "f", 0, &value)
		f.Caret(resp, 3, 0)
		f.Print(row(f, 0), value, limoni.Style{})
	}, limoni.WithOutput(&out))
	if out.n != 1 || len(out.bytes) == 0 {
		t.Fatalf("first frame: %d writes of %d bytes, want one", out.n, len(out.bytes))
	}
	passes, out.n = 0, 0
	s.app.Advance(10 * time.Second)
	if passes != 0 || out.n != 0 {
		t.Errorf("10 s of nothing: %d passes, %d writes", passes, out.n)
	}
	s.app.Redraw()
	s.app.Redraw()
	if s.snap(); passes != 1 || out.n != 0 {
		t.Errorf("two Redraws: %d passes, %d writes; want 1 and 0", passes, out.n)
	}
	if !s.snap().Idle {
		t.Error("not idle")
	}
	s.feed("d")
	if out.n != 1 {
		t.Errorf("a typed letter: %d writes, want 1", out.n)
	}
}

func TestFocusThatMovesForEverIsAProblem(t *testing.T) {
	moves, paints := false, 0
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		paints++
		a, b := s.button(f, "a", 0), s.button(f, "b", 1)
		if moves && !a.Focused() {
			f.Focus("a")
		}
		if moves && a.Focused() && !b.Focused() {
			f.Focus("b")
		}
	})
	s.wantProblems()
	moves, paints = true, 0
	s.app.Redraw()
	s.wantProblems(`"a"`)
	if p := s.snap().Problems; !strings.Contains(p[0], `"b"`) || !strings.Contains(p[0], "focus") {
		t.Errorf("the problem does not name both nodes: %s", p[0])
	}
	if paints != 5 {
		t.Errorf("painted %d times, want once and four repeats", paints)
	}
	moves = false
	s.app.Redraw()
	s.wantProblems()
}

func TestPaintRepeatsUntilTheFocusShows(t *testing.T) {
	open := false
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		s.button(f, "a", 0)
		if open {
			resp := s.button(f, "b", 1)
			f.AutoFocus(resp)
			if resp.Focused() {
				f.Print(row(f, 2), "focused", limoni.Style{})
			}
		}
	})
	_ = s.app.Post(func() { open = true })
	snap := s.snap()
	if !strings.Contains(snap.Screen.String(), "focused") || snap.Frame != 2 {
		t.Errorf("frame %d:\n%s", snap.Frame, snap.Screen.String())
	}
	s.wantFocus("b")
}

// Control sequences in data never reach the terminal.
func TestDataCannotControlTheTerminal(t *testing.T) {
	var out writes
	evil := "A\x1b]52;c;aGk=\x07B\x1b[2JC\u009b31mD\x1bP1$r\x1b\\E\x7f\x00F"
	for _, data := range []string{evil, "A\x1b]never ended", "A\x9b2J\x07"} {
		out.bytes = nil
		s := newStage(t, func(s *stage, f *limoni.Frame) {
			f.RegisterAccessibility(accessibility.Node{Role: accessibility.RoleText, Label: data, Bounds: row(f, 0)})
			w := f.Print(row(f, 0), data, limoni.Style{})
			if w != limoni.Width(data) {
				t.Errorf("printed %d columns of %q, which measures %d", w, data, limoni.Width(data))
			}
			f.PrintCut(row(f, 1), data, limoni.Style{})
			f.Print(row(f, 2), "x", limoni.Style{Link: "http://x/\x1b\\\x07" + data})
		}, limoni.WithOutput(&out))
		text := string(out.bytes)
		for _, bad := range []string{"\x1b]52", "\x1bP", "\x7f", "\x00", "\u009b", "\x9b"} {
			if strings.Contains(text, bad) {
				t.Errorf("%q reached the terminal as %q", data, bad)
			}
		}
		if n := strings.Count(text, "\x1b[2J"); n != 1 {
			t.Errorf("the terminal was cleared %d times, want once", n)
		}
		if data == evil {
			t.Log(s.snap().Screen.String())
			line := s.snap().Screen.String()
			for _, c := range "ABCDEF" {
				if i := strings.IndexRune(line, c); i < 0 {
					t.Errorf("%c is not on the screen: %q", c, line)
				} else {
					line = line[i:]
				}
			}
		}
	}
}
