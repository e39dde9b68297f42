//go:build linux || darwin || freebsd

package realapp

import (
	"bytes"
	"fmt"
	"os/exec"
	"slices"
	"strings"
	"syscall"
	"testing"

	"limoni/internal/pty"
	"limoni/internal/vt"
)

// fifty writes more lines than the terminal shows, once it is told to begin.
const fifty = `stty -echo; echo ready; read go; stty echo; printf '\033[H\033[2J'
i=1; while [ $i -le 50 ]; do echo "line $i"; i=$((i+1)); done; exec "$0" "$@"`

// startInline starts an inline app of six rows from a shell that has written
// fifty lines, in a terminal with those quirks.
func startInline(t *testing.T, quirks vt.Quirks) *app {
	t.Helper()
	a := startInlineOf(t, 6, 24, quirks)
	a.await("w=80 h=6", "early=1000")
	return a
}

// startInlineOf starts one that asks for so many rows of a terminal that has
// so many.
func startInlineOf(t *testing.T, asked, rows int, quirks vt.Quirks) *app {
	t.Helper()
	cmd := exec.Command("/bin/sh", "-c", fifty, taggedApp.command(t).Path, "-inline", fmt.Sprint(asked))
	cmd.Env = environment(how{dir: tempDir(t)})
	c, err := pty.StartConsole(cmd, 80, rows)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close() })
	a := &app{Console: c, t: t}
	a.await("ready")
	a.Inspect(func(s *vt.Screen) { s.Quirks = quirks })
	a.enter("\r")
	return a
}

// kitty is a terminal that says that it is one, and wraps lines anew as that
// does.
var kitty = vt.Quirks{Reflow: true, Garble: func(answer []byte) []byte {
	return bytes.Replace(answer, []byte("limoni-vt 1"), []byte("kitty(0.35.1)"), 1)
}}

// lines is everything that the terminal has, from the top of its history, up to
// the last row that is not blank.
func (a *app) lines() (lines []string) {
	a.Inspect(func(s *vt.Screen) {
		for _, line := range append(s.Scrollback(), strings.Split(s.String(), "\n")...) {
			lines = append(lines, strings.TrimRight(line, " "))
		}
	})
	for len(lines) > 0 && lines[len(lines)-1] == "" {
		lines = lines[:len(lines)-1]
	}
	return lines
}

// expectBelowHistory says that the fifty lines are there, once each, and right
// below them what is wanted.
func (a *app) expectBelowHistory(want ...string) {
	a.t.Helper()
	a.expectHistory()
	got := a.lines()[50:]
	for i, w := range want {
		if i >= len(got) || !strings.HasPrefix(got[i], w) {
			a.t.Fatalf("row %d below the history is not %q:\n%s", i, w, strings.Join(got, "\n"))
		}
	}
	if len(got) > len(want) {
		a.t.Fatalf("more than wanted is below the history:\n%s", strings.Join(got, "\n"))
	}
}

var band = []string{"w=", "one=0", "keys:", "wheel=0", "early=1000", "said:"}

func TestAnInlineAppKeepsWhatIsAboveItAndItsLastFrame(t *testing.T) {
	for _, end := range []struct {
		name string
		do   func(*app)
		says []string
	}{
		{"quit", typing("q"), []string{"draws=", "ended well"}},
		{"a signal", sending(syscall.SIGTERM), []string{"draws=", "testapp: limoni: ended by a signal: terminated"}},
	} {
		t.Run(end.name, func(t *testing.T) {
			t.Parallel()
			a := startInline(t, vt.Quirks{})
			a.expectBelowHistory(band...)
			for range 3 {
				a.enter("g\x1bOQ")
			}
			a.await("greeted=3", "said: draws=")
			a.expectBelowHistory("w=80", "one=0", "keys:", "wheel=0", "early=1000 greeted=3", "said: draws=")
			end.do(a)
			a.end()
			a.expectBelowHistory(append([]string{"w=80", "one=0", "keys:", "wheel=0", "early=1000 greeted=3", "said: draws="}, end.says...)...)
			a.expectNormalScreenOnly()
		})
	}
}

// expectNormalScreenOnly says that nothing was used that belongs to the whole
// screen or to the user, and that the terminal is as it was.
func (a *app) expectNormalScreenOnly() {
	a.t.Helper()
	if n := bytes.Count(a.Raw(), []byte("\x1b[2J")) + bytes.Count(a.Raw(), []byte("\x1b[H")); n != 2 {
		a.t.Errorf("the screen was cleared or addressed %d times, want the 2 of the shell", n)
	}
	for _, sequence := range []string{"\x1b[?1049h", "\x1b[3J", "\x1b[?1000h", "\x1b[?1003h"} {
		if bytes.Contains(a.Raw(), []byte(sequence)) {
			a.t.Errorf("an inline app wrote %q", sequence)
		}
	}
	if !bytes.Contains(a.Raw(), []byte("\x1b[?2004h")) {
		a.t.Error("bracketed paste was not turned on: is this the app's output?")
	}
	a.Inspect(func(s *vt.Screen) {
		if left := s.Changed(); len(left) > 0 {
			a.t.Errorf("the app left behind: %q", left)
		}
	})
}

