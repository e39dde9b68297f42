package limoni

import (
	"context"
	"errors"

	"limoni/accessibility"
)

// watchKeeps is how many frames a watch keeps for its reader.
const watchKeeps = 16

// watch is one reader of an app's frames. Its fields but the first two belong
// to watching.mu.
type watch struct {
	app  *App
	wake chan struct{} // holds one token, for a reader that waits
	// unread is what Next has still to return, the oldest first.
	unread  []unread
	last    uint64 // number of the frame that was returned last, 0 for none
	began   bool   // it was told of a frame since it last asked
	behind  bool   // there was no room: until all is read nothing more is kept
	busy    bool   // it, or a snapshot, said that the app is not idle, and no rest came since
	waits   bool   // its reader does
	ended   bool   // the app has
	closed  bool
	backing [watchKeeps + 1]unread // one more for the last frame there is
}

// unread is a frame, and the rest that the app came to after it. Either may be
// nil: the frame was read already, or there was no rest yet.
type unread struct{ frame, rest *sight }

// Watch implements [accessibility.Watcher]. In memory it paints what is not
// painted yet, and Next runs the loop where something was posted, as Snapshot
// does.
func (a *App) Watch() (accessibility.Watch, error) {
	if a.onUIGoroutine() {
		return nil, ErrOnUIGoroutine
	}
	w := &watch{app: a, wake: make(chan struct{}, 1)}
	w.unread = w.backing[:0]
	a.watching.add(w)
	if err := w.askForFrame(); err != nil {
		w.Close()
		return nil, hostError(err)
	}
	return w, nil
}

// askForFrame makes the loop tell w of the frame on the screen.
func (w *watch) askForFrame() error {
	ask := &call{take: func(a *App, _ *call) { a.tellOne(w) }, snapshot: true, reply: make(chan reply, 1)}
	if err := w.app.queue.putAlways(queued{call: ask}); err != nil {
		return err
	}
	if w.app.virtual != nil {
		w.app.runHere()
	}
	return nil
}

// Next implements [accessibility.Watch].
func (w *watch) Next(ctx context.Context) (*accessibility.Snapshot, uint64, error) {
	if w.app.onUIGoroutine() {
		return nil, 0, ErrOnUIGoroutine
	}
	for {
		moved := w.app.movedInMemory()
		seen, lost, err := w.take()
		switch {
		case seen != nil:
			return w.app.watching.copied(seen), lost, nil
		case err == errBehind:
			_ = w.askForFrame() // where the app has ended, that is what comes next
			continue
		case err != nil:
			return nil, 0, err
		}
		if moved != nil && w.app.runPosted() {
			continue
		}
		select {
		case <-w.wake:
		case <-moved:
		case <-ctx.Done():
			return nil, 0, context.Cause(ctx)
		}
	}
}

// movedInMemory fires when something is posted to an app in memory. It is nil in
// a terminal.
func (a *App) movedInMemory() <-chan struct{} {
	if a.virtual == nil {
		return nil
	}
	return a.moved.wait()
}

// runPosted runs the loop in memory where something waits for it.
func (a *App) runPosted() bool {
	if a.queue.empty() {
		return false
	}
	a.runHere()
	return true
}

// take removes what is to be returned next. Where there is nothing yet it
// returns nil, and the reader will be woken.
func (w *watch) take() (s *sight, lost uint64, err error) {
	ws := &w.app.watching
	ws.mu.Lock()
	defer ws.mu.Unlock()
	w.waits = false
	switch {
	case w.closed:
		return nil, 0, accessibility.ErrWatchClosed
	case len(w.unread) > 0:
		s = w.first()
		if w.last > 0 && s.seen.Frame > w.last {
			lost = s.seen.Frame - w.last - 1
		}
		w.last = s.seen.Frame
		return s, lost, nil
	case w.ended:
		return nil, 0, accessibility.ErrEnded
	case w.behind:
		w.behind, w.began = false, false
		return nil, 0, errBehind
	}
	w.waits = true
	return nil, 0, nil
}

// errBehind says that frames were skipped and all that is kept was read.
var errBehind = errors.New("limoni: the watch is behind")

// first takes the oldest sight out of what is unread.
func (w *watch) first() (s *sight) {
	u := &w.unread[0]
	if s, u.frame = u.frame, nil; s == nil {
		s, u.rest = u.rest, nil
	}
	if u.rest == nil {
		w.forget()
	}
	return s
}

// forget removes the oldest entry, which holds nothing any more.
func (w *watch) forget() {
	n := copy(w.unread, w.unread[1:])
	w.unread[n] = unread{}
	w.unread = w.unread[:n]
}

// hasRoom reports whether a frame can be kept. Where it cannot, the reader asks
// for the newest when it has read what there is: to look at frames that are
// thrown away again costs the app as much as to show them.
func (w *watch) hasRoom() bool {
	w.behind = w.behind || len(w.unread) == watchKeeps
	return !w.behind
}

// tell keeps a frame for the reader.
func (w *watch) tell(s *sight) {
	w.began, w.busy = true, !s.seen.Idle
	w.unread = append(w.unread, unread{frame: w.app.watching.hold(s)})
	w.rouse()
}

// tellRest keeps for the reader that the app has come to rest on the last frame
// it was told.
func (w *watch) tellRest(s *sight) {
	w.busy = false
	if n := len(w.unread); n > 0 {
		w.app.watching.letGo(w.unread[n-1].rest)
		w.unread[n-1].rest = w.app.watching.hold(s)
	} else {
		w.unread = append(w.unread, unread{rest: w.app.watching.hold(s)})
	}
	w.rouse()
}

// drop lets go of the oldest entry.
func (w *watch) drop() {
	w.app.watching.letGo(w.unread[0].frame)
	w.app.watching.letGo(w.unread[0].rest)
	w.forget()
}

// rouse wakes the reader if it waits; to wake a goroutine costs as much as a
// tenth of a frame.
func (w *watch) rouse() {
	if w.waits {
		w.waits = false
		select {
		case w.wake <- struct{}{}:
		default:
		}
	}
}

// Close implements [accessibility.Watch].
func (w *watch) Close() {
	ws := &w.app.watching
	ws.mu.Lock()
	defer ws.mu.Unlock()
	w.closed = true
	for len(w.unread) > 0 {
		w.drop()
	}
	ws.remove(w)
	w.rouse()
}
