package limoni

import (
	"errors"
	"runtime"
	"testing"
)

// What the terminal sends while the queue is full waits for room, and no
// longer than the app lives.
func TestReadWaitsForRoomOrTheEnd(t *testing.T) {
	full := func() *queue {
		q := newQueue()
		for q.put(queued{post: func() {}}) == nil {
		}
		return q
	}
	put := func(q *queue) <-chan error {
		done := make(chan error, 1)
		go func() { done <- q.putRead(queued{read: []byte("x")}) }()
		for range 1000 { // time enough to return, if it did not wait
			runtime.Gosched()
		}
		select {
		case err := <-done:
			t.Fatalf("it did not wait: %v", err)
		default:
		}
		return done
	}
	q := full()
	done := put(q)
	q.take()
	if err := <-done; err != nil {
		t.Errorf("with room: %v", err)
	}
	q = full()
	done = put(q)
	if rest := q.end(); len(rest) != queueLimit {
		t.Errorf("%d waited at the end, want %d", len(rest), queueLimit)
	}
	if err := <-done; !errors.Is(err, ErrEnded) {
		t.Errorf("at the end: %v, want ErrEnded", err)
	}
}
