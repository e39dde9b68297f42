package main

import (
	"context"
	"slices"

	"limoni"
)

// scan keeps the numbers of the lines of a source that pass some tests. It looks
// at them on a goroutine of its own, from the first to the last, and goes on
// where the source has grown. The zero scan looks for nothing.
type scan struct {
	tests []test
	hits  []int // what was found so far, in order

	line   int   // the number of the first line that has not ended when it was looked at
	at     int64 // where it begins
	seen   int64 // bytes that were looked at
	err    error
	run    int // counts the sweeps: what an older one brings is dropped
	cancel context.CancelFunc
}

// begin looks for other lines from now on, or for the same in another file.
func (s *scan) begin(tests []test, first int) {
	s.end()
	*s = scan{tests: tests, line: first, run: s.run + 1}
}

// end stops a sweep that is under way.
func (s *scan) end() {
	if s.cancel != nil {
		s.cancel()
		s.cancel = nil
	}
}

// on reports whether there is something to look for.
func (s *scan) on() bool { return len(s.tests) > 0 }

// done reports whether all there is was looked at.
func (s *scan) done(src *source) bool { return !s.on() || s.seen == src.index.size }

// advance goes on where lines have come.
func (s *scan) advance(app *limoni.App, name string, src *source) {
	if s.done(src) || s.cancel != nil {
		return
	}
	ctx, cancel := context.WithCancel(context.Background())
	s.cancel = cancel
	s.hits = slices.Delete(s.hits, len(s.hits)-after(s.hits, s.line), len(s.hits))
	w := sweep{tests: s.tests, line: s.line, at: s.at}
	file, to, run := src.file, src.index.size, s.run
	app.Go(name, func(appContext context.Context) {
		defer context.AfterFunc(appContext, cancel)()
		err := w.read(ctx, file, to, func() { s.report(app, &w, run) })
		app.Post(func() { s.finish(run, to, err) })
	})
}

// after is how many of the last numbers are of that line or later ones.
func after(numbers []int, line int) int {
	i, _ := slices.BinarySearch(numbers, line)
	return len(numbers) - i
}

// report brings what a sweep has found since the last time.
func (s *scan) report(app *limoni.App, w *sweep, run int) {
	hits, line, at := w.hits, w.line, w.at
	w.hits = nil
	app.Post(func() {
		if s.run == run {
			s.hits, s.line, s.at, s.seen = append(s.hits, hits...), line, at, at
		}
	})
}

func (s *scan) finish(run int, to int64, err error) {
	if s.run == run {
		s.end()
		s.seen, s.err = to, err
	}
}
