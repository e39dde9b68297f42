package limoni_test

import (
	"context"
	"errors"
	"reflect"
	"runtime"
	"sync"
	"testing"
	"time"

	"limoni"
	"limoni/accessibility"
)

func watch(t *testing.T, app *limoni.App) accessibility.Watch {
	t.Helper()
	w, err := app.Watch()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(w.Close)
	return w
}

// next returns a frame that must be there.
func next(t *testing.T, w accessibility.Watch) (*accessibility.Snapshot, uint64) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Second)
	defer cancel()
	s, lost, err := w.Next(ctx)
	if err != nil {
		t.Fatal(err)
	}
	return s, lost
}

// wantNext checks what a watch tells next.
func wantNext(t *testing.T, w accessibility.Watch, frame, lost uint64, idle bool) {
	t.Helper()
	if s, n := next(t, w); s.Frame != frame || n != lost || s.Idle != idle {
		t.Errorf("frame %d, %d lost, idle %v; want %d, %d, %v", s.Frame, n, s.Idle, frame, lost, idle)
	}
}

// wantNone checks that a watch has nothing to tell now.
func wantNone(t *testing.T, w accessibility.Watch) {
	t.Helper()
	ctx, cancel := context.WithCancelCause(t.Context())
	cause := errors.New("nothing came")
	cancel(cause)
	if s, lost, err := w.Next(ctx); !errors.Is(err, cause) {
		t.Errorf("%+v, %d lost, %v; want nothing", s, lost, err)
	}
}

func TestAWatchTellsEveryFrameOnce(t *testing.T) {
	n := 0
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		f.RegisterAccessibility(accessibility.Node{ID: "n", Role: accessibility.RoleText, Label: f.Itoa(n), Bounds: row(f, 0)})
		if f.Key("+") {
			n++
		}
	})
	first := s.snap().Frame
	w := watch(t, s.app)
	wantNext(t, w, first, 0, true)
	wantNone(t, w)
	for i := range uint64(3) {
		s.key("+")
		if i == 1 {
			continue // and read two at once
		}
		if i == 2 {
			wantNext(t, w, first+2, 0, true)
		}
		wantNext(t, w, first+i+1, 0, true)
	}
	wantNone(t, w)
	s.feed("z")
	wantNone(t, w) // no frame, and it was idle before
}

func TestAWatchOfAnAppThatHasNotPaintedYet(t *testing.T) {
	app := limoni.New(10, 2, func(f *limoni.Frame) { f.Print(row(f, 0), "hello", limoni.Style{}) })
	w := watch(t, app)
	s, lost := next(t, w)
	if s.Frame != 1 || lost != 0 || s.Screen.Row(0) != "hello" {
		t.Errorf("frame %d, %d lost:\n%s", s.Frame, lost, s.Screen)
	}
}

// Of more frames than are kept the reader gets the first ones and then the
// newest, and how many are lost between.
func TestASlowReaderGetsTheNewestFrame(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) { f.Key("x") })
	first := s.snap().Frame
	w := watch(t, s.app)
	for range 28 {
		s.key("x")
	}
	for i := range uint64(16) {
		wantNext(t, w, first+i, 0, true)
	}
	wantNext(t, w, first+28, 12, true)
	wantNone(t, w)
	s.key("x")
	wantNext(t, w, first+29, 0, true)
}

// Rest after a frame that was not idle is told once, with or without that frame
// being read before.
func TestAWatchTellsThatTheAppCameToRest(t *testing.T) {
	for _, read := range []bool{false, true} {
		busy := true
		s := newStage(t, func(s *stage, f *limoni.Frame) {
			if f.Key("t") {
				f.After(time.Second)
			}
			if busy {
				f.Busy("load")
			}
		})
		first := s.snap().Frame
		w := watch(t, s.app)
		wantNext(t, w, first, 0, false)
		s.feed("z")
		wantNone(t, w) // still busy
		_ = s.app.Post(func() { busy = false })
		s.snap()
		wantNext(t, w, first+1, 0, true)

		// A lone Esc is waited for: until then nothing is at rest. It then is a key
		// that nobody wants, and so brings no frame.
		s.app.Redraw()
		s.feed("\x1b")
		if read {
			wantNext(t, w, first+2, 0, false)
		}
		s.app.Advance(time.Second)
		if !read {
			wantNext(t, w, first+2, 0, false)
		}
		rest, lost := next(t, w)
		if rest.Frame != first+2 || lost != 0 || !rest.Idle || rest.Human != first+3 {
			t.Errorf("read %v: frame %d, %d lost, idle %v, human %d; want %d, 0, true, %d", read, rest.Frame, lost, rest.Idle, rest.Human, first+2, first+3)
		}
		s.feed("z")
		wantNone(t, w)
	}
}

