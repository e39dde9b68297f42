package main

import (
	"errors"
	"io"
	"sync"
	"time"
)

// maxUnsent bounds the answers that wait for a client that does not read.
const maxUnsent = 32 << 20

// errNotReading says why a server gave its client up.
var errNotReading = errors.New("limoni-mcp: the client does not read its answers")

// outbox writes lines one after the other on its own goroutine, so that a
// client that does not read delays nobody.
type outbox struct {
	mu     sync.Mutex
	queue  [][]byte
	size   int
	err    error
	wake   chan struct{} // holds a token where there is something to do
	closed bool
	done   chan struct{} // closed when the last line is written, or one failed
}

func newOutbox(w io.Writer) *outbox {
	o := &outbox{wake: make(chan struct{}, 1), done: make(chan struct{})}
	go o.run(w)
	return o
}

// push queues a line. After close, and after a failure, it does nothing.
func (o *outbox) push(line []byte) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.closed || o.err != nil {
		return
	}
	o.queue = append(o.queue, line)
	if o.size += len(line); o.size > maxUnsent {
		o.fail(errNotReading)
	}
	o.signal()
}

// close waits until every queued line is written, or for the limit.
func (o *outbox) close(limit time.Duration) error {
	o.mu.Lock()
	o.closed = true
	o.signal()
	o.mu.Unlock()
	select {
	case <-o.done:
	case <-time.After(limit):
	}
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.err
}

func (o *outbox) signal() {
	select {
	case o.wake <- struct{}{}:
	default:
	}
}

// fail is called with the lock held.
func (o *outbox) fail(err error) {
	if o.err == nil {
		o.err, o.queue = err, nil
		close(o.done)
	}
}

func (o *outbox) run(w io.Writer) {
	for range o.wake {
		for {
			line, ok := o.next()
			if !ok {
				break
			}
			if _, err := w.Write(line); err != nil {
				o.mu.Lock()
				o.fail(err)
				o.mu.Unlock()
			}
		}
		if o.finished() {
			return
		}
	}
}

func (o *outbox) next() (line []byte, ok bool) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if len(o.queue) == 0 {
		return nil, false
	}
	line, o.queue = o.queue[0], o.queue[1:]
	o.size -= len(line)
	return line, true
}

// finished reports that there is nothing left to do, ever.
func (o *outbox) finished() bool {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.err == nil && o.closed && len(o.queue) == 0 {
		close(o.done)
		return true
	}
	return o.err != nil
}
