package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"limoni/accessibility"
	"limoni/automation"
)

// patience ends a test that hangs. Nothing waits that long in one that works.
const patience = 20 * time.Second

var allowAll = accessibility.Policy{AllowInput: true, ExposeScreen: true, ExposeInputValues: true}

// client is the other end of a server's pipes.
type client struct {
	t      *testing.T
	server *server
	wire   *wire // nil for a socket that is dialled as always
	in     io.WriteCloser
	lines  chan string
	ended  chan error // holds what serve returned
	logged *syncBuffer
	seen   *syncBuffer // every byte the server wrote
	last   int
}

type syncBuffer struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (s *syncBuffer) Write(p []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.b.Write(p)
}

func (s *syncBuffer) String() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.b.String()
}

// connect starts a server whose app is reached by dial.
func connect(t *testing.T, dial func(context.Context) (*automation.Client, error)) *client {
	t.Helper()
	in, inW := io.Pipe()
	outR, out := io.Pipe()
	c := &client{t: t, in: inW, lines: make(chan string, 1000), ended: make(chan error, 1), logged: &syncBuffer{}, seen: &syncBuffer{}}
	c.server = newServer(&bridge{app: newApp(dial), settle: 200 * time.Millisecond}, log.New(c.logged, "", 0))
	c.server.version = "test"
	go func() {
		c.ended <- c.server.serve(in, out)
		out.Close()
	}()
	go func() {
		defer close(c.lines)
		scan := bufio.NewScanner(io.TeeReader(outR, c.seen))
		scan.Buffer(nil, 1<<20)
		for scan.Scan() {
			c.lines <- scan.Text()
		}
	}()
	t.Cleanup(func() { inW.Close(); c.server.bridge.app.session.Close() })
	return c
}

// drive is connect to a host without a socket, after initialize.
func drive(t *testing.T, host accessibility.Host, p accessibility.Policy) *client {
	t.Helper()
	return driveOver(t, pipes(t, host, p))
}

// driveOver is connect over a wire, after initialize.
func driveOver(t *testing.T, w *wire) *client {
	t.Helper()
	c := connect(t, w.dial)
	c.wire = w
	c.initialize()
	return c
}

// attach is connect over a real socket, after initialize.
func attach(t *testing.T, host accessibility.Host, p accessibility.Policy) *client {
	t.Helper()
	path := socketFor(t)
	listen(t, path, host, p)
	c := connect(t, automation.Dialer(path, ""))
	c.initialize()
	return c
}

// socketFor is a path that is short enough for a socket.
func socketFor(t *testing.T) string {
	t.Helper()
	dir, err := os.MkdirTemp("", "mcp")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	return filepath.Join(dir, "s")
}

func listen(t *testing.T, path string, host accessibility.Host, p accessibility.Policy) *automation.Server {
	t.Helper()
	p.AllowUnverifiedPeers = true
	server, err := automation.Listen(path, host, p)
	if errors.Is(err, errors.ErrUnsupported) {
		t.Skip(err)
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { server.Close() })
	return server
}

func (c *client) initialize() {
	c.t.Helper()
	c.send(`{"jsonrpc":"2.0","id":"init","method":"initialize","params":{"protocolVersion":"2025-11-25"}}`)
	c.receive()
}

func (c *client) send(line string) {
	c.t.Helper()
	if _, err := io.WriteString(c.in, line+"\n"); err != nil {
		c.t.Fatal(err)
	}
}

// receive is the next line of the server.
func (c *client) receive() string {
	c.t.Helper()
	select {
	case line, ok := <-c.lines:
		if !ok {
			c.t.Fatal("the server closed its output")
		}
		return line
	case <-time.After(patience):
		c.t.Fatal("no answer")
	}
	return ""
}

// start sends a tools/call and returns its id.
func (c *client) start(tool, args string) int {
	c.t.Helper()
	c.last++
	c.send(fmt.Sprintf(`{"jsonrpc":"2.0","id":%d,"method":"tools/call","params":{"name":%q,"arguments":%s}}`, c.last, tool, args))
	return c.last
}

// finish is the result of the next tool call that ends.
func (c *client) finish() (text string, failed bool) {
	c.t.Helper()
	line := c.receive()
	var m struct {
		Result struct {
			Content []struct{ Type, Text string }
			IsError bool
		}
		Error *rpcError
	}
	if err := json.Unmarshal([]byte(line), &m); err != nil || m.Error != nil || len(m.Result.Content) != 1 || m.Result.Content[0].Type != "text" {
		c.t.Fatalf("not a tool result: %s", line)
	}
	return m.Result.Content[0].Text, m.Result.IsError
}

// call is the text of a call that must work.
func (c *client) call(tool, args string) string {
	c.t.Helper()
	c.start(tool, args)
	text, failed := c.finish()
	if failed {
		c.t.Fatalf("%s %s failed: %s", tool, args, text)
	}
	return text
}

// fail is the text of a call that must fail.
func (c *client) fail(tool, args string) string {
	c.t.Helper()
	c.start(tool, args)
	text, failed := c.finish()
	if !failed {
		c.t.Fatalf("%s %s did not fail: %s", tool, args, text)
	}
	return text
}

// quiet checks that the server has sent nothing, by a ping that comes next.
func (c *client) quiet() {
	c.t.Helper()
	c.send(`{"jsonrpc":"2.0","id":"quiet?","method":"ping"}`)
	if line := c.receive(); line != `{"jsonrpc":"2.0","id":"quiet?","result":{}}` {
		c.t.Fatalf("unexpected line: %s", line)
	}
}

func wantText(t *testing.T, got, want string) {
	t.Helper()
	if got != want {
		t.Errorf("got:\n%s\nwant:\n%s", got, want)
	}
}

func wantContains(t *testing.T, got string, parts ...string) {
	t.Helper()
	for _, part := range parts {
		if !strings.Contains(got, part) {
			t.Errorf("no %q in:\n%s", part, got)
		}
	}
}
