package terminal

import (
	"errors"
	"fmt"
	"time"
)

// leaveLimit is how long leaving the terminal waits for it to take its output.
const leaveLimit = time.Second

// Suspend gives the terminal to the shell or to a child program: it turns the
// modes off and ends raw mode. A Read under way goes on waiting and takes
// nothing that is typed once Suspend has returned. What was typed before and
// not read is thrown away, as when leaving for good: it may be reports of the
// mouse, which an editor would take for commands. Suspending twice is once.
func (t *Terminal) Suspend() error {
	t.life.Lock()
	defer t.life.Unlock()
	t.awaitReplies()
	if !t.move(running, suspended) {
		return ignore(t.unusable(), ErrSuspended)
	}
	return t.leave()
}

// Resume takes the terminal back after [Terminal.Suspend]. The alternate screen
// is empty, the normal one as the other program left it, and the size may be
// another one. Resuming twice is once. After an error only
// [Terminal.Restore] is left to do.
func (t *Terminal) Resume() error {
	t.life.Lock()
	if err := t.unusable(); !errors.Is(err, ErrSuspended) {
		t.life.Unlock()
		return err
	}
	t.writing.Lock()
	defer t.writing.Unlock()
	err := t.start()
	t.life.Unlock() // Restore may come while the terminal does not take the next lines
	if err == nil {
		_, err = t.tty.Write(t.enterBytes())
	}
	if err != nil {
		return fmt.Errorf("terminal: %w", err)
	}
	return nil
}

// start makes the device raw. The caller holds life and writing, and nobody
// reads: starting replaces what they read from.
func (t *Terminal) start() error {
	t.reading.Lock()
	defer t.reading.Unlock()
	if err := t.tty.Start(t.notifyResized); err != nil {
		return err
	}
	t.move(suspended, running)
	return nil
}

// Restore gives the terminal back for good: modes off, cursor shown, the screen
// as it was, raw mode ended, and input that was not read thrown away. Only the
// first call does something; the others wait for it. A Read or Write under way
// returns: a Write that the terminal does not take gets one more second, and
// then the error wraps [ErrBlocked].
func (t *Terminal) Restore() error {
	t.life.Lock()
	defer t.life.Unlock()
	t.awaitReplies()
	if t.move(running, closed) {
		return t.leave()
	}
	t.move(suspended, closed)
	return nil
}

// move changes the phase and reports whether it was the one expected.
func (t *Terminal) move(from, to phase) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.phase != from {
		return false
	}
	t.phase = to
	if to == running {
		t.session++
		if t.session > 1 {
			t.notifyResized()
		}
	}
	t.changed.Broadcast()
	return true
}

// leave turns the modes off and stops the device. Raw mode ends even where the
// terminal takes no more bytes.
func (t *Terminal) leave() error {
	last := t.leaveBytes()
	limit := make(chan struct{})
	undone := make(chan error, 1)
	go func() { undone <- t.undo(last, limit) }()
	select {
	case err := <-undone:
		t.awaitReader()
		return errors.Join(err, t.tty.Stop())
	case <-t.after(leaveLimit):
		close(limit)
		return t.cut(last)
	}
}

// cut stops a device that takes no output. Then the last bytes can only go in
// place of what waits in it, which may be half a sequence, and the end of what
// a frame opened.
func (t *Terminal) cut(last []byte) error {
	err := t.tty.Stop()
	t.force(append(t.endOfFrame(), last...))
	return errors.Join(fmt.Errorf("terminal: %w for %v, so some of it was thrown away; if it looks wrong, run the command reset", ErrBlocked, leaveLimit), err)
}

// endOfFrame ends, in this order, a control sequence (CAN), a control string
// (ST), a hyperlink, synchronized output and, on a screen of our own, a
// scrolling region.
func (t *Terminal) endOfFrame() []byte {
	b := []byte("\x18\x1b\\\x1b]8;;\x1b\\\x1b[?2026l")
	if t.modes[0] == alternateScreen {
		b = append(b, "\x1b[r"...)
	}
	return b
}

// awaitReader waits until nobody reads, which Drain has seen to: a Read that is
// only about to look at the device would take what is typed for a child.
func (t *Terminal) awaitReader() {
	select {
	case t.reading <- struct{}{}:
		t.reading.Unlock()
	case <-t.after(leaveLimit):
	}
}

// undo wakes the reader and writes b, unless the limit comes first.
func (t *Terminal) undo(b []byte, limit <-chan struct{}) error {
	err := t.tty.Drain()
	select {
	case t.writing <- struct{}{}:
		defer t.writing.Unlock()
	case <-limit:
		return nil
	}
	select {
	case <-limit: // both had come
		return nil
	default:
	}
	_, werr := t.tty.Write(b)
	return errors.Join(err, werr)
}

func ignore(err, target error) error {
	if errors.Is(err, target) {
		return nil
	}
	return err
}
