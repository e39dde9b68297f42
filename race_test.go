package limoni_test

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"limoni"
	"limoni/accessibility"
)

// many runs f on n goroutines at once and waits for them.
func many(n int, f func(i int)) {
	var wg sync.WaitGroup
	for i := range n {
		wg.Add(1)
		go func() {
			defer wg.Done()
			f(i)
		}()
	}
	wg.Wait()
}

// Two labels show one counter that posts count up while clients look, type and
// move the clock: every snapshot is of one moment.
func TestEverySnapshotIsOfOneMoment(t *testing.T) {
	n, typed := 0, ""
	app := limoni.New(20, 5, func(f *limoni.Frame) {
		for y, id := range []string{"one", "two"} {
			f.RegisterAccessibility(accessibility.Node{ID: id, Role: accessibility.RoleText, Label: f.Itoa(n), Bounds: row(f, y)})
			f.Print(row(f, y), f.Itoa(n), limoni.Style{})
		}
		in := f.RegisterAccessibility(accessibility.Node{ID: "in", Role: accessibility.RoleInput, Bounds: row(f, 2), Actions: accessibility.ActionFocus})
		if text, ok := in.Text(); ok {
			typed += text
		}
		if f.Now().Before(time.Unix(1, 0)) {
			f.After(10 * time.Millisecond)
		}
	})
	const posts, keys = 400, 100
	for range 10 {
		_ = app.Post(func() { n++ }) // before the start
	}
	var handled atomic.Int64
	many(8, func(i int) {
		var last uint64
		for k := range 100 {
			switch i {
			case 0, 1, 2, 3:
				if err := app.Post(func() { n++ }); err != nil {
					t.Error(err)
				}
				if k%10 == 0 {
					app.Redraw()
				}
			case 4:
				res, err := app.Do(t.Context(), accessibility.Request{Op: accessibility.OpText, Text: "x"})
				if err != nil || res.Frame <= last {
					t.Errorf("%+v, %v after frame %d", res, err, last)
				}
				if res.Verdict == accessibility.Handled {
					handled.Add(1)
				}
				last = res.Frame
			case 5:
				app.Advance(5 * time.Millisecond)
				app.NextTimer()
			case 6:
				app.Feed([]byte("y\x1b[<35;3;1M"))
			case 7:
				snap, err := app.Snapshot(t.Context(), 0)
				if err != nil {
					t.Error(err)
					return
				}
				one, two := snap.Tree.Nodes[0].Label, snap.Tree.Nodes[1].Label
				if lines := snap.Screen.String(); one != two || lines[:len(one)] != one || snap.Frame < last {
					t.Errorf("frame %d after %d: %s, %s, screen %q", snap.Frame, last, one, two, lines)
				}
				last = snap.Frame
			}
		}
	})
	snap := snapshot(t, app)
	if got := snap.Tree.Nodes[0].Label; got != fmt.Sprint(posts+10) || len(typed) != 2*keys || handled.Load() != keys {
		t.Errorf("counted %s of %d, typed %d of %d, handled %d", got, posts+10, len(typed), 2*keys, handled.Load())
	}
}

// While an app ends, every call comes back, and Post says whether its function
// ran.
func TestEverythingReturnsWhileTheAppEnds(t *testing.T) {
	for round := range 200 {
		app := limoni.New(5, 2, func(f *limoni.Frame) {
			if f.Key("q") {
				f.Quit()
			}
			f.Busy("always")
		})
		var ran, promised atomic.Int64
		many(5, func(i int) {
			switch i {
			case 0, 1:
				for range 20 {
					if app.Post(func() { ran.Add(1) }) == nil {
						promised.Add(1)
					}
				}
			case 2:
				for range 5 {
					res, err := app.Do(context.Background(), accessibility.Request{Op: accessibility.OpKey, Chord: "z"})
					ended := errors.Is(err, accessibility.ErrEnded)
					if !ended && (err != nil || res.Verdict != accessibility.Unhandled && res.Verdict != accessibility.Gone) {
						t.Errorf("Do while the app ends: %+v, %v", res, err)
					}
				}
			case 3:
				frame := uint64(0)
				for {
					snap, err := app.Snapshot(context.Background(), frame)
					if err != nil {
						if !errors.Is(err, accessibility.ErrEnded) {
							t.Errorf("Snapshot while the app ends: %v", err)
						}
						break
					}
					frame = snap.Frame
				}
			case 4:
				if round%2 == 0 {
					_ = app.Close()
				} else {
					app.Feed([]byte("q"))
				}
			}
		})
		if ran.Load() != promised.Load() {
			t.Fatalf("round %d: %d posts ran, %d were promised to", round, ran.Load(), promised.Load())
		}
	}
}

