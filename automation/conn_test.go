package automation

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"runtime"
	"runtime/pprof"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"limoni/accessibility"
)

// dialog talks to a server line by line.
type dialog struct {
	t    *testing.T
	conn net.Conn
	in   *lines
}

func talk(t *testing.T, conn net.Conn) dialog { return dialog{t, conn, newLines(conn, maxReply)} }

func (d dialog) say(lines ...string) {
	d.t.Helper()
	for _, line := range lines {
		if _, err := io.WriteString(d.conn, line+"\n"); err != nil {
			d.t.Fatal(err)
		}
	}
}

func (d dialog) hear(want string) {
	d.t.Helper()
	got, err := d.in.next()
	if err != nil {
		d.t.Fatalf("%v, want %s", err, want)
	}
	if !contains(d.t, string(got), want) {
		d.t.Fatalf("got %s want %s", got, want)
	}
}

// eventually waits for something that another goroutine is about to do.
func eventually(t *testing.T, what string, done func() bool) {
	t.Helper()
	for end := time.Now().Add(10 * time.Second); !done(); runtime.Gosched() {
		if time.Now().After(end) {
			t.Fatal("never: " + what)
		}
	}
}

func (a *fakeApp) waiters() int {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.waiting
}

func TestSnapshotWaitsAndIsCancelled(t *testing.T) {
	app := newFakeApp()
	d := talk(t, pipe(t, app, everything))
	d.say(`{"id":"first","op":"snapshot","after":1}`, `{"id":"second","op":"snapshot","after":1}`)
	eventually(t, "two snapshots wait", func() bool { return app.waiters() == 2 })
	d.say(`{"id":3,"op":"cancel","request_id":"first"}`)
	d.hearBoth(`{"id":"first","error":{"code":"cancelled"}}`, `{"id":3,"result":{"cancelled":true}}`)
	d.say(`{"id":4,"op":"key","chord":"a"}`)
	d.hearBoth(`{"id":4,"result":{"frame":2}}`, `{"id":"second","result":{"frame":2}}`)
}

// hearBoth hears two lines in either order.
func (d dialog) hearBoth(one, other string) {
	d.t.Helper()
	first, err := d.in.next()
	if err != nil {
		d.t.Fatal(err)
	}
	if contains(d.t, string(first), one) {
		d.hear(other)
	} else if contains(d.t, string(first), other) {
		d.hear(one)
	} else {
		d.t.Fatalf("got %s want %s or %s", first, one, other)
	}
}

func TestAnInputCannotBeCancelled(t *testing.T) {
	app := newFakeApp()
	app.begun, app.hold = make(chan struct{}), make(chan struct{})
	d := talk(t, pipe(t, app, everything))
	d.say(`{"id":1,"op":"key","chord":"a"}`)
	<-app.begun
	d.say(`{"id":2,"op":"cancel","request_id":1}`)
	d.hear(`{"id":2,"result":{"cancelled":false}}`)
	close(app.hold)
	d.hear(`{"id":1,"result":{"verdict":"handled"}}`)
}

func TestAnUnansweredIDIsTaken(t *testing.T) {
	app := newFakeApp()
	d := talk(t, pipe(t, app, everything))
	d.say(`{"id":1,"op":"snapshot","after":1}`, `{"id":1,"op":"key","chord":"a"}`)
	d.hear(`{"id":null,"error":{"code":"bad-id"}}`)
	d.say(`{"id":1,"op":"no-op"}`)
	d.hear(`{"id":null,"error":{"code":"bad-id"}}`)
	if got := app.inputs(); got != nil {
		t.Errorf("the app got %q", got)
	}
	d.say(`{"id":"1","op":"key","chord":"a"}`) // a string is another id
	d.hearBoth(`{"id":"1","result":{"verdict":"handled"}}`, `{"id":1,"result":{"frame":2}}`)
	d.say(`{"id":1,"op":"snapshot"}`)
	d.hear(`{"id":1,"result":{"frame":2}}`)
}

func TestReadsInFlightAreBounded(t *testing.T) {
	app := newFakeApp()
	d := talk(t, pipe(t, app, everything))
	for i := range MaxInFlight {
		d.say(fmt.Sprintf(`{"id":%d,"op":"snapshot","after":1}`, i))
	}
	d.say(`{"id":"more","op":"snapshot"}`)
	d.hear(`{"id":"more","error":{"code":"busy"}}`)
	d.say(`{"id":"c","op":"cancel","request_id":5}`)
	d.hearBoth(`{"id":"c","result":{"cancelled":true}}`, `{"id":5,"error":{"code":"cancelled"}}`)
	d.say(`{"id":"more","op":"snapshot"}`)
	d.hear(`{"id":"more","result":{"frame":1}}`)
}

