package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"log"
	"strings"
	"testing"
	"time"
)

func TestCancelledRequestGetsNoAnswer(t *testing.T) {
	for _, id := range []string{`0`, `7`, `"a"`} {
		t.Run(id, func(t *testing.T) {
			c := drive(t, newFakeApp(), allowAll)
			c.send(`{"jsonrpc":"2.0","id":` + id + `,"method":"tools/call","params":{"name":"wait_for","arguments":{"target":"#never","timeout_ms":30000}}}`)
			c.wire.await("wait")
			c.quiet() // it blocks nobody
			c.send(`{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"none"}}`)
			c.quiet()
			if len(c.wire.ops) > 0 {
				t.Fatal("another request's cancellation ended this one")
			}
			c.send(`{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":` + id + `,"reason":"user"}}`)
			c.wire.await("cancel") // the app waits no longer
			c.server.calls.all.Wait()
			c.quiet()
			// The id is free again.
			c.send(`{"jsonrpc":"2.0","id":` + id + `,"method":"tools/call","params":{"name":"status"}}`)
			wantContains(t, c.receive(), `{"jsonrpc":"2.0","id":`+id+`,"result":`)
		})
	}
}

func TestCallsEndWithTheReason(t *testing.T) {
	var c calls
	ctx, end, _ := c.start([]byte(`1`))
	c.cancel([]byte(`2`), "other")
	if ctx.Err() != nil {
		t.Error("another call's cancellation ended this one")
	}
	c.cancel([]byte(`1`), "user")
	if cause := context.Cause(ctx); cause == nil || !strings.Contains(cause.Error(), "user") {
		t.Errorf("cause %v does not say the reason", cause)
	}
	if !end() {
		t.Error("the call does not know that it was cancelled")
	}
	ctx, _, _ = c.start([]byte(`1`))
	c.finish(0)
	if !errors.Is(context.Cause(ctx), errEndOfInput) {
		t.Errorf("cause %v", context.Cause(ctx))
	}
}

func TestIDsInUseAreRefused(t *testing.T) {
	c := drive(t, newFakeApp(), allowAll)
	c.send(`{"jsonrpc":"2.0","id":"a","method":"tools/call","params":{"name":"wait_for","arguments":{"target":"#never"}}}`)
	c.wire.await("wait")
	c.send(`{"jsonrpc":"2.0","id":"\u0061","method":"tools/call","params":{"name":"status"}}`)
	wantText(t, c.receive(), `{"jsonrpc":"2.0","id":"\u0061","error":{"code":-32600,"message":"a request with this id is still running"}}`)
	c.send(`{"jsonrpc":"2.0","id":"b","method":"tools/call","params":{"name":"status"}}`)
	wantContains(t, c.receive(), `"id":"b","result"`)
}

func TestAnIDIsFreeWithItsAnswer(t *testing.T) {
	c := drive(t, newFakeApp(), allowAll)
	for range 200 {
		c.send(`{"jsonrpc":"2.0","id":"same","method":"tools/call","params":{"name":"status"}}`)
		if line := c.receive(); !strings.Contains(line, `"result"`) {
			t.Fatal(line)
		}
	}
}

func TestEndOfInputEndsAWait(t *testing.T) {
	c := drive(t, newFakeApp(), allowAll)
	c.start("wait_for", `{"target":"#never","timeout_ms":25000}`)
	c.wire.await("wait")
	closed := time.Now()
	c.in.Close()
	if err := <-c.ended; err != nil {
		t.Errorf("serve returned %v", err)
	}
	if took := time.Since(closed); took > time.Second {
		t.Errorf("it ended after %v", took)
	}
	c.wire.await("cancel")
	if line, more := <-c.lines; more {
		t.Errorf("unexpected answer %s", line)
	}
}

func TestEndOfInputFlushesAnswers(t *testing.T) {
	input := `{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25"}}
{"jsonrpc":"2.0","method":"notifications/initialized"}
{"jsonrpc":"2.0","id":2,"method":"tools/list"}
{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"find","arguments":{"target":"#ship"}}}
{"jsonrpc":"2.0","id":4,"method":"ping"}`
	f := newFakeApp()
	s := newServer(&bridge{settle: time.Second, app: newApp(pipes(t, f, allowAll).dial)}, log.New(io.Discard, "", 0))
	var out syncBuffer
	if err := s.serve(strings.NewReader(input), &out); err != nil {
		t.Fatal(err)
	}
	for id := 1; id <= 4; id++ {
		wantContains(t, out.String(), fmt.Sprintf(`"id":%d,"result":`, id))
	}
	if got := strings.Count(out.String(), "\n"); got != 4 {
		t.Errorf("%d lines, want 4", got)
	}
}

func TestEmptyInputEndsAtOnce(t *testing.T) {
	var out, errs bytes.Buffer
	if status := run(nil, strings.NewReader(""), &out, &errs); status != 0 || out.Len()+errs.Len() != 0 {
		t.Errorf("status %d, output %q, errors %q", status, &out, &errs)
	}
}

func TestClientThatDoesNotRead(t *testing.T) {
	in, inW := io.Pipe()
	s := newServer(&bridge{app: newApp(nil), settle: time.Second}, log.New(io.Discard, "", 0))
	ended := make(chan error, 1)
	go func() { ended <- s.serve(in, neverWriter{}) }()
	io.WriteString(inW, `{"jsonrpc":"2.0","id":1,"method":"ping"}`+"\n")
	closed := time.Now()
	inW.Close()
	if err := <-ended; err != nil {
		t.Errorf("serve returned %v", err)
	}
	if took := time.Since(closed); took > time.Second {
		t.Errorf("it ended after %v", took)
	}
}

