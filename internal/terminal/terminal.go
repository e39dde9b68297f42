package terminal

import (
	"errors"
	"fmt"
	"io"
	"os"
	"sync"
	"syscall"
	"time"
)

// Errors that the functions of this package wrap.
var (
	ErrNotTerminal = errors.New("standard input is not a terminal")
	ErrDumb        = errors.New("the terminal cannot address its screen")
	ErrClosed      = errors.New("the terminal was restored")
	ErrSuspended   = errors.New("the terminal is suspended")
	ErrBlocked     = errors.New("the terminal takes no output")
)

// errDumb is what an app says in a terminal without cursor addressing.
var errDumb = fmt.Errorf(`terminal: %w (TERM is "dumb"), and a full screen cannot be drawn without that; `+
	`run this in a terminal emulator, or set TERM to its name, such as xterm-256color. `+
	`Such a terminal needs the screen-reader mode (ACCESSIBLE=1), which writes line by line: this version does not have it yet`, ErrDumb)

// Options say how to open the terminal. The zero Options are what most apps
// want.
type Options struct {
	NoMouse bool // leave the mouse to the terminal, for selecting text

	// Inline leaves the app on the normal screen, below what the shell printed:
	// nothing is cleared, neither at the beginning nor at the end, and what the
	// app wrote last stays.
	Inline bool
}

// Terminal is the open terminal: raw, on its alternate screen, reporting keys,
// mouse, pastes and focus. Its methods may be called from any goroutine; at
// most one Read may be under way.
type Terminal struct {
	tty     tty
	size    func() (width, height int)           // of the kernel, 0 where it does not know
	after   func(time.Duration) <-chan time.Time // time.After, but in tests
	force   func([]byte)                         // writes where the device takes no output
	resized chan struct{}

	life    sync.Mutex // held by Suspend, Resume and Restore
	reading lock       // held inside tty.Read
	writing lock       // held inside tty.Write

	scanner replyScanner // of the goroutine that reads

	mu       sync.Mutex // guards the rest
	changed  *sync.Cond
	phase    phase
	session  int    // counts the starts
	leaving  []byte // written first when the terminal is left
	modes    []Mode
	answered chan struct{} // closed at the last reply; nil where none is awaited
}

// lock is a mutex that can be waited for with a limit: it is held while the
// channel is full.
type lock chan struct{}

func (l lock) Lock()   { l <- struct{}{} }
func (l lock) Unlock() { <-l }

type phase uint8

const (
	suspended phase = iota
	running
	closed
)

// Open makes the terminal on standard input raw and turns its modes on. The
// error wraps [ErrNotTerminal] where there is none, as at the end of a pipe,
// and [ErrDumb] where TERM is "dumb". A TERM that is not set is no reason to
// refuse: on Windows none is, and in a container or on a serial line what reads
// our bytes is nearly always a terminal emulator. Whoever opens must call
// [Terminal.Restore], whatever happens.
func Open(o Options) (*Terminal, error) {
	if os.Getenv("TERM") == "dumb" {
		return nil, errDumb
	}
	if err := checkInput(os.Stdin); err != nil {
		return nil, fmt.Errorf("terminal: %w; run this in a terminal without redirecting its input", err)
	}
	device, err := openTty()
	if err != nil {
		return nil, fmt.Errorf("terminal: %w: %w", ErrNotTerminal, err)
	}
	return open(device, kernelSize, o)
}

func open(device tty, size func() (int, int), o Options) (*Terminal, error) {
	t := &Terminal{
		tty: device, size: size, after: time.After, force: force, modes: o.modes(),
		resized: make(chan struct{}, 1), reading: make(lock, 1), writing: make(lock, 1),
	}
	t.changed = sync.NewCond(&t.mu)
	if err := t.Resume(); err != nil {
		_ = t.Restore()
		return nil, err
	}
	return t, nil
}

// Read waits for input, also while the terminal is suspended. It returns
// [ErrClosed] once the terminal is restored and [io.EOF] where it has hung up.
func (t *Terminal) Read(p []byte) (int, error) {
	for {
		session, ok := t.awaitRunning()
		if !ok {
			return 0, ErrClosed
		}
		t.reading.Lock()
		n, err := t.tty.Read(p)
		t.watch(p[:n])
		t.reading.Unlock()
		if n > 0 {
			return n, nil
		}
		if t.still(session) {
			t.noReplies()
			return 0, readError(err)
		}
	}
}

// awaitRunning waits while the terminal is suspended. It returns which start it
// runs since, and false once it is restored.
func (t *Terminal) awaitRunning() (session int, ok bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	for t.phase == suspended {
		t.changed.Wait()
	}
	return t.session, t.phase == running
}

// still reports whether the terminal runs and was not left since the start.
func (t *Terminal) still(session int) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.phase == running && t.session == session
}

func readError(err error) error {
	if err == nil || errors.Is(err, io.EOF) || errors.Is(err, syscall.EIO) {
		return io.EOF // EIO is what a read from a terminal that has hung up gives
	}
	return fmt.Errorf("terminal: %w", err)
}

// Write writes p with one write(2) where the terminal takes it all at once. It
// returns [ErrSuspended] or [ErrClosed] where the terminal is not ours.
func (t *Terminal) Write(p []byte) (int, error) {
	t.writing.Lock()
	defer t.writing.Unlock()
	if err := t.unusable(); err != nil {
		return 0, err
	}
	n, err := t.tty.Write(p)
	if err == nil {
		return n, nil
	}
	if cut := t.unusable(); cut != nil {
		return n, cut
	}
	return n, fmt.Errorf("terminal: %w", err)
}

func (t *Terminal) unusable() error {
	t.mu.Lock()
	defer t.mu.Unlock()
	return [...]error{suspended: ErrSuspended, running: nil, closed: ErrClosed}[t.phase]
}

// Resized is sent a value after the size has changed, and after
// [Terminal.Resume]. Several changes may be one value: ask [Terminal.Size].
func (t *Terminal) Resized() <-chan struct{} { return t.resized }

func (t *Terminal) notifyResized() {
	select {
	case t.resized <- struct{}{}:
	default: // one waits already, and whoever takes it asks for the newest size
	}
}
