//go:build linux || darwin || freebsd

package realapp

import (
	"fmt"
	"net"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"limoni/accessibility"
)

// foreigner is a user that is nobody in particular.
const foreigner = 65534

// Where the socket cannot be had, the app runs as ever, and says why at its
// end; what lay there lies there still.
func TestTheChecklistRunsWhereItsSocketCannotBe(t *testing.T) {
	t.Parallel()
	watched(t)
	for _, c := range []struct {
		name string
		put  func(t *testing.T, dir string) (path string)
		why  string
	}{
		{"symbolic link to a directory", func(t *testing.T, dir string) string {
			check(t, os.Mkdir(filepath.Join(dir, "real"), 0o700))
			check(t, os.Symlink("real", filepath.Join(dir, "link")))
			return filepath.Join(dir, "link", "s")
		}, "is not a directory but a symbolic link"},
		{"directory that all can write to", inDirectory(0o777, os.Geteuid()), "has mode 0777"},
		{"directory that a group can write to", inDirectory(0o770, os.Geteuid()), "has mode 0770"},
		{"directory that a group can read", inDirectory(0o750, os.Geteuid()), "has mode 0750"},
		{"directory of somebody else", inDirectory(0o700, foreigner), "belongs to user 65534"},
		{"path that is too long", func(_ *testing.T, dir string) string {
			return filepath.Join(dir, strings.Repeat("x", 103-len(dir)))
		}, "104 bytes"},
		{"file in a place of no directory", func(t *testing.T, dir string) string {
			check(t, os.WriteFile(filepath.Join(dir, "file"), nil, 0o600))
			return filepath.Join(dir, "file", "s")
		}, "is not a directory but a file"},
		{"file", func(t *testing.T, dir string) string {
			path := filepath.Join(dir, "s")
			check(t, os.WriteFile(path, []byte("mine"), 0o600))
			return path
		}, "is no socket but a file"},
		{"pipe", func(t *testing.T, dir string) string {
			path := filepath.Join(dir, "s")
			check(t, syscall.Mkfifo(path, 0o600))
			return path
		}, "is no socket but a device or pipe"},
		{"live socket", func(t *testing.T, dir string) string {
			path := filepath.Join(dir, "s")
			l, err := net.Listen("unix", path)
			check(t, err)
			t.Cleanup(func() { l.Close() })
			return path
		}, "another instance is listening there"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			if c.name == "directory of somebody else" && os.Geteuid() != 0 {
				t.Skip("only root can give a directory away")
			}
			path := c.put(t, tempDir(t))
			before := listing(t, filepath.Dir(filepath.Dir(path)))
			a := startChecklist(t, "LIMONI_AUTOMATION_SOCKET="+path, "LIMONI_AUTOMATION_ALLOW=input")
			a.enter(" ")
			a.await("[x] Run the tests")
			a.enter("q")
			if exit := a.end(); !exit.OK() {
				t.Error(exit)
			}
			a.expectRestored()
			said := strings.Join(strings.Fields(a.normal()), " ")
			if !strings.Contains(said, "the app ran without automation") || !strings.Contains(said, c.why) {
				t.Errorf("the app says %q, want %q", said, c.why)
			}
			if after := listing(t, filepath.Dir(filepath.Dir(path))); after != before {
				t.Errorf("the app changed\n%s\nto\n%s", before, after)
			}
		})
	}
}

func inDirectory(mode os.FileMode, owner int) func(*testing.T, string) string {
	return func(t *testing.T, dir string) string {
		inner := filepath.Join(dir, "in")
		check(t, os.Mkdir(inner, 0o700))
		check(t, os.Chmod(inner, mode))
		if owner != os.Geteuid() {
			check(t, os.Chown(inner, owner, owner))
		}
		return filepath.Join(inner, "s")
	}
}

