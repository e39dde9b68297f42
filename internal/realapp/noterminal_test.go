//go:build linux || darwin || freebsd

package realapp

import (
	"os"
	"os/exec"
	"strings"
	"testing"

	"limoni/internal/pty"
)

// Where there is no terminal to read from, an app says so in one plain line.
func TestWithoutATerminalTheAppSaysWhy(t *testing.T) {
	t.Parallel()
	closed, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	w.Close()
	null, err := os.Open(os.DevNull)
	if err != nil {
		t.Fatal(err)
	}
	file, err := os.Create(tempDir(t) + "/input")
	if err != nil {
		t.Fatal(err)
	}
	for _, in := range []struct {
		file *os.File
		says string
	}{{closed, "a pipe"}, {null, "/dev/null"}, {file, "a file"}} {
		defer in.file.Close()
		cmd := taggedApp.command(t)
		cmd.Env, cmd.Stdin = environment(how{dir: tempDir(t)}), in.file
		expectPlainError(t, cmd, "standard input is not a terminal", in.says, "without redirecting its input")
	}
}

func TestADumbTerminalIsRefused(t *testing.T) {
	t.Parallel()
	cmd := taggedApp.command(t)
	cmd.Env = append(environment(how{dir: tempDir(t)}), "TERM=dumb")
	expectPlainError(t, cmd, `TERM is "dumb"`, "xterm-256color")
}

// expectPlainError runs the app in a terminal and wants exit status 1, the texts
// and not one byte that a terminal acts on.
func expectPlainError(t *testing.T, cmd *exec.Cmd, texts ...string) {
	t.Helper()
	c, err := pty.StartConsole(cmd, 80, 24)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	exit, err := c.Wait(soon(t))
	if err != nil || exit != (pty.Exit{Code: 1}) {
		t.Errorf("%v, %v; want exit status 1", exit, err)
	}
	out := string(c.Raw())
	for _, text := range texts {
		if !strings.Contains(out, text) {
			t.Errorf("the output lacks %q: %q", text, out)
		}
	}
	if strings.ContainsRune(out, '\x1b') {
		t.Errorf("the terminal was touched: %q", out)
	}
	if state, err := c.Process.Termios(); err != nil || !state.IsCooked() {
		t.Errorf("the line was touched: %+v, %v", state, err)
	}
}
