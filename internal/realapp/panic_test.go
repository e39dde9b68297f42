//go:build linux || darwin || freebsd

package realapp

import (
	"bytes"
	"fmt"
	"os/exec"
	"strings"
	"testing"

	"limoni/internal/pty"
	"limoni/internal/vt"
)

// undoing is how everything is turned off that an app turns on in a terminal
// that has it all; the last is the alternate screen.
var undoing = []string{
	"\x1b[<u", "\x1b[?1000l", "\x1b[?1002l", "\x1b[?1003l", "\x1b[?1006l", "\x1b[?2004l", "\x1b[?1004l", "\x1b[?7h", "\x1b[?25h", "\x1b[?1049l",
}

// Wherever a panic comes from, all that was turned on is off again before its
// text is shown, the line is exactly as it was, and the exit status is not 0.
func TestAPanicIsShownOnATerminalThatIsWhole(t *testing.T) {
	for _, c := range []struct {
		name, keys string
		args       []string
		says       string
	}{
		{name: "in the draw function", keys: "D", says: "panic: boom in draw"},
		{name: "in a handler", keys: "H", says: "panic: boom in a handler"},
		{name: "in a posted function", keys: "P", says: "panic: boom in a post"},
		{name: "in a command's goroutine", keys: "C", args: []string{"-program"}, says: "panic: boom in a command"},
		{name: "in Update", keys: "P", args: []string{"-program"}, says: "panic: boom in Update"},
		{name: "in the first frame", args: []string{"-panic", "draw"}, says: "panic: boom at the start"},
		{name: "in Init", args: []string{"-program", "-panic", "init"}, says: "panic: boom at the start"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			a := start(t, how{args: c.args, unseen: "-"})
			off := undoing
			if c.keys == "" {
				off = off[1:] // whether there is a kitty keyboard was not known yet
			} else {
				a.awaitKeyboard(3)
				a.expectRunning()
				a.enter(c.keys)
			}
			if exit := a.end(); exit != (pty.Exit{Code: 2}) {
				t.Errorf("%v, want exit status 2", exit)
			}
			a.expectRestored()
			a.expectOffBefore(off, c.says)
			if after, err := a.Process.Termios(); err != nil || after != untouchedLine(t) {
				t.Errorf("the line is not as it was: %+v, %v", after, err)
			}
		})
	}
}

// expectOffBefore says that each sequence was written, and for the last time
// before the text, which is there once.
func (a *app) expectOffBefore(sequences []string, text string) {
	a.t.Helper()
	raw := a.Raw()
	at := bytes.Index(raw, []byte(text))
	if at < 0 || bytes.Count(raw, []byte(text)) != 1 {
		a.t.Errorf("%q is not there once:\n%q", text, raw)
	}
	for _, sequence := range sequences {
		if i := bytes.LastIndex(raw, []byte(sequence)); i < 0 || i > at {
			a.t.Errorf("%q was written at %d and %q at %d", sequence, i, text, at)
		}
	}
	if screen := undoing[len(undoing)-1]; !bytes.HasSuffix(raw[:at], []byte(screen)) {
		a.t.Errorf("the last thing before %q is not %q: %q", text, screen, raw[max(0, at-40):at])
	}
}

// awaitKeyboard waits until the kitty keyboard has those flags.
func (a *app) awaitKeyboard(flags int) {
	a.t.Helper()
	if err := a.WaitFor(soon(a.t), func(s *vt.Screen) bool { return s.KeyboardFlags() == flags }); err != nil {
		a.t.Fatalf("%v: the keyboard has the flags %d, want %d", err, a.keyboardFlags(), flags)
	}
}

// untouchedLine is the state of the line of a terminal that nothing was done to.
func untouchedLine(t *testing.T) pty.Termios {
	t.Helper()
	c, err := pty.StartConsole(exec.Command("true"), 80, 24)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	if _, err := c.Wait(soon(t)); err != nil {
		t.Fatal(err)
	}
	line, err := c.Process.Termios()
	if err != nil {
		t.Fatal(err)
	}
	return line
}

// A host that calls Run under recover gets the panic of a background task too,
// with what it panicked with and where, on a terminal that is restored already.
func TestTheCallerOfRunRecoversFromACommandsPanic(t *testing.T) {
	t.Parallel()
	a := start(t, how{args: []string{"-program", "-recover"}, unseen: "program"})
	a.enter("C")
	if exit := a.end(); !exit.OK() {
		t.Errorf("%v, want success", exit)
	}
	a.expectRestored()
	for _, want := range []string{"the caller recovered: boom in a command", "main.explodeInCommand", "ended well"} {
		if !strings.Contains(a.normal(), want) {
			t.Errorf("the normal screen lacks %q:\n%s", want, a.normal())
		}
	}
}

// A terminal that shows whole frames only is not left in the middle of one.
func TestAPanicLeavesNoFrameOpen(t *testing.T) {
	t.Parallel()
	const begin, end = "\x1b[?2026h", "\x1b[?2026l"
	a := start(t, how{args: []string{"-spin"}})
	for i := range 10 {
		a.enter("g")
		a.await(fmt.Sprintf("greeted=%d ", i+1))
	}
	a.enter("D")
	a.end()
	a.expectRestored()
	open, frames := false, 0
	for rest := string(a.Raw()); ; {
		i, j := strings.Index(rest, begin), strings.Index(rest, end)
		switch {
		case i < 0 && j < 0:
			// The first frames are written before the terminal has said that
			// it knows the mode, so how many have it depends on the machine.
			if open || frames == 0 {
				t.Errorf("%d frames, the last one open: %v", frames, open)
			}
			return
		case !open && i >= 0 && i < j:
			open, rest, frames = true, rest[i+len(begin):], frames+1
		case open && j >= 0 && (i < 0 || j < i):
			open, rest = false, rest[j+len(end):]
		default:
			t.Fatalf("frames are not opened and closed in turn: open %v, then %.60q", open, rest)
		}
	}
}
