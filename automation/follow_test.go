package automation

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"slices"
	"strings"
	"testing"
	"time"

	"limoni/accessibility"
)

// TestEventsHaveNoGap: what a frame changes comes once and in order, however
// the frames fall around the subscription.
func TestEventsHaveNoGap(t *testing.T) {
	for range 20 {
		a := newScripted(t)
		_, d := followed(t, a, everything)
		painted := make(chan struct{})
		go func() {
			defer close(painted)
			for range 30 {
				a.paint(nil)
			}
		}()
		d.say(`{"id":1,"op":"subscribe","topics":["frame"]}`)
		frame := d.number("frame")
		for frame < 31 {
			if next := d.number("frame"); next != frame+1 {
				t.Fatalf("after frame %d came %d", frame, next)
			} else {
				frame = next
			}
		}
		<-painted
		d.ask(`{"id":2,"op":"unsubscribe"}`, `{"id":2,"result":{"unsubscribed":true}}`)
	}
}

// number hears a line and returns a member of it, or of its result.
func (d dialog) number(name string) int {
	d.t.Helper()
	line, err := d.in.next()
	if err != nil {
		d.t.Fatal(err)
	}
	var m map[string]json.RawMessage
	if json.Unmarshal(line, &m) != nil {
		d.t.Fatalf("%s", line)
	}
	if m["result"] != nil {
		m = decodeRaw(m["result"])
	}
	n := -1
	if json.Unmarshal(m[name], &n) != nil || m["lost"] != nil {
		d.t.Fatalf("no %q in %s, or something is lost", name, line)
	}
	return n
}

func decodeRaw(raw json.RawMessage) (m map[string]json.RawMessage) {
	_ = json.Unmarshal(raw, &m)
	return m
}

// TestTopics paints a frame for each topic: a subscription to it has an event
// with that member, and a subscription to the others has none.
func TestTopics(t *testing.T) {
	changes := map[string]struct {
		edit func(*Snapshot)
		want string
	}{
		"frame":         {nil, `{"event":"frame","frame":2}`},
		"focus":         {func(s *Snapshot) { s.Focus = 0 }, `{"event":"frame","frame":2,"focus":""}`},
		"title":         {func(s *Snapshot) { s.Title = "" }, `{"event":"frame","frame":2,"title":""}`},
		"pending":       {func(s *Snapshot) { s.Pending = []string{"save"} }, `{"event":"frame","frame":2,"pending":["save"]}`},
		"idle":          {func(s *Snapshot) { s.Idle = false }, `{"event":"frame","frame":2,"idle":false}`},
		"human":         {func(s *Snapshot) { s.Human = s.Frame }, `{"event":"frame","frame":2,"human":true}`},
		"announcements": {(&change{Say: "Hi"}).apply, `{"event":"frame","frame":2,"announcements":[{"text":"Hi","politeness":"assertive","frame":2}]}`},
		"screen_hash":   {func(s *Snapshot) { setRow(s, 9, "x") }, `{"event":"frame","frame":2,"screen_hash":"$any"}`},
		"tree_hash":     {func(s *Snapshot) { s.Tree.Nodes[7].Label = "More" }, `{"event":"frame","frame":2,"tree_hash":"$any"}`},
		"tree":          {func(s *Snapshot) { s.Tree.Nodes[7].Label = "More" }, `{"event":"frame","frame":2,"since":1,"patch":[[0,7],{"label":"More"},[8,10]]}`},
	}
	for topic, tt := range changes {
		t.Run(topic, func(t *testing.T) {
			a := newScripted(t)
			h, d := followed(t, a, everything)
			d.ask(`{"id":1,"op":"subscribe","topics":["`+topic+`"]}`, `{"id":1,"result":{"topics":["`+topic+`"],"frame":1}}`)
			other := followedBy(t, h)
			var rest []string
			for _, name := range topicNames {
				same := name == "frame" || strings.HasPrefix(name, "tree") && strings.HasPrefix(topic, "tree")
				if name != topic && !same {
					rest = append(rest, `"`+name+`"`)
				}
			}
			other.ask(`{"id":1,"op":"subscribe","topics":[`+strings.Join(rest, ",")+`]}`, `{"id":1,"result":{}}`)
			a.paint(tt.edit)
			line, err := d.in.next()
			if err != nil || !contains(t, string(line), tt.want) || len(decodeRaw(line)) != len(decodeRaw(json.RawMessage(tt.want))) {
				t.Errorf("got %s want %s", line, tt.want)
			}
			other.ask(`{"id":2,"op":"unsubscribe"}`, `{"id":2,"result":{"unsubscribed":true}}`) // no event came before
			if topic != "frame" {
				d.ask(`{"id":2,"op":"unsubscribe"}`, `{"id":2,"result":{}}`)
			}
		})
	}
}

