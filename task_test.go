package limoni_test

import (
	"context"
	"errors"
	"strings"
	"sync"
	"testing"
	"time"

	"limoni"
)

func TestTasksArePendingAndEndWithTheApp(t *testing.T) {
	release, ended, found := make(chan struct{}), make(chan struct{}), 0
	app := limoni.New(10, 2, func(f *limoni.Frame) {})
	snapshot(t, app)
	app.Go("the count", func(ctx context.Context) {
		<-release
		_ = app.Post(func() { found = 7 })
	})
	app.Go("the wait", func(ctx context.Context) { <-ctx.Done(); close(ended) })
	app.Redraw()
	app.Advance(0)
	if got := strings.Join(snapshot(t, app).Pending, ", "); got != "the count, the wait" {
		t.Errorf("pending %q", got)
	}
	close(release)
	for found == 0 {
		app.Advance(0)
	}
	for strings.Contains(strings.Join(snapshot(t, app).Pending, ", "), "count") {
		app.Advance(0)
	}
	_ = app.Close()
	<-ended
	app.Go("too late", func(context.Context) { t.Error("a task began after the end") })
}

func TestPanicOfATaskIsTheApps(t *testing.T) {
	app := limoni.New(10, 2, func(f *limoni.Frame) {})
	snapshot(t, app)
	app.Go("the fuse", func(context.Context) { panic("boom") })
	defer func() {
		p, ok := recover().(*limoni.TaskPanic)
		if !ok || p.Name != "the fuse" || p.Value != "boom" || !strings.Contains(p.Error(), "in the task the fuse") || !strings.Contains(p.Error(), "task_test.go") {
			t.Errorf("%v", p)
		}
	}()
	for range 1_000_000 {
		app.Advance(0)
	}
	t.Error("it did not panic")
}

func TestAsync(t *testing.T) {
	var number limoni.Async[int]
	app := limoni.New(10, 2, func(f *limoni.Frame) {})
	snapshot(t, app)
	on := func(f func()) {
		t.Helper()
		_ = app.Post(f)
		app.Advance(0)
	}
	state := func() (v int, ok, loading bool, err error) {
		on(func() { v, ok = number.Value(); loading, err = number.Loading(), number.Err() })
		return
	}
	await := func() {
		for {
			if _, _, loading, _ := state(); !loading {
				return
			}
		}
	}
	broken := errors.New("broken")
	give := func(v int, err error) func(context.Context) (int, error) {
		return func(context.Context) (int, error) { return v, err }
	}
	if _, ok, loading, err := state(); ok || loading || err != nil {
		t.Error("the zero Async has begun")
	}
	on(func() { number.Want(app, "n", give(1, nil)); number.Want(app, "n", give(2, nil)) })
	await()
	if v, ok, _, err := state(); v != 1 || !ok || err != nil {
		t.Errorf("%d %v %v, want 1", v, ok, err)
	}
	on(func() { number.Load(app, "n", give(9, broken)) })
	await()
	if v, ok, _, err := state(); v != 1 || !ok || !errors.Is(err, broken) {
		t.Errorf("%d %v %v, want 1 as before, and the error", v, ok, err)
	}
	old := make(chan struct{})
	on(func() {
		number.Load(app, "old", func(ctx context.Context) (int, error) { <-ctx.Done(); close(old); return 3, nil })
		number.Load(app, "new", give(4, nil))
	})
	<-old
	await()
	for len(snapshot(t, app).Pending) > 0 {
		app.Advance(0)
	}
	if v, _, _, err := state(); v != 4 || err != nil {
		t.Errorf("%d %v, want 4: a later load wins", v, err)
	}
	on(func() { number.Load(app, "n", give(5, nil)); number.Cancel() })
	for len(snapshot(t, app).Pending) > 0 {
		app.Advance(0)
	}
	if v, _, loading, _ := state(); v != 4 || loading {
		t.Errorf("%d after a load that was cancelled, want 4", v)
	}
}

