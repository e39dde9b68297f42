//go:build linux || darwin || freebsd

package realapp

import (
	"bytes"
	"path/filepath"
	"strings"
	"testing"

	"limoni/internal/pty"
)

var checklist = newProgram("limoni/examples/agent_checklist", "limoni_debug")

const deployToken = "canary-7f3a-token"

func startChecklist(t *testing.T, env ...string) *app {
	t.Helper()
	h := how{dir: tempDir(t), env: env}
	cmd := checklist.command(t)
	cmd.Env = environment(h)
	c, err := pty.StartConsole(cmd, 80, 24)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close() })
	a := &app{Console: c, t: t, dir: h.dir}
	a.await("[x] Choose a name")
	return a
}

// The example in a terminal, the bridge beside it, and a client that speaks
// MCP, each its own process.
func TestAnAgentWorksThroughTheChecklist(t *testing.T) {
	t.Parallel()
	a := startChecklist(t)
	a.expectRunning()
	socket := filepath.Join(a.dir, "tap.sock")
	tap := newTap(t, socket, filepath.Join(a.dir, "limoni-checklist.sock"))
	c := startBridge(t, socket)
	expect := func(answer, part string) {
		t.Helper()
		if !strings.Contains(answer, part) {
			t.Errorf("the answer lacks %q:\n%s", part, answer)
		}
	}

	expect(c.call("tree", nil), `button "Add task"`)
	c.call("click", args{"target": "#name"})
	c.call("type_text", args{"text": "Tell everybody"})
	expect(c.call("click", args{"target": `button "Add task"`}), `+ list-item "[ ] Tell everybody"`)
	for _, id := range []string{"#task-1", "#task-2", "#task-3", "#task-5"} {
		expect(c.call("click", args{"target": id, "ensure": "checked"}), "+checked")
	}
	c.call("type_text", args{"target": "#token", "text": deployToken})
	expect(c.call("press_key", args{"key": "tab"}), `focus: button "Deploy"`)
	c.call("click", args{"target": "#deploy"})
	expect(c.call("wait_for", args{"target": `dialog "Deploy now?"`}), "Deploy now?")
	c.call("press_key", args{"key": "right"})
	c.call("press_key", args{"key": "enter"})
	expect(c.call("wait_for", args{"target": "#status", "text": "Deployed."}), "Deployed.")
	if out := c.call("click", args{"target": "#quit"}); !strings.HasPrefix(out, "gone:") && !strings.HasPrefix(out, "handled:") {
		t.Errorf("quitting is not reported as a success:\n%s", out)
	}
	if exit := a.end(); !exit.OK() {
		t.Errorf("the app ended with %v, want success", exit)
	}
	a.expectRestored()
	c.end()
	expectNoToken(t, map[string][]byte{
		"the terminal": a.Raw(), "the socket": tap.bytes(), "the bridge's answers": c.out.Bytes(), "the bridge's log": c.errs.Bytes(),
	})
}

// expectNoToken searches every byte that leaves. The name of the new task, which
// is no secret, is the control: all but the log must hold it.
func expectNoToken(t *testing.T, channels map[string][]byte) {
	t.Helper()
	for name, data := range channels {
		if bytes.Contains(data, []byte(deployToken)) {
			t.Errorf("the token is in %s", name)
		}
		if !bytes.Contains(data, []byte("Tell everybody")) && name != "the bridge's log" || len(data) == 0 {
			t.Errorf("the search finds nothing in %s: %d bytes", name, len(data))
		}
	}
}