// TestNoEventAfterUnsubscribe while frames are painted all the time.
func TestNoEventAfterUnsubscribe(t *testing.T) {
	a := newScripted(t)
	_, d := followed(t, a, everything)
	stop, stopped := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(stopped)
		for n := 0; ; n++ {
			select {
			case <-stop:
				return
			default:
				if n < 5000 {
					a.paint(nil)
				}
			}
		}
	}()
	defer func() { close(stop); <-stopped }()
	for i := range 50 {
		d.say(fmt.Sprintf(`{"id":"s%d","op":"subscribe"}`, i), fmt.Sprintf(`{"id":"u%d","op":"unsubscribe"}`, i))
		begun := false
		for ended := false; !ended; {
			line, err := d.in.next()
			if err != nil {
				t.Fatal(err)
			}
			switch text := string(line); {
			case strings.HasPrefix(text, fmt.Sprintf(`{"id":"s%d"`, i)):
				begun = true
			case strings.HasPrefix(text, fmt.Sprintf(`{"id":"u%d"`, i)):
				ended = true
			case !strings.HasPrefix(text, `{"event":"frame"`) || !begun:
				t.Fatalf("in round %d came %s", i, text)
			}
		}
		d.ask(`{"id":"q","op":"release"}`, `{"id":"q","result":{"released":false}}`)
	}
}

// TestSubscriptionsReplaceEachOther without an event of the one that was.
func TestSubscriptionsReplaceEachOther(t *testing.T) {
	a := newScripted(t)
	_, d := followed(t, a, everything)
	d.ask(`{"id":1,"op":"subscribe","topics":["frame"]}`, `{"id":1,"result":{"frame":1}}`)
	a.paint(nil)
	d.hear(`{"event":"frame","frame":2}`)
	d.ask(`{"id":2,"op":"subscribe","topics":["title"]}`, `{"id":2,"result":{"topics":["title"],"title":"Todo"}}`)
	a.paint(nil)
	a.paint(func(s *Snapshot) { s.Title = "Done" })
	d.hear(`{"event":"frame","frame":4,"title":"Done","lost":"$absent"}`)
	d.ask(`{"id":3,"op":"subscribe","topics":["frame"],"since":2}`, `{"id":3,"result":{"frame":2,"lost":"$absent"}}`)
	d.hear(`{"event":"frame","frame":3}`)
	d.hear(`{"event":"frame","frame":4}`)
	a.end(accessibility.ErrEnded)
	d.ask(`{"id":4,"op":"unsubscribe"}`, `{"id":4,"result":{"unsubscribed":true}}`)
}

// TestASubscribeThatIsReplacedBeforeItBegan is answered, and says why.
func TestASubscribeThatIsReplacedBeforeItBegan(t *testing.T) {
	slow := &mute{scripted: newScripted(t), asked: make(chan struct{})}
	d := talk(t, connect(t, newHub(slow, everything)))
	d.say(`{"id":1,"op":"subscribe","topics":["frame"]}`)
	<-slow.asked
	d.say(`{"id":2,"op":"unsubscribe"}`)
	d.hear(`{"id":1,"error":{"code":"cancelled","message":"another subscribe or an unsubscribe came before this one had begun; wait for its reply first"}}`)
	d.hear(`{"id":2,"result":{"unsubscribed":true}}`)
}

// mute answers no snapshot.
type mute struct {
	*scripted
	asked chan struct{}
}

