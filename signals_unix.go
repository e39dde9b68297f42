//go:build unix

package limoni

import (
	"os"
	"os/signal"
	"syscall"
)

var (
	endSignals      = []os.Signal{syscall.SIGTERM, syscall.SIGINT, syscall.SIGHUP}
	suspendSignals  = []os.Signal{syscall.SIGTSTP}
	continueSignals = []os.Signal{syscall.SIGCONT}
	hangUpSignals   = []os.Signal{syscall.SIGHUP}
)

// stopProcess stops the process until it is told to go on.
func stopProcess() { _ = syscall.Kill(os.Getpid(), syscall.SIGSTOP) }

// stopJob stops every process of the job. A Go program does not stop at a
// SIGTSTP once it has asked for that signal, so this one stops at another that
// the terminal's driver may send: the kernel leaves a process alone that nobody
// could continue (POSIX, orphaned process groups), which SIGSTOP would not.
func stopJob() {
	signal.Reset(syscall.SIGTSTP)
	_ = syscall.Kill(0, syscall.SIGTSTP)
	_ = syscall.Kill(os.Getpid(), syscall.SIGTTOU)
}

// endChild passes sig on, and a hang-up after it: an interactive shell ends at
// nothing else.
func endChild(p *os.Process, sig os.Signal) {
	_ = p.Signal(sig)
	_ = p.Signal(syscall.SIGHUP)
}
