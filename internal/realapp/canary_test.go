//go:build linux || darwin || freebsd

package realapp

import (
	"bytes"
	"encoding/json"
	"path/filepath"
	"strings"
	"testing"

	"limoni/accessibility"
	"limoni/automation"
)

// The canaries: what a person typed into a secret and into an ordinary field,
// and what is on the screen to be read.
const (
	secretCanary  = "canary-secret-91f3"
	vaultCanary   = "canary-vault-e806" // shown by a sensitive node
	valueCanary   = "canary-value-5ab0"
	shownCanary   = "canary-shown-c7d2"
	remoteCanary  = "canary-remote-20ee" // set from outside
	refusedCanary = "canary-refused-77"  // in requests that fail
)

// Under every policy all bytes that leave by the socket are searched. The
// secrets are in none of them. The other canaries are where the policy shows
// them, which is the control, and nowhere else.
func TestNothingLeavesThatThePolicyDoesNotShow(t *testing.T) {
	t.Parallel()
	for _, words := range []string{"", "input", "screen", "values", "input,screen", "input,values", "screen,values", "input,screen,values"} {
		t.Run("policy "+words, func(t *testing.T) {
			t.Parallel()
			dir := tempDir(t)
			socket, tapped := filepath.Join(dir, "app.sock"), filepath.Join(dir, "tap.sock")
			a := listening(t, socket, words, how{args: []string{"-text", `"` + shownCanary + `"`, "-vault", vaultCanary}})
			a.enter("i" + valueCanary)
			a.await("name: " + valueCanary)
			a.enter("\t" + secretCanary)
			tap := newTap(t, tapped, socket)
			askEverything(t, dial(t, tapped))
			bridge := startBridge(t, tapped)
			askTools(bridge)
			bridge.end()

			values, screen, input := strings.Contains(words, "values"), strings.Contains(words, "screen"), strings.Contains(words, "input")
			for _, c := range []struct {
				canary string
				shown  bool
			}{
				{secretCanary, false}, {vaultCanary, false}, {valueCanary, values}, {shownCanary, screen},
				{remoteCanary, values && input}, {refusedCanary, false},
			} {
				expectCanary(t, "socket", tap.bytes(), c.canary, c.shown)
				expectCanary(t, "bridge", bridge.out.Bytes(), c.canary, c.shown)
				expectCanary(t, "bridge's log", bridge.errs.Bytes(), c.canary, false)
			}
			expectCanary(t, "terminal", a.Raw(), secretCanary, false)
			for _, shown := range []string{vaultCanary, valueCanary, shownCanary} {
				expectCanary(t, "terminal", a.Raw(), shown, true)
			}
		})
	}
}

func expectCanary(t *testing.T, channel string, data []byte, canary string, shown bool) {
	t.Helper()
	if found := bytes.Contains(data, []byte(canary)); found != shown {
		t.Errorf("%s on the %s: %t, want %t", canary, channel, found, shown)
	}
	if len(data) == 0 {
		t.Errorf("nothing came on the %s", channel)
	}
}

// askEverything sends one request of every kind, good ones and bad ones. What
// they change comes last.
func askEverything(t *testing.T, client *automation.Client) {
	t.Helper()
	look := func() {
		t.Helper()
		if _, err := client.Hello(soon(t)); err != nil {
			t.Fatal(err)
		}
		if _, err := client.Snapshot(soon(t), 0); err != nil {
			t.Fatal(err)
		}
	}
	look()
	name, password := accessibility.Selector{ID: "name"}, accessibility.Selector{ID: "password"}
	for _, req := range []accessibility.Request{
		{Op: accessibility.OpAct, Action: "no-such-action", Target: password},
		{Op: accessibility.OpAct, Action: "focus", Target: accessibility.Selector{Text: "canary"}}, // ambiguous or nothing
		{Op: accessibility.OpAct, Action: "focus", Target: accessibility.Selector{ID: "no-such"}},
		{Op: accessibility.OpAct, Action: "set-value", Value: refusedCanary, Target: accessibility.Selector{ID: "greeter"}},
		{Op: accessibility.OpKey, Chord: "no-such"},
		{Op: accessibility.OpAct, Action: "focus", Target: accessibility.Selector{ID: "greeter"}},
		{Op: accessibility.OpText, Text: refusedCanary}, // nothing has the focus that takes it
		{Op: accessibility.OpClick, Target: password},
		{Op: accessibility.OpText, Text: "x"},
		{Op: accessibility.OpKey, Chord: "left"},
		{Op: accessibility.OpClick, Target: name},
		{Op: accessibility.OpPaste, Text: remoteCanary},
		{Op: accessibility.OpAct, Action: "set-value", Value: secretCanary + remoteCanary, Target: password},
	} {
		if _, err := client.Do(soon(t), req); err != nil {
			t.Fatal(err)
		}
		look()
	}
}

// askTools calls every tool the bridge has, those that need something about
// the secret field. They may refuse; what they answer is searched all the same.
func askTools(c *mcpClient) {
	c.t.Helper()
	var list struct {
		Tools []struct {
			Name        string
			InputSchema struct {
				Required   []string
				Properties map[string]any
			}
		}
	}
	if err := json.Unmarshal(c.request("tools/list", args{}), &list); err != nil || len(list.Tools) < 8 {
		c.t.Fatalf("%d tools, %v", len(list.Tools), err)
	}
	given := args{"target": "#password", "text": "y", "key": "left", "action": "focus", "value": "z"}
	for _, tool := range list.Tools {
		a := args{}
		for _, name := range tool.InputSchema.Required {
			a[name] = given[name]
		}
		c.call(tool.Name, a)
		if _, ok := tool.InputSchema.Properties["target"]; ok {
			a["target"] = "#no-such"
			if tool.Name == "wait_for" {
				a["timeout_ms"] = 1
			}
			c.call(tool.Name, a)
		}
	}
	c.call("find", args{"text": "canary"})
}
