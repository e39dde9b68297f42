//go:build linux || darwin || freebsd

package realapp

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"limoni/automation"
)

// listening starts an app whose socket the environment names.
func listening(t *testing.T, path, allow string, h how) *app {
	t.Helper()
	h.env = append(h.env, "LIMONI_AUTOMATION_SOCKET="+path, "LIMONI_AUTOMATION_ALLOW="+allow)
	return start(t, h)
}

func dial(t *testing.T, path string) *automation.Client {
	t.Helper()
	c, err := automation.Dial(soon(t), path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close() })
	return c
}

// expectWithout says that the app runs and works without automation, tells why
// in App.AutomationError, and tells the user once the screen is restored.
func (a *app) expectWithout(why ...string) {
	a.t.Helper()
	a.await("automation: automation: ")
	a.enter("g")
	a.await("greeted=1")
	a.enter("q")
	if exit := a.end(); !exit.OK() {
		a.t.Error(exit)
	}
	a.expectRestored()
	for _, text := range append(why, "limoni: the app ran without automation: ") {
		if !strings.Contains(a.normal(), text) {
			a.t.Errorf("the normal screen lacks %q:\n%s", text, a.normal())
		}
		if strings.Count(string(a.Raw()), "ran without automation") != 1 {
			a.t.Errorf("the reason was not told once, on the normal screen: %q", a.Raw())
		}
	}
}

func TestASecondInstanceRunsWithoutASocket(t *testing.T) {
	t.Parallel()
	path := filepath.Join(tempDir(t), "app.sock")
	first := listening(t, path, "", how{})
	client := dial(t, path)
	second := listening(t, path, "", how{})
	second.expectWithout("another instance is listening there", path)

	if _, err := client.Snapshot(soon(t), 0); err != nil {
		t.Errorf("the first instance does not answer any more: %v", err)
	}
	if info, err := dial(t, path).Hello(soon(t)); err != nil || info.PID != first.Process.Pid() {
		t.Errorf("a new client is answered by %+v, %v; want process %d", info, err, first.Process.Pid())
	}
}

func TestAStaleSocketIsReplaced(t *testing.T) {
	t.Parallel()
	path := filepath.Join(tempDir(t), "app.sock")
	killed := listening(t, path, "", how{})
	dial(t, path)
	killed.Process.Signal(syscall.SIGKILL)
	killed.end()
	if info, err := os.Lstat(path); err != nil || info.Mode()&fs.ModeSocket == 0 {
		t.Fatalf("the killed app left no socket, so there is nothing to replace: %v", err)
	}
	next := listening(t, path, "", how{})
	next.await("automation: <nil>")
	if info, err := dial(t, path).Hello(soon(t)); err != nil || info.PID != next.Process.Pid() {
		t.Errorf("the answer comes from %+v, %v; want process %d", info, err, next.Process.Pid())
	}
}
