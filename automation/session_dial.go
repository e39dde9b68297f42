package automation

import (
	"context"
	"fmt"
	"time"
)

// DialError says why a [Session] has no connection. What it was asked for was
// not done: errors.Is finds [ErrDisconnected], the error of the dial and, where
// an earlier connection was lost in the same call, the reason for that, such as
// [accessibility.ErrEnded].
type DialError struct {
	Err  error // of the dial
	lost error
}

func (e *DialError) Error() string { return e.Err.Error() }

// Unwrap returns all that it is.
func (e *DialError) Unwrap() []error {
	if e.lost == nil {
		return []error{ErrDisconnected, e.Err}
	}
	return []error{ErrDisconnected, e.Err, e.lost}
}

// because adds to the error of a dial why it was needed.
func because(err, lost error) error {
	if failed, ok := err.(*DialError); ok && lost != nil {
		return &DialError{failed.Err, lost}
	}
	return err
}

var errSessionClosed = fmt.Errorf("%w: the session was closed", ErrDisconnected)

// attempt is one dial, for all who need a connection meanwhile: an app that is
// not there is asked once, however many ask for it. It ends with the last of
// them.
type attempt struct {
	end     context.CancelFunc
	waiting int
	done    chan struct{}
	client  *Client
	err     error
}

// Client returns the connection there is, or a new one where there is none or
// it is over.
func (s *Session) Client(ctx context.Context) (*Client, error) {
	c, _, err := s.connect(ctx)
	return c, err
}

// connect is Client. fresh says that it took the place of another, and nothing
// was told by it yet.
func (s *Session) connect(ctx context.Context) (c *Client, fresh bool, err error) {
	if err := ctx.Err(); err != nil {
		return nil, false, err
	}
	c, a, fresh, err := s.join()
	if c != nil || err != nil {
		return c, fresh, err
	}
	select {
	case <-a.done:
	case <-ctx.Done():
		s.leave(a)
		return nil, false, ctx.Err()
	}
	if a.err != nil {
		return nil, false, a.err
	}
	return a.client, s.fresh(a.client), nil
}

// join returns the connection there is, or the attempt to make one.
func (s *Session) join() (*Client, *attempt, bool, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	switch {
	case s.closed:
		return nil, nil, false, errSessionClosed
	case s.client != nil && !s.client.over():
		return s.client, nil, s.earlier && s.told != s.client, nil
	case s.client != nil:
		s.client.Close()
		s.client, s.earlier = nil, true
	}
	if s.dialing == nil {
		ctx, end := context.WithCancel(context.Background())
		s.dialing = &attempt{end: end, done: make(chan struct{})}
		go s.attempt(ctx, s.dialing)
	}
	s.dialing.waiting++
	return nil, s.dialing, false, nil
}

// leave ends an attempt that nobody waits for any more.
func (s *Session) leave(a *attempt) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if a.waiting--; a.waiting > 0 {
		return
	}
	a.end()
	if s.dialing == a {
		s.dialing = nil
	}
}

func (s *Session) attempt(ctx context.Context, a *attempt) {
	defer close(a.done)
	defer a.end()
	c, err := s.dial(ctx)
	s.mu.Lock()
	wanted := s.dialing == a
	if wanted {
		s.dialing = nil
	}
	switch {
	case !wanted:
		a.err = errSessionClosed
	case err != nil:
		a.err = &DialError{Err: err}
	default:
		a.client, s.client = c, c
	}
	s.mu.Unlock()
	if err == nil && !wanted {
		c.Close()
	}
}

func (s *Session) fresh(c *Client) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.earlier && s.told != c
}

// retire takes no further call to a connection that is over. The app is about
// to close it: what others still wait for there is answered first.
func (s *Session) retire(c *Client) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.client != c {
		return
	}
	s.client, s.earlier = nil, true
	go func() {
		select {
		case <-c.done:
		case <-time.After(closeLimit):
		}
		c.Close()
	}()
}

// closeLimit is far more than an app takes to close what it has ended.
const closeLimit = 10 * CloseGrace
