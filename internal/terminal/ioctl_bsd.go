//go:build darwin || dragonfly || freebsd || netbsd || openbsd

package terminal

import "golang.org/x/sys/unix"

const getTermios = unix.TIOCGETA

// discardOutput throws away what the terminal has not taken. 2 is FWRITE, the
// output queue.
func discardOutput(fd int) { _ = unix.IoctlSetPointerInt(fd, unix.TIOCFLUSH, 2) }

// discardInput throws away what was typed and not read. 1 is FREAD, the input
// queue.
func discardInput() { _ = unix.IoctlSetPointerInt(unix.Stdin, unix.TIOCFLUSH, 1) }
