package automation

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"net"
	"os"
	"sync"
	"time"

	"limoni/accessibility"
)

// protocol is the major version of the protocol that this package speaks.
const protocol = 1

// ServeConn serves h, guarded by p, to the client at the other end of conn
// until it leaves or ctx ends, and closes conn. The end of ctx is an orderly
// one: no request is read any more, those that were read are answered within
// [CloseGrace], and the event "closing" is the last line.
//
// ServeConn does not ask who the peer is. [Listen] does.
func ServeConn(ctx context.Context, conn net.Conn, h accessibility.Host, p Policy) {
	newConn(conn, newHub(h, p)).serve(ctx)
}

// conn is the server's end of one connection. One goroutine reads, one performs
// the inputs in their order, each read has its own, and one writes what the
// reader has to say.
type conn struct {
	net net.Conn
	hub *hub

	out      chan []byte  // lines of the reader
	inputs   chan request // waiting for their turn
	work     sync.WaitGroup
	farewell json.RawMessage // the id of a close

	life context.Context // of the calls to the host
	end  context.CancelCauseFunc

	writing sync.Mutex
	line    []byte // being written, its memory kept
	broken  bool   // nothing can be written any more

	mu        sync.Mutex
	client    string             // its name, as it said
	foreign   versions           // the client's protocol, where it is not ours
	flight    map[string]*flight // by id
	counted   int                // of flight
	sub       *subscription      // nil for none
	left      bool               // no request is read any more
	told      uint64             // the newest frame the client knows
	accounted uint64             // the newest for which it knows what a person did
	acted     uint64             // the frame of its last verdict
	closeBy   time.Time          // zero while the connection is not closing

	followOnce sync.Once
	following  bool // it is a user of the frames

	writeTimeout, answerTimeout time.Duration
}

// flight is a request without a reply.
type flight struct {
	read    bool
	counted bool                    // one of the few that may be under way at once
	waiting bool                    // for a frame that may never come
	cancel  context.CancelCauseFunc // of reads
}

var (
	errClosing   = errorf(codeEnded, "the app is closing its automation server; start the app again and dial anew")
	errCancelled = errorf(codeCancelled, "the client cancelled the wait")
	errReplaced  = errorf(codeCancelled, "another subscribe or an unsubscribe came before this one had begun; wait for its reply first")
	errLeft      = errorf(codeCancelled, "this end of the connection was closed, so no later frame is waited for; keep it open while a snapshot waits")
)

func newConn(nc net.Conn, h *hub) *conn {
	c := &conn{
		net: nc, hub: h,
		out: make(chan []byte), inputs: make(chan request, MaxInFlight),
		flight: map[string]*flight{}, writeTimeout: WriteTimeout, answerTimeout: time.Second,
	}
	c.life, c.end = context.WithCancelCause(context.Background())
	return c
}

func (c *conn) serve(ctx context.Context) {
	written := make(chan struct{})
	go func() { c.write(); close(written) }()
	c.work.Add(1)
	go c.perform()
	cut := make(chan *time.Timer, 1)
	stop := context.AfterFunc(ctx, func() { cut <- c.beginClose() })

	c.read(ctx)
	close(c.inputs)
	if ctx.Err() == nil {
		c.cancelWaits(errLeft)
	}
	c.work.Wait()
	c.hub.lease.release(c) // before the client can know that it has left
	closing := !stop()
	if closing {
		(<-cut).Stop()
	}
	c.takeLeave(closing)
	close(c.out)
	<-written
	c.end(errLeft)
	c.net.Close()
	c.unfollow()
}

// takeLeave says what comes last on a connection that ends in good order.
func (c *conn) takeLeave(closing bool) {
	if c.farewell != nil {
		c.send(reply(c.farewell, map[string]bool{"closed": true}, nil))
		closing = true
	}
	if closing {
		c.send(closingLine(nil))
	}
}

// follow makes the connection a user of the frames, once.
func (c *conn) follow() {
	c.followOnce.Do(func() {
		c.hub.frames.acquire()
		c.following = true
	})
}

func (c *conn) unfollow() {
	if c.following { // nothing else runs any more
		c.hub.frames.release()
	}
}

