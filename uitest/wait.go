package uitest

import (
	"context"
	"fmt"
	"time"

	"limoni/accessibility"
)

// verdict is what a check says about one frame.
type verdict int

const (
	unmet      verdict = iota // not in this frame, perhaps in a later one
	met                       // done
	unmeetable                // no later frame can mend it: fail at once
)

// outcome is a verdict and what to tell a person about it.
type outcome struct {
	verdict verdict
	got     string   // what was there instead of what was wanted
	heading string   // over lines
	lines   []string // nodes that explain it, as outline lines
	wanted  string   // replaces the wait's own words where they tell too much
	after   uint64   // the frame that was judged, where it is later than the snapshot
}

// check looks at one frame. A check that sends an input is one too: a refusal
// that a later frame may lift is unmet.
type check func(ctx context.Context, s *accessibility.Snapshot) outcome

// wait is the one waiting engine: it checks the current frame, then each next
// one. It ends where the check is met or unmeetable, where no frame can come
// any more, and at the page's timeout. It never polls and never sleeps.
type wait struct {
	page   *Page
	wanted string
	ctx    context.Context
	stop   context.CancelFunc
	pace   pace

	revealed bool // the target was given the focus to scroll it into view
}

// begin starts the time of one action or assertion.
func (p *Page) begin(wanted string) *wait {
	ctx, stop := context.WithTimeout(context.Background(), p.timeout)
	return &wait{page: p, wanted: wanted, ctx: ctx, stop: stop, pace: pace{left: p.timeout}}
}

// until waits for one check. Several in a row share the time of the wait.
func (w *wait) until(c check) error {
	var out outcome
	s, err := w.first()
	for err == nil {
		out = c(w.ctx, s)
		switch out.verdict {
		case met:
			return nil
		case unmeetable:
			return w.page.failure(w.wanted, out, nil)
		}
		s, err = w.next(s, max(s.Frame, out.after))
	}
	return w.page.failure(w.wanted, out, w.why(err))
}

func (w *wait) first() (*accessibility.Snapshot, error) {
	s, err := w.page.snapshot(w.ctx, 0)
	return s, w.why(err)
}

// why puts the end of the time in the page's words.
func (w *wait) why(err error) error {
	if err != nil && w.ctx.Err() != nil {
		return fmt.Errorf("timed out after %v", w.page.timeout)
	}
	return err
}

// next returns the first snapshot of a frame after the given one. An app with
// a virtual clock stands still while nobody moves it, so the wait moves it to
// the next timer.
func (w *wait) next(seen *accessibility.Snapshot, after uint64) (*accessibility.Snapshot, error) {
	if w.ctx.Err() != nil {
		return nil, w.ctx.Err()
	}
	c, ok := w.page.host.(clock)
	if !ok {
		return w.page.snapshot(w.ctx, after)
	}
	d, armed := c.NextTimer()
	switch {
	case !armed:
		return w.page.snapshot(w.ctx, after)
	case len(seen.Pending) > 0:
		return w.inRealTime(c, d, after)
	}
	if s, err := w.page.snapshot(w.ctx, 0); err != nil || s.Frame > after {
		return s, err
	}
	if d > w.pace.left {
		return nil, fmt.Errorf("the app waits for a timer in %v, more than is left of the %v a page moves its clock", d, w.page.timeout)
	}
	w.pace.spend(c, d)
	return w.page.snapshot(w.ctx, 0)
}

// inRealTime waits while the app has work under way on its own goroutines.
// Until that is done the virtual clock keeps pace with the real one: ahead of
// it, the time would run out before the work had a chance.
func (w *wait) inRealTime(c clock, d time.Duration, after uint64) (*accessibility.Snapshot, error) {
	start := time.Now()
	slice, stop := context.WithTimeout(w.ctx, d-w.pace.lag)
	defer stop()
	s, err := w.page.snapshot(slice, after)
	w.pace.lag += time.Since(start)
	if err == nil || slice.Err() == nil || w.ctx.Err() != nil {
		return s, err
	}
	w.pace.spend(c, d)
	return w.page.snapshot(w.ctx, 0)
}