func (h *mute) Snapshot(ctx context.Context, _ uint64) (*Snapshot, error) {
	close(h.asked)
	<-ctx.Done()
	return nil, context.Cause(ctx)
}

// TestSinceAFrameThatIsNotKept says how many frames are lost.
func TestSinceAFrameThatIsNotKept(t *testing.T) {
	a := newScripted(t)
	_, d := followed(t, a, everything)
	for range MaxFrames + 5 {
		a.paint(nil)
	}
	newest := MaxFrames + 6
	d.ask(`{"id":1,"op":"subscribe","topics":["frame"],"since":3}`, fmt.Sprintf(`{"id":1,"result":{"frame":%d,"lost":%d}}`, newest, newest-4))
	oldest := newest - MaxFrames + 1 // that is kept
	d.ask(`{"id":2,"op":"snapshot","since":`+fmt.Sprint(oldest-1)+`}`, `{"id":2,"result":{"lost":true,"nodes":"$any"}}`)
	d.ask(`{"id":2,"op":"snapshot","since":`+fmt.Sprint(oldest)+`}`, fmt.Sprintf(`{"id":2,"result":{"lost":"$absent","since":%d,"patch":[[0,18]]}}`, oldest))
	d.ask(`{"id":3,"op":"wait","changed":true,"after":`+fmt.Sprint(oldest-1)+`}`, `{"id":3,"error":{"code":"lost"}}`)
}

// TestRestsTakeNoPlaceOfAFrame: as many frames are kept where the app comes to
// rest after each.
func TestRestsTakeNoPlaceOfAFrame(t *testing.T) {
	a := newScripted(t)
	h, d := followed(t, a, everything)
	for range MaxFrames + 5 {
		a.paint(func(s *Snapshot) { s.Idle = false })
		a.rest(true)
		a.rest(true)
	}
	newest := MaxFrames + 6
	eventually(t, "all are seen", func() bool { s := h.frames.newest(); return s.Frame == uint64(newest) && s.Idle })
	oldest := newest - MaxFrames + 1
	d.ask(`{"id":1,"op":"snapshot","since":`+fmt.Sprint(oldest-1)+`}`, `{"id":1,"result":{"lost":true}}`)
	d.ask(`{"id":2,"op":"snapshot","since":`+fmt.Sprint(oldest)+`}`, fmt.Sprintf(`{"id":2,"result":{"lost":"$absent","since":%d}}`, oldest))
	d.ask(`{"id":3,"op":"wait","idle":true}`, fmt.Sprintf(`{"id":3,"result":{"frame":%d}}`, newest))
	eventually(t, "nothing more is kept", func() bool {
		h.frames.mu.Lock()
		defer h.frames.mu.Unlock()
		return h.frames.fresh == MaxFrames && len(h.frames.kept) == 2*MaxFrames
	})
}

// TestAReaderThatIsBehind loses the oldest frames, is told how many, and what
// they changed.
func TestAReaderThatIsBehind(t *testing.T) {
	a := newScripted(t)
	h := newHub(a, everything)
	ours, theirs := net.Pipe()
	slow := &gate{Conn: theirs, open: make(chan struct{})}
	c := newConn(slow, h)
	done := make(chan struct{})
	go func() { defer close(done); c.serve(context.Background()) }()
	t.Cleanup(func() { ours.Close(); <-done })
	d := talk(t, ours)
	d.ask(`{"id":1,"op":"subscribe","topics":["frame","focus","tree"]}`, `{"id":1,"result":{"frame":1}}`)
	slow.shut.Store(true)
	a.paint(nil) // its event is stuck
	eventually(t, "an event is stuck", func() bool { return slow.stuck.Load() })
	a.paint(func(s *Snapshot) { s.Focus = 0 })
	for range MaxFrames + 10 {
		a.paint(func(s *Snapshot) { s.Tree.Nodes[7].Label += "x" })
	}
	newest := MaxFrames + 13
	eventually(t, "the server has seen them", func() bool { return h.frames.newest().Frame == uint64(newest) })
	slow.shut.Store(false)
	close(slow.open)
	d.hear(`{"event":"frame","frame":2}`)
	first := newest - MaxFrames + 1
	d.hear(fmt.Sprintf(`{"event":"frame","frame":%d,"lost":%d,"focus":"","since":1}`, first, first-3))
	for frame := first + 1; frame <= newest; frame++ {
		d.hear(fmt.Sprintf(`{"event":"frame","frame":%d,"lost":"$absent","focus":"$absent","since":%d}`, frame, frame-1))
	}
}

