package automation

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"sync"

	"limoni/accessibility"
)

// Subscription is what to be told of each frame.
type Subscription struct {
	// Topics are names of docs/protocol.md; nil is all but "tree".
	Topics []string
	// Since begins after a frame that the client knows, where the server still
	// has it; 0 begins with the current one.
	Since uint64
}

// Event is what a frame changed. A pointer is nil where a topic did not change,
// or was not subscribed to.
type Event struct {
	Frame uint64
	// Lost counts frames before this one that the server or this client had to
	// forget before they were read.
	Lost          uint64
	Focus         *string // outline line, "" for no node
	Title         *string
	TreeHash      *string
	ScreenHash    *string
	Idle          *bool
	Human         bool // a person did something at the terminal
	Pending       *[]string
	Announcements []accessibility.Announcement // since the last event
	Tree          *accessibility.Tree          // whole, whatever was sent
}

// Feed are the events of a subscription. It ends when another takes its place.
type Feed struct {
	// First is what the topics were when the subscription began.
	First Event

	client *Client
	news   chan struct{} // holds one

	mu    sync.Mutex
	raw   []json.RawMessage  // unread, oldest first
	owed  Event              // what was forgotten of them has changed, its Lost the frames
	tree  accessibility.Tree // that the server knows this client has
	frame uint64             // of the tree
	err   error              // no event comes any more
}

// maxUnread is how many events a Feed keeps for a reader that is slow. Older
// ones become one, which tells what they changed.
const maxUnread = 4096

// ErrReplaced says that a Feed has ended, since another subscription of the
// same client took its place.
var ErrReplaced = errors.New("automation: another subscription took the place of this one")

// Subscribe begins a subscription, in place of the one there was.
func (c *Client) Subscribe(ctx context.Context, s Subscription) (*Feed, error) {
	if err := c.takeTurn(ctx); err != nil {
		return nil, err
	}
	defer c.giveTurn()
	f := &Feed{client: c, news: make(chan struct{}, 1)}
	m := members{}
	m.names("topics", s.Topics)
	if s.Since > 0 {
		m["since"] = s.Since
	}
	_, err := c.askFeed(ctx, "subscribe", m, f)
	if err == nil {
		err = f.failure()
	}
	if err != nil {
		f.end(err)
		return nil, err
	}
	return f, nil
}

