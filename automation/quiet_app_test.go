//go:build unix

package automation_test

import (
	"context"
	"os"
	"runtime"
	"sync/atomic"
	"testing"
	"time"

	"limoni"
	"limoni/accessibility"
	"limoni/automation"
)

// counted counts what a server asks of an app.
type counted struct {
	*limoni.App
	asked, open atomic.Int64
}

func (c *counted) Snapshot(ctx context.Context, after uint64) (*accessibility.Snapshot, error) {
	c.asked.Add(1)
	return c.App.Snapshot(ctx, after)
}

func (c *counted) Do(ctx context.Context, req accessibility.Request) (accessibility.Result, error) {
	c.asked.Add(1)
	return c.App.Do(ctx, req)
}

func (c *counted) Watch() (accessibility.Watch, error) {
	c.asked.Add(1)
	w, err := c.App.Watch()
	if err == nil {
		c.open.Add(1)
		w = countedWatch{w, c}
	}
	return w, err
}

type countedWatch struct {
	accessibility.Watch
	of *counted
}

func (w countedWatch) Close() { w.of.open.Add(-1); w.Watch.Close() }

// TestAServerWithoutClientsCostsNothing: no call to the app and no allocation in
// a frame, before the first client and after the last.
func TestAServerWithoutClientsCostsNothing(t *testing.T) {
	app := &counted{App: todo()}
	defer app.Close()
	dir, err := os.MkdirTemp("", "l")
	if err != nil {
		t.Fatal(err)
	}
	defer os.RemoveAll(dir)
	s, err := automation.Listen(dir+"/s", app, automation.Policy{AllowInput: true})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	frame := func() { app.Redraw(); app.Feed(nil) }
	quiet := func(when string) {
		t.Helper()
		for range 20 {
			frame()
		}
		runtime.GC()
		before := app.asked.Load()
		if n := testing.AllocsPerRun(50, frame); n != 0 {
			t.Errorf("%s: %v allocations in a frame", when, n)
		}
		if n := app.asked.Load() - before; n != 0 || app.open.Load() != 0 {
			t.Errorf("%s: asked %d times, %d watches are open", when, n, app.open.Load())
		}
	}
	quiet("before the first client")
	c, err := automation.Dial(t.Context(), s.Path())
	if err != nil {
		t.Fatal(err)
	}
	if _, err := c.Snapshot(t.Context(), 0); err != nil || app.open.Load() != 1 || app.asked.Load() == 0 {
		t.Fatal("a client is not noticed", app.open.Load(), app.asked.Load(), err)
	}
	c.Close()
	for end := time.Now().Add(10 * time.Second); app.open.Load() > 0 && time.Now().Before(end); {
		runtime.Gosched()
	}
	quiet("after the last")
}