func TestLinesThatAreTooLongOrTorn(t *testing.T) {
	app := newFakeApp()
	conn := pipe(t, app, everything)
	d := talk(t, conn)
	text := strings.Repeat("x", MaxLine)
	go io.WriteString(conn, `{"id":1,"op":"text","text":"`+text+`"}`+"\n")
	d.hear(`{"id":null,"error":{"code":"too-long","message":"the line is longer than 1048576 bytes; it was skipped, send less at once"}}`)
	frame := `{"id":2,"op":"text","text":""}`
	go io.WriteString(conn, strings.Replace(frame, `""`, `"`+text[:MaxLine-len(frame)]+`"`, 1)+"\n") // exactly the limit
	d.hear(`{"id":2,"result":{"verdict":"handled"}}`)
	if got := app.inputs(); len(got) != 1 || len(got[0]) != len("text:")+MaxLine-len(frame) {
		t.Errorf("the app got %d inputs", len(got))
	}
}

// TestHalfClosed sends what a script piped into a socket sends.
func TestHalfClosed(t *testing.T) {
	app := newFakeApp()
	ours, theirs := unixPair(t)
	done := make(chan struct{})
	go func() { defer close(done); ServeConn(context.Background(), theirs, app, everything) }()
	d := talk(t, ours)
	var want []string
	for i := range 20 {
		d.say(fmt.Sprintf(`{"id":%d,"op":"text","text":"%d"}`, i, i))
		want = append(want, fmt.Sprintf("text:%d", i))
	}
	io.WriteString(ours, `{"id":99,"op":"key","chord":"a"}`) // no line end
	ours.CloseWrite()
	answers := map[string]bool{}
	for {
		line, err := d.in.next()
		if err != nil {
			break
		}
		answers[strings.SplitN(string(line), ",", 2)[0]] = strings.Contains(string(line), "handled")
	}
	<-done
	if got := app.inputs(); !slices.Equal(got, want) {
		t.Errorf("the app got %q", got)
	}
	if handled, torn := answers[`{"id":19`], answers[`{"id":null`]; len(answers) != 21 || !handled || torn {
		t.Errorf("answers: %v", answers)
	}
}

func unixPair(t *testing.T) (client, server *net.UnixConn) {
	t.Helper()
	path := shortDir(t) + "/p"
	l, err := net.Listen("unix", path)
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	c, err := net.Dial("unix", path)
	if err != nil {
		t.Fatal(err)
	}
	s, err := l.Accept()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close(); s.Close() })
	return c.(*net.UnixConn), s.(*net.UnixConn)
}

func TestWaitsEndWithTheConnection(t *testing.T) {
	app := newFakeApp()
	ours, theirs := net.Pipe()
	done := make(chan struct{})
	go func() { defer close(done); ServeConn(context.Background(), theirs, app, everything) }()
	talk(t, ours).say(`{"id":1,"op":"snapshot","after":1}`, `{"id":2,"op":"snapshot","after":7}`)
	eventually(t, "two snapshots wait", func() bool { return app.waiters() == 2 })
	ours.Close()
	<-done
	if n := app.waiters(); n != 0 {
		t.Errorf("%d snapshots still wait", n)
	}
}

// TestInputsOfADeadConnection: what the app had begun is done, what waited for
// its turn is not, and the next client gets no answer to either.
func TestInputsOfADeadConnection(t *testing.T) {
	app := newFakeApp()
	app.begun, app.hold = make(chan struct{}, 8), make(chan struct{})
	ours, theirs := net.Pipe()
	broken := &breakable{Conn: theirs}
	done := make(chan struct{})
	go func() { defer close(done); ServeConn(context.Background(), broken, app, everything) }()
	talk(t, ours).say(
		`{"id":1,"op":"key","chord":"a"}`, `{"id":2,"op":"key","chord":"b"}`,
		`{"id":3,"op":"key","chord":"c"}`)
	<-app.begun
	broken.fail()
	<-done
	close(app.hold)
	d := talk(t, pipe(t, app, everything))
	d.say(`{"id":1,"op":"key","chord":"d"}`)
	d.hear(`{"id":1,"result":{"verdict":"handled","frame":2}}`)
	if got := app.inputs(); !slices.Equal(got, []string{"key:d"}) {
		t.Errorf("the app got %q", got)
	}
}

