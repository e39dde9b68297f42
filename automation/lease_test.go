package automation

import (
	"fmt"
	"testing"
	"time"
)

// handClock is a clock that a test moves.
type handClock struct{ at time.Time }

func (c *handClock) now() time.Time { return c.at }

// leased are two clients of one app, the first of which has the lease.
func leased(t *testing.T) (h *hub, holder, other dialog, clock *handClock) {
	t.Helper()
	h = newHub(newScripted(t), everything)
	clock = &handClock{time.Unix(1000, 0)}
	h.lease.now = clock.now
	holder, other = followedBy(t, h), followedBy(t, h)
	holder.ask(`{"id":1,"op":"lease"}`, `{"id":1,"result":{"idle_ms":30000}}`)
	return h, holder, other, clock
}

const (
	anInput   = `{"id":1,"op":"key","chord":"a"}`
	performed = `{"id":1,"result":{"verdict":"handled"}}`
	isLeased  = `{"id":1,"result":{"verdict":"refused","reason":"leased","frame":"$absent"}}`
)

// TestALeaseEndsWhenItsHolderIsIdle: 30 s after its last input or lease, and a
// read is neither.
func TestALeaseEndsWhenItsHolderIsIdle(t *testing.T) {
	for _, renewal := range []string{anInput, `{"id":1,"op":"lease"}`, `{"id":1,"op":"key","chord":"a","repeat":2}`} {
		_, holder, other, clock := leased(t)
		clock.at = clock.at.Add(LeaseIdle - 1)
		other.ask(anInput, isLeased)
		holder.ask(renewal, `{"id":1,"result":{}}`)
		clock.at = clock.at.Add(LeaseIdle - 1)
		other.ask(anInput, isLeased)
		holder.ask(`{"id":1,"op":"snapshot"}`, `{"id":1,"result":{}}`)
		clock.at = clock.at.Add(1)
		other.ask(anInput, performed)
		holder.ask(`{"id":1,"op":"release"}`, `{"id":1,"result":{"released":false}}`)
		other.ask(`{"id":1,"op":"lease"}`, `{"id":1,"result":{}}`)
		holder.ask(anInput, isLeased)
	}
}

// TestALeaseEndsWithTheConnection, while the holder is idle and while its
// input is under way.
func TestALeaseEndsWithTheConnection(t *testing.T) {
	_, holder, other, _ := leased(t)
	holder.conn.Close()
	eventually(t, "the lease is free", func() bool {
		other.say(anInput)
		line, err := other.in.next()
		return err == nil && contains(t, string(line), performed)
	})

	a := newScripted(t)
	h := newHub(a, everything)
	holder, other = followedBy(t, h), followedBy(t, h)
	holder.ask(`{"id":1,"op":"lease"}`, `{"id":1,"result":{}}`)
	a.hold, a.begun = make(chan struct{}), make(chan struct{}, 100)
	holder.say(anInput)
	<-a.begun
	holder.conn.Close()
	other.ask(`{"id":1,"op":"lease"}`, `{"id":1,"error":{"code":"leased"}}`) // its input is still under way
	close(a.hold)
	eventually(t, "the lease is free", func() bool {
		other.say(`{"id":1,"op":"lease"}`)
		line, err := other.in.next()
		return err == nil && contains(t, string(line), `{"id":1,"result":{"idle_ms":30000}}`)
	})
	if got := fmt.Sprint(a.performed()); got != "[key:a]" {
		t.Errorf("the app got %s", got)
	}
}

