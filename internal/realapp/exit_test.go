//go:build linux || darwin || freebsd

package realapp

import (
	"strings"
	"syscall"
	"testing"

	"limoni/internal/pty"
)

// waysOut are the ends of an app in a terminal that is still there.
var waysOut = []struct {
	name string
	args []string
	do   func(*app)
	exit pty.Exit
	says string // on the normal screen, after the terminal was restored
}{
	{name: "quit", do: typing("q"), says: "ended well"},
	{name: "ctrl+c that nobody asks for", do: typing("\x03"), says: "ended well"},
	{name: "an error of the app", do: typing("e"), exit: pty.Exit{Code: 1}, says: "testapp: the app ended with an error of its own"},
	{name: "SIGINT", do: sending(syscall.SIGINT), exit: pty.Exit{Code: 1}, says: "testapp: limoni: ended by a signal: interrupt"},
	{name: "SIGTERM", do: sending(syscall.SIGTERM), exit: pty.Exit{Code: 1}, says: "testapp: limoni: ended by a signal: terminated"},
	{name: "SIGHUP", do: sending(syscall.SIGHUP), exit: pty.Exit{Code: 1}, says: "testapp: limoni: ended by a signal: hangup"},
	{name: "SIGTERM while it draws without a pause", args: []string{"-spin"}, do: sending(syscall.SIGTERM), exit: pty.Exit{Code: 1}, says: "ended by a signal: terminated"},
	{name: "panic while painting", do: typing("D"), exit: pty.Exit{Code: 2}, says: "panic: boom in draw"},
	{name: "panic in a handler", do: typing("H"), exit: pty.Exit{Code: 2}, says: "panic: boom in a handler"},
	{name: "panic in a posted function", do: typing("P"), exit: pty.Exit{Code: 2}, says: "panic: boom in a post"},
	{name: "panic that the caller of Run recovers", args: []string{"-recover"}, do: typing("D"), says: "the caller recovered: boom in draw"},
	{name: "panic in a post that the caller of Run recovers", args: []string{"-recover"}, do: typing("P"), says: "the caller recovered: boom in a post"},
}

func typing(keys string) func(*app)         { return func(a *app) { a.enter(keys) } }
func sending(sig syscall.Signal) func(*app) { return func(a *app) { a.Process.Signal(sig) } }

func TestTheTerminalIsRestoredOnEveryWayOut(t *testing.T) {
	for _, way := range waysOut {
		t.Run(way.name, func(t *testing.T) {
			t.Parallel()
			a := start(t, how{args: way.args})
			a.expectRunning()
			way.do(a)
			if exit := a.end(); exit != way.exit {
				t.Errorf("%v, want %v", exit, way.exit)
			}
			a.expectRestored()
			if said := a.normal(); !strings.Contains(said, way.says) {
				t.Errorf("the normal screen shows\n%s\nand not %q", said, way.says)
			}
		})
	}
}

// The stack tells where the panic came from and is all on the normal screen.
func TestAPanicShowsItsStackAfterTheScreenIsRestored(t *testing.T) {
	t.Parallel()
	for keys, function := range map[string]string{"P": "main.explodeInPost", "H": "main.(*app).ends"} {
		a := start(t, how{})
		a.enter(keys)
		a.end()
		for _, want := range []string{"panic: boom in", "goroutine 1 [running", function} {
			if !strings.Contains(a.normal(), want) {
				t.Errorf("the normal screen lacks %q:\n%s", want, a.normal())
			}
			if before := strings.TrimSuffix(string(a.Raw()), a.normal()); strings.Contains(before, want) {
				t.Errorf("%q was written to the app's own screen", want)
			}
		}
	}
}

// A command runs on a goroutine of its own; its panic is the program's.
func TestAPanicInACommandRestoresTheTerminal(t *testing.T) {
	t.Parallel()
	a := start(t, how{args: []string{"-program"}, unseen: "program"})
	a.expectRunning()
	a.enter("C")
	if exit := a.end(); exit != (pty.Exit{Code: 2}) {
		t.Errorf("%v, want exit status 2", exit)
	}
	a.expectRestored()
	for _, want := range []string{"panic: boom in a command", "main.explodeInCommand"} {
		if !strings.Contains(a.normal(), want) {
			t.Errorf("the normal screen lacks %q:\n%s", want, a.normal())
		}
	}
}

// A second signal, or one that meets an app that quits, changes nothing.
func TestEndingTwiceIsEndingOnce(t *testing.T) {
	t.Parallel()
	for _, twice := range []func(*app){
		func(a *app) { a.Process.Signal(syscall.SIGTERM); a.Process.Signal(syscall.SIGTERM) },
		func(a *app) { a.enter("q"); a.Process.Signal(syscall.SIGTERM) },
		func(a *app) { a.Process.Signal(syscall.SIGHUP); a.enter("q") },
	} {
		a := start(t, how{})
		twice(a)
		a.end()
		a.expectRestored()
	}
}

// Post says whether a function will run. Said beside Quit it holds too.
func TestAnAcceptedPostRunsThoughTheAppQuits(t *testing.T) {
	t.Parallel()
	a := start(t, how{})
	a.enter("L")
	a.end()
	report := a.reportText()
	if strings.Contains(report, "accepted") != strings.Contains(report, "ran") || !strings.Contains(report, "ended: <nil>") {
		t.Errorf("Post did not keep its word:\n%s", report)
	}
}

// An app that quits while its queue takes no more ends at once all the same.
func TestQuittingWithAFullQueue(t *testing.T) {
	t.Parallel()
	a := start(t, how{})
	a.enter("F")
	if exit := a.end(); !exit.OK() {
		t.Error(exit)
	}
	a.expectRestored()
	if report := a.reportText(); !strings.Contains(report, "thousands=65 lost=0\n") {
		t.Errorf("the app reports\n%s\nwant 65,000 posts or more, none of them lost", report)
	}
}