// breakable is a connection whose reads can be made to fail.
type breakable struct {
	net.Conn
	broken sync.Once
}

func (b *breakable) fail() { b.broken.Do(func() { b.SetReadDeadline(time.Unix(1, 0)) }) }

func (b *breakable) Read(p []byte) (int, error) {
	n, err := b.Conn.Read(p)
	if err != nil && err != io.EOF {
		err = errors.New("connection reset")
	}
	return n, err
}

func TestInputsKeepTheirOrder(t *testing.T) {
	app := newFakeApp()
	const clients, each = 4, 100
	var work sync.WaitGroup
	for c := range clients {
		conn := pipe(t, app, everything)
		work.Add(2)
		go func() {
			defer work.Done()
			for i := range each {
				fmt.Fprintf(conn, `{"id":%d,"op":"text","text":"%d-%03d"}`+"\n", i, c, i)
			}
		}()
		go func() {
			defer work.Done()
			d := talk(t, conn)
			for range each {
				if line, err := d.in.next(); err != nil || !strings.Contains(string(line), "handled") {
					t.Errorf("%s, %v", line, err)
					return
				}
			}
		}()
	}
	work.Wait()
	got := app.inputs()
	if len(got) != clients*each {
		t.Fatalf("%d inputs arrived", len(got))
	}
	for c := range clients {
		mine := slices.DeleteFunc(slices.Clone(got), func(s string) bool { return !strings.HasPrefix(s, fmt.Sprintf("text:%d-", c)) })
		if len(mine) != each || !slices.IsSorted(mine) {
			t.Errorf("client %d: %q", c, mine)
		}
	}
}

func TestServeConnEndsInOrder(t *testing.T) {
	app := newFakeApp()
	app.begun, app.hold = make(chan struct{}, 8), make(chan struct{})
	ours, theirs := net.Pipe()
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan struct{})
	go func() { defer close(done); ServeConn(ctx, theirs, app, everything) }()
	d := talk(t, ours)
	d.say(`{"id":1,"op":"key","chord":"a"}`, `{"id":2,"op":"key","chord":"b"}`,
		`{"id":3,"op":"snapshot","after":9}`)
	<-app.begun
	eventually(t, "a snapshot waits", func() bool { return app.waiters() == 1 })
	cancel()
	d.hear(`{"id":3,"error":{"code":"ended"}}`)
	d.hear(`{"id":1,"result":{"verdict":"gone"}}`)
	d.hear(`{"id":2,"error":{"code":"ended"}}`)
	d.hear(`{"event":"closing"}`)
	if _, err := d.in.next(); err != io.EOF {
		t.Errorf("after closing: %v", err)
	}
	<-done
	if app.inputs() != nil || app.waiters() != 0 {
		t.Errorf("the app got %q, %d wait", app.inputs(), app.waiters())
	}
}

func TestHelloOfAnAppThatHangs(t *testing.T) {
	ours, theirs := net.Pipe()
	done := make(chan struct{})
	c := newConn(theirs, newHub(hung{}, Policy{AllowInput: true}))
	c.answerTimeout = time.Millisecond
	go func() { defer close(done); c.serve(context.Background()) }()
	d := talk(t, ours)
	d.say(`{"id":1,"op":"hello"}`)
	d.hear(`{"id":1,"result":{"width":0,"height":0,"policy":{"allow_input":true}}}`)
	ours.Close()
	<-done
}

type hung struct{}

func (hung) Snapshot(ctx context.Context, _ uint64) (*Snapshot, error) {
	<-ctx.Done()
	return nil, ctx.Err()
}

func (hung) Do(ctx context.Context, _ accessibility.Request) (accessibility.Result, error) {
	<-ctx.Done()
	return accessibility.Result{}, ctx.Err()
}

// TestPeersThatCannotBeVerified uses a connection the kernel knows nothing of.
func TestPeersThatCannotBeVerified(t *testing.T) {
	one, other := net.Pipe()
	defer one.Close()
	defer other.Close()
	if err := checkPeer(one, everything); err == nil || err.Code != "peer" || !strings.Contains(err.Message, "AllowUnverifiedPeers") {
		t.Errorf("got %v", err)
	}
	if err := checkPeer(one, Policy{AllowUnverifiedPeers: true}); err != nil {
		t.Errorf("where it is allowed: %v", err)
	}
}

// goroutines are the stacks of all there are.
func goroutines() string {
	var all bytes.Buffer
	pprof.Lookup("goroutine").WriteTo(&all, 2)
	return all.String()
}
