//go:build linux || darwin || freebsd

package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"limoni/internal/pty"
	"limoni/internal/vt"
)

const secretToken = "canary-7f3a-token"

// The real thing: the app in a terminal, the bridge beside it, and a client
// that speaks MCP, each its own process.
func TestAgentDrivesTheRealApp(t *testing.T) {
	dir := tempDir(t)
	app := startApp(t, dir)
	tap := newTap(t, filepath.Join(dir, "tap.sock"), filepath.Join(dir, "limoni-checklist.sock"))
	bridge := startBridge(t, tap.path)

	if tree := bridge.call("tree", nil); !strings.Contains(tree, `button "Add task"`) {
		t.Fatalf("the tree lacks the button:\n%s", tree)
	}
	bridge.call("click", args{"target": "#name"})
	bridge.call("type_text", args{"text": "Tell everybody"})
	if out := bridge.call("click", args{"target": `button "Add task"`}); !strings.Contains(out, `+ list-item "[ ] Tell everybody"`) {
		t.Errorf("the click's answer does not show the new task:\n%s", out)
	}
	for _, id := range []string{"#task-1", "#task-2", "#task-3", "#task-5"} {
		bridge.call("click", args{"target": id, "ensure": "checked"})
	}
	bridge.call("type_text", args{"target": "#token", "text": secretToken})
	if out := bridge.call("press_key", args{"key": "tab"}); !strings.Contains(out, `focus: button "Deploy"`) {
		t.Errorf("Tab did not move the focus to the next node:\n%s", out)
	}
	bridge.call("click", args{"target": "#deploy"})
	bridge.call("wait_for", args{"target": `dialog "Deploy now?"`})
	bridge.call("press_key", args{"key": "right"})
	bridge.call("press_key", args{"key": "enter"})
	if out := bridge.call("find", args{"role": "status"}); !strings.Contains(out, "Deployed.") {
		t.Errorf("not deployed:\n%s", out)
	}
	if out := bridge.call("click", args{"target": "#quit"}); !strings.HasPrefix(out, "gone:") && !strings.HasPrefix(out, "handled:") {
		t.Errorf("quitting is not reported as a success:\n%s", out)
	}
	exit, err := app.Wait(deadline(t))
	if err != nil || !exit.OK() {
		t.Errorf("the app ended with %v, %v; want success", exit, err)
	}
	expectRestored(t, app)
	expectNoSecret(t, map[string][]byte{
		"the terminal": app.Raw(), "the socket": tap.bytes(),
		"the bridge's stdout": bridge.out.Bytes(), "the bridge's stderr": bridge.errs.Bytes(),
	})
}

func TestTerminalIsRestoredOnEveryWayOut(t *testing.T) {
	for name, end := range map[string]func(*pty.Console){
		"quit":    func(c *pty.Console) { c.Write([]byte("q")) },
		"ctrl+c":  func(c *pty.Console) { c.Write([]byte{3}) },
		"SIGTERM": func(c *pty.Console) { c.Process.Signal(syscall.SIGTERM) },
	} {
		t.Run(name, func(t *testing.T) {
			app := startApp(t, tempDir(t))
			end(app)
			if _, err := app.Wait(deadline(t)); err != nil {
				t.Fatal(err)
			}
			expectRestored(t, app)
		})
	}
}

func expectRestored(t *testing.T, app *pty.Console) {
	t.Helper()
	app.Inspect(func(s *vt.Screen) {
		for _, mode := range []int{1049, 1000, 1002, 1003, 1006, 2004, 1004} {
			if s.Mode(mode) {
				t.Errorf("private mode %d is still set", mode)
			}
		}
		if _, _, visible := s.Cursor(); !visible {
			t.Error("the cursor is still hidden")
		}
	})
	if state, err := app.Process.Termios(); err != nil || !state.IsCooked() {
		t.Errorf("the line is not cooked again: %+v, %v", state, err)
	}
}

// expectNoSecret searches every byte that leaves for the token. The name of the
// new task, which is no secret, is the control: it must be found in all of them
// but the log.
func expectNoSecret(t *testing.T, channels map[string][]byte) {
	t.Helper()
	for name, data := range channels {
		if bytes.Contains(data, []byte(secretToken)) {
			t.Errorf("the token is in %s", name)
		}
		if !bytes.Contains(data, []byte("Tell everybody")) && name != "the bridge's stderr" {
			t.Errorf("the search finds nothing in %s: it lacks the new task too", name)
		}
		if len(data) == 0 {
			t.Errorf("%s is empty", name)
		}
	}
}

func startApp(t *testing.T, dir string) *pty.Console {
	t.Helper()
	cmd := exec.Command(build(t, ".", "-tags", "limoni_debug"))
	cmd.Env = append(os.Environ(), "XDG_RUNTIME_DIR="+dir, "TERM=xterm-256color", "LIMONI_AUTOMATION_SOCKET=")
	app, err := pty.StartConsole(cmd, 80, 24)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { app.Close() })
	if err := app.WaitFor(deadline(t), func(s *vt.Screen) bool { return strings.Contains(s.String(), "[x] Choose a name") }); err != nil {
		t.Fatalf("the app does not show itself: %v\n%s", err, app.Screen())
	}
	return app
}