// A panic's text is below the last frame.
func TestAPanicOfAnInlineAppIsShownBelowIt(t *testing.T) {
	t.Parallel()
	a := startInline(t, vt.Quirks{})
	a.enter("H")
	a.end()
	lines := a.lines()
	if len(lines) < 58 || lines[49] != "line 50" || !strings.HasPrefix(lines[50], "w=80") || !strings.HasPrefix(lines[56], "panic: boom in a handler") {
		t.Errorf("the terminal shows\n%s", strings.Join(lines, "\n"))
	}
	a.expectNormalScreenOnly()
}

// Whether the terminal wraps its lines anew or not, no line above the band is
// lost when the size changes, and nothing of an older band is left.
func TestAnInlineAppFollowsTheSize(t *testing.T) {
	for name, quirks := range map[string]vt.Quirks{"cut": {}, "wrapped anew": kitty} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			a := startInline(t, quirks)
			a.enter("\t\t\t") // the cursor goes to other rows
			for _, width := range []int{60, 100, 30, 79, 80} {
				a.enter("\t")
				if err := a.Resize(width, 24); err != nil {
					t.Fatal(err)
				}
				a.await(fmt.Sprintf("w=%d h=6", width))
				a.expectBelowHistory(band...)
			}
			for _, height := range []int{4, 30} {
				if err := a.Resize(80, height); err != nil {
					t.Fatal(err)
				}
				a.await(fmt.Sprintf("w=80 h=%d", min(height, 6)))
			}
			a.enter("\x03")
			a.end()
			a.expectHistory()
			a.expectNormalScreenOnly()
		})
	}
}

// A stopped inline app leaves its last frame to the shell, which goes on below
// it, and goes on below what the shell wrote.
func TestCtrlZAndFgOfAnInlineApp(t *testing.T) {
	t.Parallel()
	a := startShell(t)
	a.enter(taggedApp.command(t).Path + " -inline 3 -suspend\r")
	a.await("w=80 h=3")
	a.enter("g\x1a")
	a.awaitShell("Stopped")
	a.enter("echo the shell $((6*7))\r")
	a.awaitShell("the shell 42")
	a.enter("fg\r")
	a.awaitKeyboard(3)
	a.enter("q")
	a.awaitShell("ended well")
	var starts []string
	for _, line := range a.lines() {
		for _, start := range []string{"w=80 h=3 ", "one=0", "keys:", "the shell 42", "ended well"} {
			if strings.HasPrefix(line, start) {
				starts = append(starts, start)
			}
		}
	}
	if got, want := strings.Join(starts, "|"), "w=80 h=3 |one=0|keys:|the shell 42|w=80 h=3 |one=0|keys:|ended well"; got != want {
		t.Errorf("the terminal shows %q, want %q:\n%s", got, want, strings.Join(a.lines(), "\n"))
	}
}

// After a child has used the terminal the app goes on below it.
func TestAnInlineAppGoesOnBelowItsChild(t *testing.T) {
	t.Parallel()
	a := startInline(t, vt.Quirks{})
	a.handOver("X")
	a.enter("typed\r")
	a.await("said: child: <nil>")
	want := append([]string{}, band...)
	want = append(want, "the child reads", "typed", "the child got typed", "w=80", "one=0", "keys:", "wheel=0", "early=1000", "said: child: <nil>")
	a.expectBelowHistory(want...)
	a.enter("q")
	a.end()
	a.expectNormalScreenOnly()
}

// A band that asks for more rows than there are is as high as the terminal. What
// it writes to change a little erases no screen, the history least of all, and
// all of it is still there when the size has changed and in the end.
func TestAnInlineAppIsAtMostAsHighAsTheTerminal(t *testing.T) {
	for name, quirks := range map[string]vt.Quirks{"cut": {}, "wrapped anew": kitty} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			a := startInlineOf(t, 40, 20, quirks)
			a.await("w=80 h=20", "early=1000")
			erased := a.erased()
			for i := range 12 {
				a.enter("g")
				a.await("w=80 h=20 ", fmt.Sprintf("greeted=%d ", i+1))
			}
			if n := a.erased(); n != erased {
				t.Errorf("12 updates erased the screen %d times", n-erased)
			}
			a.expectHistory()
			if err := a.Resize(70, 15); err != nil {
				t.Fatal(err)
			}
			a.await("w=70 h=15 ", "greeted=12 ")
			a.expectHistory()
			a.enter("q")
			a.end()
			a.expectHistory()
			a.expectNormalScreenOnly()
		})
	}
}

// erased counts how often the whole screen or the history was erased.
func (a *app) erased() (n int) {
	a.Inspect(func(s *vt.Screen) { n = s.Erased(2) + s.Erased(3) })
	return n
}

// expectHistory says that the fifty lines are there, once each, at the top.
func (a *app) expectHistory() {
	a.t.Helper()
	lines := a.lines()
	for i := range 50 {
		want := fmt.Sprintf("line %d", i+1)
		if i >= len(lines) || lines[i] != want || slices.Contains(lines[i+1:], want) {
			a.t.Fatalf("the history is damaged at line %d:\n%s", i+1, strings.Join(lines, "\n"))
		}
	}
}
