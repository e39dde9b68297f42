//go:build linux || darwin || freebsd

package realapp

import (
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"

	"limoni/internal/pty"
	"limoni/internal/vt"
)

// When the window is closed there is nobody left to tell; the app ends by
// itself, before the terminal's grace is over, and without spinning.
func TestTheAppEndsWhenTheTerminalIsGone(t *testing.T) {
	t.Parallel()
	for _, args := range [][]string{nil, {"-spin"}} {
		a := start(t, how{args: args})
		before := time.Now()
		a.Close()
		exit := a.Process.Wait()
		if exit.Signal == "SIGKILL" || time.Since(before) > time.Second {
			t.Errorf("%v: %v after %v; it had to be killed", args, exit, time.Since(before))
		}
		// What comes first, signal, read or write, is the kernel's choice.
		said := a.reportText()
		if !strings.Contains(said, "by a signal: hangup") && !strings.Contains(said, "input has ended") && !strings.Contains(said, "input/output error") {
			t.Errorf("%v: Run did not return with the reason: %s", args, said)
		}
	}
}

// A terminal that takes no output must not keep an app from ending.
func TestABlockedTerminalDoesNotKeepTheAppAlive(t *testing.T) {
	t.Parallel()
	dir := tempDir(t)
	cmd := taggedApp.command(t, "-spin", "-report", dir+"/report")
	cmd.Env = environment(how{dir: dir})
	p, err := pty.Start(cmd, 200, 60)
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	a := &app{Console: &pty.Console{Process: p}, t: t, dir: dir}
	a.reported("blocked") // nobody reads
	if state, err := p.Termios(); err != nil || !state.IsRaw() {
		t.Errorf("the line is not raw while the app runs: %+v, %v", state, err)
	}
	before := time.Now()
	sending(syscall.SIGTERM)(a)
	select {
	case <-p.Ended():
	case <-time.After(patience):
		t.Fatal("the app did not end")
	}
	if took := time.Since(before); took > 3*time.Second {
		t.Errorf("the app took %v to end", took)
	}
	if state, err := p.Termios(); err != nil || !state.IsCooked() {
		t.Errorf("the line is not cooked again: %+v, %v", state, err)
	}
	if exit := p.Wait(); exit != (pty.Exit{Code: 1}) {
		t.Errorf("%v, want exit status 1", exit)
	}
}

// Where a shell has the session, the read fails before the SIGHUP comes. What
// the caller of Run does when that has returned is not cut short by it.
func TestTheCallerOfRunOutlivesAHangUp(t *testing.T) {
	t.Parallel()
	for range 10 {
		dir := tempDir(t)
		master, slave, err := pty.Open(80, 24)
		if err != nil {
			t.Fatal(err)
		}
		cmd := exec.Command("/bin/sh", "-c", `"$0" "$@"; :`, taggedApp.command(t).Path, "-report", dir+"/report", "-count")
		cmd.Env = environment(how{dir: dir})
		cmd.Stdin, cmd.Stdout, cmd.Stderr = slave, slave, slave
		cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		slave.Close()
		readUntil(master, vt.New(80, 24), func(screen string) bool { return strings.Contains(screen, "early=1000") })
		master.Close()
		cmd.Wait()
		(&app{t: t, dir: dir}).reported("goroutines left: 0")
	}
}
