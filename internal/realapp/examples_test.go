//go:build linux || darwin || freebsd

package realapp

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"limoni/internal/pty"
)

// example is how one of the examples is started, what is on its first screen and
// how a user quits it.
type example struct {
	args []string
	file string // written beside it, named by its last argument
	text string
	keys string
	code int  // it exits with
	rows bool // it draws a few rows of the normal screen
}

var examples = map[string]example{
	"agent_checklist": {text: "[x] Choose a name", keys: "q"},
	"chat":            {text: "Ask something.", keys: "\x11"},
	"counter":         {text: "Count: 0", keys: "q"},
	"custom_widget":   {text: "How was it?", keys: "q"},
	"dashboard":       {text: "Load", keys: "\x11"},
	"file_browser":    {text: "Ctrl+Q quits", keys: "\x11"},
	"form":            {text: "Step 1 of 3", keys: "\x11"},
	"gallery":         {text: "Choice", keys: "\x11"},
	"logview":         {file: "12:00:09 ERROR disk full\n", text: "ERROR 12:00:09 ERROR disk full", keys: "q"},
	"picker":          {args: []string{"main", "fix-login"}, text: "fix-login", keys: "\x1b", code: 1, rows: true},
	"simple":          {text: "Hello", keys: "\x11"},
	"todo":            {text: "0 of 0 open", keys: "\x11"},
}

// Each folder of examples that is a program starts in a terminal, shows
// something, quits by its key and leaves the terminal as it was.
func TestExamplesStartAndQuit(t *testing.T) {
	folders, err := filepath.Glob("../../examples/*/main.go")
	if err != nil || len(folders) < len(examples) {
		t.Fatalf("the examples are %q, %v; want those of the table", folders, err)
	}
	for _, main := range folders {
		name := filepath.Base(filepath.Dir(main))
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			x, ok := examples[name]
			if !ok {
				t.Fatalf("examples/%s is not in the table: say how it is started and quit", name)
			}
			a := x.start(t, name)
			a.await(x.text)
			a.enter(x.keys)
			if exit := a.end(); exit != (pty.Exit{Code: x.code}) {
				t.Errorf("it ended with %v, want exit status %d", exit, x.code)
			}
			a.expectLeft(x.rows)
		})
	}
}

func (x example) start(t *testing.T, name string) *app {
	t.Helper()
	h := how{dir: tempDir(t)}
	args := x.args
	if x.file != "" {
		path := filepath.Join(h.dir, "file")
		if err := os.WriteFile(path, []byte(x.file), 0o600); err != nil {
			t.Fatal(err)
		}
		args = append(args, path)
	}
	cmd := newProgram("limoni/examples/"+name, "").command(t, args...)
	cmd.Env = environment(h)
	c, err := pty.StartConsole(cmd, 80, 24)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close() })
	return &app{Console: c, t: t, dir: h.dir}
}

// expectLeft says that the terminal is as the program found it. One that draws
// rows of the normal screen never had the alternate one.
func (a *app) expectLeft(rows bool) {
	a.t.Helper()
	if !rows {
		a.expectRestored()
		return
	}
	if state, err := a.Process.Termios(); err != nil || !state.IsCooked() {
		a.t.Errorf("the line is not cooked again: %+v, %v", state, err)
	}
	if bytes.Contains(a.Raw(), []byte("\x1b[?1049h")) {
		a.t.Error("it was on the alternate screen")
	}
}
