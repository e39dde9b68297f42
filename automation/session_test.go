package automation

import (
	"context"
	"errors"
	"fmt"
	"net"
	"slices"
	"sync"
	"testing"
	"time"

	"limoni/accessibility"
)

// address is where an app answers, or none does: apps may be put there one after
// the other.
type address struct {
	t *testing.T

	mu    sync.Mutex
	app   accessibility.Host // nil for none
	dials int
	conns []net.Conn    // the app's ends
	hold  chan struct{} // where set, dials wait for it
}

var errNobody = errors.New("nobody answers")

func (p *address) dial(ctx context.Context) (*Client, error) {
	p.mu.Lock()
	p.dials++
	app, hold := p.app, p.hold
	p.mu.Unlock()
	if hold != nil {
		select {
		case <-hold:
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
	if app == nil {
		return nil, errNobody
	}
	ours, theirs := net.Pipe()
	done := make(chan struct{})
	go func() { defer close(done); ServeConn(context.Background(), theirs, app, everything) }()
	c := NewClient(ours)
	p.mu.Lock()
	p.conns = append(p.conns, theirs)
	p.mu.Unlock()
	p.t.Cleanup(func() { c.Close(); <-done })
	_, err := c.Hello(ctx)
	return c, err
}

// put lets another app answer, nil for none. The connections to the one before
// break.
func (p *address) put(app accessibility.Host) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.app = app
	for _, c := range p.conns {
		c.Close()
	}
	p.conns = nil
}

func (p *address) dialled() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.dials
}

func session(t *testing.T, app accessibility.Host) (*Session, *address) {
	p := &address{t: t, app: app}
	s := NewSession(p.dial)
	t.Cleanup(func() { s.Close() })
	return s, p
}

