//go:build linux || darwin || freebsd

package pty

import (
	"os"

	"golang.org/x/sys/unix"
)

func termios(terminal *os.File) (t Termios, err error) {
	err = control(terminal, "ask for the line discipline", func(fd int) error {
		raw, err := unix.IoctlGetTermios(fd, getTermios)
		if err == nil {
			t = newTermios(raw)
		}
		return err
	})
	return t, err
}

func newTermios(raw *unix.Termios) Termios {
	t := Termios{
		Canonical:        raw.Lflag&unix.ICANON != 0,
		Echo:             raw.Lflag&unix.ECHO != 0,
		Signals:          raw.Lflag&unix.ISIG != 0,
		OutputProcessing: raw.Oflag&unix.OPOST != 0,
		flags:            [4]uint64{uint64(raw.Iflag), uint64(raw.Oflag), uint64(raw.Cflag), uint64(raw.Lflag)},
	}
	copy(t.chars[:], raw.Cc[:])
	return t
}
