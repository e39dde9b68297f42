//go:build linux || darwin || freebsd

package pty

import (
	"fmt"
	"os"

	"golang.org/x/sys/unix"
)

// openSlave opens the terminal's own end. It stays in blocking mode, as programs expect of a terminal.
func openSlave(name string) (*os.File, error) {
	fd, err := open(name, unix.O_RDWR|unix.O_NOCTTY|unix.O_CLOEXEC)
	if err != nil {
		return nil, fmt.Errorf("pty: open %s: %w", name, err)
	}
	return os.NewFile(uintptr(fd), name), nil
}

func open(name string, flags int) (int, error) {
	for {
		fd, err := unix.Open(name, flags, 0)
		if err != unix.EINTR {
			return fd, err
		}
	}
}

func setSize(terminal *os.File, w, h int) error {
	return control(terminal, "set the window size", func(fd int) error {
		return unix.IoctlSetWinsize(fd, unix.TIOCSWINSZ, &unix.Winsize{Col: uint16(w), Row: uint16(h)})
	})
}

func size(terminal *os.File) (w, h int, err error) {
	err = control(terminal, "ask for the window size", func(fd int) error {
		ws, err := unix.IoctlGetWinsize(fd, unix.TIOCGWINSZ)
		if err == nil {
			w, h = int(ws.Col), int(ws.Row)
		}
		return err
	})
	return w, h, err
}

// control runs an ioctl while the file cannot be closed, and without putting it into blocking mode as File.Fd would.
func control(f *os.File, what string, ioctl func(fd int) error) error {
	raw, err := f.SyscallConn()
	if err != nil {
		return fmt.Errorf("pty: %s: %w", what, err)
	}
	var failed error
	err = raw.Control(func(fd uintptr) { failed = ioctl(int(fd)) })
	if err == nil {
		err = failed
	}
	if err != nil {
		return fmt.Errorf("pty: %s: %w", what, err)
	}
	return nil
}
