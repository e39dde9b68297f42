package terminal

import "io"

// tty is the device under a Terminal. Start and Stop come in turns. Drain comes
// once before each Stop and lets a Read that waits return; Write still works
// then. Stop throws away what was not read and ends a Write that waits, where the
// system can do these. The size is no part of it: the kernel is asked.
type tty interface {
	io.Reader
	io.Writer

	// Start makes the device raw. resized is called, from any goroutine, after
	// each change of its size.
	Start(resized func()) error
	Drain() error
	Stop() error
}
