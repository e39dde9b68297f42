//go:build unix

package automation_test

import (
	"bufio"
	"encoding/json"
	"fmt"
	"math/rand"
	"net"
	"os"
	"strings"
	"sync"
	"testing"
	"time"

	"limoni/automation"
)

// storm are requests that get in each other's way.
var storm = []string{
	`"op":"key","chord":"x"`, `"op":"key","chord":"x","repeat":3`, `"op":"text","text":"a"`, `"op":"hello"`, `"op":"snapshot"`,
	`"op":"snapshot","after":1`, `"op":"snapshot","after":1000000`, `"op":"snapshot","since":3,"screen":true`, `"op":"focused"`,
	`"op":"wait","idle":true`, `"op":"wait","text":"never"`, `"op":"wait","changed":true`, `"op":"wait","exit":true`, `"op":"wait","timeout_ms":0,"text":"never"`,
	`"op":"subscribe"`, `"op":"subscribe","topics":["frame","tree"],"since":2`, `"op":"unsubscribe"`, `"op":"lease"`, `"op":"release"`,
	`"op":"cancel","request_id":%d`, `"op":"cancel","request_id":%d`, `"op":"resize","width":20,"height":5`, `"op":"nonsense"`,
}

// TestAStorm of clients that send at random and leave in all ways, and then of a
// server that closes: each request that was read has one reply, where the client
// was there to hear it and the end was a good one.
func TestAStorm(t *testing.T) {
	seed := rand.Int63()
	app := todo()
	defer app.Close()
	dir, err := os.MkdirTemp("", "l")
	if err != nil {
		t.Fatal(err)
	}
	defer os.RemoveAll(dir)
	s, err := automation.Listen(dir+"/s", app, automation.Policy{AllowInput: true, ExposeScreen: true, ExposeInputValues: true})
	if err != nil {
		t.Fatal(err)
	}
	var leave, stay sync.WaitGroup
	for n := range 12 {
		conn, work := dialRaw(t, s.Path()).(*net.UnixConn), &leave
		if n%4 == 3 {
			work = &stay
		}
		work.Add(1)
		go func() {
			defer work.Done()
			tossed(t, seed+int64(n), conn, n)
		}()
	}
	leave.Wait()
	closed := make(chan struct{})
	go func() { defer close(closed); s.Close() }()
	select {
	case <-closed:
	case <-time.After(20 * time.Second):
		t.Fatal("the server does not close")
	}
	stay.Wait()
	for end := time.Now().Add(10 * time.Second); automation.Serving() > 0; time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("seed %d: %d goroutines are left", seed, automation.Serving())
		}
	}
}

// tossed is one client. It leaves by how: n%4 is by closing its half, by "close",
// without a word, or not before the server does.
func tossed(t *testing.T, seed int64, conn *net.UnixConn, how int) {
	r := rand.New(rand.NewSource(seed))
	replies := map[string]int{}
	heard := make(chan string, 1)
	go func() {
		in, last := bufio.NewScanner(conn), ""
		in.Buffer(nil, 64<<20)
		for in.Scan() {
			var m struct {
				ID    json.RawMessage
				Event string
				Error *struct{ Code string }
			}
			if strings.Contains(last, `"closing"`) {
				t.Errorf("after the last line: %s", in.Text())
			}
			if json.Unmarshal(in.Bytes(), &m) != nil { // cut within a line
				if how%4 < 2 || in.Scan() {
					t.Errorf("after %s: %s", last, in.Text())
				}
				break
			}
			if last = in.Text(); m.Event == "" {
				replies[string(m.ID)]++
			}
		}
		heard <- last
	}()
	n := 20 + r.Intn(100)
	if how%4 == 3 {
		n = 1 << 20
	}
	sent := 0
	for ; sent < n; sent++ {
		line := storm[r.Intn(len(storm))]
		if strings.Contains(line, "%d") {
			line = fmt.Sprintf(line, r.Intn(sent+1))
		}
		if _, err := fmt.Fprintf(conn, "{\"id\":%d,%s}\n", sent, line); err != nil {
			break
		}
		if r.Intn(8) == 0 {
			time.Sleep(time.Millisecond)
		}
	}
	switch how % 4 {
	case 0:
		conn.CloseWrite()
	case 1:
		fmt.Fprintf(conn, "{\"id\":%d,\"op\":\"close\"}\n", sent)
		sent++
	case 2:
		conn.Close()
	}
	last := <-heard
	if how%4 == 2 {
		return
	}
	for id, n := range replies {
		if n != 1 || id == "null" {
			t.Errorf("seed %d: %d replies for %s", seed, n, id)
		}
	}
	closing := strings.Contains(last, `"closing"`)
	if how%4 < 2 && len(replies) != sent || how%4 == 1 && !closing {
		t.Errorf("seed %d, way %d: %d replies to %d requests, the last is %s", seed, how%4, len(replies), sent, last)
	}
	if !closing && how%4 == 3 {
		return // the time it was given was too short
	}
	for id := range len(replies) { // those that were read are the first
		if replies[fmt.Sprint(id)] != 1 {
			t.Errorf("seed %d, way %d: no reply to %d of %d", seed, how%4, id, len(replies))
			break
		}
	}
}
