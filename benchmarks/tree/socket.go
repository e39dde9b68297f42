package tree

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"time"

	"limoni"
	"limoni/accessibility"
	"limoni/automation"
	"limoni/layout"
	"limoni/widgets"
)

// everything is a policy that permits all.
var everything = accessibility.Policy{AllowInput: true, ExposeScreen: true, ExposeInputValues: true}

// Serve shows 200 nodes and a button that counts on a socket until the
// standard input ends. It says on the standard output when it listens.
func Serve(path string) error {
	server, err := automation.Listen(path, counter(), everything)
	if err != nil {
		return err
	}
	defer server.Close()
	fmt.Println("ready")
	_, err = io.Copy(io.Discard, os.Stdin)
	return err
}

func counter() *limoni.App {
	c, clicks := newControls(200), 0
	return limoni.New(120, 60, func(f *limoni.Frame) {
		area := f.Area()
		line := layout.CutBottom(&area, 1)
		c.register(f)
		count := widgets.Button{ID: "count", Label: "Count"}.Draw(f, layout.CutLeft(&line, 12))
		if count.Clicked() {
			clicks++
		}
		widgets.Status{ID: "clicks", Text: f.Concat("clicks: ", f.Itoa(clicks))}.Draw(f, line)
	}, limoni.WithOutput(io.Discard))
}

// Act finds a button by its role and label in another process, presses it and
// waits for the verdict, n times. It returns the times in nanoseconds.
// self is a program that calls [Serve] with the argument after its last one.
func Act(n int, self ...string) (times []float64, err error) {
	dir, err := os.MkdirTemp("", "tree")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	path := filepath.Join(dir, "app.sock")
	stop, err := launch(append(self, path))
	if err != nil {
		return nil, err
	}
	defer stop()
	client, err := automation.Dial(context.Background(), path)
	if err != nil {
		return nil, err
	}
	defer client.Close()
	if _, err := press(client, 50); err != nil {
		return nil, err
	}
	return press(client, n)
}

// launch starts the server and waits until it listens.
func launch(args []string) (stop func(), err error) {
	cmd := exec.Command(args[0], args[1:]...)
	cmd.Stderr = os.Stderr
	in, err := cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	stop = func() {
		in.Close()
		cmd.Wait()
	}
	if _, err := bufio.NewReader(out).ReadString('\n'); err != nil {
		stop()
		return nil, fmt.Errorf("the app does not listen: %w", err)
	}
	return stop, nil
}

// press presses the button n times and returns the time of each.
func press(h accessibility.Host, n int) (times []float64, err error) {
	request := accessibility.Request{Op: accessibility.OpAct, Action: "activate",
		Target: accessibility.Selector{Role: accessibility.RoleButton, Label: "Count"}}
	for range n {
		at := time.Now()
		result, err := h.Do(context.Background(), request)
		if err != nil {
			return nil, err
		}
		if result.Verdict != accessibility.Handled {
			return nil, fmt.Errorf("pressing the button: %v", result.Err())
		}
		times = append(times, float64(time.Since(at)))
	}
	return times, nil
}
