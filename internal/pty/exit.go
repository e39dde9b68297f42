package pty

import "fmt"

// Exit says how a program ended.
type Exit struct {
	Code   int    // the exit status; 128 and the signal's number if a signal ended it, as a shell reports it
	Signal string // the signal that ended it, such as "SIGTERM"; "" if it exited
}

// OK reports whether the program exited with status 0.
func (e Exit) OK() bool { return e == Exit{} }

// String is "exit status 3" or "killed by SIGTERM (exit status 143)".
func (e Exit) String() string {
	if e.Signal == "" {
		return fmt.Sprintf("exit status %d", e.Code)
	}
	return fmt.Sprintf("killed by %s (exit status %d)", e.Signal, e.Code)
}
