//go:build unix

package main

import (
	"os"
	"syscall"
	"time"
)

// stopUntold stops the process by what it cannot be told of.
func stopUntold() { _ = syscall.Kill(os.Getpid(), syscall.SIGSTOP) }

// stopOften asks the process to stop until it has.
func stopOften() {
	for asked := time.Now(); time.Since(asked) < 20*time.Millisecond; time.Sleep(200 * time.Microsecond) {
		asked = time.Now()
		_ = syscall.Kill(os.Getpid(), syscall.SIGTSTP)
	}
}
