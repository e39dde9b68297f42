//go:build !(linux || darwin || freebsd)

package pty

import (
	"os"
	"os/exec"
)

const closeHangsUp = true

var terminalSignals []os.Signal

func openMaster() (*os.File, string, error)       { return nil, "", ErrUnsupported }
func openSlave(string) (*os.File, error)          { return nil, ErrUnsupported }
func setSize(*os.File, int, int) error            { return ErrUnsupported }
func size(*os.File) (w, h int, err error)         { return 0, 0, ErrUnsupported }
func termios(*os.File) (Termios, error)           { return Termios{}, ErrUnsupported }
func lead(cmd *exec.Cmd, slave *os.File)          { useTerminal(cmd, slave) }
func exitOf(state *os.ProcessState) Exit          { return Exit{Code: state.ExitCode()} }
func groupAlive(int) bool                         { return false }
func hangUp([]int)                                {}
func kill([]int)                                  {}
func foreground(master *os.File, session int) int { return 0 }
