package terminal_test

import (
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"testing"

	"limoni/internal/terminal"

	"golang.org/x/sys/unix"
)

func init() {
	programs["unread by Restore"] = func() error { return leaveUnread((*terminal.Terminal).Restore) }
	programs["unread by Suspend"] = func() error { return leaveUnread((*terminal.Terminal).Suspend) }
}

// leaveUnread leaves the terminal while the kernel has input for it that nobody
// read, and then has a shell read a line.
func leaveUnread(leave func(*terminal.Terminal) error) error {
	term, err := terminal.Open(terminal.Options{Inline: true, NoMouse: true})
	if err != nil {
		return err
	}
	defer term.Restore()
	fmt.Fprint(term, "begin\r\n")
	for n := 0; n < len(unread); runtime.Gosched() {
		if n, err = unix.IoctlGetInt(unix.Stdin, unix.TIOCINQ); err != nil {
			return err
		}
	}
	if err := leave(term); err != nil {
		return err
	}
	shell := exec.Command("sh", "-c", `echo ready; read line; echo "shell:<$line>"`)
	shell.Stdin, shell.Stdout, shell.Stderr = os.Stdin, os.Stdout, os.Stderr
	return shell.Run()
}

const unread = "late "

func TestWhatWasNotReadIsNotTypedIntoTheShell(t *testing.T) {
	for _, program := range []string{"unread by Restore", "unread by Suspend"} {
		c := console(t, program)
		await(t, c, "begin", 1)
		fmt.Fprint(c, unread)
		await(t, c, "ready", 1)
		fmt.Fprint(c, "ls\r")
		await(t, c, "shell:<ls>", 1)
		if exit := c.Process.Wait(); !exit.OK() {
			t.Errorf("%v:\n%s", exit, c.Screen())
		}
	}
}
