package limoni_test

import (
	"context"
	"io"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"limoni"
	"limoni/accessibility"
)

// BenchmarkWatch compares, in one run, frames of 200 nodes on 120 by 40 cells
// that nobody watches with others, as ratios of typical frames over 31 interleaved
// rounds:
//
//	read     a goroutine reads each, and waits again before the next is drawn
//	unread   nobody reads them, so that each takes the place of the oldest
//	flood    drawn without a pause while a goroutine reads what it can
//	copying  nobody watches, while a goroutine copies snapshots as fast as it can
//
// The last is what flood is to be measured by: it has the same garbage, and as
// many cores are busy.
func BenchmarkWatch(b *testing.B) {
	const rounds, frames = 31, 200
	plain, beside, read, unread, flood := wide(), wide(), wide(), wide(), wide()
	reader := reading(b, read)
	reading(b, flood)
	if _, err := unread.Watch(); err != nil {
		b.Fatal(err)
	}
	copying := copier(b)
	times := map[string][]float64{}
	note := func(name string, app *limoni.App, before func()) {
		times[name] = append(times[name], typical(frames, app, before))
	}
	nothing := func() {}
	for b.Loop() {
		clear(times)
		for range rounds {
			note("alone", plain, nothing)
			note("read", read, func() { limoni.UntilReaderWaits(reader) })
			note("unread", unread, nothing)
			note("flood", flood, nothing)
			copying.Store(true)
			note("copying", beside, nothing)
			copying.Store(false)
		}
	}
	for _, all := range times {
		slices.Sort(all)
	}
	alone := times["alone"][rounds/2]
	b.ReportMetric(alone, "ns/frame")
	for _, name := range []string{"read", "unread", "flood", "copying"} {
		b.ReportMetric(times[name][rounds/2]/alone, name+"/alone")
	}
}

func wide() *limoni.App {
	app := limoni.New(120, 40, newScreenful().draw, limoni.WithOutput(io.Discard))
	for range 20 {
		redraw(app)
	}
	return app
}

// typical is the median of how long n frames take, in nanoseconds.
func typical(n int, app *limoni.App, before func()) float64 {
	times := make([]float64, n)
	for i := range times {
		before()
		start := time.Now()
		redraw(app)
		times[i] = float64(time.Since(start))
	}
	slices.Sort(times)
	return times[n/2]
}

// reading watches an app and reads what it is told.
func reading(b *testing.B, app *limoni.App) accessibility.Watch {
	w, err := app.Watch()
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(w.Close)
	go func() {
		for {
			if _, _, err := w.Next(context.Background()); err != nil {
				return
			}
		}
	}()
	return w
}

// copier copies a snapshot over and over while it is told to.
func copier(b *testing.B) (on *atomic.Bool) {
	on = new(atomic.Bool)
	s, err := wide().Snapshot(context.Background(), 0)
	if err != nil {
		b.Fatal(err)
	}
	s.Screen.Styles = nil
	var ended atomic.Bool
	b.Cleanup(func() { ended.Store(true) })
	go func() {
		for !ended.Load() {
			if !on.Load() {
				time.Sleep(time.Millisecond)
				continue
			}
			s.Clone()
		}
	}()
	return on
}
