//go:build linux || darwin || freebsd

package realapp

import (
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// An app that says for ever that work is under way is waited for by the settle
// time and no longer; the answer says what is pending.
func TestABusyAppDoesNotHoldUpTheBridge(t *testing.T) {
	t.Parallel()
	path := filepath.Join(tempDir(t), "app.sock")
	listening(t, path, "input,screen", how{args: []string{"-busy"}})
	client := startBridge(t, path, "-settle", "50ms")
	before := time.Now()
	answer := client.call("press_key", args{"key": "g"})
	if took := time.Since(before); took > 5*time.Second {
		t.Errorf("the answer took %v", took)
	}
	if !strings.Contains(answer, "greeted=1 ") || !strings.Contains(answer, "pending: a long job") {
		t.Errorf("the answer does not show the effect and what is pending:\n%s", answer)
	}
}

// Work that ends within the settle time is waited for, and the answer shows what
// came of it.
func TestTheBridgeWaitsForPendingWork(t *testing.T) {
	t.Parallel()
	path := filepath.Join(tempDir(t), "app.sock")
	listening(t, path, "input,screen", how{})
	answer := startBridge(t, path, "-settle", "10s").call("press_key", args{"key": "w"})
	if !strings.Contains(answer, "said: the job is done") || strings.Contains(answer, "pending: ") {
		t.Errorf("the answer is not the one after the job:\n%s", answer)
	}
}

// A connection that breaks before the verdict came: the input has been
// performed, nobody can tell, and it is not sent again.
func TestAnInputWhoseConnectionBreaksIsPerformedOnce(t *testing.T) {
	t.Parallel()
	dir := tempDir(t)
	path, cut := filepath.Join(dir, "app.sock"), filepath.Join(dir, "cut.sock")
	a := listening(t, path, "input,screen", how{})
	newTap(t, cut, path).cutAt(`"op":"act"`)
	answer := startBridge(t, cut).call("act", args{"target": "#greeter", "action": "greet"})
	if !strings.HasPrefix(answer, "error unknown: ") {
		t.Errorf("the answer does not say that the fate is unknown:\n%s", answer)
	}
	a.await("greeted=1 ")
	a.countDraws()
	a.await("greeted=1 ")
}

// The bridge outlives the app: after a restart the next call is answered by the
// new one.
func TestTheBridgeFollowsARestart(t *testing.T) {
	t.Parallel()
	path := filepath.Join(tempDir(t), "app.sock")
	first := listening(t, path, "input,screen", how{})
	client := startBridge(t, path)
	if answer := client.call("act", args{"target": "#greeter", "action": "greet"}); !strings.Contains(answer, "greeted=1 ") {
		t.Errorf("the first app: %s", answer)
	}
	first.enter("q")
	first.end()
	if answer := client.call("tree", args{}); !strings.Contains(answer, "no app answers") {
		t.Errorf("without an app: %s", answer)
	}
	listening(t, path, "input,screen", how{})
	if answer := client.call("find", args{"target": "#counts"}); !strings.Contains(answer, "greeted=0 ") {
		t.Errorf("the second app: %s", answer)
	}
}
