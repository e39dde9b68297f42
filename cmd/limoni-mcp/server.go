package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"runtime/debug"
	"time"
)

// endGrace is what running calls get after the end of input, before and after
// they are cancelled, and then the answers on their way out. Three of it are
// less than the second within which the process ends.
const endGrace = 250 * time.Millisecond

// server speaks MCP on one pair of pipes.
type server struct {
	version string
	tools   []tool
	bridge  *bridge
	log     *log.Logger

	progressEvery time.Duration

	out   *outbox
	calls calls
	turns turns
	// handshaken says that initialize was answered, so that requests without
	// a version of their own are served. Only the dispatching goroutine uses it.
	handshaken bool
}

// serve answers what comes from in until its end. It returns an error where
// the client cannot be written to.
func (s *server) serve(in io.Reader, out io.Writer) error {
	s.out = newOutbox(out)
	lines, stop := make(chan line), make(chan struct{})
	defer close(stop)
	go readLines(in, lines, stop)
	for {
		select {
		case l, more := <-lines:
			if !more {
				s.log.Print("end of input")
				s.calls.finish(endGrace)
				return s.out.close(endGrace)
			}
			s.receive(l)
		case <-s.out.done:
			s.calls.cancelAll(errNotReading)
			return s.out.close(0)
		}
	}
}

// receive answers one line. Everything but a tool call is answered at once, so
// answers keep the order of their requests.
func (s *server) receive(l line) {
	if l.tooLong {
		s.answer(message{}, nil, rpcErrorf(codeInvalidRequest, "the line is longer than %d bytes", maxLine))
		return
	}
	m, bad := decode(l.text)
	switch {
	case bad != nil:
		s.answer(m, nil, bad)
	case m.method == "":
	case m.id == nil:
		s.notified(m)
	default:
		s.request(m)
	}
}

func (s *server) answer(m message, r result, bad *rpcError) {
	if bad != nil {
		s.log.Printf("%q id=%s: error %d", clip(m.method, 64), m.id, bad.Code)
	}
	s.out.push(encodeAnswer(m.id, r, bad))
}

// notified takes a notification, which is never answered, not even if it makes
// no sense.
func (s *server) notified(m message) {
	var params struct {
		RequestID json.RawMessage `json:"requestId"`
		Reason    string          `json:"reason"`
	}
	if m.method != "notifications/cancelled" {
		return
	}
	json.Unmarshal(m.params, &params)
	if len(params.RequestID) > 0 && validID(params.RequestID) {
		s.log.Printf("cancelled id=%s", params.RequestID)
		s.calls.cancel(params.RequestID, clip(params.Reason, 200))
	}
}

func (s *server) request(m message) {
	r, bad := s.parse(m)
	if bad != nil {
		s.answer(m, nil, bad)
		return
	}
	if m.method == "tools/call" {
		s.call(r)
		return
	}
	reply, bad := methods[m.method].answer(s, r)
	if bad == nil {
		reply = s.sealed(r, reply)
	}
	s.answer(m, reply, bad)
}

// call runs a tool on a goroutine of its own.
func (s *server) call(r request) {
	t, args, bad := s.callOf(r)
	if bad != nil {
		s.answer(r.message, nil, bad)
		return
	}
	ctx, end, ok := s.calls.start(r.id)
	if !ok {
		s.answer(r.message, nil, rpcErrorf(codeInvalidRequest, "a request with this id is still running"))
		return
	}
	s.log.Printf("call %s id=%s arguments=%v", t.name, r.id, t.given(args))
	turn := s.turns.take(t.readOnly)
	go func() {
		defer s.calls.all.Done()
		defer turn.done()
		var reply result
		var bad *rpcError
		if turn.wait(ctx) == nil {
			reply, bad = s.run(ctx, t, args, r)
		}
		cause := context.Cause(ctx)
		if end() {
			s.log.Printf("call %s id=%s ended: %q", t.name, r.id, fmt.Sprint(cause))
			return // a cancelled request gets no answer
		}
		s.answer(r.message, reply, bad)
	}()
}

// run is one tool call. A panic ends the call and not the server.
func (s *server) run(ctx context.Context, t *tool, raw map[string]json.RawMessage, r request) (reply result, bad *rpcError) {
	defer func() {
		if p := recover(); p != nil {
			s.log.Printf("tool %s panicked\n%s", t.name, debug.Stack())
			bad = rpcErrorf(codeInternal, "the tool %s failed inside limoni-mcp; this is a fault of the bridge", t.name)
		}
	}()
	a := s.answerOf(ctx, t, raw, r)
	s.log.Printf("call %s id=%s failed=%t %d bytes", t.name, r.id, a.failed, len(a.text))
	return s.sealed(r, a.result()), nil
}
