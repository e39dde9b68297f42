package terminal

import (
	"errors"
	"io"
	"os"
	"runtime"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
)

const (
	screenOn  = "\x1b[?1049h\x1b[?7l\x1b[?1004h\x1b[?2004h"
	mouseOn   = "\x1b[?1000h\x1b[?1002h\x1b[?1003h\x1b[?1006h"
	mouseOff  = "\x1b[?1000l\x1b[?1002l\x1b[?1003l\x1b[?1006l"
	screenOff = "\x1b[?2004l\x1b[?1004l\x1b[?7h\x1b[m\x1b[?25h\x1b[?1049l"
)

// fakeTty notes what is called. Read waits for input or Drain; a Write of
// "stuck" waits for Stop, or forever where deaf.
type fakeTty struct {
	startErr, writeErr error
	deaf               bool

	mu      sync.Mutex
	calls   []string
	input   chan string
	stuck   chan struct{}
	drained chan struct{}
	stopped chan struct{}
	reads   chan struct{} // a Read has begun
	resized func()
}

var errCut = errors.New("cut")

func newFakeTty() *fakeTty {
	return &fakeTty{input: make(chan string), stuck: make(chan struct{}), reads: make(chan struct{}, 1000)}
}

func (f *fakeTty) note(call string) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.calls = append(f.calls, call)
}

// takeCalls returns the calls since the last time.
func (f *fakeTty) takeCalls() []string {
	f.mu.Lock()
	defer f.mu.Unlock()
	calls := f.calls
	f.calls = nil
	return calls
}

func (f *fakeTty) Start(resized func()) error {
	f.note("start")
	f.resized = resized
	f.drained, f.stopped = make(chan struct{}), make(chan struct{})
	return f.startErr
}

func (f *fakeTty) Drain() error {
	f.note("drain")
	close(f.drained)
	return nil
}

func (f *fakeTty) Stop() error {
	f.note("stop")
	close(f.stopped) // as tcell's, a second Stop panics
	return nil
}

func (f *fakeTty) Read(p []byte) (int, error) {
	f.reads <- struct{}{}
	select {
	case <-f.drained:
		return 0, os.ErrDeadlineExceeded
	case s, ok := <-f.input:
		if !ok {
			return 0, &os.PathError{Op: "read", Path: "tty", Err: syscall.EIO}
		}
		return copy(p, s), nil
	}
}

func (f *fakeTty) Write(p []byte) (int, error) {
	if f.writeErr != nil {
		return 0, f.writeErr
	}
	if string(p) != "stuck" {
		f.note("write " + string(p))
		return len(p), nil
	}
	close(f.stuck)
	if f.deaf {
		select {}
	}
	<-f.stopped
	return 0, errCut
}

func mustOpen(t *testing.T, f *fakeTty, o Options) *Terminal {
	t.Helper()
	term, err := open(f, func() (int, int) { return 100, 30 }, o)
	if err != nil {
		t.Fatal(err)
	}
	return term
}

func expectCalls(t *testing.T, f *fakeTty, want ...string) {
	t.Helper()
	if got := f.takeCalls(); !slices.Equal(got, want) {
		t.Errorf("calls are\n%q, want\n%q", got, want)
	}
}

// reading starts a Read and returns where its result comes.
func reading(term *Terminal) <-chan string {
	result := make(chan string, 1)
	go func() {
		var p [64]byte
		n, err := term.Read(p[:])
		if err != nil {
			result <- "error: " + err.Error()
			return
		}
		result <- string(p[:n])
	}()
	return result
}

func TestOpenAndRestore(t *testing.T) {
	f := newFakeTty()
	term := mustOpen(t, f, Options{})
	expectCalls(t, f, "start", "write "+screenOn+mouseOn)
	if err := term.Restore(); err != nil {
		t.Error(err)
	}
	expectCalls(t, f, "drain", "write "+mouseOff+screenOff, "stop")
}

func TestOpenWithoutMouse(t *testing.T) {
	f := newFakeTty()
	term := mustOpen(t, f, Options{NoMouse: true})
	_ = term.Restore()
	expectCalls(t, f, "start", "write "+screenOn, "drain", "write "+screenOff, "stop")
}

func TestOpenFails(t *testing.T) {
	f := newFakeTty()
	f.startErr = errors.New("no start")
	if _, err := open(f, nil, Options{}); !errors.Is(err, f.startErr) {
		t.Errorf("error is %v, want that of Start", err)
	}
	expectCalls(t, f, "start")

	f = newFakeTty()
	f.writeErr = errors.New("no write")
	if _, err := open(f, nil, Options{}); !errors.Is(err, f.writeErr) {
		t.Errorf("error is %v, want that of Write", err)
	}
	expectCalls(t, f, "start", "drain", "stop")
}

