//go:build darwin || dragonfly || freebsd || linux || netbsd || openbsd

package terminal

import (
	"fmt"
	"io/fs"
	"os"
	"os/signal"

	"golang.org/x/sys/unix"
)

// checkInput explains why in, the standard input, is no terminal that can be
// opened.
func checkInput(in *os.File) error {
	fd := int(in.Fd())
	if _, err := unix.IoctlGetWinsize(fd, unix.TIOCGWINSZ); err != nil {
		return fmt.Errorf("%w but %s (%w)", ErrNotTerminal, describeInput(in), err)
	}
	if err := control(fd); err != nil {
		return fmt.Errorf("%w that controls this process (%w)", ErrNotTerminal, err)
	}
	return nil
}

func describeInput(in *os.File) string {
	info, err := in.Stat()
	switch {
	case err != nil:
		return "closed"
	case info.Mode()&fs.ModeNamedPipe != 0:
		return "a pipe"
	case info.Mode().IsRegular():
		return "a file"
	case info.Mode()&fs.ModeCharDevice != 0:
		return "a device such as /dev/null, or a terminal that has hung up"
	}
	return "something else"
}

// control makes the terminal the controlling one of this process, which is the
// one that /dev/tty opens and that tells of a new size. It already is where a
// shell started us; a program that gave us a pseudo-terminal may have left that
// out.
func control(fd int) error {
	if _, err := unix.IoctlGetInt(fd, unix.TIOCGPGRP); err == nil {
		return nil
	}
	_, _ = unix.Setsid() // refused to a session's leader, which needs none
	return unix.IoctlSetInt(fd, unix.TIOCSCTTY, 0)
}

// controlling names the terminal that controls a process.
const controlling = "/dev/tty"

// IsTerminal reports whether f is a terminal.
func IsTerminal(f *os.File) bool {
	_, err := unix.IoctlGetWinsize(int(f.Fd()), unix.TIOCGWINSZ)
	return err == nil
}

// Raw reports whether the line is still as this package set it, and not as a
// shell left it that had the terminal meanwhile.
func Raw() bool {
	state, err := unix.IoctlGetTermios(unix.Stdin, getTermios)
	return err == nil && state.Lflag&(unix.ICANON|unix.ECHO) == 0
}

func kernelSize() (width, height int) {
	size, err := unix.IoctlGetWinsize(unix.Stdin, unix.TIOCGWINSZ)
	if err != nil {
		return 0, 0
	}
	return int(size.Col), int(size.Row)
}

// force writes b to a terminal that takes no output, in place of what waits.
func force(b []byte) {
	fd, err := unix.Open(controlling, unix.O_WRONLY|unix.O_NONBLOCK|unix.O_NOCTTY|unix.O_CLOEXEC, 0)
	if err != nil {
		return
	}
	discardOutput(fd)
	_, _ = unix.Write(fd, b)
	_ = unix.Close(fd)
}

// watchSize calls resized after each SIGWINCH until stop. It does not use the
// device's own callback: that one may miss the last signal of a burst.
func watchSize(resized func(), _ func(func())) (stop func()) {
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, unix.SIGWINCH)
	go func() {
		for range signals {
			resized()
		}
	}()
	return func() {
		signal.Stop(signals)
		close(signals)
	}
}
