//go:build linux || darwin || freebsd

package realapp

import (
	"bufio"
	"encoding/json"
	"net"
	"os"
	"path/filepath"
	"testing"
)

// What waits in the app's queue when it quits is answered gone, and nothing of
// it is done. What the server had read and not yet handed over when the app
// quit was not taken, and is answered so; of eight inputs that are given time it
// may be one or two.
func TestInputsBehindAQuitAreGone(t *testing.T) {
	t.Parallel()
	dir := tempDir(t)
	path, release := filepath.Join(dir, "app.sock"), filepath.Join(dir, "go")
	a := listening(t, path, "input", how{dir: dir, args: []string{"-release", release}})
	quit := connect(t, path)
	quit.send(`{"id":1,"op":"act","action":"hold","target":{"id":"greeter"}}`)
	a.reported("holding") // the app's own goroutine is busy, and will quit
	var waiting []rawClient
	for range 8 {
		c := connect(t, path)
		c.send(`{"id":1,"op":"act","action":"greet","target":{"id":"greeter"}}`)
		c.send(`{"id":2,"op":"cancel","request_id":99}`)
		c.reply(2) // the line before it was read
		waiting = append(waiting, c)
	}
	if err := os.WriteFile(release, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if r := quit.reply(1); r.Result.Verdict != "handled" && r.Result.Verdict != "gone" {
		t.Errorf("the input that quit was answered %+v", r)
	}
	gone := 0
	for _, c := range waiting {
		switch r := c.reply(1); {
		case r.Result.Verdict == "gone":
			gone++
		case r.Error.Code != "ended":
			t.Errorf("an input that waited was answered %+v, want gone", r)
		}
	}
	if gone == 0 {
		t.Error("no input that waited was answered gone")
	}
	if exit := a.end(); !exit.OK() {
		t.Error(exit)
	}
	if said := a.reportText(); said != "holding\nended: <nil>\n" {
		t.Errorf("the app reports\n%s", said)
	}
}

// rawClient speaks the protocol line by line.
type rawClient struct {
	t     *testing.T
	conn  net.Conn
	lines *bufio.Scanner
}

type rawReply struct {
	ID     int
	Result struct{ Verdict string }
	Error  struct{ Code, Message string }
}

func connect(t *testing.T, path string) rawClient {
	t.Helper()
	conn, err := net.Dial("unix", path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close() })
	deadline, _ := soon(t).Deadline()
	conn.SetDeadline(deadline)
	lines := bufio.NewScanner(conn)
	lines.Buffer(nil, 1<<20)
	return rawClient{t, conn, lines}
}

func (c rawClient) send(line string) {
	c.t.Helper()
	if _, err := c.conn.Write([]byte(line + "\n")); err != nil {
		c.t.Fatal(err)
	}
}

// reply returns the reply with that id, which no other may come before.
func (c rawClient) reply(id int) (r rawReply) {
	c.t.Helper()
	if !c.lines.Scan() {
		c.t.Fatalf("no reply: %v", c.lines.Err())
	}
	if err := json.Unmarshal(c.lines.Bytes(), &r); err != nil || r.ID != id {
		c.t.Fatalf("%s: %v; want the reply to %d", c.lines.Bytes(), err, id)
	}
	return r
}
