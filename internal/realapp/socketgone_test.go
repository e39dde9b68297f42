//go:build linux || darwin || freebsd

package realapp

import (
	"context"
	"net"
	"os"
	"path/filepath"
	"testing"

	"limoni/internal/pty"
)

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
