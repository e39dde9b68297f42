package limoni_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"limoni"
	"limoni/accessibility"
)

// A flood of posts is painted in between.
func TestPostsDoNotKeepFromPainting(t *testing.T) {
	left, painted := 100, 0
	var post func(s *stage) func()
	post = func(s *stage) func() {
		return func() {
			s.app.MoveClock(time.Millisecond)
			if left--; left > 0 {
				_ = s.app.Post(post(s))
			}
		}
	}
	s := newStage(t, func(s *stage, f *limoni.Frame) { painted++ })
	painted = 0
	_ = s.app.Post(post(s))
	s.snap()
	if painted < 6 || painted > 8 {
		t.Errorf("100 posts of a millisecond each: %d passes, want a paint every 16 ms", painted)
	}
}

func TestQuitActsOnceAfterThePaint(t *testing.T) {
	for _, by := range []string{"click", "post"} {
		quit, painted := false, ""
		var out writes
		s := newStage(t, func(s *stage, f *limoni.Frame) {
			b := s.button(f, "b", 0)
			if by == "click" && b.Clicked() || quit && by != "click" {
				quit = true
				f.Quit()
			}
			if quit {
				f.Print(row(f, 2), "goodbye", limoni.Style{})
				painted = "goodbye"
			}
			if quit { // a draw function that always asks for more
				f.App().Redraw()
				f.After(0)
				_ = f.App().Post(func() {})
			}
		}, limoni.WithOutput(&out))
		ran := 0
		s.app.QueueRead("\r")
		for range 3 {
			if err := s.app.Post(func() { quit = quit || by != "click"; ran++ }); err != nil {
				t.Fatal(err)
			}
		}
		s.app.QueueRead("\r\r")
		s.app.RunQueued()
		if ran != 3 {
			t.Errorf("%s: %d of 3 posts ran, though Post said they would", by, ran)
		}
		if painted == "" || !strings.Contains(string(out.bytes), "goodbye") {
			t.Errorf("%s: the last frame was not painted", by)
		}
		if err := s.app.Post(func() {}); !errors.Is(err, limoni.ErrEnded) {
			t.Errorf("%s: Post after the end: %v, want ErrEnded", by, err)
		}
		if _, err := s.app.Do(t.Context(), accessibility.Request{Op: accessibility.OpKey, Chord: "a"}); !errors.Is(err, accessibility.ErrEnded) {
			t.Errorf("%s: Do after the end: %v, want ErrEnded", by, err)
		}
	}
}

func TestQueueIsFullAt65536(t *testing.T) {
	ran := 0
	s := newStage(t, func(s *stage, f *limoni.Frame) {})
	for i := range 65_536 {
		if err := s.app.Post(func() { ran++ }); err != nil {
			t.Fatalf("post %d: %v", i, err)
		}
	}
	if err := s.app.Post(func() { ran++ }); !errors.Is(err, limoni.ErrFull) {
		t.Errorf("post 65,537: %v, want ErrFull", err)
	}
	res := s.key("a")
	if res.Verdict != accessibility.Dropped || s.app.Dropped() != 1 {
		t.Errorf("an input then: %s, %d dropped; want dropped, 1", res.Verdict, s.app.Dropped())
	}
	s.feed("a") // waits for room
	if ran != 65_536 || s.app.Dropped() != 1 {
		t.Errorf("%d posts ran, %d dropped; want 65,536 and 1", ran, s.app.Dropped())
	}
	if res := s.key("a"); res.Verdict != accessibility.Unhandled {
		t.Errorf("an input after: %s, want unhandled", res.Verdict)
	}
}

func TestTerminalInputIsNotLostWhileTheQueueIsFull(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		if f.Key("x") {
			s.say("x")
		}
	})
	for s.app.Post(func() {}) == nil {
	}
	s.feed("x")
	s.want("x")
}

func TestPostBeforeTheStartAndFromTheDrawFunction(t *testing.T) {
	var log []string
	posted := false
	app := limoni.New(10, 2, func(f *limoni.Frame) {
		log = append(log, "draw")
		if !posted {
			posted = true
			_ = f.App().Post(func() { log = append(log, "from draw") })
		}
	})
	_ = app.Post(func() { log = append(log, "early") })
	if len(log) != 0 {
		t.Errorf("Post ran at once: %v", log)
	}
	snapshot(t, app)
	if got := strings.Join(log, ", "); got != "early, draw, from draw, draw" {
		t.Errorf("got %s", got)
	}
}

// Data changed elsewhere and announced by Redraw is there for the next key.
func TestRedrawBeforeAKey(t *testing.T) {
	open := false
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		if open {
			f.End(f.BeginLayer(limoni.RankModal, accessibility.Node{ID: "m", Bounds: box(0, 0, 5, 5)}))
		}
		if f.Key("x") {
			s.say("x")
		}
	})
	open = true
	s.app.Redraw()
	s.feed("x")
	s.want("")
	open = false
	s.app.Redraw()
	if res := s.key("x"); res.Verdict != accessibility.Handled || res.Changed {
		t.Errorf("%s, changed %v; want handled by a key that changes nothing", res.Verdict, res.Changed)
	}
	s.want("x")
}
