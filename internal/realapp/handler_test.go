//go:build linux || darwin || freebsd

package realapp

import (
	"fmt"
	"strings"
	"testing"

	"limoni/internal/vt"
)

// What a handler asks of its own app returns at once: Redraw and Post are done
// afterwards, and what would wait for a frame is refused.
func TestAHandlerMayCallItsApp(t *testing.T) {
	t.Parallel()
	a := start(t, how{})
	a.enter("c")
	a.await("said: refused on the UI goroutine", "posted=1")
}

// Run can be called again and again in one process, and ends at once while
// others post. No Post waits for ever, each one that was accepted runs, and no
// goroutine is left.
func TestShortLivesLeaveNothingBehind(t *testing.T) {
	t.Parallel()
	const runs = 100
	a := start(t, how{args: []string{"-churn", fmt.Sprint(runs)}, unseen: "-"})
	exit := a.end()
	want := fmt.Sprintf("runs=%d lost=0 slow=false left=0", runs)
	if got := a.Screen(); !exit.OK() || !strings.Contains(got, want) {
		t.Errorf("%v, want success and %q:\n%s", exit, want, got)
	}
	a.Inspect(func(s *vt.Screen) {
		if left := s.Changed(); len(left) > 0 {
			t.Errorf("the app left behind: %q", left)
		}
	})
}
