//go:build linux || darwin || freebsd

package realapp

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io"
	"net"
	"strings"
	"sync"
	"testing"
)

// tap stands between clients and an app and keeps every byte the app sends, and
// the requests.
type tap struct {
	mu    sync.Mutex
	sent  bytes.Buffer
	asked []string
	cut   string // what breaks a connection when a client sends it
}

// requests are the operations that clients have asked for since the last call,
// as "hello snapshot click".
func (tp *tap) requests() string {
	tp.mu.Lock()
	defer tp.mu.Unlock()
	var ops []string
	for _, line := range tp.asked {
		var r struct{ Op string }
		json.Unmarshal([]byte(line), &r)
		ops = append(ops, r.Op)
	}
	tp.asked = nil
	return strings.Join(ops, " ")
}

// cutAt makes a request with that text the last one of its connection: it gets
// to the app, and the app's answer gets nowhere.
func (tp *tap) cutAt(text string) {
	tp.mu.Lock()
	defer tp.mu.Unlock()
	tp.cut = text
}

// cuts notes a request and reports whether it is the last one.
func (tp *tap) cuts(request []byte) bool {
	tp.mu.Lock()
	defer tp.mu.Unlock()
	if len(request) > 0 {
		tp.asked = append(tp.asked, string(request))
	}
	return tp.cut != "" && bytes.Contains(request, []byte(tp.cut))
}

func newTap(t *testing.T, path, app string) *tap {
	t.Helper()
	l, err := net.Listen("unix", path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	tp := new(tap)
	go func() {
		for {
			client, err := l.Accept()
			if err != nil {
				return
			}
			go tp.relay(client, app)
		}
	}()
	return tp
}

func (tp *tap) relay(client net.Conn, path string) {
	defer client.Close()
	app, err := net.Dial("unix", path)
	if err != nil {
		return
	}
	go func() {
		defer app.Close()
		for requests := bufio.NewReader(client); ; {
			request, err := requests.ReadBytes('\n')
			if tp.cuts(request) {
				client.Close() // before the answer can come
				app.Write(request)
				io.Copy(io.Discard, client)
				return
			}
			app.Write(request)
			if err != nil {
				return
			}
		}
	}()
	io.Copy(io.MultiWriter(tp, client), app)
}

func (tp *tap) Write(p []byte) (int, error) {
	tp.mu.Lock()
	defer tp.mu.Unlock()
	return tp.sent.Write(p)
}

func (tp *tap) bytes() []byte {
	tp.mu.Lock()
	defer tp.mu.Unlock()
	return bytes.Clone(tp.sent.Bytes())
}
