package limoni

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"slices"
	"strings"
	"time"

	"limoni/internal/screen"
	"limoni/internal/terminal"
)

var (
	// ErrSignal says that a signal ended the app.
	ErrSignal = errors.New("limoni: ended by a signal")
	// ErrInputEnded says that the terminal hung up or its input ended.
	ErrInputEnded = errors.New("limoni: the terminal's input has ended")
)

// Run shows draw on the terminal until it quits. The terminal is restored on
// every way out: when draw calls [Frame.Quit] or the user presses a Ctrl+C that
// nobody asked for (Run returns nil), at a signal ([ErrSignal]), at the end of
// input ([ErrInputEnded]), at a write error, and at a panic, which goes on to
// Run's caller.
func Run(draw func(*Frame), opts ...Option) error {
	return run(draw, opts, func(*App) {})
}

// run prepares the app with start before its first frame.
func run(draw func(*Frame), opts []Option, start func(*App)) error {
	a := newApp(draw, opts)
	if a.options.automation.set && !AutomationCompiled {
		return ErrAutomationNotCompiled
	}
	term, err := terminal.Open(terminal.Options{NoMouse: a.options.noMouse})
	if err != nil {
		return fmt.Errorf("limoni: %w", err)
	}
	defer a.reportAutomation()
	defer term.Restore()
	start(a)
	return a.runIn(term)
}

// session is an app's life in a terminal: what comes from other goroutines
// than the UI's.
type session struct {
	app  *App
	term *terminal.Terminal
	read chan struct{} // closed when nobody reads any more
}

func (a *App) runIn(term *terminal.Terminal) error {
	s := &session{app: a, term: term, read: make(chan struct{})}
	a.clock, a.output = realClock{}, term
	a.painter.encoder.Profile = colorProfile(os.Getenv)
	a.decoder.EscTimeout = a.options.escTimeout
	a.resized = term.Resized()
	a.measureSize = term.Size
	a.suspend = term.Suspend
	a.resume = term.Resume
	a.measure()
	a.ui.Store(goroutineID())
	defer a.ui.Store(0)
	stopSignals := s.watchSignals()
	defer stopSignals()
	a.startAutomation()
	defer a.stopAutomation()
	go s.readInput()
	defer s.close()
	return s.loop()
}

// colorProfile is what the environment says of the terminal's colours. A
// NO_COLOR that is not empty turns them off (no-color.org); bold, underline and
// reverse stay.
func colorProfile(getenv func(string) string) screen.Profile {
	term, depth := getenv("TERM"), getenv("COLORTERM")
	switch {
	case getenv("NO_COLOR") != "":
		return screen.NoColor
	case depth == "truecolor" || depth == "24bit" || strings.HasSuffix(term, "-direct"):
		return screen.TrueColor
	case strings.Contains(term, "256color"):
		return screen.Color256
	}
	return screen.Color16
}

// close ends the goroutine that reads: restoring the terminal wakes it.
func (s *session) close() {
	s.app.abandon() // which it has been, but for a panic
	s.term.Restore()
	<-s.read
}

// loop sleeps in one blocking wait between what happens.
func (s *session) loop() error {
	a := s.app
	timer := time.NewTimer(time.Hour)
	defer timer.Stop()
	for {
		a.pump()
		if a.ended {
			return a.failed
		}
		if !timer.Stop() {
			select {
			case <-timer.C:
			default:
			}
		}
		var due <-chan time.Time
		if at := a.nextDeadline(); !at.IsZero() {
			timer.Reset(time.Until(at))
			due = timer.C
		}
		select {
		case <-a.queue.wake:
		case <-a.resized:
			a.measure()
		case <-due:
		}
	}
}

// readInput brings what the terminal sends to the queue.
func (s *session) readInput() {
	defer close(s.read)
	var buf [4096]byte
	for {
		n, err := s.term.Read(buf[:])
		if n > 0 {
			item := queued{read: append([]byte(nil), buf[:n]...), frame: s.app.onScreen.Load(), at: time.Now()}
			if s.app.queue.putRead(item) != nil {
				return
			}
		}
		if err != nil {
			if !errors.Is(err, terminal.ErrClosed) {
				s.app.interrupt(inputError(err))
			}
			return
		}
	}
}

func inputError(err error) error {
	if errors.Is(err, io.EOF) {
		return ErrInputEnded
	}
	return fmt.Errorf("%w: %w", ErrInputEnded, err)
}

// watchSignals ends the app at a signal that asks for it and returns how to
// stop watching. A signal may come while the UI goroutine is blocked in a
// Write, so the terminal is restored from here.
func (s *session) watchSignals() (stop func()) {
	came := make(chan os.Signal, 4)
	signal.Notify(came, append(slices.Clone(endSignals), suspendSignals...)...)
	done, ended := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(ended)
		for {
			select {
			case sig := <-came:
				s.signalled(sig)
			case <-done:
				return
			}
		}
	}()
	return func() {
		signal.Stop(came)
		close(done)
		<-ended
	}
}

func (s *session) signalled(sig os.Signal) {
	for _, suspend := range suspendSignals {
		if sig == suspend {
			s.app.queue.putAlways(queued{post: s.app.suspendProcess})
			return
		}
	}
	s.app.interrupt(fmt.Errorf("%w: %v", ErrSignal, sig))
	s.term.Restore()
}

// interrupt makes the loop end as soon as it comes round, for the first reason
// that is given.
func (a *App) interrupt(err error) {
	a.interrupted.CompareAndSwap(nil, &err)
	a.queue.mu.Lock()
	a.queue.poke()
	a.queue.mu.Unlock()
}

// measure takes over the terminal's size.
func (a *App) measure() {
	if a.measureSize == nil {
		return
	}
	a.size.X, a.size.Y = a.measureSize()
	a.changed, a.dirty = true, true
}

// suspendProcess leaves the terminal, stops the process and, when it goes on,
// comes back and repaints all.
func (a *App) suspendProcess() {
	if a.suspend() != nil {
		return
	}
	stopProcess()
	if err := a.resume(); err != nil {
		a.failed, a.quitting = err, true
		return
	}
	a.painter.encoder.Invalidate()
	a.measure()
}
