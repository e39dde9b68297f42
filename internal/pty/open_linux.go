package pty

import (
	"fmt"
	"os"

	"golang.org/x/sys/unix"
)

// closeHangsUp is true where closing the master sends SIGHUP even while a Read is under way.
const closeHangsUp = true

// openMaster makes a pair and returns the master and the slave's name. The master is in non-blocking mode, so that the
// runtime polls it and Close ends a Read under way.
func openMaster() (*os.File, string, error) {
	fd, err := open("/dev/ptmx", unix.O_RDWR|unix.O_NOCTTY|unix.O_CLOEXEC|unix.O_NONBLOCK)
	if err != nil {
		return nil, "", fmt.Errorf("pty: open /dev/ptmx: %w", err)
	}
	n, err := unix.IoctlGetUint32(fd, unix.TIOCGPTN)
	if err == nil {
		err = unix.IoctlSetPointerInt(fd, unix.TIOCSPTLCK, 0)
	}
	if err != nil {
		unix.Close(fd)
		return nil, "", fmt.Errorf("pty: set up /dev/ptmx: %w", err)
	}
	return os.NewFile(uintptr(fd), "/dev/ptmx"), fmt.Sprintf("/dev/pts/%d", n), nil
}