func TestRestoreFromSeveralGoroutines(t *testing.T) {
	f := newFakeTty()
	term := mustOpen(t, f, Options{})
	f.takeCalls()
	read := reading(term)
	var group sync.WaitGroup
	for range 8 {
		group.Add(1)
		go func() {
			defer group.Done()
			if err := term.Restore(); err != nil {
				t.Error(err)
			}
		}()
	}
	group.Wait()
	expectCalls(t, f, "drain", "write "+mouseOff+screenOff, "stop")
	if got := <-read; got != "error: "+ErrClosed.Error() {
		t.Errorf("the Read under way returned %q", got)
	}
	if _, err := term.Write([]byte("x")); !errors.Is(err, ErrClosed) {
		t.Errorf("Write after Restore returned %v", err)
	}
	if err := term.Suspend(); !errors.Is(err, ErrClosed) {
		t.Errorf("Suspend after Restore returned %v", err)
	}
	if err := term.Resume(); !errors.Is(err, ErrClosed) {
		t.Errorf("Resume after Restore returned %v", err)
	}
	expectCalls(t, f)
}

func TestRestoreCutsABlockedWrite(t *testing.T) {
	for _, deaf := range []bool{false, true} {
		f := newFakeTty()
		f.deaf = deaf
		term := mustOpen(t, f, Options{})
		term.after = func(limit time.Duration) <-chan time.Time {
			if limit != time.Second {
				t.Errorf("a Write that blocks is cut after %v, want 1s", limit)
			}
			<-f.drained
			return time.After(0)
		}
		term.force = func(b []byte) { f.note("force " + string(b)) }
		f.takeCalls()
		result := make(chan error, 1)
		go func() {
			_, err := term.Write([]byte("stuck"))
			result <- err
		}()
		<-f.stuck
		read := reading(term)
		if err := term.Restore(); !errors.Is(err, ErrBlocked) {
			t.Errorf("Restore returned %v, want ErrBlocked", err)
		}
		expectCalls(t, f, "drain", "stop", "force \x18\x1b\\\x1b]8;;\x1b\\\x1b[?2026l\x1b[r"+mouseOff+screenOff)
		if got := <-read; got != "error: "+ErrClosed.Error() {
			t.Errorf("the Read under way returned %q", got)
		}
		if !deaf {
			if err := <-result; !errors.Is(err, ErrClosed) {
				t.Errorf("the Write under way returned %v", err)
			}
		}
	}
}

func TestSuspendAndResume(t *testing.T) {
	f := newFakeTty()
	term := mustOpen(t, f, Options{NoMouse: true})
	read := reading(term)
	<-f.reads
	f.takeCalls()
	for range 2 {
		if err := term.Suspend(); err != nil {
			t.Error(err)
		}
	}
	expectCalls(t, f, "drain", "write "+screenOff, "stop")
	if _, err := term.Write([]byte("x")); !errors.Is(err, ErrSuspended) {
		t.Errorf("Write while suspended returned %v", err)
	}
	for range 1000 { // time enough for the Read to return, if it did
		runtime.Gosched()
	}
	select {
	case got := <-read:
		t.Fatalf("Read returned %q while suspended", got)
	default:
	}
	for range 2 {
		if err := term.Resume(); err != nil {
			t.Error(err)
		}
	}
	expectCalls(t, f, "start", "write "+screenOn)
	f.input <- "key"
	if got := <-read; got != "key" {
		t.Errorf("Read after Resume returned %q", got)
	}
	_ = term.Restore()
	expectCalls(t, f, "drain", "write "+screenOff, "stop")
}

func TestRestoreWhileSuspended(t *testing.T) {
	f := newFakeTty()
	term := mustOpen(t, f, Options{NoMouse: true})
	read := reading(term)
	_ = term.Suspend()
	f.takeCalls()
	if err := term.Restore(); err != nil {
		t.Error(err)
	}
	expectCalls(t, f)
	if got := <-read; got != "error: "+ErrClosed.Error() {
		t.Errorf("the Read under way returned %q", got)
	}
}

func TestSuspendManyTimesWhileReading(t *testing.T) {
	f := newFakeTty()
	term := mustOpen(t, f, Options{})
	read := reading(term)
	for range 200 {
		if err := errors.Join(term.Suspend(), term.Resume()); err != nil {
			t.Fatal(err)
		}
	}
	f.input <- "key"
	if got := <-read; got != "key" {
		t.Errorf("Read returned %q", got)
	}
}

func TestEnterModes(t *testing.T) {
	f := newFakeTty()
	term := mustOpen(t, f, Options{NoMouse: true})
	colors := Mode{"\x1b[?2031h", "\x1b[?2031l"}
	if got := term.Enter([]byte("frame"), KittyKeyboard); string(got) != "frame\x1b[>3u" {
		t.Errorf("entering a mode appends %q", got)
	}
	if got := term.Enter(nil, KittyKeyboard); got != nil {
		t.Errorf("entering it again appends %q", got)
	}
	expectCalls(t, f, "start", "write "+screenOn)
	_ = term.Suspend()
	if got := term.Enter(nil, colors); got != nil {
		t.Errorf("entering a mode while suspended appends %q", got)
	}
	_ = term.Resume()
	_ = term.Restore()
	expectCalls(t, f, "drain", "write \x1b[<u"+screenOff, "stop", "start", "write "+screenOn+"\x1b[>3u\x1b[?2031h",
		"drain", "write \x1b[?2031l\x1b[<u"+screenOff, "stop")
	if got := term.Enter(nil, Mode{"a", "b"}); got != nil {
		t.Errorf("entering a mode after Restore appends %q", got)
	}
}

