package automation

import (
	"context"
	"slices"

	"limoni/accessibility"
)

// subscription is one client following the frames.
type subscription struct {
	topics topics
	end    context.CancelCauseFunc
	done   chan struct{}
	none   bool // it is the end of the one before

	last *sighting // that the client was told of
	base *sighting // of the tree that the client has
}

// changesSubscription reports a request that waits until a subscription has
// ended, on a goroutine of its own.
func (r *request) changesSubscription() bool { return r.op == "subscribe" || r.op == "unsubscribe" }

// subscribe begins a subscription once the one before it has ended.
func (c *conn) subscribe(req request) {
	ctx, end := context.WithCancelCause(c.life)
	sub := &subscription{topics: req.topics, end: end, done: make(chan struct{})}
	before := c.subscribed(sub)
	c.register(req, &flight{counted: true})
	c.work.Add(1)
	go func() {
		defer c.work.Done()
		defer close(sub.done)
		defer end(nil)
		before.stop()
		c.follow()
		first, err := c.firstSighting(ctx, req.since)
		if err != nil {
			c.finish(req, nil, errorOf(err))
			return
		}
		sub.last, sub.base = first, first
		c.tell(first.Snapshot)
		c.finish(req, &subscribed{sub.topics, beginning(first, sub.topics, req.since)}, nil)
		c.publish(ctx, sub)
	}()
}

// unsubscribe ends the subscription. Its reply comes after the last event, and
// before the next subscription.
func (c *conn) unsubscribe(req request) {
	end := &subscription{end: func(error) {}, done: make(chan struct{}), none: true}
	before := c.subscribed(end)
	c.register(req, &flight{counted: true})
	c.work.Add(1)
	go func() {
		defer c.work.Done()
		defer close(end.done)
		before.stop()
		c.finish(req, map[string]bool{"unsubscribed": before != nil && !before.none}, nil)
	}()
}

// subscribed makes sub the subscription of the connection and returns the one
// that was.
func (c *conn) subscribed(sub *subscription) (before *subscription) {
	c.mu.Lock()
	defer c.mu.Unlock()
	before, c.sub = c.sub, sub
	if sub != nil && c.left {
		sub.end(errLeft)
	}
	return before
}

func (s *subscription) stop() {
	if s != nil {
		s.end(errReplaced)
		<-s.done
	}
}

// firstSighting is the frame that a subscription begins with.
func (c *conn) firstSighting(ctx context.Context, since uint64) (*sighting, error) {
	ctx, cancel := context.WithTimeoutCause(ctx, c.answerTimeout, ErrTimeout)
	defer cancel()
	now, err := c.hub.host.Snapshot(ctx, 0)
	if s := c.hub.frames.at(since); err != nil && s != nil {
		return s, nil // it has ended, and this is how
	} else if err != nil {
		return nil, err
	}
	if err := c.hub.frames.reach(ctx, now.Frame); err != nil {
		return nil, err
	}
	if s := c.hub.frames.at(since); s != nil {
		return s, nil
	}
	return c.hub.frames.newest(), nil
}

// beginning is what a subscription begins with: all there is, and how many
// frames since the one that was named are not kept any more.
func beginning(s *sighting, t topics, since uint64) *event {
	e := &event{s: s, topics: t, whole: true}
	if since > 0 && s.Frame > since {
		e.lost = s.Frame - since - 1
	}
	return e
}

// publish sends an event for each sighting in which something changed that
// the client wants to know.
func (c *conn) publish(ctx context.Context, sub *subscription) {
	var lost uint64
	for {
		s, err := c.hub.frames.after(ctx, sub.last.number)
		if err != nil {
			return
		}
		if s.Frame > sub.last.Frame+1 {
			lost += s.Frame - sub.last.Frame - 1
		}
		e := sub.event(s)
		sub.last = s
		if e == nil {
			continue
		}
		e.lost, lost = lost, 0
		if sub.topics.has(topicTree) && e.topics.has(topicTree) {
			sub.base = s
		}
		if !c.sendEvent(ctx, e) {
			return
		}
		c.tell(s.Snapshot)
	}
}

// event is what s changes, nil for nothing.
func (sub *subscription) event(s *sighting) *event {
	e := &event{s: s, base: sub.base, since: sub.last.Frame}
	for i := range topicNames {
		if one := topics(1) << i; sub.topics.has(one) && changes(sub, s, one) {
			e.topics |= one
		}
	}
	if e.topics == 0 {
		return nil
	}
	return e
}

// changes reports whether one topic has another value in s.
func changes(sub *subscription, s *sighting, one topics) bool {
	was := sub.last
	switch one {
	case topicFrame:
		return s.Frame != was.Frame
	case topicFocus:
		return focusLine(s.Snapshot) != focusLine(was.Snapshot)
	case topicTitle:
		return s.Title != was.Title
	case topicPending:
		return !slices.Equal(s.Pending, was.Pending)
	case topicIdle:
		return s.Idle != was.Idle
	case topicHuman:
		return s.Human > was.Human
	case topicAnnouncements:
		return len(saidSince(s.Snapshot, was.Frame)) > 0
	case topicTree:
		now, _ := s.hashes()
		then, _ := sub.base.hashes()
		return now != then
	}
	tree, screen := s.hashes()
	treeWas, screenWas := was.hashes()
	return one == topicTreeHash && tree != treeWas || one == topicScreenHash && screen != screenWas
}

func focusLine(s *Snapshot) string {
	if i := s.Tree.Index(s.Focus); i >= 0 {
		return accessibility.OutlineLine(&s.Tree, i)
	}
	return ""
}

func saidSince(s *Snapshot, frame uint64) []accessibility.Announcement {
	for i := range s.Announcements {
		if s.Announcements[i].Frame > frame {
			return s.Announcements[i:]
		}
	}
	return nil
}

// sendEvent writes an event and reports whether the client still reads.
func (c *conn) sendEvent(ctx context.Context, e *event) bool {
	c.writing.Lock()
	defer c.writing.Unlock()
	if ctx.Err() != nil {
		return false
	}
	j := jsonText(append(c.line[:0], `{"event":"`+eventFrame+`"`...))
	e.write(&j)
	c.put(append(j, '}', '\n'))
	c.keep(j)
	return !c.broken
}
