//go:build linux || darwin || freebsd

package realapp

import (
	"bufio"
	"bytes"
	"encoding/json"
	"path/filepath"
	"strings"
	"testing"
)

// An app that panics writes to its own terminal. The bridge's output holds
// messages and nothing else, its log goes to standard error, and it serves the
// next app.
func TestTheBridgeOutlivesAPanicOfTheApp(t *testing.T) {
	t.Parallel()
	path := filepath.Join(tempDir(t), "app.sock")
	a := listening(t, path, "input,screen", how{})
	client := startBridge(t, path)
	client.call("tree", args{})
	if answer := client.call("press_key", args{"key": "D"}); !strings.HasPrefix(answer, "gone: ") {
		t.Errorf("the key that made the app panic was answered:\n%s", answer)
	}
	if exit := a.end(); exit.Code != 2 || !strings.Contains(a.normal(), "panic: boom in draw") {
		t.Errorf("the app ended with %v:\n%s", exit, a.normal())
	}
	if answer := client.call("tree", args{}); !strings.Contains(answer, "no app answers") {
		t.Errorf("without an app: %s", answer)
	}
	listening(t, path, "input,screen", how{})
	if answer := client.call("tree", args{}); !strings.Contains(answer, `button "A"`) {
		t.Errorf("the next app: %s", answer)
	}
	client.end()
	lines := 0
	for in := bufio.NewScanner(&client.out); in.Scan(); lines++ {
		var m struct{ JSONRPC string }
		if err := json.Unmarshal(in.Bytes(), &m); err != nil || m.JSONRPC != "2.0" {
			t.Errorf("on standard output: %s", in.Bytes())
		}
	}
	if lines != client.calls || !bytes.Contains(client.errs.Bytes(), []byte("limoni-mcp: ")) {
		t.Errorf("%d lines for %d requests, and the log is %q", lines, client.calls, client.errs.String())
	}
}