// takeTurn lets one goroutine after the other begin or end a subscription.
func (c *Client) takeTurn(ctx context.Context) error {
	select {
	case c.turn <- struct{}{}:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

func (c *Client) giveTurn() { <-c.turn }

// begin makes f the feed with the reply to its subscribe: what comes before it
// is of the feed that was, what comes after it is its own. It is called by the
// reader, with c.mu held.
func (c *Client) begin(f *Feed, m message) {
	if m.Error != nil && (m.Error.Code == codeBadValue || m.Error.Code == codeBusy) {
		return // it did not even begin
	}
	if c.feed != nil {
		c.feed.end(ErrReplaced)
	}
	c.feed = f
	if m.Error == nil {
		f.begin(m.Result)
	}
}

func (f *Feed) begin(raw json.RawMessage) {
	f.mu.Lock()
	defer f.mu.Unlock()
	first, err := f.read(raw)
	if f.First = first; f.err == nil {
		f.err = err
	}
}

func (f *Feed) failure() error {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.err
}

// end ends the feed, whose reader still gets what has come.
func (f *Feed) end(err error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.err == nil {
		f.err = err
	}
	f.rouse()
}

func (f *Feed) rouse() {
	select {
	case f.news <- struct{}{}:
	default:
	}
}

// publish keeps an event for whoever reads the feed.
func (c *Client) publish(line []byte) {
	c.mu.Lock()
	f := c.feed
	c.mu.Unlock()
	if f != nil {
		f.put(line)
	}
}

func (f *Feed) put(line []byte) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.err != nil {
		return
	}
	if len(f.raw) == maxUnread {
		f.forget()
	}
	f.raw = append(f.raw, append(json.RawMessage(nil), line...))
	f.rouse()
}

// forget takes the oldest event and owes what it changed; f.mu must be held.
func (f *Feed) forget() {
	e, err := f.read(f.raw[0])
	f.raw = f.raw[1:]
	if err != nil {
		f.err = err
		return
	}
	same := e.Frame == f.owed.Frame
	f.owed = e.over(f.owed)
	if !same {
		f.owed.Lost++
	}
}

// over is e with what an event before it changed and e did not, and the frames
// that both have lost.
func (e Event) over(before Event) Event {
	e.Lost += before.Lost
	e.Focus = cmp.Or(e.Focus, before.Focus)
	e.Title = cmp.Or(e.Title, before.Title)
	e.TreeHash = cmp.Or(e.TreeHash, before.TreeHash)
	e.ScreenHash = cmp.Or(e.ScreenHash, before.ScreenHash)
	e.Idle = cmp.Or(e.Idle, before.Idle)
	e.Pending = cmp.Or(e.Pending, before.Pending)
	e.Tree = cmp.Or(e.Tree, before.Tree)
	e.Human = e.Human || before.Human
	if said := slices.Concat(before.Announcements, e.Announcements); len(said) > 0 {
		e.Announcements = said[max(0, len(said)-maxSaid):]
	}
	return e
}

// maxSaid is how many announcements a snapshot has.
const maxSaid = 32

// Next returns the next event. It is for one goroutine.
func (f *Feed) Next(ctx context.Context) (Event, error) {
	for {
		if e, ok, err := f.take(); ok || err != nil {
			return e, err
		}
		select {
		case <-f.news:
		case <-ctx.Done():
			return Event{}, context.Cause(ctx)
		case <-f.client.done:
			if len(f.news) == 0 {
				return Event{}, f.client.cause
			}
		}
	}
}

func (f *Feed) take() (e Event, ok bool, err error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if len(f.raw) == 0 {
		return e, false, f.err
	}
	e, err = f.read(f.raw[0])
	f.raw = f.raw[1:]
	if err != nil {
		f.raw, f.err = nil, err // what comes after it builds on it
		return e, false, err
	}
	if e.Frame == f.owed.Frame && f.owed.Lost > 0 {
		f.owed.Lost-- // that frame is not lost after all
	}
	e, f.owed = e.over(f.owed), Event{}
	return e, true, nil
}

// Close ends the subscription, unless another took its place.
func (f *Feed) Close(ctx context.Context) error {
	c := f.client
	if err := c.takeTurn(ctx); err != nil {
		return err
	}
	defer c.giveTurn()
	if f.failure() != nil {
		return nil
	}
	_, err := c.ask(ctx, "unsubscribe", members{})
	f.end(accessibility.ErrWatchClosed)
	return err
}

type wireEvent struct {
	Frame         uint64
	Lost          uint64
	Focus         *string
	Title         *string
	TreeHash      *string `json:"tree_hash"`
	ScreenHash    *string `json:"screen_hash"`
	Idle          *bool
	Human         bool
	Pending       *[]string
	Announcements []wireSaid
	wireTree
}

// read reads an event, and the tree that it makes of the one before; f.mu must
// be held.
func (f *Feed) read(raw json.RawMessage) (Event, error) {
	var w wireEvent
	if err := json.Unmarshal(raw, &w); err != nil {
		return Event{}, unreadable(err)
	}
	e := Event{
		Frame: w.Frame, Lost: w.Lost, Focus: w.Focus, Title: w.Title, TreeHash: w.TreeHash, ScreenHash: w.ScreenHash,
		Idle: w.Idle, Human: w.Human, Pending: w.Pending, Announcements: announcements(w.Announcements),
	}
	if !w.wireTree.there() {
		return e, nil
	}
	if w.Since != 0 && w.Since != f.frame {
		return e, fmt.Errorf("automation: the app tells what changed since frame %d, and this client has the tree of frame %d", w.Since, f.frame)
	}
	tree, err := w.wireTree.tree(&f.tree)
	if err == nil {
		f.tree, f.frame = tree, w.Frame
		e.Tree = &tree
	}
	return e, err
}
