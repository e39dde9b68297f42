package automation

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"limoni/accessibility"
)

// waited is the frame in which everything that was waited for holds.
type waited struct {
	Frame      uint64   `json:"frame"`
	Count      *int     `json:"count,omitempty"`
	Lines      []string `json:"lines,omitempty"`
	TreeHash   string   `json:"tree_hash,omitempty"`
	ScreenHash string   `json:"screen_hash,omitempty"`
	Exit       bool     `json:"exit,omitempty"`
}

// await judges each frame that counts until one is as the client wants it.
func (c *conn) await(ctx context.Context, w *waiting) (any, *Error) {
	if err := w.permitted(c.hub.policy); err != nil {
		return nil, err
	}
	j := &judgement{waiting: w}
	if err := c.begin(ctx, j); err != nil {
		return c.unfulfilled(j, err)
	}
	ctx, cancel := context.WithTimeoutCause(ctx, w.patience, ErrTimeout)
	defer cancel()
	for number := uint64(0); ; {
		s, err := c.hub.frames.after(ctx, number)
		if err != nil {
			return c.unfulfilled(j, err)
		}
		if number = s.number; j.look(s) {
			c.tell(s.Snapshot)
			return j.found(s), nil
		}
		if ctx.Err() != nil && number >= j.there {
			return c.unfulfilled(j, context.Cause(ctx))
		}
	}
}

// permitted refuses a wait for what the policy does not show: it would never
// end, or tell what is hidden.
func (w *waiting) permitted(p Policy) *Error {
	if (w.text != "" || w.pattern != nil || w.notScreen != 0) && !p.ExposeScreen {
		return errorf(codePolicy, "the app's automation policy does not set ExposeScreen, so its screen cannot be waited for; wait for a node")
	}
	return nil
}

// judgement is a wait under way.
type judgement struct {
	*waiting
	from, base uint64 // the first frame that counts, and the one that changed is about
	was        uint64 // hash of the tree in base
	last       *sighting
	there      uint64 // number of the newest sighting when the client asked
	idleFrom   uint64 // number of the first that can say that the app is idle
	matches    []int
	why        string // it did not hold
}

// begin finds out from where the frames count. That takes an answer of the app,
// for which there is time also where the wait itself has none.
func (c *conn) begin(ctx context.Context, j *judgement) error {
	ctx, cancel := context.WithTimeoutCause(ctx, max(j.patience, c.answerTimeout), ErrTimeout)
	defer cancel()
	switch input := c.lastInput(); {
	case j.after != nil:
		j.from, j.base = *j.after+1, *j.after
	case input > 0:
		j.from, j.base = input, input
	default:
		s, err := c.hub.host.Snapshot(ctx, 0)
		if err != nil {
			return err
		}
		j.from, j.base = s.Frame, s.Frame
	}
	if j.after == nil || j.changed {
		if err := c.hub.frames.reach(ctx, j.base); err != nil {
			return err
		}
	}
	if newest := c.hub.frames.newest(); newest != nil {
		j.there = newest.number
	}
	if j.idle {
		return c.beginIdle(ctx, j)
	}
	return c.beginChanged(j)
}

// beginIdle counts from now: that the app was idle before says nothing. Where
// it is not, a rest comes that was not seen before it was asked; one that was
// seen meanwhile may be that, or an older one, so the app is asked again.
func (c *conn) beginIdle(ctx context.Context, j *judgement) error {
	for {
		before := c.hub.frames.newest()
		now, err := c.hub.host.Snapshot(ctx, 0)
		if err != nil {
			return err
		}
		if err := c.hub.frames.reach(ctx, now.Frame); err != nil {
			return err
		}
		newest := c.hub.frames.newest()
		switch {
		case newest == nil:
			return accessibility.ErrEnded
		case now.Idle:
			j.idleFrom = newest.number
		case newest == before || !newest.Idle:
			j.idleFrom = newest.number + 1
		default:
			continue
		}
		return c.beginChanged(j)
	}
}

// beginChanged finds the tree that must have changed.
func (c *conn) beginChanged(j *judgement) error {
	if !j.changed {
		return nil
	}
	base := c.hub.frames.at(j.base)
	if base == nil {
		return errorf(codeLost, "frame %d is not kept any more, so what changed since cannot be told; take a snapshot and wait after its frame", j.base)
	}
	j.was, _ = base.hashes()
	return nil
}

// look judges one sighting, if it counts.
func (j *judgement) look(s *sighting) bool {
	if s.Frame < j.from {
		return false
	}
	j.last, j.why = s, ""
	return j.holds(s)
}

