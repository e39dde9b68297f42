//go:build darwin || dragonfly || freebsd || netbsd || openbsd

package terminal

import "golang.org/x/sys/unix"

// discardOutput throws away what the terminal has not taken. 2 is FWRITE, the
// output queue.
func discardOutput(fd int) { _ = unix.IoctlSetPointerInt(fd, unix.TIOCFLUSH, 2) }
