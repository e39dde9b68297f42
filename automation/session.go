package automation

import (
	"context"
	"errors"
	"sync"
	"time"

	"limoni/accessibility"
)

// Session is the app at a place, whichever process answers there: a connection
// that is dialled when it is first needed, and again after the app was started
// anew. It is a Host and may be used by several goroutines at once.
//
//	app := automation.NewSession(automation.Dialer(socket, label))
//	defer app.Close()
//
// A read that finds the connection broken, or the app ended, is repeated once
// on a new connection. An input never is: it may dial as long as nothing of it
// was sent; once it was sent its fate is what a [Client] says of it. Errors
// are those of a Client, and [DialError].
//
// Frames, refs and keys mean nothing to another process. Over a connection that
// took the place of another one, frames count from 0 until something was told by
// it, and an input that names a node by ref or key is refused with
// [accessibility.ErrStaleRef] until something was read. Who has to be sure of the process compares
// [View.Client], and goes on with that client: it never becomes another.
type Session struct {
	dial func(context.Context) (*Client, error)

	mu      sync.Mutex
	client  *Client // nil for none
	dialing *attempt
	earlier bool    // another connection came before this one
	told    *Client // by which a frame was told
	seen    *Client // by which something was read
	closed  bool
}

var _ accessibility.Host = (*Session)(nil)

// NewSession returns a session whose connections are made by dial. It dials
// nothing yet.
func NewSession(dial func(context.Context) (*Client, error)) *Session {
	return &Session{dial: dial}
}

// Close closes the connection. Calls return, and later ones fail, with
// [ErrDisconnected].
func (s *Session) Close() error {
	s.mu.Lock()
	c, a := s.client, s.dialing
	s.closed, s.client, s.dialing = true, nil, nil
	s.mu.Unlock()
	if a != nil {
		a.end()
		<-a.done
	}
	if c != nil {
		c.Close()
	}
	return nil
}

// readOn performs a read, and once more where the first connection turned out
// to be over. fresh says that frames from before are not those of c.
func readOn[T any](ctx context.Context, s *Session, read func(c *Client, fresh bool) (T, error)) (T, error) {
	var none T
	var lost error
	for {
		c, fresh, err := s.connect(ctx)
		if err != nil {
			return none, because(err, lost)
		}
		answer, err := read(c, fresh)
		if err == nil {
			s.hear(c, true)
			return answer, nil
		}
		if !errors.Is(err, ErrDisconnected) && !errors.Is(err, accessibility.ErrEnded) {
			return none, err
		}
		s.retire(c)
		if lost != nil || ctx.Err() != nil {
			return none, err
		}
		lost = err
	}
}

// hear notes that frames of c are known, and what is in them where it was read.
// What comes late by a connection that was replaced says nothing of the new one.
func (s *Session) hear(c *Client, read bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.client != c {
		return
	}
	if s.told = c; read {
		s.seen = c
	}
}

// unseen reports that c took the place of another, and nothing was read by it.
func (s *Session) unseen(c *Client) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.earlier && s.seen != c
}

// Snapshot implements [accessibility.Host].
func (s *Session) Snapshot(ctx context.Context, after uint64) (*Snapshot, error) {
	v, err := s.Read(ctx, Reading{After: after, Screen: true})
	return v.Snapshot, err
}

// Read is [Client.Read]. A Since that came by another connection is forgotten,
// and After with it.
func (s *Session) Read(ctx context.Context, r Reading) (View, error) {
	return readOn(ctx, s, func(c *Client, fresh bool) (View, error) {
		r := r
		if fresh || r.Since != nil && r.Since.Client != c {
			r.After, r.Since = 0, nil
		}
		return c.Read(ctx, r)
	})
}

// Find is [Client.Find].
func (s *Session) Find(ctx context.Context, target accessibility.Selector, limit int) (Found, error) {
	return readOn(ctx, s, func(c *Client, _ bool) (Found, error) { return c.Find(ctx, target, limit) })
}

// Focused is [Client.Focused].
func (s *Session) Focused(ctx context.Context) (Found, error) {
	return readOn(ctx, s, func(c *Client, _ bool) (Found, error) { return c.Focused(ctx) })
}

// Screen is [Client.Screen].
func (s *Session) Screen(ctx context.Context) (ScreenText, error) {
	return readOn(ctx, s, func(c *Client, _ bool) (ScreenText, error) { return c.Screen(ctx) })
}

// Cells is [Client.Cells].
func (s *Session) Cells(ctx context.Context) (frame uint64, screen accessibility.Screen, err error) {
	screen, err = readOn(ctx, s, func(c *Client, _ bool) (screen accessibility.Screen, err error) {
		frame, screen, err = c.Cells(ctx)
		return screen, err
	})
	return frame, screen, err
}

// Audit is [Client.Audit].
func (s *Session) Audit(ctx context.Context) (frame uint64, findings []accessibility.Finding, err error) {
	findings, err = readOn(ctx, s, func(c *Client, _ bool) (findings []accessibility.Finding, err error) {
		frame, findings, err = c.Audit(ctx)
		return findings, err
	})
	return frame, findings, err
}

// Wait is [Client.Wait], with one Patience for both connections where there are
// two. One for the end of the app is not repeated, since another process could
// not tell.
func (s *Session) Wait(ctx context.Context, w Wait) (Waited, error) {
	if w.Exit {
		c, err := s.Client(ctx)
		if err != nil {
			return Waited{}, err
		}
		return c.Wait(ctx, w)
	}
	begun, again := time.Now(), false
	return readOn(ctx, s, func(c *Client, fresh bool) (Waited, error) {
		w := w
		if fresh {
			w.After = w.afterRestart()
		}
		if again {
			left := max(0, w.patience()-time.Since(begun))
			w.Patience = &left
		}
		again = true
		return c.Wait(ctx, w)
	})
}

// afterRestart is from where the frames of another process count: all of them,
// but for what changes, which is about the first one there is.
func (w *Wait) afterRestart() *uint64 {
	if w.After == nil || w.Changed {
		return nil
	}
	return new(uint64)
}

func (w *Wait) patience() time.Duration {
	if w.Patience == nil {
		return DefaultWait
	}
	return *w.Patience
}
