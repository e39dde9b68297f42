//go:build linux || darwin || freebsd

package terminal_test

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"limoni/internal/pty"
	"limoni/internal/terminal"
	"limoni/internal/vt"
)

func init() { programs["handover"] = handOver }

// handOver lends the terminal to a shell that reads one line, for each "s" that
// is typed, and tells what else it reads. "q" ends it.
func handOver() error {
	term, err := terminal.Open(terminal.Options{Inline: true, NoMouse: true})
	if err != nil {
		return err
	}
	defer term.Restore()
	read := make(chan byte)
	go readBytes(term, read)
	fmt.Fprint(term, "begin\r\n")
	for b := range read {
		switch b {
		case 'q':
			return nil
		case 's':
			if err := lend(term); err != nil {
				return err
			}
		default:
			fmt.Fprintf(term, "app:%c\r\n", b)
		}
	}
	return nil
}

func readBytes(term *terminal.Terminal, read chan<- byte) {
	defer close(read)
	var p [64]byte
	for {
		n, err := term.Read(p[:])
		if err != nil {
			return
		}
		for _, b := range p[:n] {
			read <- b
		}
	}
}

func lend(term *terminal.Terminal) error {
	if err := term.Suspend(); err != nil {
		return err
	}
	shell := exec.Command("sh", "-c", `echo ready; read line; echo "child:$line"`)
	shell.Stdin, shell.Stdout, shell.Stderr = os.Stdin, os.Stdout, os.Stderr
	if err := shell.Run(); err != nil {
		return err
	}
	if err := term.Resume(); err != nil {
		return err
	}
	_, err := fmt.Fprint(term, "back\r\n")
	return err
}

// console starts the test program of that name.
func console(t *testing.T, program string) *pty.Console {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(self)
	cmd.Env = append(os.Environ(), "LIMONI_TEST_PROGRAM="+program, "TERM=xterm-256color")
	c, err := pty.StartConsole(cmd, 80, 50)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close() })
	return c
}

// await waits until the screen shows text n times.
func await(t *testing.T, c *pty.Console, text string, n int) {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
	defer cancel()
	if err := c.WaitFor(ctx, func(s *vt.Screen) bool { return strings.Count(s.String(), text) == n }); err != nil {
		t.Fatalf("%v: %q is not there %d times:\n%s", err, text, n, c.Screen())
	}
}

func TestAChildGetsEveryByteThatIsTyped(t *testing.T) {
	c := console(t, "handover")
	await(t, c, "begin", 1)
	const line = "the quick brown fox"
	for round := 1; round <= 8; round++ {
		fmt.Fprint(c, "s")
		await(t, c, "ready", round)
		for _, b := range line {
			fmt.Fprintf(c, "%c", b)
		}
		fmt.Fprint(c, "\r")
		await(t, c, "back", round)
		await(t, c, "child:"+line, round)
		fmt.Fprint(c, "k") // the app reads again, and nothing of the line
		await(t, c, "app:k", round)
		await(t, c, "app:", round)
	}
	fmt.Fprint(c, "q")
	if exit := c.Process.Wait(); !exit.OK() {
		t.Errorf("%v:\n%s", exit, c.Screen())
	}
}