func (j *judgement) holds(s *sighting) bool {
	switch {
	case j.exit:
		j.why = "the app runs on"
	case j.target != nil && !j.nodesHold(s):
	case j.text != "" && !strings.Contains(s.Screen.String(), j.text):
		j.why = "the text is not on the screen"
	case j.pattern != nil && !j.pattern.MatchString(s.Screen.String()):
		j.why = "the regular expression does not match the screen"
	case j.idle && !s.Idle:
		j.why = "the app is not idle: " + whyBusy(s.Snapshot)
	case j.idle && s.number < j.idleFrom:
		j.why = "the app was idle before it was asked, and not since"
	case j.changed || j.notTree != 0 || j.notScreen != 0:
		return j.differs(s)
	default:
		return true
	}
	return false
}

func whyBusy(s *Snapshot) string {
	if len(s.Pending) > 0 {
		return "work is pending"
	}
	return "a timer is armed or something is queued"
}

func (j *judgement) differs(s *sighting) bool {
	tree, screen := s.hashes()
	switch {
	case j.changed && tree == j.was, j.notTree != 0 && tree == j.notTree:
		j.why = "the tree is as it was"
	case j.notScreen != 0 && screen == j.notScreen:
		j.why = "the screen is as it was"
	default:
		return true
	}
	return false
}

// nodesHold judges what is said of the target.
func (j *judgement) nodesHold(s *sighting) bool {
	all, err := j.target.All(&s.Tree)
	if refusal := (*accessibility.Refusal)(nil); errors.As(err, &refusal) { // a ref that is gone, a container that is not there
		j.why = ": " + refusal.Message
	}
	named := all // whatever their values, to be told where the wait fails
	if j.value != nil {
		all = slices.DeleteFunc(slices.Clone(all), func(i int) bool { return s.Tree.ShownValue(i) != *j.value })
	}
	j.matches = nil
	for _, i := range all {
		if j.is(&s.Tree.Nodes[i]) {
			j.matches = append(j.matches, i)
		}
	}
	n := len(j.matches)
	j.why = matching(n) + j.why
	switch {
	case j.count != nil:
		j.why = fmt.Sprintf("%s and not %d", matching(n), *j.count)
		return n == *j.count
	case j.state == detached:
		return n == 0
	case j.state == unseen:
		return n == len(all)
	case n == 0 && len(named) > 0:
		j.why = matching(len(named)) + ", but not as it should be"
		j.matches = named
	}
	return n > 0
}

func matching(n int) string {
	if n == 1 {
		return "1 node matches"
	}
	return fmt.Sprintf("%d nodes match", n)
}

// is reports whether a node is in the state that is asked for.
func (j *judgement) is(n *accessibility.Node) bool {
	shown := !n.States.Has(accessibility.StateHidden) && !n.Bounds.Empty()
	switch j.state {
	case attached, detached:
		return true
	case visible:
		return shown
	case unseen:
		return !shown
	case enabled:
		return !n.States.Has(accessibility.StateDisabled)
	}
	state, _ := accessibility.ParseState(j.state)
	return n.States.Has(state)
}

func (j *judgement) found(s *sighting) waited {
	tree, screen := s.hashes()
	w := waited{Frame: s.Frame, TreeHash: hashText(tree), ScreenHash: hashText(screen)}
	if j.target != nil {
		n := len(j.matches)
		w.Count, w.Lines = &n, outlineLines(&s.Tree, j.matches)
	}
	return w
}

// unfulfilled says why a wait ended without what it waited for, and what there
// was instead.
func (c *conn) unfulfilled(j *judgement, err error) (any, *Error) {
	switch {
	case j.exit && c.appEnded(err):
		w := waited{Exit: true}
		if j.last != nil {
			w.Frame = j.last.Frame
		}
		return w, nil
	case !errors.Is(err, ErrTimeout):
		return nil, errorOf(err)
	case j.last == nil:
		return nil, errorf(codeTimeout, "after %d ms no frame that counts was there", j.patience.Milliseconds())
	}
	failed := errorf(codeTimeout, "after %d ms, in frame %d: %s", j.patience.Milliseconds(), j.last.Frame, j.why)
	if len(j.last.Pending) > 0 {
		failed.Message += "; pending: " + strings.Join(j.last.Pending, ", ")
	}
	failed.Lines = outlineLines(&j.last.Tree, j.matches)
	return nil, failed
}

// appEnded reports whether err says that the app has ended. The end of the
// server alone is none: then the app is asked.
func (c *conn) appEnded(err error) bool {
	if errors.Is(err, errClosing) {
		ctx, cancel := context.WithTimeout(context.Background(), CloseGrace/4)
		defer cancel()
		_, err = c.hub.host.Snapshot(ctx, 0)
	}
	return errors.Is(err, accessibility.ErrEnded)
}

func outlineLines(t *accessibility.Tree, nodes []int) []string {
	var out []string
	for _, i := range nodes[:min(len(nodes), maxLines)] {
		out = append(out, accessibility.OutlineLine(t, i))
	}
	return out
}

// lastInput is the frame of the last verdict this client was told, 0 for none.
func (c *conn) lastInput() uint64 {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.acted
}
