//go:build linux || darwin || freebsd

package realapp

import (
	"bytes"
	"os/exec"
	"regexp"
	"strings"
	"testing"

	"limoni/internal/pty"
	"limoni/internal/vt"
)

// startIn starts the app in a terminal with those quirks.
func startIn(t *testing.T, quirks vt.Quirks, env ...string) *app {
	t.Helper()
	dir := tempDir(t)
	cmd := exec.Command("/bin/sh", "-c", `stty -echo; echo ready; read go; stty echo; exec "$0" "$@"`, taggedApp.command(t).Path)
	cmd.Env = environment(how{dir: dir, env: env})
	c, err := pty.StartConsole(cmd, 80, 24)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close() })
	a := &app{Console: c, t: t, dir: dir}
	a.await("ready")
	a.Inspect(func(s *vt.Screen) { s.Quirks = quirks })
	a.enter("\r")
	a.await("w=80 h=24", "early=1000")
	return a
}

// Whatever a terminal makes of the questions, the app comes up, nothing of the
// answers is typed, keys work, and the terminal is given back whole.
func TestATerminalMayAnswerAnything(t *testing.T) {
	for name, quirks := range map[string]vt.Quirks{
		"as it should":  {},
		"never":         {Garble: func([]byte) []byte { return nil }},
		"half":          {Garble: func(b []byte) []byte { return b[:len(b)/2] }},
		"twice":         {Garble: func(b []byte) []byte { return append(b, b...) }},
		"with nonsense": {Garble: func(b []byte) []byte { return []byte("\x1b[?9;9;9;9$y\x1bP>|\x1b\\\x1b[?u\x1b]11;?\a\x1b[999;999R") }},
		"8-bit": {Garble: func(b []byte) []byte {
			b = bytes.ReplaceAll(b, []byte("\x1b["), []byte{0x9b})
			return bytes.ReplaceAll(bytes.ReplaceAll(b, []byte("\x1bP"), []byte{0x90}), []byte("\x1b\\"), []byte{0x9c})
		}},
		"printing what it does not know": {
			PrintsUnknown: true,
			Lacks:         []string{"\x1b[b", "\x1b[?$p", "\x1b[>q", "\x1b[?u", "\x1b[>u", "\x1b[<u"},
		},
		"counting otherwise": {NarrowClusters: true, NoBackgroundErase: true, RepeatsASCII: true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			a := startIn(t, quirks)
			a.expectRunning()
			eventually(t, "a key arrives", func() bool {
				a.enter("g") // the first ones may be taken for the rest of half an answer
				return strings.Contains(a.Screen(), "greeted=1")
			})
			a.expectWhole(80, 24)
			if n := bytes.Count(a.Raw(), []byte("\x1b[2J")); n > 2 {
				t.Errorf("the screen was painted whole %d times, want once at first and at most once for the answers", n)
			}
			a.enter("i")
			a.await("name: Name") // the field shows its label: nothing was typed into it
			a.enter("\x03")
			if exit := a.end(); !exit.OK() {
				t.Error(exit)
			}
			a.expectRestored()
			if said := a.normal(); !strings.Contains(said, "ended well") || strings.ContainsAny(strings.ReplaceAll(said, "\x1b[?", ""), "$;") {
				t.Errorf("after the end the terminal shows %q", said)
			}
		})
	}
}

// Keys of a terminal with the kitty protocol are told apart: a release is no
// key, Esc is one at once, and Ctrl+I is not Tab.
func TestTheKittyKeyboardIsTurnedOnWhereThereIsOne(t *testing.T) {
	t.Parallel()
	a := start(t, how{args: []string{"-record"}})
	err := a.WaitFor(soon(t), func(s *vt.Screen) bool { return s.KeyboardFlags() == 3 })
	if err != nil {
		t.Fatalf("%v: the keyboard has the flags %d", err, a.keyboardFlags())
	}
	a.enter("\x1b[27u\x1b[105;5u\x1b[97;1:1u\x1b[97;1:2u\x1b[97;1:3u\x1b[1;1:1A\x1b[1;1:3A\x1b[57441;2:1u")
	a.await("keys: a=2 ctrl+i=1 esc=1 up=1 ")
	a.enter("\x03")

	plain := startIn(t, vt.Quirks{Lacks: []string{"\x1b[?u"}})
	plain.enter("\x1bOQ")
	plain.await("said: draws=")
	if flags := plain.keyboardFlags(); flags != 0 {
		t.Errorf("a terminal that says nothing of the protocol has the flags %d", flags)
	}
}

