//go:build linux || darwin || freebsd

package realapp

import (
	"bytes"
	"io"
	"net"
	"sync"
	"testing"
)

// tap stands between clients and an app and keeps every byte the app sends.
type tap struct {
	mu   sync.Mutex
	sent bytes.Buffer
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
		io.Copy(app, client)
		app.Close()
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
