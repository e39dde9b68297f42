//go:build unix

package automation

import (
	"context"
	"fmt"
	"io"
	"net"
	"strings"
	"sync"
	"testing"
	"time"

	"limoni/accessibility"
)

// Clients that come at the moment of closing are let go like those before
// them: each sees the end, and no goroutine is left for them.
func TestClientsThatComeWhileClosingAreLetGo(t *testing.T) {
	for range 20 {
		path := shortDir(t) + "/s"
		s := serveApp(t, path, newFakeApp(), everything)
		dialApp(t, path) // the control: it serves
		var clients sync.WaitGroup
		begun := make(chan struct{}, 8)
		for range 8 {
			clients.Add(1)
			go func() {
				defer clients.Done()
				for connected := true; connected; {
					conn, err := net.Dial("unix", path)
					if connected = err == nil; !connected {
						break
					}
					conn.SetDeadline(time.Now().Add(10 * time.Second))
					io.WriteString(conn, `{"id":1,"op":"snapshot","after":9}`+"\n")
					select {
					case begun <- struct{}{}:
					default:
					}
					if _, err := io.ReadAll(conn); err != nil && strings.Contains(err.Error(), "timeout") {
						t.Error("a client waits for the end that has come")
					}
					conn.Close()
				}
			}()
		}
		<-begun
		s.Close()
		clients.Wait()
	}
	eventually(t, "no goroutine of the package", func() bool {
		return !strings.Contains(goroutines(), "automation.(*conn)")
	})
}

// Why a client is not let in reaches it though it has sent much that nobody
// will read.
func TestRefusalReachesAClientThatHasWritten(t *testing.T) {
	path := shortDir(t) + "/s"
	serveApp(t, path, newFakeApp(), everything)
	var inside []*Client
	for range MaxClients {
		inside = append(inside, dialApp(t, path))
	}
	for range 20 {
		conn, err := net.Dial("unix", path)
		if err != nil {
			t.Fatal(err)
		}
		conn.SetDeadline(time.Now().Add(10 * time.Second))
		for i := 0; i < 50 && err == nil; i++ {
			_, err = io.WriteString(conn, `{"id":1,"op":"hello"}`+"\n")
		}
		d := talk(t, conn)
		d.hear(`{"event":"closing","error":{"code":"busy"}}`)
		conn.Close()
	}
	if r, err := inside[0].Do(t.Context(), accessibility.Request{Op: accessibility.OpKey, Chord: "a"}); err != nil || r.Verdict != accessibility.Handled {
		t.Errorf("who was inside before: %+v, %v", r, err)
	}
}

// TestTheEndOfAServerIsNoExit of an app that runs on.
func TestTheEndOfAServerIsNoExit(t *testing.T) {
	for _, ended := range []bool{false, true} {
		a := newScripted(t)
		ctx, end := context.WithCancel(t.Context())
		ours, theirs := net.Pipe()
		served := make(chan struct{})
		go func() { defer close(served); ServeConn(ctx, theirs, a, everything) }()
		d := talk(t, ours)
		d.ask(`{"id":0,"op":"focused"}`, `{"id":0,"result":{}}`)
		d.say(`{"id":1,"op":"wait","exit":true}`)
		eventually(t, "the wait waits", func() bool { return strings.Contains(goroutines(), "automation.(*frames).next") })
		want := `{"id":1,"error":{"code":"ended"}}`
		if ended {
			a.mu.Lock() // nobody who watches is told
			a.err = accessibility.ErrEnded
			a.seen = append(a.seen[:0], &Snapshot{})
			a.mu.Unlock()
			want = `{"id":1,"result":{"exit":true}}`
		}
		end()
		d.hear(want)
		d.hear(`{"event":"closing"}`)
		<-served
	}
}

// TestInputsReadLateAreAnswered: an input that was read when the time of a
// closing server was nearly over has a reply as well.
func TestInputsReadLateAreAnswered(t *testing.T) {
	for i := range 50 {
		ours, theirs := net.Pipe()
		c := newConn(theirs, newHub(newFakeApp(), everything))
		ctx, end := context.WithCancel(t.Context())
		end()
		c.beginClose().Stop()
		c.closeBy = time.Now().Add(time.Minute)
		c.end(errClosing)
		for range MaxInFlight {
			c.inputs <- request{}
		}
		go c.handle(ctx, []byte(fmt.Sprintf(`{"id":%d,"op":"key","chord":"x"}`, i)))
		ours.SetReadDeadline(time.Now().Add(5 * time.Second))
		talk(t, ours).hear(fmt.Sprintf(`{"id":%d,"error":{"code":"ended"}}`, i))
		ours.Close()
	}
}

// TestAnAppThatHadEndedTookNothing also where its server was about to cut it.
func TestAnAppThatHadEndedTookNothing(t *testing.T) {
	app := newFakeApp()
	app.ended = true
	c := newConn(nil, newHub(app, everything))
	c.end(errClosing)
	if result, err := c.input(accessibility.Request{Op: accessibility.OpKey, Chord: "x"}); err == nil || err.Code != codeEnded {
		t.Errorf("it is %+v, %v", result, err)
	}
}
