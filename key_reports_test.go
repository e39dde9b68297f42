package limoni_test

import (
	"strings"
	"testing"
	"time"

	"limoni"
	"limoni/accessibility"
)

// A terminal that reports releases must not end the app with the release of a
// Ctrl+C that something took, nor press a shortcut twice.
func TestReleasesOfShortcutsDoNothing(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		s.button(f, "a", 0)
		s.button(f, "b", 1)
		if f.Key("ctrl+z") {
			s.say("ctrl+z")
		}
	})
	s.feed("\x1b[122;5u\x1b[122;5:3u") // Ctrl+Z down and up
	s.want("ctrl+z")
	s.feed("\x1b[9;1:3u\x1b[13;1:3u\x1b[99;5:3u") // Tab, Enter and Ctrl+C go up
	s.want("")
	s.wantFocus("a")
	s.feed("\x1b[99;5:1u")
	if _, err := s.app.Do(t.Context(), accessibility.Request{Op: accessibility.OpKey, Chord: "a"}); err != accessibility.ErrEnded {
		t.Errorf("after Ctrl+C was pressed: %v, want ErrEnded", err)
	}
}

// Ctrl+I is not Tab and Ctrl+M is not Enter where the terminal tells them
// apart, and Esc before a key is not Alt.
func TestKeysThatOldTerminalsMixUp(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		s.button(f, "a", 0)
		s.button(f, "b", 1)
		for _, chord := range []string{"ctrl+i", "ctrl+m", "esc", "j", "alt+j"} {
			if f.Key(chord) {
				s.say("%s", chord)
			}
		}
	})
	s.feed("\x1b[105;5u\x1b[109;5u\x1b[27u\x1b[106u\x1b[106;3u")
	s.want("ctrl+i, ctrl+m, esc, j, alt+j")
	s.wantFocus("a")
	s.feed("\x1b[9u\x1b[13u")
	s.want("click b")
}

// What a terminal answers is for the toolkit, whenever it comes: no shortcut
// sees it and nothing is drawn for it.
func TestRepliesReachNobody(t *testing.T) {
	value, passes := "", 0
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		passes++
		s.field(f, "in", 0, &value)
		for _, chord := range []string{"esc", "c", "u", "R", "alt+]", "alt+P", "shift+f3"} {
			if f.Key(chord) {
				s.say("%s", chord)
			}
		}
	})
	passes = 0
	for _, reply := range []string{
		"\x1b[?62;1;2;4;6;8;9;15;16;17;18;21;22;28;29;42;52c", "\x1b[>1;10;0c", "\x1b[?1u", "\x1b[?2026;2$y", "\x1b[24;80R",
		"\x1b]11;rgb:1e1e/1e1e/2e2e\x1b\\", "\x1b]10;rgb:ffff/ffff/ffff\a", "\x1bP>|XTerm(390)\x1b\\", "\x1b_Gi=1;OK\x1b\\", "\x1b[I", "\x1b[O",
	} {
		s.feed(reply)
		for i := range reply { // and cut anywhere
			s.feed(reply[:i])
			s.app.Advance(time.Millisecond)
			s.feed(reply[i:])
		}
	}
	s.app.Advance(2 * time.Second)
	s.want("")
	if value != "" || passes != 0 {
		t.Errorf("typed %q, drew %d times; want nothing and never", value, passes)
	}
	s.feed("x")
	if value != "x" {
		t.Errorf("a key after them typed %q", value)
	}
}

// A lone Esc is one when its time has passed, not before and not twice; how
// long that is the app may say.
func TestEscTimeoutOfAnApp(t *testing.T) {
	for _, timeout := range []time.Duration{0, 400 * time.Millisecond} {
		var opts []limoni.Option
		if timeout > 0 {
			opts = append(opts, limoni.WithEscTimeout(timeout))
		}
		want := max(timeout, 50*time.Millisecond)
		s := newStage(t, func(s *stage, f *limoni.Frame) {
			for _, chord := range []string{"esc", "down", "alt+["} {
				if f.Key(chord) {
					s.say("%s", chord)
				}
			}
		}, opts...)
		s.feed("\x1b")
		s.app.Advance(want - time.Millisecond)
		s.want("")
		s.app.Advance(2 * time.Millisecond)
		s.want("esc")
		s.app.Advance(time.Hour)
		s.want("")
		s.feed("\x1b")
		s.app.Advance(want - time.Millisecond)
		s.feed("[B")
		s.app.Advance(time.Hour)
		s.want("down")
	}
}

// A chord with Ctrl, Alt or Super is no text, whichever way the terminal spells
// it.
func TestChordsAreNoText(t *testing.T) {
	value := ""
	s := newStage(t, func(s *stage, f *limoni.Frame) { s.field(f, "in", 0, &value) })
	s.feed("\x15\x01\x1bx\x1b[120;5u\x1b[120;3u\x1b[120;9u\x1b[27;5;120~\x1b[57363u\x1b[57376u\x1b[57428u\x1b[57358u")
	s.app.Advance(time.Second)
	if value != "" {
		t.Errorf("typed %q, want nothing", value)
	}
	typed := "x \x1b[120u\x1b[32u\x1b[120:88;2u\x1b[120;65u\x1bOj\x1bOo\x1b[57412u\x1b[57415u"
	if s.feed(typed); value != "x x Xx*/-=" {
		t.Errorf("%s typed %q, want %q", strings.ReplaceAll(typed, "\x1b", "ESC "), value, "x x Xx*/-=")
	}
}