var builds sync.Map

// build builds a command of this module, once a run: never an old binary.
func build(t *testing.T, pkg string, flags ...string) string {
	t.Helper()
	once, _ := builds.LoadOrStore(pkg, sync.OnceValues(func() (string, error) {
		dir, err := os.MkdirTemp("", "limoni-build")
		if err != nil {
			return "", err
		}
		bin := filepath.Join(dir, "bin")
		cmd := exec.Command("go", append(append([]string{"build", "-o", bin}, flags...), pkg)...)
		if out, err := cmd.CombinedOutput(); err != nil {
			return "", fmt.Errorf("%v: %s", err, out)
		}
		return bin, nil
	}))
	bin, err := once.(func() (string, error))()
	if err != nil {
		t.Fatal(err)
	}
	return bin
}

func TestMain(m *testing.M) {
	code := m.Run()
	builds.Range(func(_, once any) bool {
		if bin, err := once.(func() (string, error))(); err == nil {
			os.RemoveAll(filepath.Dir(bin))
		}
		return true
	})
	os.Exit(code)
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

func deadline(t *testing.T) context.Context {
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Second)
	t.Cleanup(cancel)
	return ctx
}

// tap stands between the bridge and the app and keeps what the app sends.
type tap struct {
	path string
	mu   sync.Mutex
	sent bytes.Buffer
}

func newTap(t *testing.T, path, app string) *tap {
	t.Helper()
	l, err := net.Listen("unix", path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	tp := &tap{path: path}
	go func() {
		for {
			client, err := l.Accept()
			if err != nil {
				return
			}
			go tp.relay(client, app)
		}
	}()
	return tp
}

func (tp *tap) relay(client net.Conn, path string) {
	app, err := net.Dial("unix", path)
	if err != nil {
		client.Close()
		return
	}
	go func() {
		io.Copy(app, client)
		app.Close()
	}()
	io.Copy(io.MultiWriter(client, tp), app)
	client.Close()
}

func (tp *tap) Write(p []byte) (int, error) {
	tp.mu.Lock()
	defer tp.mu.Unlock()
	return tp.sent.Write(p)
}

func (tp *tap) bytes() []byte {
	tp.mu.Lock()
	defer tp.mu.Unlock()
	return bytes.Clone(tp.sent.Bytes())
}

type args map[string]any

// bridge is a running limoni-mcp and the client that speaks to it.
type bridge struct {
	t     *testing.T
	in    io.WriteCloser
	lines *bufio.Scanner
	out   bytes.Buffer
	errs  bytes.Buffer
	calls int
}

func startBridge(t *testing.T, socket string) *bridge {
	t.Helper()
	cmd := exec.Command(build(t, "limoni/cmd/limoni-mcp"), "-socket", socket)
	cmd.Env = append(os.Environ(), "LIMONI_LOG=debug")
	b := &bridge{t: t}
	cmd.Stderr = &b.errs
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		in.Close()
		if err := cmd.Wait(); err != nil {
			t.Errorf("the bridge ended with %v\n%s", err, b.errs.String())
		}
	})
	b.in = in
	b.lines = bufio.NewScanner(io.TeeReader(out, &b.out))
	b.lines.Buffer(nil, 1<<20)
	b.request("initialize", args{"protocolVersion": "2025-06-18", "capabilities": args{}, "clientInfo": args{"name": "test", "version": "1"}})
	return b
}

// call calls a tool and returns its text; a tool error ends the test.
func (b *bridge) call(tool string, arguments args) string {
	b.t.Helper()
	var result struct {
		Content []struct{ Text string }
		IsError bool
	}
	if err := json.Unmarshal(b.request("tools/call", args{"name": tool, "arguments": arguments}), &result); err != nil {
		b.t.Fatal(err)
	}
	if result.IsError || len(result.Content) != 1 {
		b.t.Fatalf("%s failed: %+v", tool, result)
	}
	return result.Content[0].Text
}

func (b *bridge) request(method string, params args) json.RawMessage {
	b.t.Helper()
	b.calls++
	line, err := json.Marshal(args{"jsonrpc": "2.0", "id": b.calls, "method": method, "params": params})
	if err != nil {
		b.t.Fatal(err)
	}
	if _, err := b.in.Write(append(line, '\n')); err != nil {
		b.t.Fatal(err)
	}
	if !b.lines.Scan() {
		b.t.Fatalf("the bridge ended: %v\n%s", b.lines.Err(), b.errs.String())
	}
	var reply struct {
		ID     int
		Result json.RawMessage
		Error  any
	}
	if err := json.Unmarshal(b.lines.Bytes(), &reply); err != nil || reply.ID != b.calls || reply.Error != nil {
		b.t.Fatalf("%s: %s (%v)", method, b.lines.Bytes(), err)
	}
	return reply.Result
}
