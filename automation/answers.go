package automation

import (
	"context"
	"fmt"
	"os"

	"limoni/accessibility"
)

// answer performs a read on a goroutine of its own, as it may wait.
func (c *conn) answer(req request) {
	ctx, cancel := context.WithCancelCause(c.life)
	waits := req.op == "wait" || req.op == "snapshot" && req.read.after > 0
	c.register(req, &flight{read: true, counted: true, waiting: waits, cancel: cancel})
	c.work.Add(1)
	go func() {
		defer c.work.Done()
		defer cancel(nil)
		if req.op == "hello" {
			c.finish(req, c.hello(ctx), nil)
			return
		}
		c.follow()
		result, err := c.find(ctx, &req)
		if err != nil && ctx.Err() != nil {
			err = errorOf(context.Cause(ctx))
		}
		c.finish(req, result, err)
	}()
}

// find answers a read of a frame.
func (c *conn) find(ctx context.Context, req *request) (any, *Error) {
	if req.op == "wait" {
		return c.await(ctx, &req.wait)
	}
	s, err := c.hub.host.Snapshot(ctx, req.read.after)
	if err != nil {
		return nil, errorOf(err)
	}
	switch req.op {
	case "snapshot":
		return c.reading(ctx, s, &req.read)
	case "find":
		return c.found(s, req)
	case "focused":
		return c.focused(s), nil
	case "screen":
		return c.screen(s, req.cells)
	}
	return audited{s.Frame, accessibility.Audit(s)}, nil // "audit"
}

// hello does not let an app that hangs keep its client from learning the rest.
func (c *conn) hello(ctx context.Context) wireInfo {
	info := Info{MinProtocol: protocol, MaxProtocol: protocol, PID: os.Getpid(), Policy: c.hub.policy, Capabilities: c.hub.capabilities}
	info.App, info.Version = program()
	ctx, cancel := context.WithTimeout(ctx, c.answerTimeout)
	defer cancel()
	if s, err := c.hub.host.Snapshot(ctx, 0); err == nil {
		info.Width, info.Height = s.Width, s.Height
		c.tellHuman(s.Frame, s.Human) // what was before is nothing to this client
	}
	return writeInfo(info)
}

// reading answers with the part of a snapshot that was asked for, or with what
// changed in it.
func (c *conn) reading(ctx context.Context, s *Snapshot, r *reading) (any, *Error) {
	now, omitted, err := r.of(s)
	if err != nil {
		return nil, err
	}
	view := &snapshotReply{Snapshot: now, omitted: omitted, human: c.tellHuman(s.Frame, s.Human)}
	if r.since == 0 {
		return view, nil
	}
	base := c.kept(ctx, r.since, s.Frame)
	if base == nil {
		view.lost = true
		return view, nil
	}
	if then, _, err := r.of(base.Snapshot); err == nil {
		view.subtract(then)
	}
	return view, nil
}

// kept is the newest sighting of a frame that the client names, nil where it
// is not kept. The frames are a little behind the app, whose newest frame the
// client may have.
func (c *conn) kept(ctx context.Context, frame, newest uint64) *sighting {
	if frame <= newest {
		ctx, cancel := context.WithTimeout(ctx, c.answerTimeout)
		defer cancel()
		_ = c.hub.frames.reach(ctx, frame) // or it is not kept
	}
	return c.hub.frames.at(frame)
}

func (c *conn) found(s *Snapshot, req *request) (any, *Error) {
	matches, err := req.target.All(&s.Tree)
	if err != nil {
		return nil, errorOf(err)
	}
	c.tell(s)
	most := req.most
	if most == 0 {
		most = defaultFound
	}
	return &foundReply{frame: s.Frame, tree: &s.Tree, count: len(matches), nodes: matches[:min(len(matches), most)]}, nil
}

func (c *conn) focused(s *Snapshot) any {
	c.tell(s)
	f := &foundReply{frame: s.Frame, tree: &s.Tree, single: true}
	if i := s.Tree.Index(s.Focus); i >= 0 {
		f.nodes = []int{i}
	}
	return f
}

func (c *conn) screen(s *Snapshot, cells bool) (any, *Error) {
	if !c.hub.policy.ExposeScreen {
		return nil, errorf(codePolicy, "the app's automation policy does not set ExposeScreen, so its screen is not shown; read the tree")
	}
	c.tell(s)
	return &screenReply{s, cells}, nil
}

// audited is what an audit found in a frame.
type audited struct {
	frame    uint64
	findings []accessibility.Finding
}

// tell notes that the client knows a frame: what flashes from now on is news.
func (c *conn) tell(s *Snapshot) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.told = max(c.told, s.Frame)
}

// tellHuman is tell for a reply that says whether a person did something at
// the terminal since the last such reply.
func (c *conn) tellHuman(frame, human uint64) (did bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	did = c.accounted > 0 && human > c.accounted
	c.told, c.accounted = max(c.told, frame), max(c.accounted, frame, human)
	return did
}

// hashText is a hash as it is sent, "" for what is withheld.
func hashText(hash uint64) string {
	if hash == 0 {
		return ""
	}
	return fmt.Sprintf("%016x", hash)
}
