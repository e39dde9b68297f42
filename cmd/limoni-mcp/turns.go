package main

import "context"

// turns keeps calls that arrive together in order: each waits for the inputs
// before it, so that a click and a text sent at once land in that order, and a
// read sent after a click shows what it did. Reads wait for no read.
type turns struct {
	last <-chan struct{} // closed when the newest input has ended
}

// turn is one call's place.
type turn struct {
	before <-chan struct{} // nil for the first
	end    chan struct{}   // nil for a read
}

// take gives the next place. Calls to it come one after the other.
func (t *turns) take(readOnly bool) turn {
	mine := turn{before: t.last}
	if !readOnly {
		mine.end = make(chan struct{})
		t.last = mine.end
	}
	return mine
}

// wait returns when it is this call's turn, or with the cause of ctx.
func (t turn) wait(ctx context.Context) error {
	if t.before == nil {
		return nil
	}
	select {
	case <-t.before:
		return nil
	case <-ctx.Done():
		return context.Cause(ctx)
	}
}

// done lets the next one go, which still waits for those before.
func (t turn) done() {
	if t.end == nil {
		return
	}
	go func() {
		t.wait(context.Background())
		close(t.end)
	}()
}