// A rest that is not read takes the place of no frame.
func TestRestsDropNoFrames(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {})
	first := s.snap().Frame
	w := watch(t, s.app)
	step := func() { // a frame that is not idle, and rest
		s.app.Redraw()
		s.feed("\x1b")
		s.app.Advance(time.Second)
	}
	for range 15 {
		step()
	}
	wantNext(t, w, first, 0, true)
	for i := range uint64(15) {
		wantNext(t, w, first+1+i, 0, false)
		wantNext(t, w, first+1+i, 0, true)
	}
	wantNone(t, w)
	for range 17 {
		step()
	}
	for i := range uint64(16) {
		wantNext(t, w, first+16+i, 0, false)
		wantNext(t, w, first+16+i, 0, true)
	}
	wantNext(t, w, first+32, 0, true)
	wantNone(t, w)
}

// That a snapshot said the app is not idle is a promise of a rest, also where
// the last frame was idle: what it still had to do may paint nothing.
func TestRestIsToldAfterADoubt(t *testing.T) {
	s := newStage(t, func(*stage, *limoni.Frame) {})
	first := s.snap().Frame
	w := watch(t, s.app)
	wantNext(t, w, first, 0, true)
	s.feed("\x1b") // the beginning of something, for a while
	if s.snap().Idle {
		t.Fatal("half a sequence is nothing to wait for")
	}
	wantNone(t, w)
	s.app.Advance(time.Second) // a key that nobody wants
	wantNext(t, w, first, 0, true)
	wantNone(t, w)
}

// What a watch tells is what Snapshot tells of the same frame, but for the
// styles, and shares no memory with the app.
func TestAWatchTellsWhatSnapshotTells(t *testing.T) {
	n := 0
	actions := []accessibility.CustomAction{{Name: "wipe", Description: "first"}}
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		n++
		text := f.Concat("n e\u0301 \u6f22 ", f.Itoa(n))
		resp := f.RegisterAccessibility(accessibility.Node{ID: f.Concat("id", f.Itoa(n)), Role: accessibility.RoleStatus, Label: text, Bounds: row(f, 0)})
		d := f.Details(resp)
		actions[0].Description = f.Concat("wipes ", f.Itoa(n)) // in memory that the app writes again
		d.Description, d.CustomActions = text, actions
		f.Print(row(f, 0), text, limoni.Style{})
		s.button(f, "b", 1)
		f.SetTitle(text)
		f.Busy(text)
		f.Focus("nowhere")
		l := f.BeginLayer(limoni.RankPopup, accessibility.Node{ID: "popup", Role: accessibility.RoleMenu, Bounds: box(4, 4, 9, 9)})
		f.End(l)
	})
	w := watch(t, s.app)
	got, _ := next(t, w)
	for range 5 {
		s.app.Redraw()
		s.app.RunQueued()
	}
	want := s.snap()
	for range 5 {
		if got, _ = next(t, w); got.Frame == want.Frame {
			break
		}
	}
	for range 20 { // all that it was copied from is used again
		s.app.Redraw()
		s.app.RunQueued()
		next(t, w)
	}
	if len(want.Problems) == 0 || len(want.Announcements) == 0 || len(want.Pending) == 0 || len(want.Screen.Styles) == 0 {
		t.Fatalf("the frame is too plain to compare: %+v", want)
	}
	want.Screen.Styles = nil
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got\n%+v\nwant\n%+v", got, want)
	}
}

