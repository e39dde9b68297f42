//go:build linux || darwin || freebsd

package pty

import (
	"os"
	"os/exec"
	"syscall"

	"golang.org/x/sys/unix"
)

// lead makes cmd the leader of a session whose controlling terminal is the slave.
func lead(cmd *exec.Cmd, slave *os.File) {
	fd := useTerminal(cmd, slave)
	if cmd.SysProcAttr == nil {
		cmd.SysProcAttr = &syscall.SysProcAttr{}
	}
	cmd.SysProcAttr.Setsid = true
	cmd.SysProcAttr.Setctty = true
	cmd.SysProcAttr.Ctty = fd
}

// terminalSignals are what a terminal and its shell send.
var terminalSignals = []os.Signal{syscall.SIGHUP, syscall.SIGINT, syscall.SIGQUIT, syscall.SIGTERM}

func exitOf(state *os.ProcessState) Exit {
	status, ok := state.Sys().(syscall.WaitStatus)
	if ok && status.Signaled() {
		sig := status.Signal()
		return Exit{Code: 128 + int(sig), Signal: unix.SignalName(sig)}
	}
	return Exit{Code: state.ExitCode()}
}

func groupAlive(group int) bool { return unix.Kill(-group, 0) == nil }

// hangUp tells process groups that their terminal is gone; stopped processes are woken to hear it.
func hangUp(groups []int) {
	for _, group := range groups {
		unix.Kill(-group, unix.SIGHUP)
		unix.Kill(-group, unix.SIGCONT)
	}
}

func kill(groups []int) {
	for _, group := range groups {
		unix.Kill(-group, unix.SIGKILL)
	}
}

// foreground returns the process group in the foreground of a session's terminal, 0 where there is none.
func foreground(master *os.File, session int) (group int) {
	control(master, "ask for the foreground", func(fd int) error {
		n, err := unix.IoctlGetInt(fd, unix.TIOCGPGRP)
		if err != nil || n <= 1 {
			return err
		}
		if sid, err := unix.Getsid(n); err == nil && sid == session {
			group = n
		}
		return nil
	})
	return group
}
