//go:build linux || darwin || freebsd

package realapp

import (
	"os"
	"os/exec"
	"strings"
	"testing"

	"limoni/internal/pty"
	"limoni/internal/vt"
)

// Ctrl+Z stops an app that was started from a shell; the shell has its terminal
// as it was, and fg shows the whole app again.
func TestCtrlZAndFg(t *testing.T) {
	t.Parallel()
	a := startShell(t)
	bin := taggedApp.command(t).Path
	a.enter(bin + " -suspend\r")
	a.await("w=80 h=24")
	a.enter("g")
	a.await("greeted=1")
	for range 2 {
		a.awaitKeyboard(3)
		a.enter("\x1a")
		a.awaitShell("Stopped")
		a.enter("echo the shell $((6*7))\r")
		a.awaitShell("prompt> echo the shell $((6*7))\nthe shell 42\n") // echoed, line by line
		a.enter("printf '\\033[H\\033[2J'; fg\r")                       // the texts waited for must not be old ones
		a.await("w=80 h=24", "greeted=1")
		a.expectRunning()
		a.expectWhole(80, 24)
		a.enter("\x1bOQ")
		a.await("said: draws=")
	}
	a.enter("q")
	a.awaitShell("ended well")
}

// Without the option Ctrl+Z is a key like any other.
func TestCtrlZIsNotTakenUnasked(t *testing.T) {
	t.Parallel()
	a := startShell(t)
	a.enter(taggedApp.command(t).Path + "\r")
	a.await("w=80 h=24")
	a.enter("\x1a\x1bOQ")
	a.await("said: draws=")
	a.expectRunning()
	a.enter("q")
	a.awaitShell("ended well")
}

// A child that has the terminal is stopped by Ctrl+Z together with the app, and
// goes on with it.
func TestCtrlZStopsTheAppTogetherWithItsChild(t *testing.T) {
	t.Parallel()
	a := startShell(t)
	a.enter(taggedApp.command(t).Path + " -suspend\r")
	a.await("w=80 h=24")
	a.handOver("X")
	a.enter("\x1a")
	a.awaitShell("Stopped")
	a.enter("fg\r")
	a.enter("after fg\r")
	a.await("said: child: <nil>", "w=80 h=24")
	if !strings.Contains(string(a.Raw()), "the child got after fg") {
		t.Errorf("the child did not get what was typed:\n%q", a.Raw())
	}
	a.enter("q")
	a.awaitShell("ended well")
}

// The shell that counts is the one that has the job: what is in between, another
// shell or a pipe, stops with the app.
func TestCtrlZStopsTheWholeJob(t *testing.T) {
	t.Parallel()
	a := startShell(t)
	a.enter("sh -c '" + taggedApp.command(t).Path + " -suspend; echo after it'\r")
	a.await("w=80 h=24")
	a.enter("\x1a")
	a.awaitShell("Stopped")
	a.enter("printf '\\033[H\\033[2J'; fg\r")
	a.await("w=80 h=24")
	a.expectRunning()
	a.enter("q")
	a.awaitShell("after it")
}

// A stop that the app is not told of, and a shell that went on in its terminal:
// the app takes it again and repaints.
func TestGoingOnAfterSIGSTOP(t *testing.T) {
	t.Parallel()
	a := startShell(t)
	a.enter(taggedApp.command(t).Path + "\r")
	a.await("w=80 h=24")
	a.enter("\x1bOQ")
	a.await("said: draws=")
	a.enter("S") // it stops itself
	a.awaitText("Stopped")
	a.enter("printf 'the shell wrote here'; fg\r")
	eventually(t, "the line is raw again", func() bool {
		state, err := a.Process.Termios()
		return err == nil && state.IsRaw()
	})
	a.expectWhole(80, 24)
	a.expectRunning()
	a.enter("g")
	a.await("greeted=1")
	a.expectWhole(80, 24)
	a.enter("q")
	a.awaitShell("ended well")
}

// Two requests to stop are one stop: one fg brings the app back.
func TestStoppingTwiceIsStoppingOnce(t *testing.T) {
	t.Parallel()
	a := startShell(t)
	a.enter(taggedApp.command(t).Path + "\r")
	a.await("w=80 h=24")
	a.enter("W") // SIGTSTP to itself, twice
	a.awaitShell("Stopped")
	a.enter("printf '\\033[H\\033[2J'; fg\r")
	a.await("w=80 h=24")
	a.expectRunning()
	a.enter("g")
	a.await("greeted=1")
	a.enter("q")
	a.awaitShell("ended well")
}

// Where nobody controls the job, nobody could bring it back: the app goes on.
func TestCtrlZWithoutJobControl(t *testing.T) {
	t.Parallel()
	a := start(t, how{args: []string{"-suspend"}})
	a.enter("\x1ag")
	a.await("greeted=1")
	a.expectRunning()
}

// awaitText waits until the terminal got a text, wherever it shows it.
func (a *app) awaitText(text string) {
	a.t.Helper()
	eventually(a.t, "the terminal got "+text, func() bool { return strings.Contains(string(a.Raw()), text) })
}

// startShell starts a shell that controls jobs, as a user's does.
func startShell(t *testing.T) *app {
	t.Helper()
	bash, err := exec.LookPath("bash")
	if err != nil {
		t.Skip("no bash here")
	}
	cmd := exec.Command(bash, "--norc", "--noprofile", "--noediting", "-i")
	cmd.Env = append(environment(how{dir: tempDir(t)}), "PS1=prompt> ", "HISTFILE="+os.DevNull)
	c, err := pty.StartConsole(cmd, 80, 24)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close() })
	a := &app{Console: c, t: t}
	a.await("prompt>")
	return a
}

// awaitShell waits until the normal screen is shown again, unchanged by the
// app, with that text and a prompt after it.
func (a *app) awaitShell(text string) {
	a.t.Helper()
	err := a.WaitFor(soon(a.t), func(s *vt.Screen) bool {
		_, after, said := strings.Cut(s.String(), text)
		return said && strings.Contains(after, "prompt>") && len(s.Changed()) == 0
	})
	if err != nil {
		a.Inspect(func(s *vt.Screen) { a.t.Fatalf("%v: no %q of the shell: %q\n%s", err, text, s.Changed(), s) })
	}
}