// sent reports that a request waits for its reply.
func sent(s *Session) bool {
	s.mu.Lock()
	c := s.client
	s.mu.Unlock()
	if c == nil {
		return false
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, k := range c.calls {
		select {
		case <-k.written:
			return true
		default:
		}
	}
	return false
}

var pressA = accessibility.Request{Op: accessibility.OpKey, Chord: "a"}

func TestSessionDialsWhenItIsNeeded(t *testing.T) {
	s, p := session(t, newFakeApp())
	if p.dialled() != 0 {
		t.Error("dialled before it was needed")
	}
	first, err := s.Read(t.Context(), Reading{})
	if err != nil || first.Frame != 1 || p.dialled() != 1 {
		t.Fatalf("%+v, %v after %d dials", first, err, p.dialled())
	}
	r, err := s.Do(t.Context(), pressA)
	second, err2 := s.Read(t.Context(), Reading{After: 1})
	if err != nil || err2 != nil || r.Frame != 2 || second.Frame != 2 || second.Client != first.Client || p.dialled() != 1 {
		t.Errorf("%+v, %v; %+v, %v after %d dials", r, err, second, err2, p.dialled())
	}
	if c, err := s.Client(t.Context()); c != first.Client || err != nil {
		t.Errorf("another client, or %v", err)
	}
}

// Each read works after a restart, and none is tried a third time.
func TestSessionRepeatsReadsOnce(t *testing.T) {
	patience := time.Millisecond
	reads := map[string]func(context.Context, *Session) error{
		"Snapshot": func(ctx context.Context, s *Session) error { _, err := s.Snapshot(ctx, 0); return err },
		"Read":     func(ctx context.Context, s *Session) error { _, err := s.Read(ctx, Reading{}); return err },
		"Find": func(ctx context.Context, s *Session) error {
			_, err := s.Find(ctx, accessibility.Selector{ID: "add"}, 0)
			return err
		},
		"Focused": func(ctx context.Context, s *Session) error { _, err := s.Focused(ctx); return err },
		"Screen":  func(ctx context.Context, s *Session) error { _, err := s.Screen(ctx); return err },
		"Cells":   func(ctx context.Context, s *Session) error { _, _, err := s.Cells(ctx); return err },
		"Audit":   func(ctx context.Context, s *Session) error { _, _, err := s.Audit(ctx); return err },
		"Wait": func(ctx context.Context, s *Session) error {
			_, err := s.Wait(ctx, Wait{Target: &accessibility.Selector{ID: "add"}, Patience: &patience})
			return err
		},
	}
	for name, read := range reads {
		s, p := session(t, newFakeApp())
		if err := read(t.Context(), s); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		p.put(newFakeApp())
		if err := read(t.Context(), s); err != nil || p.dialled() != 2 {
			t.Errorf("%s after a restart: %v, %d dials", name, err, p.dialled())
		}
		p.put(stub{err: accessibility.ErrEnded})
		if err := read(t.Context(), s); !errors.Is(err, accessibility.ErrEnded) || p.dialled() > 4 {
			t.Errorf("%s of an app that has ended: %v, %d dials", name, err, p.dialled())
		}
		p.put(nil)
		before := p.dialled()
		err := read(t.Context(), s)
		if dialled := (*DialError)(nil); !errors.As(err, &dialled) || !errors.Is(err, errNobody) || !errors.Is(err, ErrDisconnected) || p.dialled() != before+1 {
			t.Errorf("%s of nobody: %v, %d dials more", name, err, p.dialled()-before)
		}
	}
}

// What the app itself answers is no reason to dial.
func TestSessionKeepsAConnectionThatAnswers(t *testing.T) {
	for _, answer := range []error{accessibility.ErrIdle, accessibility.ErrOnUIGoroutine, errors.New("its own")} {
		s, p := session(t, stub{err: answer})
		_, err := s.Snapshot(t.Context(), 0)
		_, again := s.Snapshot(t.Context(), 0)
		if err == nil || again == nil || p.dialled() != 1 || answer == accessibility.ErrIdle && !errors.Is(err, answer) {
			t.Errorf("%v: %v, %v after %d dials", answer, err, again, p.dialled())
		}
	}
	s, p := session(t, newFakeApp())
	none := time.Duration(0)
	_, err := s.Wait(t.Context(), Wait{Target: &accessibility.Selector{ID: "never"}, Patience: &none})
	if !errors.Is(err, ErrTimeout) || p.dialled() != 1 {
		t.Errorf("a wait: %v after %d dials", err, p.dialled())
	}
}

// A read that waits for the next frame goes on with the app that comes next,
// whose frames count from its first.
func TestSessionForgetsFramesOfAnotherProcess(t *testing.T) {
	first := newFakeApp()
	s, p := session(t, first)
	for range 5 {
		if _, err := s.Do(t.Context(), pressA); err != nil {
			t.Fatal(err)
		}
	}
	before, err := s.Read(t.Context(), Reading{Screen: true})
	if err != nil || before.Frame != 6 {
		t.Fatalf("%+v, %v", before, err)
	}
	got := make(chan View, 1)
	go func() {
		v, err := s.Read(t.Context(), Reading{After: before.Frame, Screen: true, Since: &before})
		if err != nil {
			t.Error(err)
		}
		got <- v
	}()
	eventually(t, "the read waits", func() bool { return first.waiters() > 0 })
	p.put(newFakeApp())
	after := <-got
	if after.Snapshot == nil || after.Frame != 1 || after.Delta || after.Client == before.Client {
		t.Fatalf("after the restart: %+v", after)
	}
	// It came between two calls: what is kept from before counts no more.
	p.put(newFakeApp())
	if snap, err := s.Snapshot(t.Context(), 6); err != nil || snap.Frame != 1 {
		t.Errorf("between two calls: %+v, %v", snap, err)
	}
	if v, err := s.Read(t.Context(), Reading{After: before.Frame, Since: &before}); err != nil || v.Frame != 1 || v.Delta {
		t.Errorf("an old view: %+v, %v", v, err)
	}
	// Within one process it does.
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Millisecond)
	defer cancel()
	if snap, err := s.Snapshot(ctx, 1); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("frame 1 came after frame 1: %+v, %v", snap, err)
	}
}

