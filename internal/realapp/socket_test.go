//go:build linux || darwin || freebsd

package realapp

import (
	"context"
	"io/fs"
	"net"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"limoni/automation"
	"limoni/internal/pty"
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

// What lies at the path and is no socket of ours is neither followed nor
// removed.
func TestAForeignFileIsLeftAlone(t *testing.T) {
	t.Parallel()
	for name, put := range map[string]func(path string) error{
		"a file":          func(path string) error { return os.WriteFile(path, []byte("mine"), 0o600) },
		"a directory":     func(path string) error { return os.Mkdir(path, 0o700) },
		"a symbolic link": func(path string) error { return os.Symlink("elsewhere", path) },
	} {
		path := filepath.Join(tempDir(t), "app.sock")
		if err := put(path); err != nil {
			t.Fatal(err)
		}
		before, err := os.Lstat(path)
		if err != nil {
			t.Fatal(err)
		}
		listening(t, path, "", how{}).expectWithout(path, "no socket but "+name)
		if after, err := os.Lstat(path); err != nil || !os.SameFile(before, after) || after.ModTime() != before.ModTime() {
			t.Errorf("%s was touched: %v", name, err)
		}
	}
}

func TestADirectoryThatOthersCanEnterIsRefused(t *testing.T) {
	t.Parallel()
	dir := tempDir(t)
	if err := os.Chmod(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	listening(t, filepath.Join(dir, "app.sock"), "", how{}).expectWithout("mode 0755", "mode 0700")
	if left, err := os.ReadDir(dir); err != nil || len(left) > 0 {
		t.Errorf("in the directory there is now %v, %v", left, err)
	}
}

// A socket's path has room for 103 bytes on every system.
func TestAPathThatIsTooLongIsExplained(t *testing.T) {
	t.Parallel()
	path := func(bytes int) string {
		dir := tempDir(t)
		return filepath.Join(dir, strings.Repeat("x", bytes-len(dir)-1))
	}
	long := path(104)
	listening(t, long, "", how{}).expectWithout("104 bytes", "at most 103", "shorter", long)
	fits := path(103)
	listening(t, fits, "", how{}).await("automation: <nil>")
	dial(t, fits)
}

// The socket is ours alone from the start, whatever the umask, in a directory
// that is made for it.
func TestTheSocketIsPrivate(t *testing.T) {
	dir := filepath.Join(tempDir(t), "new")
	path := filepath.Join(dir, "app.sock")
	old := syscall.Umask(0)
	a := listening(t, path, "", how{unseen: "-"})
	syscall.Umask(old)
	a.await("automation: <nil>")
	for file, want := range map[string]fs.FileMode{dir: fs.ModeDir | 0o700, path: fs.ModeSocket | 0o600} {
		if info, err := os.Lstat(file); err != nil || info.Mode() != want {
			t.Errorf("%s has mode %v, %v; want %v", file, info.Mode(), err, want)
		}
	}
	dial(t, path)
}

// However the app ends, its socket goes with it.
func TestTheSocketIsGoneAfterEveryWayOut(t *testing.T) {
	for _, way := range waysOut {
		t.Run(way.name, func(t *testing.T) {
			t.Parallel()
			path := filepath.Join(tempDir(t), "app.sock")
			a := listening(t, path, "input", how{args: way.args})
			client := dial(t, path)
			way.do(a)
			a.end()
			expectGone(t, path)
			if _, err := client.Snapshot(soon(t), 0); err == nil {
				t.Error("the client still gets an answer")
			}
		})
	}
	t.Run("closed terminal", func(t *testing.T) {
		t.Parallel()
		path := filepath.Join(tempDir(t), "app.sock")
		a := listening(t, path, "", how{})
		dial(t, path)
		a.Close()
		expectGone(t, path)
	})
}

func expectGone(t *testing.T, path string) {
	t.Helper()
	left, err := os.ReadDir(filepath.Dir(path))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range left {
		if file.Name() != "report" {
			t.Errorf("the app left %s behind", file.Name())
		}
	}
	if conn, err := new(net.Dialer).DialContext(context.Background(), "unix", path); err == nil {
		conn.Close()
		t.Error("somebody still listens")
	}
}

// An ordinary build holds no automation: asked for it in the code it says so
// before it touches the terminal, asked for it in the environment it opens
// nothing.
func TestWithoutTheTagThereIsNoAutomation(t *testing.T) {
	t.Parallel()
	dir := tempDir(t)
	path := filepath.Join(dir, "app.sock")
	cmd := ordinaryApp.command(t, "-socket", path)
	cmd.Env = environment(how{dir: dir})
	expectPlainError(t, cmd, "automation is not compiled in", "-tags limoni_debug")

	a := listening(t, path, "input", how{ordinary: true, dir: dir})
	a.await("automation: <nil>")
	if conn, err := net.Dial("unix", path); err == nil {
		conn.Close()
		t.Error("an ordinary build listens")
	}
	a.enter("q")
	if exit := a.end(); exit != (pty.Exit{}) {
		t.Error(exit)
	}
	expectGone(t, path)
}
