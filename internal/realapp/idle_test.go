//go:build linux || darwin || freebsd

package realapp

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"limoni/internal/vt"
)

const (
	// idleTime is how long an app is watched that has nothing to do.
	idleTime = 10 * time.Second
	// idleSwitches is what the Go runtime may do by itself in that time. A
	// timer of ours, however slow, costs more: it wakes a thread, which wakes
	// another one, and the frame is written.
	idleSwitches = 3
)

// An app with nothing to do writes nothing, draws nothing and is not woken, not
// even for the cursor of a field: that blinks in the terminal. The blinking app
// is the control: all three measures see it.
func TestAnIdleAppDoesNothing(t *testing.T) {
	for _, c := range []struct {
		name, keys, shows string
		how               how
		busy              bool
	}{
		{name: "on a canvas", shows: "w=80"},
		{name: "in a text input", keys: "iab\x7f", shows: "name: a "},
		{name: "with a socket", how: how{env: []string{"LIMONI_AUTOMATION_SOCKET=idle"}}, shows: "automation: <nil>"},
		{name: "without the tag", how: how{ordinary: true}, shows: "w=80"},
		{name: "blinking", how: how{args: []string{"-blink"}}, shows: "w=80", busy: true},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			a := start(t, c.how)
			a.enter(c.keys)
			a.await(c.shows)
			draws := a.countDraws()
			perCount := a.countDraws() - draws
			draws += perCount
			written, switches := a.rest()
			time.Sleep(idleTime) // the time is what is measured
			switches = voluntarySwitches(t, a.Process.Pid()) - switches
			written = len(a.Raw()) - written
			draws = a.countDraws() - draws - perCount
			t.Logf("in %v: %d bytes, %d draws, %d voluntary context switches", idleTime, written, draws, switches)
			if c.busy {
				if written == 0 || draws == 0 || switchesKnown && switches <= idleSwitches {
					t.Error("the measures do not see an app that blinks")
				}
			} else if written > 0 || draws > 0 || switches > idleSwitches {
				t.Error("an idle app is at work")
			}
		})
	}
}

// countDraws asks the app how often it has drawn.
func (a *app) countDraws() (n int) {
	a.t.Helper()
	before := a.Screen()
	a.enter("\x1bOQ") // F2
	err := a.WaitFor(soon(a.t), func(s *vt.Screen) bool {
		shown := s.String()
		_, said, _ := strings.Cut(shown, "said: ")
		_, err := fmt.Sscanf(said, "draws=%d", &n)
		return err == nil && shown != before
	})
	if err != nil {
		a.t.Fatalf("%v\n%s", err, a.Screen())
	}
	return n
}

// rest waits until nothing happens for a moment, as while the runtime settles
// after the start, and returns what was written and switched by then.
func (a *app) rest() (written, switches int) {
	a.t.Helper()
	var since time.Time
	eventually(a.t, "the app has come to rest", func() bool {
		w, s := len(a.Raw()), voluntarySwitches(a.t, a.Process.Pid())
		if w != written || s != switches {
			written, switches, since = w, s, time.Now()
		}
		return time.Since(since) > 100*time.Millisecond
	})
	return written, switches
}
