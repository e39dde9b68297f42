package automation

import (
	"context"
	"errors"
	"time"

	"limoni/accessibility"
)

var (
	// notPerformed answers an input that was read and not begun.
	notPerformed = errorf(codeEnded, "the app closed before it took this input, which was not performed")
	// cutShort answers an input that the app had taken when it closed.
	cutShort = accessibility.Result{Verdict: accessibility.Gone, Message: "the app closed after it took this input"}
)

// perform passes the inputs to the app, each after the verdict of the one
// before, so that they take effect in the order they were sent. A release takes
// its turn among them: what was sent before it is still under the lease.
func (c *conn) perform() {
	defer c.work.Done()
	for req := range c.inputs {
		switch {
		case req.op == "release":
			c.finish(req, map[string]bool{"released": c.hub.lease.release(c)}, nil)
		case c.life.Err() != nil && !c.closing():
			// the connection broke: nobody waits for the verdict
		case c.closing():
			c.finish(req, nil, notPerformed)
		default:
			c.do(req)
		}
	}
}

func (c *conn) do(req request) {
	c.follow()
	if req.repeat > 1 {
		c.press(req)
		return
	}
	result, err := c.input(req.input)
	if err != nil {
		c.finish(req, nil, err)
		return
	}
	c.finish(req, c.verdict(result), nil)
}

// input performs one input, if no other client has the lease. All clients take
// turns, a few at a time, and each ends when its frame is not far ahead of those
// that are kept: however many clients there are, no frame goes by unseen.
func (c *conn) input(input accessibility.Request) (accessibility.Result, *Error) {
	select {
	case c.hub.turns <- struct{}{}:
		defer func() { <-c.hub.turns }()
	case <-c.life.Done():
		return accessibility.Result{}, notPerformed
	}
	if holder, ok := c.hub.lease.admits(c); !ok {
		return refused(ErrLeased, leasedTo(holder).Message), nil
	}
	result, err := c.hub.host.Do(c.life, input)
	var refusal *accessibility.Refusal
	switch {
	case err == nil:
		c.hub.frames.keepUp(c.life, result.Frame)
		return result, nil
	case errors.As(err, &refusal):
		return accessibility.Result{Verdict: accessibility.Refused, Reason: refusal.Reason,
			Message: refusal.Message, Candidates: refusal.Candidates}, nil
	case c.life.Err() != nil && err != accessibility.ErrEnded: // an app that had ended took nothing
		return cutShort, nil
	}
	return result, errorOf(err)
}

// press presses a key several times. What was refused once would be again, what
// has ended takes no more, and nothing is sent after an input of unknown fate or
// since another client has the lease.
func (c *conn) press(req request) {
	v := &verdict{}
	for range req.repeat {
		result, err := c.input(req.input)
		if err != nil && len(v.counts) == 0 {
			c.finish(req, nil, err)
			return
		} else if err != nil {
			break
		}
		v.add(result)
		if c.life.Err() != nil || !goesOn(result.Verdict) {
			break
		}
	}
	c.complete(v)
	c.finish(req, v, nil)
}

// goesOn reports whether another press makes sense.
func goesOn(v accessibility.Verdict) bool {
	return v == accessibility.Handled || v == accessibility.Unhandled || v == accessibility.Dropped
}

// add adds one more press. All of them are handled where one was, unless the
// last ended the app or its fate is unknown; they show in the frame of the
// last that had one.
func (v *verdict) add(one accessibility.Result) {
	before := v.Result
	v.Result = one
	v.Changed = before.Changed || one.Changed
	if one.Frame == 0 {
		v.Frame, v.Focus, v.Pending, v.Human = before.Frame, before.Focus, before.Pending, before.Human
	}
	if before.Verdict == accessibility.Handled && one.Verdict != accessibility.Unknown && one.Verdict != accessibility.Gone {
		v.Verdict = before.Verdict
	}
	v.count(one.Verdict)
}

func (v *verdict) count(one accessibility.Verdict) {
	for i := range v.counts {
		if v.counts[i].verdict == one {
			v.counts[i].n++
			return
		}
	}
	v.counts = append(v.counts, count{one, 1})
}

func (c *conn) verdict(result accessibility.Result) *verdict {
	v := &verdict{Result: result}
	c.complete(v)
	return v
}

// complete adds to a verdict what depends on what the client knew.
func (c *conn) complete(v *verdict) {
	if v.Frame == 0 {
		return
	}
	c.mu.Lock()
	told := c.told
	c.acted = v.Frame
	c.mu.Unlock()
	v.Flashed = c.flashed(told, v.Frame)
	v.human = c.tellHuman(v.Frame, v.Human)
}

// flashed are the nodes that appeared after one frame and are gone in another:
// there is none where no frame lies between.
func (c *conn) flashed(from, to uint64) []string {
	if from == 0 || to < from+2 {
		return nil
	}
	ctx, cancel := context.WithTimeout(c.life, flashTimeout)
	defer cancel()
	if c.hub.frames.reach(ctx, to) != nil {
		return nil
	}
	return flashed(c.hub.frames.between(from, to))
}

// flashTimeout is far more than the frames are behind the app.
const flashTimeout = 250 * time.Millisecond
