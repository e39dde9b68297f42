//go:build linux || darwin || freebsd

package realapp

import (
	"fmt"
	"strings"
	"syscall"
	"testing"

	"limoni/internal/pty"
	"limoni/internal/vt"
)

// handOver waits until a child has the terminal as it would have it from a
// shell.
func (a *app) handOver(key string) {
	a.t.Helper()
	begun := func() int { return strings.Count(string(a.Raw()), "the child reads") }
	before := begun()
	a.enter(key)
	eventually(a.t, "the child has begun", func() bool { return begun() > before })
	a.Inspect(func(s *vt.Screen) {
		if left := s.Changed(); len(left) > 0 {
			a.t.Errorf("the child was given a terminal with %q", left)
		}
	})
	if state, err := a.Process.Termios(); err != nil || !state.IsCooked() {
		a.t.Errorf("the child's line is not cooked: %+v, %v", state, err)
	}
}

// A child program gets the terminal, all that is typed while it runs, and
// nothing before; then the app is back, whole, and gets the keys again.
func TestAChildGetsTheTerminalAndGivesItBack(t *testing.T) {
	for key, says := range map[string]string{"X": "said: child: <nil>", "G": "said: from a goroutine: <nil>"} {
		t.Run(key, func(t *testing.T) {
			t.Parallel()
			a := start(t, how{})
			for round := 1; round <= 2; round++ {
				a.expectRunning()
				a.awaitKeyboard(3)
				a.handOver(key)
				a.enter("typed for the child, q and X\r")
				a.await(says, "w=80 h=24")
				a.expectWhole(80, 24)
				if !strings.Contains(string(a.Raw()), "the child got typed for the child, q and X\r\n") {
					t.Errorf("the child did not get what was typed:\n%q", a.Raw())
				}
				a.enter("g")
				a.await(fmt.Sprintf("greeted=%d", round))
			}
		})
	}
}

// Ctrl+C belongs to the child; the app lives on and is told how it ended.
func TestCtrlCIsForTheChild(t *testing.T) {
	t.Parallel()
	a := start(t, how{})
	a.handOver("K")
	a.enter("\x03")
	a.await("said: child: exit status 3")
	a.expectRunning()
	a.enter("\x03") // and now for the app, which does not ask for it
	if exit := a.end(); !exit.OK() {
		t.Error(exit)
	}
}

// A signal that asks the app to end is passed on to the child that has the
// terminal, so that neither stays.
func TestSIGTERMEndsTheChildAndTheApp(t *testing.T) {
	t.Parallel()
	a := start(t, how{})
	a.handOver("X")
	a.Process.Signal(syscall.SIGTERM)
	if exit := a.end(); exit != (pty.Exit{Code: 1}) {
		t.Errorf("%v, want exit status 1", exit)
	}
	a.Inspect(func(s *vt.Screen) {
		if left := s.Changed(); len(left) > 0 {
			t.Errorf("the app left behind: %q", left)
		}
	})
}

func TestAChildThatCannotStartIsSaid(t *testing.T) {
	t.Parallel()
	a := start(t, how{})
	a.enter("Z")
	a.await("said: child: fork/exec /no/such/program: no such file or directory", "w=80 h=24")
	a.expectRunning()
}

// An interrupt of the whole job, sent a moment before the child ends, is the
// child's too.
func TestAnInterruptBeforeTheChildsEndIsNotTheApps(t *testing.T) {
	t.Parallel()
	a := start(t, how{})
	for round := 1; round <= 20; round++ {
		a.enter("I")
		a.await(fmt.Sprintf("said: interrupted %d: <nil>", round))
	}
	a.expectRunning()
}

// In an app whose output a shell collects, a child still has the terminal.
func TestAChildHasTheTerminalWhereTheOutputLeadsElsewhere(t *testing.T) {
	t.Parallel()
	a := startShell(t)
	a.enter("x=$(" + taggedApp.command(t).Path + ")\r")
	a.await("w=80 h=24")
	a.enter("O")
	a.await("said: streams: <nil>")
	a.enter("q")
	a.awaitShell("x=$(")
}
