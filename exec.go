package limoni

import (
	"os"
	"os/exec"
	"sync/atomic"

	"limoni/internal/terminal"
)

// Exec gives the terminal to cmd, an editor or a pager for instance, waits for
// it to end, and takes the terminal back and repaints. Streams of cmd that are
// nil are those of this process; an input or output that is no terminal there
// is the terminal for cmd. It returns what [exec.Cmd.Run] would; an error that
// wraps [ErrEnded] says that the app ended before cmd could start.
//
// It may be called from the draw function, behind a response or a key, from a
// posted function, and from any other goroutine; the app stands still until it
// returns. A Ctrl+C goes to cmd alone, a Ctrl+Z stops both, and a SIGTERM or
// SIGHUP for the app ends cmd too. An app in memory only runs cmd.
func (a *App) Exec(cmd *exec.Cmd) error {
	if a.onUIGoroutine() {
		return a.exec(cmd)
	}
	done := make(chan error, 1)
	if err := a.Post(func() { done <- a.exec(cmd) }); err != nil {
		return err
	}
	select {
	case err := <-done:
		return err
	case <-a.over.closed():
	}
	select { // it may have run as the last thing of all
	case err := <-done:
		return err
	default:
		return ErrEnded
	}
}

// exec runs cmd on the UI goroutine.
func (a *App) exec(cmd *exec.Cmd) error {
	if a.suspend == nil {
		return cmd.Run()
	}
	defer giveStreams(cmd)()
	return a.handOver(func() error { return a.runChild(cmd) })
}

// giveStreams gives cmd the streams it has not: those of this process, or the
// terminal where they lead elsewhere, as the output of an app does whose answer
// a shell collects. It returns how to close what it opened.
func giveStreams(cmd *exec.Cmd) (done func()) {
	var tty *os.File
	stream := func(f *os.File) *os.File {
		if terminal.IsTerminal(f) {
			return f
		}
		if tty == nil {
			var err error
			if tty, err = terminal.OpenControlling(); err != nil {
				return f
			}
		}
		return tty
	}
	if cmd.Stdin == nil {
		cmd.Stdin = stream(os.Stdin)
	}
	if cmd.Stdout == nil {
		cmd.Stdout = stream(os.Stdout)
	}
	if cmd.Stderr == nil {
		cmd.Stderr = os.Stderr
	}
	return func() { tty.Close() } // of nil it does nothing
}

// child is another program that has the terminal, as the goroutine that
// watches signals sees it.
type child struct {
	process atomic.Pointer[os.Process] // nil until it has started
}

// end asks the child to end, as sig asks the app.
func (c *child) end(sig os.Signal) {
	if p := c.process.Load(); p != nil {
		endChild(p, sig)
	}
}

// runChild says that cmd has the terminal before it can do anything with it.
func (a *App) runChild(cmd *exec.Cmd) error {
	c := new(child)
	a.jobs.child.Store(c)
	defer a.jobs.child.Store(nil)
	if a.interrupted.Load() != nil {
		return ErrEnded
	}
	if err := cmd.Start(); err != nil {
		return err
	}
	c.process.Store(cmd.Process)
	if a.interrupted.Load() != nil { // meanwhile
		c.end(endSignals[0])
	}
	err := cmd.Wait()
	a.jobs.ended.isNow()
	return err
}
