package automation_test

import (
	"context"
	"fmt"
	"net"
	"sync/atomic"

	"limoni/accessibility"
	"limoni/automation"
)

// panel is a Host with one button; a real one is a *limoni.App.
type panel struct{ frame atomic.Uint64 }

func (p *panel) Snapshot(_ context.Context, after uint64) (*accessibility.Snapshot, error) {
	frame := p.frame.Load()
	if frame <= after {
		return nil, accessibility.ErrIdle
	}
	return &accessibility.Snapshot{Frame: frame, Tree: accessibility.Tree{Nodes: []accessibility.Node{
		{Key: 1, ID: "save", Role: accessibility.RoleButton, Label: "Save", Parent: -1, Actions: accessibility.ActionActivate},
		{Key: 2, ID: "status", Role: accessibility.RoleStatus, Label: "3 files changed", Parent: -1},
	}}}, nil
}

func (p *panel) Do(context.Context, accessibility.Request) (accessibility.Result, error) {
	return accessibility.Result{Verdict: accessibility.Handled, Frame: p.frame.Add(1)}, nil
}

// A client sees a Host through a connection as far as the policy allows: here
// it may act, and what is read rather than operated stays in the app.
func Example() {
	ctx := context.Background()
	near, far := net.Pipe()
	app := new(panel)
	app.frame.Store(1)
	go automation.ServeConn(ctx, far, app, automation.Policy{AllowInput: true})
	client := automation.NewClient(near)
	defer client.Close()

	s, _ := client.Snapshot(ctx, 0)
	fmt.Println(accessibility.Outline(&s.Tree))
	res, _ := client.Do(ctx, accessibility.Request{
		Op: accessibility.OpAct, Action: "activate", Target: accessibility.Selector{ID: "save"},
	})
	fmt.Println(res.Verdict, "in frame", res.Frame)
	// Output:
	// button "Save" #save
	// status #status
	// handled in frame 2
}