// A frame that waits to be read stays as it was, whatever is drawn since.
func TestAFrameThatWaitsStaysAsItWas(t *testing.T) {
	n := 0
	actions := []accessibility.CustomAction{{Name: "wipe"}}
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		label := f.Concat("label ", f.Itoa(n))
		resp := f.RegisterAccessibility(accessibility.Node{ID: f.Concat("id ", f.Itoa(n)), Label: label, Bounds: row(f, 0)})
		actions[0].Name = [...]string{"zero", "one", "two", "three", "four", "five", "six"}[n%7]
		f.Details(resp).CustomActions = actions
		f.Print(row(f, 0), label, limoni.Style{})
		if f.Key("+") {
			n++
		}
	})
	w := watch(t, s.app)
	var want []*accessibility.Snapshot
	for range 4 {
		want = append(want, s.snap().Clone())
		s.key("+")
		for range 3 {
			s.feed("z") // passes that paint nothing; what the last one drew is painted before the next key
		}
	}
	for i := range want {
		got, _ := next(t, w)
		for got.Frame < want[i].Frame {
			got, _ = next(t, w)
		}
		if got.Frame != want[i].Frame || !got.Same(want[i]) {
			t.Errorf("frame %d:\n%s\n%s\nwant %d:\n%s\n%s", got.Frame, accessibility.Outline(&got.Tree), got.Screen.Row(0),
				want[i].Frame, accessibility.Outline(&want[i].Tree), want[i].Screen.Row(0))
		}
	}
}

func TestAWatchEndsAndCloses(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		if f.Key("q") {
			f.Quit()
		}
	})
	first := s.snap().Frame
	closed, ended := watch(t, s.app), watch(t, s.app)
	wantNext(t, closed, first, 0, true)
	got := make(chan error, 1)
	go func() {
		_, _, err := closed.Next(context.Background())
		got <- err
	}()
	limoni.UntilReaderWaits(closed)
	closed.Close()
	if err := <-got; !errors.Is(err, accessibility.ErrWatchClosed) {
		t.Errorf("Close while Next waits: %v", err)
	}
	closed.Close()
	if _, _, err := closed.Next(t.Context()); !errors.Is(err, accessibility.ErrWatchClosed) {
		t.Errorf("Next after Close: %v", err)
	}
	s.feed("q")
	wantNext(t, ended, first, 0, true)
	wantNext(t, ended, first+1, 0, true)
	for range 2 {
		if _, _, err := ended.Next(t.Context()); !errors.Is(err, accessibility.ErrEnded) {
			t.Errorf("after the last frame: %v", err)
		}
	}
	if _, err := s.app.Watch(); !errors.Is(err, accessibility.ErrEnded) {
		t.Errorf("Watch after the end: %v", err)
	}
	if s.app.IsWatched() {
		t.Error("an app that has ended is still watched")
	}
}

func TestAPanicEndsAWatch(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		if f.Key("p") {
			panic("boom")
		}
	})
	w := watch(t, s.app)
	next(t, w)
	got := make(chan error, 1)
	go func() {
		_, _, err := w.Next(context.Background())
		got <- err
	}()
	limoni.UntilReaderWaits(w)
	func() {
		defer func() { _ = recover() }()
		s.feed("p")
	}()
	if err := <-got; !errors.Is(err, accessibility.ErrEnded) {
		t.Errorf("%v, want ErrEnded", err)
	}
}

func TestWatchOnTheUIGoroutine(t *testing.T) {
	var w accessibility.Watch
	var began, waited error
	app := limoni.New(5, 2, func(f *limoni.Frame) {
		_, began = f.App().Watch()
		if w != nil {
			_, _, waited = w.Next(context.Background())
		}
	})
	snapshot(t, app)
	w = watch(t, app)
	redraw(app)
	if !errors.Is(began, limoni.ErrOnUIGoroutine) || !errors.Is(waited, limoni.ErrOnUIGoroutine) {
		t.Errorf("Watch: %v, Next: %v; want ErrOnUIGoroutine", began, waited)
	}
}

// A reader that waits gets what is posted to an app in memory, as a Snapshot
// that waits does.
func TestAPostReachesAReaderInMemory(t *testing.T) {
	n := 0
	app := limoni.New(10, 2, func(f *limoni.Frame) { f.Print(row(f, 0), f.Itoa(n), limoni.Style{}) })
	w := watch(t, app)
	next(t, w)
	go func() {
		limoni.UntilReaderWaits(w)
		_ = app.Post(func() { n = 7 })
	}()
	if s, _ := next(t, w); s.Screen.Row(0) != "7" {
		t.Errorf("%q", s.Screen.Row(0))
	}
}

