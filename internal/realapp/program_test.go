//go:build linux || darwin || freebsd

package realapp

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"limoni/internal/pty"
)

// A command that does not heed the end of its context does not keep the program
// from ending, and it is said which one it was.
func TestADeafCommandIsLeftBehindAndNamed(t *testing.T) {
	t.Parallel()
	a := start(t, how{args: []string{"-program"}, unseen: "-"})
	a.await("program")
	a.enter("Bq")
	if exit := a.end(); exit != (pty.Exit{Code: 1}) {
		t.Errorf("%v, want exit status 1", exit)
	}
	if says := "left running: the deaf one"; !strings.Contains(string(a.Raw()), says) {
		t.Errorf("%q is not said:\n%q", says, a.Raw())
	}
	a.expectRestored()
}

// What is printed at the end stands on the normal screen, once.
func TestWhatIsPrintedAtTheEndStays(t *testing.T) {
	t.Parallel()
	a := start(t, how{args: []string{"-program"}, unseen: "-"})
	a.await("program")
	a.enter("W")
	if exit := a.end(); !exit.OK() {
		t.Error(exit)
	}
	a.expectRestored()
	if want := "found[31m 3 files\r\nand that is\r\nall\r\n"; strings.Count(string(a.Raw()), want) != 1 {
		t.Errorf("%q is not there once:\n%q", want, a.Raw())
	}
}

// A program that is told the time each second is woken once a second, and one
// that is told nothing is not woken.
func TestAProgramIsWokenWhenItAskedToBe(t *testing.T) {
	for _, args := range [][]string{{"-program"}, {"-program", "-ticking"}} {
		t.Run(strings.Join(args, " "), func(t *testing.T) {
			t.Parallel()
			a := start(t, how{args: args, unseen: "-"})
			a.await("program")
			ticking := len(args) > 1
			if !ticking {
				a.rest()
			}
			ticks, paints := a.ticks()
			written, switches := len(a.Raw()), voluntarySwitches(t, a.Process.Pid())
			time.Sleep(idleTime) // the time is what is measured
			switches = voluntarySwitches(t, a.Process.Pid()) - switches
			written = len(a.Raw()) - written
			ticked, painted := a.ticks()
			ticked, painted = ticked-ticks, painted-paints
			t.Logf("in %v: %d bytes, %d ticks, %d frames, %d voluntary context switches", idleTime, written, ticked, painted, switches)
			seconds := int(idleTime / time.Second)
			switch {
			case !ticking && (written > 0 || painted > 0 || switches > idleSwitches):
				t.Error("an idle program is at work")
			case ticking && (ticked < seconds-1 || ticked > seconds+1 || painted < ticked || painted > ticked+1): // a late answer of the terminal repaints
				t.Errorf("%d ticks and %d frames in %d seconds", ticked, painted, seconds)
			case ticking && switches > 20*seconds: // each wakes a few threads
				t.Error("it is woken more often than it asked to be")
			}
		})
	}
}

// ticks are those on the screen, and the frames that were painted.
func (a *app) ticks() (ticks, paints int) {
	a.t.Helper()
	_, shown, _ := strings.Cut(a.Screen(), "ticks=")
	if _, err := fmt.Sscanf(shown, "%d paints=%d", &ticks, &paints); err != nil {
		a.t.Fatalf("%v: %s", err, shown)
	}
	return ticks, paints
}
