// Package ontcell draws the workloads with tcell: a terminfo screen on a
// terminal that is only an io.Writer, cells put one by one and Show, as its
// documentation and tutorial do.
package ontcell

import (
	"io"

	"github.com/gdamore/tcell/v2"
)

// Tty is a terminal of a fixed size from which nothing comes.
type Tty struct {
	Width, Height int
	Out           io.Writer
	closed        chan struct{}
}

// NewTty returns a terminal that shows on out.
func NewTty(w, h int, out io.Writer) *Tty {
	return &Tty{Width: w, Height: h, Out: out, closed: make(chan struct{})}
}

func (t *Tty) Start() error        { return nil }
func (t *Tty) Stop() error         { return nil }
func (t *Tty) NotifyResize(func()) {}

func (t *Tty) Write(p []byte) (int, error) { return t.Out.Write(p) }

func (t *Tty) WindowSize() (tcell.WindowSize, error) {
	return tcell.WindowSize{Width: t.Width, Height: t.Height}, nil
}

// Read blocks until Drain.
func (t *Tty) Read([]byte) (int, error) {
	<-t.closed
	return 0, io.EOF
}

func (t *Tty) Drain() error {
	close(t.closed)
	return nil
}

func (t *Tty) Close() error { return nil }
