package limoni_test

import (
	"context"
	"errors"
	"reflect"
	"testing"
	"time"

	"limoni"
	"limoni/accessibility"
)

func TestSnapshotsWaitAndEnd(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		if f.Key("t") {
			f.After(time.Second)
		}
		s.button(f, "b", 0)
	})
	frame := s.snap().Frame
	if _, err := s.app.Snapshot(t.Context(), frame); !errors.Is(err, accessibility.ErrIdle) {
		t.Errorf("after the last frame of an idle app: %v, want ErrIdle", err)
	}
	frame = s.key("t").Frame
	wait := func() (got chan error) {
		got = make(chan error, 1)
		go func() {
			_, err := s.app.Snapshot(context.Background(), frame)
			got <- err
		}()
		s.app.UntilWaiting()
		return got
	}
	got := wait()
	s.app.Advance(time.Second)
	if err := <-got; err != nil {
		t.Errorf("the timer's frame: %v", err)
	}
	frame = s.key("t").Frame
	got = wait()
	_ = s.app.Close()
	if err := <-got; !errors.Is(err, accessibility.ErrEnded) {
		t.Errorf("Close while a Snapshot waits: %v, want ErrEnded", err)
	}
}

// An Esc that is still being waited for may bring a frame; when it brought
// none, nothing more can come.
func TestSnapshotIsIdleWhenTheEscBroughtNothing(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {})
	s.feed("\x1b")
	frame := s.snap().Frame
	got := make(chan error, 1)
	go func() {
		_, err := s.app.Snapshot(context.Background(), frame)
		got <- err
	}()
	s.app.UntilWaiting()
	s.app.Advance(time.Second)
	if err := <-got; !errors.Is(err, accessibility.ErrIdle) {
		t.Errorf("%v, want ErrIdle", err)
	}
}

// Behind the app's back nothing changes in a snapshot.
func TestSnapshotIsADeepCopy(t *testing.T) {
	n := 0
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		resp := f.RegisterAccessibility(accessibility.Node{ID: f.Concat("id", f.Itoa(n)), Label: f.Concat("label", f.Itoa(n)), Bounds: row(f, 0)})
		f.Details(resp).Description = f.Concat("description", f.Itoa(n))
	})
	before := s.snap()
	kept := before.Clone()
	for range 10 {
		n += 7
		s.app.Redraw()
		s.snap()
	}
	if !reflect.DeepEqual(before, kept) {
		t.Errorf("changed: %+v", before.Tree.Nodes)
	}
}