// read takes requests until there are no more to take.
func (c *conn) read(ctx context.Context) {
	in := newLines(c.net, MaxLine)
	for {
		line, err := in.next()
		switch {
		case errors.Is(err, errLineTooLong):
			c.send(reply(nil, nil, errorf(codeTooLong, "the line is longer than %d bytes; it was skipped, send less at once", MaxLine)))
		case errors.Is(err, errLineTorn):
			c.send(reply(nil, nil, errorf(codeMalformed, "the connection ended within a line, which was not carried out; end each request with a line feed")))
			return
		case errors.Is(err, os.ErrDeadlineExceeded): // we are closing
			return
		case err != nil:
			c.lost(err)
			return
		case len(trimBlank(line)) > 0:
			c.handle(ctx, line)
		}
		if ctx.Err() != nil || c.life.Err() != nil || c.farewell != nil {
			return
		}
	}
}

// lost ends the calls of a connection that broke. An end of input does not:
// a client may close its half and still read.
func (c *conn) lost(err error) {
	if !errors.Is(err, io.EOF) {
		c.end(errLeft)
		c.net.Close() // ends a write that nobody reads
	}
}

func (c *conn) handle(ctx context.Context, line []byte) {
	req, err := decodeRequest(line)
	if req.id != nil && c.unanswered(req.id) {
		// A reply with that id would pass for the answer to the other one.
		req.id, err = nil, errorf(codeBadID, "another request with the same id is still unanswered; give each its own")
	}
	if err == nil {
		err = c.admit(req)
	}
	if err != nil {
		c.send(reply(req.id, nil, err))
		return
	}
	switch req.kind() {
	case kindRead:
		c.answer(req)
	case kindConn:
		c.manage(ctx, req)
	default:
		c.queue(ctx, req)
	}
}

// queue gives a request its turn among the inputs. Where there is no room
// nothing more is read until there is.
func (c *conn) queue(ctx context.Context, req request) {
	c.register(req, &flight{})
	select {
	case c.inputs <- req:
	case <-ctx.Done():
		c.finish(req, nil, notPerformed)
	case <-c.life.Done(): // where the connection broke nobody hears it
		c.finish(req, nil, notPerformed)
	}
}

// manage does what is about the connection itself.
func (c *conn) manage(ctx context.Context, req request) {
	switch req.op {
	case "subscribe":
		c.subscribe(req)
	case "unsubscribe":
		c.unsubscribe(req)
	case "cancel":
		c.send(reply(req.id, c.cancel(req.cancels), nil))
	case "lease":
		if holder := c.hub.lease.take(c); holder != nil {
			c.send(reply(req.id, nil, leasedTo(holder)))
			return
		}
		c.send(reply(req.id, map[string]int64{"idle_ms": LeaseIdle.Milliseconds()}, nil))
	case "release":
		c.queue(ctx, req)
	case "close":
		c.farewell = req.id
	}
}

// admit checks what does not depend on the app.
func (c *conn) admit(req request) *Error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if req.op == "hello" {
		c.meet(req)
	}
	switch kind := req.kind(); {
	case kind == kindInput && c.foreign != versions{}:
		return errorf(codeVersion, "this client speaks protocol %v and the app protocol %d, so an input could mean something else than it says; update the older of the two, reading still works",
			c.foreign, protocol)
	case (kind == kindRead || req.changesSubscription()) && c.counted >= MaxInFlight:
		return errorf(codeBusy, "%d reads and subscriptions of this connection are unanswered, which is the limit; wait for one or cancel it", MaxInFlight)
	}
	return nil
}

// meet notes what a client says of itself; c.mu must be held.
func (c *conn) meet(req request) {
	c.client = req.client
	if v := req.speaks; v.min > protocol || v.max < protocol && v.max > 0 {
		c.foreign = v
	} else if v.max > 0 {
		c.foreign = versions{}
	}
}

func (c *conn) name() string {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.client
}

func (c *conn) unanswered(id json.RawMessage) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.flight[string(id)] != nil
}

func (c *conn) register(req request, f *flight) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.flight[string(req.id)] = f
	if f.counted {
		c.counted++
	}
}

// cancel ends a read that waits. An input cannot be taken back.
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

// cancelWaits ends the waits and the subscription of a connection that is read
// no more.
func (c *conn) cancelWaits(cause error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.left = true
	for _, f := range c.flight {
		if f.waiting {
			f.cancel(cause)
		}
	}
	if c.sub != nil {
		c.sub.end(cause)
	}
}

// finish sends the reply of a registered request. Its id is free before the
// client can see the reply and use it again.
func (c *conn) finish(req request, result any, err *Error) {
	c.mu.Lock()
	if f := c.flight[string(req.id)]; f != nil && f.counted {
		c.counted--
	}
	delete(c.flight, string(req.id))
	c.mu.Unlock()
	c.answerNow(req.id, result, err)
}