// Several watches each account for every frame of a flood, in their order, and
// what they are told is of one moment.
func TestWatchesAccountForEveryFrame(t *testing.T) {
	n := 0
	actions := []accessibility.CustomAction{{Name: "a"}}
	app := limoni.New(30, 6, func(f *limoni.Frame) {
		list := f.Begin(accessibility.Node{ID: "list", Role: accessibility.RoleList, Bounds: row(f, 0), Actions: accessibility.ActionFocus})
		for y := range 3 {
			resp := f.RegisterAccessibility(accessibility.Node{ID: f.Itoa(y), Role: accessibility.RoleButton, Label: f.Itoa(n), Bounds: row(f, y),
				Actions: accessibility.ActionActivate | accessibility.ActionFocus})
			actions[0].Name = "x"
			f.Details(resp).CustomActions = actions
			f.Print(row(f, y), f.Itoa(n), limoni.Style{})
		}
		f.End(list)
		if f.Key("+") {
			n++
		}
		if f.Key("!") {
			f.After(time.Millisecond)
		}
	})
	first := snapshot(t, app).Frame
	const readers, rounds = 4, 300
	var last uint64
	var reading, writing sync.WaitGroup
	seen := make([]uint64, readers)
	ends := make([]uint64, readers)
	for i := range readers {
		w := watch(t, app)
		reading.Add(1)
		go func() {
			defer reading.Done()
			var frame uint64
			for k := 0; ; k++ {
				s, lost, err := w.Next(context.Background())
				if errors.Is(err, accessibility.ErrEnded) {
					ends[i] = frame
					return
				}
				switch {
				case err != nil:
					t.Error(err)
					return
				case frame == 0 && s.Frame-lost != first:
					t.Errorf("reader %d begins with frame %d and %d lost, want %d", i, s.Frame, lost, first)
				case frame != 0 && s.Frame == frame && (lost != 0 || !s.Idle):
					t.Errorf("reader %d: frame %d again, with %d lost and idle %v", i, frame, lost, s.Idle)
				case frame != 0 && s.Frame != frame && s.Frame != frame+lost+1:
					t.Errorf("reader %d: frame %d with %d lost after %d", i, s.Frame, lost, frame)
				}
				for y := range 3 {
					if label := s.Tree.Nodes[1+y].Label; label != s.Screen.Row(y) || label != s.Tree.Nodes[1].Label {
						t.Errorf("frame %d is of two moments: %q and %q", s.Frame, label, s.Screen.Row(y))
					}
				}
				if s.Frame != frame {
					seen[i]++
				}
				frame = s.Frame
				if i == 3 && k%20 == 0 {
					time.Sleep(time.Millisecond) // a slow one
				}
				runtime.Gosched()
			}
		}()
	}
	for i := range 3 {
		writing.Add(1)
		go func() {
			defer writing.Done()
			for range rounds {
				switch i {
				case 0:
					if _, err := app.Do(context.Background(), accessibility.Request{Op: accessibility.OpKey, Chord: "+"}); err != nil {
						t.Error(err)
					}
				case 1:
					app.Feed([]byte("+\t!\x1b"))
					app.Advance(2 * time.Millisecond)
				case 2:
					if w, err := app.Watch(); err != nil {
						t.Error(err)
					} else {
						_, _, _ = w.Next(context.Background())
						w.Close()
					}
				}
			}
		}()
	}
	writing.Wait()
	last = snapshot(t, app).Frame
	_ = app.Close()
	reading.Wait()
	for i := range readers {
		if ends[i] != last {
			t.Errorf("reader %d ends with frame %d, want %d", i, ends[i], last)
		}
		if seen[i] == 0 {
			t.Errorf("reader %d saw nothing", i)
		}
	}
}

