//go:build unix

package automation_test

import (
	"bufio"
	"context"
	"fmt"
	"os"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/automation"
)

// losing counts the frames that go by unseen.
type losing struct {
	*limoni.App
	lost atomic.Uint64
}

func (l *losing) Watch() (accessibility.Watch, error) {
	w, err := l.App.Watch()
	return losingWatch{w, l}, err
}

type losingWatch struct {
	accessibility.Watch
	of *losing
}

func (w losingWatch) Next(ctx context.Context) (*accessibility.Snapshot, uint64, error) {
	s, lost, err := w.Watch.Next(ctx)
	w.of.lost.Add(lost)
	return s, lost, err
}

// TestACrowdHidesNoFrame: however many clients send inputs at once, the server
// sees every frame.
func TestACrowdHidesNoFrame(t *testing.T) {
	const clients, each = 48, 40
	app := &losing{App: limoni.New(30, 4, new(record).draw)}
	defer app.Close()
	dir, err := os.MkdirTemp("", "l")
	if err != nil {
		t.Fatal(err)
	}
	defer os.RemoveAll(dir)
	s, err := automation.Listen(dir+"/s", app, automation.Policy{AllowInput: true})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	var work sync.WaitGroup
	for range clients {
		conn := dialRaw(t, s.Path())
		work.Add(1)
		go func() {
			defer work.Done()
			for i := range each {
				fmt.Fprintf(conn, `{"id":%d,"op":"key","chord":"f5"}`+"\n", i)
			}
			in := bufio.NewScanner(conn)
			for range each {
				if !in.Scan() || !strings.Contains(in.Text(), `"frame"`) {
					t.Errorf("%s, %v", in.Text(), in.Err())
					return
				}
			}
		}()
	}
	work.Wait()
	if lost := app.lost.Load(); lost > 0 {
		t.Errorf("%d frames went by unseen", lost)
	}
}
