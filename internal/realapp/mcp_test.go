//go:build linux || darwin || freebsd

package realapp

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io"
	"sync"
	"testing"
)

type args map[string]any

// mcpClient is a running limoni-mcp and the client that speaks to it.
type mcpClient struct {
	t     *testing.T
	in    io.WriteCloser
	lines *bufio.Scanner
	out   bytes.Buffer // all that was read from it
	errs  bytes.Buffer // to be read after end
	calls int
	end   func() // ends it and waits
}

func startBridge(t *testing.T, socket string, flags ...string) *mcpClient {
	t.Helper()
	cmd := bridge.command(t, append([]string{"-socket", socket}, flags...)...)
	cmd.Env = append(environment(how{}), "LIMONI_LOG=debug")
	c := &mcpClient{t: t}
	cmd.Stderr = &c.errs
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
	c.in = in
	c.end = sync.OnceFunc(func() {
		in.Close()
		if err := cmd.Wait(); err != nil {
			t.Errorf("the bridge ended with %v\n%s", err, c.errs.String())
		}
	})
	t.Cleanup(c.end)
	c.lines = bufio.NewScanner(io.TeeReader(out, &c.out))
	c.lines.Buffer(nil, 1<<20)
	c.request("initialize", args{"protocolVersion": "2025-06-18", "capabilities": args{}, "clientInfo": args{"name": "test", "version": "1"}})
	return c
}

// call calls a tool and returns its text, that of an error too.
func (c *mcpClient) call(tool string, arguments args) string {
	c.t.Helper()
	var result struct{ Content []struct{ Text string } }
	reply := c.request("tools/call", args{"name": tool, "arguments": arguments})
	if err := json.Unmarshal(reply, &result); err != nil || len(result.Content) != 1 {
		c.t.Fatalf("%s: %s (%v)", tool, reply, err)
	}
	return result.Content[0].Text
}

func (c *mcpClient) request(method string, params args) json.RawMessage {
	c.t.Helper()
	c.calls++
	line, err := json.Marshal(args{"jsonrpc": "2.0", "id": c.calls, "method": method, "params": params})
	if err != nil {
		c.t.Fatal(err)
	}
	if _, err := c.in.Write(append(line, '\n')); err != nil {
		c.t.Fatal(err)
	}
	if !c.lines.Scan() {
		c.t.Fatalf("the bridge ended: %v\n%s", c.lines.Err(), c.errs.String())
	}
	var reply struct {
		ID            int
		Result, Error json.RawMessage
	}
	if err := json.Unmarshal(c.lines.Bytes(), &reply); err != nil || reply.ID != c.calls || reply.Error != nil {
		c.t.Fatalf("%s: %s (%v)", method, c.lines.Bytes(), err)
	}
	return reply.Result
}
