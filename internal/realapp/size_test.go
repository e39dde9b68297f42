//go:build linux || darwin || freebsd

package realapp

import (
	"fmt"
	"io"
	"strings"
	"syscall"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"limoni/internal/pty"
	"limoni/internal/vt"
)

// A pseudo-terminal has no size until somebody sets one.
func TestATerminalWithoutASize(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		columns, rows uint16
		env           []string
		w, h          int
	}{
		{0, 0, []string{"COLUMNS=100", "LINES=30"}, 100, 30},
		{0, 0, []string{"COLUMNS=", "LINES="}, 80, 24},
		{0, 0, []string{"COLUMNS=many", "LINES=-3"}, 80, 24},
		{60, 0, []string{"COLUMNS=100", "LINES=30"}, 60, 30},
		{30, 16, []string{"COLUMNS=100", "LINES=30"}, 30, 16}, // the kernel knows better
		{12, 2, nil, 12, 2},
	} {
		whole := func(screen string) bool {
			return strings.HasPrefix(screen, fmt.Sprintf("w=%d h=%d ", c.w, c.h)) && (c.h <= padTop || whole(screen, c.w, c.h) == "")
		}
		if screen := sized(t, c.columns, c.rows, vt.New(c.w, c.h), c.env, whole); !whole(screen) {
			t.Errorf("%dx%d with %q is not drawn as %dx%d:\n%s", c.columns, c.rows, c.env, c.w, c.h, screen)
		}
	}
}

// sized runs the app in a terminal of that size according to the kernel until
// the emulator shows what is wanted, quits it and returns what was shown.
func sized(t *testing.T, columns, rows uint16, s *vt.Screen, env []string, wanted func(string) bool) string {
	t.Helper()
	master, slave, err := pty.Open(80, 24)
	if err != nil {
		t.Fatal(err)
	}
	defer time.AfterFunc(patience, func() { master.Close() }).Stop()
	defer master.Close()
	if err := unix.IoctlSetWinsize(int(slave.Fd()), unix.TIOCSWINSZ, &unix.Winsize{Col: columns, Row: rows}); err != nil {
		t.Fatal(err)
	}
	cmd := taggedApp.command(t)
	cmd.Env = environment(how{dir: tempDir(t), env: env})
	cmd.Stdin, cmd.Stdout, cmd.Stderr = slave, slave, slave
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	slave.Close()
	shown := readUntil(master, s, wanted)
	master.Write([]byte("q"))
	io.Copy(io.Discard, master)
	cmd.Wait()
	return shown
}

// readUntil returns what the emulator shows as soon as it is what is wanted, or
// in the end.
func readUntil(master io.Reader, s *vt.Screen, wanted func(string) bool) string {
	buf := make([]byte, 32<<10)
	for {
		n, err := master.Read(buf)
		s.Write(buf[:n])
		if err != nil || wanted(s.String()) {
			return s.String()
		}
	}
}
