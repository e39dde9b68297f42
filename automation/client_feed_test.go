package automation

import (
	"context"
	"errors"
	"net"
	"slices"
	"strconv"
	"testing"
	"time"

	"limoni/accessibility"
)

// fedBy is a client whose app is played by the test.
func fedBy(t *testing.T) (*Client, dialog) {
	ours, theirs := net.Pipe()
	c := NewClient(ours)
	t.Cleanup(func() { c.Close(); theirs.Close() })
	return c, talk(t, theirs)
}

// begun answers the next subscribe.
func begun(t *testing.T, c *Client, d dialog, id string, frame string, before ...string) *Feed {
	t.Helper()
	feeds := make(chan *Feed, 1)
	go func() {
		feed, err := c.Subscribe(t.Context(), Subscription{})
		if err != nil {
			t.Error(err)
		}
		feeds <- feed
	}()
	d.hear(`{"id":` + id + `,"op":"subscribe"}`)
	d.say(before...)
	d.say(`{"id":` + id + `,"result":{"frame":` + frame + `,"nodes":[]}}`)
	return <-feeds
}

// TestAFeedHasOnlyItsOwnEvents: what comes before the reply is of the feed that
// was.
func TestAFeedHasOnlyItsOwnEvents(t *testing.T) {
	c, d := fedBy(t)
	first := begun(t, c, d, "1", "1")
	second := begun(t, c, d, "2", "5", `{"event":"frame","frame":4,"title":"old"}`)
	d.say(`{"event":"frame","frame":6,"title":"new"}`)
	if e, err := second.Next(t.Context()); err != nil || e.Frame != 6 {
		t.Errorf("the second has %+v, %v", e, err)
	}
	if e, err := first.Next(t.Context()); err != nil || e.Frame != 4 {
		t.Errorf("the first has %+v, %v", e, err)
	}
	if _, err := first.Next(t.Context()); !errors.Is(err, ErrReplaced) {
		t.Errorf("the first ends with %v", err)
	}
	if err := first.Close(t.Context()); err != nil { // and asks nothing of the app
		t.Error(err)
	}
	closed := make(chan error)
	go func() { closed <- second.Close(t.Context()) }()
	d.hear(`{"op":"unsubscribe"}`)
	d.say(`{"event":"frame","frame":7}`, `{"id":3,"result":{"unsubscribed":true}}`)
	if err := <-closed; err != nil {
		t.Error(err)
	}
	if e, err := second.Next(t.Context()); err != nil || e.Frame != 7 {
		t.Errorf("it has %+v, %v", e, err)
	}
	if _, err := second.Next(t.Context()); !errors.Is(err, accessibility.ErrWatchClosed) {
		t.Errorf("it ends with %v", err)
	}
}

// TestASubscribeThatIsGivenUp leaves nobody the events of another.
func TestASubscribeThatIsGivenUp(t *testing.T) {
	c, d := fedBy(t)
	first := begun(t, c, d, "1", "1")
	ctx, cancel := context.WithCancel(t.Context())
	given := make(chan error)
	go func() {
		_, err := c.Subscribe(ctx, Subscription{})
		given <- err
	}()
	d.hear(`{"id":2,"op":"subscribe"}`)
	cancel()
	if err := <-given; !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	d.say(`{"id":2,"result":{"frame":9}}`, `{"event":"frame","frame":10}`)
	if e, err := first.Next(t.Context()); !errors.Is(err, ErrReplaced) {
		t.Errorf("the first has %+v, %v", e, err)
	}
	third := begun(t, c, d, "3", "11", `{"event":"frame","frame":11}`)
	d.say(`{"event":"frame","frame":12}`)
	if e, err := third.Next(t.Context()); err != nil || e.Frame != 12 {
		t.Errorf("the third has %+v, %v", e, err)
	}
}

