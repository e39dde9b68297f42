package limoni

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"slices"
	"time"

	"limoni/internal/goroutine"
	"limoni/internal/terminal"
)

var (
	// ErrSignal says that a signal ended the app.
	ErrSignal = errors.New("limoni: ended by a signal")
	// ErrInputEnded says that the terminal hung up or its input ended. A SIGHUP
	// after it, which tells the same, does nothing.
	ErrInputEnded = errors.New("limoni: the terminal's input has ended")
)

// Run shows draw on the terminal until it quits. The terminal is restored on
// every way out: when draw calls [Frame.Quit] or the user presses a Ctrl+C that
// nobody asked for (Run returns nil), at a signal ([ErrSignal]), at the end of
// input ([ErrInputEnded]), at a write error, and at a panic, which goes on to
// Run's caller.
func Run(draw func(*Frame), opts ...Option) error {
	return run(context.Background(), draw, opts, func(*App) {})
}

// run prepares the app with start before its first frame.
func run(ctx context.Context, draw func(*Frame), opts []Option, start func(*App)) error {
	a := newApp(ctx, draw, opts)
	a.options.readEnvironment()
	if a.options.automation.set && !AutomationCompiled {
		return ErrAutomationNotCompiled
	}
	term, err := terminal.Open(terminal.Options{NoMouse: a.options.noMouse || a.options.inline > 0, Inline: a.options.inline > 0})
	if err != nil {
		return fmt.Errorf("limoni: %w", err)
	}
	defer a.reportAutomation()
	defer term.Restore()
	start(a)
	err = a.runIn(term)
	term.Restore()
	a.printAtEnd(os.Stdout)
	return errors.Join(err, a.tasks.left())
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
	a.decoder.EscTimeout = a.options.escTimeout
	a.resized = term.Resized()
	a.measureSize = term.Size
	a.suspend = term.Suspend
	a.resume = term.Resume
	a.measure()
	a.meet(term)
	a.ui.Store(goroutine.ID())
	defer a.ui.Store(0)
	stopSignals := s.watchSignals()
	defer stopSignals()
	a.startAutomation()
	defer a.stopAutomation()
	go s.readInput()
	defer s.close()
	return s.loop()
}

// close ends the goroutine that reads: restoring the terminal wakes it.
func (s *session) close() {
	s.app.abandon() // which it has been, but for a panic
	s.app.over.close()
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
			// After the end nobody takes it any more, but the terminal may still owe replies.
			_ = s.app.queue.putRead(queued{read: append([]byte(nil), buf[:n]...), frame: s.app.onScreen.Load(), at: time.Now()})
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
	came := s.app.jobs.signals
	signal.Notify(came, slices.Concat(endSignals, suspendSignals, continueSignals)...)
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
		s.outliveHangUp()
		signal.Stop(came)
		close(done)
		<-ended
	}
}

// outliveHangUp takes the SIGHUP that follows the end of a terminal's input,
// from the kernel or a shell and a moment later: Run's caller, who may have
// something to save, is not to be killed for what Run has told.
func (s *session) outliveHangUp() {
	if errors.Is(s.app.failed, ErrInputEnded) && len(hangUpSignals) > 0 {
		signal.Notify(make(chan os.Signal, 1), hangUpSignals...)
	}
}

func (s *session) signalled(sig os.Signal) {
	a, child := s.app, s.app.jobs.child.Load()
	switch {
	case slices.Contains(continueSignals, sig):
		s.wentOn(child)
		return
	case slices.Contains(suspendSignals, sig):
		s.suspend(child)
		return
	case sig == os.Interrupt && (child != nil || a.jobs.ended.shortAgo()):
		return // it is for the child
	case child != nil:
		child.end(sig)
	}
	a.interrupt(fmt.Errorf("%w: %v", ErrSignal, sig))
	s.term.Restore()
}

// suspend stops the process. Where a child has the terminal that stops too, and
// there is nothing to give back.
func (s *session) suspend(child *child) {
	a := s.app
	switch {
	case child != nil:
		stopProcess()
	case a.jobs.toSuspend():
		_ = a.queue.putAlways(queued{post: func() { a.suspendProcess(stopProcess) }})
	}
}

// wentOn takes a SIGCONT: the one that is waited for, or one after a stop that
// nobody was told of.
func (s *session) wentOn(child *child) {
	j := &s.app.jobs
	switch {
	case j.waiting.Load():
		select {
		case j.continued <- struct{}{}:
		default:
		}
	case child == nil && !j.suspended.Load():
		_ = s.app.queue.putAlways(queued{post: s.app.retake})
	}
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
	w, h := a.measureSize()
	a.size = a.options.fit(w, h)
	a.painter.encoder.Repaint()
	a.askCell()
	a.changed, a.dirty, a.urgent = true, true, true
}