func (a *app) keyboardFlags() (flags int) {
	a.Inspect(func(s *vt.Screen) { flags = s.KeyboardFlags() })
	return flags
}

// Synchronized output is used where the terminal says that it has it, and only
// there; each frame that is opened is closed.
func TestFramesAreBracketedWhereTheTerminalSaysSo(t *testing.T) {
	for name, c := range map[string]struct {
		quirks vt.Quirks
		used   bool
	}{
		"has it":      {vt.Quirks{}, true},
		"lacks it":    {vt.Quirks{Garble: func(b []byte) []byte { return bytes.Replace(b, []byte("2026;2$y"), []byte("2026;0$y"), 1) }}, false},
		"says not":    {vt.Quirks{Lacks: []string{"\x1b[?$p"}}, false},
		"says naught": {vt.Quirks{Garble: func([]byte) []byte { return nil }}, false},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			a := startIn(t, c.quirks)
			a.enter("ggggg")
			a.await("greeted=5")
			if err := a.Resize(90, 20); err != nil {
				t.Fatal(err)
			}
			a.await("w=90 h=20")
			a.enter("\x03")
			a.end()
			opened, closed := bytes.Count(a.Raw(), []byte("\x1b[?2026h")), bytes.Count(a.Raw(), []byte("\x1b[?2026l"))
			if opened != closed || (opened > 0) != c.used {
				t.Errorf("%d frames were opened and %d closed", opened, closed)
			}
		})
	}
}

// What a terminal answers late, after frames were drawn and with nothing typed,
// is used from the next frame on, which comes by itself.
func TestLateAnswersAreUsedAtOnce(t *testing.T) {
	t.Parallel()
	a := startIn(t, vt.Quirks{Garble: func([]byte) []byte { return nil }}, "COLORTERM=", "TERM=xterm-256color")
	a.enter("g")
	a.await("greeted=1")
	a.expectRunning()
	if flags := a.keyboardFlags(); flags != 0 || bytes.Contains(a.Raw(), []byte("\x1b[?2026h")) {
		t.Fatalf("the keyboard has the flags %d of a terminal that answers nothing, or frames are opened in it", flags)
	}
	a.enter("\x1b[?0u") // it has the kitty keyboard
	a.awaitKeyboard(3)
	a.enter("\x1b[?2026;2$y\x1b[?62;22cg") // and synchronized output, and no more to say
	a.await("greeted=2")
	if err := a.Resize(70, 24); err != nil {
		t.Fatal(err)
	}
	a.await("w=70 h=24")
	if !bytes.Contains(a.Raw(), []byte("\x1b[?2026h")) {
		t.Error("a frame of the whole screen is not opened")
	}
	a.enter("q")
	if exit := a.end(); !exit.OK() {
		t.Error(exit)
	}
	a.expectRestored()
}

// NO_COLOR takes the colours and leaves the rest: what is selected can be told
// from what is not. An empty one does nothing.
func TestNoColorKeepsAttributes(t *testing.T) {
	for value, colours := range map[string]bool{"1": false, "0": false, "": true} {
		t.Run(value, func(t *testing.T) {
			t.Parallel()
			a := start(t, how{env: []string{"NO_COLOR=" + value}})
			a.enter("i")
			a.await("name: Name")
			a.enter("\t\x1bOQ")
			a.await("said: draws=")
			seen, attributes := a.looks()
			if seen != colours {
				t.Errorf("there are colours: %v, want %v", seen, colours)
			}
			if !attributes {
				t.Error("no cell is bold, dim or reversed: what has the focus cannot be seen")
			}
			if found := colour.Find(a.Raw()); (found != nil) != colours {
				t.Errorf("the first colour in the output is %q", found)
			}
			if !bytes.Contains(a.Raw(), []byte("\x1b[?1049h")) {
				t.Error("the app does not use the whole screen")
			}
		})
	}
}

// colour is a select graphic rendition (SGR) with a colour in it.
var colour = regexp.MustCompile(`\x1b\[([0-9;]*;)?(3[0-8]|4[0-8]|9[0-7]|10[0-7])(;[0-9;]*)?m`)

// looks reports whether any cell has a colour, and any an attribute.
func (a *app) looks() (colours, attributes bool) {
	a.Inspect(func(s *vt.Screen) {
		w, h := s.Size()
		for i := range w * h {
			st := s.Cell(i%w, i/w).Style
			colours = colours || st.Foreground != 0 || st.Background != 0
			attributes = attributes || st.Attributes != 0
		}
	})
	return colours, attributes
}