// TestAReaderOfAFeedThatIsSlow still learns what changed, and has the tree.
func TestAReaderOfAFeedThatIsSlow(t *testing.T) {
	c, d := fedBy(t)
	feed := begun(t, c, d, "1", "1")
	node := func(label string) string {
		return `{"key":"00000000000000a1","role":"text","label":"` + label + `","bounds":[0,0,1,1],"parent":-1}`
	}
	d.say(`{"event":"frame","frame":2,"title":"Two","human":true,"announcements":[{"text":"Hi","politeness":"polite","frame":2}],"since":1,"patch":[` + node("two") + `]}`)
	d.say(`{"event":"frame","frame":2,"idle":true}`)
	d.say(`{"event":"frame","frame":5,"lost":2,"title":"Five","since":2,"patch":[[0,1],` + node("five") + `]}`)
	for frame := 6; frame < 6+maxUnread; frame++ {
		d.say(`{"event":"frame","frame":` + strconv.Itoa(frame) + `}`)
	}
	d.say(`{"event":"frame","frame":9999,"since":5,"patch":[[1,1]]}`)
	eventually(t, "it has come", func() bool {
		feed.mu.Lock()
		defer feed.mu.Unlock()
		return feed.owed.Frame == 6
	})
	e, err := feed.Next(t.Context())
	if err != nil || e.Frame != 7 || e.Lost != 5 || !e.Human || len(e.Announcements) != 1 || e.Title == nil || *e.Title != "Five" || e.Idle == nil || !*e.Idle {
		t.Fatalf("%+v, %v", e, err)
	}
	if e.Tree == nil || len(e.Tree.Nodes) != 2 {
		t.Errorf("the tree is %v", e.Tree)
	}
	for e.Frame != 9999 && err == nil {
		if e, err = feed.Next(t.Context()); e.Lost != 0 || e.Title != nil {
			t.Fatalf("%+v, %v", e, err)
		}
	}
	if err != nil || e.Tree == nil || len(e.Tree.Nodes) != 1 || e.Tree.Nodes[0].Label != "five" {
		t.Errorf("%+v, %v", e, err)
	}
}

// TestAPatchOfAnotherTree is not applied.
func TestAPatchOfAnotherTree(t *testing.T) {
	c, d := fedBy(t)
	feed := begun(t, c, d, "1", "1")
	d.say(`{"event":"frame","frame":3,"since":2,"patch":[]}`)
	if e, err := feed.Next(t.Context()); err == nil {
		t.Errorf("it is %+v", e)
	}
}

// TestAnUnsubscribeComesBeforeTheNextSubscription, however they are sent.
func TestAnUnsubscribeComesBeforeTheNextSubscription(t *testing.T) {
	a := newScripted(t)
	h := newHub(a, everything)
	ours, theirs := net.Pipe()
	slow := &gate{Conn: theirs, open: make(chan struct{})}
	c := newConn(slow, h)
	done := make(chan struct{})
	go func() { defer close(done); c.serve(context.Background()) }()
	t.Cleanup(func() { ours.Close(); <-done })
	d := talk(t, ours)
	d.ask(`{"id":1,"op":"subscribe","topics":["frame"]}`, `{"id":1,"result":{"frame":1}}`)
	slow.shut.Store(true)
	a.paint(nil)
	eventually(t, "an event is stuck", func() bool { return slow.stuck.Load() })
	d.say(`{"id":2,"op":"unsubscribe"}`, `{"id":3,"op":"unsubscribe"}`, `{"id":4,"op":"subscribe","topics":["frame"]}`)
	time.Sleep(time.Millisecond)
	slow.shut.Store(false)
	close(slow.open)
	var got []string
	for range 4 {
		line, err := d.in.next()
		if err != nil {
			t.Fatal(err)
		}
		m := decodeRaw(line)
		got = append(got, string(m["event"])+string(m["id"])+string(decodeRaw(m["result"])["unsubscribed"]))
	}
	if want := []string{`"frame"`, `2true`, `3false`, `4`}; !slices.Equal(got, want) {
		t.Errorf("got %v want %v", got, want)
	}
}
