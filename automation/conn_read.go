package automation

import (
	"context"
	"encoding/json"
	"os"
)

// answer performs a read on a goroutine of its own, as it may wait.
func (c *conn) answer(req request) {
	ctx, cancel := context.WithCancelCause(c.life)
	c.register(req, &flight{read: true, waiting: req.op == "snapshot" && req.after > 0, cancel: cancel})
	c.work.Add(1)
	go func() {
		defer c.work.Done()
		defer cancel(nil)
		if req.op == "hello" {
			c.finish(req, c.hello(ctx), nil)
			return
		}
		s, err := c.host.Snapshot(ctx, req.after)
		switch {
		case err == nil:
			c.finish(req, s, nil)
		case ctx.Err() != nil:
			c.finish(req, nil, errorOf(context.Cause(ctx)))
		default:
			c.finish(req, nil, errorOf(err))
		}
	}()
}

// hello does not let an app that hangs keep its client from learning the rest.
func (c *conn) hello(ctx context.Context) wireInfo {
	info := Info{MinProtocol: protocol, MaxProtocol: protocol, PID: os.Getpid(), Policy: c.policy}
	ctx, cancel := context.WithTimeout(ctx, c.helloTimeout)
	defer cancel()
	if s, err := c.host.Snapshot(ctx, 0); err == nil {
		info.Width, info.Height = s.Width, s.Height
	}
	return writeInfo(info)
}

// cancel ends a snapshot that waits. An input cannot be taken back.
func (c *conn) cancel(id json.RawMessage) any {
	c.mu.Lock()
	defer c.mu.Unlock()
	f := c.flight[string(id)]
	found := f != nil && f.read
	if found {
		f.cancel(errCancelled)
	}
	return map[string]bool{"cancelled": found}
}

func (c *conn) cancelWaits(cause error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, f := range c.flight {
		if f.waiting {
			f.cancel(cause)
		}
	}
}
