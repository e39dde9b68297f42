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
	fd, _, errno := unix.Syscall(unix.SYS_POSIX_OPENPT, unix.O_RDWR|unix.O_NOCTTY|unix.O_CLOEXEC, 0, 0)
	if errno != 0 {
		return nil, "", fmt.Errorf("pty: posix_openpt: %w", errno)
	}
	n, err := unix.IoctlGetInt(int(fd), unix.TIOCGPTN)
	if err == nil {
		err = unix.SetNonblock(int(fd), true)
	}
	if err != nil {
		unix.Close(int(fd))
		return nil, "", fmt.Errorf("pty: set up the master: %w", err)
	}
	return os.NewFile(fd, "/dev/ptmx"), fmt.Sprintf("/dev/pts/%d", n), nil
}
