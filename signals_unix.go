//go:build unix

package limoni

import (
	"os"
	"syscall"
)

var (
	endSignals     = []os.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP}
	suspendSignals = []os.Signal{syscall.SIGTSTP}
)

// stopProcess stops the process until it is told to go on.
func stopProcess() { _ = syscall.Kill(os.Getpid(), syscall.SIGSTOP) }