func TestSessionWaitsOnInTheNextProcess(t *testing.T) {
	first := newFakeApp()
	s, p := session(t, first)
	after, patience := uint64(1), 10*time.Second
	got := make(chan Waited, 1)
	go func() {
		w, err := s.Wait(t.Context(), Wait{Target: &accessibility.Selector{ID: "add"}, After: &after, Patience: &patience})
		if err != nil {
			t.Error(err)
		}
		got <- w
	}()
	eventually(t, "it waits", func() bool { return sent(s) })
	p.put(newFakeApp())
	if w := <-got; w.Frame != 1 || w.Count != 1 {
		t.Errorf("%+v", w)
	}
}

// A wait for the end of the app is not taken to the one that comes after it.
func TestSessionSeesTheAppEnd(t *testing.T) {
	app := newFakeApp()
	s, p := session(t, app)
	ended := make(chan error, 1)
	go func() {
		w, err := s.Wait(t.Context(), Wait{Exit: true})
		if err == nil && !w.Exit {
			err = fmt.Errorf("%+v", w)
		}
		ended <- err
	}()
	eventually(t, "it waits", func() bool { return sent(s) })
	r, err := s.Do(t.Context(), accessibility.Request{Op: accessibility.OpKey, Chord: "ctrl+q"})
	if err != nil || r.Verdict != accessibility.Gone {
		t.Errorf("%+v, %v", r, err)
	}
	if err := <-ended; err != nil || p.dialled() != 1 {
		t.Errorf("%v after %d dials", err, p.dialled())
	}
	p.put(newFakeApp())
	if r, err := s.Do(t.Context(), pressA); err != nil || r.Frame != 2 || p.dialled() != 2 {
		t.Errorf("the next input: %+v, %v after %d dials", r, err, p.dialled())
	}
}

// An input dials where the connection was over before, and is sent once.
func TestSessionSendsAnInputOnce(t *testing.T) {
	first, second := newFakeApp(), newFakeApp()
	s, p := session(t, first)
	if _, err := s.Do(t.Context(), pressA); err != nil {
		t.Fatal(err)
	}
	p.put(second)
	if r, err := s.Do(t.Context(), pressA); err != nil || r.Verdict != accessibility.Handled || p.dialled() != 2 {
		t.Errorf("after a restart: %+v, %v", r, err)
	}
	second.begun, second.hold = make(chan struct{}, 1), make(chan struct{})
	third := newFakeApp()
	go func() {
		<-second.begun
		p.put(third)
	}()
	r, err := s.Do(t.Context(), pressA)
	if err != nil || r.Verdict != accessibility.Unknown || !errors.Is(r.Err(), accessibility.ErrUnknown) {
		t.Errorf("broken before the verdict: %+v, %v", r, err)
	}
	if got := third.inputs(); got != nil {
		t.Errorf("it was sent again: %q", got)
	}
	r, counts, err := s.Press(t.Context(), "b", 3)
	if err != nil || r.Verdict != accessibility.Handled || counts[accessibility.Handled] != 3 || !slices.Equal(third.inputs(), []string{"key:b", "key:b", "key:b"}) {
		t.Errorf("the next one: %+v, %v, %v, %q", r, counts, err, third.inputs())
	}
	p.put(nil)
	if r, err := s.Do(t.Context(), pressA); !errors.Is(err, ErrDisconnected) || !errors.Is(err, errNobody) || r.Verdict != "" {
		t.Errorf("to nobody: %+v, %v", r, err)
	}
}

