package limoni

import (
	"errors"
	"sync"
	"time"
)

var (
	// ErrFull says that 65,536 functions or inputs already wait.
	ErrFull = errors.New("limoni: the queue is full: 65,536 things wait already; post again when the app has come round, or post less often")
	// ErrEnded says that the app has ended and nothing posted will run.
	ErrEnded = errors.New("limoni: the app has ended")
)

const queueLimit = 65_536

// queue is what waits for the UI goroutine, in order.
type queue struct {
	mu      sync.Mutex
	items   []queued
	head    int
	ended   bool
	dropped uint64
	redraw  bool
	wake    chan struct{} // holds one token while something has come
	room    *sync.Cond    // signalled when the queue is no longer full
}

// queued is one thing that waits: exactly one field is set, or bytes with the
// frame that was on the screen when they were read, and when that was.
type queued struct {
	post  func()
	call  *call
	read  []byte
	frame uint64
	at    time.Time // of the read
}

func newQueue() *queue {
	q := &queue{wake: make(chan struct{}, 1)}
	q.room = sync.NewCond(&q.mu)
	return q
}

// put appends without ever blocking.
func (q *queue) put(item queued) error {
	q.mu.Lock()
	defer q.mu.Unlock()
	return q.append(item)
}

// putAlways is put without a limit, for what must not be lost and is bounded
// otherwise: what a command gives, a signal.
func (q *queue) putAlways(item queued) error {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.ended {
		return ErrEnded
	}
	q.grow(item)
	return nil
}

// append is put where q.mu is held.
func (q *queue) append(item queued) error {
	switch {
	case q.ended:
		return ErrEnded
	case len(q.items)-q.head >= queueLimit:
		if item.call != nil && !item.call.snapshot {
			q.dropped++
		}
		return ErrFull
	}
	q.grow(item)
	return nil
}

// grow adds an item; where the front of the memory is free it moves up first.
func (q *queue) grow(item queued) {
	if len(q.items) == cap(q.items) && q.head > len(q.items)/2 {
		n := copy(q.items, q.items[q.head:])
		clear(q.items[n:])
		q.items, q.head = q.items[:n], 0
	}
	q.items = append(q.items, item)
	q.poke()
}

// putRead is put for terminal input: it waits for room, so that what cannot be
// queued stays in the kernel.
func (q *queue) putRead(item queued) error {
	q.mu.Lock()
	defer q.mu.Unlock()
	for !q.ended && len(q.items)-q.head >= queueLimit {
		q.room.Wait()
	}
	return q.append(item)
}

// take removes the first item.
func (q *queue) take() (item queued, ok bool) {
	return q.takeIf(func(queued) bool { return true })
}

// takeRead removes the first item where it is bytes that were read.
func (q *queue) takeRead() (item queued, ok bool) {
	return q.takeIf(func(next queued) bool { return next.read != nil })
}

func (q *queue) takeIf(wanted func(queued) bool) (item queued, ok bool) {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.head == len(q.items) || !wanted(q.items[q.head]) {
		return queued{}, false
	}
	item = q.items[q.head]
	q.items[q.head] = queued{}
	q.head++
	if q.head == len(q.items) {
		q.items, q.head = q.items[:0], 0
		if cap(q.items) > 1024 {
			q.items = nil
		}
	}
	q.room.Signal()
	return item, true
}

// oldestRead is the frame on which the first read that waits was made, and
// false where none waits.
func (q *queue) oldestRead() (frame uint64, ok bool) {
	q.mu.Lock()
	defer q.mu.Unlock()
	for i := range q.items[q.head:] {
		if item := &q.items[q.head+i]; item.read != nil {
			return item.frame, true
		}
	}
	return 0, false
}

func (q *queue) empty() bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	return q.head == len(q.items) && !q.redraw
}

// len is how much waits.
func (q *queue) len() int {
	q.mu.Lock()
	defer q.mu.Unlock()
	return len(q.items) - q.head
}

// askRedraw raises the redraw flag; takeRedraw lowers it.
func (q *queue) askRedraw() {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.redraw = true
	q.poke()
}

func (q *queue) takeRedraw() bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	asked := q.redraw
	q.redraw = false
	return asked
}

// end refuses what comes from now on and returns what still waits.
func (q *queue) end() []queued {
	q.mu.Lock()
	defer q.mu.Unlock()
	rest := q.items[q.head:]
	q.items, q.head, q.ended = nil, 0, true
	q.room.Broadcast()
	q.poke()
	return rest
}

// poke wakes whoever waits; q.mu must be held.
func (q *queue) poke() {
	select {
	case q.wake <- struct{}{}:
	default:
	}
}
