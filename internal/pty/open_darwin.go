package pty

import (
	"bytes"
	"fmt"
	"os"
	"unsafe"

	"golang.org/x/sys/unix"
)

// closeHangsUp is false where a Read under way keeps the master open.
const closeHangsUp = false

// openMaster makes a pair and returns the master and the slave's name. The master stays in blocking mode, since kqueue
// does not serve it reliably: a Read under way ends when the last program has closed the slave.
func openMaster() (*os.File, string, error) {
	fd, err := open("/dev/ptmx", unix.O_RDWR|unix.O_NOCTTY|unix.O_CLOEXEC)
	if err != nil {
		return nil, "", fmt.Errorf("pty: open /dev/ptmx: %w", err)
	}
	var name [128]byte // the kernel fills in as much
	for _, step := range []struct {
		request uint
		value   unsafe.Pointer
	}{
		{unix.TIOCPTYGRANT, nil},
		{unix.TIOCPTYUNLK, nil},
		{unix.TIOCPTYGNAME, unsafe.Pointer(&name)},
	} {
		if err := ioctl(fd, step.request, step.value); err != nil {
			unix.Close(fd)
			return nil, "", fmt.Errorf("pty: set up /dev/ptmx: %w", err)
		}
	}
	end := max(bytes.IndexByte(name[:], 0), 0)
	return os.NewFile(uintptr(fd), "/dev/ptmx"), string(name[:end]), nil
}

func ioctl(fd int, request uint, value unsafe.Pointer) error {
	_, _, errno := unix.Syscall(unix.SYS_IOCTL, uintptr(fd), uintptr(request), uintptr(value))
	if errno != 0 {
		return errno
	}
	return nil
}
