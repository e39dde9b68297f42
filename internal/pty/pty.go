// Package pty runs programs on pseudo-terminals: real terminal devices whose other end is held by the caller instead
// of a keyboard and a screen. Open makes a bare pair, Start puts a program on one as a terminal emulator would, and
// StartConsole couples that with the emulator of package vt, so that a test can wait for what the program shows:
//
//	c, err := pty.StartConsole(exec.Command("./app"), 80, 24)
//	if err != nil { … }
//	defer c.Close()
//	err = c.WaitFor(ctx, func(s *vt.Screen) bool { return strings.Contains(s.String(), "Ready") })
//	io.WriteString(c, "q")
//	exit, err := c.Wait(ctx)
//
// It works on Linux, macOS and FreeBSD without cgo; elsewhere everything that opens a pseudo-terminal returns
// ErrUnsupported.
package pty

import (
	"errors"
	"fmt"
	"os"
	"runtime"
)

// ErrUnsupported is returned where the operating system has no pseudo-terminals that this package can open. It is
// errors.ErrUnsupported, too.
var ErrUnsupported = fmt.Errorf("pty: no pseudo-terminals on %s: %w", runtime.GOOS, errors.ErrUnsupported)

// Open opens a pseudo-terminal of w columns and h rows. What is written to master is what a user types; what is
// written to slave can be read from master. The caller closes both. Neither becomes the caller's controlling terminal,
// and no child inherits them unless asked to.
func Open(w, h int) (master, slave *os.File, err error) {
	if w < 1 || h < 1 || w > maxSize || h > maxSize {
		return nil, nil, fmt.Errorf("pty: a terminal of %d columns and %d rows: both must be 1 to %d", w, h, maxSize)
	}
	master, name, err := openMaster()
	if err != nil {
		return nil, nil, err
	}
	slave, err = openSlave(name)
	if err == nil {
		err = setSize(master, w, h)
	}
	if err != nil {
		master.Close()
		if slave != nil {
			slave.Close()
		}
		return nil, nil, err
	}
	return master, slave, nil
}

// maxSize is what the kernel's window size has room for.
const maxSize = 65535