// A ref or key that was read in one process is not taken to another.
func TestSessionRefusesRefsOfAnotherProcess(t *testing.T) {
	add := accessibility.Selector{Ref: 6}
	for _, req := range []accessibility.Request{
		{Op: accessibility.OpClick, Target: add},
		{Op: accessibility.OpClick, Key: 6},
		{Op: accessibility.OpClick, Target: accessibility.Selector{Role: accessibility.RoleButton, Within: &accessibility.Selector{Ref: 1}}},
		{Op: accessibility.OpDrag, Target: accessibility.Selector{ID: "add"}, To: accessibility.Destination{Key: 6}},
		{Op: accessibility.OpDrag, Target: accessibility.Selector{ID: "add"}, To: accessibility.Destination{Target: add}},
	} {
		s, p := session(t, newFakeApp())
		if _, err := s.Snapshot(t.Context(), 0); err != nil {
			t.Fatal(err)
		}
		next := newFakeApp()
		p.put(next)
		r, err := s.Do(t.Context(), req)
		if err != nil || !errors.Is(r.Err(), accessibility.ErrStaleRef) || r.Message == "" || next.inputs() != nil {
			t.Errorf("%+v: %+v, %v; sent %q", req, r, err, next.inputs())
		}
	}
	next := newFakeApp()
	s, p := session(t, newFakeApp())
	click := accessibility.Request{Op: accessibility.OpClick, Target: add}
	if r, err := s.Do(t.Context(), click); err != nil || r.Verdict != accessibility.Handled {
		t.Errorf("the first process: %+v, %v", r, err)
	}
	p.put(next)
	if r, err := s.Do(t.Context(), accessibility.Request{Op: accessibility.OpClick, Target: accessibility.Selector{ID: "add"}}); err != nil || r.Verdict != accessibility.Handled {
		t.Errorf("by id: %+v, %v", r, err)
	}
	if r, err := s.Do(t.Context(), click); err != nil || !errors.Is(r.Err(), accessibility.ErrStaleRef) {
		t.Errorf("after an input, which tells frames and no tree: %+v, %v", r, err)
	}
	if _, err := s.Snapshot(t.Context(), 0); err != nil {
		t.Fatal(err)
	}
	if r, err := s.Do(t.Context(), click); err != nil || r.Verdict != accessibility.Handled {
		t.Errorf("when the new tree was looked at: %+v, %v", r, err)
	}
}

// A reply that comes late by a connection that was replaced does not make the
// new one unknown again.
func TestSessionHearsALateReply(t *testing.T) {
	s, p := session(t, newFakeApp())
	late, err := s.Client(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	p.put(newFakeApp())
	<-late.done
	if _, err := s.Snapshot(t.Context(), 0); err != nil {
		t.Fatal(err)
	}
	s.hear(late, true)
	click := accessibility.Request{Op: accessibility.OpClick, Target: accessibility.Selector{Ref: 6}}
	if r, err := s.Do(t.Context(), click); err != nil || r.Verdict != accessibility.Handled {
		t.Errorf("%+v, %v", r, err)
	}
}

// However many ask, one dial is under way, and its failure is that of all.
func TestSessionDialsOnceForAll(t *testing.T) {
	const users = 16
	for _, app := range []accessibility.Host{nil, newFakeApp()} {
		s, p := session(t, app)
		p.hold = make(chan struct{})
		failed := make(chan error, users)
		for range users {
			go func() { _, err := s.Snapshot(t.Context(), 0); failed <- err }()
		}
		eventually(t, "all wait", func() bool {
			s.mu.Lock()
			defer s.mu.Unlock()
			return s.dialing != nil && s.dialing.waiting == users
		})
		close(p.hold)
		for range users {
			if err := <-failed; (err == nil) != (app != nil) || err != nil && !errors.Is(err, errNobody) {
				t.Errorf("%v", err)
			}
		}
		if p.dialled() != 1 {
			t.Errorf("dialled %d times", p.dialled())
		}
	}
}

// The end of one caller's context ends its wait, and the dial with the last.
func TestSessionContextsBoundTheDial(t *testing.T) {
	s, p := session(t, newFakeApp())
	p.hold = make(chan struct{})
	impatient, cancel := context.WithCancel(t.Context())
	ended := make(chan error, 2)
	go func() { _, err := s.Do(impatient, pressA); ended <- err }()
	waits := func(n int) func() bool {
		return func() bool {
			s.mu.Lock()
			defer s.mu.Unlock()
			return s.dialing != nil && s.dialing.waiting == n
		}
	}
	eventually(t, "one waits", waits(1))
	go func() { _, err := s.Snapshot(t.Context(), 0); ended <- err }()
	eventually(t, "two wait", waits(2))
	cancel()
	if err := <-ended; !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
	close(p.hold)
	if err := <-ended; err != nil || p.dialled() != 1 {
		t.Errorf("the other: %v after %d dials", err, p.dialled())
	}

	alone, q := session(t, newFakeApp())
	q.hold = make(chan struct{})
	limited, cancel := context.WithTimeout(t.Context(), 10*time.Millisecond)
	defer cancel()
	if _, err := alone.Snapshot(limited, 0); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("in time: %v", err)
	}
	close(q.hold)
	if _, err := alone.Snapshot(limited, 0); !errors.Is(err, context.DeadlineExceeded) || q.dialled() != 1 {
		t.Errorf("with an ended context: %v after %d dials", err, q.dialled())
	}
	if _, err := alone.Snapshot(t.Context(), 0); err != nil || q.dialled() != 2 {
		t.Errorf("afterwards: %v after %d dials", err, q.dialled())
	}
}