// Inputs by Do from many goroutines each get a frame of their own.
func TestInputsOfManyGoroutinesHaveTheirOwnFrames(t *testing.T) {
	n := 0
	app := limoni.New(10, 2, func(f *limoni.Frame) {
		if f.Key("+") {
			n++
		}
		f.Print(row(f, 0), f.Itoa(n), limoni.Style{})
	})
	var mu sync.Mutex
	frames := map[uint64]bool{}
	many(8, func(int) {
		for range 25 {
			res, err := app.Do(t.Context(), accessibility.Request{Op: accessibility.OpKey, Chord: "+"})
			if err != nil || res.Verdict != accessibility.Handled || !res.Changed {
				t.Errorf("%+v, %v", res, err)
			}
			mu.Lock()
			if frames[res.Frame] {
				t.Errorf("frame %d answers two inputs", res.Frame)
			}
			frames[res.Frame] = true
			mu.Unlock()
		}
	})
	if n != 200 {
		t.Errorf("%d of 200 inputs", n)
	}
}

// A draw function may start goroutines that post to its app.
func TestPostsFromGoroutinesOfTheDrawFunction(t *testing.T) {
	state := "start"
	app := limoni.New(10, 2, func(f *limoni.Frame) {
		if state == "start" {
			state = "loading"
			app := f.App()
			go func() {
				_ = app.Post(func() { state = "done" })
				app.Redraw()
			}()
		}
		if state == "loading" {
			f.Busy("load")
		}
		f.Print(row(f, 0), state, limoni.Style{})
	})
	snap := snapshot(t, app)
	for !snap.Idle {
		var err error
		if snap, err = app.Snapshot(t.Context(), snap.Frame); err != nil {
			if errors.Is(err, accessibility.ErrIdle) {
				snap = snapshot(t, app)
				break
			}
			t.Fatal(err)
		}
	}
	if got := snap.Screen.String()[:4]; got != "done" {
		t.Errorf("screen %q", snap.Screen.String())
	}
}

func TestRunningAnAppFromItsDrawFunctionPanics(t *testing.T) {
	for name, call := range map[string]func(*limoni.App){
		"Feed": func(a *limoni.App) { a.Feed([]byte("x")) }, "Advance": func(a *limoni.App) { a.Advance(1) },
		"Close": func(a *limoni.App) { _ = a.Close() }, "NextTimer": func(a *limoni.App) { a.NextTimer() },
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s from the draw function: no panic", name)
				}
			}()
			app := limoni.New(5, 2, func(f *limoni.Frame) { call(f.App()) })
			snapshot(t, app)
		}()
	}
}

// What waits behind the input that ends the app is gone; the input itself is
// handled by the last frame.
func TestInputsBehindQuitAreGone(t *testing.T) {
	app := limoni.New(5, 2, func(f *limoni.Frame) {
		if f.Key("q") {
			f.Quit()
		}
	})
	frame := snapshot(t, app).Frame
	type answer struct {
		res accessibility.Result
		err error
	}
	answers := make([]answer, 3)
	started, release := make(chan bool), make(chan bool)
	_ = app.Post(func() { close(started); <-release })
	var wg sync.WaitGroup
	wg.Add(1)
	go func() {
		defer wg.Done()
		app.RunQueued()
	}()
	<-started
	for i, chord := range []string{"q", "a", "q"} {
		wg.Add(1)
		go func() {
			defer wg.Done()
			res, err := app.Do(context.Background(), accessibility.Request{Op: accessibility.OpKey, Chord: chord})
			answers[i] = answer{res, err}
		}()
		app.UntilQueued(i + 1)
	}
	close(release)
	wg.Wait()
	for i, want := range []accessibility.Verdict{accessibility.Handled, accessibility.Gone, accessibility.Gone} {
		if got := answers[i]; got.res.Verdict != want || got.err != nil || got.res.Err() != nil {
			t.Errorf("input %d: %+v, want %s", i, got, want)
		}
	}
	if got := answers[0].res.Frame; got <= frame {
		t.Errorf("the input that quit: frame %d after %d", got, frame)
	}
}
