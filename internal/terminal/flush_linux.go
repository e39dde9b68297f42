package terminal

import "golang.org/x/sys/unix"

// discardOutput throws away what the terminal has not taken.
func discardOutput(fd int) { _ = unix.IoctlSetInt(fd, unix.TCFLSH, unix.TCOFLUSH) }
