package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"sync"
	"time"
)

// calls are the tool calls that are running, by id.
type calls struct {
	mu      sync.Mutex
	running map[string]context.CancelCauseFunc
	all     sync.WaitGroup
}

// start registers a call; ok is false where its id is taken. end frees the id
// and says whether the call was cancelled. It comes before the answer, with
// which the client may use the id again; the wait group is done after it.
func (c *calls) start(id json.RawMessage) (ctx context.Context, end func() (cancelled bool), ok bool) {
	key := idKey(id)
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.running[key] != nil {
		return nil, nil, false
	}
	if c.running == nil {
		c.running = map[string]context.CancelCauseFunc{}
	}
	ctx, cancel := context.WithCancelCause(context.Background())
	c.running[key] = cancel
	c.all.Add(1)
	return ctx, func() bool {
		c.mu.Lock()
		defer c.mu.Unlock()
		delete(c.running, key)
		cancelled := ctx.Err() != nil
		cancel(nil)
		return cancelled
	}, true
}

// cancel ends the call of that id. An id of no running call is no mistake: the
// answer and the cancellation may have crossed.
func (c *calls) cancel(id json.RawMessage, reason string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if cancel := c.running[idKey(id)]; cancel != nil {
		cancel(fmt.Errorf("limoni-mcp: cancelled by the client: %s", reason))
	}
}

var errEndOfInput = errors.New("limoni-mcp: the client closed the input")

// finish gives running calls a moment, cancels what still runs then, and
// returns when all have ended, at the latest after twice that time.
func (c *calls) finish(grace time.Duration) {
	ended := make(chan struct{})
	go func() {
		c.all.Wait()
		close(ended)
	}()
	for range 2 {
		select {
		case <-ended:
			return
		case <-time.After(grace):
			c.cancelAll(errEndOfInput)
		}
	}
}

func (c *calls) cancelAll(cause error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, cancel := range c.running {
		cancel(cause)
	}
}
