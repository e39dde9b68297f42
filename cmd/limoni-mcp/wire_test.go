package main

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"net"
	"sync"
	"testing"
	"time"

	"limoni/accessibility"
	"limoni/automation"
)

// wire is the way to an app in this process. It tells what is asked of the app,
// and breaks where a test wants it to.
type wire struct {
	t    *testing.T
	open func() (net.Conn, error)
	ops  chan string // the operations of all requests, in order
	// breaks says which requests never get there, and break the connection.
	breaks func(op string) bool
	opened func(dials int) // where set, called before each dial, counted from 1

	mu    sync.Mutex
	dials int
	reads int // snapshots
	conn  net.Conn
}

func newWire(t *testing.T, open func() (net.Conn, error)) *wire {
	return &wire{t: t, open: open, ops: make(chan string, 10_000)}
}

// pipes is a wire to a host.
func pipes(t *testing.T, host accessibility.Host, p accessibility.Policy) *wire {
	return newWire(t, func() (net.Conn, error) {
		ours, theirs := net.Pipe()
		served := make(chan struct{})
		go func() { defer close(served); automation.ServeConn(context.Background(), theirs, host, p) }()
		t.Cleanup(func() { ours.Close(); <-served })
		return ours, nil
	})
}

// socket is a wire to whoever listens on a path.
func socket(t *testing.T, path string) *wire {
	return newWire(t, func() (net.Conn, error) {
		conn, err := net.Dial("unix", path)
		if err != nil {
			return nil, automation.NotListening(path, err)
		}
		return conn, nil
	})
}

func (w *wire) dial(ctx context.Context) (*automation.Client, error) {
	if w.opened != nil {
		dials, _ := w.counted()
		w.opened(dials + 1)
	}
	conn, err := w.open()
	if err != nil {
		return nil, err
	}
	w.mu.Lock()
	w.dials++
	w.conn = conn
	w.mu.Unlock()
	c := automation.NewClient(&tapped{conn, w})
	_, err = c.Hello(ctx)
	return c, err
}

// cut breaks the connection there is.
func (w *wire) cut() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.conn.Close()
}

// counted are the connections and the snapshots that were asked for.
func (w *wire) counted() (dials, reads int) {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.dials, w.reads
}

// await returns when a request of that operation has got to the app.
func (w *wire) await(op string) {
	w.t.Helper()
	late := time.After(patience)
	for {
		select {
		case got := <-w.ops:
			if got == op {
				return
			}
		case <-late:
			w.t.Fatalf("no %s was asked for", op)
		}
	}
}

// tapped is the bridge's end of a connection.
type tapped struct {
	net.Conn
	wire *wire
}

func (c *tapped) Write(line []byte) (int, error) {
	var request struct{ Op string }
	if json.Unmarshal(bytes.TrimSpace(line), &request) != nil {
		c.wire.t.Errorf("not a request: %s", line)
	}
	c.wire.mu.Lock()
	if request.Op == "snapshot" {
		c.wire.reads++
	}
	c.wire.mu.Unlock()
	if c.wire.breaks != nil && c.wire.breaks(request.Op) {
		c.Close()
		return 0, io.ErrClosedPipe
	}
	n, err := c.Conn.Write(line)
	c.wire.ops <- request.Op
	return n, err
}