// TestALeaseNamesItsHolder as it named itself, in the error and the verdict.
func TestALeaseNamesItsHolder(t *testing.T) {
	_, holder, other, _ := leased(t)
	other.ask(`{"id":1,"op":"lease"}`, `{"id":1,"error":{"code":"leased","message":"another client has the lease and sends inputs alone; wait until it gives it back, leaves or has been idle for 30s"}}`)
	holder.ask(`{"id":1,"op":"hello","client":"one \u00fc\n\"two\""}`, `{"id":1,"result":{}}`)
	want := `"message":"the client one \u00fc\n\"two\" has the lease and sends inputs alone; wait until it gives it back, leaves or has been idle for 30s"`
	other.ask(`{"id":1,"op":"lease"}`, `{"id":1,"error":{"code":"leased",`+want+`}}`)
	other.ask(anInput, `{"id":1,"result":{"verdict":"refused","reason":"leased",`+want+`}}`)
	holder.ask(`{"id":1,"op":"hello"}`, `{"id":1,"result":{}}`)
	holder.ask(anInput, performed)
}

// TestALeaseIsCheckedWhenTheInputIsDue and not when it was read: an input that
// waited while another client took the lease is refused.
func TestALeaseIsCheckedWhenTheInputIsDue(t *testing.T) {
	a := newScripted(t)
	h := newHub(a, everything)
	one, other := followedBy(t, h), followedBy(t, h)
	a.hold, a.begun = make(chan struct{}), make(chan struct{}, 100)
	other.say(`{"id":1,"op":"key","chord":"a"}`, `{"id":2,"op":"key","chord":"b"}`)
	<-a.begun
	one.ask(`{"id":1,"op":"lease"}`, `{"id":1,"result":{}}`)
	close(a.hold)
	other.hear(performed)
	other.hear(`{"id":2,"result":{"verdict":"refused","reason":"leased"}}`)
}

// TestALeaseEndsARepeatedKey of another client after the press that is under
// way.
func TestALeaseEndsARepeatedKey(t *testing.T) {
	a := newScripted(t)
	h := newHub(a, everything)
	one, other := followedBy(t, h), followedBy(t, h)
	a.hold, a.begun = make(chan struct{}), make(chan struct{}, 100)
	other.say(`{"id":1,"op":"key","chord":"a","repeat":64}`)
	<-a.begun
	one.ask(`{"id":1,"op":"lease"}`, `{"id":1,"result":{}}`)
	close(a.hold)
	other.hear(`{"id":1,"result":{"verdict":"handled","reason":"leased","counts":{"handled":1,"refused":1}}}`)
	if got := fmt.Sprint(a.performed()); got != "[key:a]" {
		t.Errorf("the app got %s", got)
	}
}

// TestAReleaseTakesItsTurn: the inputs that were sent before it are still under
// the lease.
func TestAReleaseTakesItsTurn(t *testing.T) {
	a := newScripted(t)
	h := newHub(a, everything)
	one, other := followedBy(t, h), followedBy(t, h)
	one.ask(`{"id":1,"op":"lease"}`, `{"id":1,"result":{}}`)
	a.hold, a.begun = make(chan struct{}), make(chan struct{}, 100)
	one.say(anInput, `{"id":2,"op":"key","chord":"b"}`, `{"id":3,"op":"release"}`)
	<-a.begun
	one.ask(`{"id":4,"op":"focused"}`, `{"id":4,"result":{}}`) // the release was read
	other.ask(`{"id":1,"op":"lease"}`, `{"id":1,"error":{"code":"leased"}}`)
	close(a.hold)
	one.hear(performed)
	one.hear(`{"id":2,"result":{"verdict":"handled"}}`)
	one.hear(`{"id":3,"result":{"released":true}}`)
	other.ask(`{"id":1,"op":"lease"}`, `{"id":1,"result":{}}`)
}

// TestALeaseThatIsOverKeepsNoConnection once its holder has left.
func TestALeaseThatIsOverKeepsNoConnection(t *testing.T) {
	now := time.Now()
	l := lease{now: func() time.Time { return now }}
	c := new(conn)
	l.take(c)
	now = now.Add(LeaseIdle)
	if l.release(c) || l.holder != nil {
		t.Error("it is kept")
	}
}
