//go:build linux || darwin || freebsd

package realapp

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"limoni/internal/pty"
	"limoni/internal/vt"
)

// patience bounds every wait; a test that works never needs it.
const patience = 20 * time.Second

// how says how to start the app. The zero value is the tagged one, without a
// socket, in a terminal of 80 columns and 24 rows.
type how struct {
	ordinary bool // without the tag
	args     []string
	env      []string
	dir      string // for sockets and the report; made where empty
	unseen   string // what to wait for instead of the first screen, "-" for nothing
}

// app is a running testapp.
type app struct {
	*pty.Console
	t   *testing.T
	dir string
}

func start(t *testing.T, h how) *app {
	t.Helper()
	if h.dir == "" {
		h.dir = tempDir(t)
	}
	p := taggedApp
	if h.ordinary {
		p = ordinaryApp
	}
	cmd := p.command(t, append([]string{"-report", filepath.Join(h.dir, "report")}, h.args...)...)
	cmd.Env = environment(h)
	c, err := pty.StartConsole(cmd, 80, 24)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close() })
	a := &app{Console: c, t: t, dir: h.dir}
	switch h.unseen {
	case "":
		a.await("w=80 h=24", "early=1000")
	case "-":
	default:
		a.await(h.unseen)
	}
	return a
}

func environment(h how) []string {
	env := append(os.Environ(), "TERM=xterm-256color", "COLORTERM=truecolor", "GOTRACEBACK=", "GORACE=atexit_sleep_ms=0",
		"XDG_RUNTIME_DIR="+h.dir,
		"LIMONI_AUTOMATION_SOCKET=", "LIMONI_AUTOMATION_ALLOW=")
	return append(env, h.env...)
}

// await waits until the screen shows all the texts.
func (a *app) await(texts ...string) {
	a.t.Helper()
	err := a.WaitFor(soon(a.t), func(s *vt.Screen) bool {
		shown := rows(s)
		for _, text := range texts {
			if !strings.Contains(shown, text) {
				return false
			}
		}
		return true
	})
	if err != nil {
		a.t.Fatalf("waiting for %q: %v\n%s", texts, err, a.Screen())
	}
}

// rows is the screen with its trailing spaces, so that a test can say that
// something ends.
func rows(s *vt.Screen) string {
	var b strings.Builder
	_, h := s.Size()
	for y := range h {
		b.WriteString(s.Row(y) + "\n")
	}
	return b.String()
}

// enter types bytes, in one write.
func (a *app) enter(text string) {
	a.t.Helper()
	if _, err := a.Write([]byte(text)); err != nil {
		a.t.Fatal(err)
	}
}

// end waits for the app's end.
func (a *app) end() pty.Exit {
	a.t.Helper()
	exit, err := a.Wait(soon(a.t))
	if err != nil {
		a.t.Fatalf("%v\n%s", err, a.Screen())
	}
	return exit
}

// reported waits until a line is in the report.
func (a *app) reported(line string) {
	a.t.Helper()
	eventually(a.t, "the report says "+line, func() bool {
		return strings.Contains(a.reportText(), line+"\n")
	})
}

func (a *app) reportText() string {
	text, _ := os.ReadFile(filepath.Join(a.dir, "report"))
	return string(text)
}

// eventually waits for what no event tells of.
func eventually(t *testing.T, what string, holds func() bool) {
	t.Helper()
	tick := time.NewTicker(2 * time.Millisecond)
	defer tick.Stop()
	for ctx := soon(t); !holds(); {
		select {
		case <-tick.C:
		case <-ctx.Done():
			t.Fatalf("after %v it is not so that %s", patience, what)
		}
	}
}

func soon(t *testing.T) context.Context {
	ctx, cancel := context.WithTimeout(t.Context(), patience)
	t.Cleanup(cancel)
	return ctx
}

// tempDir is a private directory whose name is short enough for a socket.
func tempDir(t *testing.T) string {
	t.Helper()
	dir, err := os.MkdirTemp("", "l")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	return dir
}
