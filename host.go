package limoni

import (
	"context"
	"errors"
	"sync/atomic"

	"limoni/accessibility"
	"limoni/internal/goroutine"
)

var _ accessibility.Watcher = (*App)(nil)

// ErrOnUIGoroutine says that the app was asked for a frame by its own draw
// function, which cannot wait for itself.
var ErrOnUIGoroutine = accessibility.ErrOnUIGoroutine

// call is a Snapshot or Do that waits for the UI goroutine.
type call struct {
	req      accessibility.Request
	snapshot bool
	after    uint64
	take     func(*App, *call) // answers it, as a value: an app that nobody asks needs none of what that takes
	reply    chan reply        // holds one
	left     atomic.Bool       // nobody waits for the reply any more
}

type reply struct {
	snapshot *accessibility.Snapshot
	result   accessibility.Result
	err      error
}

// Snapshot implements [accessibility.Host].
func (a *App) Snapshot(ctx context.Context, after uint64) (*accessibility.Snapshot, error) {
	if a.onUIGoroutine() {
		return nil, ErrOnUIGoroutine
	}
	if a.virtual != nil {
		return a.snapshotInMemory(ctx, after)
	}
	c := &call{take: (*App).giveSnapshot, snapshot: true, after: after, reply: make(chan reply, 1)}
	if err := a.queue.put(queued{call: c}); err != nil {
		return nil, hostError(err)
	}
	r := a.wait(ctx, c)
	return r.snapshot, r.err
}

// Do implements [accessibility.Host].
func (a *App) Do(ctx context.Context, req accessibility.Request) (accessibility.Result, error) {
	if a.onUIGoroutine() {
		return accessibility.Result{}, ErrOnUIGoroutine
	}
	c := &call{take: (*App).doRequest, req: req, reply: make(chan reply, 1)}
	if err := a.queue.put(queued{call: c}); err != nil {
		if errors.Is(err, ErrFull) {
			return accessibility.Result{Verdict: accessibility.Dropped}, nil
		}
		return accessibility.Result{}, hostError(err)
	}
	if a.virtual != nil {
		a.runHere()
	}
	r := a.wait(ctx, c)
	return r.result, r.err
}

// wait waits for the reply to c; an answer that is there wins over an ended
// context.
func (a *App) wait(ctx context.Context, c *call) reply {
	select {
	case r := <-c.reply:
		return r
	default:
	}
	select {
	case r := <-c.reply:
		return r
	case <-ctx.Done():
		c.left.Store(true)
		return reply{err: context.Cause(ctx)}
	}
}

func hostError(err error) error {
	if errors.Is(err, ErrEnded) {
		return accessibility.ErrEnded
	}
	return err
}

// doRequest performs the request of c on the UI goroutine.
func (a *App) doRequest(c *call) {
	a.answering = c
	c.reply <- reply{result: a.perform(c.req)}
	a.answering = nil
}

// giveSnapshot answers c with the frame on the screen, or keeps it until there
// is a later one.
func (a *App) giveSnapshot(c *call) {
	if a.frameNumber > c.after {
		c.reply <- reply{snapshot: a.snapshot()}
		return
	}
	a.forgetLeft()
	a.waiting = append(a.waiting, c)
}

// framePainted tells who watches and answers who waited for a frame.
func (a *App) framePainted() {
	if w := a.watching.told.Load(); w != nil {
		w.frame(a)
	}
	a.forgetLeft()
	waiting := a.waiting
	a.waiting = nil
	for _, c := range waiting {
		c.take(a, c)
	}
}

// forgetLeft drops the snapshots whose callers gave up waiting. (A generic
// function would make the linker keep every method of what a call holds.)
func (a *App) forgetLeft() {
	waiting := a.waiting
	a.waiting = nil
	for _, c := range waiting {
		if !c.left.Load() {
			a.waiting = append(a.waiting, c)
		}
	}
}

// atRest reports that the app is idle and says of no work that it is under way.
func (a *App) atRest() bool { return len(a.pending) == 0 && a.idle() }

// idle reports that nothing waits and no timer is armed.
func (a *App) idle() bool {
	_, decoding := a.decoder.Deadline()
	return !a.dirty && len(a.events) == 0 && a.queue.empty() && a.timers.next().IsZero() && a.program.next().IsZero() && !decoding
}

// onUIGoroutine reports whether the caller is the goroutine that draws.
func (a *App) onUIGoroutine() bool { return a.ui.Load() == goroutine.ID() }
