package automation

import (
	"bufio"
	"context"
	"encoding/json"
	"net"
	"os"
	"reflect"
	"strings"
	"testing"
)

var everything = Policy{AllowInput: true, ExposeScreen: true, ExposeInputValues: true}

// pipe serves h over a net.Pipe and returns the client's end.
func pipe(t *testing.T, h *fakeApp, p Policy) net.Conn {
	t.Helper()
	ours, theirs := net.Pipe()
	done := make(chan struct{})
	go func() { defer close(done); ServeConn(context.Background(), theirs, h, p) }()
	t.Cleanup(func() { ours.Close(); <-done })
	return ours
}

func TestVectors(t *testing.T) {
	data, err := os.ReadFile("testdata/requests.txt")
	if err != nil {
		t.Fatal(err)
	}
	conn := pipe(t, newFakeApp(), everything)
	in := bufio.NewReader(conn)
	special := strings.NewReplacer("<BOM>", "\ufeff", "<CR>", "\r", "<FF>", "\xff")
	sent := ""
	for n, line := range strings.Split(string(data), "\n") {
		switch {
		case line == "> blank":
			conn.Write([]byte("\n"))
		case strings.HasPrefix(line, "> "):
			sent = line
			conn.Write([]byte(special.Replace(line[2:]) + "\n"))
		case strings.HasPrefix(line, "< "):
			got, err := in.ReadString('\n')
			if err != nil {
				t.Fatalf("line %d: %v", n+1, err)
			}
			if !contains(t, got, line[2:]) {
				t.Errorf("line %d: %s\n got %s want %s", n+1, sent, got, line[2:])
			}
		}
	}
}

// contains reports whether JSON got has everything that JSON want has.
func contains(t *testing.T, got, want string) bool {
	t.Helper()
	return covers(decode(t, got), decode(t, want))
}

func decode(t *testing.T, text string) (v any) {
	t.Helper()
	dec := json.NewDecoder(strings.NewReader(text))
	dec.UseNumber()
	if err := dec.Decode(&v); err != nil {
		t.Fatalf("%q: %v", text, err)
	}
	return v
}

func covers(got, want any) bool {
	w, ok := want.(map[string]any)
	if !ok {
		return reflect.DeepEqual(got, want)
	}
	g, _ := got.(map[string]any)
	for name, value := range w {
		if member, there := g[name]; !there || !covers(member, value) {
			return false
		}
	}
	return g != nil
}
