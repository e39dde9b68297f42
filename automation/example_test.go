package automation_test

import (
	"context"
	"fmt"
	"net"

	"limoni/accessibility"
	"limoni/automation"
)

// panel is a Host with one button; a real one is a *limoni.App.
type panel struct{ pressed int }

func (p *panel) Snapshot(context.Context, uint64) (*accessibility.Snapshot, error) {
	return &accessibility.Snapshot{Frame: uint64(1 + p.pressed), Tree: accessibility.Tree{Nodes: []accessibility.Node{
		{Key: 1, ID: "save", Role: accessibility.RoleButton, Label: "Save", Parent: -1, Actions: accessibility.ActionActivate},
		{Key: 2, ID: "status", Role: accessibility.RoleStatus, Label: "3 files changed", Parent: -1},
	}}}, nil
}

func (p *panel) Do(context.Context, accessibility.Request) (accessibility.Result, error) {
	p.pressed++
	return accessibility.Result{Verdict: accessibility.Handled, Frame: uint64(1 + p.pressed)}, nil
}

// A client sees a Host through a connection as far as the policy allows: here
// it may act, and what is read rather than operated stays in the app.
func Example() {
	ctx := context.Background()
	near, far := net.Pipe()
	go automation.ServeConn(ctx, far, new(panel), automation.Policy{AllowInput: true})
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