// neverWriter is a pipe that nobody reads.
type neverWriter struct{}

func (neverWriter) Write([]byte) (int, error) { select {} }

func TestClientThatHasClosedItsEnd(t *testing.T) {
	in, inW := io.Pipe()
	outR, out := io.Pipe()
	outR.Close()
	s := newServer(&bridge{app: newApp(nil), settle: time.Second}, log.New(io.Discard, "", 0))
	ended := make(chan error, 1)
	go func() { ended <- s.serve(in, out) }()
	io.WriteString(inW, `{"jsonrpc":"2.0","id":1,"method":"ping"}`+"\n")
	if err := <-ended; !errors.Is(err, io.ErrClosedPipe) {
		t.Errorf("serve returned %v, though its input is open", err)
	}
}

func TestLongLinesAreSkipped(t *testing.T) {
	c := connect(t, nil)
	ping := func(id string, size int) string {
		line := `{"jsonrpc":"2.0","id":` + id + `,"method":"ping","pad":""}`
		return strings.Replace(line, `""`, `"`+strings.Repeat("x", size-len(line))+`"`, 1)
	}
	c.send(ping("1", maxLine))
	wantText(t, c.receive(), `{"jsonrpc":"2.0","id":1,"result":{}}`)
	c.send(ping("2", maxLine) + "\r")
	wantText(t, c.receive(), `{"jsonrpc":"2.0","id":2,"result":{}}`)
	c.send(ping("3", maxLine+1))
	wantText(t, c.receive(), `{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"the line is longer than 4194304 bytes"}}`)
	c.send(ping("4", 2*maxLine))
	wantContains(t, c.receive(), `"code":-32600`)
	c.quiet()
}

func TestLineForms(t *testing.T) {
	c := connect(t, nil)
	for _, line := range []string{"\ufeff%s", "%s\r", "\r\n\n \t\r\n%s", " \t%s \t", "\n\n%s"} {
		c.send(fmt.Sprintf(line, `{"jsonrpc":"2.0","id":1,"method":"ping"}`))
		wantText(t, c.receive(), `{"jsonrpc":"2.0","id":1,"result":{}}`)
	}
	c.send("{\"jsonrpc\":\"2.0\",\"id\":\"\xff\",\"method\":\"ping\"}")
	wantText(t, c.receive(), `{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"the line is not valid UTF-8"}}`)
	c.quiet()
}

func TestPanicEndsTheCallOnly(t *testing.T) {
	c := drive(t, newFakeApp(), allowAll)
	c.server.tools = []tool{{name: "tree", run: func(context.Context, *bridge, arguments) answer { panic("hunter2") }}}
	c.start("tree", `{}`)
	wantContains(t, c.receive(), `"code":-32603,"message":"the tool tree failed inside limoni-mcp`)
	c.quiet()
	wantContains(t, c.logged.String(), "tool tree panicked")
	if strings.Contains(c.seen.String()+c.logged.String(), "hunter2") {
		t.Error("what it panicked with was told")
	}
}

func TestProgressCountsUpUntilTheCallEnds(t *testing.T) {
	f := newFakeApp()
	c := drive(t, f, allowAll)
	c.server.progressEvery = time.Millisecond
	c.send(`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"wait_for","arguments":{"text":"ready"},"_meta":{"progressToken":"tok"}}}`)
	for n := 1; n <= 3; n++ {
		wantText(t, c.receive(), fmt.Sprintf(`{"jsonrpc":"2.0","method":"notifications/progress","params":{"message":"still waiting","progress":%d,"progressToken":"tok"}}`, n))
	}
	f.change(func() { f.status = "ready" })
	line := c.receive()
	for strings.Contains(line, "notifications/progress") {
		line = c.receive()
	}
	wantContains(t, line, `"id":1,"result"`)
	c.quiet()
	c.start("wait_for", `{"target":"#never","timeout_ms":20}`) // without a token
	c.finish()
	c.quiet()
}

func TestFlags(t *testing.T) {
	for _, test := range []struct {
		args   string
		status int
		out    string // what stdout begins with
		errs   string // part of stderr
	}{
		{"-version", 0, "limoni-mcp ", ""},
		{"-settle 0s", 2, "", "-settle must be more than 0"},
		{"-settle -1s", 2, "", "-settle must be more than 0"},
		{"-nonsense", 2, "", "flag provided but not defined"},
		{"stray", 2, "", "takes flags only"},
		{"-h", 0, "", "Usage: limoni-mcp"},
	} {
		var out, errs bytes.Buffer
		status := run(strings.Fields(test.args), strings.NewReader(""), &out, &errs)
		if status != test.status || !strings.HasPrefix(out.String(), test.out) || !strings.Contains(errs.String(), test.errs) || test.out == "" && out.Len() > 0 {
			t.Errorf("%s: status %d, output %q, errors %q", test.args, status, &out, &errs)
		}
	}
}

func TestLogIsOffByDefault(t *testing.T) {
	for value, want := range map[string]bool{"": false, "0": false, "1": true, "debug": true} {
		t.Setenv("LIMONI_LOG", value)
		var errs bytes.Buffer
		logger(&errs).Print("x")
		if got := errs.Len() > 0; got != want {
			t.Errorf("LIMONI_LOG=%q logs: %t", value, got)
		}
	}
}
