package pty

import (
	"context"
	"errors"
	"fmt"
	"os/exec"
	"sync"
	"time"

	"limoni/internal/vt"
)

// ErrEnded is what WaitFor returns when the program's output has come to its end and the condition does not hold.
var ErrEnded = errors.New("the program's output has ended")

// Console is a terminal with a program in it: what the program writes is shown by an emulator, which also answers the
// program's questions, and kept as bytes. What is written to a Console is typed. Its methods may be called from several
// goroutines.
type Console struct {
	// Process is the program. Its output belongs to the Console: do not Read from it.
	Process *Process

	mu       sync.Mutex
	screen   *vt.Screen
	log      outputLog
	answers  []byte
	over     bool          // the output has ended
	changed  chan struct{} // closed and replaced whenever output came
	answered chan struct{}
	read     chan struct{} // closed when no more output will be read
	sent     chan struct{} // closed when no more answers will be sent
}

// StartConsole starts cmd as Start does, in a terminal of w columns and h rows. The emulator speaks xterm's language
// with 24 bit colour: TERM=xterm-256color and COLORTERM=truecolor in cmd.Env tell the program so.
func StartConsole(cmd *exec.Cmd, w, h int) (*Console, error) {
	p, err := Start(cmd, w, h)
	if err != nil {
		return nil, err
	}
	c := &Console{
		Process:  p,
		screen:   vt.New(w, h),
		changed:  make(chan struct{}),
		answered: make(chan struct{}, 1),
		read:     make(chan struct{}),
		sent:     make(chan struct{}),
	}
	c.screen.Reply = c.queueAnswer
	go c.readOutput()
	go c.sendAnswers()
	return c, nil
}

func (c *Console) readOutput() {
	defer close(c.read)
	defer close(c.answered)
	buf := make([]byte, 32<<10)
	for {
		n, err := c.Process.Read(buf)
		c.show(buf[:n], err != nil)
		if err != nil {
			return
		}
	}
}

func (c *Console) show(b []byte, over bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.screen.Write(b)
	c.log.add(b)
	c.over = over
	close(c.changed)
	c.changed = make(chan struct{})
}

// Write types b.
func (c *Console) Write(b []byte) (int, error) { return c.Process.Write(b) }

// Resize gives the terminal and the emulator another size. What the program drew for the old size and is still on its
// way is shown on the new one, as in every terminal.
func (c *Console) Resize(w, h int) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if err := c.Process.Resize(w, h); err != nil {
		return err
	}
	c.screen.Resize(w, h)
	return nil
}

// Screen returns the text that is shown, see vt.Screen.String.
func (c *Console) Screen() string {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.screen.String()
}

// Inspect calls f with the emulator while it stands still. f must not keep it, nor call the Console.
func (c *Console) Inspect(f func(*vt.Screen)) {
	c.mu.Lock()
	defer c.mu.Unlock()
	f(c.screen)
}

// WaitFor returns nil as soon as the condition holds. It is asked at once and after each piece of output, but not in
// the middle of a synchronized update (mode 2026), so that it never sees half a frame of a program that uses them. The
// condition must not keep the emulator, nor call the Console.
//
// The error is ctx's if that ends first, or ErrEnded if no more output can come; both with a word on the reason, never
// with what is on the screen, which may be secret.
func (c *Console) WaitFor(ctx context.Context, condition func(*vt.Screen) bool) error {
	for {
		holds, over, changed := c.ask(condition)
		switch {
		case holds:
			return nil
		case over:
			return fmt.Errorf("pty: the condition does not hold: %w", c.endOfOutput())
		}
		select {
		case <-changed:
		case <-ctx.Done():
			return fmt.Errorf("pty: the condition does not hold%s: %w", c.openUpdate(), ctx.Err())
		}
	}
}

func (c *Console) ask(condition func(*vt.Screen) bool) (holds, over bool, changed <-chan struct{}) {
	c.mu.Lock()
	defer c.mu.Unlock()
	whole := c.over || !c.screen.Mode(vt.ModeSynchronized)
	return whole && condition(c.screen), c.over, c.changed
}

// endOfOutput says more about ErrEnded where the program has ended, too.
func (c *Console) endOfOutput() error {
	select {
	case <-c.Process.Ended():
		return fmt.Errorf("%w: %s", ErrEnded, c.Process.Wait())
	default:
		return ErrEnded
	}
}

func (c *Console) openUpdate() string {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.screen.Mode(vt.ModeSynchronized) {
		return ", and a synchronized update is open"
	}
	return ""
}

// lastOutput is how long Wait waits for output after the program has ended, which is only then not there yet when
// something that the program started still has the terminal.
const lastOutput = time.Second

// Wait waits until the program has ended and its output is shown, and returns how it ended. The error is ctx's if that
// ends first.
func (c *Console) Wait(ctx context.Context) (Exit, error) {
	select {
	case <-c.Process.Ended():
	case <-ctx.Done():
		return Exit{}, fmt.Errorf("pty: the program has not ended: %w", ctx.Err())
	}
	late := time.NewTimer(lastOutput)
	defer late.Stop()
	select {
	case <-c.read:
	case <-late.C:
	case <-ctx.Done():
	}
	return c.Process.Wait(), nil
}

// Close closes the terminal, see Process.Close, and stops the Console's goroutines. What was shown can still be read.
func (c *Console) Close() error {
	err := c.Process.Close()
	late := time.NewTimer(lastOutput)
	defer late.Stop()
	for _, done := range []chan struct{}{c.read, c.sent} {
		select {
		case <-done:
		case <-late.C: // only where a Read under way outlives the master
			return err
		}
	}
	return err
}
