package limoni

import (
	"context"
	"time"

	"limoni/accessibility"
	"limoni/internal/goroutine"
)

// New makes an app in memory, of w by h cells, without a terminal, a goroutine
// or a real clock: for tests, screenshots and benchmarks. Its loop runs on the
// goroutine of whoever calls it: Do, Snapshot, Feed, Advance and Resize each
// run until nothing waits and what there is has been painted.
func New(w, h int, draw func(*Frame), opts ...Option) *App {
	return newInMemory(context.Background(), w, h, draw, opts...)
}

func newInMemory(ctx context.Context, w, h int, draw func(*Frame), opts ...Option) *App {
	a := newApp(ctx, draw, opts)
	a.size = a.options.fit(w, h)
	a.virtual = &virtualClock{now: time.Unix(0, 0).UTC()}
	a.clock = a.virtual
	a.decoder.EscTimeout = a.options.escTimeout
	a.output = a.options.output
	a.painter.use(&a.options, TrueColor, Capabilities{})
	return a
}

// Feed gives an app in memory the bytes of one read from a terminal. All that
// they decode to is one batch.
func (a *App) Feed(data []byte) {
	item := queued{read: data, frame: a.onScreen.Load(), at: a.clock.Now()} // decoded before runHere returns
	for a.queue.put(item) == ErrFull {
		a.runHere() // a terminal keeps what there is no room for
	}
	a.runHere()
}

// Advance moves the clock of an app in memory, from timer to timer.
func (a *App) Advance(d time.Duration) {
	end := a.clock.Now().Add(d)
	a.runHere()
	for {
		next, armed := a.NextTimer()
		at := a.clock.Now().Add(next)
		if !armed || at.After(end) {
			break
		}
		a.virtual.move(at)
		a.runHere()
	}
	a.virtual.move(end)
	a.runHere()
}

// NextTimer is the time until the next timer of an app in memory, and false
// where none is armed.
func (a *App) NextTimer() (time.Duration, bool) {
	a.lock()
	defer a.mu.Unlock()
	at := a.nextDeadline()
	if at.IsZero() || a.ended {
		return 0, false
	}
	return max(at.Sub(a.clock.Now()), 0), true
}

// nextDeadline is when the loop must run although nothing has come.
func (a *App) nextDeadline() time.Time {
	at := earliest(a.timers.next(), a.program.next())
	at = earliest(at, a.held)
	if esc, ok := a.decoder.Deadline(); ok {
		at = earliest(at, esc)
	}
	return at
}

// Close ends an app in memory; it is as if it had quit.
func (a *App) Close() error {
	a.lock()
	defer a.mu.Unlock()
	if !a.ended {
		a.here(a.finishQuit)
	}
	return nil
}

// lock takes the in-memory loop. A draw function or a post that wanted to run
// it would wait for itself.
func (a *App) lock() {
	if a.onUIGoroutine() {
		misuse("an app in memory was run by its own draw function or a post; call Feed, Advance, NextTimer and Close from the test")
	}
	a.mu.Lock()
}

// runHere runs the in-memory loop on the caller's goroutine.
func (a *App) runHere() {
	a.lock()
	defer a.mu.Unlock()
	a.here(a.pump)
}

// here makes the caller's goroutine the one that draws while f runs, and wakes
// those who wait for a frame where one has come, or can come no more. A panic
// ends the app.
func (a *App) here(f func()) {
	frame, deadline, returned := a.frameNumber, a.nextDeadline(), false
	a.ui.Store(goroutine.ID())
	defer func() {
		a.ui.Store(0)
		if !returned { // perhaps in what runs at the end
			a.abandon()
			a.over.close()
		}
		if a.frameNumber != frame || a.ended || !a.nextDeadline().Equal(deadline) {
			a.moved.fire()
		}
	}()
	f()
	returned = true
}

// snapshotInMemory waits for a frame after the given one. Where none can come
// any more it returns [accessibility.ErrIdle].
func (a *App) snapshotInMemory(ctx context.Context, after uint64) (*accessibility.Snapshot, error) {
	for {
		changed := a.moved.wait()
		if s, err := a.snapshotNow(after); s != nil || err != nil {
			return s, err
		}
		select {
		case <-changed:
		case <-ctx.Done():
			return nil, context.Cause(ctx)
		}
	}
}

// snapshotNow returns neither a snapshot nor an error where one may still come.
func (a *App) snapshotNow(after uint64) (*accessibility.Snapshot, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.here(a.pump)
	switch {
	case a.frameNumber > after:
		return a.snapshot(), nil
	case a.ended:
		return nil, accessibility.ErrEnded
	case a.nextDeadline().IsZero() && len(a.pending) == 0:
		return nil, accessibility.ErrIdle
	}
	return nil, nil
}
