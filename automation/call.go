package automation

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"time"
)

// call is a request that waits for its reply.
type call struct {
	id      uint64
	line    []byte
	sent    bool          // all of it; to be read after written
	feed    *Feed         // begins with the reply, nil for all but a subscribe
	written chan struct{} // closed when the writer is done with it
	reply   chan message  // holds one
}

// errLost says that a request was sent, and the connection broke before its
// reply.
var errLost = fmt.Errorf("%w: the connection broke before the reply", ErrDisconnected)

// ask sends a request and waits for its reply. Its error is that of ctx, an
// *Error from the app, errLost, or the reason why nothing was sent.
func (c *Client) ask(ctx context.Context, op string, fields members) (json.RawMessage, error) {
	return c.askFeed(ctx, op, fields, nil)
}

// askFeed is ask for a request whose reply begins a feed.
func (c *Client) askFeed(ctx context.Context, op string, fields members, f *Feed) (json.RawMessage, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	k, err := c.newCall(op, fields)
	if err != nil {
		return nil, err
	}
	if k.feed = f; f == nil {
		defer c.forget(k) // the reply to a subscribe is heard in any case
	}
	select {
	case c.out <- k:
	case <-c.done:
		return nil, unsent{c.cause}
	case <-ctx.Done():
		c.forget(k)
		return nil, ctx.Err()
	}
	select {
	case m := <-k.reply:
		return m.result()
	case <-ctx.Done():
		c.cancel(k, op)
		return nil, ctx.Err()
	case <-c.done:
		return c.late(k)
	}
}

func (c *Client) newCall(op string, fields members) (*call, error) {
	c.mu.Lock()
	c.last++
	k := &call{id: c.last, written: make(chan struct{}), reply: make(chan message, 1)}
	c.calls[k.id] = k
	c.mu.Unlock()

	fields["op"], fields["id"] = op, k.id
	line, err := encode(fields)
	if err == nil && len(line)-1 > MaxLine {
		err = errorf(codeBadValue, "the request has %d bytes and may have %d; send less at once", len(line)-1, MaxLine)
	}
	if err != nil {
		c.forget(k)
	}
	k.line = line
	return k, err
}

func (c *Client) forget(k *call) {
	c.mu.Lock()
	defer c.mu.Unlock()
	delete(c.calls, k.id)
}

// late prefers a reply that came just before the end.
func (c *Client) late(k *call) (json.RawMessage, error) {
	select {
	case m := <-k.reply:
		return m.result()
	default:
		return nil, c.why(k)
	}
}

func (m message) result() (json.RawMessage, error) {
	if m.Error != nil {
		return nil, m.Error
	}
	return m.Result, nil
}

// cancel takes back a read that nobody waits for any more, so that the app
// need not hold it. It does not wait itself.
func (c *Client) cancel(k *call, op string) {
	if op != "snapshot" && op != "wait" {
		return
	}
	go func() {
		take, err := c.newCall("cancel", members{"request_id": k.id})
		if err != nil {
			return
		}
		defer c.forget(take)
		select {
		case c.out <- take:
		case <-c.done:
		}
	}()
}

// why returns what became of a call that was handed to the writer and has no
// reply. After an orderly end every request that the app had read has one, so
// this one was never taken.
func (c *Client) why(k *call) error {
	<-k.written // soon: the connection is closed
	var ended *Error
	switch {
	case !k.sent:
		return unsent{c.cause}
	case !errors.As(c.cause, &ended):
		return errLost
	}
	return c.cause
}

// finish ends the connection; the first cause stays.
func (c *Client) finish(cause error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.cause == nil {
		c.cause = cause
		close(c.done)
		c.conn.Close()
	}
}

func (c *Client) write() {
	defer c.work.Done()
	for {
		select {
		case k := <-c.out:
			c.send(k)
		case <-c.done:
			return
		}
	}
}

// send writes a request. The app acts on whole lines only, so one that could
// not be written to its end was not sent. The reader finds out why: the app
// may have said so before it closed.
func (c *Client) send(k *call) {
	n, err := c.conn.Write(k.line)
	if err != nil {
		c.conn.SetReadDeadline(time.Now().Add(time.Second))
	}
	k.sent = n == len(k.line)
	close(k.written)
}

func (c *Client) read() {
	defer c.work.Done()
	in := newLines(c.conn, maxReply)
	for {
		line, err := in.next()
		if err != nil {
			c.finish(fmt.Errorf("%w: %w", ErrDisconnected, err))
			return
		}
		var m message
		if err := json.Unmarshal(line, &m); err != nil && len(trimBlank(line)) > 0 {
			c.finish(fmt.Errorf("%w: a line from the app is not JSON", ErrDisconnected))
			return
		}
		if m.Event == eventFrame {
			c.publish(line)
		} else if !c.take(m) {
			return
		}
	}
}

// take deals with one line. It returns false where it was the last one.
func (c *Client) take(m message) bool {
	switch {
	case m.Event == eventClosing && m.Error != nil:
		c.finish(m.Error)
	case m.Event == eventClosing:
		c.finish(&Error{Code: codeEnded, Message: "the app has closed its automation server; anything it had not answered it did not take"})
	case m.Event != "" || m.ID == nil:
		return true // something newer
	case string(m.ID) == "null" && m.Error != nil:
		c.finish(fmt.Errorf("%w: the app could not read a request: %s", ErrDisconnected, m.Error.Message))
	default:
		c.deliver(m)
		return true
	}
	return false
}

func (c *Client) deliver(m message) {
	id, err := strconv.ParseUint(string(m.ID), 10, 64)
	c.mu.Lock()
	defer c.mu.Unlock()
	if k := c.calls[id]; err == nil && k != nil {
		delete(c.calls, id)
		if k.feed != nil {
			c.begin(k.feed, m)
		}
		k.reply <- m
	}
}