// TestAStalledReaderIsCut after the write timeout, and costs the others
// nothing.
func TestAStalledReaderIsCut(t *testing.T) {
	a := newScripted(t)
	h := newHub(a, everything)
	stalled := connect(t, h, func(c *conn) { c.writeTimeout = 20 * time.Millisecond })
	s := talk(t, stalled)
	s.ask(`{"id":1,"op":"subscribe"}`, `{"id":1,"result":{}}`)
	d := followedBy(t, h)
	d.ask(`{"id":1,"op":"subscribe","topics":["frame"]}`, `{"id":1,"result":{}}`)
	for frame := 2; frame < 30; frame++ {
		a.paint(nil)
		d.hear(fmt.Sprintf(`{"event":"frame","frame":%d,"lost":"$absent"}`, frame))
	}
	eventually(t, "it is cut", func() bool {
		h.frames.mu.Lock()
		defer h.frames.mu.Unlock()
		return h.frames.users == 1
	})
	if _, err := stalled.Read(make([]byte, 1)); err != io.EOF {
		t.Errorf("it reads %v", err)
	}
}

// TestTreesOfAFeed are whole, and those of the app.
func TestTreesOfAFeed(t *testing.T) {
	a := newScripted(t)
	c := NewClient(connect(t, newHub(a, everything)))
	defer c.Close()
	feed, err := c.Subscribe(t.Context(), Subscription{Topics: []string{"tree", "tree_hash"}})
	if err != nil || feed.First.Tree == nil {
		t.Fatal(feed, err)
	}
	edits := []func(*Snapshot){
		(&change{Toast: "Saved"}).apply,
		(&change{}).apply,
		func(s *Snapshot) { s.Tree.Nodes[1].Value = "tea" },
		func(s *Snapshot) { // a node goes from the front
			s.Tree.Nodes, s.Tree.Refs = slices.Delete(s.Tree.Nodes, 2, 3), slices.Delete(s.Tree.Refs, 2, 3)
			for i := range s.Tree.Nodes {
				if s.Tree.Nodes[i].Parent > 1 {
					s.Tree.Nodes[i].Parent--
				}
			}
		},
		func(s *Snapshot) { s.Tree = accessibility.Tree{} },
	}
	for _, edit := range edits {
		a.paint(edit)
		e, err := feed.Next(t.Context())
		if err != nil || e.Tree == nil {
			t.Fatal(e, err)
		}
		want := reduced(a.seen[len(a.seen)-1], everything)
		if got := (&Snapshot{Tree: *e.Tree}); got.TreeHash() != want.TreeHash() || hashText(want.TreeHash()) != *e.TreeHash {
			t.Errorf("frame %d: the tree is %v", e.Frame, e.Tree)
		}
	}
}

// TestSubscriptionsUnderWayAreBounded where a client asks for them and does not
// read.
func TestSubscriptionsUnderWayAreBounded(t *testing.T) {
	a := newScripted(t)
	_, d := followed(t, a, everything)
	go func() {
		for i := range 2 * MaxInFlight {
			fmt.Fprintf(d.conn, `{"id":%d,"op":"subscribe","topics":["title"]}`+"\n", i)
		}
	}()
	eventually(t, "as many are under way as may be", func() bool {
		n := strings.Count(goroutines(), "automation.(*conn).subscribe.func")
		return n >= MaxInFlight
	})
	busy := 0
	for range 2 * MaxInFlight {
		line, err := d.in.next()
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(string(line), `"busy"`) {
			busy++
		}
	}
	if busy == 0 {
		t.Error("no end of them")
	}
	d.ask(`{"id":"u","op":"unsubscribe"}`, `{"id":"u","result":{"unsubscribed":true}}`)
}
