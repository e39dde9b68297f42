//go:build linux || darwin || freebsd

package realapp

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"limoni/accessibility"
	"limoni/automation"
)

// While the app counts as fast as it can and its window changes, four clients
// read it all the time. Each answer is of one moment: both labels show one
// number, the screen shows what the tree says, and the size is one.
func TestEveryAnswerIsOfOneFrame(t *testing.T) {
	t.Parallel()
	path := filepath.Join(tempDir(t), "app.sock")
	a := listening(t, path, "screen", how{args: []string{"-spin"}})
	var reading sync.WaitGroup
	failures := make(chan string, 4)
	for range 4 {
		client, ctx := dial(t, path), soon(t)
		reading.Add(1)
		go func() {
			defer reading.Done()
			if wrong := readFrames(ctx, client, 100); wrong != "" {
				failures <- wrong
			}
		}()
	}
	for i := range 50 {
		a.Resize(80+i%5, 24-i%3)
	}
	reading.Wait()
	close(failures)
	for failure := range failures {
		t.Error(failure)
	}
	a.Process.Signal(os.Interrupt)
	a.end()
}

// readFrames reads one frame after the other and says what is wrong with one.
func readFrames(ctx context.Context, client *automation.Client, n int) string {
	frame := uint64(0)
	for range n {
		s, err := client.Snapshot(ctx, frame)
		if err != nil {
			return err.Error()
		}
		if wrong := torn(s); wrong != "" || s.Frame <= frame {
			return fmt.Sprintf("frame %d after %d: %s", s.Frame, frame, wrong)
		}
		frame = s.Frame
	}
	return ""
}

// torn says in what way a snapshot is of two moments.
func torn(s *automation.Snapshot) string {
	label := func(id string) string {
		if i, err := (accessibility.Selector{ID: id}).One(&s.Tree); err == nil {
			return s.Tree.Nodes[i].Label
		}
		return "no " + id
	}
	_, one, _ := strings.Cut(label("one"), "=")
	_, two, _ := strings.Cut(label("two"), "=")
	rows := strings.Split(s.Screen.String(), "\n")
	size := fmt.Sprintf("w=%d h=%d ", s.Width, s.Height)
	switch {
	case one != two || one == "":
		return fmt.Sprintf("the labels show %q and %q", one, two)
	case !strings.Contains(strings.Join(rows, "\n"), "\none="+one):
		return "the tree says " + one + " and the screen\n" + s.Screen.String()
	case !strings.HasPrefix(label("size"), size) || s.Screen.Width != s.Width || s.Screen.Height != s.Height:
		return fmt.Sprintf("the size is %q, %q and %dx%d", size, label("size"), s.Screen.Width, s.Screen.Height)
	}
	return ""
}
