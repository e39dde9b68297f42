//go:build linux || darwin || freebsd

package realapp

import (
	"path/filepath"
	"strings"
	"testing"

	"limoni/accessibility"
	"limoni/uitest"
)

// One action, four ways in: a key, a request on the socket, a test and an MCP
// client. Each gets there once.
func TestACustomActionArrivesOnceFromEverywhere(t *testing.T) {
	t.Parallel()
	path := filepath.Join(tempDir(t), "app.sock")
	a := listening(t, path, "input,screen", how{})
	greet := accessibility.Request{Op: accessibility.OpAct, Action: "greet", Target: accessibility.Selector{ID: "greeter"}}

	a.enter("g")
	a.await("greeted=1 ")
	r, err := dial(t, path).Do(soon(t), greet)
	if err != nil || r.Verdict != accessibility.Handled || !r.Changed {
		t.Errorf("the request was answered with %+v, %v", r, err)
	}
	a.await("greeted=2 ")
	page := uitest.Connect(t, path)
	page.GetByID("greeter").Act("greet")
	page.Expect(page.GetByID("counts")).ToContainLabel("greeted=3 ")
	a.await("greeted=3 ")
	mcp := startBridge(t, path)
	if answer := mcp.call("act", args{"target": "#greeter", "action": "greet"}); !strings.Contains(answer, "greeted=4 ") {
		t.Errorf("the answer does not show the effect:\n%s", answer)
	}
	a.await("greeted=4 ")
	a.countDraws()
	a.await("greeted=4 ") // and none came twice
}

// A reference means one node for the life of the app: it survives what happens
// around the node, and is never given to another.
func TestAReferenceIsNeverGivenToAnotherNode(t *testing.T) {
	t.Parallel()
	path := filepath.Join(tempDir(t), "app.sock")
	a := listening(t, path, "input,screen", how{})
	client := dial(t, path)
	refs := func() map[string]uint32 {
		t.Helper()
		s, err := client.Snapshot(soon(t), 0)
		if err != nil {
			t.Fatal(err)
		}
		found := map[string]uint32{}
		for i, n := range s.Tree.Nodes {
			if len(n.ID) == 1 {
				found[n.ID] = s.Tree.Refs[i]
			}
		}
		return found
	}
	click := func(ref uint32) accessibility.Result {
		t.Helper()
		r, err := client.Do(soon(t), accessibility.Request{Op: accessibility.OpClick, Target: accessibility.Selector{Ref: ref}})
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
	first := refs()
	a.enter("x") // B goes, D comes
	a.await("[ D ]")
	if r := click(first["A"]); r.Verdict != accessibility.Handled {
		t.Errorf("A: %+v", r)
	}
	if r := click(first["B"]); r.Reason != accessibility.ErrStaleRef {
		t.Errorf("B, which is gone: %+v", r)
	}
	a.await("clicks: A=1 ")
	second := refs()
	if second["A"] != first["A"] || second["C"] != first["C"] || second["D"] <= max(first["A"], first["B"], first["C"]) {
		t.Errorf("references %v, and before %v", second, first)
	}
}
