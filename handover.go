package limoni

import (
	"errors"
	"fmt"

	"limoni/internal/terminal"
)

// handOver gives the terminal to others while f runs. A terminal that takes no
// output is handed over all the same.
func (a *App) handOver(f func() error) error {
	switch err := a.leave(); {
	case errors.Is(err, terminal.ErrClosed):
		return fmt.Errorf("%w: %w", ErrEnded, err)
	case err != nil && !errors.Is(err, terminal.ErrBlocked):
		return err
	}
	err := f()
	a.comeBack()
	return err
}

// leave gives the terminal back. What waits to be sent goes first: modes that
// leaving turns off are among it.
func (a *App) leave() error {
	if err := a.flush(); err != nil {
		return err
	}
	return a.suspend()
}

// flush writes what waits to be sent without a frame.
func (a *App) flush() error {
	b := a.takeOutbox(nil)
	if len(b) == 0 || a.output == nil {
		return nil
	}
	_, err := a.output.Write(b)
	return err
}

// comeBack takes the terminal, which others have written to, and repaints.
func (a *App) comeBack() {
	if err := a.resume(); err != nil {
		a.failed, a.quitting = err, true
		return
	}
	a.painter.encoder.Invalidate()
	a.dirty = true
}
