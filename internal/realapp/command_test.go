//go:build linux || darwin || freebsd

package realapp

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

var commandLine = newProgram("limoni/cmd/limoni", "")

// shell is where limoni is run, with the runtime directory of an app.
type shell struct {
	t     *testing.T
	dir   string
	stdin string
	told  bytes.Buffer // all that it ever printed
}

// run runs limoni and says with which code it must end.
func (s *shell) run(exit int, args ...string) string {
	s.t.Helper()
	cmd := commandLine.command(s.t, args...)
	cmd.Env, cmd.Stdin = environment(how{dir: s.dir}), strings.NewReader(s.stdin)
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	err := cmd.Run()
	var ended *exec.ExitError
	if err != nil && !errors.As(err, &ended) {
		s.t.Fatal(err)
	}
	if code := cmd.ProcessState.ExitCode(); code != exit {
		s.t.Errorf("limoni %q: exit %d, want %d\n%s%s", args, code, exit, &out, &errs)
	}
	s.told.Write(out.Bytes())
	s.told.Write(errs.Bytes())
	return out.String() + errs.String()
}

// says runs limoni and says what it must print, in parts.
func (s *shell) says(args []string, parts ...string) {
	s.t.Helper()
	out := s.run(0, args...)
	for _, part := range parts {
		if !strings.Contains(out, part) {
			s.t.Errorf("limoni %q lacks %q:\n%s", args, part, out)
		}
	}
}

// The example in a terminal, and every verb on it, each its own process.
func TestAShellWorksThroughTheChecklist(t *testing.T) {
	t.Parallel()
	a := startChecklist(t)
	a.expectRunning()
	s := &shell{t: t, dir: a.dir}
	on := func(args ...string) []string { return append(args, "-app", "checklist") }

	s.says(on("doctor"), "ok    app: agent_checklist", "80 by 24 cells", "ok    snapshot", "limoni-checklist.sock")
	s.says(on("tree"), `list "Tasks" [focused] #tasks`, `button "Add task"`)
	s.says(on("tree", "#tasks", "-depth", "1"), `list "Tasks"`)
	s.says(on("find", "list-item"), `list-item "[ ] Run the tests"`)
	s.says(on("screen"), "[x] Choose a name")
	s.says(on("screen", "-ansi"), "[x] Choose a name", "\x1b[0;")
	s.says(on("screen", "-cells", "-json"), `"runs":[[`, `"styles":[{`)
	s.says(on("type", "Tell everybody", "-into", "#name"), `typed 14 characters`, `-> "[typed]"`)
	s.says(on("press", "enter"), `+ list-item "[ ] Tell everybody"`)
	a.await("[ ] Tell everybody")
	for _, id := range []string{"#task-1", "#task-2", "#task-3"} {
		s.says(on("click", id), "+checked")
	}
	s.says(on("act", "#tasks", "toggle", "-row", "task-5"), "+checked")
	s.stdin = deployToken + "\n"
	s.says(on("type", "-", "-into", "#token"), "typed 17 characters into input \"Deploy token\"")
	s.says(on("press", "tab"), `focus: button "Deploy"`)
	s.says(on("click", "#deploy"), `+ dialog "Deploy now?" [modal]`)
	s.says(on("wait", `dialog "Deploy now?"`, "-idle"), "1 node matches")
	s.says(on("press", "right", "enter"), "2 keys pressed", `- dialog "Deploy now?"`)
	s.says(on("wait", "#status", "-text", "Deployed.", "-json"), `{"ok":true,"verb":"wait","result":{"frame":`)
	s.says(on("audit", "-json"), `{"ok":true,"verb":"audit","result":{"frame":`)
	s.says([]string{"version"}, "limoni ", "protocol 1")
	s.says([]string{"help"}, "Usage: limoni VERB")
	var quit struct {
		OK     bool
		Result struct{ Verdict string }
	}
	if err := json.Unmarshal([]byte(s.run(0, on("click", "#quit", "-json")...)), &quit); err != nil || quit.Result.Verdict != "gone" && quit.Result.Verdict != "handled" {
		t.Errorf("%+v, %v", quit, err)
	}
	if exit := a.end(); !exit.OK() {
		t.Errorf("the app ended with %v, want success", exit)
	}
	a.expectRestored()
	s.run(3, on("tree")...)
	if told := s.told.Bytes(); bytes.Contains(told, []byte(deployToken)) || !bytes.Contains(told, []byte("Tell everybody")) {
		t.Error("the token was told, or the search finds nothing")
	}
}

