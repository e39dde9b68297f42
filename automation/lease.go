package automation

import (
	"sync"
	"time"

	"limoni/accessibility"
)

// ErrLeased says that another client has the right to send inputs alone. Wait
// until it gives it back, leaves, or has sent none for [LeaseIdle].
const ErrLeased accessibility.Reason = "leased"

// lease is who may send inputs alone.
type lease struct {
	now func() time.Time

	mu     sync.Mutex
	holder *conn // nil for nobody
	until  time.Time
}

// take gives the lease to c, or renews it. It returns the client that has it
// otherwise.
func (l *lease) take(c *conn) (holder *conn) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.held() && l.holder != c {
		return l.holder
	}
	l.holder, l.until = c, l.now().Add(LeaseIdle)
	return nil
}

// admits reports whether c may send an input, which renews its lease.
func (l *lease) admits(c *conn) (holder *conn, ok bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	switch {
	case !l.held():
		return nil, true
	case l.holder != c:
		return l.holder, false
	}
	l.until = l.now().Add(LeaseIdle)
	return nil, true
}

// release gives the lease back, and reports whether c had it.
func (l *lease) release(c *conn) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	had := l.held() && l.holder == c
	if l.holder == c {
		l.holder = nil // also where its time was over: a connection is not kept
	}
	return had
}

func (l *lease) held() bool { return l.holder != nil && l.now().Before(l.until) }

// leasedTo says who has the lease, in the words a client chose for itself.
func leasedTo(holder *conn) *Error {
	who := "another client"
	if name := holder.name(); name != "" {
		who = "the client " + name
	}
	return errorf(string(ErrLeased), "%s has the lease and sends inputs alone; wait until it gives it back, leaves or has been idle for %v", who, LeaseIdle)
}