func TestSessionClose(t *testing.T) {
	app := newFakeApp()
	s, _ := session(t, app)
	v, err := s.Read(t.Context(), Reading{})
	if err != nil {
		t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { _, err := s.Snapshot(t.Context(), 1); ended <- err }()
	eventually(t, "it waits", func() bool { return app.waiters() > 0 })
	s.Close()
	s.Close()
	if err := <-ended; !errors.Is(err, ErrDisconnected) {
		t.Errorf("a read: %v", err)
	}
	if _, err := v.Client.Snapshot(t.Context(), 0); !errors.Is(err, ErrDisconnected) {
		t.Errorf("the connection: %v", err)
	}
	if _, err := s.Do(t.Context(), pressA); !errors.Is(err, ErrDisconnected) {
		t.Errorf("an input: %v", err)
	}
	// During a dial.
	s, p := session(t, app)
	p.hold = make(chan struct{})
	go func() { _, err := s.Snapshot(t.Context(), 0); ended <- err }()
	eventually(t, "it dials", func() bool { return p.dialled() == 1 })
	s.Close()
	if err := <-ended; !errors.Is(err, ErrDisconnected) || errors.Is(err, context.Canceled) {
		t.Errorf("a dial: %v", err)
	}
}

// Users and restarts at once: every read is answered by somebody, and no input
// is performed twice.
func TestSessionIsForManyAtOnce(t *testing.T) {
	s, p := session(t, newFakeApp())
	apps := []*fakeApp{}
	var work sync.WaitGroup
	var mu sync.Mutex
	handled := 0
	for i := range 8 {
		work.Add(1)
		go func() {
			defer work.Done()
			for n := range 20 {
				if _, err := s.Snapshot(t.Context(), 0); err != nil && !errors.Is(err, ErrDisconnected) {
					t.Error(err)
				}
				text := fmt.Sprintf("%d.%d", i, n)
				r, err := s.Do(t.Context(), accessibility.Request{Op: accessibility.OpText, Text: text})
				if err != nil && !errors.Is(err, ErrDisconnected) {
					t.Error(err)
				}
				mu.Lock()
				if r.Verdict == accessibility.Handled {
					handled++
				}
				if i == 0 && n%2 == 0 {
					app := newFakeApp()
					apps = append(apps, app)
					p.put(app)
				}
				mu.Unlock()
			}
		}()
	}
	work.Wait()
	seen := map[string]bool{}
	for _, app := range apps {
		for _, in := range app.inputs() {
			if seen[in] {
				t.Errorf("%s was performed twice", in)
			}
			seen[in] = true
		}
	}
	if handled == 0 {
		t.Error("no input was performed")
	}
}
