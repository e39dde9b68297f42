package limoni_test

import (
	"context"
	"errors"
	"testing"

	"limoni"
	"limoni/accessibility"
)

// An app ends at once however much waits and however often it is closed: what
// Post accepted runs once, later ones are refused, and who waits is answered.
func TestCloseWithAFullQueueAndTwice(t *testing.T) {
	var out writes
	ran, draws := 0, 0
	app := limoni.New(10, 2, func(f *limoni.Frame) { draws++ }, limoni.WithOutput(&out))
	snapshot(t, app)
	accepted := 0
	for app.Post(func() { ran++ }) == nil {
		accepted++
	}
	writesBefore, drawsBefore := out.n, draws
	for range 3 {
		if err := app.Close(); err != nil {
			t.Error(err)
		}
	}
	if accepted != 65_536 || ran != accepted {
		t.Errorf("%d posts were accepted and %d ran, want 65,536 each", accepted, ran)
	}
	if out.n != writesBefore || draws != drawsBefore {
		t.Errorf("closing drew %d times and wrote %d times", draws-drawsBefore, out.n-writesBefore)
	}
	if err := app.Post(func() { ran++ }); !errors.Is(err, limoni.ErrEnded) {
		t.Errorf("Post after Close: %v, want ErrEnded", err)
	}
	if _, err := app.Snapshot(context.Background(), 99); !errors.Is(err, accessibility.ErrEnded) {
		t.Errorf("Snapshot after Close: %v, want ErrEnded", err)
	}
	app.Feed([]byte("x"))
	if ran != accepted || draws != drawsBefore {
		t.Errorf("after Close %d posts ran and %d frames were drawn", ran-accepted, draws-drawsBefore)
	}
}