func check(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// listing is what is in a directory of this test, with kinds and times.
func listing(t *testing.T, dir string) string {
	t.Helper()
	if dir == os.TempDir() {
		return "" // others write here
	}
	var b strings.Builder
	check(t, filepath.Walk(dir, func(path string, info os.FileInfo, err error) error {
		if err == nil {
			fmt.Fprintln(&b, path, info.Mode(), info.Size(), info.ModTime())
		}
		return err
	}))
	return b.String()
}

// A bare name is a label and no file in the directory the app is started in;
// one with a path is looked at like any other.
func TestABareNameIsALabel(t *testing.T) {
	t.Parallel()
	watched(t)
	a := startChecklist(t, "LIMONI_AUTOMATION_SOCKET=bare", "LIMONI_AUTOMATION_ALLOW=input")
	w := dialWire(t, filepath.Join(a.dir, "limoni-bare.sock"))
	w.handled(`"op":"act","target":"#quit","action":"focus"`)
	if _, err := os.Lstat("bare"); err == nil {
		t.Error("there is a file of that name here")
	}
	w.ask(`"op":"act","target":"#quit","action":"activate"`)
	a.end()
	expectGone(t, filepath.Join(a.dir, "limoni-bare.sock"))

	info, err := os.Stat(".")
	check(t, err)
	if info.Mode().Perm()&0o077 == 0 {
		t.Skip("this directory is private")
	}
	b := startChecklist(t, "LIMONI_AUTOMATION_SOCKET=./bare")
	b.enter("q")
	b.end()
	if said := strings.Join(strings.Fields(b.normal()), " "); !strings.Contains(said, fmt.Sprintf("has mode %04o", info.Mode().Perm())) {
		t.Errorf("in a directory that others can enter the app says %q", said)
	}
	if _, err := os.Lstat("bare"); err == nil {
		t.Error("there is a socket here")
	}
}

// Somebody who takes the socket away, or puts something else there, does not
// hold up the end, and what is there now is left alone.
func TestASocketThatWasTakenAwayDoesNotHoldUpTheEnd(t *testing.T) {
	t.Parallel()
	for _, replaced := range []bool{false, true} {
		a, w := checklistWire(t)
		path := checklistSocket(a)
		check(t, os.Remove(path))
		if replaced {
			check(t, os.WriteFile(path, []byte("mine"), 0o600))
		}
		if f := w.ask(`"op":"click","target":"#quit"`); f.Verdict != "gone" && f.Verdict != "handled" {
			t.Errorf("quitting: %+v", f)
		}
		if exit := a.end(); !exit.OK() {
			t.Error(exit)
		}
		a.expectRestored()
		if text, _ := os.ReadFile(path); replaced != (string(text) == "mine") {
			t.Errorf("at the path there is %q", text)
		}
	}
}

// An app that is killed leaves its clients an end and no answer; the next one
// takes over the socket, and client and bridge find it there.
func TestAKilledAppIsFollowedByTheNext(t *testing.T) {
	t.Parallel()
	watched(t)
	path := filepath.Join(tempDir(t), "app.sock")
	env := []string{"LIMONI_AUTOMATION_SOCKET=" + path, "LIMONI_AUTOMATION_ALLOW=input,screen,values"}
	first := startChecklist(t, env...)
	bridge, w, client := startBridge(t, path), dialWire(t, path), dial(t, path)
	if answer := bridge.call("act", args{"target": "#task-1", "action": "toggle"}); !strings.HasPrefix(answer, "handled: ") {
		t.Errorf("before: %s", answer)
	}
	waiting := w.send(`"op":"wait","target":"#no-such","timeout_ms":600000`)
	first.Process.Signal(syscall.SIGKILL)
	first.end()
	for s, ok := w.next(); ok; s, ok = w.next() {
		t.Errorf("the killed app answers %d with %s", waiting, s.raw)
	}
	if _, err := client.Snapshot(soon(t), 0); err == nil {
		t.Error("the client reads from the killed app")
	}
	r, err := client.Do(soon(t), accessibility.Request{Op: accessibility.OpKey, Chord: "down"})
	if err == nil {
		t.Errorf("the killed app took a key: %+v", r)
	}
	if answer := bridge.call("tree", nil); !strings.HasPrefix(answer, "error no-app: ") || !strings.Contains(answer, path) {
		t.Errorf("the bridge says of the killed app: %s", answer)
	}
	if answer := bridge.call("press_key", args{"key": "down"}); !strings.HasPrefix(answer, "error no-app: ") {
		t.Errorf("the bridge presses a key of the killed app: %s", answer)
	}
	if _, err := os.Lstat(path); err != nil {
		t.Fatalf("the killed app left no socket: %v", err)
	}
	startChecklist(t, env...)
	if answer := bridge.call("find", args{"target": "#task-1"}); !strings.Contains(answer, "[ ] Run the tests") {
		t.Errorf("the bridge says of the next app: %s", answer)
	}
	if labels := dialWire(t, path).labels(); len(labels) != 4 || labels[0] != "[ ] Run the tests" {
		t.Errorf("the next app has %q", labels)
	}
}
