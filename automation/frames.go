package automation

import (
	"context"
	"errors"
	"sync"
	"time"

	"limoni/accessibility"
)

// frames are the last frames of an app as its clients may see them. They are
// followed while a client is connected, so that an app that nobody looks at
// pays nothing.
type frames struct {
	host accessibility.Watcher // guarded

	mu    sync.Mutex
	users int
	run   *following    // nil while there is no user
	kept  []*sighting   // oldest first
	fresh int           // frames in kept
	nodes int           // in kept
	last  uint64        // number of the newest sighting
	ended error         // why no frame can come, now or ever
	news  chan struct{} // closed when one of these has changed
}

// following is one stretch of time in which the frames are followed.
type following struct {
	end   context.CancelFunc
	begun chan struct{} // closed when no frame goes by unseen any more
	done  chan struct{}
}

// sighting is one frame, or the same once more when the app came to rest.
type sighting struct {
	*Snapshot
	number uint64 // counts sightings from 1
	fresh  bool   // a frame, not a rest

	hashing      sync.Once
	tree, screen uint64
}

func (s *sighting) hashes() (tree, screen uint64) {
	s.hashing.Do(func() { s.tree, s.screen = s.TreeHash(), s.ScreenHash() })
	return s.tree, s.screen
}

func newFrames(host accessibility.Watcher) *frames {
	return &frames{host: host, news: make(chan struct{})}
}

// acquire begins to follow the frames where nobody does yet. What is painted
// after it has returned is seen.
func (f *frames) acquire() {
	f.mu.Lock()
	if f.users++; f.users > 1 {
		run := f.run
		f.mu.Unlock()
		<-run.begun
		return
	}
	ctx, end := context.WithCancel(context.Background())
	run := &following{end, make(chan struct{}), make(chan struct{})}
	f.run, f.ended = run, nil
	f.mu.Unlock()
	watch, err := f.host.Watch()
	close(run.begun)
	go f.follow(ctx, run, watch, err)
}

// release gives back what acquire took. The last one forgets the frames.
func (f *frames) release() {
	f.mu.Lock()
	run := f.run
	if f.users--; f.users > 0 {
		f.mu.Unlock()
		return
	}
	f.run, f.kept, f.fresh, f.nodes = nil, nil, 0, 0
	f.mu.Unlock()
	run.end()
	<-run.done
}

func (f *frames) follow(ctx context.Context, run *following, watch accessibility.Watch, err error) {
	defer close(run.done)
	if err == nil {
		defer watch.Close()
	}
	for err == nil && ctx.Err() == nil {
		var s *Snapshot
		var lost uint64
		switch s, lost, err = watch.Next(ctx); {
		case err == nil:
			f.add(run, s)
		case errors.Is(err, accessibility.ErrIdle): // for now
			f.stop(run, err)
			err = nil
			rest(ctx, askAgain)
		}
		if lost > 0 {
			rest(ctx, floodPause)
		}
	}
	f.stop(run, err)
}

// askAgain is how long a host is left alone that says that no later frame will
// come: an input may bring one all the same.
const askAgain = 20 * time.Millisecond

// floodPause is for an app that paints faster than its frames can be kept: most
// of them are lost anyhow, and those that are not must not cost it a processor.
const floodPause = 25 * time.Millisecond

// rest waits for that time, or for the end of ctx.
func rest(ctx context.Context, d time.Duration) {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-timer.C:
	case <-ctx.Done():
	}
}

// add keeps a sighting, and forgets the oldest where there is no more room.
func (f *frames) add(run *following, s *Snapshot) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.run != run {
		return
	}
	f.last++
	f.ended = nil
	seen := &sighting{Snapshot: s, number: f.last, fresh: true}
	if n := len(f.kept); n > 0 && f.kept[n-1].Frame == s.Frame {
		if seen.fresh = false; !f.kept[n-1].fresh {
			f.kept = f.kept[:n-1] // one rest of a frame is enough
		}
	} else {
		f.fresh++
		f.nodes += len(s.Tree.Nodes)
	}
	f.kept = append(f.kept, seen)
	for len(f.kept) > 1 && (f.fresh > MaxFrames || f.nodes > MaxFrameNodes) {
		f.forget()
	}
	f.tell()
}

// forget drops the oldest sighting. Its frame and nodes are those of the next
// one where that is the same frame.
func (f *frames) forget() {
	if f.kept[1].fresh {
		f.fresh--
		f.nodes -= len(f.kept[0].Tree.Nodes)
	}
	f.kept[0] = nil
	f.kept = f.kept[1:]
}

func (f *frames) stop(run *following, err error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.run == run {
		f.ended = err
		f.tell()
	}
}

func (f *frames) tell() {
	close(f.news)
	f.news = make(chan struct{})
}

// next waits for the first sighting that is wanted, as long as there may be one.
func (f *frames) next(ctx context.Context, wanted func(*sighting) bool, mayCome func(error) bool) (*sighting, error) {
	for {
		s, news, err := f.look(wanted)
		if s != nil || err != nil && !mayCome(err) {
			return s, err
		}
		select {
		case <-news:
		case <-ctx.Done():
			return nil, context.Cause(ctx)
		}
	}
}

func (f *frames) look(wanted func(*sighting) bool) (*sighting, <-chan struct{}, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	for _, s := range f.kept {
		if wanted(s) {
			return s, nil, nil
		}
	}
	return nil, f.news, f.ended
}

// after is the next sighting behind one.
func (f *frames) after(ctx context.Context, number uint64) (*sighting, error) {
	return f.next(ctx, func(s *sighting) bool { return s.number > number }, func(error) bool { return false })
}

// reach waits until a frame has been seen, which is there.
func (f *frames) reach(ctx context.Context, frame uint64) error {
	_, err := f.next(ctx, func(s *sighting) bool { return s.Frame >= frame },
		func(ended error) bool { return errors.Is(ended, accessibility.ErrIdle) })
	return err
}

// keepUp waits where a frame is far ahead of what has been seen, so that inputs
// that follow one another do not outrun those who look.
func (f *frames) keepUp(ctx context.Context, frame uint64) {
	seen := uint64(0)
	if newest := f.newest(); newest != nil {
		seen = newest.Frame
	}
	if frame > seen+maxAhead {
		_ = f.reach(ctx, frame-maxAhead/2)
	}
}

// maxAhead is less than a Watch keeps, with room for what one input paints.
const maxAhead = 4

// at is the newest sighting of a frame, nil where it is not kept.
func (f *frames) at(frame uint64) *sighting {
	f.mu.Lock()
	defer f.mu.Unlock()
	for i := len(f.kept) - 1; i >= 0; i-- {
		if f.kept[i].Frame == frame {
			return f.kept[i]
		}
	}
	return nil
}

// newest is the last sighting, nil before the first.
func (f *frames) newest() *sighting {
	f.mu.Lock()
	defer f.mu.Unlock()
	if len(f.kept) == 0 {
		return nil
	}
	return f.kept[len(f.kept)-1]
}

// between are the sightings of the frames from one to another, both included.
func (f *frames) between(from, to uint64) []*sighting {
	f.mu.Lock()
	defer f.mu.Unlock()
	var out []*sighting
	for _, s := range f.kept {
		if s.Frame >= from && s.Frame <= to && s.fresh {
			out = append(out, s)
		}
	}
	return out
}
