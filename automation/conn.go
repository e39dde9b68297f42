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
	c := newConn(conn, Guard(h, p), p)
	c.serve(ctx)
}

// conn is the server's end of one connection. One goroutine reads, one performs
// the inputs in their order, each read has its own, and one writes what the
// reader has to say.
type conn struct {
	net    net.Conn
	host   accessibility.Host // guarded
	policy Policy

	out     chan []byte  // lines of the reader
	inputs  chan request // waiting for their turn
	work    sync.WaitGroup
	foreign int // the client's protocol, where it is not ours

	life context.Context // of the calls to host
	end  context.CancelCauseFunc

	writing sync.Mutex
	line    []byte // being written, its memory kept
	broken  bool   // nothing can be written any more

	mu      sync.Mutex
	flight  map[string]*flight // by id
	reads   int
	closeBy time.Time // zero while the connection is not closing

	writeTimeout, helloTimeout time.Duration
}

// flight is a request without a reply.
type flight struct {
	read    bool
	waiting bool                    // for a frame that may never come
	cancel  context.CancelCauseFunc // of reads
}

var (
	errClosing   = errorf(codeEnded, "the app is closing its automation server; start the app again and dial anew")
	errCancelled = errorf(codeCancelled, "the client cancelled the wait")
	errLeft      = errorf(codeCancelled, "this end of the connection was closed, so no later frame is waited for; keep it open while a snapshot waits")
)

func newConn(nc net.Conn, guarded accessibility.Host, p Policy) *conn {
	c := &conn{
		net: nc, host: guarded, policy: p,
		out: make(chan []byte), inputs: make(chan request, MaxInFlight),
		flight: map[string]*flight{}, writeTimeout: WriteTimeout, helloTimeout: time.Second,
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
	if !stop() {
		(<-cut).Stop()
		c.send(closingLine(nil))
	}
	close(c.out)
	<-written
	c.end(errLeft)
	c.net.Close()
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
		if ctx.Err() != nil || c.life.Err() != nil {
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
	switch req.op {
	case "cancel":
		c.send(reply(req.id, c.cancel(req.target), nil))
	case "do":
		c.register(req, &flight{})
		select {
		case c.inputs <- req:
		case <-ctx.Done():
			c.finish(req, nil, notPerformed)
		case <-c.life.Done():
		}
	default:
		c.answer(req)
	}
}

// admit checks what does not depend on the app.
func (c *conn) admit(req request) *Error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if req.op == "hello" && req.protocol != 0 {
		c.foreign = 0
		if req.protocol != protocol {
			c.foreign = req.protocol
		}
	}
	switch {
	case req.op == "do" && c.foreign != 0:
		return errorf(codeVersion, "this client speaks protocol %d and the app protocol %d, so an input could mean something else than it says; update the older of the two, reading still works",
			c.foreign, protocol)
	case (req.op == "hello" || req.op == "snapshot") && c.reads >= MaxInFlight:
		return errorf(codeBusy, "%d reads of this connection are unanswered, which is the limit; wait for one or cancel it", MaxInFlight)
	}
	return nil
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
	if f.read {
		c.reads++
	}
}

// finish sends the reply of a registered request. Its id is free before the
// client can see the reply and use it again.
func (c *conn) finish(req request, result any, err *Error) {
	c.mu.Lock()
	if f := c.flight[string(req.id)]; f != nil && f.read {
		c.reads--
	}
	delete(c.flight, string(req.id))
	c.mu.Unlock()
	c.answerNow(req.id, result, err)
}
