package terminal

import "golang.org/x/sys/unix"

const getTermios = unix.TCGETS

// discardOutput throws away what the terminal has not taken.
func discardOutput(fd int) { _ = unix.IoctlSetInt(fd, unix.TCFLSH, unix.TCOFLUSH) }

// discardInput throws away what was typed and not read.
func discardInput() { _ = unix.IoctlSetInt(unix.Stdin, unix.TCFLSH, unix.TCIFLUSH) }
