//go:build unix

package automation_test

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/automation"
	"limoni/layout"
	"limoni/widgets"
)

// record is an app in memory that writes down each text it is given.
type record struct {
	mu    sync.Mutex
	texts []string
	value string
}

func (r *record) draw(f *limoni.Frame) {
	area := f.Area()
	field := widgets.TextInput{ID: "field", Label: "Field", Value: &r.value}
	if field.Draw(f, layout.CutTop(&area, 1)).Changed() {
		r.mu.Lock()
		r.texts = append(r.texts, r.value)
		r.mu.Unlock()
		r.value = ""
	}
	widgets.Button{ID: "quiet", Label: "Quiet"}.Draw(f, layout.CutTop(&area, 1))
}

func (r *record) all() []string {
	r.mu.Lock()
	defer r.mu.Unlock()
	return slices.Clone(r.texts)
}

func serveRecord(t testing.TB) (*record, string) {
	t.Helper()
	r := &record{}
	app := limoni.New(30, 4, r.draw)
	dir, err := os.MkdirTemp("", "l")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	s, err := automation.Listen(dir+"/s", app, automation.Policy{AllowInput: true, ExposeScreen: true, ExposeInputValues: true})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close(); app.Close() })
	if r, err := app.Do(context.Background(), accessibility.Request{Op: accessibility.OpAct, Target: accessibility.Selector{ID: "field"}, Action: "focus"}); err != nil || r.Err() != nil {
		t.Fatal(r, err)
	}
	return r, s.Path()
}

func dialRaw(t testing.TB, path string) net.Conn {
	t.Helper()
	conn, err := net.Dial("unix", path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close() })
	return conn
}

// TestTenThousandInputs of four clients, sent without waiting: each is answered
// once and in the order of its client, and the app's own record agrees.
func TestTenThousandInputs(t *testing.T) {
	const clients, each = 4, 2500
	r, path := serveRecord(t)
	var work sync.WaitGroup
	for c := range clients {
		conn := dialRaw(t, path)
		work.Add(2)
		go func() {
			defer work.Done()
			out := bufio.NewWriter(conn)
			for i := range each {
				fmt.Fprintf(out, `{"id":%d,"op":"text","text":"%d-%04d"}`+"\n", i, c, i)
			}
			out.Flush()
		}()
		go func() {
			defer work.Done()
			in := bufio.NewScanner(conn)
			for i := range each {
				if want := fmt.Sprintf(`{"id":%d,"result":{"verdict":"handled",`, i); !in.Scan() || !strings.HasPrefix(in.Text(), want) {
					t.Errorf("client %d: %s, %v, want %s", c, in.Text(), in.Err(), want)
					return
				}
			}
		}()
	}
	work.Wait()
	got := r.all()
	if len(got) != clients*each {
		t.Errorf("the app got %d texts", len(got))
	}
	for c := range clients {
		prefix := fmt.Sprintf("%d-", c)
		mine := slices.DeleteFunc(slices.Clone(got), func(s string) bool { return !strings.HasPrefix(s, prefix) })
		for i, text := range mine {
			if text != fmt.Sprintf("%d-%04d", c, i) {
				t.Fatalf("client %d: input %d is %q", c, i, text)
			}
		}
		if len(mine) != each {
			t.Errorf("client %d: the app got %d texts", c, len(mine))
		}
	}
}

// TestSixteenReaders follow an app, one of which reads nothing. The others are
// told of every frame.
func TestSixteenReaders(t *testing.T) {
	const readers, inputs = 16, 300
	_, path := serveRecord(t)
	stalled := dialRaw(t, path)
	io.WriteString(stalled, `{"id":1,"op":"subscribe","topics":["frame","tree"]}`+"\n")
	var work sync.WaitGroup
	for range readers - 1 {
		conn := dialRaw(t, path)
		io.WriteString(conn, `{"id":1,"op":"subscribe","topics":["title","focus"]}`+"\n")
		in := bufio.NewScanner(conn)
		if !in.Scan() || !strings.Contains(in.Text(), `"topics":["focus","title"]`) {
			t.Fatal(in.Text(), in.Err())
		}
		work.Add(1)
		go func() {
			defer work.Done()
			for in.Scan() {
				var e struct {
					Focus *string
					Lost  int
				}
				if json.Unmarshal(in.Bytes(), &e) == nil && e.Focus != nil && strings.Contains(*e.Focus, "button") {
					return
				}
			}
			t.Error("a reader was not told of the last frame:", in.Err())
		}()
	}
	c, err := automation.Dial(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	for range inputs {
		if r, err := c.Do(t.Context(), accessibility.Request{Op: accessibility.OpText, Text: "x"}); err != nil || r.Verdict != accessibility.Handled {
			t.Fatal(r, err)
		}
	}
	if r, err := c.Do(t.Context(), accessibility.Request{Op: accessibility.OpAct, Target: accessibility.Selector{ID: "quiet"}, Action: "focus"}); err != nil || r.Err() != nil {
		t.Fatal(r, err)
	}
	work.Wait()
}
