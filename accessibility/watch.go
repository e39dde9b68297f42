package accessibility

import (
	"context"
	"errors"
)

// Watcher is a Host whose frames can be watched one by one, also those that are
// gone before somebody asks.
type Watcher interface {
	Host
	// Watch begins with the frame on the screen, or where there is none yet with
	// the first. It returns [ErrEnded] where the app has ended, and
	// [ErrOnUIGoroutine] on the goroutine that draws.
	Watch() (Watch, error)
}

// Watch is the frames of a [Host] in their order. Next is for one goroutine at a
// time, Close for any.
//
// A slow reader never holds up the app: a few frames are kept for it. Of those
// that come while there is no room it gets the newest, when it has read the
// others.
type Watch interface {
	// Next returns the next frame, and how many went by unseen before it. It
	// returns the last one once more, now Idle, when the app has come to rest
	// after it and had not yet when it was presented or when a snapshot was
	// taken since. The styles of the cells are not told.
	//
	// It waits until there is one; until ctx ends, and returns its cause; until
	// the app ends, and returns [ErrEnded] after what was kept; or until the
	// watch is closed, and returns [ErrWatchClosed].
	Next(ctx context.Context) (s *Snapshot, lost uint64, err error)
	// Close ends the watch and lets go of what was kept for it.
	Close()
}

// ErrWatchClosed says that a Watch was asked for a frame after its Close.
var ErrWatchClosed = errors.New("accessibility: the watch has been closed")
