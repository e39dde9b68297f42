package main

import (
	"bytes"
	"context"
	"io"
	"time"
)

const (
	// chunk is how many bytes of a file are read at once. A line that is longer is
	// looked at in pieces.
	chunk = 128 << 10
	// showEach is the time after which what was found so far is shown.
	showEach = 40 * time.Millisecond
	// overlap is how much two pieces have in common: no text that is longer is
	// found in such a line.
	overlap = 4 << 10
)

// sweep looks through lines for those that pass all its tests.
type sweep struct {
	tests []test
	line  int   // the number of the next
	at    int64 // where it begins
	hits  []int // since the last report
	// passed are the tests that a line has passed whose pieces before were
	// looked at.
	within bool
	passed uint64
}

// read looks through a file up to an offset, and reports on the way. What
// begins a line that does not end is looked at as a line is, and again when more
// of it has come.
func (s *sweep) read(ctx context.Context, file io.ReaderAt, to int64, report func()) error {
	buf := make([]byte, min(chunk, max(to-s.at, 0)))
	next, have := s.at, 0 // buf[:have] are the bytes before next
	shown := time.Time{}  // the first at once
	for next < to && ctx.Err() == nil {
		n, err := file.ReadAt(buf[have:min(int64(len(buf)), int64(have)+to-next)], next)
		if n == 0 {
			return err
		}
		next, have = next+int64(n), have+n
		used := bytes.LastIndexByte(buf[:have], '\n') + 1
		switch {
		case used > 0:
			s.lines(buf[:used])
			s.at = next - int64(have-used)
		case have == len(buf) && next < to:
			s.piece(buf)
			used = have - overlap
		}
		if have = copy(buf, buf[used:have]); time.Since(shown) >= showEach {
			report()
			shown = time.Now()
		}
	}
	if have > 0 && ctx.Err() == nil {
		s.tail(buf[:have])
	}
	report()
	return ctx.Err()
}

// lines looks at whole lines.
func (s *sweep) lines(b []byte) {
	if s.within {
		end := bytes.IndexByte(b, '\n') + 1
		s.tail(b[:end])
		s.within, s.passed, s.line, b = false, 0, s.line+1, b[end:]
	}
	for len(b) > 0 {
		at := s.tests[0].find(b)
		if at < 0 {
			s.line += bytes.Count(b, []byte("\n"))
			return
		}
		begin := bytes.LastIndexByte(b[:at], '\n') + 1
		end := at + bytes.IndexByte(b[at:], '\n') + 1
		s.line += bytes.Count(b[:begin], []byte("\n"))
		if s.pass(b[begin:end], 1) == s.all() {
			s.hits = append(s.hits, s.line)
		}
		s.line, b = s.line+1, b[end:]
	}
}

// piece looks at a part of a line that goes on.
func (s *sweep) piece(b []byte) {
	s.within, s.passed = true, s.pass(b, s.passed)
}

// tail looks at the last part of a line.
func (s *sweep) tail(b []byte) {
	if s.pass(b, s.passed) == s.all() {
		s.hits = append(s.hits, s.line)
	}
}

// pass is the tests that a line passes with these bytes, beside those it has
// passed.
func (s *sweep) pass(b []byte, passed uint64) uint64 {
	for i, t := range s.tests {
		if passed&(1<<i) == 0 && t.find(b) >= 0 {
			passed |= 1 << i
		}
	}
	return passed
}

func (s *sweep) all() uint64 { return 1<<len(s.tests) - 1 }
