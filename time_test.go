package limoni_test

import (
	"fmt"
	"testing"
	"time"

	"limoni"
)

func TestNowIsOneForAFrameAndFreshForTheNext(t *testing.T) {
	var now []time.Duration
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		now = append(now, f.Now().Sub(time.Unix(0, 0)))
		s.button(f, "b", 0)
	})
	s.app.Advance(time.Second)
	s.feed("x") // nobody wants it
	s.app.Advance(time.Second)
	now = nil
	s.feed("\r")
	for _, at := range now {
		if at != 2*time.Second {
			t.Errorf("passes at %v, want all at 2s", now)
			break
		}
	}
	s.want("click b")
}

// An event has the time when it was read, also where the frame began earlier.
func TestEventHasItsOwnTime(t *testing.T) {
	var frame, event time.Time
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		b := s.button(f, "b", 0)
		if ev, ok := b.Event(); ok && ev.Kind == limoni.EventKey && b.Key("x") {
			frame, event = f.Now(), ev.Time
			s.app.MoveClock(30 * time.Millisecond)
		}
	})
	s.app.Advance(time.Second)
	s.feed("x")
	if !event.Equal(time.Unix(1, 0)) || !frame.Equal(event) {
		t.Errorf("event at %v in a frame at %v, want both at 1s", event, frame)
	}
}

func TestAfter(t *testing.T) {
	ask, behind := time.Duration(0), time.Duration(0)
	passes := 0
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		passes++
		if ask > 0 {
			f.After(ask)
		}
		if f.Key("x") {
			f.After(behind)
		}
	})
	timer := func(want time.Duration) {
		t.Helper()
		got, armed := s.app.NextTimer()
		if armed != (want > 0) || got != want {
			t.Errorf("next timer in %v (armed %v), want %v", got, armed, want)
		}
	}
	timer(0)
	ask = 100 * time.Millisecond
	s.app.Redraw()
	if s.snap().Idle {
		t.Error("idle with a timer armed")
	}
	timer(100 * time.Millisecond)
	s.app.Advance(99 * time.Millisecond)
	passes = 0
	timer(time.Millisecond)
	s.app.Advance(time.Millisecond)
	if passes != 1 {
		t.Errorf("%d passes when the timer fired, want 1", passes)
	}
	timer(100 * time.Millisecond)
	// What a pass without an event asks for holds until the next paint.
	ask = 0
	s.app.Redraw()
	s.snap()
	timer(0)
	// What a pass with an event asks for holds until it fires; the earliest counts.
	behind = time.Second
	s.feed("x")
	s.app.Redraw()
	s.snap()
	timer(time.Second)
	ask = 300 * time.Millisecond
	s.app.Redraw()
	s.snap()
	timer(300 * time.Millisecond)
	behind = 200 * time.Millisecond
	s.feed("x")
	timer(200 * time.Millisecond)
	ask = 0
	s.app.Advance(200 * time.Millisecond)
	timer(0)
	// Nothing at all, and the past, are the next moment and no hang.
	ask, behind = 1, -time.Second
	s.feed("x")
	passes = 0
	s.app.Advance(5 * time.Millisecond)
	if passes != 5 {
		t.Errorf("%d passes in 5 ms of asking at once, want 5", passes)
	}
}

func TestBusyCountsAsOfThePaint(t *testing.T) {
	busy := true
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		if busy {
			f.Busy("load")
		}
		if f.Key("x") {
			f.Busy("never: this pass does not paint")
			busy = false
		}
	})
	snap := s.snap()
	if fmt.Sprint(snap.Pending) != "[load]" || snap.Idle {
		t.Errorf("pending %v, idle %v; want [load], false", snap.Pending, snap.Idle)
	}
	if res := s.key("x"); len(res.Pending) != 0 {
		t.Errorf("after the work: pending %v", res.Pending)
	}
	if snap = s.snap(); len(snap.Pending) != 0 || !snap.Idle {
		t.Errorf("pending %v, idle %v; want none, true", snap.Pending, snap.Idle)
	}
}

// A draw function that always asks for the next frame gets it a moment later:
// the loop comes round, and a test that waits can go on.
func TestRedrawWhileDrawingIsATimer(t *testing.T) {
	draws := 0
	app := limoni.New(5, 1, func(f *limoni.Frame) {
		draws++
		f.App().Redraw()
	})
	snapshot(t, app)
	before := draws
	if d, armed := app.NextTimer(); !armed || d != time.Millisecond {
		t.Errorf("next timer in %v (armed %v), want 1ms", d, armed)
	}
	app.Advance(3 * time.Millisecond)
	if draws-before != 3 {
		t.Errorf("%d draws in 3ms, want 3", draws-before)
	}
}
