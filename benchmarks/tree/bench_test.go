package tree

import (
	"context"
	"net"
	"testing"

	"limoni/accessibility"
	"limoni/automation"
)

func BenchmarkRecord200(b *testing.B) {
	a := newControls(200).app()
	b.ReportAllocs()
	for b.Loop() {
		a.Redraw()
		a.Advance(0)
	}
}

func BenchmarkLocate(b *testing.B) {
	s, err := newControls(1000).app().Snapshot(context.Background(), 0)
	if err != nil {
		b.Fatal(err)
	}
	for _, c := range []struct {
		name     string
		selector accessibility.Selector
	}{
		{"role and part", accessibility.Selector{Role: accessibility.RoleButton, LabelContains: "number 999"}},
		{"any part", accessibility.Selector{Text: "number 999"}},
		{"ID", accessibility.Selector{ID: "control-999"}},
	} {
		b.Run(c.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, err := c.selector.One(&s.Tree); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkAct presses a button among 200 nodes: in the app, through the guard,
// and over a connection inside of one process.
func BenchmarkAct(b *testing.B) {
	app := counter()
	near, far := net.Pipe()
	go automation.ServeConn(context.Background(), far, counter(), everything)
	client := automation.NewClient(near)
	defer client.Close()
	for _, c := range []struct {
		name string
		host accessibility.Host
	}{{"app", app}, {"guard", automation.Guard(app, everything)}, {"connection", client}} {
		b.Run(c.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, err := press(c.host, 1); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