// A watch that nobody reads costs bounded memory, and a closed one holds
// nothing.
func TestAWatchThatNobodyReadsIsBounded(t *testing.T) {
	app := limoni.New(100, 40, newScreenful().draw)
	snapshot(t, app)
	w, other := watch(t, app), watch(t, app)
	for range 100 {
		redraw(app)
	}
	passes, pinned, unread, spare := app.Watching()
	if passes > 22 || pinned != 16 || unread != 32 || spare > 2 {
		t.Errorf("%d passes, %d pinned, %d unread, %d spare; want at most 22, 16, 32, at most 2", passes, pinned, unread, spare)
	}
	w.Close()
	if _, pinned, unread, _ := app.Watching(); pinned != 16 || unread != 16 {
		t.Errorf("after one Close: %d pinned, %d unread; want 16, 16", pinned, unread)
	}
	other.Close()
	if _, pinned, unread, spare := app.Watching(); pinned != 0 || unread != 0 || spare != 0 || app.IsWatched() {
		t.Errorf("after the last Close: %d pinned, %d unread, %d spare, watched %v", pinned, unread, spare, app.IsWatched())
	}
}

// Nor does the app allocate for a watch that nobody reads; and a frame that
// nobody watches, or watches any more, is as it was.
func TestFramesAllocateNothingForWatches(t *testing.T) {
	app := limoni.New(100, 40, newScreenful().draw)
	for range 50 {
		redraw(app)
	}
	check := func(when string) {
		t.Helper()
		runtime.GC()
		if n := testing.AllocsPerRun(50, func() { redraw(app) }); n != 0 {
			t.Errorf("%s: %v allocations a frame, want 0", when, n)
		}
	}
	check("before")
	if app.IsWatched() {
		t.Error("watched before anybody does")
	}
	w := watch(t, app)
	for range 50 {
		redraw(app)
	}
	check("with a watch")
	if !app.IsWatched() {
		t.Error("not watched")
	}
	w.Close()
	redraw(app)
	check("after")
}

// A frame that is painted while a watch begins is the first that it tells, and
// is told once.
func TestAFrameWhileAWatchBeginsIsToldOnce(t *testing.T) {
	app := limoni.New(10, 2, func(f *limoni.Frame) {
		f.Key("x")
		f.Busy("for ever") // so that no rest comes after a frame
	})
	first := snapshot(t, app).Frame
	held, release := make(chan bool), make(chan bool)
	_ = app.Post(func() { close(held); <-release })
	var wg sync.WaitGroup
	together := func(f func()) {
		wg.Add(1)
		go func() {
			defer wg.Done()
			f()
		}()
	}
	together(app.RunQueued)
	<-held
	var res accessibility.Result
	together(func() {
		res, _ = app.Do(context.Background(), accessibility.Request{Op: accessibility.OpKey, Chord: "x"})
	})
	app.UntilQueued(1)
	var w accessibility.Watch
	together(func() { w, _ = app.Watch() })
	app.UntilQueued(2)
	close(release)
	wg.Wait()
	t.Cleanup(w.Close)
	if res.Frame <= first {
		t.Fatalf("the input has frame %d after %d", res.Frame, first)
	}
	for frame := first + 1; frame <= res.Frame; frame++ {
		wantNext(t, w, frame, 0, false)
	}
	wantNone(t, w)
}

// A frame, an input and a rest that nobody watches take no lock for it: here it
// is held all the time.
func TestWhatNobodyWatchesTakesNoLock(t *testing.T) {
	app := limoni.New(20, 3, func(f *limoni.Frame) { f.Key("x") })
	begin := func() accessibility.Watch { w := watch(t, app); redraw(app); return w }
	for range 2 { // never watched, and watched no more
		unlock, done := app.LockWatching(), make(chan struct{})
		go func() {
			defer close(done)
			for range 10 {
				redraw(app)
				app.Feed([]byte("x"))
				snapshot(t, app)
			}
		}()
		select {
		case <-done:
		case <-time.After(20 * time.Second):
			t.Error("the app waits for the lock")
		}
		unlock()
		<-done
		begin().Close()
	}
	// The control: a frame that is watched waits for it.
	defer begin().Close()
	unlock, done := app.LockWatching(), make(chan struct{})
	go func() { defer close(done); redraw(app) }()
	select {
	case <-done:
		t.Error("a frame that is watched takes no lock either")
	case <-time.After(50 * time.Millisecond):
	}
	unlock()
	<-done
}
