package limoni

import (
	"context"
	"runtime"
	"time"

	"limoni/accessibility"
)

// QueueRead queues the bytes of one read without running the loop, so that a
// test can put something else into the same batch.
func (a *App) QueueRead(data string) {
	a.queue.put(queued{read: []byte(data), frame: a.onScreen.Load(), at: a.clock.Now()})
}

// RunQueued runs what was queued as one batch.
func (a *App) RunQueued() { a.runHere() }

// MoveClock moves the clock of an app in memory without running its loop: a
// draw function that calls it is a slow one.
func (a *App) MoveClock(d time.Duration) { a.virtual.move(a.clock.Now().Add(d)) }

// UntilWaiting returns when a Snapshot waits for a frame to come.
func (a *App) UntilWaiting() {
	for waits := false; !waits; runtime.Gosched() {
		a.moved.mu.Lock()
		waits = a.moved.ch != nil
		a.moved.mu.Unlock()
	}
}

// UntilQueued returns when n things wait in the queue.
func (a *App) UntilQueued(n int) {
	for waits := 0; waits < n; runtime.Gosched() {
		a.queue.mu.Lock()
		waits = len(a.queue.items) - a.queue.head
		a.queue.mu.Unlock()
	}
}

// NewProgramContext is NewProgram with a context that may end it, as that of
// RunProgram does.
func NewProgramContext(ctx context.Context, w, h int, m Model) *App {
	return newProgram(ctx, w, h, m)
}

// UntilInterrupted returns when something has told the app to end.
func (a *App) UntilInterrupted() {
	for a.interrupted.Load() == nil {
		runtime.Gosched()
	}
}

// Over is closed when the app has ended.
func (a *App) Over() <-chan struct{} { return a.over.closed() }

// Watching tells how many passes there are, how many of them are pinned for those
// who watch, how many frames they keep unread, and how many are kept as memory.
func (a *App) Watching() (passes, pinned, unread, spare int) {
	a.mu.Lock()
	defer a.mu.Unlock()
	for _, p := range a.pool {
		if p.pins.Load() > 0 {
			pinned++
		}
	}
	a.watching.mu.Lock()
	defer a.watching.mu.Unlock()
	for _, w := range a.watching.open {
		unread += len(w.unread)
	}
	return len(a.pool), pinned, unread, len(a.watching.spare)
}

// IsWatched reports whether a frame does anything for those who watch.
func (a *App) IsWatched() bool { return a.watching.told.Load() != nil }

// UntilReaderWaits returns when the reader of a watch waits for a frame.
func UntilReaderWaits(w accessibility.Watch) {
	ws, waits := &w.(*watch).app.watching, false
	for ; !waits; runtime.Gosched() {
		ws.mu.Lock()
		waits = w.(*watch).waits
		ws.mu.Unlock()
	}
}

// LockWatching keeps everybody from the lock of those who watch until unlock is
// called.
func (a *App) LockWatching() (unlock func()) {
	a.watching.mu.Lock()
	return a.watching.mu.Unlock
}