// 100,000 posts from eight goroutines: none is lost, the last is seen, and the
// frames stay within their bound on the app's clock.
func TestAFloodOfPosts(t *testing.T) {
	sum, frames, seen := 0, 0, 0
	app := limoni.New(10, 2, func(f *limoni.Frame) {
		if f.Painting() {
			frames, seen = frames+1, sum
		}
	}, limoni.WithMaxFPS(50))
	snapshot(t, app)
	before := frames
	var posters sync.WaitGroup
	for range 8 {
		posters.Add(1)
		go func() {
			defer posters.Done()
			for range 12_500 {
				for app.Post(func() { sum++ }) != nil {
					time.Sleep(time.Microsecond)
				}
			}
		}()
	}
	done := make(chan struct{})
	go func() { posters.Wait(); close(done) }()
	for open := true; open; {
		select {
		case <-done:
			open = false
		default:
		}
		app.Advance(0)
	}
	app.Advance(0)
	if sum != 100_000 {
		t.Errorf("%d posts ran, want 100,000", sum)
	}
	if n := frames - before; n > 1 {
		t.Errorf("%d frames while the clock stood still, want one at most", n)
	}
	app.Advance(20 * time.Millisecond)
	if seen != 100_000 {
		t.Errorf("the last frame shows %d, want 100,000", seen)
	}
	frames = 0
	for range 100 {
		_ = app.Post(func() { sum++ })
		app.Advance(10 * time.Millisecond)
	}
	if frames < 45 || frames > 51 {
		t.Errorf("%d frames in a second, want 50", frames)
	}
}

// What a key does is painted at once, however many frames there were.
func TestInputIsNotHeldBack(t *testing.T) {
	frames := 0
	app := limoni.New(10, 2, func(f *limoni.Frame) {
		f.Key("x")
		if f.Painting() {
			frames++
		}
	}, limoni.WithMaxFPS(1))
	snapshot(t, app)
	frames = 0
	for range 5 {
		app.Feed([]byte("x"))
	}
	if frames != 5 {
		t.Errorf("%d frames for five keys", frames)
	}
}

func TestEveryAndAnimate(t *testing.T) {
	var start time.Time
	var count int64
	var part float64
	frames := 0
	draw := func(f *limoni.Frame) {
		if f.Painting() {
			frames++
		}
		if start.IsZero() {
			count = f.Every(250 * time.Millisecond)
			f.Every(250 * time.Millisecond) // shares the frames
			return
		}
		part = f.Animate(start, 400*time.Millisecond)
	}
	app := limoni.New(10, 2, draw)
	snapshot(t, app)
	app.Advance(100 * time.Millisecond)
	frames = 0
	for i := int64(1); i <= 4; i++ {
		app.Advance(250 * time.Millisecond)
		if count != i || frames != int(i) {
			t.Errorf("count %d after %d frames, want %d", count, frames, i)
		}
	}
	_ = app.Post(func() { start = time.Unix(1, 100_000_000) })
	app.Advance(0)
	if part != 0 {
		t.Errorf("it begins at %v", part)
	}
	app.Advance(200 * time.Millisecond)
	if part < 0.45 || part > 0.5 {
		t.Errorf("half way it is %v", part)
	}
	app.Advance(time.Second)
	if _, armed := app.NextTimer(); part != 1 || armed {
		t.Errorf("at its end it is %v, timer %v", part, armed)
	}
	still := limoni.New(10, 2, draw, limoni.WithReducedMotion(true))
	snapshot(t, still)
	if _, armed := still.NextTimer(); part != 1 || armed {
		t.Errorf("with reduced motion it is %v, timer %v", part, armed)
	}
}

// Two apps in one process share nothing: neither is woken by what the other one
// is told.
func TestTwoAppsDoNotSeeEachOther(t *testing.T) {
	var draws [2]int
	var sums [2]int
	var apps [2]*limoni.App
	for i := range apps {
		apps[i] = limoni.New(10, 2, func(f *limoni.Frame) {
			draws[i]++
			limoni.SharedMemory[int](f)
			if f.Key("x") {
				sums[i]++
			}
		})
		snapshot(t, apps[i])
	}
	before := draws
	for range 100 {
		_ = apps[0].Post(func() { sums[0]++ })
	}
	apps[0].Feed([]byte("xxx"))
	apps[0].Go("work", func(context.Context) {})
	apps[0].Advance(time.Minute)
	if apps[1].Advance(0); draws[1] != before[1] || sums != [2]int{103, 0} || draws[0] == before[0] {
		t.Errorf("draws %v after %v, sums %v", draws, before, sums)
	}
	_ = apps[0].Close()
	apps[1].Feed([]byte("x"))
	if sums[1] != 1 {
		t.Error("the end of one ended the other")
	}
}