func TestReadReportsTheEnd(t *testing.T) {
	f := newFakeTty()
	term := mustOpen(t, f, Options{})
	read := reading(term)
	close(f.input)
	if got := <-read; got != "error: "+io.EOF.Error() {
		t.Errorf("Read of a terminal that has hung up returned %q", got)
	}
}

func TestResized(t *testing.T) {
	f := newFakeTty()
	term := mustOpen(t, f, Options{})
	if len(term.Resized()) != 0 {
		t.Error("there is a change of size before any")
	}
	for range 200 {
		f.resized()
	}
	if len(term.Resized()) != 1 {
		t.Error("200 changes of the size are not one that waits")
	}
	<-term.Resized()
	_ = errors.Join(term.Suspend(), term.Resume())
	if len(term.Resized()) != 1 {
		t.Error("Resume does not say that the size may have changed")
	}
}

func TestSize(t *testing.T) {
	tests := []struct{ kernelW, kernelH, w, h int }{{0, 0, 100, 30}, {12, 2, 12, 2}, {0, 5, 100, 5}, {7, 0, 7, 30}}
	t.Setenv("COLUMNS", "100")
	t.Setenv("LINES", "30")
	for _, tt := range tests {
		term := &Terminal{size: func() (int, int) { return tt.kernelW, tt.kernelH }}
		if w, h := term.Size(); w != tt.w || h != tt.h {
			t.Errorf("kernel's %dx%d gives %dx%d, want %dx%d", tt.kernelW, tt.kernelH, w, h, tt.w, tt.h)
		}
	}
	for _, bad := range []string{"", "0", "-5", "x", "70000"} {
		t.Setenv("COLUMNS", bad)
		t.Setenv("LINES", bad)
		term := &Terminal{size: func() (int, int) { return 0, 0 }}
		if w, h := term.Size(); w != 80 || h != 24 {
			t.Errorf("COLUMNS=LINES=%q gives %dx%d, want 80x24", bad, w, h)
		}
	}
}

func TestOpenRefusesADumbTerminal(t *testing.T) {
	t.Setenv("TERM", "dumb")
	_, err := Open(Options{})
	if !errors.Is(err, ErrDumb) {
		t.Fatalf("error is %v", err)
	}
	for _, want := range []string{`TERM is "dumb"`, "set TERM to its name", "screen-reader mode", "ACCESSIBLE=1", "does not have it yet"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("error is %q, which does not say %q", err, want)
		}
	}
}

func TestInlineLeavesTheNormalScreen(t *testing.T) {
	f := newFakeTty()
	term := mustOpen(t, f, Options{Inline: true})
	_ = term.Suspend()
	_ = term.Resume()
	_ = term.Restore()
	const on, off = "\x1b[?7l\x1b[?1004h\x1b[?2004h" + mouseOn, mouseOff + "\x1b[?2004l\x1b[?1004l\x1b[?7h\x1b[m\x1b[?25h"
	expectCalls(t, f, "start", "write "+on, "drain", "write "+off, "stop", "start", "write "+on, "drain", "write "+off, "stop")
}

// stuckTty is a device whose Drain does not wake the reader.
type stuckTty struct{ *fakeTty }

func (s stuckTty) Drain() error { s.note("drain"); return nil }

// A child gets what is typed once Suspend has returned, so a Read that has not
// come back is waited for, but not for ever.
func TestSuspendWaitsForTheReader(t *testing.T) {
	f := stuckTty{newFakeTty()}
	term, err := open(f, nil, Options{})
	if err != nil {
		t.Fatal(err)
	}
	waits := make(chan chan time.Time, 4) // in the order they were asked for
	term.after = func(limit time.Duration) <-chan time.Time {
		c := make(chan time.Time, 1)
		waits <- c
		return c
	}
	read := reading(term)
	<-f.reads
	f.takeCalls()
	left := make(chan error, 1)
	go func() { left <- term.Suspend() }()
	<-waits // for the output
	<-waits // for the reader
	if got := f.takeCalls(); slices.Contains(got, "stop") || len(left) != 0 {
		t.Errorf("calls are %q before the reader is back", got)
	}
	f.input <- "key"
	if err := <-left; err != nil {
		t.Error(err)
	}
	if got := <-read; got != "key" {
		t.Errorf("Read returned %q", got)
	}
	expectCalls(t, f.fakeTty, "stop")

	_ = term.Resume()
	reading(term)
	<-f.reads
	go func() { left <- term.Suspend() }()
	<-waits
	(<-waits) <- time.Time{}
	if err := <-left; err != nil {
		t.Errorf("a reader that does not come back makes Suspend return %v", err)
	}
	_ = term.Restore()
}
