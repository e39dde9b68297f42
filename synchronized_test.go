package limoni_test

import (
	"strings"
	"testing"

	"limoni"
)

// A frame that the terminal is to show at once is opened and closed in one
// Write, with nothing outside of it and none inside of it; one that changes
// nothing is not written at all, and neither is one whose drawing panics. Where
// the terminal has no such frames none is opened.
func TestSynchronizedFramesAreClosed(t *testing.T) {
	for _, sync := range []bool{true, false} {
		var out frames
		n := 0
		app := limoni.New(60, 4, func(f *limoni.Frame) {
			if n == 100 {
				f.Print(f.Area(), "half of a fr", limoni.Style{})
				panic("boom")
			}
			for y := range n % 4 {
				f.Print(row(f, y), strings.Repeat("x", 1+n/2), limoni.Style{})
			}
		}, limoni.WithOutput(&out), limoni.WithCapabilities(limoni.Capabilities{Sync: sync}))
		app.Feed(nil)
		for n = 1; n < 100; n++ {
			before := len(out)
			redraw(app)
			if redraw(app); len(out) != before+1 {
				t.Fatalf("frame %d and the same again: %d writes, want 1", n, len(out)-before)
			}
		}
		panicked := func() (p any) {
			defer func() { p = recover() }()
			redraw(app)
			return nil
		}()
		if panicked != "boom" || len(out) != 100 {
			t.Errorf("the draw function's panic is %v after %d writes, want boom after 100", panicked, len(out))
		}
		if used := out.check(t); used != sync {
			t.Errorf("sync %v: frames are opened: %v", sync, used)
		}
	}
}

// frames are the Writes of an app.
type frames []string

func (f *frames) Write(p []byte) (int, error) {
	*f = append(*f, string(p))
	return len(p), nil
}

// check reports whether any frame is opened, and fails the test where one is
// not opened and closed around all that is written.
func (f frames) check(t *testing.T) (used bool) {
	t.Helper()
	const begin, end = "\x1b[?2026h", "\x1b[?2026l"
	for i, frame := range f {
		opened, closed := strings.Count(frame, begin), strings.Count(frame, end)
		whole := strings.HasPrefix(frame, begin) && strings.HasSuffix(frame, end)
		if opened != closed || opened > 1 || opened == 1 && !whole {
			t.Errorf("frame %d is %q", i, frame)
		}
		used = used || opened > 0
	}
	return used
}
