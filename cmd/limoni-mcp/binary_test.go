package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// bridgeBinary builds the bridge; a binary that lies around may be old.
func bridgeBinary(t *testing.T) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "limoni-mcp")
	build := exec.Command("go", "build", "-o", path, ".")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return path
}

// TestBinary runs the real program between two real pipes, with the bare
// environment that many hosts give.
func TestBinary(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the program")
	}
	binary, socket := bridgeBinary(t), socketFor(t)
	listen(t, socket, newFakeApp(), allowAll)
	start := func(stdin io.Reader) (*exec.Cmd, *syncBuffer, *syncBuffer) {
		cmd, out, errs := exec.Command(binary, "-socket", socket), &syncBuffer{}, &syncBuffer{}
		cmd.Stdin, cmd.Stdout, cmd.Stderr = stdin, out, errs
		cmd.Env = []string{"HOME=" + os.TempDir(), "LIMONI_LOG=1"}
		return cmd, out, errs
	}
	t.Run("answers are flushed at the end of input", func(t *testing.T) {
		cmd, out, errs := start(strings.NewReader(`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25"}}
{"jsonrpc":"2.0","method":"notifications/initialized"}
{"jsonrpc":"2.0","id":2,"method":"tools/list"}
{bad
{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"type_text","arguments":{"text":"` + canary + `","target":"#pw"}}}
`))
		if err := cmd.Run(); err != nil {
			t.Fatal(err)
		}
		lines := strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
		if len(lines) != 4 {
			t.Fatalf("%d lines:\n%s", len(lines), out)
		}
		for _, line := range lines {
			if !json.Valid([]byte(line)) || !strings.HasPrefix(line, `{"jsonrpc":"2.0","id":`) {
				t.Errorf("not a message: %q", line)
			}
		}
		wantContains(t, lines[3], "handled: typed 13 characters")
		wantContains(t, errs.String(), "limoni-mcp: ", "call type_text id=3 arguments=[text target]")
		if strings.Contains(out.String()+errs.String(), canary) {
			t.Error("the secret was told")
		}
	})
	t.Run("it ends without input", func(t *testing.T) {
		cmd, out, _ := start(nil) // the null device
		if err := cmd.Run(); err != nil || out.String() != "" {
			t.Errorf("%v, output %q", err, out)
		}
	})
	t.Run("it ends with its client", func(t *testing.T) {
		cmd, _, _ := start(nil)
		cmd.Stdin, cmd.Stderr = nil, nil
		in, err1 := cmd.StdinPipe()
		errs, err2 := cmd.StderrPipe()
		if err := errors.Join(err1, err2, cmd.Start()); err != nil {
			t.Fatal(err)
		}
		io.WriteString(in, `{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25"}}
{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"wait_for","arguments":{"target":"#never","timeout_ms":25000}}}
`)
		for log := bufio.NewScanner(errs); log.Scan() && !strings.Contains(log.Text(), "call wait_for"); {
		}
		closed := time.Now()
		in.Close()
		if err := cmd.Wait(); err != nil {
			t.Error(err)
		}
		if took := time.Since(closed); took > 5*time.Second {
			t.Errorf("it ended after %v", took)
		}
	})
}
