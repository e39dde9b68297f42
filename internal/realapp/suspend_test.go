//go:build linux || darwin || freebsd

package realapp

import (
	"bytes"
	"context"
	"errors"
	"syscall"
	"testing"
	"time"

	"limoni/internal/pty"
	"limoni/internal/vt"
)

// While an app is stopped the terminal is the shell's; when it goes on it has
// its modes again and shows all of itself.
func TestSuspendGivesTheTerminalBackAndResumeRepaints(t *testing.T) {
	t.Parallel()
	a := start(t, how{})
	a.enter("\x1bOQ") // F2; the terminal's answers, which may repaint, come before it
	a.await("said: draws=")
	before := a.Screen()
	a.suspend()
	a.Inspect(func(s *vt.Screen) { s.Write([]byte("\r\n$ a shell wrote here\r\n")) })

	a.resume()
	a.expectRunning()
	if err := a.WaitFor(soon(t), func(s *vt.Screen) bool { return s.String() == before }); err != nil {
		t.Errorf("%v: after it went on the screen is\n%s\nand was\n%s", err, a.Screen(), before)
	}
	a.enter("g")
	a.await("greeted=1")
	a.enter("q")
	if exit := a.end(); !exit.OK() {
		t.Error(exit)
	}
	if n := bytes.Count(a.Raw(), []byte("\x1b[?1049l")); n != 2 {
		t.Errorf("the terminal was left %d times, want once to suspend and once to end", n)
	}
}

// The window has another size when the app goes on.
func TestResumeTakesTheNewSize(t *testing.T) {
	t.Parallel()
	a := start(t, how{})
	a.suspend()
	if err := a.Resize(50, 20); err != nil {
		t.Fatal(err)
	}
	a.resume()
	a.expectWhole(50, 20)
}

// A signal that waits while the app is stopped ends it when it goes on, and the
// terminal that was given back already is not touched again.
func TestEndingWhileSuspended(t *testing.T) {
	t.Parallel()
	a := start(t, how{})
	a.suspend()
	a.Process.Signal(syscall.SIGTERM)
	a.goOn(func(*vt.Screen) bool { return false })
	if exit := a.end(); exit != (pty.Exit{Code: 1}) {
		t.Errorf("%v, want exit status 1", exit)
	}
	a.Inspect(func(s *vt.Screen) {
		if left := s.Changed(); len(left) > 0 {
			t.Errorf("the app left behind: %q", left)
		}
	})
	if state, err := a.Process.Termios(); err != nil || !state.IsCooked() {
		t.Errorf("the line is not cooked: %+v, %v", state, err)
	}
}

// suspend waits until the app has given back everything.
func (a *app) suspend() {
	a.t.Helper()
	a.Process.Signal(syscall.SIGTSTP)
	err := a.WaitFor(soon(a.t), func(s *vt.Screen) bool { return len(s.Changed()) == 0 })
	if err != nil {
		a.Inspect(func(s *vt.Screen) { a.t.Fatalf("after SIGTSTP: %v: %q", err, s.Changed()) })
	}
	eventually(a.t, "the line is cooked while the app is stopped", func() bool {
		state, err := a.Process.Termios()
		return err == nil && state.IsCooked()
	})
}

func (a *app) resume() {
	a.t.Helper()
	a.goOn(func(s *vt.Screen) bool { return s.AltScreen() && s.Row(0) != "" && s.Row(0)[0] == 'w' })
}

// goOn sends SIGCONT until the condition holds or the app has ended: the first
// may come before the app has stopped.
func (a *app) goOn(condition func(*vt.Screen) bool) {
	a.t.Helper()
	for ctx := soon(a.t); ctx.Err() == nil; {
		a.Process.Signal(syscall.SIGCONT)
		try, cancel := context.WithTimeout(ctx, 100*time.Millisecond)
		err := a.WaitFor(try, condition)
		cancel()
		if err == nil || errors.Is(err, pty.ErrEnded) {
			return
		}
	}
	a.t.Fatalf("the app does not go on\n%s", a.Screen())
}
