package limoni_test

import (
	"context"
	"io"
	"net"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/automation"
)

// BenchmarkDo presses a button among 200 nodes on 120 by 60 cells: in the app,
// through a guard that shows all or structure only, and over a connection.
func BenchmarkDo(b *testing.B) {
	everything := automation.Policy{AllowInput: true, ExposeScreen: true, ExposeInputValues: true}
	app := limoni.New(120, 60, newScreenful().draw, limoni.WithOutput(io.Discard))
	near, far := net.Pipe()
	go automation.ServeConn(context.Background(), far, app, everything)
	client := automation.NewClient(near)
	defer client.Close()
	for _, c := range []struct {
		name string
		host accessibility.Host
	}{
		{"app", app}, {"guard", automation.Guard(app, everything)},
		{"structure", automation.Guard(app, automation.Policy{AllowInput: true})}, {"connection", client},
	} {
		b.Run(c.name, func(b *testing.B) {
			press := accessibility.Request{Op: accessibility.OpAct, Action: "activate",
				Target: accessibility.Selector{Role: accessibility.RoleButton, Label: "row-hb"}}
			b.ReportAllocs()
			for b.Loop() {
				if res, err := c.host.Do(context.Background(), press); err != nil || res.Verdict != accessibility.Handled {
					b.Fatal(res, err)
				}
			}
		})
	}
}

func BenchmarkSnapshot(b *testing.B) {
	app := limoni.New(120, 60, newScreenful().draw, limoni.WithOutput(io.Discard))
	b.ReportAllocs()
	for b.Loop() {
		if _, err := app.Snapshot(context.Background(), 0); err != nil {
			b.Fatal(err)
		}
	}
}