// Each exit code, from the program itself.
func TestExitCodesOfTheCommandLine(t *testing.T) {
	t.Parallel()
	dir := tempDir(t)
	s := &shell{t: t, dir: dir}
	path := filepath.Join(dir, "limoni-app.sock")
	a := listening(t, path, "", how{dir: dir})

	s.run(0, "tree", "-app", "app")
	s.run(2, "tree", "-app", "app", "-depht", "1")
	s.run(3, "tree", "-app", "nobody")
	s.run(4, "find", "#nobody", "-app", "app")
	s.run(4, "tree", "#nobody", "-app", "app")
	s.run(5, "screen", "-app", "app")
	s.run(5, "press", "g", "-app", "app")
	s.run(124, "wait", "#nobody", "-timeout", "10ms", "-app", "app")
	s.run(0, "wait", "#name", "-timeout", "10ms", "-app", "app")

	two := playAs(t, strings.Replace(plainHello, `{"min":1,"max":1}`, `{"min":2,"max":2}`, 1), plainTree, verdictOf("handled"))
	if out := s.run(6, "press", "g", "-socket", two.path); !strings.Contains(out, "protocol 2") || !strings.Contains(out, "protocol 1") {
		t.Errorf("the versions are not named:\n%s", out)
	}
	full := playApp(t, verdictOf("dropped"))
	s.run(8, "press", "g", "-socket", full.path)
	if press := `"op":"key"`; len(two.asked(press)) > 0 || len(full.asked(press)) == 0 {
		t.Error("an app of another version was sent a key, or one of the same was not")
	}

	wait, _ := s.waits(path, "-exit")
	a.Process.Signal(syscall.SIGKILL)
	a.end()
	wait.Wait()
	if code := wait.ProcessState.ExitCode(); code != 7 {
		t.Errorf("a wait on an app that was killed ends with %d, want 7", code)
	}
	s.run(3, "tree", "-app", "app")
}

// Ctrl+C ends a wait, and the app goes on.
func TestCtrlCEndsAWait(t *testing.T) {
	t.Parallel()
	dir := tempDir(t)
	s := &shell{t: t, dir: dir}
	path := filepath.Join(dir, "limoni-app.sock")
	listening(t, path, "", how{dir: dir})
	wait, out := s.waits(path, "#nobody", "-json")
	wait.Process.Signal(os.Interrupt)
	wait.Wait()
	if code := wait.ProcessState.ExitCode(); code != 130 || !strings.Contains(out.String(), `"code":"interrupted"`) {
		t.Errorf("exit %d: %s", code, out)
	}
	s.run(0, "tree", "-app", "app")
}

// waits starts a long wait and returns when it is connected. What it prints is
// to be read when it has ended.
func (s *shell) waits(path string, args ...string) (*exec.Cmd, *bytes.Buffer) {
	s.t.Helper()
	between := filepath.Join(s.dir, "between.sock")
	tap := newTap(s.t, between, path)
	wait := commandLine.command(s.t, append([]string{"wait", "-timeout", "1m", "-socket", between}, args...)...)
	wait.Env = environment(how{dir: s.dir})
	out := new(bytes.Buffer)
	wait.Stdout = out
	if err := wait.Start(); err != nil {
		s.t.Fatal(err)
	}
	s.t.Cleanup(func() { wait.Process.Kill() })
	eventually(s.t, "the command has been greeted", func() bool { return bytes.Contains(tap.bytes(), []byte(`"capabilities"`)) })
	return wait, out
}

// verdictOf is what an app answers whose inputs all have one verdict.
func verdictOf(verdict string) func(op, line string) string {
	return func(op, _ string) string {
		if op != "key" {
			return ""
		}
		return `"result":{"verdict":"` + verdict + `","frame":1}`
	}
}
